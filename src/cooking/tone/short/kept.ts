/** What no shortening of a sentence may lose: figures, prohibitions, cautions, choices, cues and the foods it alone names. */

const figures = /[\ue200-\ue5ff\d]/gu;
const foods = /[\ue100-\ue1ff]/gu;

/** Words of which a shortened sentence has as many as it had. */
const counted: readonly RegExp[] = [
  /\b(?:not|cannot|never|avoid|without|no longer)\b|n['’]t\b/giu,
  /\b(?:internal|thermometer|cooked through|pink|run clear|raw|careful\w*|at least|up to|minimum|maximum|safe\w*|burn\w*|hot|caution|allerg\w*|poison\w*|sterili[sz]e\w*|piping|discard\w*|optional\w*)\b/giu,
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half|halves|quarter(?:s|ed|ing)?|thirds?|dozen|couple|twice|thrice|double|triple|hundred|few|several)\b/giu,
  /\b(?:lit(?:er|re)|cup|spoon|teaspoon|tablespoon|pinch|handful|inch|dash|drop|knob|gallon|pint|ounce|pound)(?:ful)?s?\b/giu,
  /\bor\b/giu,
  /\b(?:if|unless)\b/giu,
  /\b(?:until|till)\b/giu,
];

/** "Or it will go slimy": it leaves no choice, and forbids nothing; what burns is said all the same. */
const follows =
  /,? or (?:else )?(?:it|they|you|the \p{L}+|(?:the )?[\ue100-\ue1ff])(?:['’]ll| will| won['’]t| would| may| might)\b(?![^.;()]*\b(?:burn\w*|raw|hot|safe\w*|pink|allerg\w*|poison\w*)\b)[^.;()]*/giu;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const signsOf = (text: string, pattern: RegExp): string => [...(text.match(pattern) ?? [])].sort().join('');

/**
 * Whether a masked sentence still says all that counts after a cut. A food that the instruction named before, by
 * `named`, may be left out.
 */
export function keepsAll(before: string, after: string, named: (sign: string) => boolean): boolean {
  if (signsOf(before, figures) !== signsOf(after, figures)) return false;
  const left = new Set(after.match(foods) ?? []);
  for (const sign of before.match(foods) ?? []) if (!left.has(sign) && !named(sign)) return false;
  const [had, has] = [before.replace(follows, ''), after.replace(follows, '')];
  return counted.every((pattern) => countOf(had, pattern) === countOf(has, pattern));
}

/** A small word that something must follow, with nothing behind it. */
const broken =
  /\b(?:is|are|was|were|be|to|the|an?|of|with|and|or|for|from|into|than|but|your|its|their|as|by)\b ?(?=[.;!?)]|$)/giu;

/** Whether a cut leaves the sentence hanging: "the goal here is". */
export const breaksOff = (before: string, after: string): boolean =>
  countOf(after, broken) > countOf(before, broken);
