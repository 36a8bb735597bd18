import { expect, it } from 'vitest';
import { asOrders } from './first-person.ts';

it.each([
  [
    'So the night before, I mix the flour and water in my biggest bowl.',
    'The night before, mix the flour and water in your biggest bowl.',
  ],
  ['I always rinse the rice, and I drain it well.', 'Rinse the rice, and drain it well.'],
  ['I tap the bottom and listen but honestly I have no idea why.', 'Tap the bottom and listen.'],
  ['We love this one.', 'We love this one.'],
  ['I burned mine once.', 'I burned mine once.'],
  [
    'Bring it to a boil, then knock it down to low. Cover and let it do its thing for 1 hour.',
    'Bring it to a boil, then reduce the heat to low. Cover and let it simmer for 1 hour.',
  ],
  [
    'Let the dough rise. Let it do its thing for 1 hour.',
    'Let the dough rise. Let it do its thing for 1 hour.',
  ],
  ['It is done at 165, I shoot for 175 inside.', 'It is done at 165, preferably 175 inside.'],
  ['Careful opening, steam burns are no joke.', 'Be careful when opening, steam burns are serious.'],
  ['Pull it, careful the can is hot.', 'Pull it carefully; the can is hot.'],
  ['Lid down, about 1 hr 15.', 'Cook with the lid down for about 1 hr 15.'],
  ['Slather with mustard, it’s just glue.', 'Slather with mustard.'],
  ['Mix until there’s no dry bits.', 'Mix until no dry flour remains.'],
  ['Cool in the tin. 16 squares.', 'Cool in the tin. Cut into 16 squares.'],
  [
    'Bake 25 mins - crackly top, still wobbly middle',
    'Bake 25 mins, until the top is crackly and the middle is still wobbly',
  ],
  ['Oily fingers, poke it all over.', 'With oiled fingers, poke it all over.'],
  ['Eat warm. There won’t be any tomorrow.', 'Eat warm.'],
  ['Stir the soup and serve.', 'Stir the soup and serve.'],
])('%s', (text, said) => {
  expect(asOrders(text)).toBe(said);
});
