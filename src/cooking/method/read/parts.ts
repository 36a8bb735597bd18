import type { Catalogue } from '#food/catalogue';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { RecipeIngredient } from '../../recipe.ts';
import { actionNature } from '../../dishes/actions.ts';
import { safeTemperature, type SafeTemperature } from '../../doneness/safety.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { DishClass, FoodTime, Range, TimedWay } from '../model.ts';
import { thicknessOf } from './thickness.ts';

/** An ingredient as the heat meets it. */
export interface Part {
  readonly key: string;
  readonly item: RecipeIngredient;
  readonly food: Food | null;
  readonly grams: number;
  /** One large piece that is not cut before it is cooked. */
  readonly whole: boolean;
  readonly time: FoodTime | null;
  /** Due where it goes in raw. */
  readonly safe: SafeTemperature | null;
}

const cutWords =
  /\b(?:cubes?|cubed|diced?|chunks?|sliced?|slices|strips?|chopped|minced|pieces|bite|thinly|fillets?|cutlets?|halved|quartered|shredded|grated|ground|crumbled|wedges|rounds|matchsticks?|julienned?|florets?|spears|rings|leaves|fries|batons?|sticks|stew(?:ing)? (?:meat|beef|steak|lamb|pork)|braising (?:steak|beef))\b/i;
/** Portions, of which several lie side by side however much they weigh together. */
const portions =
  /\b(?:thighs|drumsticks|wings|legs|breasts|chops|fillets|filets|steaks|cutlets|escalopes|shanks|ribs|patties|tenders|quarters)\b/i;
const cookedWords =
  /\b(?:cooked|leftover|rotisserie|smoked|pasteuri[sz]ed|cured|canned|tinned|boiled|roasted|precooked)\b/i;
/** From here on one piece is large: it heats through slowly. */
const largePieceGrams = 700;

/** From here on a stretch of heat cooks a piece through. */
const longMinutes = 30;

/** "cut into 4 large pieces": a joint in a few pieces, of which each is as thick as a small roast. */
function inLargePieces(text: string, grams: number): boolean {
  const count =
    /\b(?:in|into) (\d|two|three|four|five|six) (?:very )?(?:large |big |even |equal )*(?:pieces|chunks|slabs)\b/i.exec(
      text,
    )?.[1];
  if (count === undefined) return false;
  const named: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
  return grams / (named[count.toLowerCase()] ?? Number(count)) >= largeShareGrams;
}

const largeShareGrams = 330;

/** The row of the table that is nearest to a food: its own, else its nearest kind's. */
function timeOf(food: Food, whole: boolean, table: readonly FoodTime[]): FoodTime | null {
  for (const id of [food.id, ...food.ancestors]) {
    const row = table.find((one) => one.whole === whole && one.foods.includes(id));
    if (row) return row;
    // A large piece of something without a row for large pieces takes the row of the usual cut.
    if (
      whole &&
      table.some((one) => !one.whole && one.foods.includes(id)) &&
      !table.some((one) => one.whole && one.foods.some((kind) => food.ancestors.includes(kind)))
    )
      return table.find((one) => !one.whole && one.foods.includes(id)) ?? null;
  }
  return null;
}

/** A bird without its backbone lies flat: the dry heat reaches its thighs in little more than half the time. */
function flattened(time: FoodTime | null, text: string): FoodTime | null {
  if (time === null || !/\b(?:spatch ?cocked|butterflied|flattened)\b/i.test(text) || !time.whole)
    return time;
  const minutes = Object.fromEntries(
    Object.entries(time.minutes).map(([way, range]) => [
      way,
      ['roast', 'grill', 'airfry', 'smoke'].includes(way)
        ? [Math.round((range[0] * flatShare) / 5) * 5, Math.round((range[1] * flatShare) / 5) * 5]
        : range,
    ]),
  );
  return { ...time, minutes: minutes as FoodTime['minutes'] };
}

/** Own rule. */
const flatShare = 0.65;

