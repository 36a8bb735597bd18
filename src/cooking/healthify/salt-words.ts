import { isKind } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Move } from './move.ts';
import { wordsMove } from './words-move.ts';

/** Words of a step that call for salt which no list counts, and what is said instead. */
interface Saying {
  readonly pattern: RegExp;
  /** Only where the list has no salt of its own with a measure, which is what the text then means. */
  readonly unlisted?: true;
  /** Only where no line of the list is the packet: what the list counts is changed there, with its amount. */
  readonly packet?: true;
  /** `sour` is what the dish has to sharpen it, or null. */
  say(found: RegExpExecArray, sour: string | null, text: string): string;
}

/** An amount of salt as steps give it: "a handful of", "1½-2 tsp of", "two tablespoons of". */
const measure = String.raw`(?:an?|one|two|three|\d[\d\s/.–-]*|(?:\d\s?)?[¼½¾⅓⅔⅛](?:\s*[-–]\s*\d+)?)\s*(?:good |generous |big |large |hefty |small |heaped |level )?(?:pinch(?:es)?|handfuls?|table\s?spoon(?:ful)?s?|tbsp|tea\s?spoon(?:ful)?s?|tsp|spoon(?:ful)?s?|grams?|g)\b\.?(?: of)?`;
const sorts = '(?:kosher |sea |fine |coarse |table |flaky |rock )?salt';

const water: readonly Saying[] = [
  {
    pattern: /\b(?:(?:generously|heavily|well|lightly|very)[ -])?salted(?=,? (?:boiling )?water\b)/giu,
    say: ([said]) => (/^\p{Lu}/u.test(said) ? 'Unsalted' : 'unsalted'),
  },
  {
    pattern: /\bboiling(?:,)? salted water\b/giu,
    say: () => 'boiling unsalted water',
  },
  {
    pattern: new RegExp(
      String.raw`\b((?:boil|bring|heat|fill)\b[^.;]{0,60}?\bwater\b[^.;,]{0,24}?)(?:,? and (?:then )?|, (?:then )?)(?:add|salt it|put in)(?: (?:some|plenty of|${measure}))?(?: ${sorts})?(?: \([^)]*\))?(?=[,.;]| and\b|$)`,
      'giu',
    ),
    say: ([said, boiling]) => (/salt/i.test(said) ? `${boiling!} without salt` : said),
  },
  {
    pattern: new RegExp(String.raw`(?<=\bwater) and (?:some|${measure}) ${sorts}(?= to\b)`, 'giu'),
    say: () => '',
  },
];

const anyCase = (said: string, text: string): string =>
  /^\p{Lu}/u.test(said) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** What is reached for before the salt. */
const instead = (sour: string | null): string => `${sour ?? 'herbs'} and pepper`;

