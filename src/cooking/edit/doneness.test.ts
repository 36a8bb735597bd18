import { describe, expect, it } from 'vitest';
import {
  withoutBoiling,
  withoutMeatDoneness,
  withoutShells,
  withoutShrimpCue,
  withoutSkin,
} from './doneness.ts';

describe('signs of shellfish', () => {
  it('go with the shells, and prawns alone turn pink', () => {
    expect(withoutShells('Scrub tofu, bin any open.')).toBe('');
    expect(withoutShells('Wine, boil. Tofu, lid, 4 mins till open. bin closed ones.')).toBe(
      'Wine, boil. Tofu, lid, 4 mins until hot through.',
    );
    expect(withoutShrimpCue('Cod in, 3 mins till pink & curled.', 'opaque')).toBe(
      'Cod in, 3 mins till opaque.',
    );
  });
});

describe('doneness of what has become a plant', () => {
  it.each([
    [
      'Sear tofu in a hot pan 1 min per side, still red in the middle. Slice.',
      'Sear tofu in a hot pan 1 min per side. Slice.',
    ],
    [
      'Fry the tofu, skin side down first, for 12-15 minutes, turning once, until golden and it reaches 165°F inside. Serve hot.',
      'Fry the tofu for 12-15 minutes, turning once, until golden. Serve hot.',
    ],
    [
      'Grill the tofu for 12 minutes until charred and cooked through to 74°C.',
      'Grill the tofu for 12 minutes until charred.',
    ],
    [
      'Bake at 200 °C for 30 minutes, until a thermometer in the thickest part reads 165 °F (74 °C). The internal temperature should be 165 F. Rest 5 minutes.',
      'Bake at 200 °C for 30 minutes, until hot through. Rest 5 minutes.',
    ],
    [
      'Cook on low for 4 hours or until it falls apart and reads 195 F.',
      'Cook on low for 4 hours or until hot through.',
    ],
    ['Discard the skin and bones and return the tofu to the pot.', 'Return the tofu to the pot.'],
    ['Test tofu for doneness. Tofu should reach internal temperature of 165°F.', ''],
    ['Shred with two forks, discarding fat.', 'Shred with two forks.'],
    [
      'Simmer until the tofu is cooked through and tender, 20 minutes.',
      'Simmer until the tofu is hot through and tender, 20 minutes.',
    ],
  ])('mends %s', (before, after) => expect(withoutMeatDoneness(before)).toBe(after));

  it.each([
    'Heat the oven to 180 °C.',
    'Fry the onions until golden and soft.',
    'Simmer for 30 minutes until thick.',
    'Bake at 350°F until bubbling.',
  ])('leaves %s as it is', (text) => expect(withoutMeatDoneness(text)).toBe(text));

  it('takes the skin of a skinless piece out of its cue', () => {
    expect(withoutSkin('Roast until the skin is crisp and the chicken reaches 74 °C.')).toBe(
      'Roast until browned and the chicken reaches 74 °C.',
    );
  });

  it('does not boil yogurt', () => {
    const text = 'Simmer the sauce. Stir in the yogurt and simmer for 5 minutes more.';
    expect(withoutBoiling(text, text.indexOf('yogurt'))).toBe(
      'Simmer the sauce. Stir in the yogurt and warm gently, without boiling, for 5 minutes more.',
    );
    expect(withoutBoiling('Stir in the yogurt until light simmer.', 18)).toBe(
      'Stir in the yogurt until steaming hot, without boiling.',
    );
    expect(withoutBoiling('Add the yogurt and bring to a boil.', 8)).toBe(
      'Add the yogurt and heat gently without boiling.',
    );
  });
});

it('a text that forbids boiling already is not told twice', () => {
  for (const said of [
    "Heat through but don't let it boil.",
    'Warm the sauce, without letting it come to a simmer.',
    'Never boil the sauce.',
  ])
    expect(withoutBoiling(said, 0)).toBe(said);
});
