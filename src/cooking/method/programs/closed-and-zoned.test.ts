import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../../test/support/adapt.ts';

const said = (made: ReturnType<typeof adapt>): string => made.text.instructions.join('\n');

describe('a braised joint in a closed pot', () => {
  const roast = (target: 'pressureCooker' | 'slowCooker') =>
    said(
      adapt(
        'Pot Roast',
        [
          '1 (4 lb) chuck roast',
          '2 Tbsp oil',
          '2 cups beef broth',
          '5 carrots, chunked',
          '2 lbs potatoes, quartered',
          '3 Tbsp flour',
          '1/4 cup cold water',
        ],
        [
          'In a Dutch oven brown the roast in the hot oil on all sides, about 10 minutes.',
          'Pour the broth around. Cover and bake at 325°F for 2 hours.',
          'Add the carrots and potatoes. Cover and cook 1 more hour.',
          'Take out the meat. Mix the flour with the water, stir into the juices and boil for gravy.',
        ],
        target,
      ),
    );

  it('is browned on Sauté, and its vegetables and gravy come when it is done', () => {
    const text = roast('pressureCooker');
    expect(text).toMatch(/Set the pressure cooker to Sauté\. [^\n]*brown the roast/i);
    expect(text).toMatch(/Put the carrots and the potatoes into the juices, lock the lid again/);
    expect(text).toMatch(/bring the juices to a boil, stir it in and simmer for 2–3 minutes/);
  });

  it('lies on its roots in a slow cooker, and the gravy boils in a pan', () => {
    const text = roast('slowCooker');
    expect(text).toMatch(/Lay the carrots and the potatoes in the bottom of the slow cooker/);
    expect(text).toMatch(/Pour the juices into a saucepan and bring to a boil/);
  });
});

it('gives a tray dinner two zones on a grill, with each thing in its place', () => {
  const text = said(
    adapt(
      'Sheet Pan Sausage and Veggies',
      [
        '1 lb Italian sausage links',
        '1 lb baby potatoes, halved',
        '2 bell peppers, cut in strips',
        '3 tbsp olive oil',
      ],
      [
        'Preheat the oven to 400°F. Line a sheet pan with foil.',
        'Toss the potatoes and peppers with the oil on the pan. Nestle the sausages in.',
        'Roast for 35-40 minutes, flipping halfway, until the sausages are done.',
      ],
      'grill',
    ),
  );
  expect(text).toMatch(/two zones/);
  expect(text).toMatch(/Wrap the baby potatoes [^\n]* foil/);
  expect(text).toMatch(/lay the Italian sausage links on the cool side[^\n]*160 °F/);
  expect(text).toMatch(/Put the bell peppers in a grill basket/);
});

it('gives two flattened birds on a grill room, and longer than the hotter oven did', () => {
  const text = said(
    adapt(
      'Spatchcock Chicken',
      ['2 (3 1/2) pound whole chickens', '2 teaspoons salt', '4 teaspoons olive oil'],
      [
        'Preheat oven to 450°F. Line a large rimmed baking sheet with foil.',
        'Remove the backbones and flatten the chickens. Rub with the oil and salt.',
        'Roast on the baking sheet until the breast reads 165°F, about 35 minutes.',
      ],
      'grill',
    ),
  );
  expect(text).toMatch(/legs toward the fire[^\n]*side by side/);
  expect(text).toMatch(/375 °F \(190 °C\) for 45–55 minutes/);
});

it('cooks rice with its paste and beans in one rice cooker, the paste thinned', () => {
  const text = said(
    adapt(
      'Loaded Rice',
      [
        '1 cup long grain white rice',
        '1/2 cup frozen peas',
        '5 Tbsp tomato paste',
        '1 can black beans',
        '1/4 onion, diced',
      ],
      [
        'Cook the rice per the package.',
        'Heat oil in a large pan over medium heat. Add the rice and break up the clumps.',
        'Add the tomato paste and mix until coated.',
        'Drain and add the beans, peas and onion. Mix well and serve hot.',
      ],
      'riceCooker',
    ),
  );
  expect(text).toMatch(/Whisk the tomato paste into 1¼ cups of water/);
  expect(text).toMatch(/Keep Warm, lay the peas? on top|Keep Warm, lay the frozen peas on top/);
  expect(text).not.toMatch(/pan over/);
});

it('buys the bacon and the eggs of a cold plate cooked', () => {
  const made = adapt(
    'Layer Salad with Bacon',
    ['1 head iceberg lettuce', '8 slices bacon', '6 eggs', '1 cup mayo'],
    [
      'Fry the bacon until crisp and crumble. Hard boil the eggs and slice.',
      'Layer the lettuce, eggs and bacon. Spread the mayo over the top.',
    ],
    'noCook',
  );
  expect(made.feasible).toBe(true);
  expect(said(made)).toMatch(/^Crumble the bacon\. Slice the eggs\./);
  expect(made.text.ingredients).toContain('6 hard-boiled eggs (sold cooked and peeled)');
});

it.each(['toasterOven', 'microwave'] as const)('stir-fries in a %s with all of the sauce', (target) => {
  const text = said(
    adapt(
      'Beef and Broccoli Stir-Fry',
      [
        '1 lb flank steak, sliced thin',
        '4 cups broccoli florets',
        '1/4 cup soy sauce',
        '2 tbsp oyster sauce',
        '1 tbsp cornstarch',
        '2 tbsp oil',
      ],
      [
        'Toss the steak with the cornstarch and 1 tbsp of the soy sauce.',
        'Heat 1 tbsp oil in a wok over high heat. Stir-fry the beef for 2-3 minutes, remove.',
        'Add the rest of the oil and the broccoli, stir-fry for 4 minutes.',
        'Return the beef, add the remaining soy and oyster sauce, toss for 1 minute.',
      ],
      target,
    ),
  );
  expect(text).toMatch(/Whisk the soy sauce and the oyster sauce/);
  expect(text).toMatch(target === 'microwave' ? /full power \(1000 W\)/ : /metal tray in the toaster oven/);
});

it('crumbs what was dipped in a batter that nobody calls so', () => {
  const text = said(
    adapt(
      'Fish and Chips',
      ['4 cod fillets', '1 cup flour', '1 cup cold beer', '4 russet potatoes', 'oil for frying'],
      [
        'Cut the potatoes in thick fries. Fry them at 325°F for 5 minutes and drain.',
        'Whisk the flour and beer. Dip the fish and fry for 6 minutes until golden. Fry the potatoes again for 3 minutes.',
      ],
      'oven',
    ),
  );
  expect(text).toMatch(/press into the crumbs/);
  expect(text).not.toMatch(/\bfry the potatoes again/i);
});
