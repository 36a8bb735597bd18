import { describe, expect, test } from 'vitest';
import { readNumbers } from './numbers.ts';
import { readTemperatures } from './temperatures.ts';

const read = (text: string) => {
  const { celsius, internalCelsius } = readTemperatures(text, readNumbers(text));
  return {
    oven: celsius === null ? null : Math.round(celsius),
    inner: internalCelsius === null ? null : Math.round(internalCelsius),
  };
};

describe('degrees of a step', () => {
  test.each([
    ['Bake 18 minutes, flipping once, until golden and 165°F.', null, 74],
    ['Bake at 425°F until golden and 165°F.', 218, 74],
    ['Sear the chicken 5 minutes per side until golden and cooked to 165°F.', null, 74],
    ['Broil 7-9 minutes, until caramelized and 145°F in the center.', null, 63],
    ['Heat the oil until it is 350°F.', 177, null],
    ['Warm the milk until 45 °C.', 45, null],
    ['Brush with oil and bake until golden and 165°F.', null, 74],
    ['Pour the cream over, cover and bake until bubbling and 165 °F.', null, 74],
    ['Add the oil, then fry the chicken until brown and 165°F.', null, 74],
    ['Stir the milk and sugar over low heat until 80 °C.', 80, null],
    ['Cook the custard, stirring, until thick and 170°F.', 77, null],
    ['Preheat the oven to 200 °C.', 200, null],
    [
      'Sear to 52–54 °C (125–130 °F) in the middle for medium-rare. The official safe minimum is 63 °C (145 °F).',
      null,
      63,
    ],
    // Nobody grills at 165 °C until it is 165 degrees inside.
    [
      'Grill, turning, until the chicken is charred in spots and cooked to 165 degrees, 10 to 12 minutes.',
      null,
      74,
    ],
    ['Roast until the thigh hits 175 degrees.', null, 79],
    ['Bake at 180 degrees until golden.', 180, null],
    ['Preheat until the oven reaches 180 degrees.', 180, null],
  ])('%s', (text, oven, inner) => {
    expect(read(text)).toEqual({ oven, inner });
  });
});
