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
}

const plural = (one: string, many: string) => (found: string) => (/s$/i.test(found) ? many : one);

const names: readonly Name[] = [
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

/** Texts in the names of a list; null where it calls everything as we do. */
export function inListedNames(
  listed: readonly string[],
): { readonly text: (text: string) => string; readonly title: (text: string) => string } | null {
  const list = listed.join('\n');
  const apply = names.filter(({ listed: name, besides }) => name.test(list) && besides?.test(list) !== true);
  if (apply.length === 0) return null;
  const put = (text: string, cased: (found: string, theirs: string) => string): string =>
    apply.reduce((all, { ours, theirs }) => all.replace(ours, (found) => cased(found, theirs(found))), text);
  return {
    text: (text) => put(text, inCase),
    title: (text) =>
      put(text, (found, theirs) => (/^\p{Lu}/u.test(found) ? inTitle(inCase(found, theirs)) : theirs)),
  };
}
