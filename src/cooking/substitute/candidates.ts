import { createMemo } from '#kernel/memo';
import type { Catalogue } from '#food/catalogue';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { createEveryday } from './everyday.ts';
import { likeness, neighbours, sameInOtherForm } from './likeness.ts';
import type { EverydayList, ReplacedAmount, SubstitutePart, SubstitutionRule } from './rule.ts';
import type { IngredientUse } from './use.ts';
import type { Context, Impact, IngredientFunction } from './vocabulary.ts';

/** Something that could stand in, before anybody has asked whether it may. */
export interface Candidate {
  /** The main food first. */
  readonly foods: readonly Food[];
  /** The name of another sort of the very food that is replaced; absent for another food. */
  readonly sort?: string;
  /** What home cooks call it where the tables call it otherwise: "vegetable oil". */
  readonly called?: string;
  /** 0–1 and a little more: how readily a cook would take it here. */
  readonly score: number;
  readonly parts: readonly SubstitutePart[] | null;
  readonly per: ReplacedAmount | null;
  readonly function: IngredientFunction | null;
  readonly method: readonly string[];
  readonly flavor: Impact;
  readonly texture: Impact;
  readonly source: string;
}

/** Finds candidates for a food. */
export interface CandidateFinder {
  find(food: Food, use: IngredientUse, also: readonly Food[]): readonly Candidate[];
}

/** Answers that are remembered: by food, and by what is seen of its use. */
const foundLimit = 600;
/** How many neighbours in the tree are looked at before the search widens. */
const enoughNeighbours = 12;
/** A food with fewer stand-ins than this is given those of its own stand-ins as well. */
const enoughFound = 12;
/** Whose stand-ins are looked at for that. */
const hopsFrom = 6;
/** As much as a candidate is worth to count as a stand-in. */
const counted = 0.4;
/** Weights, set by what home cooks do; the evaluation's floors hold them. */
const weights = {
  first: 0.97,
  perPlace: 0.035,
  lowest: 0.5,
  perLevel: 0.93,
  kin: 0.76,
  perKin: 0.04,
  reverse: 0.7,
  group: 0.8,
  perGroupPlace: 0.025,
  neighbour: 0.12,
  likeness: 0.5,
  toPlain: 0.12,
  otherForm: 0.08,
  usual: 0.1,
  everyday: 0.99,
  perEveryday: 0.04,
  sort: 0.02,
  parent: 0.92,
  base: 0.97,
  lighter: 0.72,
  other: 0.76,
  otherUnlisted: 0.58,
  perOther: 0.02,
  hop: 0.53,
  perHop: 0.01,
  beside: 0.74,
  besideFitting: 0.88,
  kept: 0.41,
  unnamedJob: 0.6,
  secondWay: 0.72,
  otherShelf: 0.8,
  wilted: 0.6,
} as const;
/** A rule that fits where the ingredient is used at least this well says something of it. */
const fitting = 1.03;
/** Below this a rule is out of place. */
const misfit = 0.7;

/** Special jobs: a rule made for one is out of place where nothing says that the ingredient does it. */
const special: ReadonlySet<IngredientFunction> = new Set([
  'foam',
  'glaze',
  'emulsifier',
  'whole-egg',
  'thickener',
  'coating',
  'pastry-fat',
  'creaming',
  'frying-fat',
  'whipped',
]);
/** Functions that an ingredient can be seen to have: a rule made for another one is out of place. */
const told: ReadonlySet<IngredientFunction> = new Set([...special, 'binder', 'leavening', 'structure']);

/** Jobs that only a few foods can do: what no rule names for them does not do them. */
const onlyNamed: readonly IngredientFunction[] = ['foam', 'whipped'];
/** What is left of a rule, or of a habit, that is not made for such a job. */
const cannot = 0.3;

/** Jobs that go together in a batter: what binds also moistens and raises a little. */
const batter: ReadonlySet<IngredientFunction> = new Set(['binder', 'leavening', 'moisture', 'structure']);

