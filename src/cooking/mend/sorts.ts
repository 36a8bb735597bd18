import type { GroundedLine } from '#food/ground';
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { inSmall } from '../text/in-small.ts';

/** How a cook handles a food, which settles where it goes in. */
export type Sort =
  | 'salt'
  | 'pepper'
  | 'leaven'
  | 'spice'
  | 'dry'
  | 'sugar'
  | 'aromatic'
  | 'vegetable'
  | 'quick'
  | 'fruit'
  | 'herb'
  | 'sprig'
  | 'fat'
  | 'liquid'
  | 'sweet'
  | 'scent'
  | 'cheese'
  | 'scatter'
  | 'side';

const has = (food: Food, ...kinds: readonly string[]): boolean => kinds.some((kind) => isKind(food, kind));

/** Vegetables that need a minute or two. */
const quick = [
  'snow-pea',
  'sugar-snap-pea',
  'bean-sprouts',
  'sprout',
  'leafy-green',
  'pea',
  'frozen-peas',
  'corn',
  'frozen-corn',
];
/** Herbs that give their taste by cooking along. */
const sprigs = /^(?:thyme|rosemary|oregano|sage|marjoram|savory|curry-leaves?|lemongrass)$/;
const aromatic = /^(?:fresh-ginger|galangal|leek|celery-heart)$/;

/** The sort of a food; null where none of the rules speaks of it. */
export function sortOf(food: Food): Sort | null {
  const { category, id } = food;
  if (isWater(food) || id === 'cooking-spray') return null;
  if (has(food, 'salt')) return 'salt';
  if (id === 'vanilla-sugar' || has(food, 'extract') || id === 'vanilla-extract') return 'scent';
  if (id === 'toasted-sesame-oil') return 'liquid';
  if (/^(?:black|white|ground-black)-pepper$/.test(id)) return 'pepper';
  if (has(food, 'leavening', 'yeast')) return /starter|sourdough/.test(id) ? null : 'leaven';
  if (has(food, 'sugar-kind')) return 'sugar';
  if (has(food, 'starch', 'flour') || id === 'cocoa-powder') return 'dry';
  if (has(food, 'spice') || (category === 'spices-seasonings' && has(food, 'seasoning'))) return 'spice';
  if (has(food, 'allium') || has(food, 'chili-pepper') || aromatic.test(id)) return 'aromatic';
  if (category === 'herbs') return sprigs.test(id) ? 'sprig' : 'herb';
  if (category === 'cheese') return has(food, 'fresh-cheese') ? null : 'cheese';
  if (has(food, 'nut', 'seed', 'dried-fruit', 'chocolate') || id === 'chocolate') return 'scatter';
  if (has(food, 'oil') || /^(?:ghee|lard|butter|unsalted-butter|salted-butter)$/.test(id)) return 'fat';
  if (has(food, 'rice', 'pasta', 'noodle', 'bread', 'flatbread')) return 'side';
  if (has(food, 'sweetener')) return 'sweet';
  if (
    has(food, 'condiment', 'vinegar', 'stock', 'wine', 'spirit', 'milk') ||
    /-juice$|^(?:coconut-milk|buttermilk|heavy-cream|tomato-paste)$/.test(id)
  )
    return 'liquid';
  if (has(food, 'berry')) return 'fruit';
  if (has(food, 'vegetable') || id === 'mushroom' || has(food, 'mushroom'))
    return has(food, ...quick) ? 'quick' : 'vegetable';
  return null;
}

const dropped =
  /^(?:(?:fresh|freshly|ground|dried|large|small|medium|medium-sized|ripe|good|quality|some|strong|extra[- ]virgin|virgin|unsalted|granulated|kosher|powdered)\s+)+(?=\p{L}{3})/iu;
/** Their name needs the first word. */
const whole = /^(?:ground (?:beef|pork|lamb|turkey|chicken|almonds?)|dried fruit|virgin)/i;

/** What a sentence calls the food of a line: "ginger", "shallots", "Worcestershire sauce". */
export function nameOf(line: GroundedLine): string {
  const food = line.ingredient.food!;
  const said = inSmall(line.parsed.name, food).replace(/\s+/g, ' ').trim();
  const short = whole.test(said) ? said : said.replace(dropped, '');
  return line.parsed.optional ? `${short} (if using)` : short;
}
