/** Closed lists that exist on the wire alone, and the other words that callers may use for them. */
import { diets } from '#food/vocabulary';
import type { Diet } from '#food/vocabulary';
import { healthFocuses } from '#cooking/vocabulary';
import type { HealthFocus, Method, SkillLevel, MealType } from '#cooking/vocabulary';
import { foldWord } from './enum-input.ts';

/** Which kind of model does the work. */
export const modelTiers = ['embedded', 'standard', 'premium'] as const;
export type ModelTier = (typeof modelTiers)[number];

/** Systems of units in which a recipe is written. */
export const outputUnits = ['metric', 'us'] as const;

export const rewriteLengths = ['shorter', 'same', 'longer'] as const;

export const substitutionReasons = ['outOfStock', 'diet', 'allergy', 'cost', 'health', 'taste'] as const;

export const changeKinds = [
  'swap',
  'reduce',
  'add',
  'remove',
  'method',
  'time',
  'temperature',
  'text',
] as const;

export const impacts = ['none', 'low', 'medium', 'high'] as const;

export const verdictStatuses = ['met', 'violated', 'unverifiable'] as const;

export const claimStatuses = ['contains', 'may_contain', 'unknown'] as const;

export const storagePlaces = ['pantry', 'fridge', 'freezer'] as const;

export const skillAliases: Readonly<Record<string, SkillLevel>> = {
  easy: 'beginner',
  novice: 'beginner',
  basic: 'beginner',
  simple: 'beginner',
  medium: 'intermediate',
  moderate: 'intermediate',
  hard: 'advanced',
  difficult: 'advanced',
  professional: 'expert',
  pro: 'expert',
  chef: 'expert',
};

export const methodAliases: Readonly<Record<string, Method>> = {
  instantPot: 'pressureCooker',
  crockPot: 'slowCooker',
  stove: 'stovetop',
  hob: 'stovetop',
  barbecue: 'grill',
  bbq: 'grill',
  noBake: 'noCook',
  raw: 'noCook',
  fanOven: 'convectionOven',
};

export const mealAliases: Readonly<Record<string, MealType>> = {
  brunch: 'breakfast',
  supper: 'dinner',
  main: 'dinner',
  mainCourse: 'dinner',
  beverage: 'drink',
  sweet: 'dessert',
};

const focusSpellings = new Set<string>(healthFocuses.map(foldWord));
/** Diets that `health_focus` takes too; those whose word is a focus already are that focus. */
const dietFocuses = diets.filter((diet) => !focusSpellings.has(foldWord(diet)));

/** What `health_focus` may say: a focus to measure, or a diet, which is treated as a restriction. */
export const healthFocusWords: readonly (HealthFocus | Diet)[] = [...healthFocuses, ...dietFocuses];
