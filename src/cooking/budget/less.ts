import { isKind, isWater } from '#food/ingredient';
import { characterOf } from '../healthify/character.ts';
import type { Edit } from '../edit/model.ts';
import { recipeText, useOf } from '../substitute/use.ts';
import type { BudgetMove } from './budget-move.ts';
import { isItsHerb } from './own-herb.ts';
import { listedGrams, portionSteps, withinPlate } from './portions.ts';
import { rubsOf } from './stretch.ts';
import { dresses, whyLess, wordsOn } from './why-less.ts';
import {
  isBulk,
  isButchersPiece,
  isCutUp,
  isStructural,
  keptOf,
  type BudgetScope,
  type PricedLine,
  isJoint,
} from './scope.ts';

/** What half the herbs cost a dish of its character. */
const halfGarnish = 0.08;
/** Pieces that are dealt out by number. Own rule. */
const mostPieces = 3;
/** Own rule. */
const leastTitular = 0.6;
/** Own rule. */
const leastOfEach = 0.75;
/** Grams of wine that are the liquid of the dish. Own rule. */
const potful = 400;
/** Grams of raw meat or fish on a plate: below the one it only seasons, and nothing is taken below the other. Own rule. */
const seasoning = 45;
const leastPortion = 66;
const leastOfSeveral = 25;
/** Smoked and cured it is eaten in slices, not in portions. Own rule. */
const leastSlices = 45;
/** Where the target is far, so much of a portion is enough. Own rule. */
const deepPortion = 0.75;
/** What is there for its savour, where the target is far: by how much less, and what the dish loses. */
const savours: readonly (readonly [factor: number, loss: number])[] = [
  [0.67, 0.14],
  [0.5, 0.24],
];
/** More of the weight than this is no garnish. Own rule. */
const mostGarnish = 0.2;
/** What the budget may take of what a dish must keep. Own rule. */
const keptOfKeep = 0.75;
/** A bottle is opened anyway: less than this of it is worth another use for the rest. Own rule. */
const leastOfBottle = 0.75;
/** And of what a dish is known by. Own rule. */
const keptOfName = 0.9;

