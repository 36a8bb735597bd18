import { describe, expect, it } from 'vitest';
import type { Food } from '#food/model';
import type { DishStep } from '../dish.ts';
import type { Step } from '../recipe.ts';
import { isSoak, riceSoak, soakOf, withSoaks } from './soaks.ts';

const food = (id: string): Food => ({ id }) as unknown as Food;

describe('what the list asks to be soaked', () => {
  it('is soaked for as long as it says', () => {
    expect(soakOf(food('dried-shiitake'), 'soaked in hot water for 30 minutes and sliced')).toEqual({
      minutes: 30,
      prep: 'soaked in hot water for 30 minutes and sliced',
    });
    expect(soakOf(food('glutinous-rice'), 'soaked for half an hour and drained')).toEqual({
      minutes: 30,
      prep: 'soaked in cold water for half an hour and drained',
    });
  });

  it('is soaked for its usual time where it does not say', () => {
    expect(soakOf(food('dried-wood-ear'), 'soaked and shredded')).toEqual({
      minutes: 20,
      prep: 'soaked in hot water for 20 minutes and shredded',
    });
  });

  it('is the basmati of an Indian kitchen, where the pot does not wash it', () => {
    const say = 'Put {rice} in a saucepan with {rice.water salted}, bring to the boil and cover.';
    const dish = { cuisine: 'indian', say, rinse: 'rinsed' };
    expect(riceSoak(food('basmati-rice'), dish)).toEqual({
      minutes: 20,
      prep: 'rinsed, soaked in cold water for 20 minutes and drained',
    });
    expect(riceSoak(food('basmati-rice'), { ...dish, cuisine: 'mexican' })).toBeNull();
    expect(riceSoak(food('jasmine-rice'), dish)).toBeNull();
    expect(riceSoak(food('basmati-rice'), { ...dish, say: `Rinse {rice}. ${say}` })).toBeNull();
  });

  it('was soaked the day before, or only dipped', () => {
    expect(soakOf(food('dried-chickpeas'), 'soaked overnight and drained')).toBeNull();
    expect(soakOf(food('white-bread'), 'soaked and squeezed')).toBeNull();
    expect(soakOf(food('basmati-rice'), 'rinsed and soaked while the stew cooks')).toBeNull();
  });

  it('lies in water before the step that takes it', () => {
    const step = { id: 'fry', after: ['start'], text: '' } as unknown as Step;
    const shown = [{ id: 'fry', uses: ['mushrooms'] }] as unknown as DishStep[];
    const task = { role: 'mushrooms', keys: ['mushrooms'], minutes: 1 };
    const { steps, mise } = withSoaks({ steps: [step], mise: [] }, [{ task, minutes: 20 }], shown);
    expect(steps.map(({ id, minutes }) => [id, minutes])).toEqual([
      ['soak-first', 21],
      ['fry', undefined],
    ]);
    expect(steps[1]!.after).toEqual(['start', 'soak-first']);
    expect(isSoak(mise[0]!.id)).toBe(true);
  });
});
