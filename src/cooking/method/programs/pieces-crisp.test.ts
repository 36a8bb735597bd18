import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

describe('pieces that were fried, in an air fryer', () => {
  const tofu = adaptForFour(
    'Crispy Tofu with Sweet Chilli',
    [
      '400g firm tofu',
      '3 tbsp cornflour',
      '4 tbsp vegetable oil',
      '4 tbsp sweet chilli sauce',
      '1 tbsp soy sauce',
    ],
    [
      'Press the tofu for 20 minutes, then cut into 2cm cubes. Toss in the cornflour.',
      'Heat the oil in a frying pan and fry the tofu in batches for 6-8 minutes, until crisp. Drain.',
      'Pour off the oil, add the sweet chilli and soy to the pan and bubble for 1 minute. Toss the tofu in the sauce.',
    ],
    'airFryer',
  );
  const said = tofu.text.instructions.join('\n');

  it('have their sauce in a pan of its own', () => {
    expect(said).toMatch(/small saucepan over medium heat and bubble for 1 minute/);
    expect(said).toMatch(/Air-fry for 12–15 minutes, shaking the basket twice, until crisp/);
    expect(said).not.toMatch(/[Dd]rain|[Pp]our off|frying pan/);
    expect(tofu.text.ingredients.join('\n')).toMatch(/2 tbsp vegetable oil/);
  });

  it('get baking powder on the skin of wings, and are warm together in batches', () => {
    const wings = adaptForFour(
      'Buffalo Wings',
      ['1.2kg chicken wings', '1 litre oil for deep frying', '120ml hot sauce', '60g butter', '1/2 tsp salt'],
      [
        'Pat the wings dry and season with the salt.',
        'Heat the oil to 190C in a deep pot. Fry the wings in two batches for 10-12 min until golden. Drain on paper towels.',
        'Melt the butter in a small saucepan with the hot sauce. Toss the wings in it.',
      ],
      'airFryer',
    );
    const text = wings.text.instructions.join('\n');
    expect(wings.text.ingredients.join('\n')).toMatch(/1 tbsp baking powder/);
    expect(text).toMatch(/Toss them with the baking powder[^]*in 2 batches[^]*put the others back in/);
    expect(text).toMatch(/74 °C[^.]*next to the bone/);
  });

  it('are topped with cheese for the last minutes', () => {
    const parmesan = adaptForFour(
      'Chicken Parmesan',
      [
        '2 chicken breasts, halved horizontally',
        '60g flour',
        '2 eggs',
        '100g breadcrumbs',
        '120ml olive oil, for frying',
        '350g marinara sauce',
        '200g mozzarella, sliced',
      ],
      [
        'Dredge the chicken in flour, dip in egg, then coat in breadcrumbs.',
        'Heat the oil in a skillet. Fry the chicken for 3-4 minutes per side until golden.',
        'Put in a baking dish, top with the marinara and mozzarella and bake at 220C for 15 minutes until melted.',
      ],
      'airFryer',
    ).text.instructions.join('\n');
    expect(parmesan).toMatch(/warm the marinara sauce[^]*Spoon a heaped tablespoon[^]*3–4 minutes more/);
    expect(parmesan).not.toMatch(/\b[Bb]ake\b|dish/);
  });

  it('leave a dish alone whose sauce is made in its pan', () => {
    const made = adaptForFour(
      'Pork chops in mustard sauce',
      ['4 pork chops', '1 tbsp oil', '200ml cider', '1 tbsp mustard'],
      [
        'Heat the oil in a skillet and brown the chops 4 minutes per side. Set aside.',
        'Pour the cider into the same pan, scraping up what sticks, and simmer 5 minutes with the mustard. Return the chops.',
      ],
      'airFryer',
    ).text.instructions.join('\n');
    expect(made).not.toMatch(/turning them after/);
  });
});

it('bakes in an oven what an air fryer crisped, on a rack', () => {
  const made = adaptForFour(
    'Chicken Tenders',
    ['600g chicken mini fillets', '100g flour', '100g cornflakes, crushed', 'oil spray', '200ml buttermilk'],
    [
      'Soak the chicken in buttermilk for 1 hour. Mix the flour and cornflakes and press the chicken into it.',
      'Preheat the air fryer to 200C. Spray the chicken well with oil and air fry for 10 minutes, turning halfway.',
    ],
    'oven',
  ).text.instructions.join('\n');
  expect(made).toMatch(/wire rack over a baking tray[^]*Bake for 18–23 minutes in all/);
  expect(made).not.toMatch(/[Aa]ir fr/);
});

it('leaves vegetables that join the pieces on their tray their own time', () => {
  const { text } = adaptForFour(
    'Honey mustard pork tenderloin',
    [
      '1.5 lb pork tenderloin',
      '2 tbsp Dijon mustard',
      '2 tbsp honey',
      '1 tbsp olive oil',
      '1 lb green beans, trimmed',
    ],
    [
      'Preheat oven to 400°F. Whisk mustard, honey and oil.',
      'Place pork on a sheet pan, brush with half the glaze. Roast 15 minutes.',
      'Add the green beans around, brush pork with remaining glaze and roast 10-12 minutes more until pork is 145°F.',
    ],
    'airFryer',
  );
  expect(text.instructions.join('\n')).toMatch(/Add the green beans around[^.]*air-fry for \d/);
});
