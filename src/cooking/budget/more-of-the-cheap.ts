/** More of a cheap vegetable in the place of dear ones. */
import { isKind, isWater } from '#food/ingredient';
import { characterOf } from '../healthify/character.ts';
import { recipeText, useOf } from '../substitute/use.ts';
import type { BudgetMove } from './budget-move.ts';
import { type BudgetScope, type PricedLine, priceOf } from './scope.ts';
import { calledMany } from './swap-moves.ts';

/** Where everything cooks together. */
const pots = new Set(['simmer', 'stew', 'braise', 'boil', 'slow-cook', 'pressure-cook']);

/** From this share of the solid food on a vegetable is what the dish is made of. Own rule: a fifth. */
const mainShare = 0.2;

/** Minutes in the pot after which small dice of a root are done. */
const leastPotMinutes = 12;

/** Grams of a vegetable of which a third can go: one pepper. Own rule. */
const leastVegetable = 110;

/** Vegetables that cost least by the kilogram all year and go into any cooked dish. */
const cheapVegetables = ['carrot', 'cabbage', 'potato', 'onion'];

/** A third of a dear vegetable makes room for a cheap one, in dishes where everything cooks together. */
export function moreOfTheCheap(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { source, steps, recipe } = scope.understood;
  const { food } = line;
  if (
    food.category !== 'produce' ||
    isKind(food, 'fruit') ||
    line.grams < leastVegetable ||
    line.titleWords.length > 0
  )
    return [];
  if (cheapVegetables.includes(food.id) || food.roles.includes('aromatic')) return [];
  // What makes up the dish is not thinned out with something else.
  const solid = scope.judgement.ingredients.reduce(
    (sum, { food: one, grams }) =>
      sum + (one === null || isWater(one) || isKind(one, 'stock') ? 0 : (grams ?? 0)),
    0,
  );
  if (line.grams > solid * mainShare) return [];
  // A borscht is its beets.
  if (characterOf(scope.understood, scope.health, scope.foods).keepShare(food) > 2 / 3) return [];
  const { contexts } = useOf(food, line.name, recipeText(source.title, source.instructions));
  const together = (['soup', 'stew', 'cooking'] as const).some((one) => contexts.has(one));
  const apart = (['baking', 'salad', 'raw', 'sandwich', 'dip', 'drink'] as const).some((one) =>
    contexts.has(one),
  );
  if (!together || apart) return [];
  const by = cheapVegetables
    .flatMap((id) => scope.foods.get(id) ?? [])
    .find((one) => !recipe.ingredients.some((item) => item.food === one.id));
  const at = steps.find(
    (step, index) =>
      pots.has(recipe.steps[index]!.action ?? '') &&
      // A raw carrot needs its time.
      recipe.steps[index]!.minutes >= leastPotMinutes &&
      step.contents.length > 3 &&
      step.mentions.some(({ key }) => key === line.key),
  );
  if (by === undefined || at === undefined) return [];
  const grams = Math.round((line.grams / 3) * 0.95);
  const paid = priceOf(scope, by, grams);
  if (paid === null || line.cost / 3 <= paid * 1.3) return [];
  const [name, many] = calledMany([by]);
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'amount',
          key: line.key,
          factor: 2 / 3,
          reason: `${name} ${many ? 'take' : 'takes'} the place of a third of it`,
        },
        {
          kind: 'add',
          part: { food: by, grams, preparation: 'cut into small dice' },
          stepId: at.id,
          as: 'with',
          afterKey: line.key,
          reason: `stretches the ${line.name}`,
        },
      ],
      saved: line.cost / 3 - paid,
      loss: 0.15,
    },
  ];
}
