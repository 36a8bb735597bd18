import type { Food } from '#food/model';

/** A food that remarks call by one bare word, and what a recipe may hold in its place. */
interface Bare {
  /** A food that goes by it, of which the request says whether it is eaten. */
  readonly usual: string;
  /** Those that the word means by itself: ids of foods and of their kinds. */
  readonly own: RegExp;
  /** What stands in its place. */
  readonly instead: RegExp;
  readonly word: RegExp;
  /** What a cook takes who may not eat it, where the recipe has nothing in its place. */
  readonly plain: string | null;
}

/** After these a word is a thing, and nobody is told to butter or to flour. */
const thing = String.raw`(?<=\b(?:of|with|in|some|more|cold|warm|hot|melted|softened|good|fresh|extra|little|the) )`;
/** Before it stands what makes it another food: "coconut milk", "butter beans". */
const other = String.raw`(?<!\b(?:oat|soya?|almond|coconut|rice|nuts?|cashew|hazelnut|hemp|pea|plant|plant-based|vegan|dairy-free|non-dairy|lactose-free|goat's|sheep's|condensed|evaporated|powdered|dried|sour|ice|whipping|whipped|peanut|seed|apple|cocoa|gluten-free|corn|chickpea|potato|flat|or|your|a|any|no|without) )`;
/** Where a text says of it that it is not there. */
const absent = /\b(?:no|not|without|neither|nor|instead of|in place of|rather than|than|never)\b/i;

const bares: readonly Bare[] = [
  {
    usual: 'whole-milk',
    own: /^(?:milk|.*-milk-powder|buttermilk|half-and-half)$/,
    instead: /^plant-milk$/,
    word: new RegExp(
      String.raw`${other}\b(?:(?:whole|full-fat|dairy|cow's) )?milk\b(?! (?:chocolate|powder|solids|or water))`,
      'giu',
    ),
    plain: 'water',
  },
  {
    usual: 'heavy-cream',
    own: /^cream$/,
    instead: /^plant-cream$|^coconut-cream$/,
    word: new RegExp(
      String.raw`${other}${thing}(?:(?:heavy|double|single|light) )?cream\b(?! (?:cheese|of))`,
      'gu',
    ),
    plain: null,
  },
  {
    usual: 'butter',
    own: /^(?:salted-|unsalted-)?butter$|^ghee$/,
    instead: /^vegan-butter$|margarine/,
    word: new RegExp(String.raw`${other}${thing}butter\b(?! (?:beans?|lettuce|it|them|the|a)\b)`, 'gu'),
    plain: 'olive oil',
  },
  {
    usual: 'white-bread',
    own: /^(?!gluten-free).*bread$/,
    instead: /^gluten-free-bread$/,
    word: new RegExp(String.raw`${other}${thing}bread\b(?! (?:crumbs|knife|flour|it|them|the)\b)`, 'gu'),
    plain: null,
  },
  {
    usual: 'all-purpose-flour',
    own: /^(?:all-purpose-flour|whole-wheat-flour|bread-flour|self-rising-flour|plain-flour|wheat-flour)$/,
    instead: /^gluten-free-flour$/,
    word: new RegExp(String.raw`${other}${thing}flour\b(?! (?:tortillas?|it|them|the)\b)`, 'gu'),
    plain: null,
  },
  {
    usual: 'soy-sauce',
    own: /^soy-sauce$/,
    instead: /^(?:tamari|gluten-free-soy-sauce|coconut-aminos)$/,
    word: /(?<!\b(?:gluten-free|light|dark|sweet) )\bsoy sauce\b/giu,
    plain: null,
  },
];

const isOf = (kinds: RegExp, { id, ancestors }: Food): boolean =>
  kinds.test(id) || ancestors.some((kind) => kinds.test(kind));

/**
 * A remark in which milk, butter and bread are those of the recipe: who cooks with oat milk loosens the porridge with oat milk,
 * and who may have none with water.
 * @param foods what the recipe is made of
 * @param mayEat whether a food is eaten here, by its id
 */
export function byOwnName(foods: readonly Food[], mayEat: (id: string) => boolean): (text: string) => string {
  const changes = bares.flatMap(({ usual, own, instead, word, plain }): readonly [RegExp, string][] => {
    const there = foods.find((food) => isOf(instead, food));
    if (foods.some((food) => isOf(own, food) && !isOf(instead, food))) return [];
    if (there !== undefined) return [[word, there.name]];
    return plain === null || mayEat(usual) ? [] : [[word, plain]];
  });
  if (changes.length === 0) return (text) => text;
  return (text) =>
    text
      .split(/(?<=[.!?;])(?= )/)
      .map((part) =>
        absent.test(part)
          ? part
          : changes.reduce(
              (said, [word, by]) =>
                said.replace(word, (found) =>
                  /^\p{Lu}/u.test(found) ? by.charAt(0).toUpperCase() + by.slice(1) : by,
                ),
              part,
            ),
      )
      .join('');
}
