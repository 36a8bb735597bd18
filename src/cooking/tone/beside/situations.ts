/** What is going on in a sentence, in the words that remarks and reasons are tied to. */
import { createMemo } from '#kernel/memo';
import { fitting, guarded } from '#kernel/pattern-pieces';
import { dishNames, dishWords } from './dish-kinds.ts';
import { isPlural } from '../say/number-of.ts';
import type { Order, Sentence } from '../say/parse-sentence.ts';
import { foodSigns, told } from './situation-words.ts';
import { verbForms } from '../../understand-recipe/action-words.ts';

const pieces = /^(?:cut|chop|dice|slice|mince|cube|quarter|halve|julienne|shred)$/;

const hot = new Set(
  'fry saute sear sweat caramelise stir-fry deep-fry boil simmer bake roast broil grill heat melt toast braise stew poach steam blanch reduce cook deglaze brown warm reheat char'.split(
    ' ',
  ),
);
const waits = new Set(
  'rest proof marinate chill freeze cool bake roast braise stew simmer soak set slow-cook rise stand sit refrigerate ferment'.split(
    ' ',
  ),
);

/** All words that a remark's `on` may hold. */
export const situationWords: ReadonlySet<string> = new Set([
  ...Object.keys(foodSigns).map((name) => `+${name}`),
  ...dishNames.map((name) => `=${name}`),
  ...Object.keys(told),
  ...'deep-fry stir-fry pan-fry make wait cover discard brown'.split(' '),
  ...[...verbForms].flatMap(([verb, { action, form }]) => (form === 'base' ? [verb, action] : [])),
  ...[
    'first',
    'last',
    'middle',
    'any',
    'hot',
    'heated',
    'knife',
    'pieces',
    'started',
    'baked',
    'raw',
    'yeasted',
    'waits',
    'long',
    'many',
    'sweet',
    'order',
    'statement',
    'opening',
    'grill',
    'sole',
    'added',
    'poured',
    'pair',
    'several',
    'plural',
    'cooked',
  ],
]);

export interface SituationInput {
  /** The sentence as parsed, its pieces masked. */
  readonly sentence: Sentence;
  /** Puts the pieces of a masked text back. */
  readonly unmask: (text: string) => string;
  readonly minutes: (masked: string) => number;
  /** Ids of the foods that a masked text names, each with the ids above it, as one text. */
  readonly foods: (masked: string) => readonly string[];
  readonly where: 'first' | 'middle' | 'last';
  /** What the recipe's title tells, from `dishWords`. */
  readonly dish: readonly string[];
  /** Something was cooked in an earlier instruction. */
  readonly started: boolean;
  /** It comes out of the oven in this instruction or an earlier one. */
  readonly baked: boolean;
  /** Something is cooked in this instruction or the one before, so that what is drained is hot. */
  readonly heated: boolean;
  /** The recipe holds what must not be tasted raw: egg, flour, meat, poultry, fish. */
  readonly raw: boolean;
  /** The dish is called by a plural. */
  readonly many: boolean;
  /** The recipe lists what makes dough rise by itself. */
  readonly yeasted: boolean;
  /** Foods that the instruction handled last before this sentence, as `foods` gives them. */
  readonly carried: readonly string[];
  /** Foods that the title calls the dish by, in the words of situations. */
  readonly titled: readonly string[];
}

const heats =
  /\b(?:cook|fry|saut[eé]|simmer|boil|roast|bake|brown|sear|braise|stew|grill|steam|melt|sweat|poach)\b/i;
/** A pan or a pot that is hot, whatever is done in it. */
const warmed =
  /\b(?:(?:hot|heated|boiling|simmering|warm) |heat (?!the oven|oven)|(?:medium|high|low) heat\b)/i;
const rawFood =
  /\b(?:eggs?|flours?|meat|poultry|fish|shellfish)\b(?!-sauce|plant|-broth|-stock|-free|-substitute)/;

/** Whether an instruction bakes something. */
export const bakesSomething = (text: string): boolean =>
  /\bbaked?\b(?![ -](?:tray|sheet|dish|tin|blind|paper|bean|potato)|ing)/i.test(text);
