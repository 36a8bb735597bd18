import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import type { Method } from '../../vocabulary.ts';
import { adaptMethod } from '../adapt.ts';
import type { MethodAdaptation } from '../model.ts';

const kitchen = loadKitchen();

const adapt = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
  target: Method,
): MethodAdaptation & { readonly said: string } => {
  const text = { title, description: null, cuisine: null, servings: null, ingredients, instructions };
  const adapted = adaptMethod(
    understandRecipe(text, kitchen),
    { target, source: null, size: { capacityL: null, wattage: null } },
    kitchen,
  );
  return { ...adapted, said: adapted.text.instructions.join('\n') };
};

describe('several stretches in the oven', () => {
  const granola = (target: Method): ReturnType<typeof adapt> =>
    adapt(
      'Granola',
      ['3 cups oats', '1/2 cup olive oil', '1/2 cup maple syrup', '1 cup chopped almonds'],
      [
        'Preheat oven to 315° F',
        'Mix the oats, oil, syrup and almonds.',
        'Cover two large baking sheets with parchment paper',
        'Spread the mixture thinly on baking sheets, put in oven',
        'Bake 15 minutes, take out of oven, stir, put back in oven (swap oven locations for even cooking)',
        'Bake 10 minutes, take out of oven, do not stir, let it cool',
      ],
      target,
    );

  it('keep their sentences, each with its own minutes', () => {
    const { said } = granola('airFryer');
    expect(said).toMatch(
      /Air-fry for 12 minutes, take out of the air fryer, stir, put back in the air fryer\n/,
    );
    expect(said).toMatch(/Air-fry for 8 minutes, take out of the air fryer, do not stir/);
    expect(said).not.toMatch(/15–25|baking sheets|swap|\boven\b/);
  });

  it('tell each change of time', () => {
    const { edits } = granola('airFryer');
    expect(edits.filter(({ kind }) => kind === 'time').map(({ before, after }) => [before, after])).toEqual([
      ['15 minutes', '12 minutes'],
      ['10 minutes', '8 minutes'],
    ]);
  });

  it('go by the marks of a Fahrenheit dial', () => {
    const { said } = adapt(
      'Butter cookies',
      ['1 cup butter', '1 cup sugar', '2 cups flour', '1 egg'],
      [
        'Cream butter and sugar, beat in the egg and stir in the flour.',
        'Shape into balls on a cookie sheet and bake at 350F for about 12 minutes or 325F convection. Watch them!',
      ],
      'toasterOven',
    );
    expect(said).toMatch(
      /bake at 325 °F \(160 °C\) for about 12 minutes\. Turn the tray round halfway\. Watch them!/,
    );
  });
});

describe('pans beside the oven', () => {
  const bowl = adapt(
    'Meatball rice bowl',
    ['1/2 lb ground beef', '1/4 cup panko', '1 small onion, chopped', '3/4 cup basmati rice', '1 tbsp oil'],
    [
      'Preheat oven to 450F. Bring 1 1/4 cups water to a boil in a medium pot. Add rice, cover and simmer until tender (12-14 mins).',
      'Combine beef and panko and roll into 9 meatballs. Arrange meatballs on a parchment-lined baking sheet. Bake on the middle rack in the oven until golden-brown and cooked through (8-10 mins).',
      'Heat a large pan over medium-high heat. Add the oil and onion and cook until soft (3 mins). Add meatballs and cook for 1 minute.',
    ],
    'airFryer',
  );

  it('stay on the stove, word for word', () => {
    expect(bowl.source).toBe('oven');
    expect(bowl.said).toMatch(
      /Bring 1 1\/4 cups water to a boil in a medium pot\. Add rice, cover and simmer/,
    );
    expect(bowl.said).toMatch(/Heat a large pan over medium-high heat\. Add the oil and onion/);
  });

  it('leave the oven’s share to the new machine', () => {
    expect(bowl.said).toMatch(
      /Arrange meatballs in the air-fryer basket\. Air-fry until golden-brown and cooked through \(6-8 mins\)/,
    );
    expect(bowl.said).toMatch(/the ground beef reaches 160 °F \(71 °C\) inside/);
  });
});

it('a sauce that is poured in needs a dish, not a basket', () => {
  const { said } = adapt(
    'Chicken tray bake',
    ['4 chicken thighs', '500 g new potatoes, sliced', '200 ml chicken stock', '2 tbsp olive oil'],
    [
      'Heat oven to 220C/200C fan/gas 7. Tip the potatoes into a roasting tray, toss with the oil and roast for 20 minutes.',
      'Add the chicken and cook for another 20 minutes.',
      'Pour over the stock and return the tray to the oven for 20 minutes.',
    ],
    'airFryer',
  );
  expect(said).toMatch(/Heat the air fryer to 205 °C \(400 °F\)\./);
  expect(said).toMatch(/a baking dish that fits the air-fryer basket/);
  expect(said).not.toMatch(/gas 7|\boven\b/);
});

it('what a pan began only finishes on the grill, in the minutes that are left', () => {
  const { said } = adapt(
    'Honey chicken thighs',
    ['5 bone-in, skin-on chicken thighs', '1 tablespoon olive oil', '1/3 cup honey'],
    [
      'Preheat oven to 350°F',
      'Rub the thighs with oil and place in a cold skillet, skin-side down. Cook for 25 minutes on medium-low heat.',
      'Place chicken thighs on a baking tray and drizzle with the honey.',
      'Bake chicken thighs for 15 minutes, to 165°F inside.',
      'If you like, baste again and return to oven for 5 more minutes.',
    ],
    'grill',
  );
  expect(said).toMatch(/side without fire, with the lid closed, at 350 °F \(180 °C\) for 15 minutes/);
  expect(said).not.toMatch(/direct high heat|35–45|30–40/);
});

describe('a setting that stands in brackets', () => {
  it('keeps them in pairs', () => {
    const { said } = adapt(
      'Lemon loaf',
      ['175 g butter', '175 g sugar', '3 eggs', '175 g self-raising flour'],
      [
        'Set the oven to moderate (180C, 350F, gas mark 4) and line a 2lb loaf tin.',
        'Beat everything together, spoon into the tin and bake for 45 minutes.',
      ],
      'convectionOven',
    );
    expect(said).toMatch(/moderate \(160 °C, 325 °F\)/);
  });
});
