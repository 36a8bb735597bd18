import type { KnifeTask } from '../instantiate.ts';
import type { MiseStep } from './mise.ts';
import { safeTemperature } from '../doneness/safety.ts';

/** For whoever has not learnt it yet: what touched raw meat touches nothing else. */
export const washing = (mise: readonly MiseStep<KnifeTask>[], id: string): string =>
  mise.find(({ tasks }) => hasRaw(tasks))?.id === id
    ? 'Wash your hands, the knife and the board.'
    : 'Wash everything once more.';

/** Whether any of these pieces of knife work is on raw meat or fish. */
export const hasRaw = (tasks: readonly KnifeTask[]): boolean => tasks.some((task) => turnOf(task) === 'raw');

/** Cut in this order: what keeps, what browns in the air, and what must not touch the rest. */
const turns = ['keeps', 'browns', 'raw'] as const;
const browns = /^(?:avocado|.*apple|.*pear|banana|.*potato(?:es)?|celeriac|artichoke|eggplant|salsify)$/;

function turnOf({ part }: KnifeTask): (typeof turns)[number] {
  const { food } = part.fill;
  const safe = safeTemperature(food);
  if (safe !== null && safe.kind !== 'egg') return 'raw';
  return browns.test(food.id) ? 'browns' : 'keeps';
}

/** Knife work in its turns; the empty ones left out. What is cut like something else is cut along with it. */
export function byTurn(tasks: readonly KnifeTask[]): ReadonlyMap<string, readonly KnifeTask[]> {
  const kept = new Set(tasks.filter((task) => turnOf(task) === 'keeps').map(({ prep }) => prep));
  const place = (task: KnifeTask): string => {
    const turn = turnOf(task);
    return turn === 'browns' && kept.has(task.prep) ? 'keeps' : turn;
  };
  return new Map(
    turns
      .map((turn) => [turn, tasks.filter((task) => place(task) === turn)] as const)
      .filter(([, some]) => some.length > 0),
  );
}