/** What is left of a rule where the dish is not of the kind that it is made for. */
const misplaced = 0.6;

/** Whether a rule is made for other dishes than the one at hand. */
const isElsewhere = (rule: SubstitutionRule, use: IngredientUse): boolean =>
  rule.contexts.length > 0 &&
  use.contexts.size > 0 &&
  !rule.contexts.some((one: Context) => use.contexts.has(one));

/** How well a rule's place in cooking fits where the ingredient is used. */
function fit(rule: SubstitutionRule, use: IngredientUse, manyJobs: boolean): number {
  let factor = 1;
  if (rule.contexts.length > 0) {
    if (use.contexts.size === 0) factor *= 0.97;
    else factor *= isElsewhere(rule, use) ? misplaced : 1.06;
  }
  if (onlyNamed.some((job) => use.functions.has(job) && rule.function !== job)) return cannot;
  if (rule.function !== null && told.has(rule.function)) {
    const own = [...use.functions];
    if (own.length === 0) factor *= special.has(rule.function) && manyJobs ? 0.7 : 0.97;
    else if (use.functions.has(rule.function)) factor *= 1.12;
    else if (batter.has(rule.function) && own.some((one) => batter.has(one))) factor *= 1.05;
    else factor *= 0.45;
  }
  return factor;
}

/** Words of foods that are another with less in it. */
const less =
  /\b(?:reduced-fat|low-fat|light|fat-free|nonfat|part-skim|low-sodium|reduced-sodium|no-salt-added|sugar-free)\b/;

/** Herbs and spices that keep: dried, ground, mixed. */
const dried = /^(?:dried|ground)\b|\bseasoning\b|\bpowder\b/i;

/** Whether a food is one above it in the tree with less fat, salt or sugar: reduced-fat cheddar. */
export const isLighter = (food: Food, base: Food): boolean =>
  !base.abstract && food.ancestors.includes(base.id) && less.test(food.name) && !less.test(base.name);

/** Whether one food does a job of the other; where no job is known, whether they stand on one shelf. */
const doesJobOf = (food: Food, one: Food): boolean =>
  food.roles.length === 0
    ? food.category === one.category
    : food.roles.some((role) => one.roles.includes(role));

const keyOf = (foods: readonly Food[]): string => foods.map(({ id }) => id).join('+');

const impactOf = (like: number): Impact =>
  like >= 0.85 ? 'none' : like >= 0.65 ? 'low' : like >= 0.5 ? 'medium' : 'high';

