import { isKind } from '#food/ingredient';
import { safeTemperature } from '../doneness/safety.ts';
import type { Edit } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Food } from '#food/model';
import { figure } from './cues.ts';
import { friedUntil } from './fried-cues.ts';
import { boiledUntil } from './staple-cues.ts';

/** Every sign that a mend may have given a food, in one order for all foods. */
function signsOf(food: Food): readonly (string | null)[] {
  const boiled = ['boil', 'steam', 'cook', 'hard'].flatMap((verb) =>
    [true, false].flatMap((inSkin) =>
      [true, false].map((bakedLater) => boiledUntil(food, verb, inSkin, bakedLater)),
    ),
  );
  return [...boiled, ...['fry', 'sweat'].map((verb) => friedUntil([food], verb))];
}

/**
 * Brings the signs and minutes that a food was given to those of the food that takes its place: potatoes that become
 * cauliflower do not boil for twenty minutes, and minced beef that becomes turkey has to get hotter. What no table knows
 * is cooked until tender.
 */
export function retimed(understood: UnderstoodRecipe, edits: readonly Edit[]): (text: string) => string {
  const changes = edits.flatMap((edit) => {
    if (edit.kind !== 'swap') return [];
    const was = understood.grounded.find(({ key }) => key === edit.key)?.ingredient.food ?? null;
    const now = edit.by[0]?.food ?? null;
    return was === null || now === null || was.id === now.id ? [] : [{ was, now }];
  });
  if (changes.length === 0) return (text) => text;
  return (text) => changes.reduce((made, { was, now }) => hotter(signed(made, was, now), was, now), text);
}

function signed(text: string, was: Food, now: Food): string {
  const old = signsOf(was);
  const at = old.findIndex((sign) => sign !== null && text.includes(` ${sign}`));
  if (at < 0) return text;
  const fresh = signsOf(now)[at] ?? plainSign(was, now);
  return text.replace(` ${old[at]!}`, () => ` ${fresh}`);
}

/** Where no table knows the new food. */
const plainSign = (was: Food, now: Food): string =>
  safeTemperature(now) !== null
    ? 'until cooked through'
    : isKind(was, 'cured-pork')
      ? 'until browned'
      : 'until tender';

function hotter(text: string, was: Food, now: Food): string {
  const [old, fresh] = [safeTemperature(was)?.celsius ?? null, safeTemperature(now)?.celsius ?? null];
  if (old === null || fresh === null || fresh <= old) return text;
  return (['us', 'metric'] as const).reduce(
    (made, system) => made.replaceAll(`, ${figure(old, system)}`, `, ${figure(fresh, system)}`),
    text,
  );
}
