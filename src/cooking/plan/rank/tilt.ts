import type { Nutrition } from '#food/nutrition';
import type { Diet, Nutrient } from '#food/vocabulary';
import type { HealthFocus } from '../../vocabulary.ts';
import type { Tilt } from '../brief.ts';

const less = (...roles: string[]): Tilt => Object.fromEntries(roles.map((role) => [role, -1]));

/** A lean of the starch at which what is served beside the dish is left away. */
export const noStarch = -2;

/** Whether a dish is to have little sugar. */
export const sparesSugar = (tilt: Tilt): boolean => (tilt['sweet'] ?? 0) < 0;

/** How amounts lean for a measured diet: within each role's own range, so that the dish stays itself. */
const dietTilt: Readonly<Partial<Record<Diet, Tilt>>> = {
  'low-sodium': less('salt', 'umami', 'cheese'),
  'low-fat': less('fat', 'cheese', 'nut'),
  'low-calorie': { ...less('fat', 'cheese', 'sweet', 'starch', 'nut'), vegetable: 1 },
  'low-carb': { ...less('sweet'), starch: noStarch, vegetable: 0.5, protein: 0.5 },
  keto: { ...less('sweet', 'fruit'), starch: noStarch, protein: 0.3 },
  'low-sugar': less('sweet', 'fruit'),
  'high-protein': { protein: 1, starch: -0.4 },
  'high-fiber': { vegetable: 1, starch: 0.3 },
  'diabetic-friendly': { ...less('starch', 'sweet', 'salt'), vegetable: 1 },
  dash: { ...less('salt', 'umami', 'fat'), vegetable: 1 },
  mediterranean: { vegetable: 0.7 },
};

const focusDiets: Readonly<Partial<Record<HealthFocus, readonly Diet[]>>> = {
  lowSodium: ['low-sodium'],
  lowFat: ['low-fat'],
  lowSaturatedFat: ['low-fat'],
  lowCholesterol: ['low-fat'],
  lowCalorie: ['low-calorie'],
  weightLoss: ['low-calorie'],
  lowSugar: ['low-sugar'],
  lowCarb: ['low-carb'],
  highProtein: ['high-protein'],
  highFiber: ['high-fiber'],
  gutHealth: ['high-fiber'],
  heartHealthy: ['dash'],
  dash: ['dash'],
  kidneyFriendly: ['low-sodium'],
  diabeticFriendly: ['diabetic-friendly'],
  mediterranean: ['mediterranean'],
  plantForward: ['high-fiber'],
};

/** The lean of a brief's diets and health focus together; the strongest wins where they meet. */
export function tiltFor(diets: readonly Diet[], focus: HealthFocus | null): Tilt {
  const all = [...diets, ...(focus === null ? [] : (focusDiets[focus] ?? []))].map(
    (diet) => dietTilt[diet] ?? {},
  );
  const tilt: Record<string, number> = {};
  for (const one of all)
    for (const [role, amount] of Object.entries(one))
      if (Math.abs(amount) > Math.abs(tilt[role] ?? 0)) tilt[role] = amount;
  return tilt;
}

/** Nutrients that a focus looks at: −1 = the less the better, per usual amount of a meal. */
const focusNutrients: Readonly<Record<HealthFocus, readonly (readonly [Nutrient, number, usual: number])[]>> =
  {
    lowSodium: [['sodium_mg', -1, 800]],
    lowFat: [['fat_g', -1, 25]],
    lowSaturatedFat: [['saturated_fat_g', -1, 7]],
    lowCholesterol: [
      ['cholesterol_mg', -1, 80],
      ['saturated_fat_g', -0.5, 7],
    ],
    lowCalorie: [['energy_kcal', -1, 600]],
    lowSugar: [['sugars_g', -1, 15]],
    lowCarb: [['carbohydrate_g', -1, 60]],
    highProtein: [['protein_g', 1, 25]],
    highFiber: [['fiber_g', 1, 8]],
    heartHealthy: [
      ['saturated_fat_g', -0.7, 7],
      ['sodium_mg', -0.5, 800],
      ['fiber_g', 0.4, 8],
    ],
    diabeticFriendly: [
      ['carbohydrate_g', -0.6, 60],
      ['sugars_g', -0.6, 15],
      ['fiber_g', 0.5, 8],
    ],
    weightLoss: [
      ['energy_kcal', -0.8, 600],
      ['protein_g', 0.4, 25],
      ['fiber_g', 0.4, 8],
    ],
    plantForward: [
      ['fiber_g', 0.7, 8],
      ['cholesterol_mg', -0.7, 80],
    ],
    wholeFood: [
      ['fiber_g', 0.6, 8],
      ['sugars_g', -0.3, 15],
      ['sodium_mg', -0.3, 800],
    ],
    antiInflammatory: [
      ['saturated_fat_g', -0.5, 7],
      ['fiber_g', 0.5, 8],
      ['vitamin_c_mg', 0.3, 30],
    ],
    gutHealth: [['fiber_g', 1, 8]],
    mediterranean: [
      ['saturated_fat_g', -0.4, 7],
      ['monounsaturated_fat_g', 0.4, 12],
      ['fiber_g', 0.5, 8],
    ],
    dash: [
      ['sodium_mg', -0.7, 800],
      ['potassium_mg', 0.4, 900],
      ['saturated_fat_g', -0.4, 7],
    ],
    kidneyFriendly: [
      ['sodium_mg', -0.6, 800],
      ['potassium_mg', -0.5, 900],
      ['phosphorus_mg', -0.5, 350],
    ],
    ironRich: [['iron_mg', 1, 5]],
    balanced: [
      ['energy_kcal', -0.2, 600],
      ['fiber_g', 0.4, 8],
      ['protein_g', 0.3, 25],
      ['sodium_mg', -0.3, 800],
    ],
  };

/** How well a dish serves a focus; about −1 to 1, added to the planner's score. An unknown nutrient counts for nothing. */
export function focusScore(nutrition: Nutrition, focus: HealthFocus): number {
  return focusNutrients[focus].reduce((sum, [nutrient, direction, usual]) => {
    const amount = nutrition.perServing[nutrient];
    return amount === null
      ? sum
      : sum + direction * Math.max(-1, Math.min(1, (amount - usual) / usual)) * 1.5;
  }, 0);
}
