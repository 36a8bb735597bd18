import { lazyShape } from '#kernel/lazy-shape';
import type { Change } from '#contract/schemas/change';
import { AppError } from '#kernel/errors';
import { inItsWords } from '#cooking/edit/british';
import { once } from '#kernel/once';
import { costOf, type Cost, type Prices } from '#food/cost';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { roundNutrient } from '#food/nutrition';
import { nutrients, type Allergen, type Diet, type Jurisdiction, type Nutrient } from '#food/vocabulary';
import { retimed } from '#cooking/mend/retimed';
import { applyEdits, type AppliedEdit, type Edit, type EditedRecipe } from '#cooking/edit/edit';
import type { RecipeText, UnderstoodRecipe } from '#cooking/understand-recipe/model';
import { joinList } from '#cooking/text/grammar';
import { readList, understandRecipe } from '#cooking/understand-recipe/understand-recipe';
import { judgedIngredients } from '#cooking/verify/cooked';
import { judgeUnderstood } from '#cooking/verify/judge-understood';
import { pricedBy, type Asks, type Judgement } from '#cooking/verify/judge';
import type { RestrictionLists, UnderstoodRestrictions } from '#cooking/understand';
import type { RecipeInput } from '#contract/schemas/recipe-input';
import { callerAsks } from './caller-asks.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import { figuresBetween, type Figures } from './between.ts';
import { presentRecipe } from './present-recipe.ts';
import { onePerLine, recipeLines, type PartedLine } from './recipe-lines.ts';
import { readRestrictions } from './refuse.ts';
import { toolsOf } from './tools-apart.ts';
import { toldApart } from './twice-listed.ts';
import { wholeLines } from './whole-lines.ts';

/** A recipe as it stands between two moves: understood and judged. */
export interface Standing {
  readonly understood: UnderstoodRecipe;
  readonly judgement: Judgement;
}

/** A recipe after edits; each part is found out when somebody looks at it. */
export interface EditedStanding extends Standing {
  readonly edited: EditedRecipe;
  /** What the edited list costs, under the instructions as they were: known before any is written anew. */
  readonly cost: Cost;
}

/** What every transform request has. */
export interface TransformInput extends RestrictionLists {
  readonly recipe: RecipeInput;
  readonly jurisdiction?: Jurisdiction | undefined;
}

/** A recipe that is being transformed: reading and judging always happen here. */
export interface Bench {
  /** As the caller sent it. */
  readonly start: Standing;
  /** The caller's lines that are read as several. */
  readonly parted: readonly PartedLine[];
  readonly asks: Asks;
  readonly restrictions: UnderstoodRestrictions;
  /** Reads and judges a text. */
  stand(text: RecipeText): Standing;
  /** A text of ours in the words of the recipe's own kitchen. */
  readonly ownWords: (text: string) => string;
  /** Edits what stands, and reads and judges the result. */
  edit(standing: Standing, edits: readonly Edit[]): EditedStanding;
  /** The figures of an edited recipe between two standings. */
  between(edited: EditedRecipe, from: Standing, to: Standing): Figures;
}

/** What a dish was free of stays out of it, asked for or not. */
const keptDiets: readonly Diet[] = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'halal',
];

/** The diets that a changed recipe must still keep: those asked for, and those that it kept before. */
export const dietsToKeep = ({ asks }: Bench, { judgement }: Standing): readonly Diet[] => [
  ...new Set([...asks.diets, ...keptDiets.filter((diet) => judgement.meets(diet))]),
];

/**
 * Reads the request of a transform: its recipe and its restrictions.
 * @throws AppError `unknown_dietary_restriction`
 */
