import type { Method } from '../../vocabulary.ts';
import { safetyFor } from './dry-heat.ts';
import { because, emptyPlan, type Plan, type PlanContext } from '../plan.ts';
import type { Vessel } from '../words.ts';

/** From one pan to another: the sentences stand, the pan is renamed. */
export function panPlan(context: PlanContext): Plan {
  const { target, tables } = context;
  const words: Readonly<
    Partial<Record<Method, readonly [phrase: string, again: string, heat: string | null]>>
  > = {
    stovetop: ['a large frying pan', 'the pan', null],
    wok: ['the wok', 'the wok', null],
    dutchOven: ['the Dutch oven', 'the Dutch oven', null],
    campfire: ['a cast-iron pan', 'the pan', 'over medium coals'],
  };
  const [phrase, again, heat] = words[target] ?? words.stovetop!;
  const from: readonly Vessel[] = ['pan', 'pot'];
  return {
    ...emptyPlan,
    ready:
      target === 'campfire' ? 'Let the fire burn down to medium coals, and set a grate over them.' : null,
    start: { from, phrase, again, preposition: 'in', heat },
    vessel: { from, phrase, again, preposition: 'in' },
    again: (clause) => clause.text,
    later: (clause) => clause.text,
    safety: [...(target === 'campfire' ? [because(tables, 'fire-safety')] : []), ...safetyFor(context)],
  };
}
