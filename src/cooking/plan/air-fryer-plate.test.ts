import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { title, steps, ingredients, pantry } = generateRecipe(kitchen, {
    servings: 2,
    time_available: 45,
    meal_type: 'dinner',
    skill_level: 'beginner',
    ...input,
  });
  return {
    title,
    said: steps.map(({ text }) => text).join('\n'),
    list: ingredients.map(({ text }) => text).join('\n'),
    unused: pantry.unused.map(({ item }) => item),
    missing: pantry.missing.map(({ item }) => item),
  };
};

describe('a plate from the air fryer', () => {
  it('crushes the potatoes on the stove that is there and makes a dressing of what lies there', () => {
    const { title, said, unused, missing } = cook({
      ingredients: [
        '2 salmon fillets',
        'new potatoes 400g',
        'green beans',
        'dill',
        'lemon',
        'dijon mustard',
        'olive oil',
      ],
      cuisine: 'French',
      equipment: ['air fryer', 'hob', 'saucepan'],
    });
    expect(title).toBe('Air-Fryer Dijon-Dill Salmon with Potatoes and Green Beans');
    expect(said).toMatch(/Boil the potatoes .* crush roughly/);
    expect(said).toMatch(/whisk the mustard and lemon juice/);
    expect(said).not.toMatch(/frying pan/);
    expect(unused).toEqual([]);
    expect(missing).toEqual([]);
  });

  it('puts potatoes into the basket before the fish where there is no stove', () => {
    const { said } = cook({
      ingredients: ['2 cod fillets', '300g new potatoes', 'broccoli', 'capers', 'butter', 'lemon'],
      equipment: ['air fryer'],
    });
    expect(said).toMatch(/Cook the potatoes alone[^]*lay in the cod/);
    expect(said).toMatch(/Mash the butter with the capers/);
  });

  it('gives joints on the bone their time, and what is tender joins late', () => {
    const { said } = cook({
      ingredients: [
        '2 bone-in chicken thighs',
        'sweet potatoes',
        'green beans',
        'smoked paprika',
        'greek yogurt',
        'lime',
      ],
      equipment: ['air fryer'],
    });
    expect(said).toMatch(/Lay the chicken in the basket, skin down, with the sweet potatoes/);
    expect(said).toMatch(/Tuck in the green beans for the last nine minutes/);
    expect(said).toMatch(/74 °C/);
  });

  it('soaks couscous from the kettle and swells rice in the rice cooker', () => {
    const couscous = cook({
      ingredients: ['halloumi', 'couscous', 'courgette', 'mint', 'lemon', 'harissa'],
      equipment: ['air fryer', 'kettle'],
      dietary_restrictions: ['vegetarian'],
    });
    expect(couscous.said).toMatch(/pour over \d+ ml boiling water/);
    const rice = cook({
      ingredients: ['2 salmon fillets', 'brown rice', 'edamame', 'soy sauce', 'honey', 'ginger'],
      equipment: ['air fryer', 'rice cooker'],
    });
    expect(rice.title).toBe('Air-Fryer Honey-Soy Salmon with Brown Rice');
    expect(rice.said).toMatch(/rice in the rice cooker/);
    expect(rice.said).toMatch(/Brush with half the glaze/);
  });

  it('is not proposed where nobody named one', () => {
    const { said } = cook({
      ingredients: ['2 salmon fillets', 'new potatoes', 'green beans', 'dill', 'lemon'],
    });
    expect(said).not.toMatch(/air fryer/i);
  });
});
