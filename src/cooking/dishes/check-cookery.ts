import type { Food } from '#food/model';
import type { Dish, DishStep } from '../dish.ts';
import { temperingOf } from '../plan/beside/tempering.ts';
import type { DishProblem } from './compile.ts';

/** Meat and fish that are seared or roasted want so much of their weight in salt before they go into the heat. */
const leastSalt = 0.005;
/** More than so much of its weight, and it tastes of the rub and not of itself. */
const mostSalt = 0.0125;
const flesh = ['meat', 'poultry', 'seafood'] as const;
/** What brings so much salt that the salt itself is only a part of it. */
const salty =
  /soy-sauce|tamari|fish-sauce|oyster-sauce|miso|anchov|capers|olive|feta|prosciutto|ham$|bacon|chorizo|sauerkraut|doubanjiang|bouillon|seasoning|salted|shrimp-paste/;
const drySeared: ReadonlySet<string> = new Set([
  'sear',
  'fry',
  'grill',
  'broil',
  'roast',
  'air-fry',
  'coat',
  'season',
]);
const rubbedDry: ReadonlySet<string> = new Set([...drySeared, 'marinate']);
const fried: ReadonlySet<string> = new Set(['sear', 'fry', 'saute']);
/** What is cut up has no skin to lay down. */
const withoutSkin = /skinned|skinless|\bcut\b|cubes|strips|slice|flaked|\bdiced\b/;
const inLiquid: ReadonlySet<string> = new Set(['braise', 'stew', 'simmer', 'poach', 'boil', 'slow-cook']);
const seasons = /^(?:\[[^\]]*\] ?)?(?:Season|Rub|Salt|Sprinkle) \{([a-z_]+)[^}]*\}/;

/** The share of a dish's salt that a sentence takes; null where it takes all, or does not tell. */
function shareOf(sentence: string): number | null {
  const told = /\{salt\.q (0?\.\d+)\}/.exec(sentence);
  if (told !== null) return Number(told[1]);
  const words = /\b(half|a third|two thirds|three quarters|most|a quarter|a fifth) of \{salt\}/.exec(
    sentence,
  )?.[1];
  const shares = {
    half: 0.5,
    'a third': 1 / 3,
    'two thirds': 2 / 3,
    'three quarters': 0.75,
    most: 0.8,
    'a quarter': 0.25,
    'a fifth': 0.2,
  };
  return words === undefined ? null : shares[words as keyof typeof shares];
}

/** Whether the rest of the salt reaches the same food at the table. */
const saltedAgain = ({ steps }: Dish, role: string): boolean =>
  steps.some(
    ({ say }) =>
      /the (?:rest|last) of (?:the salt|\{salt\})/.test(say) &&
      new RegExp(`\\{${role}\\b[^.]*the (?:rest|last) of|the (?:rest|last) of[^.]*\\{${role}\\b`).test(say),
  );

/** Says where the order of work, or the salt on meat, is not what a cook would do. */
export function checkCookery(dish: Dish, foods: ReadonlyMap<string, Food>): readonly DishProblem[] {
  return [
    ...checkTempering(dish),
    ...checkSalt(dish, foods),
    ...checkRub(dish, foods),
    ...checkBacon(dish),
    ...checkFillets(dish, foods),
  ];
}

const onlySalt = /\{(?:[a-z_]+, )*salt(?:, [a-z_]+)*\}/;
const partOfIt = /(?:rest|last|remaining|left|pinch|little)[^.]*salt/;

/** A rub or a marinade that stays on the meat salts it, and no more than that. */
function checkRub(dish: Dish, foods: ReadonlyMap<string, Food>): readonly DishProblem[] {
  const salt = dish.roles.find(({ id, food }) => id === 'salt' && food === 'salt');
  if (salt === undefined || salt.eaten < 1) return [];
  const found: DishProblem[] = [];
  for (const step of dish.steps) {
    if (!rubbedDry.has(step.action)) continue;
    for (const sentence of step.say.split(/(?<=\.) /)) {
      const role = dish.roles.find(({ id }) => id === seasons.exec(sentence)?.[1]);
      const food = role === undefined || role.food === null ? undefined : foods.get(role.food);
      if (role === undefined || food === undefined || role.note !== null) continue;
      if (!flesh.some((kind) => food.ancestors.includes(kind))) continue;
      const share = shareOf(sentence) ?? (onlySalt.test(sentence) && !partOfIt.test(sentence) ? 1 : 0);
      const braised = dish.steps.some((one) => inLiquid.has(one.action) && one.uses.includes(role.id));
      const ratio = (salt.grams * share) / role.grams;
      if (!braised && ratio > mostSalt)
        found.push({
          dish: dish.id,
          where: `steps.${step.id}.say`,
          problem: `salts ${food.id} with ${(ratio * 100).toFixed(2)} % of its weight; it bears ${mostSalt * 100} % at most`,
        });
    }
  }
  return found;
}

