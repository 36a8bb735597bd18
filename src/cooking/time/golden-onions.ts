import type { DishStep } from '../dish.ts';
import type { Plan } from '../plan/fill.ts';
import type { Action } from '../vocabulary.ts';

const inPan: ReadonlySet<Action> = new Set<Action>(['saute', 'fry', 'sweat', 'caramelise', 'stir']);
const bulb = /^(?:onion|red-onion|white-onion|sweet-onion|yellow-onion|shallot)$/;

/** Cues that speak of the onions themselves; color on a rim or of something else comes sooner. */
const ofOthers =
  /begun to|beginning to|garlic|kernel|mushroom|bacon|meat|sausage|crisp|edge|tip|rim|fleck|freckl|tinged|start|turning|in places|patches|spots|here and there|one side|sides|without|not |but not|\{/i;
const brown = /(?:deep|dark|well|chestnut|mahogany)[ -](?:golden|brown)|toffee|caramel|\bbrown(?:ed)?\b/i;
const golden = /\bgold(?:en)?\b/i;

/** A handful of onions in a wide pan, grams; more gives off more water that has to go first. */
const handful = 250;
/** Minutes over medium heat until a handful is golden, and until it is brown; house measurements. */
const needed = { golden: 9, brown: 15 } as const;
/** How much longer twice a handful takes. */
const perHandful = 2;
const mostHandfuls = 3;

/** Minutes that the onions of a step need for the color that its cue tells of; 0 where it tells of none. */
export function onionMinutes({ until, action, uses }: DishStep, plan: Plan, servings: number): number {
  if (until === null || !inPan.has(action) || ofOthers.test(until)) return 0;
  const color = brown.test(until) ? 'brown' : golden.test(until) ? 'golden' : null;
  if (color === null) return 0;
  let grams = 0;
  for (const { id, grams: usual, scale } of plan.dish.roles) {
    if (scale !== 'linear' || !uses.includes(id)) continue;
    const fills = plan.fills.get(id) ?? [];
    for (const { food, ratio } of fills)
      if (bulb.test(food.id)) grams += ((plan.grams.get(id) ?? usual) * servings * ratio) / fills.length;
  }
  if (grams < handful / 3) return 0;
  const further = Math.min(mostHandfuls, Math.max(0, grams / handful - 1));
  return Math.round(needed[color] + further * perHandful);
}

/** A cue that the onions can have reached in the minutes that they get; the same where those suffice. */
export function believableCue(cue: string, minutes: number, least: number): string {
  if (minutes >= least - 1) return cue;
  return cue
    .replace(/(?:, )?sticky(?= and)/, '')
    .replace(
      /(?:(?:a )?(?:deep|dark|rich|well|light|lightly|pale)[ -])?(?:golden(?: brown)?|browned|brown)(?: all over| throughout| all through)?|the colou?r of toffee|caramelised|caramelized/i,
      'beginning to color',
    );
}
