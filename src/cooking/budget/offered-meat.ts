/** Cheaper meat that the list itself offers. */
import { isKind } from '#food/ingredient';
import type { BudgetMove } from './budget-move.ts';
import { type BudgetScope, type PricedLine, priceOf } from './scope.ts';

/** Where small pieces cook in sauce, raw meat or fish of another kind can go in before them. */
const pots = new Set(['simmer', 'stew', 'boil', 'braise', 'stir-fry', 'saute', 'fry', 'cook', 'heat']);

const flesh = ['meat', 'poultry', 'fish', 'shellfish'] as const;

/** Half of the dear, half of what the caller has a price for: noticed, and still the dish. */
const sharedLoss = 0.15;

/** What costs more than this share of the other is not worth a second kind. */
const cheapEnough = 0.6;

/** Who prices a chicken in a curry of prawns offers it: it takes the place of half of the dear meat or fish. */
export function offeredMeat(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { understood } = scope;
  if (!line.food.traits.some((trait) => (flesh as readonly string[]).includes(trait)) || line.grams < 250)
    return [];
  const at = understood.steps.findIndex(
    ({ mentions }, index) =>
      pots.has(understood.recipe.steps[index]!.action ?? '') &&
      mentions.some(({ key, kind }) => key === line.key && kind !== 'pronoun'),
  );
  if (at < 0) return [];
  const grams = Math.round(line.grams / 20) * 10;
  return scope.offered.flatMap((food): readonly BudgetMove[] => {
    const poultry = isKind(food, 'chicken') || isKind(food, 'turkey');
    if (!poultry || food.madeOf.length > 0 || /whole|bone-in|drumstick|wing/.test(food.id)) return [];
    if (!scope.allows(food)) return [];
    const paid = priceOf(scope, food, grams);
    if (paid === null || paid > line.cost * 0.5 * cheapEnough) return [];
    const name = food.plural ?? food.name;
    const { title } = understood.source;
    const word = new RegExp(`\\b${line.titleWords[0] ?? '\\0'}(?:es|s)?\\b`, 'i').exec(title);
    const said = word !== null && /^\p{Lu}/u.test(word[0]) ? 'Chicken' : 'chicken';
    const end = word === null ? 0 : word.index + word[0].length;
    return [
      {
        key: line.key,
        edits: [
          {
            kind: 'amount',
            key: line.key,
            factor: 0.5,
            reason: `the ${name} of the price book take the place of half of it`,
          },
          {
            kind: 'add',
            part: { food, grams, preparation: 'cut into bite-size pieces' },
            stepId: understood.steps[at]!.id,
            as: 'first',
            sentence: `Add the ${name} and cook for 8 minutes, until cooked through (74 °C, 165 °F).`,
            afterKey: line.key,
            reason: `stretches the ${line.name}`,
          },
          ...(word === null || isKind(food, 'turkey')
            ? []
            : [
                {
                  kind: 'title' as const,
                  title: `${title.slice(0, end)} and ${said}${title.slice(end)}`,
                  reason: 'The chicken is in it now',
                },
              ]),
        ],
        saved: line.cost * 0.5 - paid,
        loss: sharedLoss,
        thrifty: true,
      },
    ];
  });
}
