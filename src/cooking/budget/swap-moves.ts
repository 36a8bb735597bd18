/** Swaps for something cheaper that does the same job. */
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { isBritish, notSoldInBritain } from '../edit/british.ts';
import { neededParts, swapBy } from '../edit/from-suggestion.ts';
import type { Edit } from '../edit/model.ts';
import { characterOf } from '../healthify/character.ts';
import { sentencesOf } from '../healthify/technique.ts';
import { gramsPerUnit } from '../measures/amounts.ts';
import { recipeText } from '../substitute/use.ts';
import { isPluralName } from '../text/naming.ts';
import { acceptable, isForSale } from './acceptable.ts';
import { type BudgetMove, impact, weights } from './budget-move.ts';
import { staysRaw } from './refit.ts';
import { type BudgetScope, type PricedLine, isStructural, priceOf } from './scope.ts';
import { doubled, oneStock } from './thrift.ts';

/** Another food for less than this is another thing to buy for cents. */
const leastSwapSaving = 0.04;

/** A seasoning below this share of the cost is not for sale: it saves nothing and is tasted in every bite. */
const leastSeasoning = 0.1;

/** How sure a substitute must be to be taken without asking. */
const leastConfidence = 0.7;

/** Another kind of food must be surer still. */
const leastAcross = 0.8;

/** Kinds that say nothing of how a food cooks. */
const broad: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'meat', 'fish', 'seafood', 'dairy']);

/** A food that may carry something new must save at least this share of the cost. */
const worthRisk = 0.03;

/** Prices differ by this much from shop to shop anyway. */
const leastCheaper = 0.15;

/** A vegetable that the list has may take in another, but not more than as much again: thirteen carrots are another dish. */
const outgrown = (line: PricedLine, to: Food, grams: number, { understood }: BudgetScope): boolean =>
  to.category === 'produce' &&
  understood.grounded.some(
    ({ key, ingredient }) =>
      key !== line.key && ingredient.food?.id === to.id && grams > (ingredient.grams ?? 0) * mostMerged,
  );

const mostMerged = 0.75;

/** Vegetables that nobody eats raw. */
const needsCooking = [
  'green-bean',
  'potato',
  'sweet-potato',
  'eggplant',
  'winter-squash',
  'parsnip',
  'turnip',
  'kale',
  'collard-greens',
  'swiss-chard',
] as const;

/** Whether any step heats an ingredient. */
const isHeated = ({ key }: PricedLine, { understood }: BudgetScope): boolean =>
  understood.recipe.steps.some(
    ({ station }, at) =>
      station !== 'none' &&
      (understood.steps[at]!.contents.includes(key) ||
        understood.steps[at]!.mentions.some((one) => one.key === key)),
  );

/** Doughs that each bake up in a way of their own. */
const pastries = /puff-pastry|phyllo|pie-crust|shortcrust|croissant-dough|biscuit-dough|pizza-dough|choux/;

/** What a dish without them must not be given. */
const guarded = [
  'meat',
  'fish',
  'shellfish',
  'pork',
  'gelatin',
  'alcohol',
  'animal-stock',
  'animal-fat',
  'egg',
  'dairy',
] as const;

/** What gives a dish its land: fish sauce is no Worcestershire sauce, though both are salt and brown. */
const seasons = (food: Food): boolean =>
  food.category === 'sauces-condiments' || food.category === 'spices-seasonings';

/** Swaps for a line, asked for once. */
export function suggestedFor(line: PricedLine, total: number, scope: BudgetScope): readonly BudgetMove[] {
  const known = scope.suggested?.get(line.key);
  if (known !== undefined) return known;
  const found = swaps(line, total, scope);
  scope.suggested?.set(line.key, found);
  return found;
}

