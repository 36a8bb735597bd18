/** "Liver (chicken, beef, poultry etc.)": the recipe names the kinds that do, and the cheapest of them is bought. */
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { shapeOf } from '../edit/can-do.ts';
import { isPluralName } from '../text/naming.ts';
import type { BudgetMove } from './budget-move.ts';
import { priceOf, type BudgetScope } from './scope.ts';

/** What is left of the price, at most, for the other kind to be worth naming. Own rule. */
const cheapEnough = 0.95;
const ownLoss = 0.01;

/** The cheapest of the kinds that a line names in brackets, also of a line that is kept: it is what was asked for. */
export function namedKinds(scope: BudgetScope): readonly BudgetMove[] {
  const { understood, foods, judgement } = scope;
  const cost = new Map(judgement.cost.lines.map((line) => [line.key, line.cost]));
  return understood.grounded.flatMap(
    ({ key, parsed, ingredient: { food, grams } }): readonly BudgetMove[] => {
      const inside = /\(([^()\d]*(?:,|\/|\bor\b)[^()\d]*)\)/i.exec(parsed.source)?.[1];
      const paid = cost.get(key) ?? null;
      if (inside === undefined || food === null || grams === null || paid === null) return [];
      if (parsed.quantity === null || parsed.quantityMax !== null) return [];
      const noun = parsed.name.toLowerCase().split(/\s+/).at(-1)!;
      const kinds = inside
        .toLowerCase()
        .split(/,|\/|\bor\b|\band\b/)
        .map((word) => word.replace(/\betc\b\.?|\bany\b/g, '').trim())
        .filter((word) => /^\p{L}+$/u.test(word));
      if (kinds.length < 2) return [];
      const offered = kinds.flatMap((word): readonly { readonly food: Food; readonly cost: number }[] => {
        // "Ground meat (beef, pork)" is ground pork, "liver (beef, chicken)" is chicken liver.
        const called =
          noun === 'meat'
            ? parsed.name.toLowerCase().replace(/meat$/, word)
            : `${word} ${parsed.name.toLowerCase()}`;
        const found = foods.matchAny(called).food;
        const other = found === null ? null : foods.concrete(found.id);
        if (other === null || other.id === food.id || !alike(other, food)) return [];
        if (shapeOf(other) !== shapeOf(food)) return [];
        if (scope.deny(other) !== null) return [];
        const price = priceOf(scope, other, grams);
        return price === null || price > paid * cheapEnough ? [] : [{ food: other, cost: price }];
      });
      const best = [...offered].sort((a, b) => a.cost - b.cost)[0];
      if (best === undefined) return [];
      const name = best.food.plural ?? best.food.name;
      return [
        {
          key,
          edits: [
            {
              kind: 'swap',
              key,
              by: [{ food: best.food, name, quantity: parsed.quantity, unit: parsed.unit }],
              reason: `of the kinds that the recipe itself names, ${name} ${isPluralName(name) ? 'cost' : 'costs'} least`,
            },
          ],
          saved: paid - best.cost,
          loss: ownLoss,
          of: food.id,
          thrifty: true,
        },
      ];
    },
  );
}

/** Both are liver, or both are the meat of it: what the kinds of a word have in common. */
const alike = (one: Food, other: Food): boolean =>
  one.traits.includes('liver') === other.traits.includes('liver') &&
  (one.traits.some((trait) => other.traits.includes(trait)) || isKind(one, other.kind ?? ''));
