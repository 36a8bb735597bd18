import { describe, expect, it } from 'vitest';
import { unidled, unslanged } from './slang.ts';

describe('what hangs out', () => {
  it.each([
    [
      'Stir in the oil and just let it hang out for at least 20 minutes.',
      'Stir in the oil and just let it sit for at least 20 minutes.',
    ],
    [
      'Let them hang out on the pan for 5 minutes before you move them to a rack.',
      'Let them sit on the pan for 5 minutes before you move them to a rack.',
    ],
    [
      'Bake it over medium heat. Take it off the heat and let it hang out.',
      'Bake it over medium heat. Take it off the heat and let it sit.',
    ],
    [
      'Melt the butter over medium heat. Add the garlic and let it hang out for 1 minute.',
      'Melt the butter over medium heat. Add the garlic and let it cook for 1 minute.',
    ],
    [
      'Pour it over and let it all get to know each other in the fridge for 1 hour.',
      'Pour it over and let it sit in the fridge for 1 hour.',
    ],
    ['Let the dough do its thing for 30 minutes.', 'Let the dough sit for 30 minutes.'],
  ])('%j', (said, plain) => expect(unidled(said)).toBe(plain));
});

describe('slang of a chatty page', () => {
  it.each([
    ["While that's doing its thing, get the steak out.", 'Meanwhile, get the steak out.'],
    ["While they're hanging out, whisk the vinegar.", 'Meanwhile, whisk the vinegar.'],
    [
      'Get your grill or grill pan screaming hot (like 450-500°F).',
      'Heat your grill or grill pan until very hot (about 450-500°F).',
    ],
    [
      'Get the oil ripping hot in a Dutch oven over medium-high heat.',
      'Heat the oil in a Dutch oven over medium-high heat until very hot.',
    ],
    [
      'OK so get a big pot of salted water going and cook the spaghetti.',
      'OK so bring a big pot of salted water to a boil and cook the spaghetti.',
    ],
    [
      "Slap it on there, 4-5 minutes a side. Don't wander off!!",
      'Cook it for 4-5 minutes a side. Watch closely!!',
    ],
    [
      "Please don't use the blender, it goes to baby food!",
      "Please don't use the blender, or it turns to a paste!",
    ],
    ["Don't crowd it or it'll steam.", "Don't crowd it, or it will steam."],
    [
      "Get about an inch of oil going in a deep pan, you want it at 350°F – use a thermometer, don't guess.",
      'Heat about an inch of oil in a deep pan to 350°F, checking with a thermometer.',
    ],
    [
      'Pat the fish dry (super important or the batter slides right off).',
      'Pat the fish dry (otherwise the batter slides off).',
    ],
    ['Crank that oven up to 425°F and line a pan.', 'Heat the oven to 425°F and line a pan.'],
    [
      'Sprinkle with the magic dust and get in there with your hands to coat everything.',
      'Sprinkle with the spice mix and toss with your hands to coat everything.',
    ],
    [
      'Grab your biggest skillet and get it ripping hot over high heat.',
      'Heat a large skillet over high heat until very hot.',
    ],
    [
      "Fold in the flour gently, we're not trying to knock out all that air we worked so hard for.",
      'Fold in the flour gently.',
    ],
    ['Leftovers make killer quesadillas!', 'Leftovers make good quesadillas!'],
    ["Don't lift the lid, it will spit hot oil.", "Don't lift the lid, it will spit hot oil."],
    ['20 minutes on the counter.', 'Leave to stand for 20 minutes on the counter.'],
    [
      'Slice it thin (so important) and drown it in chimichurri.',
      'Slice it thin and spoon plenty of chimichurri over it.',
    ],
    ['Let it go another 1 1/2 hours.', 'Cook it for another 1 1/2 hours.'],
    ['Plop the chicken in the pot.', 'Put the chicken in the pot.'],
    ['Leave it for 12 hours. Let it do its thing.', 'Leave it for 12 hours.'],
    ['Crank it up to medium-high.', 'Turn the heat to medium-high.'],
  ])('%j', (said, plain) => expect(unslanged(said)).toBe(plain));

  it.each([
    'Hang the spinach in a cloth over the sink.',
    'Let it simmer for 10 minutes.',
    'Get the oven on.',
    'Smother it with the onions and cook for 1 hour.',
  ])('%j', (said) => expect(unslanged(said)).toBe(said));
});