export function openBench(
  deps: KitchenDeps,
  input: TransformInput,
  options: { readonly diets?: readonly Diet[]; readonly prices?: Prices } = {},
): Bench {
  const restrictions = readRestrictions(input, deps.foods);
  const asks = callerAsks(restrictions, options.diets ?? [], input.jurisdiction);
  const stand = (text: RecipeText): Standing => {
    const understood = understandRecipe(text, deps);
    return { understood, judgement: judgeUnderstood(understood, asks, deps, options.prices) };
  };
  const costFor = (source: RecipeText, list: EditedRecipe['list']): Cost => {
    const { ingredients, servings } = readList({ ...source, ...list }, deps);
    return costOf(
      // How a food is cooked makes it no dearer.
      judgedIngredients({ ingredients, steps: [] }, (id) => deps.foods.get(id)),
      { servings, ...pricedBy(options.prices) },
    );
  };
  const { lines, parted } = onePerLine(recipeLines(input.recipe), deps.grounder);
  const start = stand(lines);
  const ownWords = inItsWords(start.understood.source);
  const tried: { standing: Standing; edits: readonly Edit[]; result: ReturnType<Bench['edit']> }[] = [];
  return {
    start,
    parted,
    asks,
    restrictions,
    stand,
    ownWords,
    between: (edited, from, to) =>
      figuresBetween(edited.list, { from, to }, { deps, asks, prices: options.prices }) ??
      stand(edited.text).judgement,
    edit(standing, edits) {
      // A plan is tried whole and then shown change by change: its last stage is the whole again.
      const known = tried.find(
        (one) =>
          one.standing === standing &&
          one.edits.length === edits.length &&
          one.edits.every((edit, at) => edit === edits[at]),
      );
      if (known) return known.result;
      const edited = inOwnWords(
        applyEdits(standing.understood, edits, deps),
        standing.understood.source,
        ownWords,
        retimed(standing.understood, edits),
      );
      // Often only the text is looked at.
      const stood = once(() => stand(edited.text));
      const result: EditedStanding = editedAndStanding(
        { edited },
        {
          understood: () => stood().understood,
          judgement: () => stood().judgement,
          cost: once(() => costFor(standing.understood.source, edited.list)),
        },
      );
      tried.push({ standing, edits, result });
      return result;
    },
  };
}

/** What the edits wrote, in the words of the recipe's own kitchen; what they left alone stays as it is. */
function inOwnWords(
  edited: EditedRecipe,
  source: RecipeText,
  own: (text: string) => string,
  inTime: (text: string) => string,
): EditedRecipe {
  const fresh = (text: string, was: readonly string[]): string => (was.includes(text) ? text : own(text));
  const list = once(() => ({
    ...edited.list,
    ingredients: edited.list.ingredients.map((text) => fresh(text, source.ingredients)),
  }));
  return worded(
    { skipped: edited.skipped },
    {
      list,
      text: once(() => ({
        ...edited.text,
        title: fresh(edited.text.title, [source.title]),
        ingredients: list().ingredients,
        instructions: edited.text.instructions.map((text) =>
          source.instructions.includes(text) ? text : own(inTime(text)),
        ),
      })),
      applied: once(() =>
        edited.applied.map((one) =>
          wordedChange(
            {
              edit: one.edit,
              target: one.edit.kind === 'add' ? own(one.target) : one.target,
              before: one.before,
            },
            { after: once(() => (one.after === null ? null : own(one.after))) },
          ),
        ),
      ),
    },
  );
}

const worded = lazyShape('list', 'text', 'applied');
const wordedChange = lazyShape('after');
const editedAndStanding = lazyShape('understood', 'judgement', 'cost');

const sure = (judgement: Pick<Judgement, 'allergens'>): ReadonlySet<Allergen> =>
  new Set(judgement.allergens.filter(({ status }) => status !== 'unknown').map(({ allergen }) => allergen));

/** What changed between two judgements, as a change's `effect` states it; per serving. */
export function effectOf(before: Figures, after: Figures): Change['effect'] {
  const nutrition: Partial<Record<Nutrient, number>> = {};
  for (const nutrient of nutrients) {
    const [was, is] = [before.nutrition.perServing[nutrient], after.nutrition.perServing[nutrient]];
    if (was === null || is === null) continue;
    const delta = roundNutrient(nutrient, is - was);
    if (delta !== 0) nutrition[nutrient] = delta;
  }
  const [had, has] = [sure(before), sure(after)];
  const [old, now] = [before.cost.perServing, after.cost.perServing];
  return {
    nutrition,
    cost: old === null || now === null ? null : Math.round((now - old) * 100) / 100,
    allergens: {
      added: [...has].filter((one) => !had.has(one)),
      removed: [...had].filter((one) => !has.has(one)),
    },
  };
}

/**
 * Where a figure was not known at some stage, the changes do not add up by themselves: what is missing goes to the
 * changes that say nothing of it, else to the one that does most.
 */
