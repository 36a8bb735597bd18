import type { Catalogue } from '#food/catalogue';
import type { Grounder } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { RecipeText, UnderstoodRecipe } from '../understand-recipe/model.ts';
import { likeIt } from './leftovers.ts';

/** A place where a text still speaks of a food that is gone. */
export interface StaleMention {
  readonly where: 'title' | 'description' | 'ingredient' | 'instruction';
  /** Place in its list, 0 first; 0 for title and description. */
  readonly at: number;
  readonly word: string;
  readonly text: string;
}

/** Words that say a form, a colour or a state, and no food. */
const saysNoFood = new Set(
  'a an the of and or with in to for fresh dried dry ground whole large small medium big red white black green yellow brown golden sweet hot cold warm raw cooked frozen canned tinned ripe unsalted salted plain all purpose extra virgin light dark low fat free full skim heavy double single thick thin fine coarse chopped diced sliced minced grated shredded crushed peeled boneless skinless organic lean smoked roasted toasted melted softened soft hard firm baking active instant self rising granulated powdered icing caster confectioners long short grain medium powder sauce paste oil juice stock broth mix seasoning extract clove cloves leaf leaves piece pieces stick sticks breast thigh thighs fillet fillets steak steaks loin half halves head bunch can seed seeds root stalk stalks zest flakes puree syrup water sea kosher table vegetable starch one two three cup spoon reduced sodium sugar-free dairy vegan style quality good baby young mature about approximately more plus optional taste tbsp tsp cups oz lb your favorite favourite mixed sour cut back country spring summer winter dish filling sheet round topping dressing juices liquid bone skin rack rib ribs chop chops shoulder leg legs wing wings cube cubes spray toast roast spice blend curry grease italian mexican turkish thai indian greek french english chinese japanese spanish american swiss danish asian'.split(
    ' ',
  ),
);
/** What is named after a food and is none. */
const wareAfter =
  /^(?:cookers?|pans?|tins?|slicers?|press|mills?|grinders?|spinners?|knife|knives|bowls?|noodles?|plant)$/;

/** Plants whose oil, milk, juice and flour all taste of them. */
const tastesThroughout: ReadonlySet<string> = new Set([
  'coconut',
  'lemon',
  'lime',
  'orange',
  'peanut',
  'almond',
]);

const wordsOf = (text: string): { word: string; at: number }[] =>
  [...text.toLowerCase().matchAll(/[\p{L}]+/gu)].map((match) => ({ word: match[0], at: match.index }));

/** One form for one and many; made anew here, so that the check shares nothing with the editor. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('leaves')) return `${word.slice(0, -3)}f`;
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us)$/.test(word) ? word.slice(0, -1) : word;
}

/** "Buttery" of butter; what is salty or creamy may be so without the salt or the cream. */
function derived(word: string): readonly string[] {
  if (/^(?:cream|nut|salt|meat|syrup)$/.test(word)) return [];
  return likeIt(word);
}

/**
 * Finds where an edited recipe still speaks of ingredients that it no longer has. Independent of the editor: reads plain
 * words, not mentions. Words that an ingredient still there is called by are no finds.
 * @param removed keys of `before` that are gone
 */
