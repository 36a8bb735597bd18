/** Which words are written small within a sentence, and which are names. */
import type { Catalogue } from '#food/catalogue';
import { peoples } from '../text/peoples.ts';
import { isOrderVerb } from '../tone/say/verb-forms.ts';
import { lowOf, type Draft, type Piece } from './pieces.ts';

/** Names of places and makers, which foods are called after, besides those of the food tables. */
const called =
  'Worcestershire Dijon Parmesan Parmigiano Reggiano Brussels Tabasco Sriracha Nutella Oreo Crisco Pyrex Bisquick Velveeta Philadelphia Kraft Pam Tupperware Ziploc Provence Christmas Easter Bolognese Alfredo Benedict Wellington Caesar Cheddar Mozzarella Himalayan Celsius Fahrenheit Saran Instant Teflon Maggi Knorr Vegemite Marmite Guinness Bundt Gaeta Calabrian Santiago Tennessee Kentucky Nashville Texas Louisiana Québec Quebec York'.split(
    ' ',
  );
/** Words of names that are small everywhere else: "Red Leicester", "Old Bay". */
const ordinary = new Set(
  'red port new golden a t french rose bay old gold delicious general island thousand jack bloody mary grana blue instant cheddar mozzarella bolognese sriracha king queen'.split(
    ' ',
  ),
);
/** Names that a cook may type small, and a book does not. */
const restored = new Map(
  'Worcestershire Dijon Cajun Creole Greek Italian Mexican Chinese Japanese Korean Vietnamese Moroccan Turkish Spanish Mediterranean Sichuan Szechuan Brussels Indian Canadian Hungarian Kalamata Dutch'
    .split(' ')
    .map((name) => [name.toLowerCase(), name] as const),
);

/** Things of the kitchen and words of recipes, which somebody may have written large. */
const kitchen = new Set(
  'pot pan oven bowl skillet saucepan wok dish tray sheet plate mug cup glass jar lid fork knife spoon whisk blender mixer processor refrigerator fridge freezer microwave stove grill broiler rack foil paper towel heat water mixture ingredients seasoning seasonings whole light dark fresh large small medium hot cold warm dry wet high low minutes minute hours hour tablespoon tablespoons teaspoon teaspoons tbsp tsp cups ounces pounds grams sauce dressing filling topping dough batter crust cook bake immediately serve spice spices meat veggies vegetables vegetable board surface'.split(
    ' ',
  ),
);

