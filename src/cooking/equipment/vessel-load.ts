import type { Food } from '#food/model';
import type { Dish, DishStep } from '../dish.ts';
import type { Shown } from '../instantiate.ts';
import type { Part } from '../measures/measure-parts.ts';
import type { VesselKind } from './vessel-size.ts';
import type { Action } from '../vocabulary.ts';

const solid: ReadonlySet<string> = new Set(['produce', 'meat', 'poultry', 'seafood', 'deli', 'frozen']);
const meats: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);
const ovenWork: ReadonlySet<Action> = new Set<Action>(['bake', 'roast', 'broil']);
const setting: ReadonlySet<Action> = new Set<Action>(['chill', 'freeze', 'steam']);

/** What dry pasta and grains weigh once they are boiled, by their dry weight. */
const boiledGrowth = 2.2;
/** Torn or sliced bread is mostly air, also under a custard. */
const breadGrowth = 2.3;
const isBread = ({ category, ancestors, id }: Food): boolean =>
  (category === 'bakery' || ancestors.includes('bread')) &&
  !/crumb|wrap|tortilla|pita|pie-crust|pastry/.test(id);
/** What is left of vegetables that were fried or roasted, and of a sauce that simmered long, before they go in. */
const friedShare = 0.75;
const reducedShare = 0.75;
const longSimmer = 30;
/** Fruit and vegetables that nothing has softened lie with gaps. */
const looseGrowth = 1.2;
/** Room that a gram of meat needs beside a gram of vegetables: pieces lie thicker, birds higher, joints higher still. */
const meatSpread = { pieces: 0.6, bird: 0.5, joint: 0.3 } as const;
/** Meat and vegetables lie partly on one another. */
const overlap = 0.5;

const fries: ReadonlySet<Action> = new Set<Action>([
  'fry',
  'saute',
  'sear',
  'stir-fry',
  'sweat',
  'caramelise',
  'roast',
]);
const boilsDown: ReadonlySet<Action> = new Set<Action>(['simmer', 'stew', 'reduce', 'braise']);
const pouredOff = /\b(?:boil|cook)\b[^.]*\bwater\b|\bdrain\b/i;

/** A step with the words that its reader sees. */
export interface Told extends Shown {
  readonly text: string;
}

/** What is served beside, by the words in which it is brought to the table. */
const besideWords =
  /\b(?:serve|eat|pass|bring)\b[^.]*?\b(?:with|over|on|beside|alongside)\b(.*)$|\bbeside\b(.*)$/i;
const slotRoles = /\{([^}|]*)/g;

function servedBeside(steps: readonly DishStep[]): ReadonlySet<string> {
  const beside = new Set<string>();
  for (const { say } of steps)
    for (const sentence of say.split(/(?<=[.!?])\s+/)) {
      const match = besideWords.exec(sentence);
      for (const [, inner = ''] of (match?.[1] ?? match?.[2] ?? '').matchAll(slotRoles))
        for (const id of inner.split(',')) beside.add(id.trim().replace(/[.\s].*$/, ''));
    }
  return beside;
}

/** A step with all that must be done before it. */
function withEarlier(dish: Dish, last: DishStep): ReadonlySet<string> {
  const before = new Set<string>();
  const visit = (id: string): void => {
    if (before.has(id)) return;
    before.add(id);
    for (const other of dish.steps.find((step) => step.id === id)?.after ?? []) visit(other);
  };
  visit(last.id);
  return before;
}

/** Grams of a part as it lies in the vessel: boiled pasta has drunk, fried vegetables have shrunk. */
function settled(part: Part, earlier: readonly Told[], loose: boolean): number {
  const { food } = part.fill;
  const grams = part.amount.grams * part.role.eaten;
  if (loose && isBread(food)) return grams * breadGrowth;
  const touched = earlier.filter(({ step }) => step.uses.includes(part.role.id));
  if (drinks(food) && touched.some(({ step }) => pouredOff.test(step.say))) return grams * boiledGrowth;
  if (food.category === 'produce' && touched.some(({ step }) => fries.has(step.action)))
    return grams * friedShare;
  const heated = earlier.some(
    ({ step, time }) => step.uses.includes(part.role.id) && time.max > 2 && step.station === 'burner',
  );
  if (loose && food.category === 'produce' && !heated && !/mash|grat|minced/.test(part.prep ?? ''))
    return grams * looseGrowth;
  const first = earlier.findIndex(({ step }) => step.uses.includes(part.role.id));
  const wet =
    food.category === 'produce' || food.category === 'canned-jarred' || food.category === 'beverages';
  const simmered = earlier
    .slice(Math.max(0, first))
    .some(({ step, time }) => boilsDown.has(step.action) && time.max >= longSimmer);
  return wet && simmered && touched.length > 0 ? grams * reducedShare : grams;
}

const drinks = (food: Food): boolean =>
  food.category === 'pasta-rice-grains' &&
  !/fresh|cooked|gnocchi|flour|bread|crumb/.test(food.id) &&
  !food.ancestors.includes('flour');

/** A crust that was baked blind is filled afterwards. */
const poursIn =
  /\b(?:pour|scrape|spoon|spread|tip|ladle|fill)\b[^.]*\b(?:into|in|over) the (?:baked |cooled |cold |hot |warm |pastry )*(?:case|crust|shell)\b/i;

