import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';

/** What a food is to hands and knives. */
export type Shape = 'liquid' | 'powder' | 'paste' | 'fat' | 'leaf' | 'grains' | 'solid' | 'mince' | 'egg';

const some = (food: Food, ...ids: readonly string[]): boolean => ids.some((id) => isKind(food, id));

const liquids =
  /(?:^|-)(?:milk|juice|stock|broth|wine|vinegar|water|oil|syrup|sauce|beer|cider|coffee|tea|rum|brandy|whisky|vodka|aquafaba|honey|molasses|tamari|mirin|sake|passata|buttermilk|kefir|substitute)$/;
const pastes =
  /(?:^|-)(?:yogurt|puree|paste|mustard|mayonnaise|ketchup|jam|hummus|applesauce|tahini|miso|pesto|peanut-butter|sour-cream|creme-fraiche|ricotta|mascarpone|neufchatel|labneh|quark|skyr|cottage-cheese|cream-cheese|spread|marmalade|dulce-de-leche)$/;
const fats = /(?:^|-)(?:butter|margarine|shortening|lard|ghee|suet|coconut-oil|dripping|schmaltz)$/;
const powders =
  /(?:^|-)(?:powder|flour|starch|cornstarch|salt|soda|sugar|cocoa|breadcrumbs|panko|flakes|meal|replacer|gelatin|yeast|seasoning|zest)$|^ground-(?!beef|pork|lamb|turkey|chicken|veal|meat|bison|venison|duck)|^dried-(?:oregano|basil|thyme|parsley|dill|mint|sage|rosemary|marjoram|tarragon)/;

/** The shape of a food as it is bought; `solid` where nothing says otherwise. */
export function shapeOf(food: Food): Shape {
  const { id } = food;
  if (id === 'egg' || isKind(food, 'bird-egg')) return 'egg';
  if (/(?:^|-)ground-(?:beef|pork|lamb|turkey|chicken|veal|meat|bison|venison|duck)|mince/.test(id))
    return 'mince';
  if (fats.test(id) && !/^(?:peanut|almond|cashew|nut|apple)-butter$/.test(id)) return 'fat';
  if (some(food, 'oil') || food.roles.includes('liquid') || liquids.test(id)) return 'liquid';
  if (pastes.test(id) || /-butter$/.test(id) || some(food, 'yogurt')) return 'paste';
  if (some(food, 'cream')) return 'liquid';
  if (some(food, 'spice', 'flour', 'sugar', 'starch', 'dried-herb') || powders.test(id)) return 'powder';
  if (food.category === 'herbs' || some(food, 'herb', 'leafy-green')) return 'leaf';
  if (
    food.category === 'pasta-rice-grains' ||
    some(food, 'bean', 'lentil', 'legume', 'dried-bean', 'grain', 'rice', 'seed') ||
    food.category === 'beans-legumes'
  )
    return some(food, 'tofu', 'tempeh', 'soy-product') || /tofu|tempeh|seitan/.test(id) ? 'solid' : 'grains';
  return 'solid';
}

type Able = (food: Food, shape: Shape) => boolean;

const knife: Able = (food, shape) =>
  (shape === 'solid' && !some(food, 'canned-fish')) ||
  shape === 'leaf' ||
  shape === 'fat' ||
  /nut$|almond|chocolate/.test(food.id);
const meats: Able = (food, shape) =>
  shape === 'mince' ||
  food.traits.includes('meat') ||
  food.traits.includes('fish') ||
  /tofu|tempeh|seitan|paneer|halloumi|plant-based|mushroom|jackfruit|soy-mince/.test(food.id);
const whips: Able = (food) => /cream|aquafaba|egg-white/.test(food.id);
const melts: Able = (food, shape) =>
  shape === 'fat' ||
  some(food, 'cheese', 'chocolate') ||
  /chocolate|marshmallow|caramel|butter$/.test(food.id);

