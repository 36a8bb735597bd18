import type { Food } from '#food/model';
import { doughs } from '../measures/doughs.ts';
import type { Dish, DishRole } from '../dish.ts';
import { untold } from './untold.ts';

/** A slot of a text with the roles that it names, and the conditions that it stands under. */
interface Slot {
  readonly roles: readonly string[];
  readonly under: readonly string[];
}

/** `{nuts}`, `{a, b | n}`, `{salt.q 0.4}` */
const rolesIn = (slot: string): readonly string[] =>
  slot
    .replace(/\|.*/, '')
    .split(',')
    .map((one) => one.trim().replace(/[. ].*/, ''));

/** The slots of a text; conditions of brackets in brackets add up. */
function slotsOf(text: string): readonly Slot[] {
  const found: Slot[] = [];
  const under: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const here = text[at];
    if (here === '[') {
      const end = text.indexOf(':', at);
      under.push(text.slice(at + 1, end));
      at = end;
    } else if (here === ']') under.pop();
    else if (here === '{') {
      const end = text.indexOf('}', at);
      found.push({ roles: rolesIn(text.slice(at + 1, end)), under: [...under] });
      at = end;
    }
  }
  return found;
}

/** Whether a condition holds only where a role is filled. */
const needs = (condition: string, role: string): boolean =>
  !condition.includes('|') &&
  condition.split('&').some((part) => part.trim() === role || part.trim().startsWith(`${role}=`));

/** Whether a condition holds only where one of a slot's roles is filled: `[nuts|herb: , with {nuts, herb}]`. */
const needsOneOf = (condition: string, roles: readonly string[]): boolean =>
  condition.includes('|') &&
  !/[&=!]/.test(condition) &&
  condition.split('|').every((part) => roles.includes(part.trim()));

/**
 * Whether a text still says what it has to where a role is not filled: each slot that names it stands under the condition
 * that it is, or names others besides that are there for sure.
 */
const standsWithout = (text: string, role: string, isSure: (id: string) => boolean): boolean =>
  // Most texts name neither the role nor any whose name it is part of.
  !text.includes(role) ||
  slotsOf(text).every(
    ({ roles, under }) =>
      !roles.includes(role) ||
      roles.some((other) => other !== role && isSure(other)) ||
      under.some((condition) => needs(condition, role) || needsOneOf(condition, roles)),
  );

/** What rounds a dish off and no more: by category of food, and by what it does in a dish where that is told apart. */
const roundsOff: Readonly<Record<string, RegExp>> = {
  herbs: /./,
  cheese: /./,
  'nuts-seeds-dried-fruit': /./,
  'spices-seasonings': /^(?:spice|heat)/,
  'dairy-eggs': /^dairy/,
  produce: /^aromatic/,
};
/** Of more than so many grams a serving a dish is made. */
const most = 45;

const isRoundingOff = (food: Food): boolean => roundsOff[food.category]?.test(food.roles[0] ?? '') === true;

/** Of so little wine a sauce has no less body, grams a serving. */
const glass = 36;
const scents: ReadonlySet<string> = new Set(['vanilla-extract', 'almond-extract', 'vanilla-sugar']);
const spoonful = 12;
const rounding =
  /^(?:tomato-paste|honey|worcestershire-sauce|dijon-mustard|shallot|rice-vinegar|sherry-vinegar|oyster-sauce|mirin)$/;

const isScent = (dish: Dish, { grams }: DishRole, food: Food): boolean =>
  scents.has(food.id) || (food.category === 'alcohol' && grams <= glass && dish.course !== 'drink');
const isLittle = ({ grams }: DishRole, food: Food): boolean => grams <= spoonful && rounding.test(food.id);

const savoury: ReadonlySet<string> = new Set(['main', 'soup', 'side', 'starter']);
/** What is dressed, dipped and pickled is nothing without its vinegar, and a bun not without its sauce. */
const dressed = /^(?:salad|dip|sauce|sandwich|drink|dumpling|wrap)$/;
const dressing =
  /dressing|sauce|dip|salad|slaw|pickle|mayo|raita|relish|chutney|salsa|vinaigrette|marinade|rice|glaze|topping/i;
/** By what a touch is, how many grams a serving are no more than one. */
const touches: readonly (readonly [RegExp, number])[] = [
  [/^(?:lemon|lime)-juice$|vinegar$/, 7],
  [/^(?:(?:light-|dark-)?brown-|caster-|palm-)?sugar$|^honey$/, 2.5],
  [/^garlic$/, 6],
  [/^nutmeg$/, 0.2],
  [/^white-pepper$/, 1],
];

/** Whether one of its parts is a squeeze, a pinch or a clove that rounds off what is seasoned without it. */
const isATouch = (dish: Dish, { grams, group }: DishRole, food: Food): boolean =>
  savoury.has(dish.course) &&
  !dressed.test(dish.family) &&
  !dressing.test(group ?? '') &&
  touches.some(([pattern, few]) => pattern.test(food.id) && grams <= few) &&
  !isCalledBy(dish, food);

/** The first words of touches' names as patterns: a handful, each made once. */
const firstWords = new Map<string, RegExp>();

