import { describe, expect, it } from 'vitest';
import { unhurried } from './hasty.ts';

describe('turns of a recipe card', () => {
  it.each([
    ['Grease 8x4 loaf pan.', 'Grease an 8x4-inch loaf pan.'],
    ['Line 20x30 tin.', 'Line a 20 x 30 cm tin.'],
    ['350F. Line 8x8.', '350F. Line an 8x8-inch pan.'],
    ['Shape in loaf, put in greased pan.', 'Shape into a loaf, put in a greased pan.'],
    ['heat griddle med high, oil it lightly', 'heat the griddle over medium-high heat, oil it lightly'],
    ['Flour beef, brown in oil.', 'Coat the beef in the flour, brown in oil.'],
    [
      'Salt zucchini, sit 10 min, squeeze out.',
      'Salt the zucchini and leave to stand for 10 minutes, squeeze out.',
    ],
    ['Cook till tender. S&P.', 'Cook till tender. Season with salt and pepper.'],
    ['Pull bay. Serve.', 'Remove the bay leaf. Serve.'],
    [
      'Bake 25-30 - toothpick should have moist crumbs.',
      'Bake for 25-30 minutes. A toothpick should come out with moist crumbs.',
    ],
    ['everything in a jar except berries', 'Put everything except the berries in a jar'],
    ['Oven 200C / 180 fan.', 'Oven 200C (180 fan).'],
    ['Heat to 230C/210C fan/gas 8.', 'Heat to 230C (210C fan, gas 8).'],
    [
      'Butter under the skin + all over, salt & pepper well.',
      'Rub the butter under the skin and all over, then season well with salt and pepper.',
    ],
    [
      'Lemon halves, garlic, thyme in the cavity.',
      'Fill the cavity with the lemon halves, garlic and thyme.',
    ],
    ['Roast 1 hr 20, baste halfway.', 'Roast 1 hour 20 minutes, baste halfway.'],
    ['Press into bottom of ungreased 9x13 pan.', 'Press into bottom of an ungreased 9x13-inch pan.'],
    ['Simmer, uncovered, until tender, 30 minutes.', 'Simmer uncovered until tender, 30 minutes.'],
    ['Brown beef w/ onion.', 'Brown beef with the onion.'],
    ['Cool, peel, cube.', 'Cool, then peel and cube.'],
    ['Ketchup + br. sugar, spread on top.', 'Mix the ketchup and brown sugar, then spread on top.'],
    [
      '425° 15 min, then 350° 35-40 min til juice bubbles.',
      'Bake at 425°F for 15 minutes, then lower the oven to 350°F and bake for 35-40 minutes until the juice bubbles.',
    ],
  ])('%j', (jotted, whole) => expect(unhurried(jotted)).toBe(whole));
});
