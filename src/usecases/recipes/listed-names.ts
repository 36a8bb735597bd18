/*
 * What a list calls a thing, the recipe calls it as well: who has flatbreads is not told of pitas, and who writes sweetcorn reads of
 * no corn. Only names of one and the same thing stand here, and sorts of it that differ in nothing that a cook would notice.
 */

/** A name that lists have, ours for the same thing, and what stands in its place. */
interface Name {
  readonly listed: RegExp;
  /** Where this stands in the list as well, both are meant. */
  readonly besides?: RegExp;
  readonly ours: RegExp;
  readonly theirs: (found: string) => string;
  /** Whether ours has a capital wherever it stands, so that the other has none from it. */
  readonly capital?: true;
}

const plural = (one: string, many: string) => (found: string) => (/s$/i.test(found) ? many : one);

/** One name for the other, wherever it stands. */
const called = (listed: RegExp, ours: RegExp, one: string, many = one, besides = once(ours)): Name => ({
  listed,
  besides,
  ours,
  theirs: plural(one, many),
});
const once = ({ source }: RegExp): RegExp => new RegExp(source, 'i');

/** Of lardons there are many: "the bacon is crisp", "the lardons are". */
const verbs: Readonly<Record<string, string>> = { is: 'are', has: 'have', gives: 'give', renders: 'render' };
const asMany = (found: string): string => {
  const verb = / (is|has|gives|renders)$/.exec(found)?.[1];
  return verb === undefined ? 'lardons' : `lardons ${verbs[verb]!}`;
};

const names: readonly Name[] = [
  {
    listed: /\blardons?\b/i,
    besides: /\b(?:bacon|rashers?|pancetta|guanciale)\b/i,
    // They come cut up.
    ours: /(?<!\b(?:(?:back|canadian|turkey|vegan|tempeh|beef|coconut) |(?:slices?|rashers?|strips?) (?:of )?))\bbacon\b(?! (?:fat|jam|grease|bits))(?: (?:is|has|gives|renders)\b|(?<=^[^.;]*), (?:cut|sliced|diced|chopped)\b[^,.;]*$)?/gi,
    theirs: asMany,
  },
  called(/\bbramleys?\b/i, /\bcooking apples?\b/gi, 'Bramley apple', 'Bramley apples'),
  ...['Maris Piper', 'King Edward'].map((sort) => ({
    listed: new RegExp(`\\b${sort}s?\\b`, 'i'),
    besides: /\b(?:russets?|baking potato(?:es)?)\b/i,
    ours: /\b(?:russet|floury) potato(?:es)?\b/gi,
    theirs: plural(`${sort} potato`, `${sort} potatoes`),
  })),
  {
    listed: /\bchicken (?:pieces|parts|joints)\b/i,
    besides: /\bjointed\b/i,
    ours: /\bjointed chicken\b/gi,
    theirs: () => 'bone-in chicken pieces',
  },
  called(
    /\bjasmine rice\b/i,
    /\bcooked basmati rice\b/gi,
    'cooked jasmine rice',
    'cooked jasmine rice',
    /\bbasmati\b/i,
  ),
  // How ripe they are makes the loaf.
  ...['banana', 'plantain', 'mango', 'pear', 'avocado', 'tomato', 'peach'].map((fruit) => ({
    listed: new RegExp(`\\b(?:very|over|really)[- ]?ripe ${fruit}(?:e?s)?\\b`, 'i'),
    ours: new RegExp(`(?<=^[0-9½¼¾]+ )${fruit}(?:e?s)?\\b`, 'gi'),
    theirs: (found: string) => `very ripe ${found}`,
  })),
  // One paste stands for those of every curry house.
  ...['korma', 'balti', 'rogan josh', 'vindaloo', 'jalfrezi'].map((sort) => ({
    ...called(new RegExp(`\\b${sort} (?:curry )?paste\\b`, 'i'), /\bmadras curry paste\b/gi, `${sort} paste`),
    besides: /\bmadras\b/i,
  })),
  called(/\bsamp\b/i, /\b(?<!(?:canned|tinned) )(?:dried )?hominy\b/gi, 'samp', 'samp', /\bhominy\b/i),
  called(/\bbutterschmalz\b/i, /\bghee\b/gi, 'Butterschmalz'),
  called(/\bclarified butter\b/i, /\bghee\b/gi, 'clarified butter'),
  // Which mustard it is, nobody said.
  {
    ...called(/^\W*(?:(?:some|a jar of) )?mustard\W*$/im, /\bdijon mustard\b/gi, 'mustard'),
    capital: true,
  },
  {
    ...called(/\bmittelscharfer senf\b/i, /\bdijon mustard\b/gi, 'medium-hot mustard'),
    capital: true,
  },
  ...['plum', 'cherry', 'blackberry', 'blackcurrant'].map((fruit) =>
    called(new RegExp(`\\b${fruit} jam\\b`, 'i'), /\bblueberry jam\b/gi, `${fruit} jam`),
  ),
  called(/\bjaggery\b/i, /\bpalm sugar\b/gi, 'jaggery', 'jaggery', /\b(?:palm sugar|gula|kith?ul)\b/i),
  {
    listed: /\bsweet paprika\b/i,
    besides: /\b(?:hot|smoked) paprika\b/i,
    // Named once in full, in the list, it is the paprika.
    ours: /(?<=^[0-9½¼¾⅓⅔⅛ ]*(?:tsp|tbsp|g) )paprika\b/gi,
    theirs: () => 'sweet paprika',
  },
  { ...called(/\bpul biber\b/i, /\baleppo pepper\b/gi, 'pul biber'), capital: true },
  called(/\bspam\b/i, /\bluncheon meat\b/gi, 'Spam'),
  called(/\bcornichons?\b/i, /\bgherkins?\b/gi, 'cornichon', 'cornichons'),
  called(/\bmixed peel\b/i, /\bcandied fruits?\b/gi, 'mixed peel'),
  called(/\begusi\b/i, /\bmelon seeds?\b/gi, 'egusi'),
  called(/\btenderstem\b/i, /\bbroccolini\b/gi, 'tenderstem broccoli', 'tenderstem broccoli'),
  called(/\bpurple sprouting broccoli\b/i, /\bbroccolini\b/gi, 'purple sprouting broccoli'),
  called(/\bpoha\b/i, /\bflattened rice\b/gi, 'poha'),
  called(/\bbranzino\b/i, /\bsea bass\b/gi, 'branzino'),
  called(/\bnutella\b/i, /\bchocolate hazelnut spread\b/gi, 'Nutella'),
  called(/\bsavoiardi\b/i, /\blady ?fingers?\b/gi, 'savoiardi'),
  called(/\bmaize meal\b/i, /\bcornmeal\b/gi, 'maize meal'),
  {
    listed: /\bspring onions?\b/i,
    besides: /\bscallions?\b/i,
    ours: /\bscallions?\b/gi,
    theirs: plural('spring onion', 'spring onions'),
  },
  {
    listed:
      /^\W*(?:(?:a|an|some|big|small|large|fresh|chopped|few|bunch|handful|sprigs?|of|\d+ ?g) )*coriander(?: leaves)?\W*$/im,
    besides: /\bcilantro\b/i,
    ours: /\b(?:fresh )?cilantro\b/gi,
    theirs: () => 'coriander',
  },
  {
    listed: /\bsweet ?corn\b/i,
    ours: /(?<!\b(?:baby|sweet|pop) )\bcorn\b(?! (?:tortillas?|chips?|starch|flour|oil|bread|syrup|flakes?|husks?|salsa|cobs?))/gi,
    theirs: () => 'sweetcorn',
  },
  {
    listed: /\bbeetroots?\b/i,
    besides: /\bbeets?\b/i,
    ours: /\bbeets?\b/gi,
    theirs: plural('beetroot', 'beetroots'),
  },
  { listed: /\brocket\b/i, ours: /\barugula\b/gi, theirs: () => 'rocket' },
  {
    listed: /\bchill(?:i|ies)\b/i,
    besides: /\bchil(?:i|e)s?\b/i,
    ours: /\bchil(?:is?|ies)\b(?! con)/gi,
    theirs: plural('chilli', 'chillies'),
  },
  {
    listed: /\bflat ?breads?\b/i,
    besides: /\bpitt?as?\b/i,
    ours: /\bpitt?as?\b/gi,
    theirs: plural('flatbread', 'flatbreads'),
  },
  { listed: /\bemment(?:h?al|aler)\b/i, ours: /\bswiss cheese\b/gi, theirs: () => 'Emmental' },
  { listed: /\bkefalograviera\b/i, ours: /\bkefalotyri\b/gi, theirs: () => 'kefalograviera' },
  {
    listed: /\bporridge oats\b/i,
    besides: /\brolled oats\b/i,
    ours: /\brolled oats\b/gi,
    theirs: () => 'porridge oats',
  },
];

