import type { Food } from '#food/model';
import { withoutFoam } from './liquid-fat.ts';

/** A part or a quality that only some foods have, the words for it, and the foods that have it. */
interface FoodPart {
  readonly word: RegExp;
  /** Ids of foods and of their kinds. */
  readonly of: RegExp;
}

const fishes =
  /fish$|^fish|salmon|cod$|haddock|trout|tuna|halibut|tilapia|mackerel|sea-bass|snapper|sardine|anchov|bream|herring|eel$|^char$|pike|kipper|gravlax|barramundi|yellowtail|albacore/;

const foodParts: readonly FoodPart[] = [
  { word: /\begg(?:s|\b)(?! noodle)|\byolks?\b/i, of: /^egg|-egg|eggs$|mayonnaise|brioche/ },
  {
    word: /\bbones?\b(?! dry)/i,
    of: /bone|whole-|wing|drumstick|\bleg\b|rib|shank|shin|oxtail|pieces|jointed|mutton|rabbit|hare|guinea-fowl|quail|turkey-thigh|hock|neck|knuckle|chop|goat|lamb-shoulder|fish|trout|sardine|mackerel|sea-bass|bream|snapper|salmon|herring|kipper|cod$|haddock|pike|eel|tail/,
  },
  {
    word: /\bshells?\b/i,
    of: /shrimp|prawn|lobster|crab|mussel|clam|oyster|scallop|crayfish|nut$|zucchini|pepper|eggplant|tomato|potato|pistachio|^egg|shell|pea$|bean|pastry|crust|pie|taco|tostada|squash|pasta|conch/,
  },
  {
    word: /\brinds?\b/i,
    of: /pork|brie|camembert|lemon|lime|orange|melon|reblochon|parm|rind|pancetta|guanciale|speck|gammon|raclette|taleggio/,
  },
  {
    word: /\bwhole seeds?\b|\bpods?\b/i,
    of: /cardamom|seed|vanilla|okra|pea$|bean|anise|tamarind|chil|pepper|edamame/,
  },
  {
    word: /\bwhey\b/i,
    of: /yogurt|milk|ricotta|mozzarella|paneer|quark|feta|cottage|labneh|halloumi|curd|cream|kefir|cheese|burrata/,
  },
  { word: /(?<!\b(?:and|to) )(?<!^)\bfish\b(?! (?:out|sauce|stock))/i, of: fishes },
  {
    word: /\b(?:green|dark) (?:tops|ends|parts?)\b|\bwhite parts?\b/i,
    of: /scallion|leek|spring-onion|fennel|carrot|beet|chive|bok-choy|celery/,
  },
  { word: /\btentacles?\b/i, of: /squid|octopus|calamari|cuttlefish|seafood/ },
];

/** What is made from a food has none of its parts. */
const extract =
  /^(?!.*(?:tuna|anchov|sardine|mackerel)).*(?:-(?:sauce|stock|paste|oil|powder)$|dashi|bouillon)/;

const partsByFood = new WeakMap<Food, ReadonlySet<FoodPart>>();

/** The parts that a food of the table has; kept for as long as the table is. */
function partsOf(food: Food): ReadonlySet<FoodPart> {
  let parts = partsByFood.get(food);
  if (parts === undefined) {
    const { id, ancestors } = food;
    const none = extract.test(id) || /boneless/.test(id);
    parts = new Set(
      none ? [] : foodParts.filter(({ of }) => of.test(id) || ancestors.some((kind) => of.test(kind))),
    );
    partsByFood.set(food, parts);
  }
  return parts;
}

/**
 * Whether a text speaks of a part that the dish's own foods have and those of this version have not: the bones of a stew
 * that is made with boneless meat, the eggs of one without eggs.
 */
export function speaksOfGonePart(own: readonly Food[], present: readonly Food[]): (text: string) => boolean {
  const gone = foodParts.filter(
    (part) => own.some((food) => partsOf(food).has(part)) && !present.some((food) => partsOf(food).has(part)),
  );
  return gone.length === 0 ? () => false : (text) => gone.some(({ word }) => word.test(text));
}

/** "… without the eggs", of a pot that never had any. */
const without = /(?:,| and)? (?:without|except for) (?:the |any |whole )?(?:[\p{L}-]+ )?[\p{L}-]+(?=[.,;])/u;

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '');
const wordsOf = ({ name, ancestors }: Food): readonly string[] =>
  [name, ...ancestors].flatMap((text) => text.split(/[^\p{L}]+/u)).map(stemOf);

const exceptFor = /,? (?:without|except for) the (?<what>[\p{L}-]+)(?=[.,;])/gu;
const firstWithout = /(?<=^|[.!?] )Without the (?<what>[\p{L}-]+),? (?<it>[it])(?=t |hey )/gu;

