import type { HealthifyRequest, HealthifyResult } from '#contract/endpoints/healthify';
import type { Change } from '#contract/schemas/change';
import { listSlips } from '#cooking/edit/list-slips';
import { characterOf } from '#cooking/healthify/character';
import { type HealthWish, nameOfMove, planHealth } from '#cooking/healthify/healthify';
import { leftRaw } from '#cooking/healthify/left-raw';
import type { Move } from '#cooking/healthify/move';
import { stepsButter } from '#cooking/healthify/step-fats';
import type { Target } from '#cooking/healthify/targets';
import { healthTitle } from '#cooking/healthify/title';
import { joinList } from '#cooking/text/grammar';
import { type Restrictions, denialsOf } from '#cooking/verify/denials';
import { type HealthFocus, healthFocuses } from '#cooking/vocabulary';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Diet, Nutrient } from '#food/vocabulary';
import { customary } from './analyze-recipe.ts';
import { fitRestrictions, refuseBroken } from './fit-restrictions.ts';
import { presentChange, settled, weightiestFirst } from './healthify-changes.ts';
import { missed, uncounted, uncountedSalt, unstated } from './healthify-remarks.ts';
import { roundTarget, speakable, targetsOf } from './healthify-targets.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import { type MendedBench, asTheyStand, mendedBench } from './mended-bench.ts';
import { guessedFoods, pastTheHair } from './past-the-hair.ts';
import { presentNutrition } from './present-recipe.ts';
import { spellingTarget } from './spelled-bench.ts';
import { tidiedLast } from './tidied.ts';
import { toolsTarget } from './tools-apart.ts';
import {
  type Bench,
  type Standing,
  balanced,
  changesOf,
  dietsToKeep,
  introducedWarnings,
  openBench,
  presentStanding,
} from './transform.ts';
import { unweighedSides } from './unweighed-sides.ts';
import { withWholeSentences, writtenOutReason } from './written-out.ts';

/** Changes where the caller does not say how many; a cook reads no longer list. */
const usualChanges = 7;

/** Where the caller leaves it open, what gives back taste comes on top. */
const furtherChanges = 4;

/** More than this nobody reads. */
const mostTips = 3;

const isFocus = (word: string): word is HealthFocus => (healthFocuses as readonly string[]).includes(word);

/**
 * Makes a recipe healthier by measured moves: each target with its figure before and after, and `met: false` where this
 * dish cannot get there. A diet in place of a focus is a restriction.
 * @throws AppError `unknown_dietary_restriction`, `conflicting_constraints`
 */
export function healthify(deps: KitchenDeps, input: HealthifyRequest): Omit<HealthifyResult, 'pantry'> {
  const focus = input.health_focus;
  const asked = openBench(deps, input, isFocus(focus) ? {} : { diets: [focus as Diet] });
  const fat = isFocus(focus) ? stepsButter(asked.start.understood, focus) : null;
  const opened = fat === null ? asked : withLine(asked, fat.line);
  const foci = [
    ...new Set<HealthFocus>([
      ...opened.asks.diets.flatMap((diet) => measuredFocus[diet] ?? []),
      ...(isFocus(focus) ? [focus] : []),
    ]),
  ];
  const mended = withWholeSentences(mendedBench(opened, deps, limitedBy(foci, deps)), deps);
  const made = madeHealthier(deps, input, mended, foci);
  // Who says how many changes there may be at most gets no more for the gaps.
  const done =
    made.changes.length > (input.max_changes ?? Infinity) && mended.changes.length > 0
      ? madeHealthier(
          deps,
          input,
          { bench: opened, sent: opened.start, changes: [], asWritten: (text) => text },
          foci,
        )
      : made;
  return fat === null
    ? done
    : { ...done, changes: toldOfSteps(done.changes, fat, input.max_changes ?? Infinity) };
}

/** The recipe with a further line, which counts from the start. */
function withLine(bench: Bench, line: string): Bench {
  const { source } = bench.start.understood;
  return { ...bench, start: bench.stand({ ...source, ingredients: [...source.ingredients, line] }) };
}

