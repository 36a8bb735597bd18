import { adaptRecipeMethod } from '#usecases/recipes/adapt-method';
import { analyzeRecipe } from '#usecases/recipes/analyze-recipe';
import { budgetifyRecipe } from '#usecases/recipes/budgetify-recipe';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { healthify } from '#usecases/recipes/healthify';
import { rewriteTone } from '#usecases/recipes/rewrite-tone';
import type { Kitchen } from './kitchen.ts';

/** How long after the start, and between two pieces of work: whoever stops at once, or calls, is not kept waiting. */
const pauseMs = { first: 300, next: 20 } as const;

const recipe = {
  title: 'Tomato Soup',
  servings: 4,
  ingredients: ['1 onion, chopped', '2 tbsp butter', '800 g canned tomatoes', '1/2 cup cream', 'salt'],
  instructions: [
    'Melt the butter in a large pot and cook the onion until soft, 8 minutes.',
    'Add the tomatoes and simmer for 20 minutes. Blend, stir in the cream and season with salt.',
  ],
};

/** Cuisines that are asked for most: the forms of each are dressed when it is first cooked. */
const cuisines = [
  ...['italian', 'american', 'mexican', 'indian', 'chinese', 'french', 'greek', 'thai', 'japanese'],
  ...['spanish', 'korean', 'turkish', 'vietnamese', 'lebanese', 'moroccan', 'british'],
];
/** What kitchens hold; each cuisine cooks another of them. */
const pantries: readonly (readonly string[])[] = [
  ['chicken breasts', 'rice', 'bell peppers', 'garlic', 'lemon'],
  ['canned chickpeas', 'spinach', 'canned tomatoes', 'onion', 'carrots', 'yogurt'],
  ['salmon', 'potatoes', 'green beans', 'butter'],
  ['ground beef', 'pasta', 'mushrooms', 'cheddar', 'zucchini'],
  ['tofu', 'broccoli', 'noodles', 'ginger', 'scallions'],
];

/** Work of each kind that a service is asked for. */
const work: readonly ((kitchen: Kitchen) => unknown)[] = [
  (kitchen) => generateRecipe(kitchen, { ingredients: ['chicken thighs', 'rice', 'tomatoes', 'onion'] }),
  (kitchen) => analyzeRecipe(kitchen, { recipe }),
  (kitchen) => healthify(kitchen, { recipe, health_focus: 'lowSodium' }),
  (kitchen) => budgetifyRecipe(kitchen, { recipe }),
  (kitchen) => adaptRecipeMethod(kitchen, { recipe, method: 'slowCooker' }),
  (kitchen) => rewriteTone(kitchen, { recipe, tone: 'friendly' }),
  (kitchen) =>
    generateRecipe(kitchen, {
      ingredients: ['eggs', 'potatoes', 'spinach', 'feta'],
      dietary_restrictions: ['vegetarian'],
    }),
  ...cuisines.map((cuisine, at) => (kitchen: Kitchen) => {
    const ingredients = [...pantries[at % pantries.length]!];
    return generateRecipe(kitchen, { ingredients, cuisine, time_available: 60 });
  }),
];

/**
 * Cooks once of everything while nobody asks, so that the first caller does not wait for what is made on first use: half
 * a second of tables and of code that has never run, and the forms of each cuisine. Answers how to stop it.
 */
export function warmUp(kitchen: Kitchen, isBusy: () => boolean): () => void {
  let at = 0;
  let timer = setTimeout(next, pauseMs.first).unref();
  function next(): void {
    if (!isBusy()) {
      try {
        work[at++]!(kitchen);
      } catch {
        // An answer that nobody asked for ends nothing; who asks for it will be told what is wrong.
      }
    }
    if (at < work.length) timer = setTimeout(next, pauseMs.next).unref();
  }
  return () => clearTimeout(timer);
}
