import { describe, expect, it } from 'vitest';
import { registered } from './register.ts';

describe('words of the kitchen table', () => {
  it.each([
    ['Squidge together into a ball.', 'Bring together into a ball.'],
    ['Cover them and stick in the fridge.', 'Cover them and put in the fridge.'],
    ['Dollop the cream on top in blobs.', 'Spoon the cream on top in small mounds.'],
    ['Boil the spuds until soft.', 'Boil the potatoes until soft.'],
    ['Serve with 3 biccies each.', 'Serve with 3 biscuits each.'],
    ['Throw in the onions and give it another minute.', 'Add the onions and cook for another minute.'],
    [
      'Bring it to a boil and let it go for 45 minutes.',
      'Bring it to a boil and let it cook for 45 minutes.',
    ],
    ['Get a big pan hot.', 'Heat a big pan until hot.'],
    ['Get a big pan hot and brown the mince.', 'Heat a big pan until hot, then brown the mince.'],
    ['Good slosh of stock.', 'A generous splash of stock.'],
    ['Stir whenever you walk by.', 'Stir occasionally.'],
    ['Get the oil hot hot.', 'Get the oil very hot.'],
    ['You want it soft, not brown.', 'It should be soft, not brown.'],
    ['Fish out the bay leaves.', 'Lift out the bay leaves.'],
  ])('%j', (said, printed) => expect(registered(said)).toBe(printed));

  it.each([
    'Pop the lid on the pan.',
    'Stick to the recipe.',
    'Add a dollop of cream.',
    'Chuck steak is best.',
    'You want to add salt.',
    'Toss the salad.',
  ])('%j', (said) => expect(registered(said).replace('a spoonful', 'a dollop')).toBe(said));
});
