import type { Food } from '#food/model';
import type { Dish, DishRole } from '../dish.ts';
import type { DishProblem } from './compile.ts';

interface Bounds {
  readonly name: string;
  /** Ids or kinds. */
  readonly foods: readonly string[];
  readonly most: number;
}

/** `data/portions.yaml`: grams per serving of what makes a main. */
export interface PortionTable {
  /** Families of dishes by their way of serving. */
  readonly ways: Readonly<Record<string, readonly string[]>>;
  readonly foods: readonly (Bounds & {
    /** Only what has a bone or a shell. */
    readonly bony?: boolean;
    readonly least: Readonly<Record<string, number>>;
  })[];
  readonly starches: readonly (Bounds & { readonly families: readonly string[]; readonly least: number })[];
  readonly beside: { readonly foods: readonly string[]; readonly least: number; readonly most: number };
}

/** A food of this share and less of its bought weight has a bone or a shell. */
const bonyShare = 0.85;
/** So much of what is cooked or canned is as much as a gram of it raw. */
const readyShare = 0.7;
/** A few grams do not make a portion small. */
const slack = 0.97;
/** However low a role may go, for somebody who has less or wants less. */
const leastOfRange = 0.55;
const readyNotes: ReadonlySet<string | null> = new Set(['already cooked', 'cured']);
const readyKinds = [
  'canned-fish',
  'smoked-fish',
  'cold-cut',
  'cured-pork',
  'smoked-sausage-kind',
  'ham',
  'canned-crab',
  'canned-clams',
  'canned-chicken',
] as const;

const pulses = ['dried-bean', 'lentil', 'split-pulse', 'canned-beans'] as const;

const isA = (food: Food, kind: string): boolean => food.id === kind || food.ancestors.includes(kind);
const fits = (food: Food, { foods }: Pick<Bounds, 'foods'>): boolean => foods.some((kind) => isA(food, kind));

/** Whether a food comes cooked or cured, and has lost weight already. */
const isReady = (food: Food, role: DishRole): boolean =>
  readyNotes.has(role.note) ||
  /^(?:cooked|rotisserie|pulled)-/.test(food.id) ||
  readyKinds.some((kind) => isA(food, kind));

/** Says where a main has too little, or far too much, of what makes it; an excuse that is not needed is told as well. */
export function checkPortions(
  dish: Dish,
  foods: ReadonlyMap<string, Food>,
  table: PortionTable,
): readonly DishProblem[] {
  const found: DishProblem[] = [];
  const say = (where: string, problem: string): void => void found.push({ dish: dish.id, where, problem });
  const way = Object.keys(table.ways).find((name) => table.ways[name]!.includes(dish.family));
  if (dish.course !== 'main' || dish.form) {
    if (dish.light !== undefined) say('light', 'is only for mains');
    return found;
  }
  if (way === undefined) {
    say('family', `"${dish.family}" has no way of serving in data/portions.yaml`);
    return found;
  }
  let share = 0;
  let isMain = false;
  const parts: string[] = [];
  for (const role of dish.roles) {
    const food = role.food === null ? undefined : foods.get(role.food);
    if (food === undefined || role.need === 'extra' || !food.roles.includes('protein')) continue;
    const bounds = table.foods.find(
      (one) => (one.bony !== true || food.edibleShare <= bonyShare) && fits(food, one),
    );
    if (bounds === undefined) continue;
    const least = bounds.least[way]! * (isReady(food, role) ? readyShare : 1);
    share += role.grams / least;
    // Eggs and pulses may bind or fill; what somebody calls the heart of the dish is what it is about.
    isMain ||=
      role.need === 'essential' ||
      (role.need === 'required' && fits(food, { foods: ['meat', 'poultry', 'seafood', 'sausage'] }));
    parts.push(`${role.grams} g ${food.id} of ${Math.round(least)}`);
    if (role.grams > bounds.most)
      say(`roles.${role.id}`, `${role.grams} g of ${food.id} are more than ${bounds.most}`);
    if (role.need === 'essential' && role.grams >= least && role.range[0] < least * leastOfRange)
      say(
        `roles.${role.id}`,
        `may go down to ${role.range[0]} g of ${food.id}, below ${Math.round(least * leastOfRange)}`,
      );
  }
  const isLow = isMain && share < slack;
  if (isLow && dish.light === undefined)
    say('roles', `too little to make a main: ${parts.join(', ')}; or say under light why it may be so`);
  const starch = checkStarches(dish, foods, table, dish.light !== undefined);
  for (const [where, problem] of starch.problems) say(where, problem);
  if (!isLow && !starch.isLow && dish.light !== undefined) say('light', 'is not needed');
  return found;
}

function checkStarches(
  dish: Dish,
  foods: ReadonlyMap<string, Food>,
  table: PortionTable,
  excused: boolean,
): { readonly isLow: boolean; readonly problems: readonly (readonly [where: string, problem: string])[] } {
  const problems: (readonly [string, string])[] = [];
  let isLow = false;
  // Rice and lentils, pasta and beans fill the plate together.
  const hasPulse = dish.roles.some(({ food, need }) => {
    const own = food === null ? undefined : foods.get(food);
    return (
      own !== undefined &&
      (need === 'essential' || need === 'required') &&
      pulses.some((kind) => isA(own, kind))
    );
  });
  for (const role of dish.roles) {
    const food = role.food === null ? undefined : foods.get(role.food);
    if (food === undefined || role.need === 'extra' || role.need === 'optional' || /^cooked-/.test(food.id))
      continue;
    const own = table.starches.find((one) => one.families.includes(dish.family) && fits(food, one));
    const bounds = role.beside && fits(food, table.beside) ? table.beside : role.beside ? undefined : own;
    if (bounds === undefined) continue;
    if (role.grams < bounds.least * slack && !hasPulse) {
      isLow = true;
      if (!excused)
        problems.push([`roles.${role.id}`, `${role.grams} g of ${food.id} are less than ${bounds.least}`]);
    }
    // Fresh pasta and gnocchi hold their water already.
    if (role.grams > bounds.most && !/gnocchi|fresh|ravioli|tortellini/.test(food.id))
      problems.push([`roles.${role.id}`, `${role.grams} g of ${food.id} are more than ${bounds.most}`]);
  }
  return { isLow, problems };
}