/** What was only in the steps is told as that: the list that was sent had no such line. */
function toldOfSteps(
  changes: readonly Change[],
  { step, line }: { readonly step: number; readonly line: string },
  most: number,
): Change[] {
  const own = changes.find(({ before }) => before === line);
  const counted = `step ${step} fries in it, and the list had none; it is counted as ${line.replace(/ butter$/, '')} before`;
  if (own === undefined && changes.length >= most) return [...changes];
  return own === undefined
    ? [
        ...changes,
        {
          kind: 'add',
          target: 'butter',
          before: 'none',
          after: line,
          reason: `S${counted.slice(1)}.`,
          effect: { nutrition: {}, cost: 0, allergens: { added: [], removed: [] } },
        },
      ]
    : changes.map((change) =>
        change === own
          ? {
              ...change,
              before: `butter that step ${step} names`,
              reason: `${change.reason.replace(/\.$/, '')} (${counted}).`,
            }
          : change,
      );
}

/** What a focus sets an upper limit to. */
const limitedBy = (foci: readonly HealthFocus[], { health }: KitchenDeps): readonly Nutrient[] => [
  ...new Set(
    foci.flatMap((focus) =>
      health.focuses[focus].limits.flatMap(({ nutrient, max, less }) =>
        max !== null || less !== undefined ? nutrient : [],
      ),
    ),
  ),
];

function madeHealthier(
  deps: KitchenDeps,
  input: HealthifyRequest,
  { bench, sent, changes: mends, asWritten }: MendedBench,
  foci: readonly HealthFocus[],
): Omit<HealthifyResult, 'pantry'> {
  const focus = input.health_focus;
  const food = (id: string) => deps.foods.get(id);
  // What is asked comes first; then what is healthier, on what stands.
  const fitted = fitRestrictions(bench, deps);
  const first = changesOf(bench, bench.start, [...fitted.moves, ...unweighedSides(bench, deps)]);
  const left = (input.max_changes ?? usualChanges) - first.changes.length;
  const second = improve(
    deps,
    bench,
    first.end,
    foci,
    Math.max(left, first.changes.length > 0 ? 1 : 0) +
      (bench.asks.diets.includes('keto') && input.max_changes === undefined ? 3 : 0),
    input.max_changes === undefined ? furtherChanges : 0,
    isFocus(focus) ? focus : (measuredFocus[focus as Diet] ?? null),
    sent,
  );
  const besides =
    isFocus(focus) &&
    input.max_changes === undefined &&
    // What a restriction asks for is not what the focus does.
    second.changes.length <= (isSweet(sent, deps) ? leastOfSweet : leastAsked) &&
    first.changes.length + second.changes.length <= mostBeforeBesides
      ? improveBesides(deps, bench, second.end, focus)
      : null;
  const { end } = besides ?? second;
  const targets = isFocus(focus) ? targetsOf(sent, end, focus, deps) : [];
  refuseBroken(
    fitted.broken,
    end,
    'ask for another dish with POST /api/v1/recipes/generate, which keeps every restriction',
  );
  const changes = balanced(
    [
      ...first.changes.map((change) => ({ ...change, reason: change.reason.replace(/[.]?$/, '.') })),
      ...second.changes,
      ...(besides?.changes ?? []),
      // What was mended besides is said last: nobody asked for it.
      ...asTheyStand(mends, end, bench.start),
    ],
    sent,
    end,
  );
  const warnings = [
    ...introducedWarnings(sent, end, bench.asks.allergens),
    ...second.notes,
    ...unstated(sent, end, targets, deps),
    ...missed(sent, end, targets, deps),
    ...uncountedSalt(end, targets),
    ...listSlips(sent.understood),
    ...customary(end.understood),
    ...end.judgement.constraints
      .filter(({ status }) => status === 'unverifiable')
      .map(
        ({ constraint, evidence }) => `Not verified for ${constraint}: ${evidence.slice(0, 3).join('; ')}.`,
      ),
    ...(besides === null
      ? metBefore(
          sent,
          targets,
          first.changes.length + second.changes.length,
          deps,
          focus,
          mends.some(
            ({ target, reason }) =>
              target !== spellingTarget && target !== toolsTarget && reason !== writtenOutReason,
          ),
        )
      : [besidesSaid(targets, second.changes.length, isSweet(sent, deps))]),
  ];
  // What only smaller pieces brought is no word for a title.
  const sameServings = sent.judgement.nutrition.servings === end.judgement.nutrition.servings;
  const title = isFocus(focus)
    ? bench.ownWords(
        healthTitle(
          end.understood.recipe.title,
          focus,
          sameServings ? targets : asBigAsBefore(sent, end, targets),
        ),
      )
    : end.understood.recipe.title;
  const shown = presentStanding(
    end,
    warnings.map(bench.ownWords),
    food,
    bench,
    title,
    mends.some(({ target }) => target === toolsTarget),
  );
  return {
    ...shown,
    tips: [...shown.tips, ...new Set([...second.tips, ...(besides?.tips ?? [])])]
      .slice(0, shown.tips.length + mostTips)
      .map(bench.ownWords),
    changes: tidiedLast(
      changes.map((change) =>
        inFull({
          ...change,
          before: change.before === null ? null : asWritten(change.before),
          reason: bench.ownWords(change.reason),
        }),
      ),
    ),
    targets: targets.map(({ nutrient, basis, min, max, before, after, met }) => ({
      nutrient,
      basis,
      limit: {
        min: min === null ? null : roundTarget(nutrient, basis, min),
        max: max === null ? null : roundTarget(nutrient, basis, max),
      },
      before: before === null ? null : roundTarget(nutrient, basis, before),
      after: after === null ? null : roundTarget(nutrient, basis, after),
      met,
    })),
    nutrition_before: presentNutrition(sent.judgement.nutrition),
  };
}

