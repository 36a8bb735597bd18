import type { Food } from '#food/model';
import { findFood, type Found, type ListReader } from './find-food.ts';
import { foodsOfLine, type Entry } from './split-line.ts';
import { isRemark, tidyLine } from './tidy-line.ts';

/** What parts the kinds of a list. */
const between = /\s*(?:[,;/+&]|\b(?:and|or|plus)\b)\s*/i;
const inBrackets = /^([^()]*\p{L}[^()]*?)\s*\(([^()]+)\)$/u;

/** What a shelf's name says of everything on it. */
const shelves: readonly (readonly [RegExp, string])[] = [
  [/^(?:in the )?(?:freezer|frozen)$/i, 'frozen'],
  [/^(?:tins?|tinned(?: goods| food| stuff)?|cans?|canned(?: goods| food)?)$/i, 'tin of'],
  [/^(?:the |some |my |our |various |usual |basic )*(?:dried|dry) herbs?$/i, 'dried'],
  [/^(?:the |some |my |our |various |usual |all the |a few )*whole (?:spices?|garam masala)$/i, 'whole'],
  [
    /^(?:the |some |my |our |various |usual |basic |ground |all the |a few )*(?:spices?|spice rack|seasonings?)$/i,
    '',
  ],
  [
    /^(?:in the |the |some |my |our |various |fresh )*(?:herbs?|veg|veggies|vegetables|fruit|meat|fish|protein|dairy|carbs|fridge|cupboard|pantry|larder|sauces|condiments|staples|basics|usual staples|pantry staples|spuds)$/i,
    '',
  ],
];
const heading = /^([\p{L} ]+?)\s*(?::|\s[–—-])\s*(.+)$/u;
/** A list of chillies among spices is of powders. */
const ground = /^(?:chill?i|chile|chilli)(?:es|s)?$/i;

const partsOf = (list: string): readonly string[] =>
  list
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^etc\.?$/i.test(part));

/** What a spice is called that nobody ground: of "cinnamon" the stick, of "coriander" the seeds. */
function uncrushed(said: string, reader: ListReader): Found {
  const plain = findFood(said, reader);
  for (const way of [`whole ${said}`, `${said} stick`, `${said} pods`, `${said} seeds`, `dried ${said}`]) {
    const found = findFood(way, reader);
    if (found.named && found.food?.category === 'spices-seasonings' && !/ground|powder/.test(found.food.id))
      return found;
  }
  return plain;
}

/** "Frozen: peas, prawns", "usual spices (cumin, coriander)": everything on a shelf; null where no shelf is named. */
export function underHeading(line: string, reader: ListReader): readonly Entry[] | null {
  const [, name, list] = heading.exec(line) ?? inBrackets.exec(line) ?? [];
  const shelf = name === undefined ? undefined : shelves.find(([pattern]) => pattern.test(name.trim()));
  if (shelf === undefined || list === undefined) return null;
  const parts = partsOf(list);
  if (parts.length < 2) return null;
  return parts.map((part): Entry => {
    const spice = /spice|seasoning/i.test(name!);
    const whole = shelf[1] === 'whole';
    const said = spice && !whole && ground.test(part) ? `${part} powder` : part;
    const plain = whole ? uncrushed(said, reader) : findFood(said, reader);
    if (whole) return { ...plain, text: part };
    // Coriander among spices is no bunch of leaves.
    const form = spice && plain.food?.category !== 'spices-seasonings' ? 'ground' : shelf[1];
    const inForm = form === '' ? null : findFood(`${form} ${said}`, reader);
    const found = inForm?.named === true ? inForm : plain;
    return { ...found, text: shelf[1] === '' ? part : `${shelf[1]} ${part}` };
  });
}

