import type { AllergenClaim } from '#food/allergens';
import type { Catalogue } from '#food/catalogue';
import type { AllergenWords } from '#food/fact-tables';
import { markersOf } from '#food/markers';
import { screenName } from '#food/name-screen';
import type { Allergen, Category } from '#food/vocabulary';

/** Pies and cakes of titles tell the form of a dish, not its flour; what sulphites are in no title says. */
const notOfTitles: ReadonlySet<Allergen> = new Set<Allergen>(['wheat', 'gluten', 'sulphite']);
/** Names of dishes with a food in them that is not in the dish. */
const figureOfSpeech =
  /\bice[- ]?creams?\b|\begg[- ]rolls?\b|\bcream of\b|\b(?:cowboy|texas|mississippi|eggplant|aubergine|mushroom|beet) caviar\b|\b(?:prairie|mountain) oysters?\b/giu;
/** Shelves of what carries an allergen by itself; a pancake without eggs is still called one. */
const plainFood: ReadonlySet<Category> = new Set<Category>([
  'dairy-eggs',
  'cheese',
  'seafood',
  'nuts-seeds-dried-fruit',
  'produce',
  'spices-seasonings',
  'sauces-condiments',
  'beans-legumes',
]);
const letters = /\p{L}*/uy;

/** A text in small letters without a word and the letters that follow it. */
function without(text: string, word: string): string {
  let rest = '';
  let from = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, from)) {
    rest += `${text.slice(from, at)} `;
    letters.lastIndex = at + word.length;
    letters.test(text);
    from = letters.lastIndex;
  }
  return from === 0 ? text : rest + text.slice(from);
}

/** Words of a title that are tried. */
const wordLimit = 8;

/**
 * What a title names of itself ("Peanut noodles") and no claim accounts for: somebody left it off the list, or
 * calls the dish after something else. Either way it cannot be cleared. Free-from words of the title are heeded.
 */
export function titleClaims(
  title: string,
  claims: readonly AllergenClaim[],
  foods: Pick<Catalogue, 'match'>,
  words: AllergenWords,
): readonly AllergenClaim[] {
  let said = title.replaceAll(figureOfSpeech, ' ').toLowerCase();
  let betrayed = [...screenName(said, words).allergens];
  // Most titles name nothing of the kind.
  if (betrayed.length === 0) return [];
  const denied = new Set(markersOf(title, words).flatMap((marker) => marker.denies));
  const stated = new Set(claims.filter(({ status }) => status !== 'unknown').map(({ allergen }) => allergen));
  const found = new Map<Allergen, AllergenClaim>();
  for (let turn = 0; turn < wordLimit && betrayed.length > 0; turn += 1) {
    for (const [allergen, word] of betrayed) {
      if (notOfTitles.has(allergen) || denied.has(allergen) || stated.has(allergen) || found.has(allergen))
        continue;
      const { food } = foods.match(word);
      const carries = food?.allergens.some(
        (fact) => fact.allergen === allergen && fact.level === 'contains' && fact.via === null,
      );
      if (food === null || !plainFood.has(food.category) || carries !== true) continue;
      found.set(allergen, {
        allergen,
        status: 'may_contain',
        key: 'title',
        ingredient: word,
        food: null,
        evidence: `the title says “${word}”, and no ingredient accounts for it`,
        confidence: 0.5,
        declared: false,
        source: 'name',
      });
    }
    // Each word is tried once, so that one that proves nothing hides none behind it.
    for (const [, word] of betrayed) said = without(said, word);
    betrayed = [...screenName(said, words).allergens];
  }
  return [...found.values()];
}
