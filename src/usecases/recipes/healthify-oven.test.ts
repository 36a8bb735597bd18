import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();

describe('frying that moves to the oven', () => {
  it('leaves how hot the oil was behind', () => {
    const { instructions } = healthify(kitchen, {
      health_focus: 'lowCalorie',
      recipe: {
        title: 'Fried Chicken Wraps',
        servings: 4,
        ingredients: [
          '500g chicken breast, in strips',
          '80g flour',
          '1 egg, beaten',
          '100g breadcrumbs',
          '500ml oil for frying',
          '4 flour tortillas',
        ],
        instructions: [
          'Coat the chicken in flour, egg and crumbs.',
          'Deep-fry at 180C for 5 minutes until golden and cooked through.',
          'Fill the tortillas with the chicken.',
        ],
      },
    });
    expect(instructions[1]).toMatch(/oven to 220°C\..* Bake for (?:15–18|20–25) minutes until golden/);
    expect(instructions[1]).not.toMatch(/180/);
  });

  it('a schnitzel in a panful of butter is baked with two spoons of it', () => {
    const { ingredients, instructions } = healthify(kitchen, {
      health_focus: 'lowFat',
      recipe: {
        title: 'Schnitzel',
        servings: 4,
        ingredients: [
          '4 veal cutlets (150 g each)',
          '2 eggs',
          '100g flour',
          '150g bread crumbs',
          '100g butter',
        ],
        instructions: [
          'Beat the veal to a thickness of 0.5 cm. Coat it in flour, beaten eggs and bread crumbs.',
          'Melt the butter in a deep pan. (Butter should not turn brown)',
          'Fry the veal on each side until it is gold brown. (e.g. 3 min on each side)',
          'Serve with a piece of lemon.',
        ],
      },
    });
    expect(ingredients.map(({ text }) => text)).toContain('2 tbsp butter, melted, for brushing');
    expect(instructions.slice(1, 3)).toEqual([
      'Heat the oven to 220 °C (425 °F) and brush a baking sheet with some of the melted butter.',
      'Lay the pieces on the sheet and brush them with the rest of the melted butter. Bake the veal for 12–15 minutes, turning once, until it is gold brown.',
    ]);
  });

  it('a frying pan fries nothing by its name', () => {
    const { instructions } = healthify(kitchen, {
      health_focus: 'lowCalorie',
      recipe: {
        title: 'Pasta alla Norma',
        servings: 4,
        ingredients: ['3 aubergines (900g)', '300g spaghetti', '100ml olive oil', '2 x 400g tinned tomatoes'],
        instructions: [
          'Toss the aubergines with 75ml of olive oil and roast for 30 minutes.',
          'Put two tablespoons of olive oil into a frying pan on a medium heat, add the tomatoes and simmer.',
          'Boil the spaghetti and toss with the sauce and the aubergines.',
        ],
      },
    });
    expect(instructions.join(' ')).toMatch(/frying pan/);
    expect(instructions.join(' ')).not.toMatch(/bak/);
  });
});