/** The targets for a serving as large as it was sent, for words that speak of the dish and not of its pieces. */
const asBigAsBefore = (sent: Standing, end: Standing, targets: readonly Target[]): readonly Target[] => {
  const share = end.judgement.nutrition.servings / sent.judgement.nutrition.servings;
  return targets.map((target) =>
    target.basis === 'per_serving' && target.after !== null
      ? {
          ...target,
          after: target.after * share,
          met: target.met && target.after * share <= (target.max ?? Infinity),
        }
      : target,
  );
};

/** What had no line says so, and so does what goes: a list of changes has no blank sides. */
const inFull = (change: Change): Change =>
  change.kind === 'text' || change.kind === 'method'
    ? change
    : {
        ...change,
        before: change.before === null || change.before === '' ? 'none' : change.before,
        after: change.after === null || change.after === '' ? 'left out' : change.after,
      };

/** Says where a dish met what is asked before anything was changed. */
function metBefore(
  start: Standing,
  targets: readonly Target[],
  changes: number,
  deps: KitchenDeps,
  focus: string,
  mended: boolean,
): readonly string[] {
  if (!targets.every(({ met }) => met)) return [];
  const unseen = uncounted(start, targets, deps);
  if (changes === 0 && unseen.length > 0)
    return [
      `By what the list counts the recipe meets what is asked; the ${joinList(unseen)} that only the steps name ${unseen.length > 1 ? 'are' : 'is'} not in it, so measure ${unseen.length > 1 ? 'them' : 'it'} with a light hand.`,
    ];
  if (changes === 0)
    return start.judgement.constraints.some(({ status }) => status === 'unverifiable')
      ? []
      : [
          `The recipe meets what is asked as it is, and no small change would improve it noticeably; ${mended ? 'only what it left open was filled in' : 'nothing was changed'}.`,
        ];
  if (!isFocus(focus) || targetsOf(start, start, focus, deps).some(({ met }) => !met)) return [];
  return ['The recipe met the limit as it was; the changes take it further.'];
}

/** Foci that bring a dish nearer to a diet that is a matter of figures. */
const measuredFocus: Readonly<Partial<Record<Diet, HealthFocus>>> = {
  'low-sodium': 'lowSodium',
  'low-fat': 'lowFat',
  'low-calorie': 'lowCalorie',
  'low-sugar': 'lowSugar',
  'high-protein': 'highProtein',
  'high-fiber': 'highFiber',
  'low-carb': 'lowCarb',
  keto: 'lowCarb',
  'diabetic-friendly': 'diabeticFriendly',
  dash: 'dash',
  mediterranean: 'mediterranean',
};

/** Grams a serving, a little under the 10 g of net carbohydrate up to which a dish is called keto. */
const ketoCarbohydrate = 9;

