import { parseCondition } from '../conditions.ts';
import type { Dish, DishStep } from '../dish.ts';
import { isNoRole, parseSlots, slotRoles, type SlotNode } from '../text/slots.ts';

/** Up to this many roles that may be there or not, every way to have them is tried. */
const mostTried = 10;

/**
 * Says where a step is shown and has nothing to say: all of its words stand under conditions, none of them holds, and it
 * is still there because of the oil and the salt that it would have used.
 */
export function checkEmptySteps(dish: Dish, say: (where: string, problem: string) => void): void {
  for (const step of dish.steps) {
    const parsed = parseSlots(step.say);
    if (!parsed.ok || !parsed.value.every(isUnderCondition)) continue;
    const silent = silentWith(dish, step, parsed.value);
    if (silent === null) continue;
    say(
      `steps.${step.id}.say`,
      `is empty with ${silent.join(', ') || 'nothing'}; give the step a "when", or words that always hold`,
    );
  }
}

const isUnderCondition = (node: SlotNode): boolean =>
  node.type === 'when' || (node.type === 'text' && node.text.trim() === '');

/** The roles with which a step is shown and its text comes out empty; null where that cannot be. */
function silentWith(dish: Dish, step: DishStep, nodes: readonly SlotNode[]): readonly string[] | null {
  const sure = new Set(
    dish.roles
      .filter(
        ({ need, beside, unless, only }) =>
          (need === 'essential' || need === 'required') && !beside && unless.length === 0 && only === null,
      )
      .map(({ id }) => id),
  );
  const absent = new Set<string>();
  for (const text of step.when) {
    const condition = parseCondition(text);
    if (!condition.ok || !('role' in condition.value)) continue;
    (condition.value.type === 'no' ? absent : sure).add(condition.value.role);
  }
  const open = [...slotRoles(nodes)].filter((role) => !sure.has(role) && !absent.has(role));
  if (open.length > mostTried) return null;
  for (let mask = 0; mask < 1 << open.length; mask++) {
    const some = open.filter((_, at) => (mask & (1 << at)) !== 0);
    const filled = new Set([...sure, ...some]);
    const isKnown = (role: string): boolean => filled.has(role) || open.includes(role) || absent.has(role);
    const isMissing = (role: string): boolean => isKnown(role) && !filled.has(role);
    const shown = step.stands || step.uses.length === 0 || step.uses.some((role) => filled.has(role));
    const together = dish.roles.every(
      ({ id, only, unless }) =>
        !filled.has(id) ||
        ((only === null || !isMissing(only)) && !unless.some((other) => filled.has(other))),
    );
    // What is needed unless something else is there is left out for that alone.
    const spared = dish.roles.every(
      ({ id, need, only, unless, beside }) =>
        unless.length === 0 ||
        only !== null ||
        beside ||
        (need !== 'essential' && need !== 'required') ||
        !isMissing(id) ||
        unless.some((other) => filled.has(other)),
    );
    if (!shown || !together || !spared || (dish.any.length > 0 && dish.any.every(isMissing))) continue;
    if (!saysSomething(nodes, filled)) return some;
  }
  return null;
}

/** Whether words come out with these roles filled; what asks for a kind of food counts as met by any. */
const saysSomething = (nodes: readonly SlotNode[], filled: ReadonlySet<string>): boolean =>
  nodes.some((node) => {
    if (node.type === 'text') return node.text.trim() !== '';
    if (node.type === 'value') return true;
    if (node.type === 'roles') return node.roles.some((role) => filled.has(role));
    const { mode, parts } = node.test;
    const holds = ({ subject, negated, kind }: (typeof parts)[number]): boolean =>
      isNoRole(subject) || (kind === null ? filled.has(subject) !== negated : filled.has(subject));
    return (mode === 'all' ? parts.every(holds) : parts.some(holds)) && saysSomething(node.body, filled);
  });
