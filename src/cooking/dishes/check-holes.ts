import { parseCondition } from '../conditions.ts';
import type { Dish } from '../dish.ts';
import { looseSlots, parseSlots } from '../text/slots.ts';

/**
 * Says where a text speaks of roles that may all be empty, so that a hole is left in the sentence: "with half of to a
 * paste". A step is left out where nothing that it uses is there, and where its conditions do not hold.
 */
export function checkHoles(dish: Dish, say: (where: string, problem: string) => void): void {
  const needed = dish.roles.filter(({ need }) => need === 'essential' || need === 'required');
  const sure = new Set(needed.map(({ id }) => id));
  const check = (
    where: string,
    text: string,
    filled: ReadonlySet<string>,
    groups: readonly (readonly string[])[],
  ): void => {
    const parsed = parseSlots(text);
    for (const roles of parsed.ok ? looseSlots(parsed.value, filled, groups) : [])
      say(where, `{${roles.join(', ')}} may be empty; write [${roles.join('|')}: …] round what speaks of it`);
  };
  // A form is only cooked with something of what its description names.
  if (!dish.form) check('description', dish.description, sure, []);
  for (const step of dish.steps) {
    const asked = step.when.flatMap((text) => {
      const parsed = parseCondition(text);
      if (!parsed.ok) return [];
      const condition = parsed.value;
      return 'role' in condition && condition.type !== 'no' ? [condition.role] : [];
    });
    const filled = new Set([...sure, ...asked]);
    const groups = step.stands || step.uses.length === 0 ? [] : [step.uses];
    check(`steps.${step.id}.say`, step.say, filled, groups);
    if (step.short !== null) check(`steps.${step.id}.short`, step.short, filled, groups);
  }
}