interface Lexicon {
  /** Words that foods are called in lower case. */
  readonly common: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

const lexicons = new WeakMap<Catalogue, Lexicon>();

/** The words of the food tables, by how they are written; made once. */
function lexiconOf(foods: Catalogue): Lexicon {
  let known = lexicons.get(foods);
  if (known === undefined) {
    const common = new Set<string>();
    const names = new Set(
      [...peoples, ...called].map((name) => name.toLowerCase()).filter((name) => !ordinary.has(name)),
    );
    for (const food of foods.foods)
      for (const name of [food.name, ...(food.plural === null ? [] : [food.plural]), ...food.aliases])
        for (const word of name.split(/[^\p{L}\p{M}'’]+/u)) {
          if (/^\p{Ll}/u.test(word)) common.add(lowOf(word));
          else if (/^\p{Lu}\p{Ll}/u.test(word) && name !== word && !ordinary.has(word.toLowerCase()))
            names.add(lowOf(word));
          else if (/^\p{Lu}\p{Ll}/u.test(word) && word === food.name) names.add(lowOf(word));
        }
    for (const name of names) common.delete(name);
    lexicons.set(foods, (known = { common, names }));
  }
  return known;
}

/** Who has a name behind them: "Uncle Ray", "my brother Tony". */
const relation =
  /^(?:uncle|aunt|auntie|aunty|cousin|brother|sister|nonna|nonno|grandma|grandpa|granny|gran|nana|nan|oma|opa|tita|tia|tio|mrs|mr|ms|miss|chef|husband|wife|son|daughter|friend|neighbou?r|mate|named|called)$/u;

const capitalised = /^\p{Lu}\p{Ll}[\p{Ll}'’-]*$/u;

/** Whether a word is a name, and keeps its capital where it stands. */
function isName(pieces: readonly Piece[], at: number, { names }: Lexicon): boolean {
  const { low } = pieces[at]!;
  if (names.has(low)) return true;
  if (!ordinary.has(low)) return false;
  return [pieces[at - 1], pieces[at + 1]].some(
    (beside) =>
      beside !== undefined &&
      capitalised.test(beside.text) &&
      (names.has(beside.low) || (ordinary.has(beside.low) && at > 0)),
  );
}

/** "Better Than Bouillon", "Jack Daniel's": beside a word that nobody knows as a common one. */
function isBrand(pieces: readonly Piece[], at: number, first: number, { common, names }: Lexicon): boolean {
  return [at - 1, at + 1].some((place) => {
    const beside = pieces[place];
    const gap = pieces[Math.max(at, place)]?.gap;
    return (
      beside !== undefined &&
      place > first &&
      gap === ' ' &&
      capitalised.test(beside.text) &&
      !common.has(beside.low) &&
      !kitchen.has(beside.low) &&
      !names.has(beside.low) &&
      !ordinary.has(beside.low) &&
      !isOrderVerb(beside.low)
    );
  });
}

/** Where a sentence begins behind its heading ("Poach Eggs: …"). */
export function headingEnd(pieces: readonly Piece[], from: number, to: number): number {
  for (let at = from; at < Math.min(to, from + 8); at++)
    if (pieces[at]!.text === ':' && /^\p{Lu}/u.test(pieces[at + 1]?.text ?? '')) return at + 1;
  return from;
}

/** Writes small what is no name, and large what is one; `from` is the first word of a sentence, which keeps its capital. */
export function writeSmall(draft: Draft, from: number, to: number, foods: Catalogue): void {
  const { pieces } = draft;
  const lexicon = lexiconOf(foods);
  const first = headingEnd(pieces, from, to);
  let opening = true;
  for (let at = first; at < to; at++) {
    const { text, low, kind, gap } = pieces[at]!;
    if (kind === 'figure') opening = false;
    if (kind !== 'word') {
      if (/^[("“.!?]$/.test(text) || text === ')') opening = true;
      continue;
    }
    const name = restored.get(low);
    if (name !== undefined && /^\p{Ll}/u.test(text) && !(low === 'dutch' && pieces[at + 1]?.low !== 'oven'))
      draft.exchange(at, { text: name });
    else if (
      !opening &&
      gap !== '' &&
      pieces[at + 1]?.text !== '/' &&
      !/^(?:my|our)$/.test(pieces[at - 1]!.low) &&
      // "Press Cook", "Keep Warm": keys of a machine.
      !(
        /^(?:press|hit|select|choose)$/.test(pieces[at - 1]!.low) && /^(?:Cook|Start|Rice|Steam)$/.test(text)
      ) &&
      !(pieces[at - 1]!.text === 'Keep' && text === 'Warm') &&
      !relation.test(pieces[at - 1]!.low) &&
      capitalised.test(text) &&
      !isName(pieces, at, lexicon) &&
      !isBrand(pieces, at, first, lexicon) &&
      (lexicon.common.has(low) ||
        kitchen.has(low) ||
        (isOrderVerb(low) && /^(?:,|and|then)$/.test(pieces[at - 1]!.low)))
    )
      draft.exchange(at, { text: text.charAt(0).toLowerCase() + text.slice(1) });
    opening = false;
    // "With maple syrup (Optional)".
    if (low === 'optional' && at > first + 1 && pieces[at - 1]!.text === '(' && pieces[at + 1]?.text === ')')
      draft.exchange(at, { text: low });
  }
}
