import { describe, expect, it } from 'vitest';
import { loadDishTables, loadKitchen } from '../../../../test/support/kitchen.ts';
import { withGarnish } from './garnishes.ts';
import { isSide, takesFood } from './side-role.ts';

const { cuisines } = loadKitchen();
const { dishes, forms } = loadDishTables();
const garnished = dishes.map((dish) => ({ dish, with: withGarnish(dish, cuisines.get(dish.cuisine)) }));

describe('what is handed round with a dish', () => {
  it('is what its own people have for that, and is said in the last step', () => {
    const grown = garnished.filter((one) => one.with !== one.dish);
    expect(grown.length).toBeGreaterThan(100);
    for (const { dish, with: dressed } of grown) {
      const { palette } = cuisines.get(dish.cuisine)!;
      const own = new Set(
        Object.values(palette)
          .flat()
          .flatMap(({ food }) => [food, food.replace(/-juice$/, '')]),
      );
      const added = dressed.roles.filter((role) => isSide(role.id));
      for (const { id, options } of added) {
        expect(options.map(({ food }) => food).filter((food) => !own.has(food))).toEqual([]);
        expect(dressed.steps.at(-1)!.uses).toContain(id);
        expect(dressed.steps.at(-1)!.say).toContain(
          `{${id}}`
            .replace('{side_herb}', '{side_herb, side_bite}')
            .replace('{side_bite}', '{side_herb, side_bite}'),
        );
      }
    }
  });

  it('is nothing that the dish has already, and no yogurt for what is creamy', () => {
    for (const { dish, with: dressed } of garnished) {
      const added = dressed.roles.filter((role) => isSide(role.id) && !dish.roles.includes(role));
      for (const { options } of added)
        expect(options.filter(({ food }) => takesFood(dish, food)).map(({ food }) => food)).toEqual([]);
      if (takesFood(dish, 'heavy-cream')) expect(added.map(({ id }) => id)).not.toContain('side_cream');
    }
  });

  it('is left to the author in a dessert and in a form', () => {
    for (const dish of [...forms, ...dishes.filter(({ course }) => course === 'dessert')])
      expect(withGarnish(dish, cuisines.get('italian'))).toBe(dish);
  });
});
