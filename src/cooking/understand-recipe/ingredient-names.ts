import type { GroundedLine } from '#food/ground';
import type { Food } from '#food/model';
import { createMemo, type Memo } from '#kernel/memo';
import { createRecent } from '#kernel/recent';
import type { FoodPhrases } from './food-phrases.ts';
import { nameKeys } from './tokens.ts';

/** Words by which the text may call ingredients; `rank` 1 is the full name, higher ones leave more out; 4 is another food's name as well. */
export interface IngredientName {
  readonly keys: readonly string[];
  readonly rank: 1 | 2 | 3 | 4;
  readonly ingredients: readonly string[];
}

export type IngredientNames = ReadonlyMap<string, readonly IngredientName[]>;

/** Heads that say a form, not a food: "powder" alone is not chili powder. */
const weakHeads = new Set(
  'powder piece leaf extract mix clove stick cube slice strip half head bulb stalk sprig bunch floret kernel chunk flake ring wedge part purpose size taste topping paste blend crumb juice can jar seasoning substitute spray grain skin garnish choice bit dish package fat ear essence'.split(
    ' ',
  ),
);
/** Heads without which the name still says which food: chicken breast, mozzarella cheese, basil leaves. */
const partHeads = new Set(
  'breast thigh leg wing drumstick filet fillet steak chop loin tenderloin shoulder shank rib cutlet joint leaf clove cheese bean seed root stalk floret sprig spear kernel bulb powder fruit berry pepper noodle pasta bread wine yogurt lettuce cabbage squash mushroom onion potato tomato apple sausage nut ear head bunch stick piece half slice chunk strip flake meat fish egg pod flesh pulp heart tail ring wedge round crumb flake'.split(
    ' ',
  ),
);
/** Words that describe and never name. */
const adjectives = new Set(
  'fresh dried dry cooking large small medium big whole ground white black red green yellow brown golden sweet hot cold warm raw cooked frozen canned tinned ripe unripe unsalted salted plain all purpose extra virgin light dark low fat free full skim heavy double single sour thick thin fine finely coarse coarsely chopped diced sliced minced grated shredded crushed peeled boneless skinless organic good quality baby young old mature lean smoked roasted toasted melted softened soft hard firm pure natural bulk kosher sea table active instant rapid quick self rising strong cake icing powdered confectioner granulated caster castor superfine packed loose long short grain basmati jumbo medium_size beaten boiling lukewarm room temperature of the a an and or with in into for to optional your favorite favourite style type kind mixed assorted other some any few more additional divided roughly freshly thinly pitted stoned seedless cubed quartered halved rinsed drained cut torn little bit clean washed trimmed unsweetened sweetened spanish italian french greek mexican chinese japanese english american thai indian dutch german persian turkish their its them each per plus from about such as by at no not see note you may can will might include including common like such enough choose want need'.split(
    ' ',
  ),
);
/** Such a word alone is never taken for a food. */
export const neverAlone = new Set([
  ...adjectives,
  ...weakHeads,
  'on',
  'bone',
  'mixture',
  'water_bath',
  'side',
  'top',
  'bottom',
  'spring',
]);

/** A way to say one name. */
interface Saying {
  readonly keys: readonly string[];
  readonly joined: string;
  readonly rank: 1 | 2 | 3 | 4;
}

/** Names that are remembered, for each table of foods. */
const sayingsOf = new WeakMap<FoodPhrases, Memo<readonly Saying[]>>();
const sayingsLimit = 4000;

const lyingIn = /\s(?:packed )?in (?:\p{L}+ )*(?:brine|water|juice|syrup|oil)\b.*$/iu;

/** The ways to say a name as it stands in a list, the full one first. */
function sayings(name: string, table: FoodPhrases): readonly Saying[] {
  const isFood = (word: string): boolean =>
    table.get(word)?.some((phrase) => phrase.keys.length === 1) ?? false;
  const said: Saying[] = [];
  const say = (keys: readonly string[], rank: 1 | 2 | 3 | 4): void => {
    if (keys.length === 0 || (keys.length === 1 && neverAlone.has(keys[0]!))) return;
    // Of half and half no "and half" is left.
    if (keys[0] === 'and' || keys[0] === 'or') return;
    said.push({ keys, joined: keys.join(' '), rank });
  };
  const bare = name.includes('(') ? name.replace(/\([^)]*\)/g, ' ') : name;
  const full = nameKeys(/\sin /i.test(bare) ? bare.replace(lyingIn, '') : bare);
  say(full, 1);
  const cores = full.filter((word) => !adjectives.has(word));
  // Where nothing only describes, the cores below say the same.
  if (cores.length < full.length) for (let from = 1; from < full.length; from++) say(full.slice(from), 2);
  for (let from = 0; from < cores.length; from++) say(cores.slice(from), from === 0 ? 1 : 2);
  if (cores.length > 1 && partHeads.has(cores.at(-1)!)) {
    const stem = cores.slice(0, -1);
    // "The sea salt" of a list with sea salt flakes, beside plain salt.
    if (full.length > cores.length && full.at(-1) === cores.at(-1) && full.length > 2)
      say(full.slice(0, -1), 2);
    for (let from = 0; from < stem.length; from++) say(stem.slice(from), 3);
    if (stem.length > 1) say(stem.slice(0, 1), 3);
  }
  // "The vanilla" is the extract, whatever else is scented with it.
  if (cores[0] === 'vanilla' && /^(?:extract|essence)$/.test(cores.at(-1)!)) say(['vanilla'], 2);
  // "Porkchops" of listed pork chops.
  if (cores.length === 2) say([cores.join('')], 2);
  // Any word that is no other food's name says which ingredient is meant: "the fillet" of "fillet beef".
  if (cores.length > 1) for (const word of cores) say([word], isFood(word) ? 4 : 3);
  for (const slip of slips(full.at(-1) ?? '', table)) say([slip], 3);
  // "salmon fillet, skinned" may be written "fillet of salmon".
  const of = /^(.+?) of (.+)$/.exec(name);
  if (of) say(nameKeys(of[2]!), 2);
  return said;
}