/** What stands in its vessel on a tray is baked in its vessel. */
const stoodOn =
  /\b(?:stand|set|put|slide|lift) (?:them|it|the \w+) on(?:to)? (?:the|a) (?:\w+ )?(?:tray|sheet)\b/gi;

/** The step that finishes what stands in a vessel: its baking, else its setting, else the step that names it. */
function finishing(told: readonly Told[], at: number): Told {
  const later = told.slice(at);
  const elsewhere = /\b(?:trays?|sheets?)\b/i;
  const baked = later.filter(
    ({ step, text }) =>
      ovenWork.has(step.action) &&
      (!elsewhere.test(text.replace(stoodOn, '')) || /\b(?:dish|tin|case)\b/i.test(text)),
  );
  const set = later.filter(({ step }) => setting.has(step.action));
  const filled = later.findLast(({ text }) => poursIn.test(text));
  const last = baked.at(-1) ?? set.at(-1) ?? told[at]!;
  return filled !== undefined && later.indexOf(filled) > later.indexOf(last) ? filled : last;
}

/**
 * Grams that a vessel has to take: the foods of all steps up to the one that fills and bakes it, without what is served
 * beside. On trays and in roasting tins, only what lies there, in grams of vegetables.
 * @param at place of the step that first names the vessel
 */
export function vesselLoad(
  kind: VesselKind,
  dish: Dish,
  told: readonly Told[],
  at: number,
  parts: readonly Part[],
): number {
  if (kind === 'tray' || kind === 'roasting') return spreadLoad(told, at, parts);
  const last = kind === 'pot' ? told[lastOnBurner(told, at)]! : finishing(told, at);
  const before = withEarlier(dish, last.step);
  const earlier = told.filter(({ step }) => before.has(step.id));
  const after = told.filter(({ step }) => !before.has(step.id));
  const beside = servedBeside(after.map(({ step }) => step));
  const counted = kind === 'pot' ? earlier.slice(earlier.indexOf(told[at]!)) : earlier;
  const used = new Set(counted.flatMap(({ step }) => step.uses));
  return parts.reduce((sum, part) => {
    const { role } = part;
    if (!used.has(role.id)) return sum;
    const inside = last.step.uses.includes(role.id) || told[at]!.step.uses.includes(role.id);
    if (!inside && (role.beside || beside.has(role.id))) return sum;
    return (
      sum + (kind === 'pot' ? part.amount.grams * role.eaten : settled(part, earlier, /dish|pie/.test(kind)))
    );
  }, 0);
}

/** The last step on a burner that goes on in the pot of the one at a place. */
function lastOnBurner(told: readonly Told[], at: number): number {
  const next = told.findIndex(
    ({ step }, index) =>
      index > at && step.tools.some((tool) => /\b(?:pan|pot|saucepan|oven|wok|tray|dish)\b/.test(tool)),
  );
  const end = next < 0 ? told.length : next;
  for (let index = end - 1; index > at; index--) if (told[index]!.step.station === 'burner') return index;
  return at;
}

const around = /\baround (?:the|it|them)\b/i;

/** Later steps in the oven that lay something around what roasts in a tin already. */
export const laidAround = (told: readonly Told[], at: number): readonly Told[] =>
  told.filter(
    ({ step, text }, index) =>
      index > at && ovenWork.has(step.action) && around.test(text) && !/\btrays?\b/i.test(text),
  );

function spreadLoad(told: readonly Told[], at: number, parts: readonly Part[]): number {
  const roasting = told.find(
    ({ step, text }, index) =>
      index >= at &&
      ovenWork.has(step.action) &&
      step.action !== 'broil' &&
      !/\bsecond (?:\w+ )?t/.test(text),
  );
  if (roasting === undefined) return 0;
  const here = [told[at]!, roasting].filter(({ step }) => step.action !== 'preheat');
  const used = new Set(here.flatMap(({ step }) => step.uses));
  // A step may use in another version of the dish what goes onto a tray in this one.
  for (const { step, text } of laidAround(told, at))
    for (const { role, fill } of parts)
      if (step.uses.includes(role.id) && text.includes(fill.food.name.split(' ').at(-1)!)) used.add(role.id);
  const sums = { meat: 0, other: 0 };
  for (const { role, fill, amount, prep } of parts) {
    if (!used.has(role.id) || !solid.has(fill.food.category)) continue;
    if (meats.has(fill.food.category) || fill.food.id.includes('ham'))
      sums.meat += amount.grams * meatSpread[shapeOf(fill.food, prep)];
    else sums.other += amount.grams;
  }
  return Math.max(sums.meat, sums.other) + overlap * Math.min(sums.meat, sums.other);
}

const birds = /whole|duck|goose|guinea|^turkey$/;
const pieces =
  /chop|sausage|steak|ground|bacon|tenderloin|cutlet|meatball|spare-?rib|short-rib|wing|thigh|drumstick/;
/** What lies in pieces, not as one joint. */
const cut = /\b(?:cut|sliced|diced|chopped|cubed|strips|jointed|quartered|halved)\b/;

function shapeOf(food: Food, prep: string | null): keyof typeof meatSpread {
  if (cut.test(prep ?? '') || pieces.test(food.id)) return 'pieces';
  if (birds.test(food.id)) return 'bird';
  return food.category === 'meat' || /turkey|ham/.test(food.id) ? 'joint' : 'pieces';
}
