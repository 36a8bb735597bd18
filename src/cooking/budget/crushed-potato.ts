/** The cream of a soup that has potatoes in it: crushed, they make it as thick, for nothing. */
import { isKind } from '#food/ingredient';
import { goesCleanly } from '../edit/remove-mention.ts';
import { characterOf } from '../healthify/character.ts';
import type { BudgetMove } from './budget-move.ts';
import type { BudgetScope, PricedLine } from './scope.ts';

/** Grams of potato a serving of which a quarter thickens a bowl. Own rule. */
const leastPotato = 50;
/** Richness goes and thickness stays. */
const creamLoss = 0.13;
const softened = /\b(?:simmer|boil|cook|tender|soft|done)\w*\b/i;
/** What is blended is thick of itself; what is whipped or poured over at the table is no thickener. */
const otherwise = /\b(?:blend|blitz|whizz|pur[eé]e|liquidi[sz]e|whip|dollop|swirl|drizzle|crush|mash)\w*/i;

/** Cream left out of a soup or stew of which some of the potatoes are crushed; empty where there are none to crush. */
export function crushedPotato(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { understood, health, foods } = scope;
  if (!isKind(line.food, 'cream') || /sour|creme-fraiche|clotted|ice/.test(line.food.id)) return [];
  if (line.titleWords.length > 0 || !goesCleanly(line.key, understood)) return [];
  const { words } = characterOf(understood, health, foods);
  if (!words.has('soup') && !words.has('stew')) return [];
  const { recipe, steps, source } = understood;
  if (otherwise.test(source.instructions.join(' '))) return [];
  const food = (id: string | null): ReturnType<typeof foods.get> => (id === null ? null : foods.get(id));
  const potato = recipe.ingredients.find((item) => {
    const one = food(item.food);
    return one !== null && isKind(one, 'potato') && (item.grams ?? 0) >= leastPotato * recipe.servings;
  });
  const poured = recipe.ingredients.some((item) => {
    const one = food(item.food);
    return item.key !== line.key && one !== null && (isKind(one, 'milk') || isKind(one, 'stock'));
  });
  if (potato === undefined || !poured) return [];
  const named = (key: string, at: number): boolean => steps[at]!.mentions.some((one) => one.key === key);
  const last = steps.findIndex((_, at) => named(line.key, at));
  const at = steps.findIndex(
    (_, index) => named(potato.key, index) && softened.test(source.instructions[index]!),
  );
  if (at < 0 || last < at) return [];
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'remove',
          key: line.key,
          reason: 'a quarter of the potatoes, crushed into the pan, thicken it as well; it is only less rich',
        },
        {
          kind: 'insert-step',
          after: steps[at]!.id,
          text: 'Crush about a quarter of the potatoes against the side of the pan and stir them in to thicken it.',
          reason: 'in place of the cream',
        },
      ],
      saved: line.cost,
      loss: creamLoss,
      thrifty: true,
    },
  ];
}
