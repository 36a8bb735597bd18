import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const lines = (input: GenerateInput): string =>
  generateRecipe(kitchen, input)
    .ingredients.map(({ text }) => text)
    .join('\n');

describe('what the caller has measured', () => {
  it('goes in whole where the dish bears it, and sugar and yolks with the rice', () => {
    const pudding = lines({
      ingredients: [
        '200 g arroz carolino',
        '1 litro de leite',
        'casca de 1 limão',
        '1 pau de canela',
        '150 g açúcar',
        '3 gemas',
        'canela em pó',
      ],
      cuisine: 'Portuguese',
      meal_type: 'dessert',
      servings: 6,
    });
    expect(pudding).toMatch(/^200 g .*rice/m);
    expect(pudding).toMatch(/^150 g sugar/m);
    expect(pudding).toMatch(/^3 egg yolks/m);
  });

  it('takes the place of stock where it is cream, so that the sauce gets no thinner', () => {
    const balls = lines({
      ingredients: [
        '500 g blandfärs',
        '1 gul lök',
        'ströbröd',
        'mjölk',
        '1 ägg',
        '3 dl vispgrädde',
        'smör',
        'kryddpeppar',
        '800 g potatis',
        'lingonsylt',
        'kalvfond',
      ],
      cuisine: 'Swedish',
      servings: 4,
    });
    expect(balls).toMatch(/^300 ml heavy cream/m);
    expect(balls).toMatch(/^1[0-9]{2} ml .*stock/m);
  });

  it('takes the place of water where it is milk', () => {
    const oats = lines({
      ingredients: ['1 cup rolled oats', '2 cups milk', '1 apple', 'cinnamon', '1/4 cup walnuts'],
      cuisine: 'American',
      meal_type: 'breakfast',
      time_available: 15,
      servings: 2,
    });
    expect(oats).toMatch(/^2 cups whole milk/m);
    expect(oats).toMatch(/^[3-5] tbsp water|^¼ cup water/m);
  });

  it('is never overstepped by a little', () => {
    const risotto = lines({
      ingredients: ['250g arborio rice', '150g frozen peas', '100g parmesan', '1 onion', 'butter 50g'],
      cuisine: 'Italian',
      servings: 4,
    });
    expect(risotto).toMatch(/^250 g arborio rice/m);
    expect(risotto).toMatch(/^50 g butter/m);
  });

  it('stays where it is a store, or would make a plate too full', () => {
    const carbonara = lines({
      ingredients: ['2 kg spaghetti', '150g pancetta', '6 eggs', '1 kg pecorino'],
      cuisine: 'Italian',
      servings: 4,
    });
    expect(carbonara).toMatch(/^[34][0-9]0 g spaghetti/m);
    expect(carbonara).not.toMatch(/^1 kg/m);
  });
});

describe("the caller's own unit", () => {
  it('stays, with grams beside it', () => {
    const wings = lines({
      ingredients: ['2 lb chicken wings', 'hot sauce', 'butter', 'celery', 'blue cheese 3 oz', 'sour cream'],
      cuisine: 'American',
      servings: 4,
      units: 'metric',
    });
    expect(wings).toMatch(/^2 lb \(900 g\) chicken wings/m);
    expect(wings).toMatch(/^3 oz \(85 g\) blue cheese/m);
  });

  it('needs nothing beside it where the answer is in that system', () => {
    const wings = lines({
      ingredients: ['2 lb chicken wings', 'hot sauce', 'butter', 'celery', 'blue cheese 3 oz', 'sour cream'],
      cuisine: 'American',
      servings: 4,
      units: 'us',
    });
    expect(wings).toMatch(/^2 lb chicken wings/m);
  });

  it('is one joint that nobody cuts, and takes its time', () => {
    const roast = (bird: string) =>
      generateRecipe(kitchen, {
        ingredients: [bird, '1 lemon', 'head of garlic', 'thyme', '1 kg potatoes'],
        servings: 4,
        time_available: 180,
      });
    const heavy = roast('2.2 kg whole chicken');
    expect(heavy.ingredients.map(({ text }) => text).join('\n')).toMatch(/^2\.2 kg whole chicken/m);
    expect(heavy.timing.total_minutes).toBeGreaterThan(roast('whole chicken').timing.total_minutes ?? 0);
  });

  it('is as many pieces as everybody gets of what was counted for them', () => {
    expect(
      lines({ ingredients: ['8 chicken thighs', '1 tin tomatoes', 'olives', 'garlic', 'rice'], servings: 4 }),
    ).toMatch(/^8 .*chicken thighs/m);
  });
});
