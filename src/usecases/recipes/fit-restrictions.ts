import { AppError, type FieldProblem } from '#kernel/errors';
import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import { allergens as allergenWords, type Diet } from '#food/vocabulary';
import type { Edit } from '#cooking/edit/edit';
import { dustedOtherwise } from '#cooking/edit/floured-tins';
import { swapBy } from '#cooking/edit/from-suggestion';
import { staleMentions } from '#cooking/edit/stale-mentions';
import { characterOf } from '#cooking/healthify/character';
import { fittingSwaps } from '#cooking/healthify/fit';
import { recipeText } from '#cooking/substitute/use';
import { capitalise, joinList, titleCase } from '#cooking/text/grammar';
import { isPluralName, shortNames } from '#cooking/text/naming';
import type { Asks } from '#cooking/verify/judge';
import { createBreaches, type Breach } from '#cooking/verify/breaches';
import { choiceLeft } from './choice-left.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { Bench, Standing } from './transform.ts';

/** A recipe that keeps what is asked, or as near as swaps bring it, and the changes that made it so. */
export interface Fitted {
  /** One list for each change, in the coordinates of the start. */
  readonly moves: readonly (readonly Edit[])[];
  /** What is still broken, in sentences; empty = everything that is asked is kept. */
  readonly broken: readonly string[];
}

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
/** Diets whose word in a title tells the reader more than the list does. */
const titled: readonly Diet[] = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'];

/**
 * Swaps what breaks a diet, an allergy or an exclusion for what does its job and breaks none; where nothing does, leaves
 * out what a dish does without. What only an instruction names ("brush with egg") is renamed there. Measured diets (low
 * sodium) are no matter of single foods and are left to the caller.
 * @param sparing nothing is bought for meat or fish that is out where other meat or fish is the heart of the dish
 */
