import { describe, expect, it } from 'vitest';
import { unspoken } from './spoken.ts';

describe('talk in an author’s instruction', () => {
  it.each([
    ['Chuck the noodles in and toss like you mean it.', 'Chuck the noodles in and toss.'],
    ["It'll look weird and lumpy, don't panic.", "It'll look lumpy."],
    [
      "Rest it for 20 minutes, it really needs this, so go and have a glass of wine. You've earned it!",
      'Rest it for 20 minutes.',
    ],
    ['Now the fun part - smear the butter all over.', 'Smear the butter all over.'],
    ['Stir in the walnuts, if you’re a nut person.', 'Stir in the walnuts if you like.'],
    ['Into the tin it goes, 25-28 minutes.', 'Pour it into the tin and bake for 25-28 minutes.'],
    [
      'Brown the meatballs in batches (crowding is a sin), 6 minutes or so.',
      'Brown the meatballs in batches, about 6 minutes.',
    ],
    [
      'Get your hands in there and mix the bread with the pork.',
      'Mix the bread with the pork with your hands.',
    ],
    ['Put the tray in. Custard, obviously.', 'Put the tray in. Serve with custard.'],
    [
      'Melt it over simmering water (or nuke it in 30 second bursts, no judgment here).',
      'Melt it over simmering water (or microwave it in 30 second bursts).',
    ],
    ['Serve with bread, which is how my grandfather had them.', 'Serve with bread.'],
    [
      "Turn it up, add the mince and really brown it, don't just let it go grey like school dinners.",
      "Turn the heat up, add the mince and brown it; don't let it go grey.",
    ],
    [
      'Get the chicken out of the fridge an hour before you want to cook.',
      'Take the chicken out of the fridge an hour before cooking.',
    ],
    ['My blender is ancient so I add a splash of water.', 'Add a splash of water if needed.'],
    ['Chuck in the beef and get it nicely coated.', 'Chuck in the beef and coat it well.'],
    ['It should look thick and glossy, like melted lip gloss.', 'It should look thick and glossy.'],
  ])('%s', (said, printed) => {
    expect(unspoken(said)).toBe(printed);
  });

  it.each([
    'Rub the butter into the flour until it looks like breadcrumbs.',
    'Whisk until thick and pale, like softly whipped cream.',
    "Bake for 40 minutes; don't open the door.",
    'Leave it on the counter for an hour before you cook it.',
  ])('leaves what tells the cook something: %s', (text) => {
    expect(unspoken(text)).toBe(text);
  });
});
