import type { GenerateInput } from '#usecases/recipes/generate-recipe';

/** A real kitchen and what its cook would hold a recipe to. Substance, not wording. */
export interface GoldenBrief {
  readonly name: string;
  readonly input: GenerateInput;
  /** Foods (ids or kinds) that must not be in it, however deep. */
  readonly never?: readonly string[];
  /** Pantry items that must be used. */
  readonly uses?: readonly string[];
  readonly mostToBuy?: number;
  readonly kcalPerServing?: readonly [number, number];
  /** Inner temperature that some step must state, °C. */
  readonly safeCelsius?: number;
  readonly maxSodiumMgPerServing?: number;
  readonly stations?: readonly ('burner' | 'oven')[];
}

/** Ten kitchens. */
export const goldenBriefs: readonly GoldenBrief[] = [
  {
    name: 'a student with two tins, an onion and twenty-five minutes',
    input: {
      ingredients: ['canned chickpeas', 'canned tomatoes', 'onion', 'garlic', 'rice'],
      time_available: 60,
      skill_level: 'beginner',
      servings: 2,
      max_cost_per_serving: 3,
    },
    uses: ['canned chickpeas', 'canned tomatoes'],
    // A curry is bought its spices, by the spoon, and ginger, lemon, chili and cilantro.
    mostToBuy: 8,
    kcalPerServing: [250, 1100],
  },
  {
    name: 'a family with a coeliac child',
    input: {
      ingredients: ['chicken thighs', 'potatoes', 'carrots', 'onion', 'thyme'],
      dietary_restrictions: ['gluten-free'],
      allergies: ['gluten'],
      servings: 5,
      time_available: 120,
      skill_level: 'intermediate',
    },
    never: ['wheat', 'barley', 'rye'],
    uses: ['chicken thighs', 'potatoes'],
    safeCelsius: 74,
    kcalPerServing: [250, 1100],
  },
  {
    name: 'a vegan couple on a weeknight',
    input: {
      ingredients: ['tofu', 'broccoli', 'carrot', 'soy sauce', 'rice', 'ginger'],
      dietary_restrictions: ['vegan'],
      servings: 2,
      time_available: 45,
    },
    never: ['meat', 'fish', 'dairy', 'egg', 'honey'],
    uses: ['tofu', 'broccoli'],
    mostToBuy: 3,
    kcalPerServing: [250, 1100],
  },
  {
    name: 'an iftar for eight',
    input: {
      ingredients: ['red lentils', 'chickpeas', 'tomatoes', 'onion', 'lamb', 'cilantro', 'lemon', 'dates'],
      cuisine: 'Moroccan',
      dietary_restrictions: ['halal'],
      servings: 8,
      time_available: 150,
      skill_level: 'intermediate',
    },
    never: ['pork', 'alcohol', 'wine'],
    uses: ['red lentils'],
  },
  {
    name: 'a diabetic pensioner who must watch salt',
    input: {
      ingredients: ['salmon fillet', 'spinach', 'lemon', 'potatoes', 'olive oil'],
      dietary_restrictions: ['diabetic-friendly'],
      servings: 1,
      time_available: 60,
      skill_level: 'beginner',
    },
    uses: ['salmon fillet'],
    safeCelsius: 63,
  },
  {
    name: 'two campers with one burner and one pot',
    input: {
      ingredients: ['rice', 'canned black beans', 'bell pepper', 'onion', 'cheddar cheese'],
      equipment: ['camping stove', 'pot', 'frying pan'],
      servings: 2,
      time_available: 60,
      skill_level: 'beginner',
    },
    stations: ['burner'],
    uses: ['canned black beans'],
  },
  {
    name: 'a breakfast for a child allergic to milk and nuts',
    input: {
      ingredients: ['oats', 'banana', 'eggs', 'blueberries', 'maple syrup'],
      allergies: ['milk', 'tree nuts', 'peanuts'],
      meal_type: 'breakfast',
      servings: 2,
      skill_level: 'beginner',
    },
    never: ['dairy', 'tree-nut', 'peanut'],
    uses: ['banana'],
  },
  {
    name: 'a cook with a fish allergy and Worcestershire sauce in the cupboard',
    input: {
      ingredients: ['ground beef', 'onion', 'Worcestershire sauce', 'canned tomatoes', 'spaghetti'],
      allergies: ['fish'],
      servings: 4,
    },
    never: ['fish', 'worcestershire-sauce'],
  },
  {
    name: 'a flat with eggs, spinach and feta and nothing to be bought',
    input: {
      ingredients: ['eggs', 'spinach', 'feta'],
      cuisine: 'greek',
      only_these: true,
      servings: 2,
      time_available: 40,
    },
    uses: ['eggs', 'spinach', 'feta'],
    mostToBuy: 0,
    safeCelsius: 71,
  },
  {
    name: 'a household without pork, onion-weary, with a glut of courgettes',
    input: {
      ingredients: ['courgettes', 'penne', 'parmesan', 'garlic', 'basil', 'cherry tomatoes'],
      cuisine: 'Italian',
      exclude: ['onion', 'pork'],
      servings: 4,
      time_available: 35,
    },
    never: ['onion', 'pork'],
    uses: ['courgettes', 'penne'],
    mostToBuy: 2,
    kcalPerServing: [300, 1100],
  },
];