/** The last word of a name with a doubled letter forgotten, "buter" or "mozarella": what hurried cooks write. */
function slips(last: string, table: FoodPhrases): readonly string[] {
  if (last.length < 6) return [];
  return [...last.matchAll(/([a-z])\1/g)].flatMap(({ index }) => {
    const slip = last.slice(0, index) + last.slice(index + 1);
    return table.has(slip) ? [] : [slip];
  });
}

const namesOfFood = new WeakMap<Food, readonly Saying[]>();

/** A food's own names in the table; kept. */
function sayingsOfFood(food: Food): readonly Saying[] {
  let said = namesOfFood.get(food);
  if (said === undefined) {
    said = [food.name, food.plural ?? ''].flatMap((name): readonly Saying[] => {
      const keys = nameKeys(name.replace(/\s*\([^)]*\)/g, ''));
      const alone = keys.length === 1 && neverAlone.has(keys[0]!);
      return keys.length === 0 || alone ? [] : [{ keys, joined: keys.join(' '), rank: 1 }];
    });
    namesOfFood.set(food, said);
  }
  return said;
}

/** Names of the lists at hand: lines never change, and title and steps are read by the same ones. */
const named = createRecent<readonly GroundedLine[], { table: FoodPhrases; names: IngredientNames }>();

/** Every way in which the text may name the ingredients of a recipe. */
export function ingredientNames(lines: readonly GroundedLine[], table: FoodPhrases): IngredientNames {
  const known = named.get(lines, () => ({ table, names: gatherNames(lines, table) }));
  return known.table === table ? known.names : gatherNames(lines, table);
}

function gatherNames(lines: readonly GroundedLine[], table: FoodPhrases): IngredientNames {
  let memo = sayingsOf.get(table);
  if (memo === undefined) sayingsOf.set(table, (memo = createMemo(sayingsLimit)));
  const byFirst = new Map<string, Called[]>();
  const say = (saying: Saying, ingredient: string): void => {
    const list = byFirst.get(saying.keys[0]!);
    if (list === undefined) byFirst.set(saying.keys[0]!, [new Called(saying, ingredient)]);
    else sayAmong(list, saying, ingredient);
  };
  for (const { key, parsed, ingredient } of lines) {
    // "Add the glass of water" of a list with a glass jar.
    if (ingredient.aside === 'equipment') continue;
    const names = [parsed.name, ...parsed.alternatives, ...(parsed.countOf === null ? [] : [parsed.countOf])];
    for (const name of names) for (const one of memo.get(name, () => sayings(name, table))) say(one, key);
    if (ingredient.food !== null) for (const one of sayingsOfFood(ingredient.food)) say(one, key);
  }
  return byFirst;
}

/** A name of a list at hand; a better one takes its place, an equal one adds to it. */
class Called implements IngredientName {
  readonly keys: readonly string[];
  readonly joined: string;
  rank: 1 | 2 | 3 | 4;
  ingredients: string[];

  constructor({ keys, joined, rank }: Saying, ingredient: string) {
    this.keys = keys;
    this.joined = joined;
    this.rank = rank;
    this.ingredients = [ingredient];
  }
}

/** Adds a name to those that begin with the same word, the longest first. */
function sayAmong(list: Called[], saying: Saying, ingredient: string): void {
  const { keys, joined, rank } = saying;
  let at = 0;
  while (at < list.length && list[at]!.keys.length > keys.length) at += 1;
  for (; at < list.length && list[at]!.keys.length === keys.length; at += 1) {
    const known = list[at]!;
    if (known.joined !== joined) continue;
    if (rank < known.rank) {
      known.rank = rank;
      known.ingredients = [ingredient];
    } else if (known.rank === rank && !known.ingredients.includes(ingredient))
      known.ingredients.push(ingredient);
    return;
  }
  list.splice(at, 0, new Called(saying, ingredient));
}
