import type { Diet } from '#food/vocabulary';
import type { Food } from '#food/model';
import { nutrients as order } from '#food/vocabulary';
import { doughs } from '../../measures/doughs.ts';
import type { DishRole } from '../../dish.ts';
import { fillWith, planWith, isOwn, type Fill, type Plan } from '../fill.ts';
import type { Ranked } from './rank.ts';
import { rankedWith } from './ranked-with.ts';

/**
 * The most of a strong seasoning that a serving takes where it stands in for another, in grams: a dish that asks for two
 * spoons of mild chili powder does not want two of smoked paprika. What a dish itself asks for is its cook's business.
 */
const mostOf: Readonly<Record<string, number>> = {
  'garam-masala': 1.2,
  'curry-powder': 2.5,
  'ground-cumin': 1.6,
  'cumin-seeds': 1.6,
  'ground-coriander': 2.2,
  turmeric: 0.7,
  'ground-ginger': 0.5,
  'ground-cinnamon': 0.6,
  'smoked-paprika': 1.5,
  'hot-paprika': 1.2,
  paprika: 2.5,
  'chili-powder': 3,
  'chili-flakes': 0.4,
  gochugaru: 1.5,
  'cayenne-pepper': 0.3,
  'ground-allspice': 0.4,
  'ground-cloves': 0.12,
  nutmeg: 0.25,
  'ground-cardamom': 0.3,
  'dried-thyme': 0.4,
  'dried-oregano': 0.6,
  'italian-seasoning': 0.7,
  'dried-rosemary': 0.4,
  'ground-fenugreek': 0.3,
  'mustard-powder': 0.8,
  'garlic-powder': 0.8,
  'onion-powder': 1.2,
  'white-pepper': 0.3,
  'ras-el-hanout': 1.2,
  'five-spice-powder': 0.5,
  berbere: 2.5,
  harissa: 6,
};

/** The same of herbs with needles and leathery leaves, which a form measures out like parsley. */
const mostOfHerb: Readonly<Record<string, number>> = {
  rosemary: 0.5,
  sage: 0.7,
  thyme: 0.8,
  oregano: 1,
  marjoram: 1,
  tarragon: 1.2,
};

/** The foods that the tables name. */
export const strongSeasonings: readonly string[] = [...Object.keys(mostOf), ...Object.keys(mostOfHerb)];

/** Grams of salt for a gram of sodium. */
const saltPerSodium = 2.54;
/** How much of the salt that other foods bring is left out of what is strewn in; some of it stays in the bacon. */
const countedFor = 0.7;
/** What is left of the dish's own salt at the least. */
const leastSalt = 0.35;

const gramsOf = (plan: Plan, role: DishRole, { ratio }: Fill, share: number): number =>
  ((plan.grams.get(role.id) ?? role.grams) * ratio) / share;

const sodiumAt = order.indexOf('sodium_mg');
const sodiumOf = ({ nutrients }: Food): number => nutrients?.[sodiumAt] ?? 0;

/**
 * A plan with its seasoning in balance with the foods that stand in: no more of a strong spice than a serving takes, and
 * less salt where sausage, feta or stock bring theirs. The same plan where nothing stands in.
 */
export function balanced(ranked: Ranked): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (dish.form) return withSaltInMind(withFewStrongHerbs(ranked));
  if (doughs.has(dish.family)) return ranked;
  const fills = new Map(plan.fills);
  let salt = 0;
  let changed = false;
  for (const role of dish.roles) {
    const all = plan.fills.get(role.id) ?? [];
    const next = all.map((fill) => {
      if (role.food !== null && isOwn(role, fill.food)) return fill;
      const grams = gramsOf(plan, role, fill, all.length);
      salt += (grams * sodiumOf(fill.food) * saltPerSodium * role.eaten) / 100_000;
      const most = mostOf[fill.food.id] ?? mostOfHerb[fill.food.id];
      if (most === undefined || grams <= most) return fill;
      changed = true;
      return fillWith(fill, { ratio: (fill.ratio * most) / grams });
    });
    fills.set(role.id, next);
  }
  const salted = dish.roles.filter(
    ({ id, food, eaten }) => food === 'salt' && eaten === 1 && (plan.fills.get(id) ?? []).length > 0,
  );
  const grams = new Map(plan.grams);
  const whole = salted.reduce((sum, role) => sum + (grams.get(role.id) ?? role.grams), 0);
  if (whole > 0 && salt * countedFor > whole * 0.1) {
    const share = Math.max(leastSalt, 1 - (salt * countedFor) / whole);
    for (const role of salted) grams.set(role.id, (grams.get(role.id) ?? role.grams) * share);
    changed = true;
  }
  return changed ? rankedWith(ranked, { plan: planWith(plan, { fills, grams }) }) : ranked;
}

