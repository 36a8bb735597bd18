import type { Catalogue } from '#food/catalogue';
import { classOf, harmlessCompany } from '#food/match/lexicon';
import { keysOf, wordsOf } from '#food/match/words';
import type { Food } from '#food/model';

/** What a remark begins with that is no part of the food: "for the soup", "from the farm shop". */
const aboutIt =
  /^(?:for|from|to|good|ideal|bought|about|best|use|was|were|i|we|my|our|not|no|some|one|only)\b/;
/** A coat or a sauce that a food lies in. */
const coated =
  /\b(?:in (?:beer )?batter|in breadcrumbs|en cro[uû]te|in (?:\p{L}+ )?pastry|in (?:an? |the )?(?:\p{L}+ ){0,3}sauce)\b/u;
/** Trimmed with a knife, and nothing put on top of it. */
const trimmed = /\btopped (?:and|&) tailed\b/;

/** The word of a line by which a food has something in it or on it that its name does not tell: "stuffed", "marinated"; null where there is none. */
export function addedWord(text: string): string | null {
  const lower = text.toLowerCase();
  const sauce = coated.exec(lower)?.[0];
  if (sauce !== undefined) return sauce;
  if (trimmed.test(lower)) return null;
  const words = wordsOf(lower);
  const at = keysOf(words).findIndex((key) => classOf(key) === 'compounding' && key !== 'seeded');
  return at < 0 ? null : keysOf(words)[at]!;
}

/** What stands in for the food of an animal, and is another food. */
const standIn = /^(?:vegan|veggie|vegetarian|plant[- ]based|meat[- ]free|dairy[- ]free|egg[- ]free)$/;

/** The claim told behind a food by which it is another one: "chicken stock (vegan)"; null where there is none. */
export const claimBehind = (kept: readonly string[]): string | null =>
  kept.find((part) => standIn.test(part)) ?? null;

/** Whether a way of writing a food says that word, too. */
export const says = (way: string, word: string): boolean =>
  way.includes(word) || keysOf(wordsOf(way)).includes(word);

/**
 * Another sausage by the name of a sausage: "smoked sausage (calabresa)". Of meat alone, and only where the other brings no
 * allergen of its own: walnuts with cashews behind them stay both.
 */
const isSisterCut = (one: Food, food: Food): boolean =>
  one.kind !== null &&
  one.kind === food.kind &&
  (one.category === 'meat' || one.category === 'deli') &&
  one.allergens.every(({ allergen }) => food.allergens.some((own) => own.allergen === allergen));

/**
 * Whether something told behind a food is another food that the first one may hold: "pesto (cashew)", "bread - walnut".
 * A kind of it, or its other name, is none.
 */
export function holdsMore(said: string, kept: readonly string[], food: Food, foods: Catalogue): boolean {
  const kindOf = (one: Food): boolean =>
    one.id === food.id ||
    // Of mixed vegetables somebody may tell which.
    (food.id === 'cooked-vegetables' && one.ancestors.includes('vegetable')) ||
    one.ancestors.includes(food.id) ||
    food.ancestors.includes(one.id) ||
    isSisterCut(one, food);
  return kept.some((part) => {
    if (aboutIt.test(part) || keysOf(wordsOf(part)).every((key) => key === 'in' || harmlessCompany.has(key)))
      return false;
    const turned = foods.match(`${part} ${said}`).food;
    if (turned !== null && kindOf(turned)) return false;
    // "Natural peanut butter (just peanuts)" says once more what it is called.
    const own = new Set(keysOf(wordsOf(said)));
    return wordsOf(part).some((word) => {
      if (keysOf([word]).every((key) => own.has(key))) return false;
      const { food: other, candidates } = foods.match(word);
      const named = ['exact', 'alias', 'plural'].includes(candidates[0]?.how ?? '');
      return other !== null && named && !kindOf(other);
    });
  });
}