/** Who can do, or be, what a cook's word says; by stem. */
const needs: readonly (readonly [RegExp, Able])[] = [
  [/^(?:crack|separat|scrambl)/, (_, shape) => shape === 'egg'],
  [
    /^(?:beat(?!en)|beaten)/,
    (food, shape) =>
      shape === 'egg' ||
      shape === 'liquid' ||
      shape === 'paste' ||
      shape === 'fat' ||
      whips(food, shape) ||
      // A cutlet is beaten with a mallet.
      (food.traits.includes('meat') && shape === 'solid'),
  ],
  [/^whisk/, (_, shape) => shape !== 'solid' && shape !== 'mince' && shape !== 'leaf' && shape !== 'grains'],
  [/^whip/, whips],
  [/^fluff/, (food, shape) => shape === 'egg' || shape === 'fat' || shape === 'grains' || whips(food, shape)],
  [
    /^(?:peel|pare)/,
    (food, shape) =>
      shape === 'solid' &&
      (food.category === 'produce' || shape === 'solid') &&
      !meats(food, shape) &&
      !/pepper|mushroom|berry|leek|celery|courgette|zucchini|cheese/.test(food.id),
  ],
  [/^(?:minc|chop|dic|slic|cub|halv|quarter|juliennne|julienn|shred|cut|trim|carv|tear|torn)/, knife],
  [
    /^(?:grat)/,
    (food, shape) =>
      shape === 'solid' &&
      (food.category === 'produce' ||
        food.category === 'cheese' ||
        some(food, 'cheese') ||
        shape === 'solid') &&
      !meats(food, shape),
  ],
  [/^mash/, (_, shape) => shape !== 'paste' && shape !== 'liquid' && shape !== 'powder'],
  // Brown sugar is pressed into the cup; what runs is not.
  [
    /^packed$/,
    (food, shape) => shape === 'leaf' || /brown-sugar|muscovado|jaggery|coconut-sugar/.test(food.id),
  ],
  // A bean falls through the bars.
  [/^(?:grill|barbecu)ed$/, (_, shape) => shape !== 'grains' && shape !== 'paste' && shape !== 'liquid'],
  [
    /^(?:crush|smash)/,
    (food, shape) =>
      /garlic|biscuit|cracker|nut|tomato|ginger|cardamom|seed|peppercorn/.test(food.id) && shape !== 'powder',
  ],
  [
    /^(?:zest|juic|squeez)/,
    (food) =>
      !/juice|zest/.test(food.id) && (some(food, 'citrus') || /lemon|lime|orange|grapefruit/.test(food.id)),
  ],
  [
    /^(?:drain|rins)/,
    (food, shape) =>
      shape === 'grains' ||
      some(food, 'pasta', 'noodle') ||
      /tofu|canned|tuna|olive|caper|potato|spinach|corn|pea|bean/.test(food.id),
  ],
  [/^(?:brown|sear)/, meats],
  [
    /^(?:debon|skin|bon|fillet)/,
    (food, shape) => meats(food, shape) && shape !== 'mince' && food.traits.includes('meat'),
  ],
  [/^(?:devein|shell)/, (food) => /shrimp|prawn|egg|pea|lobster|nut|pistachio/.test(food.id)],
  [/^(?:pit|ston)/, (food) => /olive|cherry|plum|peach|apricot|date|avocado|mango/.test(food.id)],
  [/^(?:core|seed|desee|hull|stem)/, (food, shape) => food.category === 'produce' && shape === 'solid'],
  [/^melt/, melts],
  [
    /^(?:soften)/,
    (food, shape) =>
      shape === 'fat' ||
      /cream-cheese|neufchatel|mascarpone|gelatin|ice-cream/.test(food.id) ||
      (food.category === 'produce' && shape === 'solid'),
  ],
  [/^cream(?:ed)?$/, (_, shape) => shape === 'fat'],
  [
    /^crumbl/,
    (food, shape) =>
      shape === 'mince' ||
      /tofu|tempeh|feta|goat|blue|cheese|sausage|biscuit|cracker|bacon|stock-cube/.test(food.id),
  ],
  [
    /^toast/,
    (food, shape) =>
      some(food, 'nut', 'seed', 'bread') ||
      /nut|seed|almond|bread|oat|coconut|spice/.test(food.id) ||
      shape === 'powder',
  ],
  [
    // Whatever marinates may soak; what comes out of a can or a pan need not.
    /^(?:soak)/,
    (food, shape) =>
      (shape !== 'powder' || /crumbs|panko/.test(food.id)) && !/^(?:canned|cooked)-/.test(food.id),
  ],
  [/^break/, (_, shape) => shape === 'egg' || shape === 'mince'],
  [/^(?:thaw|defrost)/, () => true],
  [
    /^(?:boneless|skinless|bone-in|skin-on|lean)/,
    (food, shape) => meats(food, shape) && food.traits.includes('meat'),
  ],
  [/^(?:ripe|unripe|seedless|pitted)/, (food) => some(food, 'fruit') || /tomato|avocado/.test(food.id)],
  // Leaves wilt where bread is warmed.
  [/^(?:warm|heat|griddle|char)$/, (food) => !some(food, 'lettuce')],
  // What comes out of a can or a packet is not fresh.
  [
    /^fresh$/,
    (food) => !/^(?:canned|evaporated|condensed|sweetened-condensed|frozen|dried|powdered)-/.test(food.id),
  ],
  [
    /^(?:room temperature|cold|warm|hot|chilled|fresh|large|medium|small|remaining|reserved|prepared|cooked|cooled|extra|additional|whole|good)/,
    () => true,
  ],
];

/** Whether a food can do or be what a verb or an adjective says; true for words that ask nothing of it. */
export function canDo(word: string, food: Food, shape: Shape = shapeOf(food)): boolean {
  const low = word.toLowerCase();
  const need = needs.find(([pattern]) => pattern.test(low));
  return need === undefined || need[1](food, shape);
}

/** Whether a word says how a food is prepared or what it is like, as far as this table knows. */
export const isState = (word: string): boolean => needs.some(([pattern]) => pattern.test(word.toLowerCase()));
