import type { Catalogue } from '#food/catalogue';
import type { FactTables } from '#food/fact-tables';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { type Nutrient, nutrients } from '#food/vocabulary';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Judgement } from '../verify/judge.ts';
import type { HealthFocus } from '../vocabulary.ts';
import { oneMilk, sauceInBalance, sourFollowsSweet } from './balance.ts';
import { type Character, characterOf } from './character.ts';
import { deepest, moreDeep, moreForMain, toTheMain, usual } from './nearer-target.ts';
import { dressingInBalance } from './dressing.ts';
import { amountsWith, knownAmounts } from './estimate.ts';
import { fillsBack } from './fill-back.ts';
import { firstMoves, knownAfter } from './first-moves.ts';
import { drinksLess } from './goes-along.ts';
import { boiledApartSlot, habitMoves } from './habits.ts';
import { leachedSlot } from './leached-first.ts';
import { limitsFor } from './limits.ts';
import { type Move, allergenLoss, mayLoss } from './move.ts';
import { movesFor } from './moves.ts';
import { leavesSachet } from './noodle-sachet.ts';
import { movedInto } from './own-kitchen.ts';
import { pieceMoves, portionMoves, servedSmaller, smallerPieces, smallerPlates } from './portions.ts';
import { isWorthTelling } from './reason.ts';
import type { FocusLimit, HealthTables } from './rules.ts';
import { saltAlone, saltWords } from './salt-words.ts';
import { movesClash, newVegetable, searchBeyond } from './search.ts';
import { sideMoves } from './sides.ts';
import { cooksDownLonger, signsFollow } from './signs.ts';
import { meets, shortfall } from './targets.ts';
import { restoreTaste } from './taste.ts';
import { loosens, quenched } from './thirst.ts';
import { otherYield } from './yields.ts';

/** What planning needs. */
export interface HealthDeps {
  readonly foods: Catalogue;
  readonly facts: FactTables;
  readonly health: HealthTables;
}

/** What is asked of a plan. */
export interface HealthWish {
  readonly focus: HealthFocus;
  readonly maxChanges: number;
  /** Beyond these, what gives back taste and what is said of salt. */
  readonly further?: number;
  /** Somebody asks for this very thing: a dish that meets it already may still get more of it. */
  readonly gladly?: boolean;
  /** A diet leaves no choice: grams of carbohydrate a serving that must be kept, whatever it costs the dish. */
  readonly mostCarbohydrate?: number;
  /** The share of its limits that is aimed at, where a plan ended a hair beyond them. */
  readonly aimedAt?: number;
  /** Foods whose amount the caller left open: nobody knows what more of them would be. */
  readonly guessed?: ReadonlySet<string>;
  /** Moves that were found to leave the text awry, by their names. */
  readonly without?: ReadonlySet<string>;
  /** Why a food may not come in, or null: what the caller must not eat, and what the dish was free of. */
  deny(food: Food): string | null;
}

/** Moves to make, most useful first, and what they are measured by. */
export interface HealthPlan {
  readonly moves: readonly Move[];
  readonly limits: readonly FocusLimit[];
  readonly character: Character;
  /** Said with every answer of this focus. */
  readonly note: string | null;
  /** What is good to know besides. */
  readonly advice: readonly string[];
}

/** What a focus is told by: for protein also the energy beside it. */
const measuredBy = (limits: readonly FocusLimit[], focus: HealthFocus): readonly Nutrient[] => [
  ...new Set([
    ...limits.map(({ nutrient }) => nutrient),
    ...(focus === 'highProtein' ? (['energy_kcal'] as const) : []),
  ]),
];