export function balanced(changes: readonly Change[], start: Standing, end: Standing): readonly Change[] {
  const effects = changes.map(({ effect }) => ({ ...effect.nutrition }));
  if (effects.length > 0)
    for (const nutrient of nutrients) {
      const [was, is] = [
        start.judgement.nutrition.perServing[nutrient],
        end.judgement.nutrition.perServing[nutrient],
      ];
      if (was === null || is === null) continue;
      const said = effects.reduce((sum, effect) => sum + (effect[nutrient] ?? 0), 0);
      const rest = is - was - said;
      const unit = Math.abs(is) >= 10 || Math.abs(was) >= 10 ? 1 : 0.1;
      if (Math.abs(rest) <= unit * Math.max(1, 0.5 * effects.length)) continue;
      const silent = effects.filter((effect) => effect[nutrient] === undefined);
      const most = [...effects].sort((a, b) => Math.abs(b[nutrient] ?? 0) - Math.abs(a[nutrient] ?? 0))[0]!;
      for (const effect of silent.length > 0 ? silent : [most]) {
        const value = roundNutrient(nutrient, (effect[nutrient] ?? 0) + rest / Math.max(1, silent.length));
        effect[nutrient] = value;
      }
    }
  return changes.map((change, at) => ({ ...change, effect: { ...change.effect, nutrition: effects[at]! } }));
}

const kinds: Readonly<Record<Edit['kind'], Change['kind']>> = {
  swap: 'swap',
  amount: 'reduce',
  remove: 'remove',
  add: 'add',
  'replace-text': 'text',
  'insert-step': 'method',
  'remove-step': 'method',
  title: 'text',
  servings: 'method',
};

/**
 * The changes of a transform, each with its own effect: the edits are applied one after the other, and the figures of
 * each recipe in between are worked out anew. `moves` are the edits of one change each, all in the coordinates of `start`.
 */
export function changesOf(
  bench: Bench,
  start: Standing,
  moves: readonly (readonly Edit[])[],
): { readonly changes: readonly Change[]; readonly end: Standing; readonly edited: EditedRecipe } {
  let done: Edit[] = [];
  if (moves.length === 0)
    return {
      changes: [],
      end: start,
      edited: untouched(start),
    };
  const end = bench.edit(start, moves.flat());
  let last: Figures = start.judgement;
  let edited: EditedRecipe = untouched(start);
  const changes: Change[] = [];
  for (const [at, move] of moves.entries()) {
    done = [...done, ...move];
    const next = at === moves.length - 1 ? end : bench.edit(start, done);
    const own = next.edited.applied.find(({ edit }) => edit === move[0]) ?? null;
    edited = next.edited;
    const now = next === end ? end.judgement : bench.between(next.edited, start, end);
    if (own !== null)
      changes.push({
        ...describe(own),
        ...together(own, move, next.edited),
        effect: effectOf(last, now),
      });
    last = now;
  }
  return {
    changes: joined(changes).map((change) => ({ ...change, reason: bench.ownWords(change.reason) })),
    end,
    edited,
  };
}

/** A recipe to which nothing was done. */
const untouched = ({ understood: { source } }: Standing): EditedRecipe => ({
  list: source,
  text: source,
  applied: [],
  skipped: [],
});

/** Two wordings of one step that follow each other are one change. */
const joined = (changes: readonly Change[]): Change[] =>
  changes.reduce<Change[]>((all, change) => {
    const before = all.at(-1);
    const same =
      before !== undefined &&
      change.kind === 'text' &&
      before.kind === 'text' &&
      change.target === before.target &&
      Object.keys(change.effect.nutrition).length === 0;
    return same ? [...all.slice(0, -1), { ...before, after: change.after }] : [...all, change];
  }, []);

/** What a move of several edits does to the list: "330 g chicken breast; 3 carrots". */
function together(
  own: AppliedEdit,
  move: readonly Edit[],
  edited: EditedRecipe,
): Pick<Change, 'before' | 'after'> {
  const lines = edited.applied.filter(
    ({ edit }) =>
      edit === own.edit || (move.includes(edit) && ['swap', 'amount', 'remove', 'add'].includes(edit.kind)),
  );
  const said = (texts: readonly (string | null)[]): string | null =>
    texts.filter((text) => text !== null).join('; ') || null;
  return { before: said(lines.map(({ before }) => before)), after: said(lines.map(({ after }) => after)) };
}

