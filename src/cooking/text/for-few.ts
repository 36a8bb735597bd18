/** So many people's food lies in any pan at once. */
const few = 2;

const rounds = '(?:two|2|two or three|several|three) (?:rounds|batches|goes|lots)';
/** Seven words at most after "if": "if the pan is small", "if they do not all fit". */
const inCase = String.raw`(?:if|where) (?:[\p{L}’']+ ){0,6}?[\p{L}’']+`;
const aside = new RegExp(
  String.raw`(?<!\bso work)(?:, | )(?:working )?in ${rounds} (?:${inCase}|if need be)(?:, or [^,.;]+)?(?=[,.;]| and\b)(?:,(?= and\b))?`,
  'giu',
);
const lone = new RegExp(String.raw`, in ${rounds}(?=[,.;])`, 'giu');
/** "Microwave one bowl at a time", where there is but one. */
const onePortion = /,? (?:one|a) (?:bowl|mug|cup|portion|plate|ramekin|glass|jar) at a time\b/gi;
/** "In a large mug for each person", where there is but one. */
const each =
  /(?<=\b(?:a|one) (?:[\p{L}, -]+ )?(?:bowl|mug|cup|ramekin|glass|jar|plate|dish)) for each person\b/giu;
const bracketed = new RegExp(String.raw` \((?:working )?in ${rounds} ${inCase}[^()]*\)`, 'giu');
const semicolon = new RegExp(String.raw`; (?:do it|work|cook|fry) in ${rounds}(?: [^.;]+)?(?=[.;])`, 'giu');

/** A whole sentence that only tells how to cook for many. */
const forMany = new RegExp(
  String.raw`^(?:(?:Cook|Fry|Work|Brown|Do)(?: it| them)? in ${rounds} (?:if|where)\b|(?:Cook|Fry|Stir-fry)(?: for)? (?:no more than |only )?(?:one or two|one|two)(?: (?:portions?|servings?|people))? at a time\b|Use two (?:large |big |wide )?(?:trays|pans|woks|tins)\b)`,
  'iu',
);

/** Left out, nobody would know when it is done. */
const tellsTheWork = /\bminutes?\b|\buntil\b|\d/;

const between = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** Texts without what is said of a second round and a full pan, where one or two are cooked for and everything fits. */
export function forFew(servings: number, texts: readonly string[]): readonly string[] {
  if (servings > few) return texts;
  return texts.map((text) => {
    if (!/\b(?:rounds|batches|goes|lots|at a time|for each person|trays|pans|woks|tins)\b/.test(text))
      return text;
    const kept = text
      .split(between)
      .filter((sentence) => !forMany.test(sentence) || tellsTheWork.test(sentence));
    const told = (kept.length === 0 ? text : kept.join(' '))
      .replace(bracketed, '')
      .replace(semicolon, '')
      .replace(aside, '');
    return servings === 1 ? told.replace(lone, '').replace(onePortion, '').replace(each, '') : told;
  });
}

/** Whether a tip only helps who cooks for many. */
export const isForMany = (tip: string): boolean =>
  /\b(?:for (?:four|six|more)|more than)\b[^.]*\btwo (?:large |big |wide )?(?:trays|pans|woks|tins|pots)\b|\btwo (?:trays|pans) for more\b/i.test(
    tip,
  ) || forMany.test(tip);
