import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { withoutAsides } from './asides.ts';
import { editedFor } from './edition.ts';

const kitchen = loadKitchen();
const sober = (ingredients: readonly string[], ...instructions: string[]): readonly string[] =>
  editedFor(
    understandRecipe(
      { title: 'Supper', description: null, cuisine: null, servings: 4, ingredients, instructions },
      kitchen,
    ),
    { quiet: true, full: true, sober: true },
    kitchen,
  ).source.instructions;

describe('what an author says beside an order', () => {
  it.each([
    ['Wrap it and put it in the fridge while you have a cup of tea.', 'Wrap it and put it in the fridge.'],
    ['They keep for a week in a tin if nobody finds them.', 'They keep for a week in a tin.'],
    ['Leave a bit hanging over because it always shrinks, always.', 'Leave a bit hanging over.'],
    [
      'Rub it in (or cheat, as I do, and pulse it in a processor).',
      'Rub it in (or pulse it in a processor).',
    ],
    ['Take it out early, which everyone tells you and nobody does.', 'Take it out early.'],
    ["Skim the fat off, it's never bothered anyone at my house.", 'Skim the fat off.'],
    ['Serve it warm, or cold, standing up, at midnight.', 'Serve it warm, or cold.'],
    ["Drain off the grease or don't, I'm not your doctor.", 'Drain off the grease if desired.'],
    ["Put on some music, because you can't walk away from it.", "You can't walk away from it."],
    ["So here's the deal: brown the meat.", 'Brown the meat.'],
    ['Leave it in the tin before you go in.', 'Leave it in the tin before serving.'],
    ['Custard, obviously.', 'Serve with custard.'],
    [
      'Heat to \ue400 fan, or \ue401 if yours is an ordinary one like hers.',
      'Heat to \ue400 fan, or \ue401 in a conventional oven.',
    ],
    ['I always use the butter paper to grease it, waste not want not.', 'Use the butter paper to grease it.'],
    [
      'Roughen it with a fork (the rough bits go crispy, which is the whole point).',
      'Roughen it with a fork.',
    ],
    ['Less washing up = win.', ''],
    ['Open a beer.', ''],
    ["People will tell you that you can't stop.", ''],
  ])('%j', (said, left) => expect(withoutAsides(said)).toBe(left));

  it.each([
    'Stir while you make the sauce.',
    'Cover it, because steam would escape.',
    'Bake it (or fry it in a pan).',
    'Serve it at once, or cold.',
    'Open a window.',
    'Put on the lid.',
  ])('%j stays', (said) => expect(withoutAsides(said)).toBe(said));

  it('goes with the hour of the night, and takes no hour of the dish with it', () => {
    expect(sober(['1 tart'], 'Leave the tart for 20 minutes. Serve it cold, at eleven at night.')).toEqual([
      'Leave the tart for 20 minutes. Serve it cold.',
    ]);
  });

  it('leaves work and what is forbidden, whoever is spoken of', () => {
    expect(
      sober(
        ['500 g mince'],
        "Brown the mince in batches - don't crowd it, I always used to and it just goes grey.",
      ),
    ).toEqual(["Brown the mince in batches. Don't crowd it."]);
    expect(
      sober(['500 g mince'], "Brown the mince. Skim the fat off, it's never bothered anyone at my house."),
    ).toEqual(['Brown the mince. Skim the fat off.']);
  });
});

it.each([
  ['Cut the onions into cubes. You get the idea.', /idea/],
  ['Brown the onions on all sides (wait, spheres have no sides).', /spheres/],
  ['Stir the onions (no pun intended).', /pun/],
])('tells no joke in %j', (source, joke) => {
  expect(sober(['2 onions'], source).join(' ')).not.toMatch(joke);
});

it('leaves a clause of what depends on what whole', () => {
  const said = sober(
    ['2 onions'],
    'The number depends on your pan, which depends on how big you want the onions.',
  );
  expect(said.join(' ')).toMatch(/which depends on how big you want/);
});
