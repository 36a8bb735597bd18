import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import type { Method } from '../vocabulary.ts';
import { adaptMethod } from './adapt.ts';
import { byTopic, reasonsOnce } from './changes/by-topic.ts';
import type { MethodAdaptation } from './model.ts';
import { withBakingSaid, withOvenSet, withoutOldClock, withoutSlang } from './read/machine-slang.ts';

const kitchen = loadKitchen();
const adapt = (
  title: string,
  target: Method,
  ingredients: readonly string[],
  instructions: readonly string[],
): MethodAdaptation =>
  adaptMethod(
    understandRecipe(
      { title, description: null, cuisine: null, servings: 4, ingredients, instructions },
      kitchen,
    ),
    { target, source: null, size: { capacityL: null, wattage: null } },
    kitchen,
  );
const said = ({ text }: MethodAdaptation): string => text.instructions.join('\n');

describe('dishes that a machine was refused', () => {
  it('boils dal in a rice cooker and leaves its frying in the pan', () => {
    const made = adapt(
      'Dal fry',
      'riceCooker',
      ['1 cup toor dal', '3 cups water', '1/2 tsp turmeric', '2 tbsp ghee', '1 tsp cumin seeds'],
      [
        'Wash the dal and pressure cook with the turmeric and water for 4 whistles.',
        'Heat the ghee in a pan, add the cumin seeds and fry for 1 minute. Pour over the dal.',
      ],
    );
    expect(made.feasible).toBe(true);
    expect(said(made)).toMatch(/rice cooker[^]*press Cook/);
    expect(said(made)).not.toMatch(/whistles/);
    expect(made.text.ingredients).toContain('3¾ cups water');
  });

  it('steams a pudding that stood in boiling water', () => {
    const made = adapt(
      'Christmas pudding',
      'steamer',
      ['4 oz suet', '4 oz sugar', '2 oz self raising flour', '1 lb mixed dried fruit', '2 eggs'],
      [
        'Mix everything and spoon into a greased basin. Cover with foil and tie with string.',
        'Stand it on a saucer in a big pan of simmering water and boil for 8 hours, topping up.',
      ],
    );
    expect(said(made)).toMatch(/steam over water at a steady simmer for 8 hours/);
  });

  it('leaves corn raw in a salad without heat', () => {
    const made = adapt(
      'Corn salad',
      'noCook',
      ['6 ears corn', '1 red bell pepper', '3 tbsp lime juice', '1/4 cup olive oil'],
      [
        'Boil the corn for 5 minutes and cut the kernels off.',
        'Dice the pepper. Toss all with lime and oil.',
      ],
    );
    expect(made.feasible).toBe(true);
    expect(said(made)).not.toMatch(/boil/i);
    expect(said(made)).toMatch(/corn raw[^]*Let it stand for 20 minutes/);
  });

  it('softens baked beans before their sugar, and dries their sauce at the end', () => {
    const made = adapt(
      'Baked beans',
      'pressureCooker',
      ['1 lb dried navy beans', '1/2 lb bacon, cut up', '1 onion, chopped', '1/2 cup molasses', '1 tsp salt'],
      [
        'Soak the beans overnight. Drain, cover with fresh water and simmer for 1 hour.',
        'Layer the bacon, beans and onion in a pot with the molasses and salt. Bake covered at 300 °F for 6 hours.',
      ],
    );
    expect(said(made)).toMatch(
      /high pressure for 8 minutes[^]*molasses[^]*high pressure for 20 minutes[^]*uncovered/,
    );
    expect(said(made)).not.toMatch(/on the rack/);
  });

  it('lets the oil of the tray go where spices would burn in a deep fryer', () => {
    const made = adapt(
      'Oven fries',
      'deepFryer',
      ['4 large russet potatoes', '2 tbsp oil', '1 tsp paprika', 'salt'],
      [
        'Cut the potatoes in sticks. Soak in cold water for 30 minutes and dry.',
        'Toss with the oil and paprika and spread on a hot sheet.',
        'Bake at 425 °F for 40 minutes.',
      ],
    );
    expect(said(made)).not.toMatch(/hot sheet|Toss with the oil/);
    expect(said(made)).toMatch(/toss at once with salt and the paprika/);
  });
});

