import { parseCondition } from '../conditions.ts';
import type { Dish } from '../dish.ts';
import { isNoRole, parseSlots, slotRoles, type SlotNode } from '../text/slots.ts';

/**
 * Says where words are lost with a role that is absent: `[greens!=kale: three]` holds only for greens that are there, so
 * what does not speak of the greens themselves needs a `[!greens: …]` beside it.
 */
export function checkAbsentKind(dish: Dish, say: (where: string, problem: string) => void): void {
  const needed = dish.roles.filter(({ need }) => need === 'essential' || need === 'required');
  const sure = needed.map(({ id }) => id);
  for (const step of dish.steps) {
    const asked = step.when.flatMap((text) => {
      const parsed = parseCondition(text);
      return parsed.ok && 'role' in parsed.value && parsed.value.type !== 'no' ? [parsed.value.role] : [];
    });
    // A step of one thing alone is left out with it.
    const only = !step.stands && new Set(step.uses).size === 1 ? step.uses : [];
    const filled = new Set([...sure, ...asked, ...only]);
    for (const [where, text] of [
      ['say', step.say],
      ['short', step.short],
      ['until', step.until],
    ] as const) {
      const parsed = text === null ? null : parseSlots(text);
      for (const role of parsed?.ok ? lostWith(parsed.value, filled) : [])
        say(
          `steps.${step.id}.${where}`,
          `what [${role}!=…: …] says is lost without ${role}; write [!${role}: …] beside it`,
        );
    }
  }
}

/** Roles with whose absence words are lost that do not speak of them: two ways are told, and the third is forgotten. */
function lostWith(nodes: readonly SlotNode[], filled: ReadonlySet<string>): readonly string[] {
  const parts = nodes.flatMap((node) => (node.type === 'when' ? node.test.parts : []));
  const isOneWay = (subject: string): boolean =>
    parts.some((part) => part.subject === subject && !part.negated && part.kind !== null);
  const isForgotten = (subject: string): boolean =>
    !parts.some((part) => part.subject === subject && part.negated && part.kind === null);
  return nodes.flatMap((node) => {
    if (node.type !== 'when') return [];
    const { subject } = node.test.parts[0]!;
    if (
      node.test.parts.every((part) => part.subject === subject && part.negated && part.kind !== null) &&
      !isNoRole(subject) &&
      !filled.has(subject) &&
      isOneWay(subject) &&
      isForgotten(subject) &&
      !slotRoles(node.body).has(subject)
    )
      return [subject];
    const holds =
      node.test.mode === 'all'
        ? node.test.parts.filter(({ negated, kind }) => kind !== null || !negated)
        : [];
    return lostWith(node.body, new Set([...filled, ...holds.map((part) => part.subject)]));
  });
}
