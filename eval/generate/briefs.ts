import type { GenerateInput } from '#usecases/recipes/generate-recipe';
import { seeded } from '#cooking/plan/rank/random';
import { skillLevels, type MealType } from '#cooking/vocabulary';

/** What kitchens hold, by part; a sensible brief draws a few of each. Names as people write them. */
const shelves = {
  protein: [
    'chicken breasts',
    'chicken thighs',
    'ground beef',
    'eggs',
    'tofu',
    'salmon',
    'canned chickpeas',
    'canned black beans',
    'red lentils',
    'shrimp',
    'pork chops',
    'bacon',
    'canned tuna',
    'lamb',
    'cod',
    'sausages',
    'tempeh',
    'paneer',
    'turkey mince',
    'kidney beans',
    'brown lentils',
    'white beans',
    'halloumi',
    'steak',
  ],
  starch: [
    'rice',
    'pasta',
    'potatoes',
    'bread',
    'couscous',
    'quinoa',
    'noodles',
    'tortillas',
    'sweet potatoes',
    'oats',
    'bulgur',
    'spaghetti',
    'polenta',
    'flour',
  ],
  vegetable: [
    'onion',
    'garlic',
    'carrots',
    'spinach',
    'broccoli',
    'tomatoes',
    'bell peppers',
    'zucchini',
    'mushrooms',
    'cabbage',
    'cauliflower',
    'kale',
    'green beans',
    'eggplant',
    'leeks',
    'celery',
    'cucumber',
    'peas',
    'corn',
    'butternut squash',
    'beets',
    'asparagus',
    'lettuce',
    'fennel',
    'canned tomatoes',
    'avocado',
  ],
  dairy: [
    'milk',
    'butter',
    'cheddar',
    'feta',
    'parmesan',
    'yogurt',
    'cream',
    'mozzarella',
    'coconut milk',
    'sour cream',
  ],
  extra: [
    'soy sauce',
    'lemon',
    'ginger',
    'cilantro',
    'basil',
    'parsley',
    'honey',
    'mustard',
    'cumin',
    'paprika',
    'curry powder',
    'olive oil',
    'chili',
    'lime',
    'peanut butter',
    'tahini',
    'olives',
    'walnuts',
    'almonds',
    'white wine',
    'miso',
  ],
  fruit: ['apples', 'bananas', 'blueberries', 'strawberries', 'oranges', 'mango', 'pears', 'raisins'],
} as const;

const restrictions = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'egg-free',
  'pescatarian',
  'halal',
  'soy-free',
  'pork-free',
  'no shellfish',
  'peanut',
  'sesame',
  'fish',
  'low-sodium',
  'low-carb',
  'high-protein',
  'kosher',
  'alcohol-free',
  'without cilantro',
  'no mushrooms',
  'lactose-free',
  'mustard',
  'celery',
  'keto',
  'low-fat',
  'low-fodmap',
  'pregnancy-safe',
  'jain',
];
const animal = /chicken|beef|salmon|shrimp|pork|bacon|tuna|lamb|cod|sausage|turkey|steak/;
const cuisines = [
  'italian',
  'mexican',
  'indian',
  'chinese',
  'greek',
  'french',
  'thai',
  'japanese',
  'moroccan',
  'american',
  'spanish',
  'korean',
  'turkish',
  'ethiopian',
  'vietnamese',
  'lebanese',
];

/** A random but sensible brief: what somebody could truly have and ask. Reproducible by number. */
export function randomBrief(number: number): GenerateInput {
  let calls = 0;
  const chance = (): number => seeded(number, `brief ${calls++}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;
  const take = (list: readonly string[], count: number): string[] => {
    const left = [...list];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(Math.floor(chance() * left.length), 1)[0]!,
    );
  };
  const wanted = chance() < 0.5 ? [] : take(restrictions, 1 + Math.floor(chance() * 2.4));
  const meatless = wanted.some((word) => ['vegan', 'vegetarian', 'jain'].includes(word));
  const proteins = shelves.protein.filter(
    (name) => !meatless || (!animal.test(name) && (wanted.includes('vegetarian') || name !== 'eggs')),
  );
  const sweet = chance() < 0.12;
  const ingredients = sweet
    ? [
        ...take(shelves.fruit, 2),
        ...take(shelves.dairy, 1),
        ...take(['oats', 'flour', 'sugar', 'honey', 'eggs', 'butter'], 2),
      ]
    : [
        ...take(proteins, 1 + Math.floor(chance() * 1.6)),
        ...take(shelves.starch, Math.floor(chance() * 2.3)),
        ...take(shelves.vegetable, 1 + Math.floor(chance() * 5)),
        ...take(shelves.dairy, Math.floor(chance() * 2)),
        ...take(shelves.extra, Math.floor(chance() * 4)),
      ];
  const time = chance();
  const meal: MealType | null = sweet
    ? pick(['breakfast', 'dessert', 'snack'] as const)
    : chance() < 0.3
      ? pick(['lunch', 'dinner'] as const)
      : null;
  return {
    ingredients: ingredients.length >= 3 ? ingredients : [...ingredients, 'onion', 'rice'].slice(0, 3),
    ...(chance() < 0.5 && !sweet ? { cuisine: pick(cuisines) } : {}),
    ...(wanted.length > 0 ? { dietary_restrictions: wanted } : {}),
    ...(time < 0.75
      ? { time_available: [20, 30, 40, 45, 60, 90, 120, 240][Math.floor((time / 0.75) * 8)]! }
      : {}),
    skill_level: pick(skillLevels),
    servings: 1 + Math.floor(chance() * 8),
    ...(meal === null ? {} : { meal_type: meal }),
    seed: number,
  };
}
