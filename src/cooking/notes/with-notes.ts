import type { Food } from '#food/model';
import { gramsPerUnit } from '../amounts.ts';
import type { Dish } from '../dish.ts';
import type { Plan } from '../plan/fill.ts';
import { seeded } from '../plan/random.ts';
import type { Recipe } from '../recipe.ts';
import { capitalise } from '../text/grammar.ts';
import { isPluralName, shortNames } from '../text/naming.ts';
import type { SkillLevel } from '../vocabulary.ts';
import { kitchenNotes, type KitchenNote } from './kitchen-notes.ts';
import type { NamedFoods } from './named-foods.ts';

/** What decides which notes a recipe gets. */
export interface NotesFor {
  readonly skill: SkillLevel;
  readonly named: NamedFoods;
  /** Ids of what the cuisine eats beside its dishes, the usual first. */
  readonly besides: readonly string[];
  /** Nothing filling is to be recommended: carbohydrates or calories are counted. */
  readonly counted: boolean;
  readonly inKitchen: ReadonlySet<string>;
  get(id: string): Food | undefined;
  mayEat(food: Food): boolean;
}

/** A recipe with fewer gets one of the things that are true of nearly every dish. */
const fewTips = 2;
/** So many tips are read; an expert needs fewer. */
const most: Readonly<Record<SkillLevel, number>> = { beginner: 4, intermediate: 3, advanced: 3, expert: 2 };

/**
 * The recipe with tips for this kitchen: the author's own, as far as everybody at the table may eat what they speak of,
 * then something that helps with these foods, what to serve it with, what can be done ahead and what else would do.
 */
