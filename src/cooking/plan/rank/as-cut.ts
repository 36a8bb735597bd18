import type { DishRole } from '../../dish.ts';
import type { PantryItem } from '../brief.ts';
import type { SkillLevel } from '../../vocabulary.ts';
import type { Assignment } from '../assign.ts';

/** How a list says that its meat lies there: a joint to be roasted whole, or boiled, a piece of poultry on its bone, or pieces for the pot; null where it says none of it. */
export type Cut = 'joint' | 'cured-joint' | 'steak' | 'bone' | 'pieces' | null;

const inPieces =
  /\b(?:diced|cubed|chopped|cubes|chunks|pieces|strips|stewing|stew meat|for stew|cut up|cut into|slices|sliced|shredded|pulled)\b/i;
const whole =
  /\b(?:joint|on the bone|bone[- ]in|in one piece|roasting|rolled|boned and rolled|whole|half (?:a )?(?:leg|shoulder))\b/i;
const steak = /\bsteaks?\b/i;
/** Sold as a steak, and meant for the pot. */
const toughSteak =
  /\b(?:brais\w*|stew\w*|casserole|chuck|shin|skirt|blade|feather|flank|minute|cube[d]?|round|stir[- ]?fry) steaks?\b|\bgammon\b|\bham\b/i;
const onTheBone = /\b(?:on the bone|bone[- ]in|skin[- ]on)\b/i;

/** What an item says of its meat; whole birds and fish are called so by their names. */
export function cutSaid({ text, food }: PantryItem): Cut {
  if (food === null) return null;
  // A joint of gammon is boiled or roasted, not fried like its slices; for a soup it is cut up as well.
  if (food.traits.includes('cured-meat')) return /\bjoint\b/i.test(text) ? 'cured-joint' : null;
  if (food.category === 'poultry') return onTheBone.test(text) ? 'bone' : null;
  if (food.category !== 'meat') return null;
  if (inPieces.test(text)) return 'pieces';
  if (steak.test(text) && !toughSteak.test(text)) return 'steak';
  return whole.test(text) ? 'joint' : null;
}

/** Meat that goes whole into the heat, and meat that is cut up first. */
const cutUp = /\b(?:cut into|diced|cubed|strips|chunks|cubes|minced|thinly sliced)\b/;

/** Families in whose pot a good steak is wasted. */
const inThePot: ReadonlySet<string> = new Set(['stew', 'soup', 'braise', 'curry']);

/** To bone a thigh is less against the grain than to cut up a roast; for who begins to cook it is as bad, and the skin is lost. */
const boned = 0.5;
const bonedByBeginner = 0.9;
/** For a curry it is done everywhere. */
const bonedForThePot = 0.2;

/** How many of a dish's main parts are at odds with how their meat lies there: a shoulder on the bone cut up, diced pork roasted whole. */
export function miscut({ plan }: Assignment, cuts: readonly Cut[], skill: SkillLevel): number {
  if (plan.dish.form) return 0;
  const onItsBone = skill === 'beginner' ? bonedByBeginner : boned;
  let count = 0;
  for (const role of plan.dish.roles) {
    for (const { pantry, prep } of plan.fills.get(role.id) ?? []) {
      const cut = pantry === null ? null : cuts[pantry]!;
      if (cut === null || cut === undefined) continue;
      // What a dish only takes as well is cut as that dish needs it, but nobody bones two thighs for a pan of rice gladly.
      if (role.need !== 'essential' && cut !== 'bone') continue;
      if (cut === 'cured-joint') count += fried.has(plan.dish.family) ? 1 : 0;
      else if (!isCutUp(role, prep))
        count += cut === 'pieces' && leavesWhole(plan.dish.family, prep ?? role.prep) ? 1 : 0;
      else if (cut === 'steak') count += inThePot.has(plan.dish.family) ? boned : 0;
      else if (cut === 'joint') count += 1;
      else if (cut === 'bone') count += inThePot.has(plan.dish.family) ? bonedForThePot : onItsBone;
    }
  }
  return count;
}

/** Families in which a slice or a steak goes whole into the pan. */
const fried: ReadonlySet<string> = new Set(['fry', 'seared', 'grill']);
const asSteak = /\b(?:patted dry|steaks?|fillets|scored|snipped)\b/;
/** Whether what lies there in cubes would have to be a joint, or a steak. */
const leavesWhole = (family: string, prep: string | null): boolean =>
  family === 'roast' || (fried.has(family) && asSteak.test(prep ?? ''));

const isCutUp = ({ prep }: DishRole, own: string | null | undefined): boolean =>
  cutUp.test(own ?? prep ?? '');