function swaps(line: PricedLine, total: number, scope: BudgetScope): readonly BudgetMove[] {
  // Nothing that could be suggested for these would be taken: they are not asked after.
  if (!isForSale(line) || (seasons(line.food) && line.cost < leastSeasoning * total)) return [];
  const { understood, judgement } = scope;
  const { recipe, source } = understood;
  const british = isBritish(source);
  // Who mixes two kinds of mince has chosen them: a third one is no saving of hers.
  const mixedMince =
    /^ground-/.test(line.food.id) &&
    understood.grounded.some(
      ({ key, ingredient: { food } }) =>
        key !== line.key && food !== null && /^ground-(?:beef|pork|veal|lamb|turkey|chicken)/.test(food.id),
    );
  const grounded = understood.grounded.find(({ key }) => key === line.key)!;
  const answer = scope.substitutes.suggest({
    food: line.food,
    name: line.name,
    amount: {
      quantity: grounded.parsed.quantity ?? line.grams,
      unit: grounded.parsed.quantity === null ? 'g' : grounded.parsed.unit,
      grams: line.grams,
    },
    recipe: recipeText(source.title, source.instructions),
    recipeFoods: new Set(recipe.ingredients.flatMap(({ food }) => food ?? [])),
    servings: recipe.servings,
    available: null,
    // By fit, not by price: a cook takes the nearest that is cheaper, not the cheapest that is near.
    reason: null,
    maxResults: 8,
    restrictions: scope.restrictions,
    jurisdiction: scope.jurisdiction,
  });
  const used = recipe.ingredients.flatMap(({ food }) => (food === null ? [] : (scope.foods.get(food) ?? [])));
  const present = new Set(used.flatMap(({ traits }) => traits));
  const carried = new Set(
    judgement.allergens.filter(({ status }) => status !== 'unknown').map(({ allergen }) => allergen),
  );
  return answer.suggestions.flatMap((one): readonly BudgetMove[] => {
    const main = one.foods[0]!;
    // The quick answers first: most suggestions never come to be weighed and priced.
    if (seasons(line.food) && one.flavor === 'medium') return [];
    if (one.foods.some(({ traits }) => traits.includes('toxic-raw'))) return [];
    // "Bell pepper" for "red pepper" is the same thing by a wider name; toasted sesame oil is there for its taste.
    if (british && notSoldInBritain.has(main.id)) return [];
    if (isKind(line.food, 'cream') && /buttermilk|yogurt|kefir/.test(main.id)) return [];
    // Breakfast cereal is no crumb, and walnuts are strange beside fish sauce.
    if (/panko|crumbs/.test(line.food.id) && !/panko|crumbs/.test(main.id)) return [];
    if (
      /walnut|pecan|hazelnut/.test(main.id) &&
      used.some((food) => isKind(food, 'fish-sauce') || isKind(food, 'soy-sauce'))
    )
      return [];
    // What is drunk sweet is not made sour.
    if (
      /sour-cream|creme-fraiche|yogurt|buttermilk|kefir/.test(main.id) &&
      !/sour-cream|creme-fraiche|yogurt|buttermilk|kefir/.test(line.food.id) &&
      characterOf(understood, scope.health, scope.foods).words.has('drink')
    )
      return [];
    if (mixedMince && main.kind !== line.food.kind && !used.some(({ id }) => id === main.id)) return [];
    // What a sweet is soaked in is tasted in every spoon: a glass of white wine is no Marsala.
    if (
      line.food.traits.includes('alcohol') &&
      ['sweet', 'custard', 'frozen', 'cake'].some((word) =>
        characterOf(understood, scope.health, scope.foods).words.has(word),
      )
    )
      return [];
    // What is at home in a wok is not in a paella.
    if (line.food.traits.includes('alcohol') && /shaoxing|mirin|sake|rice-wine/.test(main.id)) return [];
    // A jar of pasta sauce is cooked and seasoned; a can of plain sauce is neither.
    if (isKind(line.food, 'cooking-sauce') && !isKind(main, 'cooking-sauce')) return [];
    // Dried shiitakes taste of another continent.
    if (
      /dried-(?:porcini|morel|mushroom)|^dried\S*mushroom/.test(line.food.id) &&
      /shiitake|wood-ear/.test(main.id)
    )
      return [];
    // One dough is no other: a crust of biscuit dough is another dish.
    if (pastries.test(line.food.id) && line.food.id !== main.id) return [];
    // What is put up in vinegar is eaten as it is; the raw root is not, nor are beans and roots that no step cooks.
    if (/^pickled-/.test(line.food.id) && !/^pickled-/.test(main.id)) return [];
    if (
      needsCooking.some((id) => isKind(main, id)) &&
      !needsCooking.some((id) => isKind(line.food, id)) &&
      !isHeated(line, scope)
    )
      return [];
    // What is blended from frozen is thick because it is frozen.
    if (/\bfrozen\b/i.test(line.name) && isKind(line.food, 'fruit') && !/^frozen-/.test(main.id)) return [];
    if (isKind(line.food, main.id) || /^(?:toasted-)?sesame-oil$/.test(line.food.id)) return [];
    if (
      one.foods.some(({ traits }) => guarded.some((trait) => traits.includes(trait) && !present.has(trait)))
    )
      return [];
    if (one.confidence < leastConfidence || one.flavor === 'high' || one.texture === 'high') return [];
    const sameKind =
      main.kind === line.food.kind ||
      (isKind(main, line.food.kind ?? '') && !broad.has(line.food.kind!)) ||
      (isKind(line.food, main.kind ?? '') && !broad.has(main.kind!));
    // Cucumber is no celery and fennel no bok choy, whatever they cost: what cooks do take is among the thrifty moves.
    if (!sameKind && line.food.category === 'produce') return [];
    if (!sameKind && (one.confidence < leastAcross || isStructural(line))) return [];
    // What comes cooked needs no step; the raw grain in its place would.
    if (line.food.id.startsWith('cooked-') && !main.id.startsWith('cooked-')) return [];
    // Nobody opens a second kind of stock for a glass of wine.
    // And where there is none yet, a carton costs more than the glass.
    if (
      isKind(main, 'stock') &&
      !isKind(line.food, 'stock') &&
      !used.some((food) => isKind(food, 'stock') && food.id === main.id)
    )
      return [];
    // A cube alone brings no liquid.
    if (
      one.foods.length === 1 &&
      /stock|broth/.test(line.food.id) &&
      /cube|powder|bouillon|concentrate/.test(main.id)
    )
      return [];
    // Saving money is no reason to bring in what somebody at the table may not tolerate.
    if (
      one.foods.some((food) =>
        food.allergens.some(
          ({ allergen, level }) => (level === 'contains' || seasons(food)) && !carried.has(allergen),
        ),
      )
    )
      return [];
    if (
      !acceptable(line, main, scope) ||
      staysRaw(line, main, scope) ||
      ((/^(?:produce|frozen)$/.test(main.category) || main.traits.includes('meat')) &&
        doubled(main, line, scope))
    )
      return [];
    if (one.converted.grams === null || outgrown(line, main, one.converted.grams, scope)) return [];
    let cost = 0;
    const parts = neededParts(one, used);
    for (const part of parts) {
      const paid = part.grams === null ? null : priceOf(scope, part.food, part.grams);
      if (paid === null) return [];
      cost += paid;
    }
    const saved = line.cost - cost;
    if (saved < line.cost * leastCheaper || saved < total * leastSwapSaving) return [];
    // For cents nobody brings in what an allergic guest has to ask after.
    if (one.introducesAllergens.some((allergen) => !carried.has(allergen)) && saved < total * worthRisk)
      return [];
    const { edit, adjust, unsaid } = swapBy(line.key, one, '', used, scope.foods);
    if (adjust.length > 0 || unsaid.length > 0) return [];
    const loss =
      (impact[one.flavor] + impact[one.texture]) * (line.titleWords.length > 0 ? weights.titular : 1) +
      (1 - one.confidence) * weights.doubt +
      (one.introducesAllergens.some((allergen) => !carried.has(allergen)) ? weights.mayCarry : 0) +
      (main.traits.includes('staple') ? 0 : weights.unusual) +
      (line.food.traits.includes('meat') &&
      main.kind !== line.food.kind &&
      !isKind(main, line.food.kind ?? '')
        ? weights.otherAnimal
        : 0) +
      // A cake creamed with margarine tastes of it.
      (isKind(line.food, 'butter') && /margarine|shortening/.test(main.id) ? weights.creamed : 0);
    // A cup of corn flakes costs less than a cup of crumbs because it is mostly air.
    if (
      (!sameKind || isKind(main, 'leafy-green')) &&
      cost / one.converted.grams > (line.cost / line.grams) * 1.02 &&
      !/-(?:cube|powder|vinegar)$/.test(main.id)
    )
      return [];
    const perKg = (paid: number, grams: number): number => (paid / grams) * 1000;
    const [now, was] = [perKg(cost, one.converted.grams), perKg(line.cost, line.grams)];
    const [called, many] = calledMany(parts.map(({ food }) => food));
    const price = now < was * 0.71 ? `${shareOf(now / was)} as much` : 'less';
    const reason = `${called} ${many ? 'cost' : 'costs'} ${price}`;
    return [
      {
        key: line.key,
        edits: [
          { ...edit, reason: `${reason}${worthTelling(edit.reason, many)}` },
          ...(/^frozen-/.test(main.id) ? untrimmed(line, scope) : []),
          ...(/-stock-cube$/.test(main.id) ? oneStock(line.key, understood) : []),
        ],
        saved,
        loss,
      },
    ];
  });
}