const cured = /bacon|pancetta|lardon|prosciutto|chorizo/;
/** So many grams a serving season a pot with their own salt. */
const enoughBacon = 15;
const besideBacon = 2.8;

/** A pot that bacon and stock have salted wants less of the salt cellar. */
function checkBacon({ id, roles }: Dish): readonly DishProblem[] {
  const own = roles.filter(({ need }) => need !== 'extra' && need !== 'optional');
  const bacon = own.reduce(
    (sum, { food, grams }) => sum + (food !== null && cured.test(food) ? grams : 0),
    0,
  );
  const hasStock = own.some(({ food }) => food !== null && food.endsWith('-stock'));
  const salt = roles.find((role) => role.id === 'salt' && role.food === 'salt' && role.eaten === 1);
  return salt !== undefined && hasStock && bacon >= enoughBacon && salt.grams > besideBacon
    ? [
        {
          dish: id,
          where: 'roles.salt',
          problem: `${salt.grams} g of salt a serving beside bacon and stock, which bring their own; ${besideBacon} g at most`,
        },
      ]
    : [];
}

/** Salmon is sold with its skin on: who fries a fillet is told which side goes down first. */
function checkFillets(dish: Dish, foods: ReadonlyMap<string, Food>): readonly DishProblem[] {
  return dish.steps.flatMap((step) => {
    if (!fried.has(step.action) || /\bskin\b/.test(step.say)) return [];
    const isFillet = dish.roles.some(
      ({ id, food, prep }) =>
        step.cooks.includes(id) && food === 'salmon' && foods.has(food) && !withoutSkin.test(prep ?? ''),
    );
    const isFor = (kind: string): boolean =>
      step.when.some((condition) => condition.endsWith(kind) && condition.startsWith('is '));
    return isFillet && !isFor('poultry') && !isFor('chicken')
      ? [
          {
            dish: dish.id,
            where: `steps.${step.id}.say`,
            problem:
              'fries salmon and does not say which way the skin lies ("skin side down where there is skin")',
          },
        ]
      : [];
  });
}

/** A tempering is poured while it sizzles: nothing simmers between the small pan and the pot. */
function checkTempering(dish: Dish): readonly DishProblem[] {
  const tempering = temperingOf(dish);
  if (tempering === null) return [];
  const waits = (step: DishStep): boolean => step.after.includes(tempering.id);
  return dish.steps
    .filter((step) => inLiquid.has(step.action) && waits(step))
    .map((step) => ({
      dish: dish.id,
      where: `steps.${step.id}`,
      problem: `simmers after "${tempering.id}", which is to be poured while it sizzles`,
    }));
}

function checkSalt(dish: Dish, foods: ReadonlyMap<string, Food>): readonly DishProblem[] {
  const salt = dish.roles.find(({ id, food }) => id === 'salt' && food === 'salt');
  if (salt === undefined || dish.course !== 'main') return [];
  if (dish.roles.some(({ food, need }) => food !== null && need !== 'extra' && salty.test(food))) return [];
  const found: DishProblem[] = [];
  for (const step of dish.steps) {
    if (!drySeared.has(step.action)) continue;
    for (const sentence of step.say.split(/(?<=\.) /)) {
      const id = seasons.exec(sentence)?.[1];
      const role = dish.roles.find((one) => one.id === id);
      const food = role === undefined || role.food === null ? undefined : foods.get(role.food);
      if (role === undefined || food === undefined || role.note !== null) continue;
      if (!flesh.some((kind) => food.ancestors.includes(kind))) continue;
      const share = shareOf(sentence);
      if (share === null || saltedAgain(dish, role.id)) continue;
      const braised = dish.steps.some((one) => inLiquid.has(one.action) && one.uses.includes(role.id));
      const ratio = (salt.grams * share) / role.grams;
      if (!braised && ratio < leastSalt)
        found.push({
          dish: dish.id,
          where: `steps.${step.id}.say`,
          problem: `salts ${food.id} with ${(ratio * 100).toFixed(2)} % of its weight; it wants ${leastSalt * 100} % at least`,
        });
    }
  }
  return found;
}
