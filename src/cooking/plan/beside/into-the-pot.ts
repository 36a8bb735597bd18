import type { Food } from '#food/model';
import type { Dish, DishStep } from '../../dish.ts';

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
  if (id.startsWith('side_folded')) return batterStep(dish, id);
  if (id === 'side_tucked') return trayStep(dish, id, food);
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

/** Minutes on a hot tray. */
const minutesOnTray: Readonly<Record<string, number>> = { 'cherry-tomato': 8, kale: 6 };
const hotTray = { celsius: 180, longer: 3 } as const;

/** The last step in which the tray of a dish stands in a hot oven, with what goes onto it for the end; null where there is none. */
function trayStep(dish: Dish, id: string, food: Food): DishStep | null {
  const step = dish.steps.findLast(
    ({ station, action, when }) => station === 'oven' && action === 'roast' && when.length === 0,
  );
  const minutes = minutesOnTray[food.id] ?? 5;
  if (step === undefined || step.minutes[0] < minutes + hotTray.longer) return null;
  if ((step.celsius ?? 0) < hotTray.celsius) return null;
  // Bare leaves turn dry and burn before they are crisp.
  const oiled = food.id === 'kale' && dish.roles.some((role) => /-oil$/.test(role.food ?? ''));
  const added = oiled
    ? `Turn {${id}} in a few drops of oil and scatter over the tray for the last ${minutes} minutes.`
    : `Scatter {${id}} over the tray for the last ${minutes} minutes.`;
  return {
    ...step,
    uses: [...step.uses, id],
    say: withAdded(step.say, added),
    short: step.short === null ? null : withAdded(step.short, added),
  };
}

const stirs: ReadonlySet<string> = new Set(['fold', 'mix', 'stir', 'combine', 'beat', 'whisk']);
const floury = /flour|oats|semolina|cornmeal|ground-almonds/;

/**
 * The step in which the batter or dough of a cake or biscuit has its flour, with what is folded in at its end; null where
 * there is no such step before the oven.
 */
function batterStep(dish: Dish, id: string): DishStep | null {
  const oven = dish.steps.findIndex(({ action, station }) => action === 'bake' && station === 'oven');
  if (oven < 0) return null;
  const flour = new Set(dish.roles.filter(({ food }) => floury.test(food ?? '')).map((role) => role.id));
  const step = dish.steps
    .slice(0, oven)
    .findLast(
      ({ action, uses, when }) =>
        stirs.has(action) && when.length === 0 && uses.some((used) => flour.has(used)),
    );
  if (step === undefined) return null;
  // Flour and sugar that are only stirred dry are no batter yet; the last of what is beaten is.
  const later = dish.steps
    .slice(dish.steps.indexOf(step) + 1, oven)
    .findLast(({ action, when, after }) => stirs.has(action) && when.length === 0 && after.includes(step.id));
  const batter = later ?? step;
  const added = `Fold in {${id}}.`;
  return {
    ...batter,
    uses: [...batter.uses, id],
    say: beforeTheTin(batter.say, added),
    short: batter.short === null ? null : beforeTheTin(batter.short, added),
  };
}

/** A sentence more in front of the first that fills a tin or shapes the dough, else at the end; never inside a condition. */
function beforeTheTin(text: string, added: string): string {
  const sentences: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '[') depth += 1;
    else if (text[at] === ']') depth -= 1;
    else if (depth === 0 && text[at] === '.' && /\s/.test(text[at + 1] ?? '')) {
      sentences.push(text.slice(from, at + 1).trim());
      from = at + 1;
    }
  }
  sentences.push(text.slice(from).trim());
  const at = sentences.findIndex((one) =>
    /\b(?:tins?|trays?|mou?lds?|cases|spoonfuls|balls|log)\b/.test(one),
  );
  return (at < 1 ? [...sentences, added] : [...sentences.slice(0, at), added, ...sentences.slice(at)])
    .filter((one) => one !== '')
    .join(' ');
}