/** Whether a move does something that its reason can give a figure for; what gives back taste needs none. */
const worthwhile = (
  { kind, taste, asked, first, difference, said }: Move,
  measured: readonly Nutrient[],
  served: Judgement['nutrition'],
  savoury: boolean,
): boolean =>
  taste !== null ||
  asked === true ||
  first === true ||
  said !== undefined ||
  kind === 'servings' ||
  kind === 'method' ||
  measured.some((nutrient) => {
    const value = (difference.values[nutrients.indexOf(nutrient)] ?? 0) / served.servings;
    return (
      Number.isNaN(value) ||
      isWorthTelling(
        nutrient,
        value,
        // Of a savoury plate a quarter spoon of sugar is nothing, however little it has.
        kind === 'reduce' && nutrient === 'sugars_g' && savoury ? null : served.perServing[nutrient],
      ) ||
      (kind === 'reduce' && nutrient === 'energy_kcal' && -value >= leastKcal)
    );
  });

/** Calories a serving for which a spoonful of fat is worth leaving out: two such spoonfuls are a change that counts. Own rule. */
const leastKcal = 10;

/**
 * What more of something, or something new, brings for the sake of protein, grams a serving: two, and of a muffin that
 * has hardly any a fifth of what it has. Own rule.
 */
const leastProtein = (had: number | null): number => Math.max(0.8, Math.min(2, 0.2 * (had ?? 10)));

/** What makes room for protein takes hardly any of it, a good deal of energy, and no starch. Own rule. */
const mostTaken = 0.6;

const leastRoom = 40;

const mostStarch = 8;

/** For protein: what brings none, or takes it away; rich things may make room for it. */
function adrift({ kind, taste, difference }: Move, servings: number, had: number | null): boolean {
  if (taste !== null || kind === 'servings' || kind === 'method') return false;
  const of = (nutrient: Nutrient): number => (difference.values[nutrients.indexOf(nutrient)] ?? 0) / servings;
  const protein = of('protein_g');
  if (kind === 'increase' || kind === 'add') return !(protein >= leastProtein(had));
  if (protein >= Math.max(0.8, leastProtein(had) / 2)) return false;
  return !(protein >= -mostTaken && of('energy_kcal') <= -leastRoom && of('carbohydrate_g') >= -mostStarch);
}

/** What a plan for protein must bring at least, grams a serving, and the most that is added to get there. Own rule. */
const worthyProtein = 8;

const proteinMoves = 2;

/** Less oil leaves a greater share of protein: who asks for protein gets some, of what costs the dish least. */
function withProtein(
  chosen: readonly Move[],
  moves: readonly Move[],
  servings: number,
  maxChanges: number,
): readonly Move[] {
  const at = nutrients.indexOf('protein_g');
  const brought = ({ difference }: Move): number => (difference.values[at] ?? 0) / servings;
  const options = moves
    .filter(({ kind, taste }) => taste === null && kind !== 'reduce' && kind !== 'servings')
    .filter((move) => brought(move) >= worthyProtein / 2)
    .sort((a, b) => brought(b) / (b.loss + 0.1) - brought(a) / (a.loss + 0.1));
  let set = chosen;
  for (let round = 0; round < proteinMoves; round += 1) {
    if (set.reduce((sum, move) => sum + Math.max(0, brought(move)), 0) >= worthyProtein) return set;
    const next = options.find(
      (move) =>
        !set.some(
          ({ slot, side, brings }) =>
            slot === move.slot ||
            (side && move.side) ||
            brings.some((food) => move.brings.some((other) => other.id === food.id)),
        ),
    );
    if (next === undefined || set.length >= maxChanges) return set;
    set = [...set, next];
  }
  return set;
}

/** Less butter alone leaves a greater share of protein and not a gram more of it: then nothing is claimed. */
const roomForProtein = (chosen: readonly Move[], servings: number, had: number | null): readonly Move[] =>
  chosen.some(
    ({ difference }) =>
      (difference.values[nutrients.indexOf('protein_g')] ?? 0) / servings >= leastProtein(had) / 2,
  )
    ? chosen
    : [];

/** By what a move is known from one plan to the next: the line, and what comes in. */
export const nameOfMove = ({ slot, kind, brings, edits }: Move): string =>
  [slot, kind, edits.length, ...brings.map(({ id }) => id)].join(' ');

/** A title that says so, whatever a packet of cheese may hold. */
const withoutMeat = /\b(?:vegan|vegetarian|veggie|meat-?(?:less|free)|plant-based|meat free)\b/i;

