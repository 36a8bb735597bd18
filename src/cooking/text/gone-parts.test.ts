import { describe, expect, it } from 'vitest';
import type { Food } from '#food/model';
import { keptWithout, speaksOfGonePart, unboned, unbutter } from './gone-parts.ts';

const food = (id: string, ...ancestors: readonly string[]): Food =>
  ({ id, name: id.replaceAll('-', ' '), ancestors }) as unknown as Food;
const oxtail = food('oxtail', 'beef', 'meat');
const chuck = food('beef-chuck', 'beef', 'meat');
const butter = food('butter');
const oil = food('neutral-oil');
const egg = food('egg');

describe('what only the dish as written has', () => {
  it('is told of no food that has not got it', () => {
    const isGone = speaksOfGonePart([oxtail], [chuck, food('fish-sauce')]);
    expect(isGone('Bones make the gravy stick to the lips.')).toBe(true);
    expect(isGone('Let it rest before you slice it.')).toBe(false);
    expect(speaksOfGonePart([oxtail], [food('lamb-shank')])('Bones make the gravy stick.')).toBe(false);
  });

  it('takes a verb for no fish', () => {
    const isGone = speaksOfGonePart([food('cod', 'fish')], [food('firm-tofu')]);
    expect(isGone('Fish out the bay leaf.')).toBe(false);
    expect(isGone('Keep the fish cold until the last moment.')).toBe(true);
  });

  it('is no exception to how long the rest keeps', () => {
    const isGone = speaksOfGonePart([egg], [chuck]);
    const keeps = (said: string): string =>
      keptWithout(said, [egg, food('cheddar', 'cheese')], [chuck], isGone);
    expect(keeps('Keeps 3 days in the fridge without the eggs. Reheat gently.')).toBe(
      'Keeps 3 days in the fridge. Reheat gently.',
    );
    expect(keeps('Keeps 4 days in the fridge and 3 months in the freezer, without the cheese.')).toBe(
      'Keeps 4 days in the fridge and 3 months in the freezer.',
    );
    expect(keeps('Without the cheese it keeps 2 days.')).toBe('It keeps 2 days.');
    expect(keeps('The stew keeps 3 days; fry the eggs fresh.')).toBe('The stew keeps 3 days.');
  });

  it('is not buttered where the kitchen cooks with oil', () => {
    const plainly = unbutter([butter], [oil]);
    expect(plainly('Set them in a buttered dish, under buttery mash.')).toBe(
      'Set them in an oiled dish, under rich mash.',
    );
    expect(plainly('Buttered peas go well beside it.')).toBe('Peas go well beside it.');
    expect(unbutter([butter], [food('vegan-butter')])('a buttered dish')).toBe('a buttered dish');
  });

  it('has no juices by the bone where there is none', () => {
    const said = 'Roast until the juices by the bone run clear.';
    expect(unboned([food('chicken-thigh', 'chicken')])(said)).toBe('Roast until the juices run clear.');
    const boned = unboned([food('chicken-thigh', 'chicken')]);
    expect(boned('Simmer until the meat slips from the bone or gives to a fork.')).toBe(
      'Simmer until the meat gives to a fork.',
    );
    expect(boned('Next to the bone the chicken should read 74 °C.')).toBe('The chicken should read 74 °C.');
    expect(boned('Slash it to the bone in a few places.')).toBe('Slash it deeply in a few places.');
    expect(unboned([food('bone-in-chicken-thigh', 'chicken')])(said)).toBe(said);
  });
});
