import type { Food } from '#food/model';
import type { Dish, DishStep } from '../dish.ts';

/** Minutes that vegetables, leaves and beans need in a pot that simmers already. */
const minutesInPot: Readonly<Record<string, number>> = {
  side_pot_veg: 10,
  side_pot_greens: 4,
  side_pot_beans: 5,
};

/** What was cooked before, or is as good as it, is only heated through in a wet dish. */
const heatedIn =
  /^(?:cooked-(?:chicken|turkey|lamb|pork|beef|ham)|pulled-pork|smoked-sausage|(?:extra-)?firm-tofu|paneer)$/;
const wet: ReadonlySet<string> = new Set(['soup', 'stew', 'curry']);
const minutesToHeat = 5;

/** Leaves that collapse as soon as they are stirred in. */
export const wiltsAtOnce = /^(?:baby-)?spinach$|arugula|watercress|pea-shoots|lambs-lettuce|sorrel/;
const minutesToWilt = 2;

const minutesFor = (dish: Dish, id: string, food: Food): number | undefined =>
  id === 'side_second' && wet.has(dish.family) && heatedIn.test(food.id)
    ? minutesToHeat
    : id === 'side_pot_greens' && wiltsAtOnce.test(food.id)
      ? minutesToWilt
      : minutesInPot[id];

const simmers: ReadonlySet<string> = new Set(['simmer', 'braise', 'stew', 'boil', 'poach']);
/** After these nothing that was in the pot is a piece any more, or it is no longer the same pot. */
const ends: ReadonlySet<string> = new Set([
  'blend',
  'puree',
  'mash',
  'strain',
  'drain',
  'bake',
  'roast',
  'grill',
  'fry',
  'broil',
]);
/** The pot has simmered for so many minutes more than what is added needs. */
const before = 2;

/** What is done off the heat comes after what is added for the last minutes. */
function withAdded(text: string, added: string): string {
  const off = /(?<=[.!]) (?=Off the heat\b|Take (?:it |the pan )?off the heat\b|Remove from the heat\b)/.exec(
    text,
  );
  return off === null
    ? `${text.trimEnd()} ${added}`
    : `${text.slice(0, off.index)} ${added}${text.slice(off.index)}`;
}

/** What is boiled beside the dish in water of its own. */
const isAside = ({ roles }: Dish, step: DishStep): boolean =>
  step.after.includes('start') ||
  step.absorbs !== null ||
  roles.some(({ id, beside }) => beside && step.uses.includes(id));

/**
 * The dish's step in which a thing goes into its pot for the last minutes of the simmering, so that it is done with the rest
 * and nothing that is done waits for it; null where the dish has no such step.
 * @param id of the side that is stirred in
 * @param food that it takes
 */
export function potStep(dish: Dish, id: string, food: Food): DishStep | null {
  const minutes = minutesFor(dish, id, food);
  if (minutes === undefined) return null;
  for (let at = dish.steps.length - 2; at >= 0; at--) {
    const step = dish.steps[at]!;
    if (ends.has(step.action)) return null;
    if (
      step.station !== 'burner' ||
      step.when.length > 0 ||
      !simmers.has(step.action) ||
      isAside(dish, step) ||
      step.minutes[0] < minutes + (minutes <= minutesToWilt ? 1 : before)
    )
      continue;
    const added = `Add {${id}} for the last ${minutes} minutes.`;
    const say = withAdded(step.say, added);
    const short = step.short === null ? null : withAdded(step.short, added);
    return { ...step, uses: [...step.uses, id], active: step.active + 1, say, short };
  }
  return null;
}
