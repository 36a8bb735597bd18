import { expect, it } from 'vitest';
import { strangeFoods, unusedLines } from '../../eval/transforms/told-foods.ts';
import { loadKitchen } from '../support/kitchen.ts';

const { foods, grounder } = loadKitchen();
const before = {
  title: 'Fish pie',
  lines: ['400 g smoked haddock', '500 g potatoes', '150 ml double cream'],
  steps: ['Poach the haddock in the cream. Top with the mashed potatoes.'],
};
const after = { ...before, lines: ['400 g cod', '500 g potatoes', '150 ml milk', '40 g spinach'] };
const foodsOf = (line: string) => grounder.ground([line]).flatMap(({ ingredient }) => ingredient.food ?? []);

it('a reason that names a food of neither recipe is found', () => {
  const said = ['The cream keeps its body.', 'Bacon brings the smoke.', 'It is as tender as chicken.'];
  expect(strangeFoods({ before, after, said }, foods)).toEqual(['“bacon” in “Bacon brings the smoke.”']);
});

it('a line that came in and that no step uses is found', () => {
  expect(
    unusedLines({ before, after: { ...after, steps: ['Poach the cod in the milk.'] } }, foodsOf),
  ).toEqual(['40 g spinach']);
});