/** Makes the moves of several foci, one after the other. */
function improve(
  deps: KitchenDeps,
  bench: Bench,
  start: Standing,
  foci: readonly HealthFocus[],
  maxChanges: number,
  further: number,
  asked: HealthFocus | null,
  sent: Standing,
): {
  readonly changes: readonly Change[];
  readonly end: Standing;
  readonly notes: readonly string[];
  readonly tips: readonly string[];
} {
  let end = start;
  const changes: Change[] = [];
  const notes: string[] = [];
  const tips: string[] = [];
  for (const focus of foci) {
    const from = end;
    const once = (aimedAt: number) =>
      improveOnce(deps, bench, from, focus, {
        maxChanges: maxChanges - changes.length,
        further,
        gladly: focus === asked,
        guessed: guessedFoods(sent, start),
        aimedAt,
      });
    const made = pastTheHair(once, ({ end: to }) => targetsOf(from, to, focus, deps));
    end = made.end;
    changes.push(...made.changes);
    tips.push(...made.tips);
    if (made.note !== null) notes.push(made.note);
  }
  return { changes, end, notes, tips: [...new Set(tips)].slice(0, mostTips) };
}

/** Where nothing is left to do for what was asked: what a heart is spared or given serves nearly everybody. */
const besidesFocus = (sweet: boolean): HealthFocus => (sweet ? 'wholeFood' : 'heartHealthy');

/** A cookie is eaten for its sugar and its butter: of the two it is the sugar that is taken back besides. */
const sweetWords = [
  'cake',
  'cookie',
  'batter',
  'custard',
  'frozen',
  'sweet',
  'pie-filling',
  'crumble',
] as const;

const isSweet = ({ understood }: Standing, { health, foods }: KitchenDeps): boolean => {
  const { words } = characterOf(understood, health, foods);
  return !words.has('savoury') && sweetWords.some((word) => words.has(word));
};

/** Whom none of it may be said to serve: salt, protein and minerals are weighed for them by others. */
const noBesides: ReadonlySet<HealthFocus> = new Set(['kidneyFriendly', 'heartHealthy']);

/** One change alone is a timid answer. Own rule. */
const leastAsked = 1;

const leastOfSweet = 2;

const mostBeforeBesides = 3;

/** A few changes, and what was asked may not become worse by more than this share. Own rules. */
const mostBesides = 4;

const worsened = 0.05;

/**
 * A recipe that is what was asked for already is handed back a little better in what was not: less salt and saturated
 * fat, more fiber. Null where that would undo what was asked, or is nothing.
 */
function improveBesides(deps: KitchenDeps, bench: Bench, start: Standing, focus: HealthFocus) {
  if (noBesides.has(focus)) return null;
  const before = new Set(bench.start.understood.grounded.map(({ parsed }) => parsed.source));
  const done = new Set(
    start.understood.grounded.flatMap(({ key, parsed }) => (before.has(parsed.source) ? [] : [key])),
  );
  const made = improveOnce(
    deps,
    bench,
    start,
    besidesFocus(isSweet(start, deps)),
    { maxChanges: mostBesides, further: 0, gladly: true },
    done,
  );
  if (made.changes.length === 0) return null;
  const undone = targetsOf(start, made.end, focus, deps).some(({ before, after, min, max }) => {
    if (before === null || after === null) return before !== after;
    return (
      (max !== null && after > before + Math.max(before * worsened, 0.1)) ||
      (min !== null && after < before * (1 - worsened))
    );
  });
  // What is good to know for another aim is no answer to this one: "more fiber wants more to drink" of unsalted waffles.
  const tips = made.tips.filter((tip) => !made.advice.includes(tip));
  return undone ? null : { ...made, tips: tips.slice(0, mostTips) };
}

/** Whether a change brings meal, bran or whole grain into a crumb. */
const weighsDown = ({ kind, taste, brings }: Move): boolean =>
  (kind === 'add' && taste === null) ||
  kind === 'increase' ||
  brings.some((food) => ['flour', 'grain', 'oats'].some((id) => isKind(food, id)));

/** What was done where little or nothing was left to do for what was asked. */
function besidesSaid(targets: readonly Target[], asked: number, sweet: boolean): string {
  const what = sweet ? 'sugar and salt' : 'salt, saturated fat and fiber';
  const other = asked > 0 ? 'the other changes' : 'the changes';
  return targets.every(({ met }) => met)
    ? `${asked > 0 ? 'One change does what was asked for' : 'The recipe is what was asked for as it was'}; ${other} are for its ${what}.`
    : `For what was asked ${asked > 0 ? 'little more' : 'nothing'} is left to do in this dish; ${other} are for its ${what}.`;
}