/** Whether an instruction cooks something. */
export const cooksSomething = (text: string): boolean => heats.test(text);
/** Whether a food, by its id and the ids above it, makes dough rise by itself. */
export const isYeast = (food: string): boolean =>
  /(?<!nutritional-)\byeast\b(?!-extract)|\bsourdough-starter\b/.test(food);
/** Whether a food, by its id and the ids above it, must not be tasted raw. */
export const isRawFood = (food: string): boolean => rawFood.test(food);

/** The foods that a title names, in the words of situations: "with" what comes beside it is none of them. */
export const titleFoods = (title: string): readonly string[] =>
  foodKinds(dishPart(title).toLowerCase().replace(/\s+/g, '-')).filter(
    (word) => !/^\+(?:solid|herbs|spices|salt|pepper|oil)$/.test(word),
  );

/** A masked text without the foods that it leaves out: "all spices (but vinegar and garlic)". */
export const unspared = (masked: string): string =>
  masked.replace(
    /\(\s?(?:all )?(?:but|except|not|without|minus|no|save)\b[^()]*\)|,? \b(?:all but|except(?: for)?|apart from|without|but not|minus)(?: (?:the|any|all|of|and|or)|[, ]*[\ue100-\ue1ff])+/giu,
    '',
  );

/** The dish and the foods that a title names, in the words of situations. */
export const titleKinds = (title: string): readonly string[] => [
  ...dishWords(dishPart(title)),
  ...dishWords(plainLetters(dishPart(title))),
  ...foodKinds(title.toLowerCase().replace(/\s+/g, '-')),
];
/** "Broccoli with Garlic Sauce" is no sauce. */
const dishPart = (title: string): string => title.split(/ (?:with|in) /i)[0]!;
/** "Tiramisù" */
const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The words for the foods of a list, by their ids. */
export const foodSituation = (ids: readonly string[]): readonly string[] => ids.flatMap(foodKinds);

/** Egg noodles are no eggs, and butter crackers no butter: what a thing is made of is not seen in it. */
const madeOf =
  /(?<![\p{L}-])(?:[\p{L}]+-)+(?=(?:noodles?|crackers?|buns?|rolls?|wrappers?|soups?|dumplings?|tortillas?|chips|crisps|cakes?|cookies?|pies?|bouillon)(?![\p{L}-]))/gu;

/** `foodSigns` as a list: it is gone through for every food and every title. */
const signsOfFoods = Object.entries(foodSigns).map(([name, pattern]) => ({
  word: `+${name}`,
  ...guarded(pattern),
}));

/** As many are kept as there are foods, and some titles. */
const kindsByFood = createMemo<readonly string[]>(4096);

/** The words for a food by its ids. */
const foodKinds = (food: string): readonly string[] =>
  kindsByFood.get(food, () => {
    const ids = food.replace(madeOf, '');
    return fitting(signsOfFoods, ids.toLowerCase()).flatMap(({ word, on }) =>
      on(ids).test(ids) ? [word] : [],
    );
  });

/**
 * What goes on in a sentence, one situation for each of its orders, or one for a statement. An order that names
 * nothing handles what the one before it did.
 */
export function situationsOf(input: SituationInput): readonly Situation[] {
  const { sentence } = input;
  if (sentence.orders.length === 0)
    return [situationOf(input, null, sentence.source, input.foods(sentence.source), false)];
  // "Add the pork. Leave it to marinate."
  let foods = input.carried;
  let { many } = input;
  let kneaded = false;
  return sentence.orders.map((order) => {
    const text = wordsOf(order);
    const named = input.foods(text);
    const unnamed = /^(?:it|them|everything|)$/i.test(order.object);
    if (named.length > 0 || !unnamed) {
      foods = named;
      many = isPlural(input.unmask(order.object));
    }
    kneaded ||= /^(?:knead|prove|proof)$/.test(order.verbs[0]!);
    const read = situationOf(input, order, text, foods, many);
    // What is kneaded is dough, whatever its author calls it.
    const situation: Situation = kneaded && unnamed ? new Set([...read, 'dough']) : read;
    // "Roast for an hour" roasts what the dish is called by.
    return foods.length > 0 || !unnamed || !ofDish.test(order.verbs[0]!)
      ? situation
      : new Set([...situation, ...input.titled, 'implied']);
  });
}

