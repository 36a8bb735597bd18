import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const cheaper = (
  title: string,
  percent: number,
  ingredients: string[],
  instructions: string[],
  servings = 4,
) => {
  const made = budgetifyRecipe(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    reduction_percent: percent,
  });
  return { list: made.ingredients.map(({ text }) => text).join('\n'), steps: made.instructions.join('\n') };
};

describe('a cheaper dish that is the same dish', () => {
  it('stretches the mince under a mash with pulses, not with more mash', () => {
    const { list } = cheaper(
      "Shepherd's Pie",
      28,
      [
        '900g lamb mince',
        '1 onion, chopped',
        '3 carrots, diced',
        '500ml beef stock',
        '1kg potatoes',
        '50g butter',
      ],
      [
        'Brown the mince with the onion and carrots, add the stock and simmer for 45 minutes.',
        'Boil the potatoes until tender, drain and mash with the butter.',
        'Top the mince with the mash and bake at 200C for 25 minutes.',
      ],
      6,
    );
    expect(list).toMatch(/^1 ?kg potatoes$/m);
    expect(list).toMatch(/lentils/);
  });

  it('takes frozen berries for a cake also where they lie between two layers, and flour for some of the almonds', () => {
    const { list, steps } = cheaper(
      'Raspberry Almond Torte',
      21,
      [
        '200 g ground almonds',
        '200 g caster sugar',
        '200 g unsalted butter, softened',
        '4 eggs',
        '100 g self-raising flour',
        '1 tsp vanilla bean paste',
        '300 g fresh raspberries',
        '300 ml double cream, to serve',
      ],
      [
        'Beat the butter and sugar until pale. Beat in the eggs, then the vanilla.',
        'Fold in the ground almonds and flour. Spread half into the tin, scatter with half the raspberries, cover with the remaining batter and raspberries.',
        'Bake at 180°C for 50-55 minutes, until a skewer comes out clean.',
        'Cool, and serve with whipped cream.',
      ],
      10,
    );
    expect(list).toMatch(/frozen raspberries/);
    expect(list).toMatch(/^1[0-9]0 g ground almonds$/m);
    expect(list).not.toMatch(/margarine|vanilla sugar/);
    expect(steps).toMatch(/55[-–]60 minutes/);
    expect(steps).not.toMatch(/toss them/);
  });

  it('cuts the juice of lemons with the lemons, and leaves some for the wedges', () => {
    const { list, steps } = cheaper(
      'Shrimp Scampi Linguine',
      35,
      [
        '1 lb jumbo shrimp, peeled and deveined',
        '12 oz linguine',
        '6 tbsp unsalted butter',
        '1/4 cup extra-virgin olive oil',
        '6 cloves garlic, minced',
        '3/4 cup dry white wine',
        '2 lemons',
        '1/2 cup grated Parmesan',
      ],
      [
        'Cook linguine in salted water until al dente.',
        'Melt 2 tbsp butter with the oil in a large skillet. Add garlic and cook 1 minute. Add shrimp and cook 2 minutes per side until pink.',
        'Pour in wine and juice of 1 1/2 lemons and simmer 4 minutes.',
        'Whisk in remaining butter and toss with pasta. Top with Parmesan and lemon wedges.',
      ],
    );
    expect(list).toMatch(/^1 lemon$/m);
    expect(steps).toMatch(/juice of 1\/2 lemon and/);
  });

  it('keeps porcini Italian, and a jar of pasta sauce seasoned', () => {
    const { list } = cheaper(
      'Mushroom Risotto',
      35,
      [
        '1 1/2 cups arborio rice',
        '1 oz dried porcini',
        '8 oz shiitake mushrooms, sliced',
        '1 cup dry white wine',
        '6 cups chicken broth',
        '4 tbsp butter',
        '1 cup grated Parmesan',
      ],
      [
        'Soak the porcini in 1 cup boiling water for 20 minutes; drain and chop.',
        'Fry the mushrooms in 1 tbsp butter, 8 minutes. Add rice and toast 2 minutes. Add wine and stir until absorbed.',
        'Add broth a ladle at a time, about 18 minutes. Stir in porcini, remaining butter and Parmesan.',
      ],
    );
    expect(list).toMatch(/porcini/);
    const pasta = cheaper(
      'Chicken Parmesan',
      30,
      [
        '4 boneless skinless chicken breasts (about 8 oz each)',
        '1 1/2 cups panko breadcrumbs',
        '1 cup grated Parmigiano-Reggiano',
        '1/2 cup olive oil, for frying',
        "1 jar (24 oz) Rao's marinara sauce",
        '8 oz fresh mozzarella, sliced',
        '12 oz spaghetti',
      ],
      [
        'Coat the chicken with panko mixed with half the Parmesan and fry in the oil, 3 minutes per side.',
        'Top with marinara, mozzarella and the remaining Parmesan. Bake at 425°F 12-15 minutes until chicken reaches 165°F.',
        'Cook the spaghetti and toss with the remaining marinara.',
      ],
    );
    expect(pasta.list).toMatch(/marinara/);
  });
});
