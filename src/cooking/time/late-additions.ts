import type { Shown } from '../instantiate.ts';
import type { Part } from '../measures/measure-parts.ts';
import type { Step } from '../recipe.ts';
import type { Action } from '../vocabulary.ts';

/** Foods that a few minutes of heat do for; how many, the food table says. */
const tenderKinds: readonly string[] = [
  'spinach',
  'arugula',
  'watercress',
  'lambs-lettuce',
  'pea',
  'frozen-peas',
  'snow-pea',
  'sugar-snap-pea',
  'bean-sprouts',
  'asparagus',
  'bok-choy',
  'choy-sum',
  'water-spinach',
  'broccoli',
  'broccolini',
];
/** So many minutes beyond its own a tender food may take; after that it is grey and limp. */
const spareMinutes = 5;
const wet: ReadonlySet<Action> = new Set<Action>(['simmer', 'braise', 'stew', 'boil', 'poach']);
const dry: ReadonlySet<Action> = new Set<Action>(['saute', 'sweat', 'fry']);
/** What changes the pot for good, so that nothing can be added to it in the old way any more. */
const ends: ReadonlySet<Action> = new Set<Action>([
  'blend',
  'mash',
  'bake',
  'roast',
  'broil',
  'strain',
  'stuff',
]);
/** The author has thought of it already. */
const thoughtOf = /\bleaf|\bleaves\b|\blast (?:\d|two|three|four|five|few|minute)|after the first/i;

/** A food that would stew for too long where the dish names it, and goes into the pot later instead. */
export interface LateAddition {
  readonly part: Part;
  /** Steps, by id, that do without it now. */
  readonly hiddenIn: ReadonlySet<string>;
  /** The step that it goes into for its last minutes. */
  readonly addedIn: string;
  readonly minutes: number;
}

/** The tender foods of a version of a dish that go in later than the dish names them. `steps` are `shown`, laid out. */
export function lateAdditions(
  parts: readonly Part[],
  shown: readonly Shown[],
  steps: readonly Step[],
): readonly LateAddition[] {
  return parts.flatMap((part) => {
    const minutes = tenderMinutes(part);
    if (minutes === null) return [];
    const first = shown.findIndex(
      ({ step }) => step.uses.includes(part.role.id) && (wet.has(step.action) || dry.has(step.action)),
    );
    const pot = first < 0 ? [] : potFrom(first, shown, steps);
    if (pot.some(({ step }) => speaksOf(step, part.role.id))) return [];
    if (!canBeMissed(part, parts, pot)) return [];
    const open = pot.filter(
      ({ step }) => !parts.some((other) => binds(other) && step.uses.includes(other.role.id)),
    );
    const addedIn =
      open.findLast(({ step, time }) => wet.has(step.action) && time.min > minutes) ??
      open.find(({ time }) => time.min > minutes + spareMinutes);
    if (addedIn === undefined) return [];
    const until = pot.slice(0, pot.indexOf(addedIn) + 1);
    const heated = until.reduce((sum, { time }) => sum + time.max, 0);
    if (heated <= minutes + spareMinutes) return [];
    return [{ part, hiddenIn: new Set(until.map(({ step }) => step.id)), addedIn: addedIn.step.id, minutes }];
  });
}

/** What turns a step into a custard or a white sauce: peas do not go into eggs that are half set. */
const binds = ({ fill: { food } }: Part): boolean =>
  food.id === 'egg' || (food.category === 'baking' && food.roles.includes('thickener'));

/** Minutes in a pot that do for a tender food; null for every other. */
function tenderMinutes({ fill: { food } }: Part): number | null {
  if (!tenderKinds.some((kind) => food.id === kind || food.ancestors.includes(kind))) return null;
  const time = food.cooking.find(({ method }) => method !== 'roast' && method !== 'bake');
  return time === undefined ? null : Math.ceil((time.minutes[0] + time.minutes[1]) / 2);
}

/** Whether the sentences of these steps read right without this food. */
function canBeMissed(part: Part, parts: readonly Part[], pot: readonly Shown[]): boolean {
  const { role } = part;
  if (role.need === 'optional' || role.need === 'extra') return true;
  const stays = (id: string): boolean =>
    parts.some((other) => other.role.id === id && other !== part && tenderMinutes(other) === null);
  return stays(role.id) || pot.every(({ step }) => isListed(role.id, step.say, stays));
}

/** Whether a text names a role only in lists in which something else stays. */
const isListed = (role: string, text: string, stays: (role: string) => boolean): boolean =>
  [...text.matchAll(/\{([^}|]*)[^}]*\}/g)]
    .map(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((names) => names.some((name) => name.split('.')[0] === role))
    .every((names) => names.length > 1 && names.some((name) => name !== role && stays(name)));

/** The heated steps of one pot from a step on, until something is done to it that ends it. */
function potFrom(first: number, shown: readonly Shown[], steps: readonly Step[]): readonly Shown[] {
  const reached = new Set([shown[first]!.step.id]);
  const pot = [shown[first]!];
  for (const [at, one] of shown.entries()) {
    if (at <= first || !steps[at]!.after.some((id) => reached.has(id))) continue;
    if (ends.has(one.step.action)) break;
    reached.add(one.step.id);
    if (wet.has(one.step.action) || dry.has(one.step.action)) pot.push(one);
  }
  return pot;
}

/** Whether a step is about this role alone, or makes a difference between the foods that may stand in it. */
const speaksOf = ({ say, short, until, when }: Shown['step'], role: string): boolean =>
  when.some((condition) => condition.split(' ').includes(role)) ||
  [say, short ?? '', until ?? ''].some((text) => text.includes(`${role}=`) || text.includes(`${role}!=`)) ||
  (until ?? '').includes(`{${role}`) ||
  (say.includes(`{${role}`) && thoughtOf.test(say));
