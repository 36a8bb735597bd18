import { describe, expect, it } from 'vitest';
import { loadDishTables } from '../../../test/support/dish-tables.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { plainWish } from '../../../test/support/plain-wish.ts';
import type { Dish } from '../dish.ts';
import { instantiate, type RecipeWish } from '../instantiate.ts';
import type { Fill } from '../plan/fill.ts';
import type { Step } from '../recipe.ts';
import { safeTemperature } from './safety.ts';

const kitchen = loadKitchen();
const { dishes } = loadDishTables();

/** The steps of a dish with its own foods, some of them replaced. */
function stepsOf(
  dish: Dish,
  wish: Partial<RecipeWish> = {},
  instead: Readonly<Record<string, string>> = {},
): readonly Step[] {
  const fills = new Map<string, readonly Fill[]>();
  for (const role of dish.roles) {
    const id = instead[role.id] ?? role.food;
    const food = id === null ? null : kitchen.foods.concrete(id);
    const skip = food === null || role.need === 'extra';
    fills.set(
      role.id,
      skip ? [] : [{ food, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null }],
    );
  }
  return instantiate({ dish, fills, grams: new Map() }, plainWish(dish, wish)).steps;
}
const dishOf = (id: string): Dish => dishes.find((one) => one.id === id)!;
const cookedIn = (dish: Dish, wish?: Partial<RecipeWish>, instead?: Readonly<Record<string, string>>) =>
  stepsOf(dish, wish, instead).filter(({ internalCelsius }) => internalCelsius !== null);
const told = (...of: Parameters<typeof cookedIn>): string =>
  cookedIn(...of)
    .map(({ text }) => text)
    .join('\n');

describe('intact muscle', () => {
  it.each([
    ['steak-with-garlic-butter', /52–54 °C \(125–130 °F\) in the middle for medium-rare/, 63],
    ['sunday-roast-beef', /50–52 °C \(122–126 °F\) for medium-rare/, 63],
    ['lamb-chops-with-mint-and-potatoes', /54–57 °C \(130–135 °F\) inside for pink meat/, 63],
    ['canard-aux-cerises', /52–54 °C \(125–130 °F\) in the thickest part for rosy meat/, 74],
  ])('%s is told as a cook wants it, with the official figure beside it', (id, wanted, official) => {
    const text = told(dishOf(id));
    expect(text).toMatch(wanted);
    expect(text).toContain(`official safe minimum is ${official} °C`);
    expect(text).toContain('anyone pregnant, very young, old or unwell');
    expect(cookedIn(dishOf(id)).map(({ internalCelsius }) => internalCelsius)).toContain(official);
  });

  it('is told by the official figure alone where somebody must be careful', () => {
    const text = told(dishOf('steak-with-garlic-butter'), { careful: true });
    expect(text).toContain('63 °C (145 °F)');
    expect(text).not.toMatch(/medium-rare|52/);
  });

  it('is told so only of what may be eaten pink, and rests', { timeout: 60_000 }, () => {
    const may =
      /^(?:beef-|t-bone|porterhouse|skirt|hanger|flat-iron|denver|chuck-eye|roasting-beef|lamb-|boneless-lamb|duck-breast|bison|.*tuna$)/;
    const foodsOf = (dish: Dish, cooks: readonly string[]): readonly string[] =>
      cooks.flatMap((role) => dish.roles.find(({ id }) => id === role)?.food ?? []);
    let seen = 0;
    for (const dish of dishes) {
      if (!dish.steps.some(({ cooks }) => foodsOf(dish, cooks).some((id) => may.test(id)))) continue;
      const steps = stepsOf(dish);
      const at = steps.findIndex(({ text }) => text.includes('official safe minimum is'));
      if (at < 0) continue;
      seen += 1;
      const after = steps.slice(at).map(({ text }) => text);
      expect(after.join(' '), dish.id).toMatch(/\b[Rr]est(?:s|ing)?\b(?! of)|\b[Ll]eave\b/);
      for (const id of foodsOf(dish, dish.steps.find(({ id }) => id === steps[at]!.id)!.cooks)) {
        const safe = safeTemperature(kitchen.foods.get(id)!);
        if (safe !== null) expect(id, dish.id).toMatch(may);
        expect(safe?.kind ?? 'meat', dish.id).not.toBe('ground');
      }
    }
    expect(seen).toBeGreaterThan(15);
  });

  it('is no pork, and nothing that is cut small', () => {
    expect(told(dishOf('steak-with-garlic-butter'), {}, { steak: 'pork-loin-chop' })).not.toContain(
      'medium-rare',
    );
    expect(told(dishOf('bo-luc-lac'))).not.toContain('official');
  });
});

describe('eggs on top of a dish', () => {
  it.each(['bibimbap', 'shakshuka', 'huevos-rancheros', 'eggs-benedict', 'pad-krapow'])(
    '%s leaves the yolk as the dish wants it, and says who should have it firm',
    (id) => {
      const text = told(dishOf(id));
      expect(text).toMatch(/the yolks still runny/);
      expect(text).toMatch(
        /For anyone pregnant, very young, old or unwell, go on until the yolks are firm, 71 °C \(160 °F\)\.$/m,
      );
      const careful = told(dishOf(id), { careful: true });
      expect(careful).not.toContain('runny');
      expect(careful).toContain('71 °C (160 °F)');
    },
  );

  it('tells eggs that the dish wants barely set, and for whom they are set through, last in the step', () => {
    const text = told(dishOf('oyakodon'));
    expect(text).toMatch(
      /just firm in the middle, .*\. For anyone pregnant, very young, old or unwell, go on until the eggs are set right through, 71 °C \(160 °F\)\.$/m,
    );
    const careful = told(dishOf('oyakodon'), { careful: true });
    expect(careful).toContain('71 °C (160 °F)');
    expect(careful).not.toMatch(/just firm|anyone pregnant/);
  });

  it('one egg has one yolk', () => {
    expect(told(dishOf('bibimbap'), { servings: 1 })).toMatch(/the yolk still runny/);
  });

  it('minced meat is told by what is seen, and the figure once', () => {
    const text = told(dishOf('kimchi-bokkeumbap'), {}, {});
    expect(text).not.toMatch(/Leave no pink anywhere/);
  });
});