const byHand: readonly Saying[] = [
  {
    // "With plenty of pepper, and possibly salt": who watches salt need not.
    pattern:
      /(?:,? and|,| or)? (?:possibly|perhaps|maybe|optionally) (?:some |a little |a (?:pinch|bit|dash) of |more |extra )?(?:kosher |sea )?salt\b(?! and)|,? and salt,? if (?:you like|needed|necessary|desired)/giu,
    say: () => '',
  },
  {
    // The packet that comes with instant noodles is mostly salt.
    packet: true,
    pattern:
      /\b(?:(?:1|one|a|2|two|both|the|all the|their) )?(?:of the )?((?:seasoning|flavou?r(?:ing)?|soup|spice|soup base) (?:packets?|sachets?|powder))\b(?! from only)/giu,
    say: ([said, what]) =>
      /\bhalf\b/i.test(said) ? said : anyCase(said, `half the ${what!.replace(/s$/, '')}`),
  },
  {
    pattern:
      /\b(taste(?: (?:it|the \p{L}+))?),? and (?:add (?:more |extra |some )?salt|adjust (?:the )?(?:salt|seasoning)|season)(?: and pepper)?(?: with (?:more )?salt(?: and (?:black )?pepper)?)?(?:,? (?:if (?:it )?(?:needs it|needed|necessary|you like)|as needed|to taste|accordingly))?/giu,
    say: ([, verb], sour) => `${verb!}, and reach for ${instead(sour)} before any more salt`,
  },
  {
    pattern:
      /\b(?:(?:check|taste) (?:for )?(?:the )?seasoning|make sure (?:that )?the seasoning is (?:ok|right|fine|good)|adjust (?:the )?(?:salt|seasoning)(?: if (?:needed|necessary))?)(?:,? and (?:add|adjust)(?: the)? (?:salt|seasoning))?(?:,? (?:to taste|if (?:needed|necessary)))*/giu,
    say: ([said], sour) => anyCase(said, `taste, and reach for ${instead(sour)} before any more salt`),
  },
  {
    pattern:
      /\b(season)(?:ed)?( (?!with)\p{L}+)? (?:well|generously|liberally)(?: all over)? with (?:plenty of )?salt and ((?:freshly ground )?(?:black )?pepper)/giu,
    say: ([, verb, what, pepper]) => `${verb!}${what ?? ''} lightly with salt and well with ${pepper!}`,
  },
  {
    pattern: /\bsprinkle (?:some |a little |plenty of )?salt (?:every|now and|from time|as you go)[^.;]*/giu,
    say: ([said]) =>
      anyCase(said, 'season with black pepper as you go, and with no more than a pinch of salt'),
  },
  {
    pattern: /\ba (?:good|generous|big|large|hefty) pinch of (?=(?:kosher |sea |flaky )?salt\b)/giu,
    say: () => 'a small pinch of ',
  },
  {
    pattern:
      /\bseason to taste with (?:(?:kosher |sea )?salt (?:and|&) ((?:freshly ground )?(?:black )?pepper)|((?:black )?pepper) (?:and|&) salt)/giu,
    say: ([said, one, other]) =>
      anyCase(said, `season to taste with ${one ?? other!} and no more than a pinch of salt`),
  },
  {
    pattern:
      /\b(season(?: (?!with\b)\p{L}+){0,4}) with (?:(?:kosher |sea |fine )?salt (?:and|&) ((?:black )?pepper)),? to taste\b/giu,
    say: ([, verb, pepper]) => `${verb!} to taste with ${pepper!} and no more than a pinch of salt`,
  },
  {
    pattern: /\b(?:the )?salt and ((?:black |white )?pepper),? as (?:desired|you like|needed)\b/giu,
    say: ([said, pepper]) => anyCase(said, `${pepper!} to taste and only a pinch of salt`),
  },
  {
    pattern:
      /\b(?:some )?(?:salt (?:and|&) ((?:black |white )?pepper)|((?:black |white )?pepper) (?:and|&) salt) to taste\b/giu,
    say: ([, one, other]) => `${one ?? other!} to taste and no more salt than it needs`,
  },
  {
    pattern: /(?<!\b(?:pepper and|of|tsp|tbsp|teaspoons?|tablespoons?) )\bsalt(?: some more)? to taste\b/giu,
    say: ([said]) => anyCase(said, 'only as much salt as it still needs'),
  },
  {
    pattern:
      /\bsalt and pepper (?=(?:the|both|all|each)\b)([^.,;]{1,40}?)(?: to taste| generously| liberally)?(?=[.,;]|$| before\b| and\b)/giu,
    say: ([said, what]) => anyCase(said, `season ${what!} well with pepper and lightly with salt`),
  },
  {
    pattern: /\b(salt the \p{L}+(?: \p{L}+)?)(?: (?:generously|well|liberally))?(?= and\b|[.,;]|$)/giu,
    say: ([, said]) => `${said!} lightly`,
  },
  {
    unlisted: true,
    pattern:
      /\b(season(?: (?:the )?[\p{L}-]+){0,4}) with ((?:kosher |sea |fine )?salt)(?: and|,| &) ((?:freshly ground )?(?:(?:black|white) )?pepper)(?! to taste)/giu,
    say: ([, verb, salt, pepper]) => `${verb!} lightly with ${salt!} and well with ${pepper!}`,
  },
  {
    unlisted: true,
    pattern:
      /\b(season(?: (?:the )?[\p{L}-]+){0,4}) with (?:kosher |sea |coarse |fine )?salt(?=\s*(?:[.;]|$))/giu,
    say: ([, verb]) => `${verb!} with pepper and a small pinch of salt`,
  },
  {
    unlisted: true,
    pattern: new RegExp(String.raw`\b(${measure}) (?=${sorts}\b(?! (?:and pepper|water)))`, 'giu'),
    say: ([said], _, text) => smaller(said, text),
  },
  {
    unlisted: true,
    pattern: /(?<=\badd (?:the )?[^.;]{3,60}) and salt(?=\s*(?:[.;]|$))/giu,
    say: () => ' and only a pinch of salt',
  },
  {
    unlisted: true,
    pattern: /\b(salt (?:it|them))(?! (?:lightly|only|a little))(?= and\b|[.,;]|$)/giu,
    say: ([, said]) => `${said!} lightly`,
  },
  {
    unlisted: true,
    pattern: /(?<!quite )\b(?:some|a bit of|plenty of|enough) (?=(?:kosher |sea )?salt\b)/giu,
    say: ([said]) => anyCase(said, 'only a pinch of '),
  },
  {
    unlisted: true,
    pattern: /(?<=(?:\bwith|\badd|,|\band) )salt(?=\s*(?:,|[.;]|$|and (?!pepper to|water)))/giu,
    say: () => 'a pinch of salt',
  },
];