/** What is said of keeping, without the sentences and clauses about what is not there. */
export function keptWithout(
  said: string,
  own: readonly Food[],
  present: readonly Food[],
  isGone: (text: string) => boolean,
): string {
  const isLeftOut = (what: string): boolean => {
    const word = stemOf(what);
    const has = (food: Food): boolean => wordsOf(food).includes(word);
    return own.some(has) && !present.some(has);
  };
  const storage = said
    .replace(exceptFor, (found: string, what: string) => (isLeftOut(what) ? '' : found))
    .replace(firstWithout, (found: string, what: string, it: string) =>
      isLeftOut(what) ? it.toUpperCase() : found,
    );
  if (!isGone(storage)) return storage;
  const sentences = storage.split(/(?<=[.!?])\s+/).map((sentence) => {
    if (!isGone(sentence)) return sentence;
    const plain = sentence.replace(without, '');
    if (!isGone(plain)) return plain;
    // "…; the fish is for today.": the clause goes with the food.
    const clauses = sentence.replace(/[.!?]$/, '').split(/; /);
    const left = clauses.filter((clause) => !isGone(clause));
    return left.length === 0 || left.length === clauses.length ? null : capital(`${left.join('; ')}.`);
  });
  const left = sentences.filter((sentence) => sentence !== null);
  return left.length === 0 ? storage : left.join(' ');
}

const bones = foodParts.find(({ word }) => word.test('bone'))!;
/** What meat on the bone does, and what boneless meat does instead. */
const boning: readonly (readonly [RegExp, string])[] = [
  [/\b(?:slips|slides|comes away|falls|drops) (?:from|off) the bone or (?=gives to a fork)/g, ''],
  [
    /\b(?:slips|slides|comes away|falls|drops|draws back) (?:from|off) the bones?(?: (?:at the|when)[^,.;]*)?/g,
    'gives to a fork',
  ],
  [/\bis about to leave the bone or parts easily/g, 'parts easily'],
  [/\bis loose on the bone/g, 'gives to a fork'],
  [/\bdone to the bone\b/g, 'done right through'],
  [/\b(?:At|Next to|Beside|By) the bone (?<it>\p{Ll})/gu, '$<it>'],
  [/, away from the bone,/g, ','],
  [/,? (?:by|next to|beside|near|against|close to|right at|at|along|away from) the bone\b/g, ''],
  [/\b(?:discard|take out|lift out) any bones and /g, ''],
  [/\bto the bone\b/g, 'deeply'],
  [/(?<=^|[.!?] )(?:Pull large bones out|The bones make soup)\.\s*/g, ''],
];

/** A text in which no juices run by the bone of what is boned. */
export function unboned(present: readonly Food[]): (text: string) => string {
  if (present.some((food) => partsOf(food).has(bones))) return (text) => text;
  return (text) =>
    /\bbones?\b/.test(text)
      ? capital(boning.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text)).trim()
      : text;
}

const butters = /butter$|^ghee$|margarine|lard|shortening/;
const nutButter = /(?:nut|almond|seed|soy|apple)-?butter$|peanut-butter|tahini/;

/** What was buttered, in a kitchen that cooks with oil. */
const unbuttered: readonly (readonly [RegExp, string])[] = [
  [/\bbutter(?:ed)? side\b/gi, 'coated side'],
  [/\blightly buttered\b/g, 'lightly oiled'],
  [/\ba buttered (?!toast|bun)/g, 'an oiled '],
  [/\bbuttered (?=(?:toast|bread|buns?|rolls?|rolled|peas|cabbage|greens|crumbs|noodles|mash)\b)/g, ''],
  [/\bButtered (?=(?:toast|bread|peas|cabbage|greens)\b)/g, ''],
  [/,? buttered(?=,? and filled\b)/g, ''],
  [/\bbuttered,? (?=griddled\b)/g, ''],
  [/\bsliced and buttered\b/g, 'sliced'],
  [/\bbuttered\b/g, 'oiled'],
  [/\bbutter-fried\b/g, 'fried'],
  [/\bbutter-soft\b/g, 'soft'],
  [/\bButtery\b/g, 'Rich'],
  [/\bbuttery\b/g, 'rich'],
];

/** A text in whose dish no butter is left: its tins are oiled, and its mash is rich. */
export function unbutter(own: readonly Food[], present: readonly Food[]): (text: string) => string {
  const has = ({ id }: Food): boolean => butters.test(id) && !nutButter.test(id);
  if (!own.some(has) || present.some(has)) return (text) => text;
  return (text) => {
    const settled = withoutFoam(text);
    return /butter/i.test(settled)
      ? capital(unbuttered.reduce((said, [pattern, instead]) => said.replace(pattern, instead), settled))
      : settled;
  };
}

/** Sentences begin with a capital, also where their first word went. */
const capital = (text: string): string =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
