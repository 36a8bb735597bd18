/** Measures whose full stop is no end of a sentence, written out before anything else is read: "1 in. thick", "2 1/2 in. cutter". */

/** A figure, mixed or of a range: "1", "2 1/2", "1½", "12-15". */
const figure = String.raw`(?<n>(?:\d+ )?\d+\/\d+|\d+(?:\.\d+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])(?<range>\s?(?:-|–|to|x)\s?(?:(?:\d+ )?\d+\/\d+|\d+(?:\.\d+)?[½¼¾⅓⅔]?))?`;

/** What a length says of a thing: it follows the thing, or the verb. */
const ofSize = String.raw`(?:thick|thin|wide|long|deep|high|tall|apart|across|square|round|from|above|below|of|in|on|up|down|around|larger|smaller|bigger|or|and|to|by|overhang|at)`;

/** "1 in. thick": an inch; "a 2 1/2 in. cutter": its size. */
const lengths: readonly (readonly [RegExp, 'inch' | 'foot'])[] = [
  [
    new RegExp(
      String.raw`(?<![\d/.,–-])${figure}[\s-]?(?:in\.|in(?= (?:thick|wide|long|apart|deep|high)\b)|["”″])(?<next>\s+\p{Ll}+)?`,
      'gu',
    ),
    'inch',
  ],
];

const one = /^(?:1|½|¼|¾|⅓|⅔|\d\/\d)$/u;

const written = (text: string): string =>
  lengths.reduce(
    (said, [pattern, unit]) =>
      said.replace(pattern, (...all: unknown[]) => {
        const { n = '', range = '', next = '' } = all.at(-1) as Record<string, string | undefined>;
        const match = all[0] as string;
        const whole = all.at(-2) as string;
        const at = all.at(-3) as number;
        const word = next.trim();
        // A size before its thing: "2 1/2 in. cutter", "1 in. cubes".
        if (word !== '' && !new RegExp(`^${ofSize}$`, 'u').test(word)) return `${n}${range}-${unit}${next}`;
        const many = range !== '' || !one.test(n);
        const ends =
          match.trimEnd().endsWith('.') &&
          next === '' &&
          !/^[,;:)]|^\s+\p{Ll}/u.test(whole.slice(at + match.length));
        return `${n}${range} ${unit}${many ? 'es' : ''}${next}${ends ? '.' : ''}`;
      }),
    text,
  );

/** Words that go on with what a time belongs to; before any other its full stop ends a sentence. */
export const goesOn = String.raw`(?:till|til|until|or|per|each|every|a|an|on|in|at|over|with|w|and|then|more|less|max|min|total|to|if|for|from|of|by|before|after|away|longer|lid|but|so|not|no|while|when|about|depending|covered|uncovered|high|medium|low|stirring|turning|tossing|whisking|shaking|basting|flipping|gently|slowly|undisturbed|altogether|apiece|tops)`;

/** Units of time with a full stop before a small letter: "1 min. less than the package says", "stir 2 min. sherry in". */
const times = new RegExp(
  String.raw`(?<n>(?<![\d/])(?:\d+ )?\d[\d.,/½¼¾]*)(?<range>\s?(?:-|–|to)\s?\d[\d./½¼¾]*)?\s?(?<unit>[Mm]ins?|[Hh]rs?|[Ss]ecs?)\.(?:(?<rest>\s+(?=${goesOn}\b|w/)|(?=[,;:)]))|\s+(?<next>\p{Ll}))`,
  'gu',
);

/** Units that a typed card shortens with a full stop, behind a figure: "2 tbsp. oil", "a 6 qt. pot", "400 deg. oven". */
const units: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d ?)([Tt]bsp|[Tt]bs|[Tt]sp|oz|lbs?|pkgs?|qt|pt|gal|ml|kg|pkt)\.(?= \p{Ll})/gu, '$1'],
  // "Sauté 5m. Add", "simmer 20-25m til soft".
  [
    /(?<=\b(?:saut[eé]|fry|cook|simmer|boil|bake|roast|rest|blend|steam|toast|mix|knead|covered|butter|oil|low|high|paste|for)\b[^.;]{0,30}? (?:\d+-)?\d{1,2})m(?=[.,;)]|$| (?:till?|until|more|then|or|w)\b)/gu,
    ' min',
  ],
  [/(?<=\d) ?(?:T|Tb)\.?(?= \p{Ll})/gu, ' tbsp'],
  [/(?<=\d) ?t\.?(?= \p{Ll})/gu, ' tsp'],
  [/(?<=(?:^|[^\d/.])(?:1|\d\/\d|[½¼¾⅓⅔])) ?c\b\.?(?= \p{Ll})/gu, ' cup'],
  [/(?<=[\d½¼¾⅓⅔]) ?c\b\.?(?= \p{Ll}{3})(?! (?:oven|for|until)\b)/gu, ' cups'],
  [/(?<=\d{3}) ?deg(?:rees?|s)?\.?(?= oven\b)/giu, '-degree'],
  [/\b(couple of|few) mins?\b\.?/giu, '$1 minutes'],
  [/\blge?\.(?= \p{Ll})/gu, 'large'],
  [/\bsm\.(?= \p{Ll})/gu, 'small'],
  [/\bmed\.(?= \p{Ll})(?! ?(?:heat|high|low))/gu, 'medium'],
  [/(?<=\bpkg|\bpkt|\btemp|\bapprox)\.(?= \p{Ll})/gu, ''],
];

/** An instruction whose measures are written out, so that what belongs together is read together. */
export function abbreviated(text: string): string {
  if (!/\d|\.\s\p{Ll}|\bmins?\b/u.test(text)) return text;
  const said = written(text).replace(times, (...all: unknown[]) => {
    const {
      n = '',
      range = '',
      unit = '',
      rest = '',
      next,
    } = all.at(-1) as Record<string, string | undefined>;
    const word = { m: 'minute', h: 'hour', s: 'second' }[unit.charAt(0).toLowerCase()]!;
    return `${n}${range} ${word}${range === '' && one.test(n) ? '' : 's'}${next === undefined ? rest : `. ${next.toUpperCase()}`}`;
  });
  return units.reduce((now, [pattern, by]) => now.replace(pattern, by), said);
}