/** Cut smaller than a portion, it is done sooner in dry heat. */
const smallWords =
  /\b(?:cubes?|cubed|diced?|chunks?|strips?|bite|nuggets|goujons|tenders|thinly sliced|thin slices|small pieces)\b|(?<![a-z])(?:inch|cm|mm)[- ]?(?:\w+ )?pieces\b|\d ?["”] ?pieces\b/i;
/** Beaten out, or cut as thin as that. */
const thinWords =
  /\b(?:bash|pound|flatten|batter|beat)\w*\b(?:[^.;]|\.(?=\d)){0,80}\b(?:thin\w*|thick\w*|mm|inch|flat|even)\b|\b(?:schnitzels?|escalopes?|scall?oppin[ei]|paillards?|milanesa)\b|\bthin(?:ly cut)?\b[^.;,\n]{0,24}\b(?:chops?|steaks?|cutlets?)\b/i;
/** Shares of the minutes of a whole portion. Own rule. */
const shareOf = { small: 0.65, thin: 0.7 } as const;
/** Millimetres for which a portion's minutes are given, from which nothing is thin, and of what is thin anyway. Own rules. */
const usualMm = 25;
const wholeMm = 22;
const thinMm = 10;
const leastShare = 0.65;
const dryWays: readonly TimedWay[] = ['roast', 'grill', 'airfry', 'pan', 'fry'];

/** The row of portions as it holds for what is cut smaller or beaten thin; on the bone nothing is. */
function asCut(row: FoodTime | null, text: string, recipeText: string): FoodTime | null {
  if (row === null || row.whole || row.minced || row.tough || !row.foods.some((id) => perPortion.has(id)))
    return row;
  const cut = thinWords.test(`${text} ${recipeText}`) ? 'thin' : smallWords.test(text) ? 'small' : null;
  if (cut === null) return row;
  const mm = cut === 'thin' ? thicknessOf(`${text} ${recipeText}`) : null;
  if (mm !== null && mm >= wholeMm) return row;
  const shared = mm === null || mm <= thinMm ? shareOf[cut] : Math.max(leastShare, mm / usualMm + 0.05);
  const round = (minutes: number): number =>
    minutes < 20 ? Math.round(minutes) : Math.round(minutes / 5) * 5;
  const share = ([min, max]: Range): Range => [round(min * shared), round(max * shared)];
  return {
    ...row,
    minutes: Object.fromEntries(
      Object.entries(row.minutes).map(([way, range]) => [
        way,
        dryWays.includes(way as TimedWay) ? share(range) : range,
      ]),
    ),
  };
}

/** Meat whose row of the table holds for a portion of it. */
const perPortion: ReadonlySet<string> = new Set([
  'chicken-breast',
  'chicken-thigh',
  'turkey-breast',
  'pork-loin-chop',
  'bone-in-pork-chop',
  'beef-sirloin-steak',
]);

/** The row of the same cut on the bone, which takes longer: "chicken thighs, bone-in". */
const onBone = (food: Food, text: string, table: readonly FoodTime[]): FoodTime | null =>
  /\bbone[- ]in\b|\bon the bone\b/i.test(text)
    ? (table.find((one) => !one.whole && one.foods.includes(`bone-in-${food.id}`)) ?? null)
    : // A bird that is cut up keeps its bones.
      isKind(food, 'whole-chicken') && /\b(?:pieces|parts|joints|jointed|cut up)\b/i.test(text)
      ? (table.find((one) => !one.whole && one.foods.includes('chicken-pieces')) ?? null)
      : null;

/** All ingredients of a recipe as the heat meets them. */
export function readParts(
  understood: UnderstoodRecipe,
  foods: Catalogue,
  table: readonly FoodTime[],
): ReadonlyMap<string, Part> {
  const { recipe, steps } = understood;
  // What is sliced, shredded or carved once it is cooked went in whole.
  const cookedBefore = (key: string, at: number): boolean =>
    recipe.steps.some(
      (step, before) =>
        before < at &&
        step.minutes >= longMinutes &&
        steps[before]!.contents.includes(key) &&
        steps[before]!.actions.some(({ action }) => actionNature[action].heats),
    );
  const cut = new Set(
    recipe.steps.flatMap((step, at) =>
      steps[at]!.actions.some((one) => one.action === 'cut') && cutWords.test(step.text)
        ? step.inputs.filter((key) => !cookedBefore(key, at))
        : [],
    ),
  );
  return new Map(
    recipe.ingredients.map((item): [string, Part] => {
      const listed = item.food === null ? null : (foods.get(item.food) ?? null);
      const food = listed === null ? null : rawOf(listed, item, recipe, foods);
      const large = /\b(?:roast|whole|joint|leg of|shoulder of|brisket)\b/i.test(item.text);
      const grams = (item.grams ?? usualWeight(item, food, large)) * item.eatenShare;
      const each =
        item.quantity !== null && (item.unit === null || item.unit === 'piece' || item.unit === 'head')
          ? grams / Math.max(1, item.quantity)
          : grams;
      const whole =
        ((item.grams === null && large) ||
          each >= (food !== null && isKind(food, 'vegetable') ? 150 : largePieceGrams)) &&
        (!cutWords.test(`${item.text} ${item.preparation ?? ''}`) || inLargePieces(item.text, grams)) &&
        !cut.has(item.key) &&
        !(portions.test(item.text) && item.quantity !== 1) &&
        (food === null || !isKind(food, 'sausage')) &&
        // A butcher sells it in rounds.
        food?.id !== 'oxtail' &&
        !(
          food !== null &&
          /^(?:chicken-(?:breast|thigh|wings|drumstick|pieces)|.*-steak|.*-chop)$/.test(food.id) &&
          (item.quantity ?? 0) !== 1
        );
      return [
        item.key,
        {
          key: item.key,
          item,
          food,
          grams,
          whole,
          time:
            // A thumb of ginger scents the pot; nobody waits until it is soft.
            food === null || food.id === 'fresh-ginger'
              ? null
              : (onBone(food, item.text, table) ??
                asCut(
                  flattened(timeOf(food, whole, table), item.text),
                  `${item.text} ${item.preparation ?? ''} ${cutHere(recipe, item)}`,
                  recipe.steps.map(({ text }) => text).join(' '),
                )),
          safe:
            food === null || item.grams === 0 || cookedWords.test(item.text) ? null : safeTemperature(food),
        },
      ];
    }),
  );
}

/** "Chicken tenders" that the recipe breads itself are raw; those of a packet are breaded and fried already. */
function rawOf(
  food: Food,
  { key, text }: RecipeIngredient,
  recipe: UnderstoodRecipe['recipe'],
  foods: Catalogue,
): Food {
  if (
    food.id === 'chicken-breast' &&
    plainChicken.test(text) &&
    wholeBird.test(recipe.steps.map((step) => step.text).join('\n'))
  )
    return foods.get('whole-chicken') ?? food;
  if (!isKind(food, 'frozen-breaded') || packet.test(text)) return food;
  const coats = recipe.steps.some(
    ({ text: told, inputs }) =>
      inputs.includes(key) &&
      /\b(?:dredge|coat|dip|roll|press|toss|dust)\w*\b[^.;]*\b(?:flour|crumbs?|panko|egg|starch)/i.test(told),
  );
  const inside = food.madeOf[0];
  return coats && inside !== undefined ? (foods.get(inside) ?? food) : food;
}

/** "1.6kg chicken", of which the steps speak as of a bird. */
const plainChicken =
  /^\W*(?:1(?:[.,]\d+)?|2(?:[.,]\d+)?) ?(?:kg|kilos?)\b(?: of)?(?: (?:free-range|fresh|large|organic))* chicken\W*$|^\W*[3-6](?:[.,/ ½¼]\d*)*[ -]?(?:lbs?|pounds?)\b(?: of)? chicken\W*$/i;
const wholeBird =
  /\b(?:cavity|under the skin|truss\w*|carve|breast[- ]side|(?:put|stuff|push|place)\b[^.]*\binside|the bird)\b/i;

const packet = /\b(?:breaded|frozen|battered|cooked|crispy|fried|bag|packet|box)\b/i;

/** Grams of a joint, and of a portion, of raw meat of which a list says only how many: "1 pork roast". Own rule. */
const usualJoint = 1500;
const usualPortion = 150;

/** What raw meat weighs whose weight is not told; 0 for all else. */
function usualWeight({ quantity, text }: RecipeIngredient, food: Food | null, large: boolean): number {
  if (quantity === null || food === null || cookedWords.test(text)) return 0;
  const safe = safeTemperature(food);
  if (safe === null || safe.kind === 'egg') return 0;
  return quantity * (large ? usualJoint : usualPortion);
}

/** What the steps say of cutting it: "cut the chicken into chunks". */
const cutHere = (recipe: UnderstoodRecipe['recipe'], { key, name }: RecipeIngredient): string => {
  const nouns = name
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/(?:es|s)$/, ''))
    .filter((word) => word.length > 3);
  return (
    recipe.steps
      .filter(({ inputs }) => inputs.includes(key))
      // Where other things are cut as well, only a sentence that names it is about it.
      .flatMap(({ text, inputs }) =>
        inputs.length === 1
          ? [text]
          : text
              .split(/(?<=[.;])\s+/)
              .filter((one) => nouns.some((noun) => one.toLowerCase().includes(noun))),
      )
      .flatMap((text) => /\b(?:cut|slice|chop|dice|cube)\b[^.;]{0,60}/i.exec(text)?.[0] ?? [])
      .join(' ')
  );
};

