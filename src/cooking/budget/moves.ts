import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { formatNumber } from '../text/grammar.ts';
import { shapeOf } from '../edit/can-do.ts';
import type { Edit } from '../edit/model.ts';
import { swapBy } from '../edit/from-suggestion.ts';
import { recipeText } from '../substitute/use.ts';
import type { Impact } from '../substitute/vocabulary.ts';
import { isStructural, pricedLines, type BudgetScope, type PricedLine } from './scope.ts';

/** One way to save money. */
export interface BudgetMove {
  readonly key: string;
  readonly edits: readonly Edit[];
  /** Money for the whole recipe, by the prices that count. */
  readonly saved: number;
  /** What the dish loses of its character, 0–1, so that moves can be compared. */
  readonly loss: number;
}

/** Set by reading what came out: a swap that a guest may notice weighs three times one that nobody does. */
const impact: Readonly<Record<Impact, number>> = { none: 0.01, low: 0.05, medium: 0.14, high: 0.4 };
const weights = {
  titular: 1.8,
  doubt: 0.15,
  newAllergen: 0.25,
  optional: 0.1,
  less: 0.12,
  halfGarnish: 0.08,
  stretchThird: 0.16,
  stretchHalf: 0.28,
} as const;
/** A line below this share of the cost is not worth a change. */
const worthShare = 0.02;

/** Every move that saves money on one ingredient, each with what it saves and what it takes from the dish. */
export function budgetMoves(scope: BudgetScope): readonly BudgetMove[] {
  const lines = pricedLines(scope);
  const total = lines.reduce((sum, { cost }) => sum + cost, 0);
  const worth = lines.filter(({ cost }) => cost >= total * worthShare);
  return worth.flatMap((line) => [
    ...swaps(line, scope),
    ...lessOf(line, scope),
    ...stretches(line, scope),
    ...leavingOut(line, scope),
  ]);
}

const priceOf = (scope: BudgetScope, food: Food, grams: number): number | null => {
  if (food.id === 'water') return 0;
  const perKg = scope.perKg(food);
  return perKg === null ? null : (perKg * grams) / 1000;
};

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

function swaps(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { understood, judgement } = scope;
  const { recipe, source } = understood;
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
    reason: 'cost',
    maxResults: 10,
    restrictions: scope.restrictions,
    jurisdiction: scope.jurisdiction,
  });
  const used = recipe.ingredients.flatMap(({ food }) => (food === null ? [] : (scope.foods.get(food) ?? [])));
  const present = new Set(used.flatMap(({ traits }) => traits));
  const carried = new Set(
    judgement.allergens.filter(({ status }) => status !== 'unknown').map(({ allergen }) => allergen),
  );
  return answer.suggestions.flatMap((one): readonly BudgetMove[] => {
    const { edit, adjust } = swapBy(line.key, one, '');
    const main = one.foods[0]!;
    if (adjust.length > 0 || one.converted.grams === null) return [];
    if (one.foods.some(({ traits }) => traits.includes('toxic-raw'))) return [];
    if (
      one.foods.some(({ traits }) => guarded.some((trait) => traits.includes(trait) && !present.has(trait)))
    )
      return [];
    // A dried pulse needs soaking and another hour.
    if (shapeOf(main) === 'grains' && isKind(main, 'legume') && !/canned|cooked|pea/.test(main.id)) return [];
    if (one.flavor === 'high' && one.texture === 'high') return [];
    let cost = 0;
    for (const part of one.converted.parts) {
      const paid = part.grams === null ? null : priceOf(scope, part.food, part.grams);
      if (paid === null) return [];
      cost += paid;
    }
    const saved = line.cost - cost;
    if (saved <= 0) return [];
    const sameKind =
      main.kind === line.food.kind ||
      isKind(main, line.food.kind ?? '') ||
      isKind(line.food, main.kind ?? '');
    if (line.titular && !sameKind) return [];
    if (isStructural(line) && !sameKind) return [];
    const allergens = one.allergens.filter((allergen) => !carried.has(allergen)).length;
    const loss =
      (impact[one.flavor] + impact[one.texture]) * (line.titular ? weights.titular : 1) +
      (1 - one.confidence) * weights.doubt +
      allergens * weights.newAllergen;
    const per = (paid: number, grams: number): string =>
      formatNumber(Math.round((paid / grams) * 1000 * 100) / 100);
    const reason = `${one.name} costs ${per(cost, one.converted.grams)} a kilogram against ${per(line.cost, line.grams)}${sameKind ? ' and does the same job' : ''}`;
    return [
      {
        key: line.key,
        edits: [{ ...edit, reason: edit.reason === '' ? reason : `${reason}${edit.reason}` }],
        saved,
        loss,
      },
    ];
  });
}