/** What is done to the dish as a whole, or to what it is called by. */
const ofDish =
  /^(?:bake|roast|braise|stew|simmer|grill|barbecue|broil|fry|deep-fry|sear|brown|steam|poach|marinate|rest|stand|cool|chill|refrigerate|freeze|serve|slice|carve|baste|turn|flip)$/;

const wordsOf = ({ lead, adverb, verbs, particle, object, parts }: Order): string =>
  [lead, adverb, verbs.join(' and '), particle, object, ...parts.map(({ text }) => text)]
    .filter(Boolean)
    .join(' ');

const intoIt =
  /^(?:to|into|in) (?!(?:the |a |an )?(?:oven|fridge|freezer|refrigerator|batch|small|order|half|pieces|layers?)\b)/i;

/** Whether a food only goes in: "add the garlic", "put the butter in the pan", "pour in the milk". */
function joins({ verbs, particle, object, parts, let: lets }: Order): boolean {
  if (verbs.length > 1 || lets || object === '' || /\bback$/i.test(object)) return false;
  const verb = verbs[0]!;
  const [first] = parts;
  const goes = particle === 'in' || (first?.kind === 'place' && intoIt.test(first.text));
  if (verb === 'add') return particle === null || particle === 'in';
  return goes && /^(?:put|throw|tip|chuck|pop|bung|introduce|pour|drizzle)$/.test(verb);
}

/** "Cover with the remaining batter" puts no lid on. */
const coveredWith =
  /\bwith (?!(?:an?|the|its|your)? ?(?:[\p{L}-]+ )?(?:lid|foil|film|wrap|towel|cloth|plate|paper|parchment)\b)/iu;

/** "Cut off the excess", "cut slits in the top", "cut along the bone": a knife is used, and nothing falls into pieces. */
const shapes = ({ object, particle, parts }: Order, verb: string): boolean =>
  /^(?:cut|slice)$/.test(verb) &&
  (/^(?:off|out|away|down|open|through)$/.test(particle ?? '') ||
    object === '' ||
    /\b(?:slits?|holes?|cross(?:es)?|vents?|pockets?|lines?|slash(?:es)?|notch(?:es)?|excess|off|open|out|away|tops?|ends|strings?|dough|pastry|rounds|circles|discs|disks|triangles)\b/i.test(
      object,
    ) ||
    /^(?:in half|in two|off|along|through|down|away from|into (?:halves|half|two|squares|wedges|portions|servings|rounds|circles))\b/i.test(
      parts[0]?.text ?? '',
    ));

/** What was rinsed or kept in cold water drains cold. */
const coldDrained = /\brins(?:e|ed|ing)\b|\b(?:cold|iced?|running|lukewarm|warm) (?:running )?water\b/i;

/** `told` as a list: it is gone through for every order. */
const tellers = Object.entries(told).map(([name, pattern]) => ({ name, ...guarded(pattern) }));

/** The words that hold for an order or a statement; `sole` where it handles a single food, `plural` where it calls it by a plural. */
export type Situation = ReadonlySet<string>;

