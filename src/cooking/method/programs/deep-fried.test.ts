import { expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../../test/support/adapt.ts';

const said = (...recipe: Parameters<typeof adapt>): string => {
  const adapted = adapt(...recipe);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};

it('fries roast potatoes dry, in oil of the fryer', () => {
  const text = said(
    'Crispy roast potatoes',
    ['1 kg potatoes', '4 tbsp goose fat', '2 sprigs rosemary', 'salt'],
    [
      'Peel and quarter potatoes, parboil 8 minutes, drain',
      'Heat fat in a tin at 220C, add potatoes',
      'Roast 45-50 minutes turning twice, rosemary for last 10',
    ],
    'deepFryer',
  );
  expect(text).toMatch(/dry them well[^]*180 °C[^]*5–7 minutes/);
  expect(text).not.toMatch(/tin|Roast/);
});

it('lowers what is battered into the oil by hand', () => {
  expect(
    said(
      'Beer battered fish',
      ['4 cod fillets', '150 g flour', '200 ml beer', 'oil for frying'],
      [
        'Whisk flour and beer to a batter',
        'Dip fish in batter',
        'Shallow-fry in a pan 4-5 min each side until crisp',
      ],
      'deepFryer',
    ),
  ).toMatch(/Put the basket down into the oil empty[^]*63 °C/);
});

it('steams small pieces in a rice cooker', () => {
  expect(
    said(
      'Lemon salmon',
      ['4 salmon fillets', '1 lemon', 'salt'],
      [
        'Preheat oven to 400F',
        'Lay the salmon on a tray with lemon slices',
        'Bake 12-15 minutes until it flakes',
      ],
      'riceCooker',
    ),
  ).toMatch(/bowl of the rice cooker[^]*steam for 8–10 minutes[^]*145 °F/);
});

it('reads a thickness of 1 1/4 inches as that', () => {
  expect(
    said(
      'Ribeye steak',
      ['2 ribeye steaks, about 1 1/4 inch', '1 tbsp oil'],
      ['Heat oil in a cast iron pan until smoking, sear steaks 3 min a side', 'Rest 5 minutes'],
      'grill',
    ),
  ).toMatch(/6–8 minutes a side for a thickness of 1¼ inch/);
});

it('cuts no wings into strips for a wok', () => {
  const text = said(
    'Chicken wings',
    ['2 lb chicken wings', '1 tsp salt'],
    ['Toss the wings with salt', 'Bake on a rack at 425F for 45-50 minutes, turning once'],
    'wok',
  );
  expect(text).not.toMatch(/strips/);
  expect(text).toMatch(/oil in the wok/);
});