/** Kind, target, before, after and reason of an edit. */
function describe(applied: AppliedEdit): Omit<Change, 'effect'> {
  const { edit, target, before, after } = applied;
  const kind = edit.kind === 'amount' && edit.factor > 1 ? 'add' : kinds[edit.kind];
  return { kind, target, before, after, reason: edit.reason };
}

/** Warnings for allergens that a transform brought in; what the caller named never gets so far. */
export function introducedWarnings(
  start: Standing,
  end: Standing,
  named: readonly Allergen[],
): readonly string[] {
  const had = sure(start.judgement);
  const bySource = new Map<string, string[]>();
  for (const allergen of sure(end.judgement)) {
    if (had.has(allergen)) continue;
    const claim = end.judgement.allergens.find(
      (one) => one.allergen === allergen && one.status !== 'unknown',
    )!;
    if (named.includes(allergen) && claim.status === 'contains')
      throw new AppError('internal_error', `the transform would have brought in ${allergen}`);
    const source = `${claim.status === 'contains' ? 'contains' : 'may contain'}|${claim.ingredient}`;
    bySource.set(source, [...(bySource.get(source) ?? []), allergen]);
  }
  return [
    ...packets(start, end, named),
    ...[...bySource].map(([source, allergens]) => {
      const [how, ingredient] = source.split('|');
      // What only some makes hold is a matter of the label, not of the recipe.
      return how === 'contains'
        ? `This version contains ${joinList(allergens)}, which the original did not: ${ingredient}.`
        : `For anybody with an allergy: check the label of the ${ingredient}, as some makes contain ${joinList(allergens, 'or')}.`;
    }),
  ];
}

/** Seeds and nuts are packed where others are: whoever must not eat one reads the packet of what takes its place. */
function packets(start: Standing, end: Standing, named: readonly Allergen[]): readonly string[] {
  const shunned = named.filter((one) => packedTogether.has(one));
  if (shunned.length === 0) return [];
  const had = new Set(start.judgement.ingredients.map(({ food }) => food?.id));
  const packed = end.judgement.ingredients.flatMap(({ food }) =>
    food !== null && !had.has(food.id) && (isKind(food, 'seed') || isKind(food, 'nut'))
      ? [food.plural ?? food.name]
      : [],
  );
  return packed.length === 0
    ? []
    : [
        `Check the packet of the ${joinList([...new Set(packed)])}: many are packed where ${joinList(
          shunned.map((one) => one.replace('-', ' ')),
          'or',
        )} is handled too.`,
      ];
}

const packedTogether: ReadonlySet<string> = new Set(['peanut', 'tree-nut', 'sesame']);

/**
 * The recipe fields of an answer; `servings` stays null where neither the caller nor the text says how many.
 * @param toolsApart whether tools that the list has among the foods go to the equipment
 */
export function presentStanding(
  standing: Standing,
  warnings: readonly string[],
  food: (id: string) => Food | null,
  { parted, start }: Pick<Bench, 'parted' | 'start'>,
  title = standing.understood.recipe.title,
  toolsApart = false,
) {
  const { understood } = standing;
  const { recipe } = understood;
  const shown = presentRecipe(
    title === recipe.title ? recipe : { ...recipe, title },
    standing.judgement,
    warnings,
    food,
  );
  // How many skewers there must be is told nowhere else.
  const tools = toolsApart
    ? toolsOf(understood).filter(({ line }) => !/^(?:[2-9]|\d{2,})\b/u.test(line))
    : [];
  const isFood = (at: number): boolean => !tools.some(({ key }) => key === recipe.ingredients[at]!.key);
  const foods = {
    ...understood,
    recipe: { ...recipe, ingredients: recipe.ingredients.filter((_, at) => isFood(at)) },
  };
  return {
    ...shown,
    ingredients: toldApart(
      wholeLines(
        shown.ingredients.filter((_, at) => isFood(at)),
        foods,
        parted,
      ),
      new Set(start.understood.source.ingredients),
    ),
    equipment: [...new Set([...shown.equipment, ...tools.map(({ name }) => name)])],
    servings: understood.servingsStated,
  };
}