/** What is left of the salt beside meat that was soaked and salted by a kosher butcher. */
const besideKosher = 0.7;
const isRawMeat = ({ id, category }: Food): boolean =>
  (category === 'meat' || category === 'poultry') &&
  !/^(?:cooked|rotisserie|canned|smoked)-|stock$|broth$/.test(id);

/** A plan with less salt where its meat comes salted, as kosher meat does. */
export function besideSaltedMeat(ranked: Ranked, diets: readonly Diet[]): Ranked {
  const { plan } = ranked;
  if (!diets.includes('kosher') || doughs.has(plan.dish.family)) return ranked;
  if (![...plan.fills.values()].flat().some(({ food }) => isRawMeat(food))) return ranked;
  const grams = new Map(plan.grams);
  for (const { id, food, eaten, grams: own } of plan.dish.roles)
    if (food === 'salt' && eaten === 1) grams.set(id, (grams.get(id) ?? own) * besideKosher);
  return rankedWith(ranked, { plan: planWith(plan, { grams }) });
}

/** From so much sodium on something salts what it is with: soy sauce, capers, feta, sausages; mg in 100 g. */
const salty = 600;
/** What is left of a form's salt at the least: the water of its rice and the raw meat still take a pinch. */
const leastOfForm = 0.4;

/** A form with less salt where what the kitchen has brings its own: its author cannot know whether it will be soy sauce or yogurt. */
function withSaltInMind(ranked: Ranked): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  let brought = 0;
  for (const role of dish.roles) {
    const all = plan.fills.get(role.id) ?? [];
    if (role.food === 'salt') continue;
    for (const fill of all)
      if (sodiumOf(fill.food) >= salty)
        brought +=
          (gramsOf(plan, role, fill, all.length) * sodiumOf(fill.food) * saltPerSodium * role.eaten) /
          100_000;
  }
  const salted = dish.roles.filter(
    ({ id, food }) => food === 'salt' && (plan.fills.get(id) ?? []).length > 0,
  );
  const whole = salted.reduce((sum, role) => sum + (plan.grams.get(role.id) ?? role.grams), 0);
  if (whole <= 0 || brought * countedFor <= whole * 0.1) return ranked;
  const share = Math.max(leastOfForm, 1 - (brought * countedFor) / whole);
  const grams = new Map(plan.grams);
  for (const role of salted) grams.set(role.id, (grams.get(role.id) ?? role.grams) * share);
  return rankedWith(ranked, { plan: planWith(plan, { grams }) });
}

/** A form with no more of a strong herb than a plate takes. */
function withFewStrongHerbs(ranked: Ranked): Ranked {
  const { plan } = ranked;
  const fills = new Map(plan.fills);
  let changed = false;
  for (const role of plan.dish.roles) {
    const all = plan.fills.get(role.id) ?? [];
    if (!all.some(({ food }) => mostOfHerb[food.id] !== undefined)) continue;
    const next = all.map((fill) => {
      const grams = gramsOf(plan, role, fill, all.length);
      const most = mostOfHerb[fill.food.id] ?? grams;
      if (grams <= most) return fill;
      changed = true;
      return fillWith(fill, { ratio: (fill.ratio * most) / grams });
    });
    fills.set(role.id, next);
  }
  return changed ? rankedWith(ranked, { plan: planWith(plan, { fills }) }) : ranked;
}
