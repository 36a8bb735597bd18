import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../test/support/adapt.ts';
import type { Method } from '../vocabulary.ts';

const said = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
  target: Method,
): string => {
  const { reason, text } = adaptForFour(title, ingredients, instructions, target);
  expect(reason).toBeNull();
  return [text.title, ...text.instructions].join('\n');
};

const stew = (target: Method): string =>
  said(
    'Lamb stew with mint dumplings',
    [
      '800 g lamb shoulder, diced',
      '2 tbsp oil',
      '2 onions, sliced',
      '700 ml lamb stock',
      '4 carrots, sliced',
      '150 g self-raising flour',
      '75 g suet',
      '100 ml water',
    ],
    [
      'Brown the lamb in the oil in a heavy casserole for 8 minutes.',
      'Add the onions and carrots and pour in the stock. Cover and simmer for 1 1/2 hours until tender.',
      'Mix the flour and suet with the water to a soft dough and roll into 8 balls.',
      'Drop the dumplings on top, lid back on, 20 minutes.',
    ],
    target,
  );

describe('dumplings keep a stage of their own', () => {
  it('on HIGH in a slow cooker, their dough mixed when the stew is done', () => {
    const text = stew('slowCooker');
    expect(text).toMatch(
      /Turn the slow cooker to HIGH, drop the dumplings on top, cover and cook for 45–60 minutes, until puffed and dry in the middle\./,
    );
    expect(text.indexOf('Mix the flour')).toBeGreaterThan(text.indexOf('on LOW for'));
  });
  it('on Sauté with the lid on for the old minutes in a pressure cooker', () => {
    expect(stew('pressureCooker')).toMatch(
      /Sauté and bring it to a simmer\. Drop the dumplings on top, put the lid on without locking it and simmer for 20 minutes/,
    );
  });
});

describe('what is fried beside a closed pot has a pan of its own', () => {
  const dal = [
    '300 g chana dal, soaked',
    '1.2 litres water',
    '1 tsp turmeric',
    '3 tbsp ghee',
    '1 tsp cumin seeds',
    '4 cloves garlic, sliced',
  ];
  it('a tadka after the long simmer', () => {
    const text = said(
      'Chana dal',
      dal,
      [
        'Put the dal, water and turmeric in a pot and simmer for 1 hour until soft.',
        'For the tadka, heat the ghee until shimmering, add the cumin seeds for 30 seconds, then the garlic and fry for 1 minute.',
        'Pour the tadka over the dal and serve.',
      ],
      'slowCooker',
    );
    expect(text).toMatch(/heat the ghee in a small frying pan until shimmering/);
    expect(text).toMatch(/then the garlic and fry for 1 minute/);
    expect(text).not.toMatch(/Stir in the ghee/);
  });
  it('a sofrito that is made while the beans cook, and a story stays a story', () => {
    const text = said(
      'Black beans',
      [
        '450 g dried black beans',
        '2 litres water',
        '80 ml olive oil',
        '1 large onion, chopped',
        '4 cloves garlic, chopped',
        '1 tsp cumin',
      ],
      [
        'My mother soaked the beans overnight and cooked them in the same water. So: cover the beans with the water and leave overnight.',
        'Next day bring to a boil, cover and simmer for 1 1/2 hours until tender.',
        'Make the sofrito while they cook. Heat the oil and cook the onion for 8 minutes till soft, then the garlic and cumin 2 minutes more.',
        'Scoop a cup of the beans into the sofrito, mash it and scrape it back into the pot.',
      ],
      'pressureCooker',
    );
    expect(text).toMatch(
      /While the pressure cooker works, make the sofrito in a frying pan on the stove\. Heat the oil/,
    );
    expect(text).toMatch(/then the garlic and cumin(?: for)? 2 minutes more/);
    expect(text).toMatch(/and cooked them in the same water/);
    expect(text).not.toMatch(/Sauté/);
  });
  it.each([
    'Mash 2 ladles of beans into the pan, back into pot. 20 min more.',
    'Mash 2 ladles of beans into the pan, then return them to the pot. Simmer for 20 minutes more.',
  ])('and all that was fried comes back: %s', (joined) => {
    const text = said(
      'Brazilian beans',
      ['500 g black beans', '150 g bacon', '200 g smoked sausage', '1 onion', '2 bay leaves', '2 tbsp oil'],
      [
        'Soak the beans overnight. Drain.',
        'Cover with 2.5 litres fresh water, add the bay. Boil, then simmer for 2 hours till soft.',
        'Fry the bacon and sausage in the oil. Add the onion till golden.',
        joined,
      ],
      'pressureCooker',
    );
    expect(text).toMatch(/Brown the bacon and sausage[^]*Scoop out half of it/);
    expect(text).toMatch(/Mash 2 ladles of the beans with what was set aside and stir it back in/);
  });
});