export function withNotes(recipe: Recipe, plan: Plan, where: NotesFor): Recipe {
  const foods = recipe.ingredients.flatMap(({ food }) => (food === null ? [] : (where.get(food) ?? [])));
  const words = new Set(foods.flatMap(({ name }) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
  const present = new Set(foods.flatMap(({ id, ancestors }) => [id, ...ancestors]));
  const welcome = (text: string): boolean =>
    where.named(text).every((food) => present.has(food.id) || isNamed(food, words) || where.mayEat(food));
  const own = recipe.tips.filter(welcome);
  const told = [...recipe.steps.map(({ text }) => text), ...own].join(' ');
  const { telling, common } = notesOn(recipe, plan.dish, foods, present, told, where);
  const [note = null, another = null] = telling;
  const further = [
    note,
    besideIt(recipe, plan.dish, foods, told, where),
    variation(recipe, plan, where),
    aheadOf(recipe, foods, told),
    another,
  ].filter((text) => text !== null && welcome(text)) as string[];
  // What goes into nearly every dish is worth a word only to a recipe that has hardly any other.
  if (own.length + further.length < fewTips) further.push(...common.filter(welcome).slice(0, 1));
  const storage = recipe.storage
    ?.split(/(?<=[.!?])\s+/)
    .flatMap((sentence, at) => trimmed(sentence, welcome) ?? (at === 0 ? [sentence] : []));
  return {
    ...recipe,
    tips: [...own, ...further].slice(0, Math.max(own.length, most[where.skill])),
    storage: storage?.join(' ') ?? null,
  };
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
  told: string,
  where: NotesFor,
): { readonly telling: readonly string[]; readonly common: readonly string[] } {
  const heaviest = [...recipe.ingredients].sort((a, b) => (b.grams ?? 0) - (a.grams ?? 0));
  const found = kitchenNotes.flatMap((note): { note: KitchenNote; food: Food }[] => {
    if (note.family?.test(dish.family) === false || !note.of.some((id) => present.has(id))) return [];
    const item = heaviest.find(
      (one) =>
        one.food !== null &&
        note.of.some((id) => one.food === id || where.get(one.food!)?.ancestors.includes(id) === true) &&
        (note.doing === undefined ||
          recipe.steps.some(
            ({ action, inputs }) => action !== null && note.doing!.test(action) && inputs.includes(one.key),
          )),
    );
    const food = foods.find(({ id }) => id === item?.food);
    return food === undefined || note.said.test(told) ? [] : [{ note, food }];
  });
  const turn = seeded(0, `${recipe.title} note`);
  const inTurn = (list: typeof found): readonly string[] => {
    const at = Math.floor(turn * list.length);
    return [...list.slice(at), ...list.slice(0, at)].map(({ note, food }) =>
      capitalise(pick(recipe.title, note.texts).replaceAll('{it}', callName(food))),
    );
  };
  return {
    telling: inTurn(found.filter(({ note }) => note.minor !== true).slice(0, 2)),
    common: inTurn(found.filter(({ note }) => note.minor === true)),
  };
}

const filling: ReadonlySet<string> = new Set(['pasta-rice-grains', 'bakery']);
const isFilling = (food: Food): boolean =>
  filling.has(food.category) || food.roles[0] === 'starch' || food.ancestors.includes('tuber');

const forBread: ReadonlySet<string> = new Set('soup stew braise salad egg dip roast bake'.split(' '));

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
  const ids =
    dish.course === 'soup'
      ? ['bread', 'gluten-free-bread']
      : forBread.has(dish.family)
        ? ['bread', ...where.besides]
        : [...where.besides, 'bread'];
  const beside = ids.flatMap((id) => where.get(id) ?? []).find((food) => where.mayEat(food));
  if (beside === undefined) return null;
  const name = callName(beside);
  if (told.toLowerCase().includes(name)) return null;
  return pick(recipe.title, [
    `With ${name} beside it, it makes a bigger meal.`,
    `${isPluralName(name) ? 'A few' : 'A little'} ${name} on the side turn${isPluralName(name) ? '' : 's'} it into a full plate.`,
    `${capitalise(name)} on the side ${isPluralName(name) ? 'take' : 'takes'} up whatever runs off.`,
  ]);
}

/** Cut early, these turn brown or limp. */
const delicate =
  /^(?:avocado|apple|pear|banana|potato|sweet-potato|yam|eggplant|artichoke|basil|mint|lettuce|arugula|.*salad|.*lettuce)$/;
/** These wait better whole, or need no knife. */
const uncut = /tomato|spinach|greens|peas?$|berr|cherry|lemon|lime|corn$|sprouts/;
const knife = /^prep/;
/** Less than this is not worth doing the evening before, minutes. */
const muchToCut = 9;

function aheadOf(recipe: Recipe, foods: readonly Food[], told: string): string | null {
  const minutes = recipe.steps
    .filter(({ id }) => knife.test(id))
    .reduce((sum, step) => sum + step.minutes, 0);
  if (
    minutes < muchToCut ||
    /ahead|day before|evening|overnight|night before/i.test(told + (recipe.storage ?? '')) ||
    foods.some(({ id }) => delicate.test(id))
  )
    return null;
  const cut = [...recipe.ingredients]
    .sort((a, b) => (b.grams ?? 0) - (a.grams ?? 0))
    .flatMap(
      ({ food }) =>
        foods.find(({ id, category }) => id === food && category === 'produce' && !uncut.test(id)) ?? [],
    );
  const [first, second] = [...new Set(cut.map(callName))];
  if (first === undefined || second === undefined) return null;
  return pick(recipe.title, [
    `The ${first} and ${second} can be cut the evening before; keep them covered and cold.`,
    `Most of the work is knife work. Cut the ${first} and ${second} in the morning, and supper is quick.`,
    `With the ${first} and ${second} cut ahead and kept in the fridge, there is little left to do but cook.`,
  ]);
}

const changeable: ReadonlySet<string> = new Set(['produce', 'meat', 'poultry', 'seafood', 'beans-legumes']);
/** What a dish stands on is not exchanged for variety's sake. */
const base: readonly string[] = ['allium', 'tomato-product', 'stock'];
/** Every cook does these swaps; a form takes whatever there is. */
const closeLoss = { dish: 0.05, form: 0.2 } as const;

/** Another food of the same kind that the dish takes as well, what the kitchen has first. */
function variation(recipe: Recipe, plan: Plan, where: NotesFor): string | null {
  const inside = new Set(recipe.ingredients.map(({ food }) => food));
  const limit = plan.dish.form ? closeLoss.form : closeLoss.dish;
  for (const role of [...plan.dish.roles].sort((a, b) => b.grams - a.grams)) {
    const fills = plan.fills.get(role.id) ?? [];
    const [fill] = fills;
    if (fills.length !== 1 || fill === undefined || role.grams < 40 || role.beside) continue;
    if (role.need !== 'essential' && role.need !== 'required') continue;
    const { food } = fill;
    if (!changeable.has(food.category) || base.some((kind) => food.ancestors.includes(kind))) continue;
    const others = role.options
      .filter(({ loss }) => loss <= limit)
      .flatMap((option) => where.get(option.food) ?? [])
      .filter(
        (other) =>
          !other.abstract &&
          other.category === food.category &&
          !inside.has(other.id) &&
          !sharesWord(other, food) &&
          where.mayEat(other),
      )
      .sort((a, b) => Number(where.inKitchen.has(b.id)) - Number(where.inKitchen.has(a.id)));
    const [first] = others;
    if (first === undefined) continue;
    const second = others.find((other) => !sharesWord(other, first));
    const instead = second === undefined ? fullName(first) : `${fullName(first)} or ${fullName(second)}`;
    const named = callName(food);
    return pick(recipe.title, [
      `${capitalise(instead)} can take the place of the ${named}.`,
      `Another time, try it with ${instead} instead of the ${named}.`,
      `It is as good with ${instead} as with the ${named}.`,
    ]);
  }
  return null;
}

/** Of these a piece is many portions: nobody says "cauliflowers". */
const largePiece = 350;

function callName(food: Food): string {
  const { singular, plural } = shortNames([food]).get(food.id)!;
  return plural === null || isLarge(food) ? singular : plural;
}

const fullName = (food: Food): string => (food.plural === null || isLarge(food) ? food.name : food.plural);

const isLarge = (food: Food): boolean =>
  food.category === 'bakery' || (gramsPerUnit(food, 'piece') ?? 0) > largePiece;

const sharesWord = (a: Food, b: Food): boolean =>
  a === b || a.name.split(' ').some((word) => b.name.split(' ').includes(word));

const pick = (label: string, texts: readonly string[]): string =>
  texts[Math.floor(seeded(0, label) * texts.length)]!;