/** Builds the finder over the foods, the rules and what home cooks take. */
export function createCandidates(
  foods: Catalogue,
  {
    rules,
    everyday,
    others,
  }: {
    rules: readonly SubstitutionRule[];
    everyday: readonly EverydayList[];
    others: readonly EverydayList[];
  },
): CandidateFinder {
  const byFrom = new Map<string, SubstitutionRule[]>();
  const byTo = new Map<string, SubstitutionRule[]>();
  const { habitOf, takenFor, usual, spoken } = createEveryday(everyday);
  const { habitOf: othersOf } = createEveryday(others);
  const append = (map: Map<string, SubstitutionRule[]>, id: string, rule: SubstitutionRule): void => {
    const known = map.get(id);
    if (known) known.push(rule);
    else map.set(id, [rule]);
  };
  for (const rule of rules) {
    append(byFrom, rule.from, rule);
    const [main] = rule.foods;
    if (main !== undefined && rule.foods.length === 1 && !rule.derived) append(byTo, main, rule);
  }
  /** Foods with rules for several jobs: for the others a job need not be seen to be known. */
  const manyJobs = new Set(
    [...byFrom].flatMap(([id, own]) => (new Set(own.map((one) => one.function)).size > 1 ? [id] : [])),
  );

  const nearScore = (food: Food, one: Food): number =>
    weights.neighbour +
    weights.likeness * likeness(food, one) +
    (food.ancestors.includes(one.id) ? weights.toPlain : 0) +
    (isKind(one, food.id) ? 0.06 : 0) +
    (sameInOtherForm(food, one) ? weights.otherForm : 0) +
    weights.usual * usual(one);
  /** What a rule offers; null where a food of it is not in the tables, or no food at all. */
  const offers = new WeakMap<
    SubstitutionRule,
    { readonly foods: readonly Food[]; readonly key: string; readonly said: readonly string[] } | null
  >();
  const offerOf = (rule: SubstitutionRule) => {
    let known = offers.get(rule);
    if (known === undefined) {
      const parts = rule.foods.flatMap((id) => foods.get(id) ?? []);
      const said = rule.note === null ? rule.method : [...rule.method, rule.note];
      known = parts.length < rule.foods.length ? null : { foods: parts, key: keyOf(parts), said };
      offers.set(rule, known);
    }
    return known;
  };
  /** What lies near a food in the tree does not hang on the recipe. */
  const near = new WeakMap<Food, readonly { readonly food: Food; readonly score: number }[]>();
  const nearFoods = (food: Food): readonly { readonly food: Food; readonly score: number }[] => {
    let known = near.get(food);
    if (known === undefined) {
      known = neighbours(food, foods, enoughNeighbours).map((one) => ({
        food: one,
        score: nearScore(food, one),
      }));
      near.set(food, known);
    }
    return known;
  };

  /** What home cooks take for a food, or, where nobody has listed that, what the rules offer. */
  const standIns = (food: Food, use: IngredientUse): readonly string[] => {
    const habit = habitOf([food.id, ...food.ancestors], use);
    if (habit !== null) return [...habit.places.keys()];
    return (byFrom.get(food.id) ?? []).flatMap((rule) => (rule.foods.length === 1 ? rule.foods : []));
  };

  /** Of a food with few stand-ins those of its stand-ins are the next to try, if they are for the same job. */
  const widen = (
    food: Food,
    use: IngredientUse,
    found: ReadonlyMap<string, Candidate>,
    offerPlain: (one: Food, score: number) => void,
  ): void => {
    const good = [...found.values()].filter(({ score }) => score >= counted);
    if (new Set(good.map(({ foods: [one] }) => one!.id)).size >= enoughFound) return;
    good.sort((a, b) => b.score - a.score);
    for (const [at, { foods: parts }] of good.slice(0, hopsFrom).entries())
      for (const [place, id] of standIns(parts[0]!, use).entries()) {
        const one = foods.get(id);
        const score = weights.hop - weights.perHop * (at + place);
        if (one !== null && score >= counted && doesJobOf(food, one)) offerPlain(one, score);
      }
  };

  const search: CandidateFinder['find'] = (food, use, also) => {
    const found = new Map<string, Candidate>();
    const lines = [food.id, ...food.ancestors];
    const habit = habitOf(lines, use);
    const listed = habit !== null && habit.level === 0;
    /** Where home cooks have a habit, the rest stands back, but is not lost. */
    const beside = (score: number, factor: number = weights.beside): number =>
      listed ? Math.max(score * factor, Math.min(score, weights.kept + 0.05 * score)) : score;
    const isForJob = ({ function: job }: SubstitutionRule): boolean =>
      job !== null && special.has(job) && use.functions.has(job);
    const habitual = (id: string): number | null => {
      const place = habit?.places.get(id);
      if (habit === null || place === undefined) return null;
      return (
        Math.max(weights.lowest, weights.everyday - weights.perEveryday * place) *
        weights.perLevel ** habit.level
      );
    };
    const offer = (candidate: Candidate, key: string): void => {
      const [main] = candidate.foods;
      if (main === undefined || main.id === food.id || main.abstract) return;
      const known = found.get(key);
      if (known !== undefined && !(known.score < candidate.score)) return;
      if (!candidate.foods.some((one) => one.traits.includes('not-food'))) found.set(key, candidate);
    };
    const offerRule = (rule: SubstitutionRule, suits: number, strength: number, passed = 0): void => {
      const offered = offerOf(rule);
      if (offered === null) return;
      const base = rule.derived
        ? weights.group - weights.perGroupPlace * rule.place
        : weights.first - weights.perPlace * Math.max(0, rule.place - passed);
      const ruled = Math.max(weights.lowest, base) * strength * suits;
      const everydayScore = habitual(rule.foods[0]!);
      // A habit holds where the rule is made for other dishes too; what is to be done in those is then not said.
      const elsewhere = everydayScore !== null && isElsewhere(rule, use);
      const fits = elsewhere ? (suits / misplaced) * 0.97 : suits;
      // A rule made for the very job knows better than habit; of several ways with a food it gives the amount.
      const score = isForJob(rule)
        ? ruled
        : everydayScore === null
          ? beside(Math.min(weights.first, ruled), suits >= fitting ? weights.besideFitting : weights.beside)
          : everydayScore * (fits < misfit ? fits : Math.min(1, Math.max(0.97, fits))) + 0.01 * ruled;
      offer(
        {
          foods: offered.foods,
          score,
          parts: rule.parts,
          per: rule.per,
          function: rule.function,
          method: elsewhere ? [] : offered.said,
          flavor: rule.flavor,
          texture: rule.texture,
          source: rule.source,
        },
        offered.key,
      );
    };
    const suitsOf = (rule: SubstitutionRule): number => fit(rule, use, manyJobs.has(rule.from));

    // A generic name ("cheese") takes the rules of the food that it usually means as well.
    const usually = food.abstract ? foods.concrete(food.id) : null;
    lines.forEach((id, level) => {
      // A rule stands no lower for those before it in its list that are out of place here.
      let passed = 0;
      let before = -1;
      for (const rule of byFrom.get(id) ?? []) {
        if (rule.derived || rule.place <= before) passed = 0;
        before = rule.place;
        const suits = suitsOf(rule);
        offerRule(rule, suits, weights.perLevel ** level, passed);
        if (suits < misfit) passed += 1;
      }
    });
    if (usually !== null)
      for (const rule of byFrom.get(usually.id) ?? []) offerRule(rule, suitsOf(rule), weights.perLevel);

    const plain = { parts: null, per: null, method: [], source: 'own' } as const;
    const main = food.roles[0] ?? null;
    /** A special job that rules speak of: what no rule names for it is no match for what they name. */
    const ruledJob = (byFrom.get(food.id) ?? []).some(isForJob);
    const fewCan = ruledJob && onlyNamed.some((job) => use.functions.has(job));
    const ruledFor = new Set([...found.values()].map((one) => one.foods[0]!.id));
    /** The same amount of another food, with what their make-up says of the taste. */
    const offerPlain = (one: Food, score: number, nearness = 0): void => {
      const like = likeness(food, one);
      const impact = impactOf(nearness === 0 ? like : Math.max(0.5, like + nearness));
      offer({ foods: [one], score, ...plain, function: main, flavor: impact, texture: impact }, one.id);
    };
    for (const id of habit?.places.keys() ?? []) {
      const one = foods.get(id);
      // Where a rule speaks of the two, it knows better than the list how much and whether here.
      if (one !== null && !ruledFor.has(id))
        offerPlain(one, habitual(id)! * (ruledJob ? (fewCan ? cannot : weights.unnamedJob) : 1), 0.2);
    }
    const parent = food.kind === null ? null : foods.get(food.kind);
    // A sort of which cooks have no habit of its own is first of all what it is a sort of.
    if (parent !== null && !parent.abstract) offerPlain(parent, listed ? weights.parent : weights.base, 0.2);
    for (const one of foods.descendants(food.id))
      if (isLighter(one, food)) offerPlain(one, weights.lighter, 0.3);

    for (const rule of byTo.get(food.id) ?? []) {
      const from = foods.get(rule.from);
      if (from === null || from.abstract || habitual(from.id) !== null) continue;
      const turned =
        rule.parts === null || rule.per === null
          ? { parts: null, per: null }
          : { parts: [{ food: from.id, ...rule.per }], per: rule.parts[0]! };
      offer(
        {
          foods: [from],
          score: beside(
            (weights.reverse - 0.02 * rule.place + weights.usual * usual(from)) *
              suitsOf(rule) *
              (from.category === food.category ? 1 : weights.otherShelf),
          ),
          ...turned,
          function: rule.function,
          method: [],
          flavor: rule.flavor,
          texture: rule.texture,
          source: rule.source,
        },
        from.id,
      );
    }
    if (!listed)
      for (const { from, place } of takenFor(food.id)) {
        const one = foods.get(from);
        if (one !== null) offerPlain(one, weights.reverse - 0.015 * place + weights.usual * usual(one));
      }

    foods.kin(food.id).forEach((one, place) => {
      const target = foods.concrete(one.id);
      // Written down as kin, it is nearer than its figures may say.
      if (target !== null) offerPlain(target, beside(weights.kin - weights.perKin * place), 0.2);
    });
    for (const { food: one, score } of nearFoods(food)) offerPlain(one, beside(score));
    for (const one of also) offerPlain(one, beside(nearScore(food, one)));
    if (!ruledJob) {
      widen(food, use, found, offerPlain);
      // What else goes into such a dish comes after all that is near, before what is only a little like it.
      let place = 0;
      for (const id of othersOf(lines, use)?.places.keys() ?? []) {
        const one = foods.get(id);
        if (one === null || one.id === food.id) continue;
        offerPlain(one, (listed ? weights.other : weights.otherUnlisted) - weights.perOther * place);
        place += 1;
      }
    }
    const named = [...found.values()].map((one): Candidate => {
      const main = one.foods[0]!.id;
      const called = one.foods.length > 1 ? null : (habit?.called.get(main) ?? spoken(main));
      return called === null ? one : { called, ...one };
    });
    const able = fewCan
      ? new Set(lines.flatMap((id) => (byFrom.get(id) ?? []).filter(isForJob).map((rule) => rule.foods[0]!)))
      : null;
    // Nothing dried is strewn over a salad in the place of leaves.
    const leaves =
      isKind(food, 'herb') &&
      !dried.test(food.name) &&
      (use.contexts.has('raw') || use.contexts.has('salad'));
    const fresh = leaves
      ? named.map((one) =>
          dried.test(one.foods[0]!.name) ? { ...one, score: one.score * weights.wilted } : one,
        )
      : named.filter(({ foods: [first] }) => able === null || able.has(first!.id));
    const sorts = (listed ? habit.sorts : []).map(({ name, place }): Candidate => ({
      foods: [food],
      sort: name,
      score: Math.max(weights.lowest, weights.everyday - weights.perEveryday * place) + weights.sort,
      ...plain,
      function: main,
      flavor: 'none',
      texture: 'none',
    }));
    return [...sorts, ...oneIdeaEach(fresh)];
  };
  const found = createMemo<readonly Candidate[]>(foundLimit);
  return {
    // Butter in a cake is butter in every cake; only what somebody has at home is looked at anew.
    find: (food, use, also) =>
      also.length > 0
        ? search(food, use, also)
        : found.get(`${food.id}|${[...use.contexts].join()}|${[...use.functions].join()}`, () =>
            search(food, use, also),
          ),
  };
}

/** Water with vinegar and water alone are one idea: the second way with a main food stands back. */
function oneIdeaEach(candidates: readonly Candidate[]): readonly Candidate[] {
  const best = new Map<string, Candidate>();
  for (const one of candidates) {
    const main = one.foods[0]!.id;
    const known = best.get(main);
    if (known === undefined || one.score > known.score) best.set(main, one);
  }
  return candidates.map((one) =>
    best.get(one.foods[0]!.id) === one ? one : { ...one, score: one.score * weights.secondWay },
  );
}