/** "Garlic Butter", "Lemon Chicken". */
const isCalledBy = ({ title, english, titles }: Dish, { id }: Food): boolean => {
  const first = id.replace(/-.*/, '');
  const word = firstWords.get(first) ?? new RegExp(`\\b${first}`, 'i');
  firstWords.set(first, word);
  return [title, english ?? '', ...titles.map((one) => one.title)].some((text) => word.test(text));
};

/** Finds the food of a role; null where it has none of its own. */
export type OwnOf = (role: DishRole) => Food | null;

/**
 * Whether all that a dish says is as true without one of its parts, and nothing is measured by that.
 * @param ownOf the food of another role, where everything that may be left away is left away at once and not this alone
 * @param mayGo which others may be left away at once with it
 * @param isThere whether another role is filled, where that is known already
 */
function isToldWithout(
  dish: Dish,
  role: DishRole,
  ownOf?: OwnOf,
  mayGo: (other: DishRole, own: Food) => boolean = (other, own) =>
    isRoundingOff(own) || isScent(dish, other, own) || isLittle(other, own) || isATouch(dish, other, own),
  isThere?: (id: string) => boolean,
): boolean {
  if (role.need !== 'required' || dish.form || dish.any.includes(role.id) || dish.anchor === role.id)
    return false;
  if (dish.ratios.some(({ of, to }) => of.includes(role.id) || to.includes(role.id))) return false;
  const isSure = (id: string): boolean => {
    if (isThere !== undefined) return isThere(id);
    const other = dish.roles.find((one) => one.id === id);
    if (other === undefined || other.need === 'optional' || other.need === 'extra') return false;
    if (other.beside || other.unless.length > 0 || other.only !== null) return false;
    if (ownOf === undefined || other.need === 'essential') return true;
    const own = ownOf(other);
    return own !== null && !mayGo(other, own);
  };
  const stands = (text: string): boolean => standsWithout(text, role.id, isSure);
  const titles = [dish.title, dish.english ?? '', ...dish.titles.map(({ title }) => title), dish.description];
  if (!titles.every(stands)) return false;
  return dish.steps.every((step) => {
    const isItsOwn = isThere !== undefined && step.when.includes(`has ${role.id}`);
    if (!isItsOwn && (step.times?.role === role.id || step.absorbs === role.id)) return false;
    const texts = [step.say, step.until ?? '', step.more ?? '', step.short ?? ''];
    // A step that handles nothing else is not said where there is nothing to handle.
    const own =
      step.when.includes(`has ${role.id}`) ||
      (step.uses.length > 0 && step.uses.every((id) => id === role.id) && !step.stands);
    return own || texts.every(stands);
  });
}

/**
 * Whether a dish can be told without one of its parts, so that who may not eat nuts has the tagine without them. What a dish
 * is built on, or called by, is never left away, nor what its other parts are measured by.
 * @param food the role's own
 * @param ownOf as above
 */
export function canDoWithout(dish: Dish, role: DishRole, food: Food | null, ownOf?: OwnOf): boolean {
  if (food === null || role.grams > most || !isRoundingOff(food) || doughs.has(dish.family)) return false;
  return isToldWithout(dish, role, ownOf);
}

/** Whether a dish of which it is known what its parts are filled with is told as well without one of them. */
export const standsWithoutPart = (dish: Dish, role: DishRole, isThere: (id: string) => boolean): boolean =>
  !doughs.has(dish.family) &&
  isToldWithout(untold(dish, role.id), role, undefined, undefined, (id) => id !== role.id && isThere(id));

/** Whether one of its parts is so small a thing that a dish is none the worse to tell of without it: vanilla, a glass of wine. */
export const canBeSpared = (dish: Dish, role: DishRole, food: Food | null, ownOf?: OwnOf): boolean =>
  food !== null && isScent(dish, role, food) && isToldWithout(dish, role, ownOf);

/** Whether one of its parts only rounds off what who has seasonings of their own has rounded off already. */
export const isSpoonful = (dish: Dish, role: DishRole, food: Food | null, ownOf?: OwnOf): boolean =>
  food !== null && isLittle(role, food) && isToldWithout(dish, role, ownOf);

/**
 * Whether one of its parts is a touch that who has seasoned a list of his own is neither sent out for nor taken to have: the
 * squeeze of lime in a chili, the pinch of sugar in a tomato sauce, the clove of garlic.
 */
export const isTouch = (dish: Dish, role: DishRole, food: Food | null, ownOf: OwnOf): boolean =>
  food !== null &&
  isATouch(dish, role, food) &&
  (role.need === 'optional'
    ? dish.anchor !== role.id
    : isToldUnbought(dish, dish, role, ownOf) || isToldUnbought(untold(dish, role.id), dish, role, ownOf));

/** Whether a dish, in its own words or with a clause less, is told as well without a touch and all that nobody buys. */
const isToldUnbought = (told: Dish, dish: Dish, role: DishRole, ownOf: OwnOf): boolean =>
  isToldWithout(told, role, ownOf, (other, own) => isUnbought(dish, other, own));

/** What is left away with a touch where it is not there; an onion is bought. */
const isUnbought = (dish: Dish, other: DishRole, own: Food): boolean =>
  /^(?:herbs|nuts-seeds-dried-fruit|spices-seasonings)$/.test(own.category) ||
  /^(?:scallion|chives)/.test(own.id) ||
  isScent(dish, other, own) ||
  isLittle(other, own) ||
  isATouch(dish, other, own);