/** "Plum tomatoes", and whether one speaks of many. */
export function calledMany(foods: readonly Food[]): readonly [string, boolean] {
  // Of a head that is cut up one speaks as of a stuff: "cabbage".
  const stuff = (food: Food): boolean =>
    (gramsPerUnit(food, 'piece') ?? gramsPerUnit(food, 'head') ?? 0) > 350;
  const names = foods.map((food) => (stuff(food) ? food.name : (food.plural ?? food.name)));
  return [
    names.join(' and '),
    foods.length > 1 || (foods[0]!.plural !== null && !stuff(foods[0]!)) || isPluralName(names[0]!),
  ];
}

/** What comes frozen is washed, trimmed and cut already: the sentences that do it go. */
function untrimmed({ key }: PricedLine, { understood }: BudgetScope): readonly Edit[] {
  return understood.steps.flatMap(({ id, mentions }, at): readonly Edit[] => {
    const text = understood.source.instructions[at]!;
    let trims = false;
    return sentencesOf(text).flatMap((sentence): readonly Edit[] => {
      const inside = mentions.filter(
        ({ start, kind }) => kind !== 'pronoun' && start >= sentence.start && start < sentence.end,
      );
      const own = inside.length > 0 && inside.every((one) => one.key === key);
      trims =
        (own &&
          /\b(?:cut|trim|separate|break|remove|snap|chop|wash)\b/i.test(sentence.text) &&
          /\b(?:stalks?|stems?|florets|trim\w*|ends|strings?|wash)\b/i.test(sentence.text)) ||
        (trims && inside.length === 0 && /^(?:cut|chop|wash|rinse|drain|pat)\b/i.test(sentence.text));
      return trims
        ? [
            {
              kind: 'replace-text',
              stepId: id,
              span: { start: sentence.start, end: sentence.end },
              text: '',
              reason: 'It comes cut',
            },
          ]
        : [];
    });
  });
}

/** 0.34 → "a third": as cooks speak of prices. */
const shareOf = (ratio: number): string =>
  ratio < 0.14
    ? 'a tenth'
    : ratio < 0.22
      ? 'a fifth'
      : ratio < 0.29
        ? 'a quarter'
        : ratio < 0.42
          ? 'a third'
          : ratio < 0.58
            ? 'half'
            : 'two thirds';

/** What is lost is told as it is; of crumb and creaming only a cake has any use. */
const worthTelling = (remark: string, many: boolean): string => {
  const said = remark.replace(/;[^;]*\b(?:creamed|crumb|dough|rises?)\b[^;]*/g, '');
  return many
    ? said
        .replace(/; it tastes\b/g, '; they taste')
        .replace(/; it is\b/g, '; they are')
        .replace(/, and is\b/g, ', and are')
    : said;
};