function situationOf(
  input: SituationInput,
  order: Order | null,
  masked: string,
  named: readonly string[],
  many: boolean,
): Situation {
  const text = input.unmask(masked);
  const set = new Set<string>(['any', input.where]);
  const placed =
    order !== null && /^(?:sit|stand|set)$/.test(order.verbs[0]!) && !order.let && order.object !== '';
  if (order !== null)
    for (const verb of order.verbs) {
      // What has only soaked is drained without steam. "Reduce the heat" reduces no sauce, "sit the chicken on top" waits for nothing, draining on
      // paper is done without a colander, and batter is no lid.
      if (
        placed ||
        (verb === 'cover' && coveredWith.test(text)) ||
        (verb === 'drain' &&
          (!input.heated ||
            /\b(?:paper|towels?|rack)\b/i.test(text) ||
            coldDrained.test(input.sentence.source))) ||
        (/\b(?:heat|temperature|oven|flame|speed)\b/i.test(order.object) &&
          /^(?:reduce|lower|increase|raise|turn|put|set|keep)$/.test(verb))
      )
        continue;
      // Butter is cut into flour with two knives that cut nothing.
      if (verb === 'cut' && (order.particle === 'in' || /^in\b/iu.test(order.object))) {
        set.add('rub');
        continue;
      }
      // A pan is heated, and no oven.
      if (/^pre-?heat$/.test(verb) && /\b(?:pan|skillet|wok|griddle|pot)\b/i.test(order.object)) {
        set.add('heat');
        continue;
      }
      set.add(verb);
      const action = verbForms.get(verb)?.action;
      // Peeling and crushing make no pieces, finishing and topping are no garnish, patting dry takes no water,
      // rubbing and turning mix nothing.
      const other =
        (action === 'cut' && !pieces.test(verb)) ||
        action === 'garnish' ||
        // "Set it aside" puts nothing together.
        (action === 'assemble' &&
          /\baside\b|\bto (?:the|one) side\b/i.test(`${order.particle ?? ''} ${text}`)) ||
        /^(?:pat|rub|turn|flip|rotate|wipe|tuck|tie|truss)$/.test(verb);
      if (action !== undefined && !other) set.add(action);
      if (
        action === 'cut' &&
        // A round cutter is no knife.
        !/\b(?:rounds|circles|discs|disks|biscuits|cookies)\b/i.test(order.object) &&
        !/^(?:separate|crush|smash|bruise|clean|pull|tear|crumble|flake|pinch|prick|poke|pierce)$/.test(verb)
      )
        set.add('knife');
      if (pieces.test(verb) && !shapes(order, verb)) set.add('pieces');
      if (/^(?:bake|roast)$/.test(verb)) set.add('oven');
    }
  if (order !== null && joins(order))
    set.add(/^(?:pour|drizzle)$/.test(order.verbs[0]!) ? 'poured' : 'added');
  set.add(order === null ? 'statement' : 'order');
  const low = text.toLowerCase();
  for (const teller of fitting(tellers, low)) if (teller.on(text).test(text)) set.add(teller.name);
  for (const food of named) for (const word of foodKinds(food)) set.add(word);
  const foods = new Set(named).size;
  if (foods > 0) set.add(foods === 1 ? 'sole' : foods === 2 ? 'pair' : 'several');
  // What is said of the food that is handled, as against what it is handled with: "@garlic".
  const handled = order === null ? [] : input.foods(order.object);
  // "Add the sauce to the meat" is told of no meat.
  if (
    order !== null &&
    handled.length === 0 &&
    order.object !== '' &&
    !/^(?:it|them|everything)\b/i.test(order.object)
  )
    set.add('@none');
  if (handled.length > 0) {
    const count = new Set(handled).size;
    set.add(count === 1 ? '@sole' : count === 2 ? '@pair' : '@several');
    // Of a pair is said what is true of both.
    const kinds = handled.map((food) => foodKinds(food));
    for (const word of count === 2
      ? kinds[0]!.filter((one) => kinds.every((of) => of.includes(one)))
      : kinds.flat())
      set.add(word.replace('+', '@'));
  }
  if (many) set.add('plural');
  if ([...set].some((word) => hot.has(word)) || (set.has('oven') && !set.has('preheat'))) set.add('hot');
  // "Add the garlic and cook for a minute": what only goes in is cooked a moment later.
  if (set.has('hot') && !['boil', 'simmer', 'bake', 'roast', 'stew', 'braise'].some((word) => set.has(word)))
    set.add('cooked');
  const waiting = [...set].some((word) => waits.has(word));
  const minutes = input.minutes(masked);
  if (waiting && minutes >= 10) set.add('waits');
  if (waiting && minutes >= 45) set.add('long');
  if (named.length >= 4) set.add('many');
  for (const word of input.dish) set.add(word);
  if (set.has('hot') || input.heated || warmed.test(input.sentence.source)) set.add('heated');
  if (input.started) set.add('started');
  if (input.baked) set.add('baked');
  if (input.raw) set.add('raw');
  if (input.yeasted) set.add('yeasted');
  return set;
}
