import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../test/support/adapt.ts';
import type { MethodAdaptation } from './model.ts';

const words = ({ text }: MethodAdaptation): string => text.instructions.join('\n');

describe('What a piece is cut to sets how long it takes', () => {
  const cutlets = adaptForFour(
    'Chicken schnitzel',
    [
      '4 chicken breasts',
      '75 g plain flour',
      '2 eggs',
      '150 g dried breadcrumbs',
      '300 ml sunflower oil, for frying',
    ],
    [
      'Put each breast between two sheets of cling film and bash until 5 mm thick.',
      'Dip each one in flour, then egg, then crumbs.',
      'Heat the oil in a deep frying pan to 170°C; a crumb should sizzle straight away.',
      'Fry for 3 minutes on each side until golden. Drain on kitchen paper.',
    ],
    'oven',
  );

  it('beaten thin is done sooner than a whole breast', () => {
    expect(words(cutlets)).toMatch(/for 14–18 minutes/);
  });

  it('keeps the film that it is beaten between, and no sizzling crumb', () => {
    expect(words(cutlets)).toMatch(/between two sheets of cling film/);
    expect(words(cutlets)).not.toMatch(/sizzle/);
  });

  it('lists the oil that the crumbs are brushed with', () => {
    expect(words(cutlets)).toMatch(/with 2 tablespoons of oil/);
    expect(cutlets.text.ingredients).toContain('2 tbsp sunflower oil');
  });

  it('skewers lie on a rack, in chunks that need less than a thigh, and char under the broiler', () => {
    const said = words(
      adaptForFour(
        'Kebabs',
        ['600 g boneless chicken thighs, cut into chunks', '1 red pepper, in squares', '4 flatbreads'],
        [
          'Thread the chicken and pepper onto skewers.',
          'Light the barbecue. When the coals are white, grill the kebabs for 12 minutes until charred in places and cooked through.',
          'Warm the flatbreads on the edge of the grill.',
        ],
        'oven',
      ),
    );
    expect(said).toMatch(/Lay the skewers on a rack/);
    expect(said).toMatch(/Roast the kebabs at [^.]*for 20–25 minutes/);
    expect(said).toMatch(/finish under a hot grill/);
    expect(said).not.toMatch(/edge of the oven/);
  });

  it('a kilo of wings does not lie in one layer of a basket', () => {
    const said = words(
      adaptForFour(
        'Wings',
        ['1 kg chicken wings', '1 tsp salt'],
        [
          'Heat the oven to 220°C.',
          'Salt the wings, spread them on a tray and bake for 45 minutes until crisp.',
        ],
        'airFryer',
      ),
    );
    expect(said).toMatch(/2 batches/);
  });
});

describe('What is told before the lid goes on', () => {
  const stew = adaptForFour(
    'Sunday beef stew',
    [
      '2 lb beef chuck, cubed',
      '1 onion, chopped',
      '2 cloves garlic',
      '2 tbsp tomato paste',
      '3 cups beef broth',
      '1 lb potatoes, cubed',
    ],
    [
      'Brown the beef in a large pot for 8 minutes. Transfer to a plate.',
      'Add the onion to the pot and cook until soft, 5 minutes. Stir in the garlic and tomato paste and cook 1 minute.',
      'Return the beef with the broth, bring to a boil, cover and simmer 1 1/2 hours.',
      'Add the potatoes and simmer until tender, 35 minutes.',
    ],
    'slowCooker',
  );

  it('keeps the minute that the paste cooks in the pan', () => {
    expect(words(stew)).toMatch(/tomato paste and cook 1 minute/);
  });

  it('says Fahrenheit first to a kitchen of pounds and cups', () => {
    expect(words(stew)).toMatch(/145 °F \(63 °C\)/);
  });

  it('leaves a day its capital', () => {
    expect(stew.text.title).toBe('Slow-cooker Sunday beef stew');
  });
});
