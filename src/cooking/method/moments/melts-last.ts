/** Cheese that goes on shaped pieces for the last minute: it melts there, and is no part of what lies in the heat. */
import { isKind } from '#food/ingredient';
import { wetDishes } from '../read/core-actions.ts';
import type { Clause } from '../model.ts';
import { callOf, type Part } from '../read/parts.ts';
import { shapedIn } from '../plans/pieces.ts';
import type { PlanContext } from '../plan.ts';
import { joinList } from '../../text/grammar.ts';

const isCheese = ({ food }: Part): boolean => food !== null && isKind(food, 'cheese');
const atEnd =
  /\b(?:last|final) (?:minutes?|few|couple|\d+|half)\b|\bat the end\b|\bto melt\b|\buntil (?:it )?melt/i;

/** The cheeses among what was in the pan that wait for the last minute. */
export function meltsLast(
  loose: readonly Part[],
  clause: Clause,
  context: Pick<PlanContext, 'text' | 'title' | 'mainPart' | 'dish'>,
): readonly Part[] {
  if (wetDishes.has(context.dish) || context.mainPart === null) return [];
  const cheeses = loose.filter((part) => isCheese(part) && part.key !== context.mainPart?.key);
  const shaped = shapedIn(context) !== null;
  return cheeses.filter(
    ({ item }) => atEnd.test(clause.text) || (shaped && /\bslices?\b|\bsliced\b/i.test(item.text)),
  );
}

/** "Lay the cheddar on top for the last minute, so that it melts." */
export const meltSentence = (some: readonly Part[]): string =>
  `Lay ${joinList(some.map((part) => `the ${callOf(part)}`))} on top for the last minute, so that it melts.`;
