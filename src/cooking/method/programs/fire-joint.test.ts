import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';
import type { Method } from '../../vocabulary.ts';

const make = (title: string, list: readonly string[], steps: readonly string[], target: Method) => {
  const { text, edits } = adaptForFour(title, list, steps, target);
  return { title: text.title, said: text.instructions.join('\n'), edits };
};

describe('roasts from the oven over a closed fire', () => {
  const ribs = [
    'Oven baby back ribs',
    ['2 racks baby back ribs, 1 kg each', '1 tbsp paprika', '250ml BBQ sauce'],
    [
      'Preheat oven to 135C. Rub the ribs with the paprika.',
      'Wrap each rack tightly in foil and bake 2 1/2 to 3 hours until tender.',
      'Open the foil, brush with the BBQ sauce and broil 3-4 minutes. Rest 10 minutes.',
    ],
  ] as const;

  it('give ribs to the smoke bare, wrapped and glazed in turn', () => {
    const { said } = make(...ribs, 'smoker');
    expect(said).toMatch(
      /bone side down[^]*Wrap each rack tightly in foil[^]*Unwrap the ribs, brush them with the/,
    );
    expect(said).not.toMatch(/Open the foil|bake|broil/);
  });

  it('finish ribs over the fire of a grill', () => {
    expect(make(...ribs, 'grill').said).toMatch(
      /Unwrap the ribs, brush them[^]*over the hot side for 6–10 minutes/,
    );
  });

  it('catch what drips in a tray with the broth, and smoke a bird by its weight and not too low', () => {
    const { said } = make(
      'Roast turkey breast',
      ['1 bone-in turkey breast, 2.7 kg', '60g butter', '1 tbsp sage', '240ml chicken broth'],
      [
        'Preheat oven to 160C. Mash the butter with the sage and rub under the skin.',
        'Put on a rack in a roasting pan, pour broth into pan. Roast 2 to 2 1/2 hours, basting.',
        'Tent with foil, rest 20 min and slice.',
      ],
      'smoker',
    );
    expect(said).toMatch(
      /135 °C[^]*foil tray with the (?:chicken )?(?:broth|stock) on the rack below[^]*74 °C/,
    );
    expect(said).not.toMatch(/roasting pan|into pan/);
  });

  it('cook a leg beside the fire, done by the thermometer, with its gravy from the tray', () => {
    const { said, title, edits } = make(
      'Roast Leg of Lamb',
      ['1 bone-in leg of lamb, about 2.5kg', '3 tbsp olive oil', '300ml lamb stock'],
      [
        'Heat the oven to 200C. Rub the lamb with the oil.',
        'Put in a roasting tin and roast for 1 hr 30 mins for pink, basting now and then.',
        'Rest for 20 mins. Put the tin on the hob, pour in the stock and simmer for 5 mins.',
      ],
      'grill',
    );
    expect(title).toBe('Grilled Leg of Lamb');
    expect(said).toMatch(
      /over the tray, fat side up[^]*63 °C[^]*pour the juices from the foil tray into a saucepan/,
    );
    expect(edits.every(({ before, after }) => before === null || before !== after)).toBe(true);
  });
});