export function fitRestrictions(bench: Bench, deps: KitchenDeps, sparing = false): Fitted {
  const { asks, start } = bench;
  const measured = new Set(
    deps.facts.diets.filter(({ basis }) => basis === 'measured').map(({ diet }) => diet),
  );
  const asked: Asks = { ...asks, diets: asks.diets.filter((diet) => !measured.has(diet)) };
  if (asked.diets.length + asked.allergens.length + asked.exclusions.length === 0)
    return { moves: [], broken: [] };
  const breach = createBreaches(
    { facts: deps.facts, foods: deps.foods },
    asked,
    start.understood.recipe.servings,
  );
  const fitting: Fitting = { bench, deps, asked, breach };
  const moves: (readonly Edit[])[] = [];
  const broken: string[] = [];
  for (const [at, line] of start.understood.grounded.entries()) {
    const item = start.judgement.ingredients[at];
    const found = item === undefined ? null : breach(item);
    if (found === null) continue;
    if (item!.food === null) {
      // An unknown food whose words name what is out ("smoky pork bites") is that, not a riddle.
      if (/the line also says/.test(found.text))
        broken.push(`nothing does the job of ${item!.name} (${found.constraint})`);
      continue;
    }
    // Where only the spelling is in doubt, another food is no help: the answer says what is not verified.
    if (!found.sure && /\(not sure that it is /.test(found.text) && !found.constraint.startsWith('no '))
      continue;
    const edit =
      // Meat or fish that the recipe itself calls optional is left out: nothing has to stand in for it.
      (line.parsed.optional && fleshy(item!.food) ? leaveOut(line, found, fitting) : null) ??
      (sparing && besidesTheHeart(line, item!.food, fitting) ? leaveOut(line, found, fitting, true) : null) ??
      withinLimit(line, found, fitting, isKind(item!.food, 'legume') ? leastPulse : leastShare) ??
      swapFor(line, found, fitting) ??
      withinLimit(line, found, fitting, leastPulse) ??
      leaveOut(line, found, fitting);
    // What hardly any packet holds is no reason for another food: tortillas are rarely made with egg.
    if (
      edit !== null &&
      !found.sure &&
      /\(what is in it is not known for sure\)/.test(found.text) &&
      !found.constraint.startsWith('no ') &&
      // No packet of another diet says anything of this one.
      !(edit.kind === 'swap' && isLabelled(edit) && found.constraint !== 'low-fodmap')
    )
      continue;
    // A packet that nobody knows enough of stays where nothing is better: the answer says that it is not verified.
    if (edit === null && !found.sure && !found.constraint.startsWith('no ')) continue;
    if (edit === null) broken.push(`nothing does the job of ${line.ingredient.name} (${found.constraint})`);
    else moves.push([edit, ...paleNow(edit, item!.food, start)]);
  }
  for (const one of start.understood.unlisted) {
    const edit = renamed(one, moves.flat(), fitting);
    if (typeof edit === 'string') broken.push(edit);
    else if (edit !== null) moves.push([edit]);
  }
  moves.push(...ungreased(fitting), ...unfloured(fitting));
  if (moves.length > 0 && broken.length === 0) {
    // A packet with another label is the same food: the title keeps its name.
    const renaming = moves.flat().filter((edit) => edit.kind !== 'swap' || !isLabelled(edit));
    const { title } = bench.edit(start, renaming).edited.text;
    const now = bench.edit(start, moves.flat()).edited.text.title;
    const word = asked.diets.find((diet) => titled.includes(diet)) ?? null;
    const called = retitled(withoutFlesh(title, moves.flat(), start, deps), word);
    if (title !== '' && called !== now)
      moves.push([
        {
          kind: 'title',
          title: called,
          reason: word === null ? 'The dish keeps its name' : `It is ${word} now`,
        },
      ]);
  }
  return { moves: saidOnce(moves), broken };
}

/** "Fish and chips" is a food of its own: where the fish has gone, what took its place is called so. */
function withoutFlesh(
  title: string,
  edits: readonly Edit[],
  { understood }: Standing,
  { foods }: KitchenDeps,
): string {
  let made = title;
  for (const edit of edits) {
    if (edit.kind !== 'swap') continue;
    const old = understood.grounded.find(({ key }) => key === edit.key)?.ingredient.food ?? null;
    const [main] = edit.by;
    if (old !== null && /^milk-chocolate/.test(old.id)) made = made.replace(/\bmilk (?=chocolate)/iu, '');
    if (
      old === null ||
      main === undefined ||
      !old.traits.some((trait) => trait === 'meat' || trait === 'fish')
    )
      continue;
    const name = shortNames([main.food]).get(main.food.id)!.singular;
    const words = [old.id, ...old.ancestors].flatMap((id) =>
      [foods.get(id)?.name ?? [], foods.get(id)?.plural ?? []].flat(),
    );
    for (const word of [...new Set([...words, 'fish', 'meat'])]) {
      if ((word === 'fish' || word === 'meat') && !old.traits.includes(word)) continue;
      if (main.food.name.includes(word) || isKind(main.food, word)) continue;
      const bare = word.replace(/[^\p{L} -]/gu, '');
      // A pattern is dear to make, and a title names few of these.
      if (!made.toLowerCase().includes(bare.toLowerCase())) continue;
      const shape = new RegExp(
        `(?<![\\p{L}-])${bare}(?![\\p{L}-]|\\s+(?:sauce|stock|broth|style|free))`,
        'iu',
      );
      made =
        word === 'meat'
          ? made.replace(/\bmeat[- ](?=loaf|pie|sauce)/iu, '')
          : made.replace(shape, (said) => matchCase(name, said));
    }
  }
  return made;
}

/** Whether a swap only asks for another packet: "vegan spaghetti", "gluten-free flour". */
const isLabelled = ({ by }: Extract<Edit, { kind: 'swap' }>): boolean =>
  by.length === 1 && /^(?:vegan|vegetarian|[a-z]+-free)\b/i.test(by[0]!.name ?? by[0]!.food.name);

/** Words that keep their capital inside a sentence. */
const proper =
  /^(?:Thai|Italian|French|Greek|Indian|Mexican|Chinese|Korean|Japanese|Spanish|Moroccan|Turkish|Cajun|Vietnamese|English|Irish|American|German|Swedish|British|Scottish|Caribbean|Asian|Persian|Polish|Hungarian|Russian|Cuban|Brazilian|Sichuan|Victoria)\b/;

/** A title with the word of the diet before it, where it does not say so already. */
function retitled(title: string, diet: Diet | null): string {
  const own = title.replace(/\b(lentil|chickpea|mushroom|bean)s(?= \p{Lu})/giu, '$1');
  const plain = own.toLowerCase().replace(/[^a-z]+/g, '-');
  if (diet === null || plain.includes(diet)) return own;
  // "The best brownies", "Nan's stew (the good one)": the word comes after the name.
  if (/^(?:the|my|our|a|\p{L}+['’]s)\s/iu.test(own))
    return own.replace(/\s*(?=\(|$)/u, `, ${diet} `).trimEnd();
  // "Fried tofu" is written as a sentence, "Fried Tofu" as a title; small words tell nothing.
  return /^\p{Lu}\S*\s(?:.*\s)?(?!(?:and|with|for|from|the|of|in|on|or|alla?|von|mit|und|avec|con|de|al)\b)\p{Ll}{3,}/u.test(
    own,
  ) || /^\p{Ll}/u.test(own)
    ? `${capitalise(diet)} ${proper.test(own) ? own.charAt(0) : own.charAt(0).toLowerCase()}${own.slice(1)}`
    : `${titleCase(diet)} ${own}`;
}

/** What a denied food breaks, or null; for foods that the list has not. */
const breaks = ({ deps, breach }: Fitting, id: string): Breach | null => {
  const food = deps.foods.get(id);
  return food === null
    ? null
    : breach({ key: id, text: food.name, name: food.name, food, grams: 5, eatenShare: 1 });
};

/** "A buttered and floured pan" where wheat is out. */
function unfloured(fitting: Fitting): readonly (readonly Edit[])[] {
  const found = breaks(fitting, 'all-purpose-flour');
  const by = ['rice-flour', 'cornstarch'].find((id) => breaks(fitting, id) === null);
  if (found === null || by === undefined) return [];
  const name = fitting.deps.foods.get(by)?.name ?? by;
  return dustedOtherwise(
    fitting.bench.start.understood.recipe.steps,
    name,
    `Flour ${found.text}: ${name} keeps it from sticking as well`,
  ).map((edit) => [edit]);
}

/** "A buttered pan" where butter is out: greased, then. */
function ungreased(fitting: Fitting): readonly (readonly Edit[])[] {
  const found = breaks(fitting, 'butter');
  if (found === null) return [];
  return fitting.bench.start.understood.recipe.steps.flatMap(({ id, text }) =>
    [
      ...text.matchAll(
        /\bbuttered\b|\bbutter(?= (?:an?|the|your|two) (?:[a-z0-9-]+ ){0,3}(?:pan|tin|dish|mould|mold|sheet|tray|ramekins?)\b)/gi,
      ),
    ].map(({ 0: said, index }): readonly Edit[] => [
      {
        kind: 'replace-text',
        stepId: id,
        ...(dressed(text, index, said)
          ? { span: { start: index, end: index + said.length + 1 }, text: '' }
          : {
              span: { start: index, end: index + said.length },
              text: matchCase(said.toLowerCase() === 'buttered' ? 'greased' : 'grease', said),
            }),
        reason: dressed(text, index, said)
          ? `Butter ${found.text}: it goes without`
          : `Butter ${found.text}: oil greases as well`,
      },
    ]),
  );
}

/** "Buttered cabbage" is no greased tin: the word before a food just goes. */
const dressed = (text: string, at: number, said: string): boolean =>
  said.toLowerCase() === 'buttered' &&
  /^ \p{L}/u.test(text.slice(at + said.length)) &&
  !/^(?:,? (?:and \p{L}+|\p{L}+|[\d-]+))*? (?:pan|tin|dish|mould|mold|sheet|tray|ramekins?|foil|paper|bowl|basin|casserole|griddle|skillet)s?\b/iu.test(
    /^[^.;]*/.exec(text.slice(at + said.length))![0],
  );

const matchCase = (word: string, like: string): string => (/^\p{Lu}/u.test(like) ? capitalise(word) : word);

/** Says each sentence for the cook once, however many lines it goes for. */
function saidOnce(moves: readonly (readonly Edit[])[]): readonly (readonly Edit[])[] {
  const said = new Set<string>();
  return moves.map((edits) =>
    edits.map((edit) => {
      if (edit.kind !== 'swap' || edit.methodChanges === undefined) return edit;
      const fresh = edit.methodChanges.filter((text) => !said.has(text));
      for (const text of fresh) said.add(text);
      return fresh.length === edit.methodChanges.length ? edit : { ...edit, methodChanges: fresh };
    }),
  );
}

/** A loss up to which a swap is hardly tasted. Own rule, as in the tables of moves. */
const unnoticed = 0.08;

interface Fitting {
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
function labelOf({ constraint, text }: Breach): string {
  // Milk is out of this diet for its lactose alone.
  if (constraint === 'low-fodmap' && /\(lactose\)/.test(text)) return 'lactose-free';
  const bare = constraint.replace(/^no /, '');
  return (allergenWords as readonly string[]).includes(bare) ? (labels[bare] ?? `${bare}-free`) : bare;
}

/** The first swap that keeps what is asked, can be written into the recipe and leaves nothing of the old behind. */
function swapFor(line: GroundedLine, found: Breach, fitting: Fitting): Edit | null {
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
function withinLimit(line: GroundedLine, found: Breach, fitting: Fitting, least: number): Edit | null {
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
const leastShare = 0.5;
/** Canned pulses are eaten by the spoonful where they are limited. Own rule. */
const leastPulse = 0.25;

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

const fleshy = (food: Food): boolean =>
  food.traits.includes('fish') || food.traits.includes('meat') || isKind(food, 'seafood');

/** "Until pink and opaque" is seen of prawns alone: what stands in for them is only heated through. */
function paleNow(edit: Edit, old: Food, { understood }: Standing): readonly Edit[] {
  if (
    edit.kind !== 'swap' ||
    !isKind(old, 'shellfish') ||
    edit.by.some(({ food }) => isKind(food, 'shellfish'))
  )
    return [];
  return understood.steps.flatMap(({ id, mentions }, at): readonly Edit[] => {
    if (!mentions.some(({ key }) => key === edit.key)) return [];
    const text = understood.source.instructions[at]!;
    return [...text.matchAll(turnsPink)].map(({ 0: said, index }) => ({
      kind: 'replace-text',
      stepId: id,
      span: { start: index, end: index + said.length },
      text: 'until hot through',
      reason: 'It does not turn pink',
    }));
  });
}
const turnsPink =
  /\b(?:un)?till? (?:just |they (?:are|turn) (?:just )?|(?:the )?(?:prawns|shrimps?) (?:are|turn) )?(?:pink|opaque)(?:(?:,| and|, and| &) (?:pink|opaque|curled|firm|cooked(?: through)?))*/gi;

/** Prawns in a chowder of haddock: no title names them, and there is at least as much other meat or fish that may stay. */
function besidesTheHeart({ key }: GroundedLine, food: Food, { bench: { start }, breach }: Fitting): boolean {
  const isFlesh = (one: Food): boolean =>
    fleshy(one) && !isKind(one, 'stock') && one.category !== 'sauces-condiments' && !isKind(one, 'condiment');
  if (!isFlesh(food)) return false;
  const title = start.understood.source.title.toLowerCase();
  const words = [food.name, food.plural ?? food.name, food.kind ?? food.name];
  if (
    words.some((word) => title.includes(word.toLowerCase())) ||
    /\b(?:sea ?food|fruits? of the sea|shellfish)\b/.test(title)
  )
    return false;
  const flesh = start.judgement.ingredients.filter((item) => item.food !== null && isFlesh(item.food));
  const weigh = (items: typeof flesh): number => items.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const out = flesh.filter((item) => breach(item) !== null);
  return out.some((item) => item.key === key) && weigh(flesh) - weigh(out) >= weigh(out);
}

function leaveOut(line: GroundedLine, found: Breach, { bench, deps }: Fitting, beside = false): Edit | null {
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

/** What flour makes: no word of a sauce takes its place. */
const bakedOf =
  /\b(?:crusts?|shells?|cases?|pastry|dough|bread|loaf|buns?|rolls?|cakes?|tarts?|pies?|base|noodles?|pasta)\b/i;

/** A food that only a step names, under another name; null where it may stay, a sentence where nothing takes its place. */
function renamed(
  one: Standing['understood']['unlisted'][number],
  done: readonly Edit[],
  { bench, deps, asked, breach }: Fitting,
): Edit | string | null {
  const food = deps.foods.get(one.food);
  if (food === null) return null;
  const item: Ingredient = {
    key: one.food,
    text: one.text,
    name: one.name,
    food,
    grams: null,
    eatenShare: 1,
  };
  const found = breach(item);
  if (found === null) return null;
  const reason = `${capitalise(one.name)} ${found.text}`;
  const { grounded } = bench.start.understood;
  // "Seasoned flour" is the flour of the list.
  const noun = one.text.toLowerCase().split(/\s+/).at(-1)!;
  const [, mixture] = /(sauce|dressing|gravy|filling|batter|glaze)s?$/i.exec(one.text) ?? [];
  if (
    mixture === undefined &&
    grounded.some(({ parsed }) => parsed.name.toLowerCase().split(/\s+/).at(-1) === noun)
  )
    return null;
  // "Make the sofrito: …" makes it of what is listed.
  const ahead = bench.start.understood.recipe.steps.find(({ id }) => id === one.stepId)?.text ?? '';
  if (/\b(?:make|prepare) (?:the|a|an|your) $/i.test(ahead.slice(0, one.start)) && food.madeOf.length !== 1)
    return null;
  const made =
    mixture !== undefined &&
    (food.category === 'sauces-condiments' ||
      food.madeOf.some((part) =>
        grounded.some(({ ingredient }) => ingredient.food !== null && isKind(ingredient.food, part)),
      ));
  const shouted = /\p{Lu}{2}/u.test(one.text) && !/\p{Ll}/u.test(one.text);
  const by = (text: string): Edit => ({
    kind: 'replace-text',
    stepId: one.stepId,
    span: one,
    text: shouted ? text.toUpperCase() : text,
    reason,
  });
  // "The white sauce" is what the recipe itself makes of its list.
  if (made) return by(/white|cream/i.test(one.text) ? `creamy ${mixture}` : mixture);
  // "The fish cakes" are made of the fish of the list, whatever that has become.
  if (food.traits.some((trait) => trait === 'fish' || trait === 'meat')) {
    const flesh = done.flatMap((edit) => {
      const old = edit.kind === 'swap' ? grounded.find(({ key }) => key === edit.key)?.ingredient.food : null;
      return edit.kind === 'swap' &&
        old?.traits.some((trait) => (trait === 'fish' || trait === 'meat') && food.traits.includes(trait)) ===
          true
        ? [edit.by[0]!.food]
        : [];
    })[0];
    const word =
      /\b(?:fish|meat|chicken|beef|pork|lamb|turkey|salmon|tuna|crab|prawn|shrimp|sardine|ham|bacon)(?=s?\b)/iu;
    if (flesh !== undefined && word.test(one.text))
      return by(
        one.text.replace(word, (said) => matchCase(shortNames([flesh]).get(flesh.id)!.singular, said)),
      );
  }
  // A béchamel that the recipe stirs of its own flour, fat and milk is whatever they are.
  const parts = food.madeOf.filter((part) =>
    grounded.some(
      ({ ingredient }) =>
        ingredient.food !== null &&
        (isKind(ingredient.food, part) || deps.foods.get(part)?.kind === ingredient.food.kind),
    ),
  );
  if (parts.length >= 2) {
    // So is the crust of its own flour and butter: it stays a crust.
    if (bakedOf.test(one.text)) return null;
    return by(/b[ée]chamel/i.test(one.text) ? 'creamy sauce' : 'sauce');
  }
  // The same with the right label: "vegan ice cream".
  for (const bare of [one.name, one.name.split(' ').slice(-2).join(' ')]) {
    const label = `${labelOf(found)} ${bare}`;
    const match = deps.foods.match(label).food;
    if (
      match !== null &&
      !match.abstract &&
      breach({ ...item, text: label, name: label, food: match }) === null
    )
      return by(label);
  }
  const [first] = deps.substitutes.suggest({
    food,
    name: one.name,
    amount: null,
    recipe: null,
    recipeFoods: new Set(),
    servings: null,
    available: null,
    reason: 'diet',
    maxResults: 1,
    restrictions: asked,
    jurisdiction: asked.jurisdiction,
  }).suggestions;
  return first === undefined
    ? `nothing does the job of the ${one.name} in step ${one.stepId.slice(1)} (${found.constraint})`
    : by(first.foods[0]!.name);
}

/**
 * Refuses a result that breaks what is asked.
 * @throws AppError `conflicting_constraints` with what stands in the way
 */
export function refuseBroken(broken: readonly string[], end: Standing, wayOut: string): void {
  const reasons =
    broken.length > 0
      ? broken
      : end.judgement.constraints
          .filter(({ status }) => status === 'violated')
          .map(({ constraint, evidence }) => `${constraint}: ${joinList(evidence.slice(0, 3))}`);
  if (reasons.length === 0) return;
  throw new AppError('conflicting_constraints', `${reasons.join('; ')}. Nearest way out: ${wayOut}.`, {
    errors: reasons.map((reason): FieldProblem => ({ pointer: '/recipe', code: 'conflict', detail: reason })),
    suggestions: [wayOut],
  });
}