/** "Challah dough: bread flour", "choux: butter": what is to be made of it, and the first thing for it. */
const forDish = /^(\p{L}[\p{L}' ]+?)\s*:\s+(.+)$/u;
/** The same before a dash, where no food is called so. */
const forDishByDash = /^(\p{L}[\p{L}' ]+?)\s+[–—-]\s+(.+)$/u;

/** What a word in front says of the food behind it, so that it is no heading: "vegan: cheese", "flour - gluten free". */
const sayingMore =
  /\b(?:free|vegan|veggie|vegetarian|plant|meatless|no|non|not|without|gf|df|low|reduced|unsweetened|halal|kosher|raw|mock|fake|imitation|substitute|alternative)\b/i;

/** "Frangipane stuff", "pie ingredients", "for the sauce": it says of itself that what follows is what goes into it. */
const isPurpose =
  /^(?:(?:things |stuff |bits |all )?for (?:the |a |an |my |our |some |making )*\p{L}|.*\p{L} (?:stuff|things|bits|ingredients|makings|fixings|supplies|components)$)/iu;

/**
 * The foods that a line lists behind what they are for: "frangipane stuff: almonds, butter, sugar, egg", "for the sauce: soy
 * sauce, honey", or behind a word for all of them: "nuts: almonds, walnuts"; null where it lists neither.
 */
export function listedForADish(line: string, reader: ListReader): readonly Entry[] | null {
  const byDash = forDishByDash.exec(line);
  const [, name, rest] = forDish.exec(line) ?? (isPurpose.test(byDash?.[1] ?? '') ? byDash! : []);
  if (name === undefined || rest === undefined || sayingMore.test(name)) return null;
  const entries = foodsOfLine(rest, reader);
  if (isPurpose.test(name)) return entries.length > 1 ? entries : null;
  const kinds = kindsInBrackets(`${name} (${rest})`, reader);
  if (kinds !== null && kinds.length > 1) return kinds;
  if (entries.length < 2 || entries.some(({ food, named }) => food === null || !named)) return null;
  const head = findFood(name, reader).food;
  // Of "sauce: tomato, basil" the first is no tomato, and cheddar behind "cheese" is of that kind.
  const sorts = entries.some(({ text, food }) => {
    const together = findFood(`${text} ${name}`, reader);
    const isOne = together.named && together.food !== null && together.food.id !== head?.id;
    return isOne || (head !== null && food!.ancestors.includes(head.id));
  });
  return sorts || (head !== null && entries.length < 3) ? null : entries;
}

/** The food behind the name of what it is for; null where the words before it say which food it is, or none follows. */
export function behindItsDish(line: string, reader: ListReader): readonly Entry[] | null {
  const [, name, rest] = forDish.exec(line) ?? forDishByDash.exec(line) ?? [];
  if (name === undefined || rest === undefined || isRemark(rest) || sayingMore.test(line)) return null;
  const found = findFood(rest, reader);
  if (found.food === null || !found.named) return null;
  const head = findFood(name, reader).food;
  if (!forDish.test(line) && head !== null) return null;
  // "Milk: oat" is oat milk; of "horchata: rice" the drink is what it becomes.
  const together = findFood(`${rest} ${name}`, reader);
  const isOne = together.food !== null && together.named && together.food.id !== head?.id;
  return isOne ? null : [{ ...found, text: line }];
}

/**
 * The kinds that a line lists behind a word for all of them: "stock cubes (chicken, veg)", "peppers (2 red, 1 green)", "white
 * fish (cod or haddock)"; null where the brackets say anything else.
 */
export function kindsInBrackets(line: string, reader: ListReader): readonly Entry[] | null {
  const [, front, list] = inBrackets.exec(line) ?? [];
  if (front === undefined || list === undefined) return null;
  const parts = partsOf(list);
  if (parts.length === 1) return kindAlone(front, parts[0]!, reader);
  if (parts.length > 6 || parts.some(isRemark)) return null;
  const head = tidyLine(front).food;
  const general = findFood(front, reader).food;
  if (general === null || head === '' || /^[0-9]/.test(head)) return null;
  // "Flour (strong, white)" is one flour.
  for (const way of [parts.join(' '), [...parts].reverse().join(' ')])
    if (findFood(`${way} ${head}`, reader).named) return null;
  const entries = parts.map((part): Entry | null => {
    const whole = findFood(`${part} ${head}`, reader);
    if (whole.named && whole.food !== null && whole.food.id !== general.id)
      return { ...whole, text: `${part} ${head}` };
    const alone = findFood(part, reader);
    return alone.named && alone.food !== null && isOf(alone.food, general) ? { ...alone, text: part } : null;
  });
  const known = entries.flatMap((entry) => entry ?? []);
  if (known.length < entries.length || !areApart(known.map(({ food }) => food!))) return null;
  if (!/\bor\b/i.test(list)) return known;
  const amount = findFood(front, reader);
  return [{ ...known[0]!, grams: amount.grams, text: line, or: known.map(({ food }) => food!) }];
}

/** "Turnip (swede)", "6 pork sausages (chipolatas)": the name that tells more; null where the brackets say anything else. */
function kindAlone(front: string, part: string, reader: ListReader): readonly Entry[] | null {
  if (isRemark(part) || /^[0-9]/.test(part)) return null;
  const [general, alone] = [findFood(front, reader), findFood(part, reader)];
  const { food, grams, pieces } = general;
  if (food === null || !general.named || !alone.named || alone.food === null || alone.food.id === food.id)
    return null;
  if (findFood(`${part} ${tidyLine(front).food}`, reader).named) return null;
  const alike = alone.food.category === food.category && plainSorts.has(food.category);
  const covers = food.allergens.every(({ allergen }) =>
    alone.food!.allergens.some((own) => own.allergen === allergen),
  );
  const sorts =
    food.kind !== null && (alone.food.kind === food.kind || alone.food.ancestors.includes(food.kind));
  if (!alike || !covers || (!sorts && food.allergens.length + alone.food.allergens.length > 0)) return null;
  const counted = grams === null || pieces === undefined ? {} : { pieces };
  const measured = tidyLine(front);
  const own = findFood(`${pieces ?? measured.amount} ${part}`.trim(), reader);
  return [{ ...alone, grams: own.grams ?? grams, ...counted, text: front }];
}
/** Sorts of food of which one stands for another by a second name, and hides nothing. */
const plainSorts: ReadonlySet<string> = new Set(['produce', 'herbs', 'meat', 'deli']);

/** Whether it is a kind of that, or of the same sort: cannellini and butter beans, of "white beans". */
const isOf = (food: Food, general: Food): boolean =>
  food.ancestors.includes(general.id) ||
  (food.ancestors.includes('bean') && general.ancestors.includes('bean')) ||
  (general.kind !== null && general.ancestors.length > 2 && food.ancestors.includes(general.kind));

/** "1 red + 1 yellow pepper": so many of each; null where a line is no such list. */
export function eachOfAHead(line: string, reader: ListReader): readonly Entry[] | null {
  const found = /^([0-9]+ \p{L}+)(?: ?[+&,] ?| and )([0-9]+ \p{L}+) (\p{L}[\p{L} ]+)$/iu.exec(line);
  if (found === null) return null;
  const parts = [`${found[1]!} ${found[3]!}`, `${found[2]!} ${found[3]!}`];
  const entries = parts.map((text) => ({ ...findFood(text, reader), text }));
  const alone = findFood(found[1]!, reader);
  return alone.named || entries.some(({ food, named }) => food === null || !named) ? null : entries;
}

/** Whether none of them is another one, or a kind of it. */
const areApart = (foods: readonly Food[]): boolean =>
  foods.every((one, at) =>
    foods.every((other, place) => at === place || (one.id !== other.id && !one.ancestors.includes(other.id))),
  );