describe('what must not be handed out', () => {
  it('never loses a fish that its line did not name', () => {
    const made = adapt(
      'Baked cod with tomatoes',
      'steamer',
      ['4 cod fillets 150g each', '250 g cherry tomatoes', '2 tbsp olive oil'],
      [
        'Heat the oven to 200 °C. Tip the tomatoes and oil in a baking dish and roast for 10 minutes.',
        'Nestle in the fish and bake for another 10 minutes until it flakes.',
      ],
    );
    expect(made.feasible === false || /fish/.test(said(made))).toBe(true);
  });

  it('fries in the open what would burn under pressure', () => {
    const made = adapt(
      'Beef rendang',
      'pressureCooker',
      ['1 kg beef shin, in 4 cm cubes', '400 ml coconut milk', '3 tbsp oil', '4 tbsp toasted coconut'],
      [
        'Brown the beef in the oil. Add the coconut milk and 1 cup of water.',
        'Simmer uncovered for 3 hours until almost dry.',
        'Add the coconut and fry until dark and dry, another 20–30 minutes.',
      ],
    );
    expect(said(made)).toMatch(/fry it, uncovered/);
    expect(said(made)).not.toMatch(/Lock the lid again/);
  });

  it('keeps the softening of an onion for a mixture', () => {
    const made = adapt(
      'Meat patties',
      'airFryer',
      ['500 g minced pork', '1 egg', '1 onion', '40 g breadcrumbs', '2 tbsp oil for frying'],
      [
        'Chop the onion and fry in a little oil until glassy. Cool.',
        'Mix the meat with the egg and onion. Form flat patties and coat in the breadcrumbs.',
        'Fry in hot oil for 5 minutes on each side until done.',
      ],
    );
    expect(said(made)).toMatch(/onion and fry in a little oil/);
  });

  it('boils no dumplings in a slow cooker, and no oil over a fire', () => {
    const dumplings = adapt(
      'Vareniki',
      'slowCooker',
      ['500 g potatoes', '3 cups flour', '1/2 cup water'],
      [
        'Boil the potatoes for 25 minutes and mash.',
        'Knead the flour and water to a dough, fill with the potatoes and seal the edges.',
        'Boil in salted water for 5 minutes until they float.',
      ],
    );
    expect(dumplings).toMatchObject({ feasible: false });
    expect(dumplings.reason).toMatch(/Dumplings/);
  });
});

describe('how changes are told', () => {
  const wall =
    'Stir, and scrape the bottom clean: what sticks there would burn under pressure. The pot must be no more than half full. Lock the lid and set the valve to sealing. Cook at high pressure for 15 minutes. Let the pressure drop by itself, which takes about 20 minutes, and open the lid away from you. Check with a thermometer that it reaches 165 °F inside.';

  it('parts a wall of text by what it is about', () => {
    const change = {
      kind: 'text',
      target: 'step 2',
      before: 'Simmer.',
      after: wall,
      reason: 'Hot.',
      rule: null,
    };
    const told = byTopic([change]);
    expect(told.length).toBeGreaterThan(2);
    for (const { after } of told) expect(after!.split(' ').length).toBeLessThanOrEqual(45);
    expect(told.filter(({ before }) => before !== null)).toMatchObject([
      { before: 'Simmer.', after: expect.stringMatching(/high pressure for 15/) as string },
    ]);
  });

  it('gives a reason once', () => {
    const one = { kind: 'text', target: 'step 1', before: 'a', after: 'b', reason: 'Hot.', rule: null };
    expect(reasonsOnce([one, { ...one, target: 'step 2' }]).map(({ reason }) => reason)).toEqual([
      'Hot.',
      'For the same reason.',
    ]);
  });

  it('reads the shorthand of a pressure cooker', () => {
    expect(withoutSlang('Set IP on saute. NPR 10 then QR.')).toBe(
      'Set the Instant Pot to Sauté. natural release for 10 minutes then quick release.',
    );
  });
});

