import { describe, expect, it } from 'vitest';
import { ordersFirst } from './first-orders.ts';

describe('notes without a verb', () => {
  it.each([
    [
      'Big pot of water on to boil, salt it like you mean it.',
      'Bring a big pot of water to a boil and salt it generously.',
    ],
    ['pot of salted water on.', 'Bring a large pot of salted water to a boil.'],
    ['Heat oil on med-high and stir.', 'Heat oil over medium-high heat and stir.'],
    ['Turn it down to med low, add garlic.', 'Turn it down to medium-low, add garlic.'],
    ['Cook on med for 5 min.', 'Cook over medium heat for 5 min.'],
    ['Beat on med-high until fluffy.', 'Beat on medium-high until fluffy.'],
    ["While that's going heat the oil.", 'While that is going, heat the oil.'],
    ["When there's 3 min left on the box time throw it in.", 'When 3 min remain, throw it in.'],
    ['More water if its dry.', 'Add more water if it is dry.'],
    ['You want them soft but NOT brown.', 'You want them soft but not brown.'],
    [
      'Put the onions in with a splash of water and a lid on.',
      'Add the onions with a splash of water and cover with a lid.',
    ],
    ['Wrap it up and in the fridge for 30 mins.', 'Wrap it up and chill it for 30 mins.'],
    ['Put a tray in the oven and get it up to 200C.', 'Put a tray in the oven and heat the oven to 200C.'],
    ['I have ours with pickled beetroot.', 'Serve with pickled beetroot.'],
    ['When splutters put curry leaves.', 'When it splutters, add curry leaves.'],
    ['Rest 10 and carve.', 'Rest for 10 minutes and carve.'],
    ['In with the rest of the milk.', 'Add the rest of the milk.'],
    ['Do it again, ending with cheese.', 'Repeat, ending with cheese.'],
    ['Make the pastry first - rub in the butter.', 'Make the pastry first. Rub in the butter.'],
    ['It should be sweet salty sour.', 'It should be sweet, salty and sour.'],
  ])('%s', (note, order) => {
    expect(ordersFirst(note)).toBe(order);
  });

  it('leaves whole sentences as they are', () => {
    for (const text of [
      'Bring a large pot of salted water to a boil.',
      'Put the lid on and cook for 10 minutes.',
      'Rest the dough in the fridge for 30 minutes.',
    ])
      expect(ordersFirst(text)).toBe(text);
  });
});