const flesh: ReadonlySet<string> = new Set(['meat', 'fish', 'shellfish', 'poultry']);

/** A middle between too much and too little: further is no better. */
const inRange: ReadonlySet<HealthFocus> = new Set(['balanced']);

/** What a dish may lose of itself where a diet would else refuse it. Own rule. */
const strictLoss = 1.5;

/**
 * Plans how a dish comes nearer to what a focus asks for without becoming another dish. Nothing is changed here: the
 * moves hold the edits, and what they bring is computed again from the edited recipe.
 */
export function planHealth(
  understood: UnderstoodRecipe,
  judgement: Judgement,
  wish: HealthWish,
  deps: HealthDeps,
): HealthPlan {
  const { health, facts, foods } = deps;
  const rule = health.focuses[wish.focus];
  const character = characterOf(understood, health, foods);
  // Whoever cooks without meat gets none: what feeds comes from what fits.
  const meatless = character.words.has('meatless') || withoutMeat.test(understood.source.title);
  const fleshed = judgement.ingredients.some(
    ({ food }) => food !== null && food.traits.some((trait) => flesh.has(trait)),
  );
  const deny = (food: Food): string | null =>
    meatless && food.traits.some((trait) => flesh.has(trait)) && !(fleshed && isKind(food, 'stock'))
      ? 'the dish is made without meat'
      : wish.deny(food);
  const strict = wish.mostCarbohydrate;
  const limits = limitsFor(rule, judgement, character, facts)
    .map((limit) => caution(limit, judgement))
    .map((limit) =>
      strict !== undefined && limit.nutrient === 'carbohydrate_g' && (limit.max ?? 0) > strict
        ? { ...limit, max: strict }
        : limit,
    );
  const known = knownAmounts(judgement.nutrition, judgement.ingredients, facts);
  const met = shortfall(limits, amountsWith(known, [], judgement.nutrition.servings)) === 0;
  const most = wish.maxChanges + (wish.further ?? 0);
  if (met && (wish.gladly !== true || inRange.has(wish.focus)))
    return { moves: [], limits, character, note: rule.note, advice: [] };
  // What a packet may hold is not what somebody eats who can bear it.
  const had = new Set(
    judgement.allergens.filter(({ status }) => status === 'contains').map(({ allergen }) => allergen),
  );
  const mayHave = new Set(judgement.allergens.map(({ allergen }) => allergen));
  const found = movesFor({
    understood,
    ingredients: judgement.ingredients,
    character,
    focus: wish.focus,
    measured: measuredBy(limits, wish.focus),
    tables: health,
    facts,
    foods,
    deny,
    surcharge: (food) =>
      Math.max(
        0,
        ...food.allergens
          .filter(({ allergen, level }) => !(level === 'contains' ? had : mayHave).has(allergen))
          .map(({ level }) => (level === 'contains' ? allergenLoss : mayLoss)),
      ),
  });
  const hadProtein = judgement.nutrition.perServing.protein_g;
  const moves = found.filter(
    (move) =>
      wish.without?.has(nameOfMove(move)) !== true &&
      !(move.kind === 'increase' && heapsGuess(move, understood, wish.guessed)) &&
      worthwhile(move, measuredBy(limits, wish.focus), judgement.nutrition, character.words.has('savoury')) &&
      // A Mediterranean pot is scented with herbs.
      // What kidneys are spared is all of it: no salt is left out for potassium or phosphorus.
      (wish.focus !== 'kidneyFriendly' ||
        !limits.some((limit) => worsens(move, limit, judgement.nutrition.servings))) &&
      (wish.focus !== 'mediterranean' || move.slot !== 'add:smoked-paprika') &&
      (wish.focus !== 'highProtein' || !adrift(move, judgement.nutrition.servings, hadProtein)),
  );
  const { servings } = judgement.nutrition;
  const first = firstMoves(moves, wish.focus, servings, wish.maxChanges);
  const cut = smallerPieces.has(wish.focus)
    ? Math.max(servings, ...pieceMoves(understood, judgement, limits, character).map((one) => one.servings!))
    : servings;
  const options = {
    // What is cut into more pieces wants enough in each of them.
    limits: limits.map((limit) => {
      const aimed = tightened(limit, wish.aimedAt ?? 1);
      return limit.basis === 'per_serving' && aimed.min !== null
        ? { ...aimed, min: (aimed.min * cut) / servings }
        : aimed;
    }),
    known: first.length === 0 ? known : knownAfter(known, first),
    servings,
    maxChanges: Math.max((wish.further ?? 0) > 0 ? leastBesides : 0, wish.maxChanges - first.length),
    ...(strict === undefined ? {} : { mostLoss: strictLoss }),
  };
  const open =
    first.length === 0
      ? moves
      : moves.filter((move) => !first.some(({ slot }) => slot === move.slot) && !movesClash(move, first));
  const sought =
    shortfall(options.limits, amountsWith(options.known, [], servings)) === 0
      ? first.length >= enoughFirst
        ? []
        : searchBeyond(usual(open), options)
      : toTheMain(
          deepest(open, options, (wish.further ?? 0) > 0 ? moreDeep : 0),
          open,
          options,
          (wish.further ?? 0) > 0 ? moreForMain : 0,
        );
  const own = [...first, ...sought];
  // Smaller portions are what is left where the dish itself cannot be made lighter.
  const lighter = amountsWith(
    known,
    own.map(({ difference }) => difference),
    options.servings,
  );
  // A smaller plate is no lighter dish: it is offered only where the dish stays far from its limits.
  const far = shortfall(limits, lighter) > nearEnough;
  const smaller =
    !smallerPieces.has(wish.focus) || meets(limits, lighter)
      ? []
      : [
          ...pieceMoves(understood, judgement, limits, character),
          ...(far && smallerPlates.has(wish.focus) ? portionMoves(understood, judgement, limits) : []),
        ];
  const planned =
    smaller.length === 0
      ? own
      : // What the dish itself gives is done all the same: smaller pieces of the same cake are no healthier cake.
        servedSmaller(own, smaller, known, limits, servings);
  const chosen =
    wish.focus === 'highProtein'
      ? roomForProtein(
          withProtein(planned, moves, judgement.nutrition.servings, wish.maxChanges),
          judgement.nutrition.servings,
          hadProtein,
        )
      : planned;
  const filled = drinksLess(
    [...chosen, ...fillsBack(chosen, found, understood, known, limits, servings, most - chosen.length)],
    understood,
  );
  const tastes = restoreTaste(
    filled,
    moves,
    understood,
    known,
    limits.map(({ nutrient }) => nutrient),
    most - filled.length,
  );
  const spoken =
    limits.some(({ nutrient, weight }) => nutrient === 'sodium_mg' && weight >= saltMatters) &&
    // What the salt keeps or makes is salted as it says.
    !['preserve', 'cured', 'pickled', 'dairy-making'].some((word) => character.words.has(word))
      ? saltWords(understood, sourOf(understood, tastes), saltless.has(wish.focus))
          // What took the salt of the water out of the list said so.
          .filter(
            ({ slot }) =>
              (slot !== 'words:water' || !filled.some(unsalts)) &&
              (slot !== 'words:packet' || !filled.some(leavesSachet)),
          )
          .slice(0, Math.max(0, most - filled.length - tastes.length))
          .map((move) => (tastes.some(({ slot }) => slot === 'add:black-pepper') ? saltAlone(move) : move))
      : [];
  const habits = habitMoves(
    understood,
    wish.focus,
    character,
    new Set([...filled, ...tastes].map(({ slot }) => slot)),
  ).slice(0, Math.max(0, Math.min(mostHabits, most - filled.length - tastes.length - spoken.length)));
  const said = spoken.length + habits.length;
  const welcome = welcomeMoves(
    moves,
    [...filled, ...tastes],
    Math.max(0, Math.min(mostWelcome - addedBy(chosen), most - filled.length - tastes.length - said)),
    understood,
    (move) => limits.some((limit) => worsens(move, limit, judgement.nutrition.servings)),
  );
  const all = [...filled, ...tastes, ...welcome];
  const balance = [
    ...dressingInBalance(all, understood, judgement.ingredients, facts, foods, deny),
    ...sauceInBalance(all, understood, judgement.ingredients, facts, foods),
    ...(sugarCounts.has(wish.focus) && character.words.has('savoury')
      ? sourFollowsSweet(all, understood, judgement.ingredients, facts)
      : []),
  ].slice(0, Math.max(0, most - filled.length - tastes.length - said - welcome.length));
  const loosened = quenched(
    [...filled, ...tastes, ...welcome],
    understood,
    judgement.ingredients,
    character,
    facts,
    foods,
    deny,
  );
  const batch = [...all, ...(loosened === null ? [] : [loosened])].filter(
    ({ side, edits }) => !side && !edits.some((edit) => edit.kind === 'add' && edit.as === 'finish'),
  );
  const counted = otherYield(
    understood,
    knownAfter(known, batch).cookedGrams / Math.max(1, known.cookedGrams),
  );
  const sides = sideMoves(understood, wish.focus, deny, foods).slice(
    0,
    Math.max(0, most - filled.length - tastes.length - said - welcome.length - balance.length),
  );
  const made = [...cooksDownLonger(oneMilk(filled), understood), ...tastes, ...welcome, ...balance].map(
    // What is poured in need not be advised.
    ({ tip, ...move }): Move =>
      tip === undefined || (loosened !== null && loosens(tip)) ? move : { ...move, tip },
  );
  return {
    moves: [
      ...(loosened !== null && made.length + said + sides.length >= most ? withRoom(made) : made).sort(
        (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
      ),
      // What is dry has its liquid whatever else is left out for it.
      ...(loosened === null ? [] : [loosened]),
      // Words that name what was added come after it.
      ...spoken,
      ...habits,
      ...signsFollow(all, understood, known),
      ...(counted === null ? [] : [counted]),
      ...sides,
    ].map(movedInto(understood.source)),
    limits,
    character,
    note: rule.note,
    advice: adviceFor(
      wish.focus,
      character,
      understood,
      health,
      new Set(made.flatMap(({ slot, replaces }) => (replaces === undefined ? [] : [slot]))),
    ).filter(
      // What the steps do already is not advised.
      (tip) =>
        !(
          /\bpour it away\b/.test(tip) &&
          habits.some(({ slot }) => slot === boiledApartSlot || slot === leachedSlot)
        ),
    ),
  };
}

/** Whether a move takes more of what was given no amount. */
const heapsGuess = (
  { slot }: Move,
  { grounded }: UnderstoodRecipe,
  guessed: ReadonlySet<string> | undefined,
): boolean => {
  const food = grounded.find(({ key }) => key === slot)?.ingredient.food ?? null;
  return food !== null && guessed?.has(food.id) === true;
};

/** Without the last thing that is only there for its taste. */
const withRoom = (made: readonly Move[]): Move[] => {
  const last = made.findLastIndex(({ taste, asked }) => taste !== null || asked === true);
  return made.filter((_, at) => at !== last);
};

/** The limit as it is aimed at: a share of a maximum, so many times a minimum. */
const tightened = (limit: FocusLimit, share: number): FocusLimit => ({
  ...limit,
  max: limit.max === null ? null : limit.max * share,
  min: limit.min === null ? null : limit.min / share,
});

const sugarCounts: ReadonlySet<HealthFocus> = new Set(['lowSugar', 'diabeticFriendly', 'lowCarb']);

/** Where the first changes did it all, these are enough; where not, as many may come besides. Own rules. */
const enoughFirst = 2;

const leastBesides = 3;

/** So near to its limits, as a sum of logarithms, nobody needs a smaller plate. Own rule. */
const nearEnough = 0.25;

/** New foods that were chosen for what they bring: the pot takes only so many. */
const addedBy = (chosen: readonly Move[]): number => chosen.filter(({ kind }) => kind === 'add').length;

/** What is only welcome, and what a cook does by habit, is enough at this number. */
const mostWelcome = 2;

const mostHabits = 2;

/** The share of a limit that something welcome may bring of what there should be less of. Own rule. */
const tolerated = 0.04;

/** Whether something that is only welcome brings more of what is limited for a serving. */
const worsens = ({ difference }: Move, { nutrient, basis, max }: FocusLimit, servings: number): boolean =>
  basis === 'per_serving' &&
  max !== null &&
  (difference.values[nutrients.indexOf(nutrient)] ?? 0) / servings > max * tolerated;

/** What the focus expects of a dish whatever the figures say, beside what was chosen: nothing twice, one thing on top. */
function welcomeMoves(
  moves: readonly Move[],
  chosen: readonly Move[],
  most: number,
  { grounded }: UnderstoodRecipe,
  harms: (move: Move) => boolean,
): readonly Move[] {
  const set: Move[] = [];
  for (const move of moves) {
    // Another oven or another tin fills no plate.
    const full = set.filter(({ kind }) => kind === 'add' || kind === 'increase').length >= most;
    if (full && (move.kind === 'add' || move.kind === 'increase')) continue;
    if (move.asked !== true || harms(move)) continue;
    const others = [...chosen, ...set];
    if (others.some(({ slot, side }) => slot === move.slot || (side && move.side))) continue;
    if (newVegetable(move) && others.some(newVegetable)) continue;
    const alike = move.brings.some(
      (food) =>
        others.some(({ brings }) =>
          brings.some(
            (other) => isKind(other, food.id) || isKind(food, other.id) || other.kind === food.kind,
          ),
        ) || grounded.some(({ ingredient }) => ingredient.food !== null && isKind(ingredient.food, food.id)),
    );
    if (!alike) set.push(move);
  }
  return set;
}

/** What is good to know for a focus in such a dish. */
function adviceFor(
  focus: HealthFocus,
  { words }: Character,
  { grounded }: UnderstoodRecipe,
  { advice }: HealthTables,
  gone: ReadonlySet<string>,
): readonly string[] {
  return advice
    .filter(
      (one) =>
        one.for.includes(focus) &&
        (one.in.length === 0 || one.in.some((word) => words.has(word))) &&
        !one.not.some((word) => words.has(word)) &&
        (one.beside.length === 0 ||
          grounded.some(
            ({ key, ingredient: { food } }) =>
              food !== null && !gone.has(key) && one.beside.some((id) => isKind(food, id)),
          )),
    )
    .map(({ say }) => say);
}

const unsalts = ({ edits: [first, ...rest] }: Move): boolean =>
  first?.kind === 'remove' && rest.some(({ kind }) => kind === 'replace-text');

/** Who asks for little sodium has no salt added by hand. */
const saltless: ReadonlySet<HealthFocus> = new Set(['lowSodium', 'dash', 'kidneyFriendly']);

/** A focus that gives sodium this weight asks for care with every pinch. */
const saltMatters = 0.8;

/** What sharpens the dish, as a cook calls it. */
function sourOf({ grounded }: UnderstoodRecipe, tastes: readonly Move[]): string | null {
  const foods = [
    ...tastes.flatMap(({ brings }) => brings),
    ...grounded.flatMap(({ ingredient }) => ingredient.food ?? []),
  ];
  const called = (['lime', 'lemon', 'vinegar'] as const).find((id) =>
    foods.some((food) => isKind(food, id) || food.id === `${id}-juice`),
  );
  return called === undefined ? null : called === 'vinegar' ? 'vinegar' : `${called} juice`;
}

/** The order in which a dietitian who cooks would try, and tell. */
const order: readonly Move['kind'][] = ['method', 'swap', 'reduce', 'increase', 'add', 'servings'];

/** Where part of a nutrient is not known, the known part must leave room for it. Own rule: four tenths. */
function caution(limit: FocusLimit, { nutrition }: Judgement): FocusLimit {
  return nutrition.total[limit.nutrient] === null && limit.max !== null
    ? { ...limit, max: limit.max * 0.6 }
    : limit;
}