/** Foods of which a dish bears less, by how much less, and what is said of it. */
const reducible: readonly (readonly [kinds: readonly string[], factor: number, why: string])[] = [
  [['nut', 'tree-nut', 'seed', 'dried-fruit'], 0.5, 'half is enough to taste them'],
  [['hard-cheese', 'cheese'], 0.7, 'the dish keeps its taste with less cheese'],
  [['chocolate'], 0.75, 'a little less still tastes of it'],
  [['berry', 'tropical-fruit', 'fruit'], 0.75, 'a quarter less fruit is hardly missed'],
  [['meat', 'poultry'], 0.75, 'a smaller share of meat; the rest of the dish makes up the plate'],
  [['fish', 'seafood', 'crustacean'], 0.75, 'a smaller share of fish'],
];

function lessOf(line: PricedLine, { understood }: BudgetScope): readonly BudgetMove[] {
  if (isStructural(line)) return [];
  const found = reducible.find(([kinds]) => kinds.some((kind) => isKind(line.food, kind)));
  const garnish = line.food.category === 'herbs' || line.food.roles[0] === 'garnish';
  if (found === undefined && !garnish) return [];
  // One bird or one fillet cannot become three quarters of it.
  const whole = understood.recipe.ingredients.find(({ key }) => key === line.key);
  const counted = whole?.unit === null || whole?.unit === 'piece';
  if (counted && (whole?.quantity ?? 0) < 3) return [];
  const factor = garnish ? 0.5 : found![1];
  const loss = (garnish ? weights.halfGarnish : weights.less) * (line.titular ? weights.titular : 1);
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'amount',
          key: line.key,
          factor,
          reason: garnish ? 'half the herbs still carry the scent' : found![2],
        },
      ],
      saved: line.cost * (1 - factor),
      loss,
    },
  ];
}

/** What stretches meat, by the dish. */
const stretchers: readonly (readonly [dish: RegExp, foods: readonly string[], how: string])[] = [
  [
    /chil[il]|taco|burrito|enchilada|fajita|quesadilla|tex-mex|mexican/i,
    ['canned-kidney-beans', 'canned-black-beans'],
    'Drain and rinse the NAME and stir THEM in to heat through.',
  ],
  [
    /curry|masala|tikka|tagine|korma|couscous|biryani|moroccan/i,
    ['canned-chickpeas'],
    'Drain and rinse the NAME and stir THEM in to heat through.',
  ],
  [
    /stew|goulash|casserole|pie|hotpot|ragout|soup|broth|braise/i,
    ['carrot', 'potato'],
    'Cut the NAME into small dice and cook THEM along until tender.',
  ],
  [
    /meatball|burger|patt(?:y|ies)|meat ?loaf|kofta|dumpling/i,
    ['canned-lentils'],
    'Drain and mash the NAME and work THEM in.',
  ],
];
const minceStretch = [
  ['canned-lentils', 'cooked-lentils'],
  'Drain and rinse the NAME and stir THEM in to heat through.',
] as const;

function stretches(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { food } = line;
  const { source, steps, recipe } = scope.understood;
  if (!food.traits.includes('meat') || food.traits.includes('cured-meat') || line.grams < 200) return [];
  const dish = `${source.title} ${recipe.cuisine ?? ''}`;
  const own = stretchers.find(([pattern]) => pattern.test(dish));
  const [ids, how] = own ? [own[1], own[2]] : shapeOf(food) === 'mince' ? minceStretch : [[], ''];
  const by = ids
    .flatMap((id) => scope.foods.get(id) ?? [])
    .find((one) => !recipe.ingredients.some((item) => item.food === one.id));
  if (by === undefined) return [];
  const at =
    steps.findLast(
      (step, index) =>
        step.mentions.some(({ key, kind }) => key === line.key && kind !== 'pronoun') &&
        recipe.steps[index]!.station !== 'none',
    ) ?? steps.find((step) => step.mentions.some(({ key }) => key === line.key));
  if (at === undefined) return [];
  const move = (factor: number, loss: number): readonly BudgetMove[] => {
    const grams = Math.round((line.grams * (1 - factor)) / 10) * 10;
    const paid = priceOf(scope, by, grams);
    if (paid === null) return [];
    const name = (by.plural ?? by.name).replace(/^canned /, '');
    const share = factor > 0.6 ? 'a third' : 'half';
    return [
      {
        key: line.key,
        edits: [
          { kind: 'amount', key: line.key, factor, reason: `${name} take the place of ${share} of the meat` },
          {
            kind: 'add',
            part: { food: by, grams, preparation: null },
            stepId: at.id,
            as: 'then',
            sentence: how.replace('NAME', name).replace('THEM', by.plural === null ? 'it' : 'them'),
            afterKey: line.key,
            reason: `stretches the ${line.name}`,
          },
        ],
        saved: line.cost * (1 - factor) - paid,
        loss,
      },
    ];
  };
  return [...move(2 / 3, weights.stretchThird), ...move(0.5, weights.stretchHalf)].filter(
    ({ saved }) => saved > 0,
  );
}

function leavingOut(line: PricedLine, { understood }: BudgetScope): readonly BudgetMove[] {
  if (!line.optional || line.titular || understood.recipe.ingredients.length < 3) return [];
  return [
    {
      key: line.key,
      edits: [{ kind: 'remove', key: line.key, reason: 'the recipe itself calls it optional' }],
      saved: line.cost,
      loss: weights.optional,
    },
  ];
}
