import type { Recipe } from '../recipe.ts';

/** What a list says of a food that a step can do as well, and how a step says it. */
const verbs: Readonly<Record<string, string>> = {
  beaten: 'beat|whisk',
  chopped: 'chop',
  crumbled: 'crumble',
  crushed: 'crush',
  diced: 'dice',
  grated: 'grate',
  halved: 'halve|cut',
  mashed: 'mash',
  melted: 'melt',
  minced: 'mince',
  peeled: 'peel',
  pitted: 'pit|stone',
  quartered: 'quarter',
  shredded: 'shred',
  sliced: 'slice',
  softened: 'soften',
  squeezed: 'squeeze',
  toasted: 'toast',
  torn: 'tear',
  warmed: 'warm',
  whisked: 'whisk|beat',
  zested: 'zest',
};
/** "Finely" has to be said in either place; "lightly" goes without. */
const piece = new RegExp(
  `^(?:lightly |well )?(?<how>finely |coarsely |thinly |roughly |thickly )?(?<what>${Object.keys(verbs).join('|')})$`,
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a sentence of a step does to a food what the list says of it: "melt the butter", "peel and mash the bananas". */
function does(text: string, { how = '', what }: Groups, names: readonly string[]): boolean {
  // A pattern is dear to make, and few steps speak of both.
  const low = text.toLowerCase();
  if (!verbs[what!]!.split('|').some((verb) => low.includes(verb))) return false;
  if (!names.some((name) => low.includes(name.toLowerCase()))) return false;
  const named = names.map(escaped).join('|');
  const told = new RegExp(
    String.raw`\b${how === '' ? '' : `${how.trim()} `}(?:${verbs[what!]!})\b(?: and [a-z]+)?(?: the| each| half| both| all| most of the| [\d½¼¾⅓⅔]+| of)*(?: [\p{L}-]+){0,1} (?:${named})\b`,
    'iu',
  );
  return told.test(text);
}

type Groups = Readonly<Record<string, string | undefined>>;

/** A step as it reads, with the keys of what it handles. */
interface Told {
  readonly text: string;
  readonly inputs: readonly string[];
}

/**
 * The list without what a step says in its own words: who reads "melt the butter" bought no melted butter. What stands on two
 * lines, and what only a part of is done to, stays.
 * @param namesOf what the steps call the food of a line
 */
export function preparedOnce(
  ingredients: Recipe['ingredients'],
  told: readonly Told[],
  namesOf: (key: string) => readonly string[],
): Recipe['ingredients'] {
  return ingredients.map((item) => {
    const { preparation, text, key } = item;
    if (preparation === null || !text.includes(`, ${preparation}`)) return item;
    if (ingredients.some((other) => other !== item && other.food === item.food)) return item;
    const pieces = preparation.split(/,? and |, /).map((one) => piece.exec(one)?.groups);
    if (pieces.some((one) => one === undefined)) return item;
    const names = namesOf(key);
    if (names.length === 0) return item;
    const steps = told.filter(({ inputs }) => inputs.includes(key));
    const isDone = (one: Groups): boolean => steps.some(({ text: said }) => does(said, one, names));
    const done = pieces.filter((one) => isDone(one!));
    if (done.length === 0) return item;
    const isMashed = done.some((one) => one!['what'] === 'mashed');
    // Who mashes a banana has peeled it.
    const left = pieces.filter((one) => !done.includes(one) && !(isMashed && one!['what'] === 'peeled'));
    const words = left.map((one) => `${one!['how'] ?? ''}${one!['what']!}`).join(' and ');
    const instead = words === '' ? '' : `, ${words}`;
    return {
      ...item,
      text: text.replace(`, ${preparation}`, instead),
      preparation: words === '' ? null : words,
    };
  });
}
