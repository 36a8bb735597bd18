import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

describe('ways of their own', () => {
  it('bakes a loaf in a Dutch oven without its pan of water', () => {
    const { text } = adaptForFour(
      'Sourdough loaf',
      ['500g bread flour', '100g sourdough starter', '330g water', '8g salt'],
      [
        'Mix the flour, water, starter and salt to a dough and let it rise for 5 hours.',
        'Place a pan of water on the lower rack. Preheat the oven to 475F. The pan of water makes steam.',
        'Turn the bread into a springform pan. Score it.',
        'Bake for 15 minutes, then reduce the oven to 425F and remove the water pan.',
        'Bake for another 25 minutes until the crust is dark.',
      ],
      'dutchOven',
    );
    const said = text.instructions.join('\n');
    expect(said).not.toMatch(/of water|water pan|springform/);
    expect(said).toMatch(/lid on and bake for 15 minutes\. Take off the lid/);
  });

  it('dries jerky low in an air fryer, and makes the meat safe first', () => {
    const { text } = adaptForFour(
      'Beef jerky',
      ['450g flank steak', '2 tbsp soy sauce'],
      [
        'Slice the beef into strips and marinate overnight.',
        'Place on racks and dry in a 65°C oven for 6–8 hours.',
      ],
      'airFryer',
    );
    const said = text.instructions.join('\n');
    expect(said).toMatch(/reached 71 °C/);
    expect(said).toMatch(/Dehydrate or its lowest heat, 70 °C/);
    expect(said).not.toMatch(/165 °C/);
  });

  it.each([
    ['toasterOven', /Dry in the toaster oven at 70 °C/],
    ['smoker', /reached 71 °C \(160 °F\) inside, and let it fall back/],
  ] as const)('dries jerky in a %s, which is called by its name', (target, told) => {
    const { text } = adaptForFour(
      'Beef jerky',
      ['450g flank steak', '2 tbsp soy sauce'],
      [
        'Slice the beef into strips and marinate overnight.',
        'Place on racks and dry in a 65°C oven for 6–8 hours.',
      ],
      target,
    );
    const said = text.instructions.join('\n');
    expect(said).toMatch(told);
    expect(said).not.toMatch(/,,/);
  });

  it('smokes the pieces of a saucy dish bare and makes the sauce in its pan', () => {
    const { text } = adaptForFour(
      'Ginger chicken',
      [
        '900g boneless chicken, cut bite-size',
        '1 onion',
        '1 can stewed tomatoes',
        '120ml stock',
        '200g yogurt',
        '1 tbsp oil',
      ],
      [
        'Heat the oil in a saucepan. Add the chicken and cook for 3 minutes until brown. Set aside.',
        'Add the onion and cook for 5 minutes.',
        'Stir in the stock and tomatoes; return the chicken to the pan and simmer for 5 minutes.',
        'Stir in the yogurt and simmer for 2 minutes.',
      ],
      'smoker',
    );
    const said = text.instructions.join('\n');
    expect(said).toMatch(/smoke for 30–40 minutes, until 74 °C/);
    expect(said).toMatch(/make the sauce on the stove/);
  });

  it('takes only the meat of a plate of several parts', () => {
    const { text } = adaptForFour(
      'Spiced chicken plate',
      ['400g chicken breast fillets', '150g rice', '300g sweet potatoes', '2 tsp spice mix', '2 tbsp oil'],
      [
        'Cut the sweet potatoes into cubes, toss with oil and roast on a baking sheet in the oven for 20 minutes.',
        'Heat a medium pot over high heat, add the rice and 300ml water, bring to a boil and cook for 14 minutes.',
        'Season the chicken with the spice mix. Heat a large non-stick pan over medium-high heat. Pan-fry the chicken until golden. Transfer the chicken to a baking sheet and roast in the oven for 10 minutes.',
        'Divide the rice between plates and top with the sweet potatoes and the chicken.',
      ],
      'sousVide',
    );
    const said = text.instructions.join('\n');
    expect(said).toMatch(/toss with oil and roast on a baking sheet in the oven for 20 minutes/);
    expect(said).toMatch(/add the rice and 300ml water, bring to a boil and cook for 14 minutes/);
    expect(text.instructions.findIndex((one) => /water bath/.test(one))).toBeLessThan(
      text.instructions.findIndex((one) => /sweet potatoes into cubes/.test(one)),
    );
  });
});
