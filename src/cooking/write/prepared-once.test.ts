import { expect, it } from 'vitest';
import type { Recipe } from '../recipe.ts';
import { preparedOnce } from './prepared-once.ts';

const line = (key: string, text: string, preparation: string | null): Recipe['ingredients'][number] =>
  ({ key, food: key, text, preparation }) as unknown as Recipe['ingredients'][number];

it('says once, in list or step, how a food is prepared', () => {
  const list = preparedOnce(
    [
      line('banana', '3 bananas (about 350 g peeled), peeled and mashed', 'peeled and mashed'),
      line('plantain', '1 plantain, peeled and mashed', 'peeled and mashed'),
      line('butter', '115 g butter, melted', 'melted'),
      line('onion', '1 onion, finely chopped', 'finely chopped'),
      line('egg', '2 eggs, beaten', 'beaten'),
    ],
    [
      { text: 'Mash the plantain.', inputs: ['plantain'] },
      { text: 'Peel and mash the bananas. Chop the onion.', inputs: ['banana', 'onion'] },
      { text: 'Stir the butter into the eggs.', inputs: ['butter', 'egg'] },
      { text: 'Melt the butter in a pan.', inputs: ['butter'] },
    ],
    (key) => [key, `${key}s`],
  );
  expect(list.map(({ text }) => text)).toEqual([
    '3 bananas (about 350 g peeled)',
    '1 plantain',
    '115 g butter',
    '1 onion, finely chopped',
    '2 eggs, beaten',
  ]);
});