describe('an air fryer is no bath of oil', () => {
  const text = said(
    'Scotch eggs',
    [
      '6 eggs (4 to boil, 2 for coating)',
      '400 g sausagemeat',
      '50 g plain flour',
      '120 g dried breadcrumbs',
      '1 litre sunflower oil for deep frying',
    ],
    [
      'Boil 4 eggs for 7 minutes and peel when cold.',
      'Divide the sausagemeat in 4, flatten and wrap round the eggs. Flour, beaten egg, crumbs.',
      'Deep fry at 170C for 8-9 minutes until deep brown. Drain. Warm or cold with pickles.',
    ],
    'airFryer',
  );
  it('takes its own minutes for what is thick with raw meat, by the thermometer, and turns it', () => {
    expect(text).toMatch(/190 °C \(375 °F\) for 12–15 minutes, turning once halfway/);
    expect(text).toMatch(/sausagemeat reaches 71 °C/);
    expect(text).toMatch(/Warm or cold with pickles/);
  });
});

describe('chicken on its bones in an air fryer', () => {
  const text = said(
    'Fried chicken',
    [
      '4 bone-in chicken thighs',
      '4 chicken drumsticks',
      '200 g flour',
      '1 tsp salt',
      '1.5 litres vegetable oil, for frying',
    ],
    [
      'Dredge the chicken in the flour and salt.',
      'Heat the oil to 175 °C in a heavy pot.',
      'Fry the chicken in batches for 13-16 minutes until deep golden.',
      'Drain on a wire rack for 5 minutes and serve.',
    ],
    'airFryer',
  );
  it('takes no wider range than a cook says', () => {
    expect(text).toMatch(/190 °C[^]* for 22–27 minutes/);
  });
});

describe('hours beside the coals are hours in a low oven', () => {
  const text = said(
    'Backyard spare ribs',
    [
      '2 racks spare ribs',
      '2 tbsp brown sugar',
      '1 tbsp paprika',
      '2 cups hickory chips, soaked',
      '250 ml ketchup',
      '60 ml cider vinegar',
    ],
    [
      'Rub the ribs with the sugar and paprika. Let sit while you get the grill going.',
      'Set the grill up for indirect heat, coals one side, drip pan the other, 275F or so. Throw on a handful of chips.',
      'Ribs bone side down over the drip pan, lid on. 2 1/2 to 3 hours, feed it chips and coals.',
      'Simmer the ketchup and vinegar in a pan for 15 minutes.',
      'Brush the ribs with the sauce, move over the hot coals 5 min a side till sticky. Rest 10 minutes.',
    ],
    'oven',
  );
  it('on a rack over a tray, without a word of the fire', () => {
    expect(text).toMatch(
      /ribs bone side down on a rack over a foil-lined baking tray\. Roast at 275 °F \(135 °C\) for 2½–3 hours/,
    );
    expect(text).toMatch(/Let sit while the oven heats/);
    expect(text).not.toMatch(/\b(?:coals|chips|lid|drip pan|grill)\b/i);
  });
  it('with the sauce in its pan and the glaze in a very hot oven', () => {
    expect(text).toMatch(/Simmer the ketchup and vinegar in a pan for 15 minutes/);
    expect(text).toMatch(
      /turn the oven up to 450 °F \(230 °C\) and roast for 5 min(?:utes)? a side till sticky/,
    );
  });
});

describe('direct fire to a hot oven', () => {
  it('gives boneless thighs no bone’s minutes', () => {
    const text = said(
      'Grilled chicken thighs',
      ['8 boneless skinless chicken thighs', '3 tbsp olive oil', '2 tsp cumin', '1 tsp salt'],
      [
        'Toss the chicken with the oil, cumin and salt.',
        'Get the grill hot and oil the grates.',
        'Grill the thighs over direct heat 5-6 minutes a side till charred and cooked through.',
      ],
      'oven',
    );
    expect(text).toMatch(/Roast the thighs at 220 °C \(425 °F\) for 20–25 minutes/);
    expect(text).toMatch(/chicken thighs reach 74 °C/);
  });
  it('opens with an order to heat the machine', () => {
    const text = said(
      'Roast carrots',
      ['400 g carrots, batons', '400 g parsnips, batons', '2 tbsp oil', '1 tsp thyme leaves'],
      [
        'Oven at 220C. Toss the carrots and parsnips in the oil and thyme on a tray.',
        'Roast for 30 minutes.',
      ],
      'airFryer',
    );
    expect(text).toMatch(/^Preheat the air fryer to 205 °C/m);
  });
  it('has no tray to add to in a basket', () => {
    const text = said(
      'Sausage and squash traybake',
      ['8 pork sausages', '1 small butternut squash, 2cm cubes', '2 apples, quartered', '2 tbsp oil'],
      [
        'Heat the oven to 200C. Toss the squash in the oil on a big tray, then roast 15 min.',
        'Add the sausages, roast 15 min more.',
        'Add the apples to the tray and give it another 15 min till sticky.',
      ],
      'airFryer',
    );
    expect(text).toMatch(/in a large bowl, spread out in the air-fryer basket and air-fry for 12 min/);
    expect(text).toMatch(/Add the apples to the basket/);
  });
});
