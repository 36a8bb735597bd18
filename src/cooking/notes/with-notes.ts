import type { Food } from '#food/model';
import { gramsPerUnit } from '../measures/amounts.ts';
import type { Dish } from '../dish.ts';
import type { Plan } from '../plan/fill.ts';
import { seeded } from '../plan/rank/random.ts';
import type { Recipe, Step } from '../recipe.ts';
import { smallCut } from '../doneness/cut-size.ts';
import { capitalise } from '../text/grammar.ts';
import { isPluralName, shortNames } from '../text/naming.ts';
import type { SkillLevel } from '../vocabulary.ts';
import { byOwnName } from './by-own-name.ts';
import { kitchenNotes, type KitchenNote } from './kitchen-notes.ts';
import type { NamedFoods } from './named-foods.ts';
import { isSide } from '../plan/beside/side-role.ts';
import { withRiceKept } from './rice-keeps.ts';
import { holdsIn, whatIsTold } from './says-again.ts';

/** What decides which notes a recipe gets. */
export interface NotesFor {
  readonly skill: SkillLevel;
  readonly named: NamedFoods;
  /** Nothing filling is to be recommended: carbohydrates or calories are counted. */
  readonly counted: boolean;
  get(id: string): Food | undefined;
  mayEat(food: Food): boolean;
}

/** A recipe with fewer of its author's own gets a word on its foods, and one on what to eat beside it. */
const enough: Readonly<Record<SkillLevel, number>> = { beginner: 2, intermediate: 2, advanced: 2, expert: 1 };
/** So many tips are read; an expert needs fewer. */
const most: Readonly<Record<SkillLevel, number>> = { beginner: 3, intermediate: 3, advanced: 3, expert: 2 };

/**
 * The recipe with tips for this kitchen: the author's own, as far as everybody at the table may eat what they speak of
 * and the steps do not say them too; where these are few, something that helps with these foods, and what to serve it with.
 */