/** Foods of which a dish bears less: by how much less, what it loses, and what is said of it. */
const reducible: readonly {
  readonly kinds: readonly string[];
  readonly steps: readonly (readonly [factor: number, loss: number])[];
  readonly why: string;
  /** What a dish bears besides, where the target is out of reach otherwise. */
  readonly deeper?: readonly [factor: number, loss: number];
  /** And where even that is not enough. */
  readonly furthest?: readonly [factor: number, loss: number];
  /** Not where it makes the crumb or the cream. */
  readonly savoury?: boolean;
  /** What each plate still has of it is told. */
  readonly portion?: boolean;
  /** Not of fewer than so many. */
  readonly least?: number;
}[] = [
  {
    kinds: ['nut', 'tree-nut', 'seed', 'dried-fruit'],
    steps: [[0.5, 0.12]],
    furthest: [0.34, 0.26],
    why: 'fewer of them still turn up in every bite',
  },
  {
    kinds: ['cream-cheese', 'ricotta', 'mascarpone', 'cottage-cheese'],
    steps: [
      [0.75, 0.1],
      [0.6, 0.2],
    ],
    deeper: [0.5, 0.28],
    why: 'a slightly thinner layer is still rich enough',
  },
  {
    kinds: ['paneer', 'tofu', 'tempeh', 'meat-alternative'],
    steps: [
      [0.75, 0.14],
      [0.6, 0.26],
    ],
    deeper: [0.5, 0.34],
    why: 'cut smaller, a smaller share of it still turns up on every plate',
  },
  {
    kinds: ['cheese'],
    steps: [
      [0.75, 0.12],
      [0.6, 0.26],
    ],
    deeper: [0.5, 0.4],
    furthest: [0.4, 0.55],
    why: 'finely grated, less of it still reaches every bite',
  },
  {
    kinds: ['chocolate'],
    steps: [[0.75, 0.12]],
    why: 'three quarters of it still make it taste of chocolate',
  },
  {
    kinds: ['cream', 'sour-cream', 'coconut-milk'],
    steps: [[0.75, 0.1]],
    deeper: [0.6, 0.18],
    furthest: [0.5, 0.26],
    why: 'the sauce is a little lighter and still creamy',
    savoury: true,
  },
  {
    kinds: ['butter', 'oil'],
    steps: [
      [0.7, 0.07],
      [0.5, 0.15],
    ],
    furthest: [0.4, 0.24],
    why: 'less fat is enough to brown it gently',
    savoury: true,
  },
  // Before the fruit that an avocado is by its kind.
  {
    kinds: ['lemon', 'lime'],
    steps: [[0.5, 0.09]],
    why: 'half of it is enough for every plate',
    least: 2,
  },
  {
    kinds: ['avocado'],
    steps: [[0.5, 0.2]],
    why: 'sliced thinly, half of it is enough for every plate',
    least: 2,
  },
  {
    kinds: ['berry', 'tropical-fruit', 'stone-fruit'],
    steps: [[0.75, 0.12]],
    furthest: [0.5, 0.3],
    why: 'three quarters of the fruit still gives every portion its share',
  },
  {
    kinds: ['meat', 'poultry', 'sausage'],
    steps: [
      [0.85, 0.22],
      [0.75, 0.34],
      [0.65, 0.48],
      [0.6, 0.58],
    ],
    why: 'a smaller share of meat',
    portion: true,
  },
  {
    kinds: ['crustacean', 'mollusc'],
    steps: [
      [0.85, 0.22],
      [0.75, 0.34],
      [0.65, 0.48],
      [0.6, 0.58],
    ],
    why: 'a smaller share of shellfish',
    portion: true,
  },
  {
    kinds: ['fish', 'seafood'],
    steps: [
      [0.85, 0.22],
      [0.75, 0.34],
      [0.65, 0.48],
      [0.6, 0.58],
    ],
    why: 'a smaller share of fish',
    portion: true,
  },
  {
    kinds: ['flatbread'],
    steps: [[0.5, 0.08]],
    why: 'with rice on the plate half a bread each is plenty',
    least: 2,
  },
  {
    kinds: ['mushroom'],
    steps: [
      [0.7, 0.12],
      [0.6, 0.2],
    ],
    furthest: [0.5, 0.3],
    why: 'fewer of them, browned hard, still bring their savor to all of it',
  },
  {
    kinds: ['wine'],
    steps: [
      [0.7, 0.12],
      [0.6, 0.2],
    ],
    why: 'boiled down, less of it still gives the sauce its taste',
    savoury: true,
  },
];