/** Kinds of food that thin a pot: they count as liquid. */
export function isThinLiquid(food: Food | null): boolean {
  return (
    food !== null &&
    (food.id === 'water' ||
      (isKind(food, 'stock') && !/cube|paste|powder/.test(food.id)) ||
      isKind(food, 'wine') ||
      (!isKind(food, 'vinegar') &&
        /(?:^|-)(?:beer|stout|ale|cider|apple-juice|orange-juice)(?:-|$)/.test(food.id)))
  );
}

/** "6 litres of water", "12 cups water", as a step says it. */
const spokenWater =
  /(\d+(?:[.,]\d+)?)\s*(l|lit(?:er|re)s?|cups?|quarts?|qts?|pints?|ml)\b(\.?\s+(?:of\s+)?(?:(?:cold|warm|hot|fresh|boiling|more)\s+)?water\b)/gi;

const mlOf: Readonly<Record<string, number>> = { l: 1000, ml: 1, c: 240, q: 946, p: 473 };

const unitMl = (unit: string): number => mlOf[unit.toLowerCase()] ?? mlOf[unit.charAt(0).toLowerCase()] ?? 0;

/** Millilitres of water that the steps pour in and no line of the list names. */
export function waterInText(text: string, parts: Iterable<Part>): number {
  for (const { food } of parts) if (food?.id === 'water') return 0;
  return [...text.matchAll(spokenWater)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount!.replace(',', '.')) * unitMl(unit!),
    0,
  );
}