const pepperSaid = String.raw`((?:(?:freshly|fresh) )?(?:ground )?(?:(?:black|white) )?pepper)`;

/** Where the wish is less sodium and the list has no salt: what the steps add of it goes, and the pepper stays. */
const noneAdded: readonly Saying[] = [
  {
    // "Add bouillon, salt and pepper to the meat."
    pattern: new RegExp(
      String.raw`,? (?:(?:some|a little|the) )?${sorts},?(?: and| &) ${pepperSaid}(?=\b)`,
      'giu',
    ),
    say: ([said, pepper], _, text) => {
      const list = said!.startsWith(',');
      const before = text.slice(0, text.indexOf(said!));
      return list || /\b(?:and|with|add|the|using|of|in)$/i.test(before)
        ? `${list ? ' and' : ''} ${pepper!}`
        : ` ${pepper!}`;
    },
  },
  {
    pattern: new RegExp(
      String.raw`\b(season[^.;,]{0,40}? with) ${sorts}(?=\s*(?:[.;,]|$| before| on both| to taste))(?! and)`,
      'giu',
    ),
    say: ([, verb]) => `${verb!} pepper`,
  },
  {
    pattern: new RegExp(String.raw`\b${sorts}, ((?:black |white )?pepper)\b`, 'giu'),
    say: ([, pepper]) => pepper!,
  },
  { pattern: new RegExp(String.raw`(?<=\bpepper) (?:and|&) ${sorts}\b`, 'giu'), say: () => '' },
  {
    pattern: new RegExp(
      String.raw`(?:,? and|,) (?:a (?:small |good |big |generous )?(?:pinch|dash|bit) of |some |a little |the )?${sorts}(?=\s*(?:[.;]|$))`,
      'giu',
    ),
    say: () => '',
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\b(?:add|with|in) )(?:a (?:small |good |big |generous )?(?:pinch|dash|bit) of |some |a little |the )?${sorts} and (?=\p{L})`,
      'giu',
    ),
    say: () => '',
  },
  {
    pattern: /\bsalt and pepper (?=(?:the|both|all|each|to)\b)/giu,
    say: ([said]) => anyCase(said, 'pepper '),
  },
];

/** Half of what a step gives, or a pinch where that is little: "1½-2 tsp of " → "1 tsp of "; for a whole pot of water as it is. */
function smaller(said: string, text: string): string {
  if (/\bpinch/i.test(said) || /\b(?:brine|pickl|ferment|knead|dough|yeast|flour)/i.test(text)) return said;
  const of = /\bof\s*$/i.test(said) ? 'of ' : '';
  const amount = readHalf(said);
  const big = /\b(?:table\s?spoon|tbsp)/i.test(said);
  const small = /\b(?:tea\s?spoon|tsp)/i.test(said);
  if ((!big && !small) || amount === null) return `no more than a pinch of `;
  if (small && amount < 0.25) return 'a pinch of ';
  const written = fractions.find(([value]) => value >= amount - 0.01)?.[1] ?? String(Math.round(amount));
  const unit = /\b(?:table\s?spoon(?:ful)?s?|tbsp|tea\s?spoon(?:ful)?s?|tsp)/i.exec(said)![0];
  return `${written} ${amount <= 1 ? unit.replace(/s$/, '') : unit} ${of}`;
}

const fractions: readonly (readonly [number, string])[] = [
  [0.25, '1/4'],
  [0.5, '1/2'],
  [0.75, '3/4'],
  [1, '1'],
  [1.5, '1 1/2'],
  [2, '2'],
];
const wordNumbers: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 };
const signs: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 0.33,
  '⅔': 0.67,
  '⅛': 0.125,
};

/** Half of the number that a text begins with, of a range the lower end; null where it has none. */
function readHalf(said: string): number | null {
  const word = wordNumbers[/^\p{L}+/u.exec(said)?.[0].toLowerCase() ?? ''];
  if (word !== undefined) return word / 2;
  const found = /^(\d+\s*\/\s*\d+|\d+(?:\.\d+)?)?(?:\s+(\d+)\s*\/\s*(\d+))?\s*([¼½¾⅓⅔⅛])?/u.exec(said.trim());
  if (found === null || found[0] === '') return null;
  const [over, under] = (found[1] ?? '0').split('/').map(Number);
  const whole = under === undefined ? over! : over! / under;
  const part = found[2] === undefined ? 0 : Number(found[2]) / Number(found[3]);
  return (whole + part + (signs[found[4] ?? ''] ?? 0)) / 2;
}

/** What the sayings make of a text, from left to right, each place once. */
function found(
  text: string,
  sayings: readonly Saying[],
  measured: boolean,
  sour: string | null,
  before: readonly { readonly span: { readonly start: number; readonly end: number } }[] = [],
): readonly {
  readonly span: { readonly start: number; readonly end: number };
  readonly was: string;
  readonly text: string;
}[] {
  if (!/salt|season/i.test(text)) return [];
  const taken: {
    readonly start: number;
    readonly end: number;
    readonly was: string;
    readonly text: string;
  }[] = [];
  for (const { pattern, say, unlisted } of sayings) {
    if (unlisted === true && measured) continue;
    for (const one of text.matchAll(pattern)) {
      const [start, end] = [one.index, one.index + one[0].length];
      if (taken.some((other) => start < other.end && other.start < end)) continue;
      if (before.some(({ span }) => start < span.end && span.start < end)) continue;
      const said = say(one, sour, text);
      if (said !== one[0]) taken.push({ start, end, was: one[0], text: said });
    }
  }
  return taken
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, was, text: said }) => ({ span: { start, end }, was, text: said }));
}

/** The words that salt the water, as edits; empty where no step speaks of salted water. */
export function unsaltedWater(understood: UnderstoodRecipe, reason: string): readonly Edit[] {
  return understood.source.instructions.flatMap((text, at): readonly Edit[] => {
    return found(text, water, false, null).map(({ span, text: said }): Edit => ({
      kind: 'replace-text',
      stepId: understood.steps[at]!.id,
      span,
      text: said,
      reason,
    }));
  });
}

/** The first few, as a change tells them. */
const joined = (said: readonly string[]): string =>
  [...new Set(said.map((one) => one.trim().replace(/^(?:,\s*)?(?:and\s+)?/, '')).filter((one) => one !== ''))]
    .slice(0, 3)
    .join('; ');

/** Where the cook's hand salts what no list counts: salted water, the last seasoning. Moves of words alone. */
export function saltWords(
  understood: UnderstoodRecipe,
  sour: string | null,
  strict = false,
): readonly Move[] {
  const listed = understood.grounded.some(
    ({ ingredient: { food } }) => food !== null && isKind(food, 'salt'),
  );
  const measured = understood.grounded.some(
    ({ parsed, ingredient: { food } }) => parsed.quantity !== null && food !== null && isKind(food, 'salt'),
  );
  const packets = understood.grounded.some(
    ({ parsed, ingredient: { food } }) =>
      /\b(?:seasoning|spice|soup|gravy) ?(?:mix|packet|powder)?\b/i.test(parsed.name) &&
      food !== null &&
      !isKind(food, 'noodle') &&
      !isKind(food, 'pasta'),
  );
  const move = (slot: string, sayings: readonly Saying[], why: string): readonly Move[] => {
    const said = understood.source.instructions.flatMap((text, at) =>
      found(text, sayings, measured, sour, sayings === water ? [] : found(text, water, measured, null)).map(
        (one) => ({ ...one, stepId: understood.steps[at]!.id }),
      ),
    );
    if (said.length === 0) return [];
    const edits = said.map(({ stepId, span, text }): Edit => ({
      kind: 'replace-text',
      stepId,
      span,
      text,
      reason: why,
    }));
    const told =
      slot === 'words:water'
        ? { before: 'salted water', after: 'unsalted water' }
        : {
            before: joined(said.map(({ was }) => was)),
            after: joined(said.map(({ text }) => text)),
          };
    return [
      wordsMove({
        slot,
        edits,
        why,
        said: told,
      }),
    ];
  };
  return [
    ...move(
      'words:water',
      water,
      'the salt of the water is never measured, and the rest of the dish seasons enough without it',
    ),
    ...(packets
      ? []
      : move(
          'words:packet',
          byHand.filter(({ packet }) => packet === true),
          'the packet is mostly salt, and half of it seasons as many noodles',
        )),
    ...move(
      'words:hand',
      (strict && !listed ? [...noneAdded, ...byHand] : byHand).filter(({ packet }) => packet !== true),
      strict && !listed
        ? 'salt added by hand soon adds up: pepper and what is sharp or fragrant season in its place'
        : 'salt added by hand soon adds up, and a lighter hand still seasons the dish',
    ),
  ];
}

/** "Season with pepper and a small pinch of salt. Season with the black pepper.": where pepper comes in by itself, the words are of the salt alone. */
export function saltAlone({ said, edits, ...move }: Move): Move {
  const bare = (text: string): string => text.replace(/\bpepper and (?=a small pinch of salt)/giu, '');
  return {
    ...move,
    ...(said === undefined ? {} : { said: { ...said, after: bare(said.after) } }),
    edits: edits.map((edit) => (edit.kind === 'replace-text' ? { ...edit, text: bare(edit.text) } : edit)),
  };
}
