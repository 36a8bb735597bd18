/** Titles and words of a recipe after a restriction was kept. */
import type { Edit } from '#cooking/edit/edit';
import { capitalise, titleCase } from '#cooking/text/grammar';
import { shortNames } from '#cooking/text/naming';
import type { Breach } from '#cooking/verify/breaches';
import { type Ingredient, isKind } from '#food/ingredient';
import type { Diet } from '#food/vocabulary';
import { type Fitting, labelOf, proper } from './restriction-swaps.ts';
import type { Standing } from './transform.ts';

/** Diets whose word in a title tells the reader more than the list does. */
export const titled: readonly Diet[] = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'];

/** A title with the word of the diet before it, where it does not say so already. */
export function retitled(title: string, diet: Diet | null): string {
  const own = title.replace(/\b(lentil|chickpea|mushroom|bean)s(?= \p{Lu})/giu, '$1');
  const plain = own.toLowerCase().replace(/[^a-z]+/g, '-');
  if (diet === null || plain.includes(diet)) return own;
  // "The best brownies", "Nan's stew (the good one)": the word comes after the name.
  if (/^(?:the|my|our|a|\p{L}+['’]s)\s/iu.test(own))
    return own.replace(/\s*(?=\(|$)/u, `, ${diet} `).trimEnd();
  // "Fried tofu" is written as a sentence, "Fried Tofu" as a title; small words tell nothing.
  return /^\p{Lu}\S*\s(?:.*\s)?(?!(?:and|with|for|from|the|of|in|on|or|alla?|von|mit|und|avec|con|de|al)\b)\p{Ll}{3,}/u.test(
    own,
  ) || /^\p{Ll}/u.test(own)
    ? `${capitalise(diet)} ${proper.test(own) ? own.charAt(0) : own.charAt(0).toLowerCase()}${own.slice(1)}`
    : `${titleCase(diet)} ${own}`;
}

/** What a denied food breaks, or null; for foods that the list has not. */
export const breaks = ({ deps, breach }: Fitting, id: string): Breach | null => {
  const food = deps.foods.get(id);
  return food === null
    ? null
    : breach({ key: id, text: food.name, name: food.name, food, grams: 5, eatenShare: 1 });
};

export const matchCase = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? capitalise(word) : word;

/** What flour makes: no word of a sauce takes its place. */
const bakedOf =
  /\b(?:crusts?|shells?|cases?|pastry|dough|bread|loaf|buns?|rolls?|cakes?|tarts?|pies?|base|noodles?|pasta)\b/i;

/** A food that only a step names, under another name; null where it may stay, a sentence where nothing takes its place. */
export function renamed(
  one: Standing['understood']['unlisted'][number],
  done: readonly Edit[],
  { bench, deps, asked, breach }: Fitting,
): Edit | string | null {
  const food = deps.foods.get(one.food);
  if (food === null) return null;
  const item: Ingredient = {
    key: one.food,
    text: one.text,
    name: one.name,
    food,
    grams: null,
    eatenShare: 1,
  };
  const found = breach(item);
  if (found === null) return null;
  const reason = `${capitalise(one.name)} ${found.text}`;
  const { grounded } = bench.start.understood;
  // "Seasoned flour" is the flour of the list.
  const noun = one.text.toLowerCase().split(/\s+/).at(-1)!;
  const [, mixture] = /(sauce|dressing|gravy|filling|batter|glaze)s?$/i.exec(one.text) ?? [];
  if (
    mixture === undefined &&
    grounded.some(({ parsed }) => parsed.name.toLowerCase().split(/\s+/).at(-1) === noun)
  )
    return null;
  // "Make the sofrito: …" makes it of what is listed.
  const ahead = bench.start.understood.recipe.steps.find(({ id }) => id === one.stepId)?.text ?? '';
  if (/\b(?:make|prepare) (?:the|a|an|your) $/i.test(ahead.slice(0, one.start)) && food.madeOf.length !== 1)
    return null;
  const made =
    mixture !== undefined &&
    (food.category === 'sauces-condiments' ||
      food.madeOf.some((part) =>
        grounded.some(({ ingredient }) => ingredient.food !== null && isKind(ingredient.food, part)),
      ));
  const shouted = /\p{Lu}{2}/u.test(one.text) && !/\p{Ll}/u.test(one.text);
  const by = (text: string): Edit => ({
    kind: 'replace-text',
    stepId: one.stepId,
    span: one,
    text: shouted ? text.toUpperCase() : text,
    reason,
  });
  // "The white sauce" is what the recipe itself makes of its list.
  if (made) return by(/white|cream/i.test(one.text) ? `creamy ${mixture}` : mixture);
  // "The fish cakes" are made of the fish of the list, whatever that has become.
  if (food.traits.some((trait) => trait === 'fish' || trait === 'meat')) {
    const flesh = done.flatMap((edit) => {
      const old = edit.kind === 'swap' ? grounded.find(({ key }) => key === edit.key)?.ingredient.food : null;
      return edit.kind === 'swap' &&
        old?.traits.some((trait) => (trait === 'fish' || trait === 'meat') && food.traits.includes(trait)) ===
          true
        ? [edit.by[0]!.food]
        : [];
    })[0];
    const word =
      /\b(?:fish|meat|chicken|beef|pork|lamb|turkey|salmon|tuna|crab|prawn|shrimp|sardine|ham|bacon)(?=s?\b)/iu;
    if (flesh !== undefined && word.test(one.text))
      return by(
        one.text.replace(word, (said) => matchCase(shortNames([flesh]).get(flesh.id)!.singular, said)),
      );
  }
  // A béchamel that the recipe stirs of its own flour, fat and milk is whatever they are.
  const parts = food.madeOf.filter((part) =>
    grounded.some(
      ({ ingredient }) =>
        ingredient.food !== null &&
        (isKind(ingredient.food, part) || deps.foods.get(part)?.kind === ingredient.food.kind),
    ),
  );
  if (parts.length >= 2) {
    // So is the crust of its own flour and butter: it stays a crust.
    if (bakedOf.test(one.text)) return null;
    return by(/b[ée]chamel/i.test(one.text) ? 'creamy sauce' : 'sauce');
  }
  // The same with the right label: "vegan ice cream".
  for (const bare of [one.name, one.name.split(' ').slice(-2).join(' ')]) {
    const label = `${labelOf(found)} ${bare}`;
    const match = deps.foods.match(label).food;
    if (
      match !== null &&
      !match.abstract &&
      breach({ ...item, text: label, name: label, food: match }) === null
    )
      return by(label);
  }
  const [first] = deps.substitutes.suggest({
    food,
    name: one.name,
    amount: null,
    recipe: null,
    recipeFoods: new Set(),
    servings: null,
    available: null,
    reason: 'diet',
    maxResults: 1,
    restrictions: asked,
    jurisdiction: asked.jurisdiction,
  }).suggestions;
  return first === undefined
    ? `nothing does the job of the ${one.name} in step ${one.stepId.slice(1)} (${found.constraint})`
    : by(first.foods[0]!.name);
}