const inCase = (found: string, theirs: string): string =>
  /^\p{Lu}/u.test(found) ? theirs.charAt(0).toUpperCase() + theirs.slice(1) : theirs;
/** In a title each word of a name begins with a capital. */
const inTitle = (text: string): string =>
  text.replace(/(?<=[ -])\p{Ll}(?=\p{Ll}{3})/gu, (letter) => letter.toUpperCase());

/** Whether what was found begins a text or a sentence. */
function atHead(rest: readonly unknown[]): boolean {
  const at = rest.findIndex((one) => typeof one === 'number');
  return /(?:^|[.:!?] )$/.test(String(rest[at + 1]).slice(0, Number(rest[at])));
}

/** Texts in the names of a list; null where it calls everything as we do. */
export function inListedNames(
  listed: readonly string[],
): { readonly text: (text: string) => string; readonly title: (text: string) => string } | null {
  const list = listed.join('\n');
  const apply = names.filter(({ listed: name, besides }) => name.test(list) && besides?.test(list) !== true);
  if (apply.length === 0) return null;
  const put = (text: string, cased: (found: string, theirs: string) => string): string =>
    apply.reduce(
      (all, { ours, theirs, capital }) =>
        all.replace(ours, (found: string, ...rest: readonly unknown[]) =>
          cased(capital === true && !atHead(rest) ? found.toLowerCase() : found, theirs(found)),
        ),
      text,
    );
  return {
    text: (text) => put(text, inCase),
    title: (text) =>
      put(text, (found, theirs) => (/^\p{Lu}/u.test(found) ? inTitle(inCase(found, theirs)) : theirs)),
  };
}
