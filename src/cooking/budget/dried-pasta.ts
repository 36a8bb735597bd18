import { isKind } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import { swapEdit } from '../healthify/swap-edit.ts';
import type { BudgetMove } from './budget-move.ts';
import { priceOf, type BudgetScope, type PricedLine } from './scope.ts';

/** Grams of dried pasta that come to as much in the bowl as a gram of fresh. Source: 100 g dried or 130 g fresh a serving. */
const driedShare = 0.78;
const loss = 0.03;
const minutes = '9–11 minutes';
/** Fresh pasta is done in this time; what is said to take longer is something else. */
const mostFresh = 6;

/** Linguine out of the chiller are linguine out of the packet: the same shape, dried, with its own time. */
export function driedPasta(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { understood, foods } = scope;
  if (line.food.id !== 'fresh-pasta') return [];
  const shape = line.name.replace(/\b(?:fresh|egg|pasta)\b/gi, '').trim();
  const { food } = foods.matchAny(shape === '' ? 'fettuccine' : shape);
  const grounded = understood.grounded.find(({ key }) => key === line.key);
  if (food === null || food.abstract || food.id === line.food.id || grounded === undefined) return [];
  if (!isKind(food, 'pasta') || /ravioli|tortell|stuffed/.test(food.id) || scope.deny(food) !== null)
    return [];
  const grams = Math.round((line.grams * driedShare) / 10) * 10;
  const paid = priceOf(scope, food, grams);
  if (paid === null || paid >= line.cost * 0.8) return [];
  const why = 'dried pasta costs a third, and holds the sauce as well';
  const rule = { method: null, cook: null, why } as Parameters<typeof swapEdit>[0];
  const times = understood.steps.flatMap(({ id, mentions, durations }, at): readonly Edit[] => {
    const text = understood.source.instructions[at]!;
    const named = mentions.filter((one) => one.key === line.key);
    return durations
      .filter(
        ({ start, max, role }) =>
          role === 'counted' &&
          max <= mostFresh &&
          named.some((one) => !/[.!?;]/.test(text.slice(Math.min(one.end, start), Math.max(one.end, start)))),
      )
      .slice(0, 1)
      .map(({ start, end, text: said }) => ({
        kind: 'replace-text',
        stepId: id,
        span: { start, end: said.endsWith('.') ? end - 1 : end },
        text: minutes,
        reason: why,
      }));
  });
  return [
    {
      key: line.key,
      edits: [
        swapEdit(rule, grounded, line.grams, [
          { food, grams, name: `dried ${shape === '' ? food.name : shape}` },
        ]),
        ...times,
      ],
      saved: line.cost - paid,
      loss,
      thrifty: true,
    },
  ];
}
