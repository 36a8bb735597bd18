/** A recipe that its author only jotted down, as whole sentences, before it is told anew for a machine. */
import type { Change } from '#contract/schemas/change';
import { editedFor } from '#cooking/tone/edition/edition';
import type { UnderstoodRecipe } from '#cooking/understand-recipe/model';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { Bench } from './transform.ts';

/** What a reader is told of it. */
export const writtenOutReason =
  'The author’s notes are written out as sentences; what is done stays the same.';

const shortened = /\b\d+ ?(?:mins?|hrs?|secs?)\b|\b(?:w|til|tsp|tbsp)\b/i;
/** "1 min. less than the package says": the stop of a short word ends no sentence. */
const shortStop =
  /\b((?:min|hr|sec)s?)\. (?=(?:less|more|longer|per|each|on|until|till?|or|and|to|before|after|over|in|at|with|per)\b)/g;
/** "2 1/2 in. cutter", "1 in. thick". */
const inches =
  /(\d|[½¼¾]) ?in\. (?=thick|cutter|pan|skillet|square|round|circle|pieces|cubes|slices|rounds)/g;
/** Articles to a word, below which a text is notes. */
const noteArticles = 0.05;
const leastWords = 12;

/** Whether instructions are notes: they open in small letters, or do without articles and spell no minute out. */
export function isJotted(instructions: readonly string[]): boolean {
  if (instructions.length === 0) return false;
  const small = instructions.filter((text) => /^\s*\p{Ll}/u.test(text)).length;
  if (small * 2 >= instructions.length) return true;
  const text = instructions.join(' ');
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const articles = text.match(/\b(?:the|a|an)\b/gi)?.length ?? 0;
  return words >= leastWords && shortened.test(text) && articles / words < noteArticles;
}

/** "Oil cut sides, salt" is no oil to add, and "Spoon the peas over, then." is no sentence: notes that were read as others. */
function isMisread(before: string, now: string): boolean {
  const adds = (text: string): number => text.match(/\badd\b/gi)?.length ?? 0;
  return (
    (/\bthe dry ingredients\b|\bsalt the pepper\b/i.test(now) &&
      !/\bingredients\b|\bsalt the\b/i.test(before)) ||
    (/\bthen add the\b/i.test(now) && adds(now) > adds(before)) ||
    (/\b(?:then|and|the|with|or)\.(?=\s|$)/i.test(now) &&
      !/\b(?:then|and|the|with|or)\.(?=\s|$)/i.test(before))
  );
}

/** "Add onion carrot": foods that only a space parts, as a list. */
function listed({ source, steps }: UnderstoodRecipe): readonly string[] {
  return source.instructions.map((text, at) => {
    const found = [...(steps[at]?.mentions ?? [])].sort((one, other) => one.start - other.start);
    let made = '';
    let from = 0;
    found.forEach((one, index) => {
      const next = found[index + 1];
      if (
        next === undefined ||
        one.key === next.key ||
        next.start !== one.end + 1 ||
        text.charAt(one.end) !== ' ' ||
        one.kind === 'pronoun' ||
        next.kind === 'pronoun'
      )
        return;
      const after = found[index + 2];
      const more = after !== undefined && after.start === next.end + 1 && text.charAt(next.end) === ' ';
      made += `${text.slice(from, one.end)}${more ? ', ' : ' and '}`;
      from = next.start;
    });
    return (made + text.slice(from)).replace(shortStop, '$1 ').replace(inches, '$1-inch ');
  });
}

/** The bench with its recipe in sentences, and what was written out; the same bench where it was no notes. */
export function writtenOut(
  bench: Bench,
  deps: KitchenDeps,
): { readonly bench: Bench; readonly changes: readonly Change[] } {
  const { understood } = bench.start;
  const was = understood.source.instructions;
  if (!isJotted(was)) return { bench, changes: [] };
  const apart = listed(understood);
  const ready = apart.some((text, at) => text !== was[at])
    ? bench.stand({ ...understood.source, instructions: apart }).understood
    : understood;
  const edited = editedFor(ready, { quiet: false, full: true }, deps).source.instructions;
  const now = edited.map((text, at) => (isMisread(was[at] ?? '', text) ? was[at]! : text));
  const changes = was.flatMap((before, at): readonly Change[] =>
    now[at] === before || now[at] === undefined
      ? []
      : [
          {
            kind: 'text',
            target: `step ${at + 1}`,
            before,
            after: now[at],
            reason: writtenOutReason,
            effect: { nutrition: {}, cost: 0, allergens: { added: [], removed: [] } },
          },
        ],
  );
  if (changes.length === 0) return { bench, changes };
  const start = bench.stand({ ...understood.source, instructions: now });
  // What the sentences would lose is not worth them.
  const lost = start.understood.unused.some((key) => !understood.unused.includes(key));
  return lost ? { bench, changes: [] } : { bench: { ...bench, start }, changes };
}
