import type { Catalogue } from '#food/catalogue';
import { gramsPerUnit } from '../measures/amounts.ts';
import type { Food } from '#food/model';
import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { SwapEdit } from '../edit/model.ts';
import type { Character } from './character.ts';
import { applies } from './move.ts';
import type { HealthTables } from './rules.ts';
import { swapEdit } from './swap-edit.ts';

/** A big mushroom in the place of a steak comes by number: one for 150 g of it. Own rule. */
function byNumber(food: Food, { parsed }: GroundedLine, grams: number | null): { grams: number } | null {
  if (!/portobello/.test(food.id) || grams === null || parsed.quantity === null || parsed.unit !== null)
    return null;
  return {
    grams:
      parsed.quantity *
      Math.max(1, Math.round(grams / parsed.quantity / 150)) *
      (gramsPerUnit(food, 'piece') ?? 84),
  };
}

/** What a cook takes first in this kind of dish where a food is forbidden, as edits; what is forbidden itself is among it. */
export function* fittingSwaps(
  line: GroundedLine,
  character: Character,
  deps: { readonly foods: Catalogue; readonly health: HealthTables },
  reason: string,
): Generator<{ readonly edit: SwapEdit; readonly loss: number }> {
  const { food, grams } = line.ingredient;
  if (food === null) return;
  for (const rule of deps.health.fit) {
    if (!applies(rule, { character, measured: [] }) || !rule.of.some((id) => isKind(food, id))) continue;
    if (rule.except.some((id) => isKind(food, id))) continue;
    const by = rule.by.flatMap(({ food: id, ratio }) => {
      const found = deps.foods.concrete(id);
      return found === null || isKind(food, found.id)
        ? []
        : [
            {
              food: found,
              grams: (grams ?? 0) * ratio,
              ...(byNumber(found, line, grams) ?? {}),
              ...(rule.preparation === null ? {} : { preparation: rule.preparation }),
            },
          ];
    });
    if (by.length === rule.by.length)
      yield {
        loss: rule.loss,
        edit:
          grams === null
            ? {
                kind: 'swap',
                key: line.key,
                by: by.map((part) => ({ food: part.food })),
                reason: `${reason}; ${rule.why}`,
              }
            : swapEdit({ ...rule, why: `${reason}; ${rule.why}` }, line, grams, by),
      };
  }
}
