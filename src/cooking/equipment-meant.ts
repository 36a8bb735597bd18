import type { Food } from '#food/model';
import { kitchenTools } from './equipment.ts';

/** What gives heat, by the names of `kitchenTools`. */
const heat = [
  'stove',
  'oven',
  'microwave',
  'grill',
  'air fryer',
  'toaster',
  'slow cooker',
  'pressure cooker',
  'rice cooker',
  'deep fryer',
  'smoker',
  'sous-vide circulator',
  'wok',
  'waffle iron',
  'bread machine',
  'kettle',
  'steamer',
];
/** Who says that it is all has nothing else; who says what is missing has the rest. */
const isAll = /\b(?:only|just|nothing else|no (?:stove|oven|hob|cooker|heat|cooking))\b|^(?:no|without)\b/i;
const rawCategories: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);

/** Whether nobody has a food at home who cannot cook: raw meat and fish, dry rice and pasta. */
const wantsCooking = ({ category, traits, id }: Food): boolean =>
  (rawCategories.has(category) && !traits.includes('cured-meat') && !/^(?:cooked|canned|smoked)-/.test(id)) ||
  /^(?:.*-)?(?:rice|pasta|spaghetti|lentils?|potato)$/.test(id);

/** A list of equipment as it was meant, and what was taken for granted besides. */
export interface MeantEquipment {
  readonly equipment: readonly string[] | null;
  readonly note: string | null;
}

/**
 * Who lists a thermometer and a hand blender tells what he has besides the usual, and not that he has no stove: where nothing
 * on the list gives heat, and the kitchen holds what is never eaten raw, a stove and an oven are taken for granted.
 */
export function equipmentAsMeant(
  listed: readonly string[] | null,
  foods: readonly (Food | null)[],
): MeantEquipment {
  if (listed === null || listed.length === 0 || listed.some((text) => isAll.test(text.trim())))
    return { equipment: listed, note: null };
  const tools = kitchenTools(listed);
  const isHeated =
    heat.some((tool) => tools.has(tool)) ||
    listed.some((text) =>
      /\b(?:kettle|cooker|stove|hob|plate|burner|fire|oven|fryer|grill|barbecue|bbq|iron)\b/i.test(text),
    );
  const raw = foods.find((food) => food !== null && wantsCooking(food));
  if (isHeated || raw === undefined || raw === null) return { equipment: listed, note: null };
  return {
    equipment: [...listed, 'stove', 'oven'],
    note: `Nothing on the list of equipment gives heat; a stove and an oven were taken for granted, as ${raw.name} is not eaten raw.`,
  };
}