/** Less of something that the dish bears less of. */
export function lessOf(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { understood, health, foods } = scope;
  const fry = fryingOil(line, scope);
  if (fry !== null) return [fry];
  // A shallower pan of it would not cover what is fried.
  if (isKind(line.food, 'oil') && line.grams >= shallow && isFryingFat(scope)) return [];
  if (isStructural(line) || isBulk(line, understood) || isJoint(line, scope) || isButchersPiece(line, scope))
    return [];
  // Jam is fruit and sugar by weight: less fruit alone would be syrup.
  if (isKind(line.food, 'fruit') && characterOf(understood, health, foods).words.has('preserve')) return [];
  if (isAllOfIt(line, scope) || bindsDough(line, scope)) return [];
  const found = reducible.find(({ kinds }) => kinds.some((kind) => isKind(line.food, kind)));
  if (setsFilling(line, scope)) return [];
  const weight = understood.grounded.reduce((sum, { ingredient: { grams } }) => sum + (grams ?? 0), 0);
  // A pound of coconut is the macaroon, and no garnish of it.
  const garnish =
    (line.food.category === 'herbs' || line.food.roles[0] === 'garnish') && line.grams < weight * mostGarnish;
  if (
    /coconut(?!-(?:milk|cream|oil|water|sugar|flour))/.test(line.food.id) &&
    line.grams >= weight * mostGarnish
  )
    return [];
  if (found === undefined && !garnish) return [];
  if (garnish && isItsHerb(line, scope)) return [];
  // What the meat stands in is made up for with stock, not left away.
  if (isKind(line.food, 'wine') && line.grams >= potful) return [];
  const { title, instructions } = understood.source;
  if (found?.savoury === true) {
    // The fat of a cake is its crumb.
    const { words } = characterOf(understood, health, foods);
    if (
      ['baked', 'cake', 'cookie', 'batter', 'pastry', 'sweet', 'custard', 'frozen', 'drink'].some((word) =>
        words.has(word),
      )
    )
      return [];
    const { contexts, functions } = useOf(line.food, line.name, recipeText(title, instructions));
    const sweet = (['baking', 'bread', 'pastry', 'frosting', 'dessert', 'candy', 'frozen'] as const).some(
      (one) => contexts.has(one),
    );
    // A roux takes as much fat as flour.
    if (isKind(line.food, 'butter') && roux(line.key, understood)) return [];
    if (sweet || functions.has('whipped') || functions.has('emulsifier') || line.eatenShare < 0.6) return [];
  }
  // Bread beside rice is a second side; wrapped round the filling it is the dish.
  const withRice = understood.grounded.some(
    ({ ingredient: { food } }) => food !== null && isKind(food, 'rice'),
  );
  if (isKind(line.food, 'flatbread') && (!withRice || /tortilla|wrap|taco/.test(`${line.food.id} ${title}`)))
    return [];
  // One bird or one fillet cannot become three quarters of it.
  const whole = understood.recipe.ingredients.find(({ key }) => key === line.key);
  const counted = (whole?.unit === null || whole?.unit === 'piece') && !isCutUp(line.key, understood);
  if (
    counted &&
    found?.least === undefined &&
    (whole?.quantity ?? 0) < 3 &&
    understood.recipe.servings !== whole?.quantity
  )
    return [];
  if (garnish && (whole?.quantity ?? 1) < 1) return [];
  // Blended with oil the herbs are the sauce.
  if (
    (garnish || isKind(line.food, 'oil')) &&
    /\b(?:blitz|blend|process|pound|pesto|salsa verde|chimichurri)/i.test(wordsOn(line, scope))
  )
    return [];
  if ((whole?.quantity ?? 0) < (found?.least ?? 0)) return [];
  // The lemons of a lemon tart are its filling.
  if (
    isKind(line.food, 'citrus') &&
    ['baked', 'sweet', 'cake', 'pastry', 'custard', 'frozen', 'preserve', 'pie-filling'].some((word) =>
      characterOf(understood, health, foods).words.has(word),
    )
  )
    return [];
  // Four fillets for four: everybody gets one.
  const each = understood.grounded.find(({ key }) => key === line.key)?.parsed.amountEach ?? null;
  const shared = isKind(line.food, 'flatbread');
  if (counted && whole?.quantity === understood.recipe.servings && each === null && !shared) return [];
  // "Wrap each in two rashers", "top each bowl with a fillet": everybody gets one.
  if (
    whole !== undefined &&
    // "150 g each" may be smaller for everybody.
    each === null &&
    (counted || whole.unit === 'slice') &&
    (whole.quantity ?? 0) % understood.recipe.servings === 0 &&
    understood.steps.some(
      ({ mentions }, index) =>
        /\beach\b(?! side)/i.test(instructions[index]!) && mentions.some(({ key }) => key === line.key),
    )
  )
    return [];
  // Eight chops for four: nobody gets one and a quarter.
  const pieces = whole?.quantity ?? 0;
  if (
    counted &&
    each === null &&
    found?.portion === true &&
    pieces % understood.recipe.servings === 0 &&
    pieces <= understood.recipe.servings * mostPieces
  )
    return [];
  // Where there is meat the mushrooms are what fills up for it.
  if (
    isKind(line.food, 'mushroom') &&
    scope.deep !== true &&
    !characterOf(understood, health, foods).words.has('meatless')
  )
    return [];
  // A portion is a portion: what only seasons the dish is another matter.
  const { servings } = understood.recipe;
  const each0 = line.grams / servings;
  const cured =
    /smoked|cured|ham|bacon|pancetta|prosciutto|salami/.test(line.food.id) || isKind(line.food, 'sausage');
  // What is crisped for its savour is no portion, beside meat that is.
  const main =
    found?.portion === true &&
    each0 >= seasoning &&
    !(isKind(line.food, 'cured-pork') && beside(line, scope) / servings >= leastPortion);
  // What is more than a portion goes first, and is hardly missed.
  const plates = found?.portion === true ? portionSteps(line, scope) : [];
  const steps = [
    ...plates,
    ...(found?.portion === true && scope.deep === true && !main ? savours : []),
    ...(garnish ? ([[0.5, halfGarnish]] as const) : withinPlate(found!.steps, plates[0])),
    ...(scope.deep === true && found?.deeper !== undefined ? [found.deeper] : []),
    ...(scope.far === true && found?.furthest !== undefined ? [found.furthest] : []),
  ];
  // Of what the dish is named after two thirds are the least.
  const least = Math.max(
    line.titleWords.length > 0 ? leastTitular : 0,
    keptOf(
      Math.max(
        characterOf(understood, health, foods).keepShare(line.food) *
          (found?.portion === true ? keptOfKeep : 1),
        characterOf(understood, health, foods).makesDish(line.food) * keptOfName,
      ),
      scope,
    ),
  );
  const floor = (cured ? leastSlices : leastPortion) * (scope.deep === true ? deepPortion : 1);
  // In a pot of prawns, chicken and sausage the plate is full of all three.
  const others = beside(line, scope) / servings;
  const enough = (each: number): boolean =>
    each >= floor || (others >= seasoning && each >= leastOfSeveral && each + others >= leastPortion * 1.2);
  // Garlic and oil are all the sauce that there is.
  const dressing =
    isKind(line.food, 'oil') && (dresses(line, scope) || /\b(?:aglio|[ae]ll['’]olio|scampi)\b/i.test(title));
  // What a pot stands in is not halved where nothing else is poured in.
  const stoodIn =
    isKind(line.food, 'coconut-milk') &&
    !scope.judgement.ingredients.some(
      ({ food }) =>
        food !== null && (isWater(food) || isKind(food, 'stock') || isKind(food, 'tomato-product')),
    );
  return (
    steps
      .map(
        ([share, loss], at) =>
          [
            wholePieces(halfCans(at < plates.length ? share : Math.max(share, least), whole), line, scope),
            loss,
          ] as const,
      )
      // Half the oil to the same vinegar is sour.
      .filter(([factor]) => !(dressing || stoodIn) || factor >= leastOfDressing)
      .filter(([factor]) => factor < 0.95)
      // Two steaks of 250 g each may be a little smaller, not half.
      .filter(([factor]) => each === null || found?.portion !== true || factor >= leastOfEach)
      // Nobody keeps a glass of the bottle back.
      .filter(([factor]) => whole?.unit !== 'bottle' || factor < leastOfBottle)
      .filter(([factor]) => !main || enough(each0 * factor))
      .map(([factor, loss]) => ({
        key: line.key,
        edits: [
          {
            kind: 'amount',
            key: line.key,
            factor,
            reason: whyLess({
              line,
              scope,
              factor,
              garnish,
              dressing,
              portion: main
                ? `${found!.why}, still ${portionOf(listedGrams(line, scope) * factor, servings)} g a person${
                    factor < muchSmaller
                      ? ` in place of ${portionOf(listedGrams(line, scope), servings)} g`
                      : ''
                  }`
                : null,
              usual: found?.why ?? '',
              stocked: madeUp(line, factor, scope).length > 0,
              share: found?.portion === true,
            }),
          },
          ...madeUp(line, factor, scope),
          ...(main && factor < rubbedLess ? rubsOf(line, factor, scope) : []),
        ],
        saved: line.cost * (1 - factor),
        loss: loss * (line.titleWords.length > 0 ? 1.4 : 1),
      }))
  );
}

/** From this share of all that is eaten on, less of a food is only a smaller yield. Own rule. */
const allOfIt = 0.9;
/** Jerky is its beef: less of that is less jerky. Stock, brine and oil do not fill anybody. */
function isAllOfIt({ grams, food }: PricedLine, { judgement }: BudgetScope): boolean {
  if (!food.traits.includes('meat')) return false;
  const solid = judgement.ingredients.reduce(
    (sum, { food: one, grams: own }) =>
      sum +
      (one === null || isWater(one) || ['stock', 'oil', 'salt', 'spice'].some((kind) => isKind(one, kind))
        ? 0
        : (own ?? 0)),
    0,
  );
  return grams >= solid * allOfIt;
}

/** From this share of the flour on, what is soft and wet in a dough is the liquid of it. Own rule. */
const wetShare = 0.3;
/** Curd, ricotta or sour cream that is kneaded or stirred with flour: less of it and the dough stays dry. */
function bindsDough(
  { food, grams }: PricedLine,
  { understood, health, foods, judgement }: BudgetScope,
): boolean {
  if (
    !['fresh-cheese', 'soft-cheese', 'yogurt-kind', 'sour-cream', 'quark'].some((kind) => isKind(food, kind))
  )
    return false;
  const { words } = characterOf(understood, health, foods);
  const dough = /\b(?:dough|batter)\b/i.test(understood.source.instructions.join(' '));
  if (!dough && !['cake', 'bread', 'cookie', 'batter', 'pastry'].some((word) => words.has(word)))
    return false;
  const flour = judgement.ingredients.reduce(
    (sum, { food: one, grams: own }) => sum + (one !== null && isKind(one, 'flour') ? (own ?? 0) : 0),
    0,
  );
  return flour > 0 && grams >= flour * wetShare;
}

/** From here on the old amount is told beside the new. Own rule. */
const muchSmaller = 0.58;
/** From so much less meat on its rub is less as well. Own rule. */
const rubbedLess = 0.8;
/** Own rule. */
const leastOfDressing = 0.7;

/** Where less wine goes in and there is stock in the same pot, stock makes up the sauce. */
function madeUp(line: PricedLine, factor: number, { understood }: BudgetScope): readonly Edit[] {
  if (!isKind(line.food, 'wine')) return [];
  const stock = understood.grounded.find(
    ({ key, ingredient: { food, grams } }) =>
      food !== null &&
      isKind(food, 'stock') &&
      (grams ?? 0) >= leastStock &&
      understood.steps.some(
        ({ mentions }) =>
          mentions.some((one) => one.key === key) && mentions.some((one) => one.key === line.key),
      ),
  );
  if (stock === undefined) return [];
  const more = 1 + (line.grams * (1 - factor)) / stock.ingredient.grams!;
  return [{ kind: 'amount', key: stock.key, factor: more, reason: 'makes up the volume of the sauce' }];
}

/** Grams of stock that are more than a splash. Own rule. */
const leastStock = 80;

/** From this share of a sweet dish on its soft cheese is what makes it stand. Own rule. */
const settingShare = 0.15;

/** The soft cheese of a cheesecake or a tiramisu: with less of it nothing sets. */
function setsFilling({ food, grams }: PricedLine, { understood, health, foods }: BudgetScope): boolean {
  if (!isKind(food, 'cheese')) return false;
  const total = understood.grounded.reduce((sum, { ingredient }) => sum + (ingredient.grams ?? 0), 0);
  return grams >= total * settingShare && characterOf(understood, health, foods).words.has('custard');
}

/** "Melt the butter, whisk in the flour": whether a line is the fat of a roux, whichever of two lines of it the steps mean. */
const roux = (key: string, { steps, source, grounded }: BudgetScope['understood']): boolean => {
  const foodOf = (one: string): string | undefined =>
    grounded.find((line) => line.key === one)?.ingredient.food?.id;
  return (
    grounded.some(({ ingredient: { food } }) => food !== null && isKind(food, 'flour')) &&
    steps.some(
      ({ mentions }, at) =>
        mentions.some((one) => one.key === key || foodOf(one.key) === foodOf(key)) &&
        /\b(?:whisk|stir|beat|mix|add)\b(?: in)?[^.;]{0,12}\bflour\b/i.test(source.instructions[at]!),
    )
  );
};

/** Of four thighs two or three are left, no 2.4: what is said of them is said of those. */
function wholePieces(
  factor: number,
  { key, counted, food }: PricedLine,
  { understood }: BudgetScope,
): number {
  const parsed = understood.grounded.find((one) => one.key === key)?.parsed;
  const pieces = parsed?.quantity ?? 0;
  const flesh = (['meat', 'poultry', 'fish'] as const).some((trait) => food.traits.includes(trait));
  if (!counted || !flesh || parsed?.unit !== null || parsed.quantityMax !== null) return factor;
  return Number.isInteger(pieces) && pieces >= 2 && pieces <= 12
    ? Math.max(1, Math.round(pieces * factor)) / pieces
    : factor;
}

/** What comes by the can is opened whole or half. */
const halfCans = (
  factor: number,
  line: { readonly quantity: number | null; readonly unit: string | null } | undefined,
): number => {
  const cans = /^(?:can|tin|carton)$/.test(line?.unit ?? '') ? (line?.quantity ?? 0) : 0;
  return cans < 1 ? factor : Math.round(cans * factor * 2) / 2 / cans;
};

/** Grams of other meat and fish in the dish: the plate holds them too. */
const beside = ({ key }: PricedLine, { understood }: BudgetScope): number =>
  understood.grounded.reduce(
    (sum, { key: other, ingredient: { food, grams } }) =>
      other !== key &&
      food !== null &&
      food.traits.some((trait) => trait === 'meat' || trait === 'fish' || trait === 'shellfish') &&
      !food.traits.includes('animal-stock') &&
      !food.traits.includes('animal-fat')
        ? sum + (grams ?? 0)
        : sum,
    0,
  );

/** Grams of oil from which on it is a bath and no fat of the dish, and stays one with less. Own rule: a quart, and a good pint of it. */
const bath = 600;

/** Grams from which on oil is what something is fried in, and no spoonful for the pan. Own rule: a cup. */
const shallow = 200;
const isFryingFat = ({ understood: { source } }: BudgetScope): boolean =>
  [...source.ingredients, ...source.instructions].some((text) =>
    /\b(?:deep[- ]?)?fr(?:y|ied|ying)\b|\bhot oil\b|\bheat (?:up )?(?:the |\w+ )*oil\b/i.test(text),
  );

/** A narrow pot is as deep with less oil in it. */
function fryingOil({ food, key, grams, cost }: PricedLine, scope: BudgetScope): BudgetMove | null {
  if (!isKind(food, 'oil') || grams < bath) return null;
  if (!isFryingFat(scope)) return null;
  return {
    key,
    edits: [
      {
        kind: 'amount',
        key,
        factor: 0.6,
        reason:
          'in a small, deep pot less oil stands as high, for a batch more; strained, it fries twice again',
      },
    ],
    saved: cost * 0.4,
    loss: 0.05,
    thrifty: true,
  };
}

/** Grams on a plate, as people say them. */
const portionOf = (grams: number, servings: number): number => Math.round(grams / servings / 5) * 5;
