/** Finds what may stand for, or be left out of, a line that a restriction forbids. */
import type { Edit } from '#cooking/edit/edit';
import { swapBy } from '#cooking/edit/from-suggestion';
import { staleMentions } from '#cooking/edit/stale-mentions';
import { characterOf } from '#cooking/healthify/character';
import { fittingSwaps } from '#cooking/healthify/fit';
import { recipeText } from '#cooking/substitute/use';
import { capitalise } from '#cooking/text/grammar';
import { isPluralName } from '#cooking/text/naming';
import type { Breach } from '#cooking/verify/breaches';
import type { Asks } from '#cooking/verify/judge';
import type { GroundedLine } from '#food/ground';
import { type Ingredient, isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { allergens as allergenWords } from '#food/vocabulary';
import { choiceLeft } from './choice-left.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { Bench, Standing } from './transform.ts';

/** Foods that a dish does without where nothing takes their place. Own rule. */
const dispensable: readonly string[] = [
  'herb',
  'spice',
  'seed',
  'nut',
  'condiment',
  'alcohol',
  'olive',
  'pickle',
];

/** Words that keep their capital inside a sentence. */
export const proper =
  /^(?:Thai|Italian|French|Greek|Indian|Mexican|Chinese|Korean|Japanese|Spanish|Moroccan|Turkish|Cajun|Vietnamese|English|Irish|American|German|Swedish|British|Scottish|Caribbean|Asian|Persian|Polish|Hungarian|Russian|Cuban|Brazilian|Sichuan|Victoria|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter|Thanksgiving|Halloween)\b/;

/** A loss up to which a swap is hardly tasted. Own rule, as in the tables of moves. */
const unnoticed = 0.08;

export interface Fitting {
  readonly bench: Bench;
  readonly deps: KitchenDeps;
  readonly asked: Asks;
  breach(item: Ingredient): Breach | null;
}

const labels: Readonly<Record<string, string>> = {
  milk: 'dairy-free',
  'tree-nut': 'nut-free',
  peanut: 'nut-free',
  wheat: 'gluten-free',
};

/** How a shop labels what keeps a constraint: "vegan", "gluten-free". */
export function labelOf({ constraint, text }: Breach): string {
  // Milk is out of this diet for its lactose alone.
  if (constraint === 'low-fodmap' && /\(lactose\)/.test(text)) return 'lactose-free';
  const bare = constraint.replace(/^no /, '');
  return (allergenWords as readonly string[]).includes(bare) ? (labels[bare] ?? `${bare}-free`) : bare;
}

/** The first swap that keeps what is asked, can be written into the recipe and leaves nothing of the old behind. */
export function swapFor(line: GroundedLine, found: Breach, fitting: Fitting): Edit | null {
  const { bench, deps } = fitting;
  const { start } = bench;
  let second: Edit | null = null;
  for (const { edit, adjust } of candidates(line, found, fitting)) {
    if (overdone(edit, start)) continue;
    const next = bench.edit(start, [edit]);
    if (next.edited.skipped.length > 0) continue;
    const after = next.edited.applied.find((one) => one.edit === edit)?.after ?? null;
    if (stillBroken(after, fitting, found)) continue;
    const same = edit.kind === 'swap' && edit.by.some(({ food }) => food.id === line.ingredient.food?.id);
    if (!same && staleMentions(start.understood, next.edited.text, [line.key], deps).length > 0) continue;
    if (adjust.length === 0) return edit;
    second ??=
      edit.kind === 'swap' ? { ...edit, methodChanges: [...(edit.methodChanges ?? []), ...adjust] } : edit;
  }
  return second;
}

/** Less of it is enough where a diet only limits how much a serving may hold ("89 g a serving, up to 75 g"). */
export function withinLimit(line: GroundedLine, found: Breach, fitting: Fitting, least: number): Edit | null {
  const { bench } = fitting;
  const limit = /\b([\d.]+) g a serving, up to ([\d.]+) g/.exec(found.text);
  if (limit === null || line.parsed.quantity === null) return null;
  const share = Number(limit[2]) / Number(limit[1]);
  // The amount is written as a cook would say it, which may be a little more than what was asked for.
  for (let factor = Math.floor(share * 20) / 20; factor >= least && factor < 1; factor -= 0.05) {
    const edit: Edit = {
      kind: 'amount',
      key: line.key,
      factor,
      reason: `${capitalise(line.ingredient.name)} ${found.text}; less of it keeps within that`,
    };
    const { applied, skipped } = bench.edit(bench.start, [edit]).edited;
    if (skipped.length > 0) return null;
    if (!stillBroken(applied[0]?.after ?? null, fitting, found)) return edit;
  }
  return null;
}

/** A dish still tastes of this much of a vegetable. Own rule. */
export const leastShare = 0.5;

/** Canned pulses are eaten by the spoonful where they are limited. Own rule. */
export const leastPulse = 0.25;

/** Whether salt would come in by more than a pinch a serving. */
const isSalt = ({ by }: Extract<Edit, { kind: 'swap' }>, { nutrition }: Standing['judgement']): boolean =>
  by.some(
    ({ food, grams, quantity, unit }) =>
      /(?:^|-)salt$/.test(food.id) &&
      ((grams ?? 0) > 0.5 * nutrition.servings || (quantity ?? 0) >= 1 || unit === 'piece'),
  );

/** A cup of yeast is no swap for a cup of sourdough starter: raising agents are a small part of a dough. Own rule. */
function overdone(edit: Edit, { judgement }: Standing): boolean {
  if (edit.kind !== 'swap') return false;
  // Salt is no stock.
  if (isSalt(edit, judgement)) return true;
  // A leaf holds a filling and is no toast.
  if (edit.by.some(({ food }) => /lettuce|cabbage-leaf/.test(food.id))) return true;
  // Seeds bind only soaked: alone they are no egg.
  if (edit.by.length === 1 && edit.by.every(({ food }) => /flaxseed|chia|psyllium/.test(food.id)))
    return true;
  return edit.by.some(
    ({ food, grams }) => isKind(food, 'leavening') && (grams ?? 0) > judgement.nutrition.rawGrams * 0.03,
  );
}

/**
 * Whether the lines that came in break what is asked, or read as no food. A packet that may hold a sugar which some
 * people digest badly is better than another dish: the answer says that it is not verified.
 */
function stillBroken(after: string | null, { deps, breach }: Fitting, found: Breach): boolean {
  if (after === null) return true;
  const lenient = found.constraint === 'low-fodmap';
  return deps.grounder.ground(after.split('; ')).some(({ ingredient }) => {
    if (ingredient.food === null) return true;
    const left = breach(ingredient);
    return left !== null && (!lenient || left.sure || left.constraint !== found.constraint);
  });
}

function* candidates(
  line: GroundedLine,
  found: Breach,
  { bench, deps, asked, breach }: Fitting,
): Generator<{ readonly edit: Edit; readonly adjust: readonly string[] }> {
  const { ingredient, parsed, key } = line;
  const food = ingredient.food!;
  const { understood } = bench.start;
  const left = choiceLeft(line, { deps, breach });
  if (left !== null) yield { edit: left, adjust: [] };
  const reason = `${capitalise(ingredient.name)} ${found.text}`;
  // The same food with the right label on the packet; where it surely holds what is out, only another food that is so called.
  const called = parsed.name
    .split(' ')
    .map((word) => (food.name.includes(word) || proper.test(word) ? word : word.toLowerCase()))
    .join(' ');
  const label = `${labelOf(found)} ${called}`;
  const match = deps.foods.match(label).food;
  const named = match?.abstract === true ? (isKind(food, match.id) ? food : null) : match;
  // A vegan green curry paste stays green, though the table only knows the red one.
  const sameSort =
    named !== null &&
    named.name !== label &&
    named.name.startsWith(`${labelOf(found)} `) &&
    named.name.split(' ').at(-1) === label.split(' ').at(-1);
  const packet = (why: string): { readonly edit: Edit; readonly adjust: readonly string[] } => ({
    edit: {
      kind: 'swap',
      key,
      by: [
        {
          food: named!,
          // Where the packet is only in doubt, the list asks for the label and the steps call it what they did.
          ...(named!.id === food.id || sameSort || !found.sure ? { name: label } : {}),
          ...(found.sure ? {} : { sort: true }),
          ...(parsed.quantity === null
            ? {}
            : parsed.quantityMax !== null || parsed.amountEach !== null
              ? { grams: ingredient.grams }
              : { quantity: parsed.quantity, unit: parsed.unit }),
        },
      ],
      reason: why,
    },
    adjust: [],
  });
  const labelled =
    named !== null &&
    named.id !== 'vegan-egg' &&
    (named.id !== food.id || !found.sure || label.startsWith('gluten-free'));
  const character = characterOf(understood, deps.health, deps.foods);
  const spoken = understood.steps.flatMap(({ mentions }, at) =>
    mentions.some((one) => one.key === key) ? [understood.source.instructions[at]!] : [],
  );
  const brushed = spoken.length > 0 && spoken.every((text) => /\bbrush|\bglaze|egg ?wash/i.test(text));
  const own = [
    ...fittingSwaps(
      line,
      brushed ? { ...character, words: new Set([...character.words, 'brushed']) } : character,
      deps,
      reason,
    ),
  ];
  // What hardly anybody tastes goes before a packet that says so; a packet goes before what they do.
  if (labelled && !(found.sure && (own[0]?.loss ?? 1) <= unnoticed))
    yield packet(`${reason}; use ${label} instead`);
  for (const { edit } of own) {
    // Gluten-free orzo, where the table only knows gluten-free pasta.
    const only = edit.by.length === 1 ? edit.by[0]! : null;
    const kind = labelOf(found);
    if (
      only !== null &&
      only.food.id.startsWith(`${kind}-`) &&
      deps.foods.match(label).food?.id === only.food.id
    )
      yield { edit: { ...edit, by: [{ ...only, name: label }] }, adjust: [] };
    yield { edit, adjust: [] };
    // "Plant-based sausages" may hold anything; the packet must say that it keeps what is asked.
    const [main, ...rest] = edit.by;
    const packed = `${labelOf(found)} ${main!.food.name}`;
    if (rest.length === 0) yield { edit: { ...edit, by: [{ ...main!, name: packed }] }, adjust: [] };
  }
  if (labelled && found.sure) yield packet(reason);
  const { suggestions } = deps.substitutes.suggest({
    food,
    name: ingredient.name,
    amount:
      parsed.quantity === null
        ? null
        : {
            quantity: (parsed.quantity + (parsed.quantityMax ?? parsed.quantity)) / 2,
            unit: parsed.unit,
            grams: line.weight.grams,
          },
    recipe: recipeText(understood.source.title, understood.source.instructions),
    recipeFoods: new Set(
      understood.grounded.flatMap((one) => (one === line ? [] : (one.ingredient.food?.id ?? []))),
    ),
    servings: understood.recipe.servings,
    available: null,
    reason: 'diet',
    maxResults: 6,
    restrictions: asked,
    jurisdiction: asked.jurisdiction,
  });
  const safest = [...suggestions].sort(
    (a, b) => Number(a.introducesAllergens.length > 0) - Number(b.introducesAllergens.length > 0),
  );
  const listed = understood.recipe.ingredients.flatMap((one) =>
    one.food === null ? [] : (deps.foods.get(one.food) ?? []),
  );
  for (const suggestion of safest)
    yield swapBy(key, suggestion, `${reason}; use ${suggestion.name} instead`, listed, deps.foods);
}

export function leaveOut(
  line: GroundedLine,
  found: Breach,
  { bench, deps }: Fitting,
  beside = false,
): Edit | null {
  const { food, name } = line.ingredient;
  if (food === null) return null;
  if (
    !beside &&
    !line.parsed.optional &&
    !dispensable.some((id) => isKind(food, id)) &&
    !isOneOfMany(line, food, bench.start)
  )
    return null;
  const edit: Edit = {
    kind: 'remove',
    key: line.key,
    reason: `${capitalise(name)} ${found.text}; ${isPluralName(name) ? 'they go' : 'it goes'}`,
  };
  const next = bench.edit(bench.start, [edit]);
  const stale = staleMentions(bench.start.understood, next.edited.text, [line.key], deps);
  return next.edited.skipped.length > 0 || stale.length > 0 ? null : edit;
}

/** A plate that loses more than this is another dish. Own rule. */
const mostLeftOut = 0.35;

/** Foods that a plate of several things does without: a side among others, named by no title. Own rule. */
function isOneOfMany({ key }: GroundedLine, food: Food, { understood, judgement }: Standing): boolean {
  const fed = judgement.ingredients.filter(({ grams }) => (grams ?? 0) >= 50);
  const total = fed.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const own = fed.find((one) => one.key === key)?.grams ?? 0;
  const title = understood.source.title.toLowerCase();
  const named = [food.name, food.plural ?? '', ...food.name.split(' ').slice(-1)].some(
    (word) => word !== '' && title.includes(word.toLowerCase()),
  );
  const side = ['legume', 'vegetable', 'fruit', 'mushroom', 'sausage', 'cured-pork'].some((id) =>
    isKind(food, id),
  );
  return side && !named && fed.length >= 5 && own <= total * mostLeftOut;
}
