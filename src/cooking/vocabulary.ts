/** Closed lists of the cooking room. */

export const skillLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type SkillLevel = (typeof skillLevels)[number];

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'drink'] as const;
export type MealType = (typeof mealTypes)[number];

export const phases = ['prep', 'cook', 'assemble', 'finish'] as const;
export type Phase = (typeof phases)[number];

/** What a recipe is called to improve. */
export const healthFocuses = [
  'lowSodium',
  'lowFat',
  'lowSaturatedFat',
  'lowCholesterol',
  'lowCalorie',
  'lowSugar',
  'lowCarb',
  'highProtein',
  'highFiber',
  'heartHealthy',
  'diabeticFriendly',
  'weightLoss',
  'plantForward',
  'wholeFood',
  'antiInflammatory',
  'gutHealth',
  'mediterranean',
  'dash',
  'kidneyFriendly',
  'ironRich',
  'balanced',
] as const;
export type HealthFocus = (typeof healthFocuses)[number];

export const tones = [
  'casual',
  'friendly',
  'professional',
  'formal',
  'concise',
  'enthusiastic',
  'humorous',
  'storytelling',
  'educational',
  'encouraging',
  'elegant',
  'rustic',
  'kidFriendly',
  'minimalist',
] as const;
export type Tone = (typeof tones)[number];

/** Machines and ways of cooking that `adapt-method` converts between. */
export const methods = [
  'oven',
  'stovetop',
  'airFryer',
  'slowCooker',
  'pressureCooker',
  'microwave',
  'grill',
  'smoker',
  'sousVide',
  'steamer',
  'deepFryer',
  'wok',
  'riceCooker',
  'toasterOven',
  'convectionOven',
  'dutchOven',
  'campfire',
  'noCook',
] as const;
export type Method = (typeof methods)[number];

/** What a step does. */
export const actions = [
  'cut',
  'wash',
  'soak',
  'drain',
  'measure',
  'mix',
  'whisk',
  'beat',
  'fold',
  'knead',
  'rest',
  'proof',
  'marinate',
  'season',
  'shape',
  'roll',
  'stuff',
  'coat',
  'blend',
  'mash',
  'grate',
  'toast',
  'preheat',
  'heat',
  'melt',
  'boil',
  'simmer',
  'poach',
  'steam',
  'blanch',
  'braise',
  'stew',
  'saute',
  'sear',
  'fry',
  'stir-fry',
  'deep-fry',
  'sweat',
  'caramelise',
  'bake',
  'roast',
  'broil',
  'grill',
  'smoke',
  'reduce',
  'deglaze',
  'add',
  'stir',
  'toss',
  'layer',
  'assemble',
  'dress',
  'garnish',
  'serve',
  'cool',
  'chill',
  'freeze',
  'churn',
  'set',
  'strain',
  'press',
  'pour',
  'glaze',
  'warm',
  'reheat',
  'microwave',
  'slow-cook',
  'pressure-cook',
  'air-fry',
  'sous-vide',
  'ferment',
] as const;
export type Action = (typeof actions)[number];

export const heats = ['low', 'medium-low', 'medium', 'medium-high', 'high'] as const;
export type Heat = (typeof heats)[number];
