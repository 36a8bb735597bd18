import type { GroundedLine } from '#food/ground';
import { verbForms } from '../understand-recipe/action-words.ts';
import { neverAlone } from '../understand-recipe/ingredient-names.ts';
import type { IngredientMention } from '../understand-recipe/model.ts';
import { nameKeys, tokenise } from '../understand-recipe/tokens.ts';

/** A word that speaks of a food which goes and that the reader of mentions took for something else. */
export interface Leftover extends IngredientMention {
  /** "Buttery", "cheesy": a quality, not the food. */
  readonly quality: boolean;
}

/** Words that name more than the food that they come from. */
const vague = new Set(
  'sauce oil water salt pepper stock broth powder mix spice blend paste juice bread cake pie dough pastry curry soup roast toast cube spray dish style vegetable fruit meat seasoning ingredient food drink topping filling grease breast thigh leg wing drumstick fillet filet steak chop loin tenderloin shoulder shank rib cutlet joint floret sprig spear kernel head bunch stick piece half slice chunk strip flake flesh pulp heart tail ring wedge round crumb reduced reduce low free light lean plain'.split(
    ' ',
  ),
);
const noQuality = new Set([
  'cream',
  'nut',
  'meat',
  'salt',
  'sugar',
  'water',
  'oil',
  'pepper',
  'rice',
  'corn',
  'ham',
  'syrup',
]);

/** Words by which only the lines that go are known. */
export function wordsOfGone(
  gone: readonly GroundedLine[],
  left: readonly { readonly name: string; readonly food: string | null }[],
): ReadonlyMap<string, string> {
  const kept = new Set(
    left.flatMap(({ name, food }) =>
      [name, food ?? ''].flatMap((text) => nameKeys(text.replace(/\(.*/, ''))),
    ),
  );
  const words = new Map<string, string>();
  for (const { key, parsed, ingredient } of gone)
    for (const name of [parsed.name, ingredient.food?.name ?? ''])
      for (const word of nameKeys(name.replace(/\([^)]*\)/g, ' ')))
        if (word.length > 2 && !neverAlone.has(word) && !vague.has(word) && !kept.has(word))
          words.set(word, key);
  return words;
}

/** Finds such words in a text, outside of the mentions that are known. */
export function leftovers(
  text: string,
  words: ReadonlyMap<string, string>,
  known: readonly IngredientMention[],
): readonly Leftover[] {
  if (words.size === 0) return [];
  const qualities = qualitiesOf(words);
  const tokens = tokenise(text);
  return tokens.flatMap(({ start, end, key, low }, at): readonly Leftover[] => {
    const own = words.get(key);
    const found = own ?? qualities.get(low);
    if (found === undefined) return [];
    // "Cream the butter": a verb.
    const next = tokens[at + 1];
    if (
      verbForms.has(low) &&
      next !== undefined &&
      !next.opens &&
      /^(?:the|your|it|them|together|in|until|with|into|a|an)$/.test(next.low)
    )
      return [];
    if (known.some((one) => start < one.end && end > one.start)) return [];
    return [
      { start, end, text: text.slice(start, end), key: found, kind: 'head', quality: own === undefined },
    ];
  });
}

/** "Buttery", "cheesy", "garlicky" of butter, cheese, garlic; nothing pinky comes of pine nuts. */
export function likeIt(word: string): readonly string[] {
  const root = word.endsWith('e') ? word.slice(0, -1) : word;
  return [`${root}y`, root.endsWith('c') ? `${root}ky` : `${root}${root.at(-1)!}y`];
}

const adjectives = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, string>>();

/** "Buttery", "garlicky": made once of the words that are looked for in one text after the other. */
function qualitiesOf(words: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const known = adjectives.get(words);
  if (known !== undefined) return known;
  const qualities = new Map<string, string>();
  for (const [word, key] of words) {
    if (noQuality.has(word)) continue;
    for (const form of likeIt(word)) qualities.set(form, key);
  }
  adjectives.set(words, qualities);
  return qualities;
}