export function staleMentions(
  before: UnderstoodRecipe,
  after: RecipeText,
  removed: readonly string[],
  deps: { readonly foods: Catalogue; readonly grounder: Grounder },
): readonly StaleMention[] {
  const gone = before.grounded.filter(({ key }) => removed.includes(key));
  if (gone.length === 0) return [];
  // Only names are looked at; with the same servings the lines that stayed need not be read again.
  const left = deps.grounder.ground(after.ingredients, { servings: before.recipe.servings });
  const excused = new Set<string>();
  for (const { parsed, ingredient } of left) {
    const said = [
      parsed.name,
      ...parsed.alternatives,
      parsed.countOf ?? '',
      parsed.preparation ?? '',
      parsed.comment ?? '',
      ingredient.food?.name ?? '',
      ...(ingredient.food?.ancestors ?? []).map((id) => deps.foods.get(id)?.name ?? ''),
      // A bouillon cube is a stock cube by another name.
      ...(/crumbs?$/.test(ingredient.food?.id ?? '') ? ['crumbs'] : []),
      ...(ingredient.food?.ancestors.includes('stock-cube') === true ? ['bouillon'] : []),
    ];
    // Its last word only: butter beans are beans and no butter.
    for (const text of said) {
      const last = wordsOf(text.replace(/\(.*/, '')).at(-1);
      if (last !== undefined) excused.add(stem(last.word));
    }
  }
  const phrases = left.flatMap(({ parsed, ingredient }) => [
    parsed.name.toLowerCase(),
    ingredient.food?.name.toLowerCase() ?? '',
  ]);
  const watched = new Map<string, { readonly word: string; readonly foods: readonly string[] }>();
  for (const { parsed, ingredient } of gone) {
    const { food } = ingredient;
    // Light coconut milk is coconut milk: what is called so is still there.
    const still = left.some(
      ({ ingredient: { food: one } }) => one !== null && food !== null && isKind(one, food.id),
    );
    if (still) continue;
    for (const text of [parsed.name, ...parsed.alternatives, food?.name ?? ''])
      for (const { word } of wordsOf(text)) {
        const own = stem(word);
        // Salt pork is no salt.
        if (own === 'salt' && !/\bsalt$/i.test(text.trim())) continue;
        // Bread flour is no bread.
        if (/^(?:bread|cake|pastry|pizza)$/.test(own) && /flour|dough/.test(text)) continue;
        if (own.length < 3 || saysNoFood.has(word) || saysNoFood.has(own) || excused.has(own)) continue;
        for (const form of [own, ...derived(own)])
          watched.set(form, { word: own, foods: food === null ? [] : [food.id] });
      }
  }
  if (watched.size === 0) return [];
  // A word whose stem is watched begins as the stem does, but for its last letter ("berries", "leaves").
  const beginnings = [...watched.keys()].map((form) => form.slice(0, -1));
  const found: StaleMention[] = [];
  const look = (
    where: StaleMention['where'],
    at: number,
    text: string,
    own: readonly string[] = [],
  ): void => {
    const low = text.toLowerCase();
    if (!beginnings.some((start) => low.includes(start))) return;
    const words = wordsOf(text);
    words.forEach(({ word }, index) => {
      const hit = watched.get(stem(word));
      if (hit === undefined || own.includes(stem(word))) return;
      // "Coconutty", and "coconut" where the dish is described, by the milk as much as by the oil.
      if (
        tastesThroughout.has(hit.word) &&
        (stem(word) !== hit.word || where === 'title' || where === 'description') &&
        phrases.some((name) => wordsOf(name).some((one) => stem(one.word) === hit.word))
      )
        return;
      // "Salt and pepper" is black pepper, whatever pepper is gone.
      if (
        /^peppers?$/.test(word) &&
        words[index - 1] !== undefined &&
        /^(?:and|salt|black|white|ground|cayenne)$/.test(words[index - 1]!.word)
      )
        return;
      if (words[index + 1] !== undefined && wareAfter.test(words[index + 1]!.word)) return;
      // Inside the name of another food: "butter beans", "peanut butter".
      const inside = [-2, -1, 0].some((shift) =>
        [2, 3].some((length) => {
          if (index + shift < 0 || shift + length <= 0) return false;
          const slice = words.slice(index + shift, index + shift + length);
          if (slice.length < length) return false;
          const phrase = text.slice(slice[0]!.at, slice.at(-1)!.at + slice.at(-1)!.word.length).toLowerCase();
          if (/[,.;:!?()]/.test(phrase)) return false;
          if (phrases.some((name) => name !== '' && (name.includes(phrase) || phrase.endsWith(name))))
            return true;
          const { food, confidence, modifiers } = deps.foods.match(phrase);
          return (
            food !== null &&
            confidence > 0.9 &&
            modifiers.length === 0 &&
            !hit.foods.some(
              (id) =>
                isKind(food, id) || (deps.foods.get(id) !== null && isKind(deps.foods.get(id)!, food.id)),
            )
          );
        }),
      );
      if (!inside) found.push({ where, at, word, text });
    });
  };
  look('title', 0, after.title);
  if (after.description !== null) look('description', 0, after.description);
  // A line's own name is its own: "chicken or beef broth" where the chicken is gone.
  after.ingredients.forEach((text, at) =>
    look(
      'ingredient',
      at,
      text,
      left
        .filter(({ key }) => key === `i${at}` || key.startsWith(`i${at}+`))
        .flatMap(({ parsed }) =>
          [parsed.name, ...parsed.alternatives].flatMap((name) =>
            wordsOf(name).map(({ word }) => stem(word)),
          ),
        ),
    ),
  );
  after.instructions.forEach((text, at) => look('instruction', at, text));
  return found;
}
