import type { DishRole } from '../../dish.ts';
import type { PantryItem } from '../brief.ts';
import type { Assignment } from '../assign.ts';

/** How a list says that its meat lies there: a joint to be roasted whole, or pieces for the pot; null where it says neither. */
export type Cut = 'joint' | 'pieces' | null;

const inPieces =
  /\b(?:diced|cubed|chopped|cubes|chunks|pieces|strips|stewing|stew meat|for stew|cut up|cut into|slices|sliced|shredded|pulled)\b/i;
const whole =
  /\b(?:joint|on the bone|bone[- ]in|in one piece|roasting|rolled|boned and rolled|whole|half (?:a )?(?:leg|shoulder))\b/i;
/** A kilo of it in one line is bought as a piece. */
const meats: ReadonlySet<string> = new Set(['meat']);

/** What an item says of its meat; poultry and fish are called whole by their names. */
export function cutSaid({ text, food }: PantryItem): Cut {
  if (food === null || !meats.has(food.category) || food.traits.includes('cured-meat')) return null;
  if (inPieces.test(text)) return 'pieces';
  return whole.test(text) ? 'joint' : null;
}

/** Meat that goes whole into the heat, and meat that is cut up first. */
const cutUp = /\b(?:cut into|diced|cubed|strips|chunks|cubes|minced)\b/;

/** How many of a dish's main parts are at odds with how their meat lies there: a shoulder on the bone cut up, diced pork roasted whole. */
export function miscut({ plan }: Assignment, cuts: readonly Cut[]): number {
  if (plan.dish.form) return 0;
  let count = 0;
  for (const role of plan.dish.roles) {
    if (role.need !== 'essential') continue;
    for (const { pantry, prep } of plan.fills.get(role.id) ?? []) {
      const cut = pantry === null ? null : cuts[pantry]!;
      if (cut === null || cut === undefined) continue;
      if (isCutUp(role, prep) ? cut === 'joint' : cut === 'pieces' && plan.dish.family === 'roast') count += 1;
    }
  }
  return count;
}

const isCutUp = ({ prep }: DishRole, own: string | null | undefined): boolean =>
  cutUp.test(own ?? prep ?? '');