/** Plans and makes the moves of a focus on what stands. */
function improveOnce(
  deps: KitchenDeps,
  bench: Bench,
  start: Standing,
  focus: HealthFocus,
  reach: Pick<HealthWish, 'maxChanges' | 'further' | 'gladly' | 'aimedAt' | 'guessed'>,
  /** Lines that have been changed already. */
  done: ReadonlySet<string> = new Set(),
) {
  const restrictions: Restrictions = {
    ...bench.asks,
    // A few anchovies make a salad no meal for somebody who eats fish alone: nobody asked for that.
    diets: dietsToKeep(bench, start).filter(
      (diet) => diet !== 'pescatarian' || bench.asks.diets.includes(diet) || !onlySeasonedWithFish(start),
    ),
  };
  const deny = denialsOf(deps)(restrictions);
  const denyAsked = denialsOf(deps)({ ...bench.asks });
  const kinds = new Set(
    start.understood.grounded.flatMap(({ ingredient: { food } }) => food?.ancestors.slice(0, 1) ?? []),
  );
  /** Of a sausage nobody knows all that is in it: where nobody asks, another sausage is as sure as the one that was there. */
  const denied = (one: Food): string | null => {
    const found = deny(one);
    if (found === null) return null;
    const alike = one.ancestors.some((id) => kinds.has(id));
    return !found.sure && alike && denyAsked(one) === null ? null : found.reason;
  };
  const planned = (without: ReadonlySet<string>): ReturnType<typeof planHealth> =>
    planHealth(
      start.understood,
      start.judgement,
      {
        without,
        focus,
        ...reach,
        deny: denied,
        ...(focus === 'lowCarb' && bench.asks.diets.includes('keto')
          ? { mostCarbohydrate: ketoCarbohydrate }
          : {}),
      },
      deps,
    );
  let plan = planned(new Set());
  const sweet = isSweet(start, deps);
  const anew = (move: Move): boolean =>
    !move.edits.some((edit) => 'key' in edit && done.has(edit.key)) &&
    // Of a treat only sugar, fat and salt are taken back besides: more meal in it would want more to drink.
    !(done.size > 0 && sweet && weighsDown(move));
  let moves = speakable(plan.moves.filter(anew), bench, start, deps);
  // What leaves a word of the old food behind makes room for what does not.
  if (moves.length < plan.moves.filter(anew).length) {
    const gone = plan.moves.filter((move) => !moves.includes(move));
    plan = planned(new Set(gone.map(nameOfMove)));
    moves = speakable(plan.moves.filter(anew), bench, start, deps);
  }
  let told = changesOf(
    bench,
    start,
    moves.map(({ edits }) => edits),
  );
  // What would come to the table raw does not come in at all.
  const raw = leftRaw(
    told.end.understood,
    moves.flatMap(({ brings }) => brings),
  );
  if (raw.length > 0) {
    moves = moves.filter(({ brings }) => !brings.some((food) => raw.includes(food)));
    told = changesOf(
      bench,
      start,
      moves.map(({ edits }) => edits),
    );
  }
  const { changes, end, edited } = told;
  const made = moves.filter(({ edits: [first] }) => edited.applied.some(({ edit }) => edit === first));
  const targets = targetsOf(start, end, focus, deps);
  const stated = (nutrient: Nutrient): boolean =>
    [start, end].every(({ judgement }) => judgement.nutrition.perServing[nutrient] !== null);
  return {
    changes: weightiestFirst(
      settled(changes, made, start, end).map((change, at) =>
        presentChange(
          change,
          made[at]!,
          start.judgement.nutrition.servings,
          stated,
          edited.applied,
          targets,
          start.judgement.nutrition.perServing,
        ),
      ),
      targets,
    ),
    end,
    tips: [...made.flatMap(({ tip }) => tip ?? []), ...(made.length > 0 ? plan.advice : [])],
    advice: plan.advice,
    note: plan.note,
  };
}

/** Grams of fish a serving below which it seasons and is no part of the plate. Own rule. */
const seasoningFish = 20;

/** Whether there is fish in a dish, and only for its taste. */
function onlySeasonedWithFish({ understood, judgement }: Standing): boolean {
  const grams = judgement.ingredients.reduce(
    (sum, item) =>
      item.food !== null && item.food.traits.some((trait) => trait === 'fish' || trait === 'shellfish')
        ? sum + (item.grams ?? Infinity)
        : sum,
    0,
  );
  return grams > 0 && grams / understood.recipe.servings < seasoningFish;
}