/** How the steps say that water, the first time; null where they do not. */
export const spokenWaterIn = (text: string): string | null => text.match(spokenWater)?.[0] ?? null;

/** The same text with so much of that water. */
export const lessWater = (text: string, factor: number): string =>
  text.replace(spokenWater, (_, amount: string, unit: string, rest: string) => {
    const value = Number(amount.replace(',', '.')) * factor;
    const step = /^ml/i.test(unit) ? 50 : 0.25;
    return `${Math.max(step, Math.round(value / step) * step)} ${unit}${rest}`;
  });

/** What is as thin as water under a lid, though nobody would pour less of it: it makes steam and thins no taste. */
export const makesSteam = (food: Food | null): boolean =>
  isThinLiquid(food) ||
  (food !== null &&
    (isKind(food, 'vinegar') ||
      /(?:^|-)(?:soy-sauce|tamari|juice|buttermilk|coconut-milk|cola|lemonade|ginger-ale|coffee|tea)(?:-|$)/.test(
        food.id,
      )));

/** Milk, cream and cheese: they split or scorch where cooking is long or under pressure. */
export function isDairy(food: Food | null): boolean {
  return (
    food !== null &&
    (food.traits as readonly string[]).includes('dairy') &&
    !/butter|ghee/.test(food.id) &&
    (isKind(food, 'dairy') || isKind(food, 'cheese') || food.category === 'cheese')
  );
}

/** Whether it goes in late for its milk; a rind gives its taste over hours and comes out again. */
export const splits = ({ food, item }: Part): boolean => isDairy(food) && !/\brinds?\b/i.test(item.text);

/** Soft fresh herbs, which lose all their scent in long cooking. */
export function isSoftHerb(food: Food | null): boolean {
  return (
    food !== null &&
    /^(?:basil|thai-basil|parsley|flat-leaf-parsley|cilantro|dill|chives|mint|tarragon|chervil)$/.test(
      food.id,
    )
  );
}

/** Starch that thickens at once where it is heated. */
export function isThickener(food: Food | null): boolean {
  return food !== null && isKind(food, 'starch');
}

/** Minutes that the slowest of these needs by one machine; null where the table knows none of them. */
export function slowest(parts: readonly Part[], way: TimedWay): Range | null {
  let best: Range | null = null;
  for (const part of parts) {
    const { time, grams, item } = part;
    if (grams < 15 || item.optional || isGround(part)) continue;
    const own = time?.minutes[way];
    if (own && (best === null || own[1] > best[1])) best = own;
  }
  return best;
}

/** Ginger paste, mashed garlic: what is ground takes no time of its own. */
const isGround = ({ food, item }: Part): boolean =>
  /-(?:paste|powder|pur[eé]e)$/.test(food?.id ?? '') ||
  ((item.grams ?? 0) < 60 &&
    /\b(?:grated|minced|crushed|paste|puree)\b/i.test(item.text) &&
    food?.category === 'produce');

/** The one of these that needs the longest by one machine; null where the table knows none of them. */
export function slowestPart(parts: readonly Part[], way: TimedWay): Part | null {
  let best: Part | null = null;
  for (const part of parts) {
    const own = part.time?.minutes[way]?.[1] ?? 0;
    if (
      part.grams >= 15 &&
      !part.item.optional &&
      !isGround(part) &&
      own > (best?.time?.minutes[way]?.[1] ?? 0)
    )
      best = part;
  }
  return best;
}

