import { expect, it } from 'vitest';
import { loadDishTables } from '../../../test/support/dish-tables.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { plainWish } from '../../../test/support/plain-wish.ts';
import { instantiate } from '../instantiate.ts';
import type { Fill } from '../plan/fill.ts';
import { potStep } from '../plan/beside/into-the-pot.ts';

const kitchen = loadKitchen();
const { dishes } = loadDishTables();

/** The texts of a dish with its own foods, some of them replaced or added. */
function textsOf(id: string, instead: Readonly<Record<string, string>> = {}): readonly string[] {
  const dish = dishes.find((one) => one.id === id)!;
  const fills = new Map<string, readonly Fill[]>();
  for (const role of dish.roles) {
    const named = instead[role.id] ?? (role.need === 'extra' ? null : role.food);
    const food = named === null ? null : kitchen.foods.concrete(named);
    fills.set(
      role.id,
      food === null ? [] : [{ food, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null }],
    );
  }
  return instantiate({ dish, fills, grams: new Map() }, plainWish(dish, {})).steps.map(({ text }) => text);
}

it('hard cheese goes into a cream sauce at the end, off the heat', () => {
  const texts = textsOf('tuscan-chicken');
  expect(texts.join('\n')).toContain('Off the heat stir in the parmesan');
  expect(texts.filter((text) => text.includes('simmer')).join('\n')).not.toContain('parmesan');
});

it('tender pork that has been browned goes back for the last minutes only', () => {
  expect(textsOf('porc-a-la-normande', { meat: 'pork-tenderloin' }).join('\n')).toContain(
    'for the last four',
  );
  expect(textsOf('porc-a-la-normande', { meat: 'chicken-thigh' }).join('\n')).not.toContain(
    'for the last four',
  );
});

it.each(['oyakodon', 'katsudon'])('rice for %s stands for minutes that are told', (id) => {
  expect(textsOf(id).join('\n')).toContain('Leave it off the heat, still covered, for 10 minutes.');
});

it('what is hot beside a breast of duck is begun before the duck rests', () => {
  const texts = textsOf('canard-aux-cerises');
  const at = (words: string): number => texts.findIndex((text) => text.includes(words));
  expect(at('second pan')).toBeGreaterThan(0);
  expect(at('second pan')).toBeLessThan(at('rest while'));
});

it('kale goes onto a hot tray with oil on it', () => {
  const gnocchi = dishes.find(({ id }) => id === 'sheet-pan-gnocchi')!;
  const say = (food: string): string =>
    potStep(gnocchi, 'side_tucked', kitchen.foods.concrete(food)!)?.say ?? '';
  expect(say('kale')).toContain('in a few drops of oil and scatter over the tray');
  expect(say('cherry-tomato')).toContain('Scatter {side_tucked} over the tray');
});