export function withNotes(written: Recipe, plan: Plan, where: NotesFor): Recipe {
  const foods = written.ingredients.flatMap(({ food }) => (food === null ? [] : (where.get(food) ?? [])));
  const named = byOwnName(foods, (id) => {
    const food = where.get(id);
    return food === undefined || where.mayEat(food);
  });
  const recipe = {
    ...written,
    tips: written.tips.map(named),
    storage: written.storage === null ? null : named(written.storage),
  };
  const words = new Set(foods.flatMap(({ name }) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
  const present = new Set(foods.flatMap(({ id, ancestors }) => [id, ...ancestors]));
  const steps = recipe.steps.map(({ text }) => text);
  const welcome = (text: string): boolean =>
    where.named(text).every((food) => present.has(food.id) || isNamed(food, words) || where.mayEat(food));
  /** "Much of the salt comes with the preserved greens": spoken of as if they were there. */
  const speaksOfAbsent = (text: string): boolean =>
    where
      .named(text)
      .some(
        (food) =>
          !food.abstract &&
          !present.has(food.id) &&
          !isNamed(food, words) &&
          isTheOne(text, food) &&
          !steps.some((step) => step.toLowerCase().includes(lastWord(food))),
      );
  const said = whatIsTold(
    steps,
    recipe.ingredients.map(({ name }) => name),
  );
  const tips: string[] = [];
  const add = (note: string | null, limit: number): void => {
    const text = note === null ? null : named(note);
    if (text === null || tips.length >= limit || !welcome(text)) return;
    if (!holdsIn(text, recipe) || said.has(text) || speaksOfAbsent(text)) return;
    tips.push(text);
    said.add(text);
  };
  if (where.skill === 'beginner') {
    const told = [...steps, ...recipe.tips, ...recipe.ingredients.map(({ text }) => text)].join(' ');
    const { first } = notesOn(recipe, plan.dish, foods, present, { told, tips: recipe.tips }, where);
    for (const text of first) add(text, 1);
  }
  for (const tip of recipe.tips) add(tip, most[where.skill]);
  const told = [...steps, ...tips, ...recipe.ingredients.map(({ text }) => text)].join(' ');
  if (tips.length < enough[where.skill]) {
    const { telling, minor } = notesOn(recipe, plan.dish, foods, present, { told, tips }, where);
    const [note = null] = telling;
    const [common = null] = minor;
    for (const text of [note, besideIt(recipe, plan.dish, foods, told, where), common])
      add(text, enough[where.skill]);
  }
  const storage = recipe.storage
    ?.split(/(?<=[.!?])\s+/)
    .flatMap((sentence, at) => trimmed(sentence, welcome) ?? (at === 0 ? [sentence] : []));
  const isBeside = (food: Food): boolean =>
    plan.dish.roles.some(
      ({ id, beside }) =>
        (beside || isSide(id)) && (plan.fills.get(id) ?? []).some((fill) => fill.food.id === food.id),
    );
  const kept = withRiceKept(storage?.join(' ') ?? null, foods, plan.dish.family, isBeside);
  return { ...recipe, tips, storage: kept };
}

/** A sentence without its last clauses, as far as they speak of what is not eaten here; null where nothing is left. */
function trimmed(sentence: string, welcome: (text: string) => boolean): string | null {
  let rest = sentence;
  while (!welcome(rest)) {
    const shorter = rest.replace(/(?:;|,| and| with)(?: [^\s;,]+)+\.$/, '.').replace(/[;,]\.$/, '.');
    if (shorter === rest || shorter.split(' ').length < 4) return null;
    rest = shorter;
  }
  return rest;
}

const isNamed = (food: Food, words: ReadonlySet<string>): boolean =>
  (food.name.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => words.has(word));

/** What is worth knowing about foods of this recipe, the way they are cooked here: what tells, and what is true of nearly every dish. */
function notesOn(
  recipe: Recipe,
  dish: Dish,
  foods: readonly Food[],
  present: ReadonlySet<string>,
  { told, tips }: { readonly told: string; readonly tips: readonly string[] },
  where: NotesFor,
): {
  readonly first: readonly string[];
  readonly telling: readonly string[];
  readonly minor: readonly string[];
} {
  const heaviest = [...recipe.ingredients].sort((a, b) => (b.grams ?? 0) - (a.grams ?? 0));
  const found = kitchenNotes.flatMap((note): { note: KitchenNote; food: Food }[] => {
    if (note.family?.test(dish.family) === false || !note.of.some((id) => present.has(id))) return [];
    const item = heaviest.find(
      (one) =>
        one.food !== null &&
        note.of.some((id) => one.food === id || where.get(one.food!)?.ancestors.includes(id) === true) &&
        (note.whole !== true || !smallCut.test(one.preparation ?? '')) &&
        (one.grams ?? 0) >= (note.grams ?? 0) &&
        recipe.steps.some((step) => step.inputs.includes(one.key) && isHandled(note, step)),
    );
    const food = foods.find(({ id }) => id === item?.food);
    return food === undefined || note.said.test(told) || isSpokenOf(food, tips) ? [] : [{ note, food }];
  });
  const turn = seeded(0, `${recipe.title} note`);
  const inTurn = (list: typeof found): readonly string[] => {
    const at = Math.floor(turn * list.length);
    return [...list.slice(at), ...list.slice(0, at)].map(({ note, food }) =>
      capitalise(pick(recipe.title, note.texts).replaceAll('{it}', callName(food))),
    );
  };
  return {
    first: inTurn(found.filter(({ note }) => note.first === true)),
    telling: inTurn(found.filter(({ note }) => note.minor !== true && note.first !== true).slice(0, 2)),
    minor: inTurn(found.filter(({ note }) => note.minor === true)),
  };
}

/** Whether a text has "the" before a food's name, so that a reader looks for it in the list. */
function isTheOne(text: string, { name, plural }: Food): boolean {
  const low = text.toLowerCase();
  return [name, plural ?? name].some((one) => low.includes(`the ${one.toLowerCase()}`));
}

/** What may be spoken of by less than its whole name: a custard, the greens. */
const lastWord = ({ name }: Food): string => name.toLowerCase().split(' ').at(-1)!;

/** Two tips on one food are one too many: whether one speaks of it already, by the last word of its name. */
function isSpokenOf({ name }: Food, tips: readonly string[]): boolean {
  const stem = name
    .toLowerCase()
    .match(/\p{L}+$/u)?.[0]
    ?.replace(/(?:ies|y|s)$/, '');
  return stem !== undefined && tips.some((tip) => new RegExp(`\\b${stem}`, 'i').test(tip));
}

/** Whether a step does with a food what a note is about. */
const isHandled = ({ doing, telling }: KitchenNote, { action, text }: Step): boolean =>
  (doing === undefined || (action !== null && doing.test(action))) && telling?.test(text) !== false;

const filling: ReadonlySet<string> = new Set(['pasta-rice-grains', 'bakery']);
const isFilling = (food: Food): boolean =>
  filling.has(food.category) || food.roles[0] === 'starch' || food.ancestors.includes('tuber');

const forBread: ReadonlySet<string> = new Set('soup stew braise salad egg dip roast bake'.split(' '));
/** Where what fills up beside a pot is rice. */
const ricelands: ReadonlySet<string> = new Set(
  'korean japanese chinese thai vietnamese filipino indonesian malaysian'.split(' '),
);

/** What makes a plate of a dish that brings nothing to fill up on. */
function besideIt(
  recipe: Recipe,
  dish: Dish,
  foods: readonly Food[],
  told: string,
  where: NotesFor,
): string | null {
  if (
    where.counted ||
    recipe.mealType === 'snack' ||
    (dish.course !== 'main' && dish.course !== 'soup') ||
    foods.some(isFilling)
  )
    return null;
  const ids = ricelands.has(dish.cuisine)
    ? ['white-rice']
    : dish.course === 'soup' || forBread.has(dish.family)
      ? ['bread', 'gluten-free-bread']
      : [];
  const beside = ids.flatMap((id) => where.get(id) ?? []).find((food) => where.mayEat(food));
  if (beside === undefined) return null;
  const name = callName(beside);
  if (told.toLowerCase().includes(name)) return null;
  return pick(recipe.title, [
    `${isPluralName(name) ? 'A few' : 'A little'} ${name} on the side turn${isPluralName(name) ? '' : 's'} it into a full plate.`,
    `${capitalise(name)} on the side ${isPluralName(name) ? 'take' : 'takes'} up whatever runs off.`,
  ]);
}

/** Of these a piece is many portions: nobody says "cauliflowers". */
const largePiece = 350;

function callName(food: Food): string {
  const { singular, plural } = shortNames([food]).get(food.id)!;
  return plural === null || isLarge(food) ? singular : plural;
}

const isLarge = (food: Food): boolean =>
  food.category === 'bakery' || (gramsPerUnit(food, 'piece') ?? 0) > largePiece;

const pick = (label: string, texts: readonly string[]): string =>
  texts[Math.floor(seeded(0, label) * texts.length)]!;