/** The main thing: the heaviest raw meat or fish, else the heaviest vegetable, pulse or grain with a known time. */
export function mainPart(parts: readonly Part[]): Part | null {
  const heaviest = (list: readonly Part[]): Part | null =>
    list.reduce<Part | null>((best, one) => (best === null || one.grams > best.grams ? one : best), null);
  return (
    heaviest(parts.filter((one) => one.safe !== null && one.safe.kind !== 'egg' && one.grams >= 60)) ??
    heaviest(parts.filter((one) => isPulse(one) && one.grams >= 60)) ??
    heaviest(parts.filter((one) => one.time !== null)) ??
    heaviest(parts)
  );
}

/** What a pot of vegetables is really cooked for. */
const isPulse = ({ time, food }: Part): boolean =>
  time?.dry === true || (food !== null && (isKind(food, 'lentil') || isKind(food, 'split-pulse')));

const droppedWords =
  /(?<!-)\b(?:boneless|skinless|skin-on|bone-in|fresh|freshly|large|small|medium|whole|raw|organic|frozen|thawed|good|lean|ripe|dried|canned|low-sodium|extra-virgin|unsalted|uncooked|peeled|deveined|extra[- ]firm|firm|chopped|diced|sliced|minced|assorted|(?:good|high)[- ]quality|of (?:your )?choice|thick[- ]cut)\b(?!-)/g;

/** How the cook calls an ingredient inside a sentence: its name without what the list alone needs to say. */
export function callOf(part: Part): string {
  const name = part.item.name
    .toLowerCase()
    .replace(/\([^)]*\)?/g, ' ')
    // "80/20 ground chuck".
    .replace(/\b\d{2}\/\d{1,2}\b/g, ' ');
  const short = name
    .replace(droppedWords, ' ')
    .split(/[,;/]|\s+(?:or|with|for|about)\s+/)
    .map((piece) =>
      piece
        .replace(/\s+/g, ' ')
        .replace(/^(?:\s|and\b|or\b|of\b|[-–*])+|[\s*.]+$/g, '')
        .trim(),
    )
    .find((piece) => /\p{L}{3}/u.test(piece));
  const called = asWritten(withCapitals(short ?? part.food?.name ?? name.trim()), part.item.text);
  const many = part.food?.plural ?? null;
  // The list says "500 g new potatoes" where the name is "new potato".
  return many !== null &&
    called === part.food!.name.toLowerCase() &&
    part.item.text.toLowerCase().includes(many.toLowerCase())
    ? many
    : called;
}

/** Words that are written with a capital wherever they stand. */
const capitals =
  /\b(?:american|asian|bolognese|brussels|cajun|canadian|chinese|creole|cuban|dijon|english|french|german|granny smith|greek|hungarian|indian|irish|italian|jamaican|japanese|korean|mexican|monterey|moroccan|napa|new york|norwegian|oreos?|polish|roma|scottish|spanish|swiss|thai|turkish|vietnamese|worcestershire|yukon gold)\b/g;
/** What some write large and others small: as the author has it. */
const eitherWay = /\b(?:parmesan|parmigiano|pecorino|romano|cheddar|gruy[eè]re|guinness|marsala|burgundy)\b/g;
const asWritten = (name: string, line: string): string =>
  name.replace(eitherWay, (word) => {
    const large = word.charAt(0).toUpperCase() + word.slice(1);
    return line.includes(large) && !line.startsWith(large) ? large : word;
  });
const withCapitals = (name: string): string =>
  name.replace(capitals, (word) => word.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()));

/** Dishes whose eggs are baked through with everything else; a thermometer is not stuck into each. */
const bakedThrough = new Set<DishClass>([
  'cake',
  'bread',
  'cookies',
  'pie',
  'souffle',
  'griddle',
  'fried',
  'batterFried',
]);

/** Whether a safe temperature is due to be stated for it in such a dish. */
export const statesTemperature = (part: Part, dish: DishClass): boolean =>
  part.safe !== null &&
  (part.grams >= 20 || part.item.grams === null) &&
  !(part.safe.kind === 'egg' && bakedThrough.has(dish));

/** What is boiled beside a dish of something else, and the water for it. */
export const isStarchySide = (part: Part | undefined): boolean =>
  part?.time?.late === 'pasta' || part?.time?.late === 'grain' || part?.food?.id === 'water';
