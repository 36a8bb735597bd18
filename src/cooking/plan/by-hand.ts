import type { DishStep } from '../dish.ts';

/*
 * Pastes that a machine makes in a minute were pounded for a thousand years: who lists no blender has jerk and rendang all
 * the same, with more work. Soups, batters and creams that have to be smooth stay with the machine.
 */

const machines: ReadonlySet<string> = new Set(['blender', 'food processor', 'immersion blender']);
/** "Blend {a, b} … to a coarse paste", at the beginning of a step or behind a clause of its own. */
const blends = /(^|\] ?)(?:Blend|Grind)(?: or pound)?(?= \{)/;
const paste = /\bto an? (?:[a-z-]+,? )*paste\b/;
/** How smooth it is, and what the machine wants for it. */
const smooth = /\bto an? (?:smooth|fine) paste\b/g;
const forTheBlades = /,? with [^.,;]* if the blades want it|,? as [^.,;]* the blades need/g;

/** How many times as long it takes. */
const slower = 2;

/** Whether a step makes a paste in a machine, which a knife and a mortar make as well. */
export const isPounded = ({ tools, say }: DishStep): boolean =>
  tools.some((tool) => machines.has(tool)) && blends.test(say) && paste.test(say);

/** The step as it is done without the machine. */
export function pounded(step: DishStep): DishStep {
  const [least, most] = step.minutes;
  const told = (say: string): string =>
    say
      .replace(blends, '$1Pound, or chop as finely as you can,')
      .replace(smooth, 'to a paste')
      .replace(forTheBlades, '');
  return {
    ...step,
    tools: ['knife', 'cutting board'],
    minutes: [least * slower, most * slower],
    active: step.active * slower,
    say: told(step.say),
    short: step.short === null ? null : told(step.short),
  };
}