describe('what the old machine alone was told', () => {
  it('reads an oven that is jotted without its verb, its sign or its scale', () => {
    expect(withOvenSet('oven 180 (160 fan). grease a tin')).toBe(
      'Preheat the oven to 180°C (160°C fan). Grease a tin',
    );
    expect(withOvenSet('oven to 425. chop')).toBe('Preheat the oven to 425°F. Chop');
    expect(withOvenSet('gas 6. peel')).toBe('Preheat the oven to gas mark 6. Peel');
    expect(withOvenSet('Preheat oven to 350F.')).toBe('Preheat oven to 350F.');
    expect(
      withBakingSaid(['at 350. melt butter', 'in greased 8x8 pan 25 mins'])('in greased 8x8 pan 25 mins'),
    ).toBe('Bake in greased 8x8 pan for 25 mins');
  });

  it('leaves out the hours and the bell of the old machine, and keeps those of a dough', () => {
    const plain = withoutOldClock(['Cover and cook low for 8 hours.']);
    expect(plain('After 8 hours, shred the pork.')).toBe('Shred the pork.');
    expect(plain('When the slow cooker beeps shred it.')).toBe('Shred it.');
    expect(plain('After 2 hours, knead the dough.')).toBe('After 2 hours, knead the dough.');
  });
});

describe('batters, baked and fried', () => {
  it('bakes a date pudding in a microwave, though holes are poked in it', () => {
    const made = adapt(
      'Sticky date pudding',
      'microwave',
      ['180 g dates', '1 cup water', '60 g butter', '3/4 cup sugar', '2 eggs', '1 cup self-raising flour'],
      [
        'Preheat the oven to 180°C. Grease a 20 cm square tin.',
        'Soak the dates in the water. Cream the butter and sugar, beat in the eggs, fold in the flour and the dates.',
        'Bake for 35 minutes. Poke holes in the pudding and serve.',
      ],
    );
    expect(made.feasible).toBe(true);
    expect(said(made)).toMatch(/Microwave uncovered on full power/);
  });

  it('gives deep-fried pork a dry coat of its own starch in an air fryer', () => {
    const made = adapt(
      'Sweet and sour pork',
      'airFryer',
      ['400 g pork loin', '250 g potato starch', '1 l oil (to fry)', '1/2 tsp salt'],
      [
        'Cut the pork into thin slices. Mix the starch with water into a thick batter. Coat the pork slices.',
        'Heat the oil. Fry the pork in batches until golden. Drain on paper towels.',
      ],
    );
    expect(made.feasible).toBe(true);
    expect(said(made)).toMatch(/sticky film[^]*200 °C[^]*63 °C/);
    expect(made.text.ingredients).toContain('100g potato starch');
    expect(made.text.ingredients).not.toContain('1 l oil (to fry)');
  });

  it('leaves the batter of a crêpe alone', () => {
    const made = adapt(
      'Crêpes',
      'airFryer',
      ['1 cup flour', '2 eggs', '1 cup milk', '1 tsp butter'],
      ['Whisk to a batter.', 'Coat a hot buttered pan with batter and fry each crêpe for 1 minute a side.'],
    );
    expect(said(made)).not.toMatch(/sticky film/);
  });
});

it('puts the cheese on stuffed peppers, though no verb bakes it', () => {
  const made = adapt(
    'Stuffed peppers',
    'airFryer',
    ['4 bell peppers', '1 lb ground beef', '1 cup cooked rice', '1 cup shredded cheddar'],
    [
      'Cut the tops off the peppers. Brown the beef, drain, add the rice.',
      'Fill the peppers. Stand in a baking dish with 1/2 cup water. Cover with foil.',
      'Bake at 375 for 40 minutes. Cheese on, 10 more uncovered.',
    ],
  );
  expect(said(made)).toMatch(/cheddar/);
  expect(said(made)).not.toMatch(/foil\.\n|baking dish/);
});
