import { isKind } from '#food/ingredient';
import { characterOf } from '../healthify/character.ts';
import type { BudgetMove } from './budget-move.ts';
import { priceOf, type BudgetScope, type PricedLine } from './scope.ts';

/** So much of the ground nuts stays: below it the crumb dries out. Own rule. */
const kept = 0.7;
const loss = 0.08;

/** Nuts as fine as flour. */
const ground = /^(?:almond-flour|hazelnut-meal|ground-hazelnuts)$/;

/**
 * Ground almonds beside flour in a cake: a part of them gives way to more of the flour that is there, by weight. None where the
 * cake has no flour, for it is made without on purpose.
 */
export function moreFlour(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { understood, health, foods } = scope;
  if (!ground.test(line.food.id)) return [];
  const { words } = characterOf(understood, health, foods);
  if (!words.has('cake') || words.has('cookie')) return [];
  const flours = understood.grounded.filter(
    ({ parsed, ingredient: { food, grams } }) =>
      food !== null &&
      isKind(food, 'flour') &&
      !ground.test(food.id) &&
      parsed.quantity !== null &&
      (grams ?? 0) > 0,
  );
  const [flour] = flours;
  if (flour === undefined || flours.length > 1) return [];
  if (!goInTogether(line.key, flour.key, scope)) return [];
  const { food, grams, name } = flour.ingredient;
  const more = line.grams * (1 - kept);
  const paid = priceOf(scope, food!, more);
  // Where there is more of the nuts than twice the flour it is a cake of nuts.
  if (paid === null || line.grams > grams! * 2.5) return [];
  const saved = line.cost * (1 - kept) - paid;
  return saved <= 0
    ? []
    : [
        {
          key: line.key,
          edits: [
            {
              kind: 'amount',
              key: line.key,
              factor: kept,
              reason: `with most of it the cake stays moist and tastes of ${line.food.id === 'almond-flour' ? 'almonds' : 'nuts'}, and a little more ${name} does for the rest`,
            },
            {
              kind: 'amount',
              key: flour.key,
              factor: 1 + more / grams!,
              reason: `makes up for the ${line.name}`,
            },
          ],
          saved,
          loss,
          thrifty: true,
        },
      ];
}

/** Whether the steps use the flour where they use the nuts, and nowhere else: the flour of a pastry does not go into its filling. */
function goInTogether(nuts: string, flour: string, { understood: { steps } }: BudgetScope): boolean {
  const naming = (key: string): readonly number[] =>
    steps.flatMap(({ mentions }, at) =>
      mentions.some((one) => one.key === key && one.kind !== 'pronoun') ? [at] : [],
    );
  const [withNuts, withFlour] = [naming(nuts), naming(flour)];
  return withFlour.length > 0 && withFlour.every((at) => withNuts.includes(at));
}
