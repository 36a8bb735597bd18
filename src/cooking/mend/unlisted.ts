import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { formatFoodAmount, type UnitSystem } from '../measures/amounts.ts';
import { capitalise, formatNumber } from '../text/grammar.ts';
import type { UnderstoodRecipe, UnlistedFood } from '../understand-recipe/model.ts';
import { herbAmount, measured, spiceTeaspoons } from './amounts.ts';
import { sentenceAt } from './place.ts';
import type { MendDeps, MendWish } from './model.ts';
import { sortOf } from './sorts.ts';

/** A line that the steps ask for and the list lacks. */
export interface Listed {
  readonly foods: readonly Food[];
  /** One line for each. */
  readonly texts: readonly string[];
  readonly target: string;
  /** Places of the steps that use it. */
  readonly steps: readonly number[];
}

/** Something goes in there, and is no name of a mixture or a thing to avoid. */
const goesIn =
  /\b(?:add|adding|stir|mix|heat|warm|melt|preheat|sprinkle|garnish|saut|fry|fried|season|seasoned|thicken|pour|drizzle|combine|whisk|toss|rub|coat|blend|beat|boil|bring|brown|sear|cook|put|place|plus|with|process|layer|dilut)/i;
const notHere =
  /\b(?:instead of|substitute|without|no|not|unless|avoid|like|such as|called|prefer\w*|or)\s+(?:the\s+|a\s+|some\s+)?(?:\p{L}+\s+)?$/iu;

/** Teaspoons of an amount that stands right before a word; null where none does. */
function teaspoonsBefore(before: string): number | null {
  const found =
    /(\d+\s*[½¼¾⅓⅔]|\d+\s+\d\/\d|\d\/\d|\d+(?:[.,]\d+)?|[½¼¾⅓⅔]|an?|one|two|half an?)\s*(tsp|tbsp|teaspoons?|tablespoons?)\.?\s+(?:of\s+)?(?:\p{L}+\s+)?$/iu.exec(
      before,
    );
  if (found === null) return null;
  const said = found[1]!.toLowerCase();
  const fractions: Readonly<Record<string, number>> = {
    '½': 0.5,
    '¼': 0.25,
    '¾': 0.75,
    '⅓': 1 / 3,
    '⅔': 2 / 3,
  };
  const words: Readonly<Record<string, number>> = {
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    'half a': 0.5,
    'half an': 0.5,
  };
  const number =
    words[said] ??
    said
      .replace(/[½¼¾⅓⅔]/g, (sign) => ` ${fractions[sign]!}`)
      .trim()
      .split(/\s+/)
      .reduce((sum, part) => {
        const [over, under] = part.split('/').map(Number);
        return sum + (under === undefined ? Number(part.replace(',', '.')) : over! / under);
      }, 0);
  return Number.isFinite(number) ? number * (/^(?:tbsp|table)/i.test(found[2]!) ? 3 : 1) : null;
}

interface Use {
  readonly one: UnlistedFood;
  readonly step: number;
  /** Words of the sentence before and behind it. */
  readonly before: string;
  readonly after: string;
  readonly sentence: string;
}

/** What the steps use and the list does not have, as lines for the list. */
export function listUnlisted(
  understood: UnderstoodRecipe,
  system: UnitSystem,
  wish: MendWish,
  deps: MendDeps,
): readonly Listed[] {
  if (understood.unlisted.length === 0 && !unseen.test(understood.source.instructions.join('\n'))) return [];
  const { source, grounded, recipe } = understood;
  const uses = understood.unlisted.flatMap((one): readonly Use[] => {
    const step = Number(one.stepId.slice(1)) - 1;
    const text = source.instructions[step] ?? '';
    const [from, to] = sentenceAt(text, one.start);
    return [
      {
        one,
        step,
        before: text.slice(from, one.start),
        after: text.slice(one.end, to),
        sentence: text.slice(from, to),
      },
    ];
  });
  const lines: Listed[] = [];
  const has = (kind: string): boolean =>
    grounded.some(({ ingredient: { food } }) => food !== null && isKind(food, kind));
  lines.push(...seasoning(uses, has, understood, wish, deps));
  const done = new Set<string>();
  for (const use of uses) {
    const food = deps.foods.get(use.one.food);
    if (food === null || food.abstract || done.has(food.id) || use.one.optional) continue;
    const sort = sortOf(food);
    if (sort === 'salt' || sort === 'pepper' || !listable(food)) continue;
    if (/\bor\b/i.test(use.before) || /^[^,;]{0,20}\bif\b/i.test(use.after)) continue;
    if (!goesIn.test(use.before) || notHere.test(use.before) || /\([^)]*$/.test(use.before)) continue;
    if (
      /^\s*(?:mixture|sauce|paste|water|or\b|and\/or\b|-)/i.test(use.after) &&
      !/^\s*or (?:margarine|oil)\b/i.test(use.after)
    )
      continue;
    const own = headOf(use.one.name || food.name);
    // "Oil" beside an olive oil, "dried oregano" beside oregano: the list has it under another name.
    if (
      grounded.some(
        ({ ingredient, parsed }) =>
          (ingredient.food !== null &&
            (isKind(ingredient.food, food.id) || isKind(food, ingredient.food.id))) ||
          headOf(parsed.name) === own ||
          parsed.source.toLowerCase().includes(own),
      )
    )
      continue;
    const line = lineFor(food, use, uses, recipe.servings, system, understood, deps);
    if (line === null) continue;
    const [back, ...more] = deps.grounder.ground([line], {
      servings: recipe.servings,
      steps: source.instructions.join('\n'),
    });
    if (back?.ingredient.food?.id !== food.id || more.length > 0) continue;
    if (!wish.allows(food, (back.ingredient.grams ?? 0) / recipe.servings)) continue;
    done.add(food.id);
    lines.push({
      foods: [food],
      texts: [line],
      target: back.ingredient.name.toLowerCase(),
      steps: [...new Set(uses.filter(({ one }) => one.food === food.id).map(({ step }) => step))],
    });
  }
  return [
    ...lines,
    ...[oilForThePan(understood, system, has, wish, deps), riceBeside(understood, has, wish, deps)].filter(
      (line) => line !== null,
    ),
  ];
}

/** A spoon for four, twice as many where it is asked for twice; never more than half a spoon for each. */
const spoonsOfFat = (servings: number, uses: number): number =>
  Math.max(1, Math.min(Math.max(1, Math.round(servings / 4)) * (uses > 1 ? 2 : 1), Math.floor(servings / 2)));

/** "A bit of oil", "a tablespoon of oil", of which sort nobody says. */
const anyOil =
  /\b(?:(\d+|an?|one|two|three) (tbsp|tablespoons?|tsp|teaspoons?)\.? (?:of )?|(?:some|a little|a bit of|in|with|of|add|heat|hot|the|cooking|splash of|drizzle of) )(?:cooking )?oil\b(?! (?:spray|mixture|from))/gi;

function oilForThePan(
  { source, recipe, grounded }: UnderstoodRecipe,
  system: UnitSystem,
  has: (kind: string) => boolean,
  wish: MendWish,
  deps: MendDeps,
): Listed | null {
  if (has('oil') || grounded.some(({ parsed }) => /\boil\b/i.test(parsed.source))) return null;
  let spoons = 0;
  let open = 0;
  const used: number[] = [];
  for (const [step, text] of source.instructions.entries())
    for (const match of text.matchAll(anyOil)) {
      const [from, to] = sentenceAt(text, match.index);
      const sentence = text.slice(from, to);
      // Oil that a fish came in, or that may be butter as well, is no line of its own.
      if (
        !/\b(?:heat|pan|skillet|pot|wok|fry|saut|cook|brown|sear|roast|toss|add|drizzle|pour|marinad|marinate)/i.test(
          sentence,
        ) ||
        /\b(?:or|reserv\w*|excess|drain|from (?:the|one) (?:tin|can|jar))\b/i.test(sentence) ||
        /\([^)]*$/.test(text.slice(from, match.index))
      )
        continue;
      used.push(step);
      const [, number, unit] = match;
      if (number === undefined) open += 1;
      else
        spoons +=
          (/^an?$/i.test(number)
            ? 1
            : ({ one: 1, two: 2, three: 3 }[number.toLowerCase()] ?? Number(number))) /
          (/^t(?:sp|ea)/i.test(unit!) ? 3 : 1);
    }
  if (used.length === 0) return null;
  const total = spoons > 0 ? spoons : spoonsOfFat(recipe.servings, open);
  const food = deps.foods.get(system === 'us' ? 'canola-oil' : 'sunflower-oil');
  const grams = total * 13.5;
  if (food === null || !wish.allows(food, grams / recipe.servings)) return null;
  const text = formatFoodAmount(food, measured(food, grams, system), 'list', food.name);
  return { foods: [food], texts: [text], target: food.name, steps: [...new Set(used)] };
}

/** "Serve over rice", which no list has. */
const overRice =
  /\bserved? (?:it |them |hot |warm |immediately )?(?:over|with|on)(?: top of)? (?:a bed of |some )?(?:hot |warm |steamed |boiled |cooked |fluffy |plain |fresh )*(?:(?:white|long[- ]grain|basmati|jasmine) )?rice\b(?! (?:noodles?|paper|cakes?|vinegar|vermicelli))/i;

function riceBeside(
  { source, recipe }: UnderstoodRecipe,
  has: (kind: string) => boolean,
  wish: MendWish,
  deps: MendDeps,
): Listed | null {
  if (has('rice') || source.ingredients.some((line) => /\brice\b(?! (?:wine|vinegar|flour))/i.test(line)))
    return null;
  const step = source.instructions.findIndex((text) => overRice.test(text));
  if (step < 0) return null;
  const text = 'Cooked rice, to serve';
  const [line] = deps.grounder.ground([text], { servings: recipe.servings });
  const food = line?.ingredient.food ?? null;
  if (food === null || !wish.allows(food, (line!.ingredient.grams ?? 0) / recipe.servings)) return null;
  return { foods: [food], texts: [text], target: 'rice', steps: [step] };
}

const headOf = (name: string): string =>
  name
    .toLowerCase()
    .split(' ')
    .at(-1)!
    .replace(/(?<!s)s$/, '');

/** Foods that a step may bring in by a word, and that are not the dish. */
function listable(food: Food): boolean {
  return (
    (isKind(food, 'oil') && food.id !== 'cooking-spray') ||
    (isKind(food, 'spice') && !/seasoning|rub$|blend|mix/.test(food.id)) ||
    food.category === 'herbs' ||
    /^(?:butter|unsalted-butter|cornstarch|sugar|brown-sugar|lemon-juice|lime-juice|white-wine|red-wine|tomato-paste)$/.test(
      food.id,
    )
  );
}

/** Teaspoons of salt for a serving that anybody would eat. Own rule: 4 g. */
const mostSpoons = 0.75;

/** Flour, and milk or sugar with it. */
const isBatter = ({ grounded }: UnderstoodRecipe): boolean =>
  grounded.some(
    ({ ingredient: { food, grams } }) => food !== null && isKind(food, 'flour') && (grams ?? 0) >= 80,
  ) &&
  grounded.some(
    ({ ingredient: { food } }) =>
      food !== null && (isKind(food, 'sugar-kind') || isKind(food, 'milk') || food.id === 'egg'),
  ) &&
  !grounded.some(
    ({ ingredient: { food } }) => food !== null && ['meat', 'poultry', 'seafood'].includes(food.category),
  );

/** "3/4 tsp kosher salt, plus pepper". */
const plusPepper =
  /\b(?:and|&|\+|plus) (?:(?:some|more|a little|plenty of|freshly|fresh|cracked|ground|black|white)[ -])*pepper(?: to taste)?\s*(?:[,;(]|$)/i;
const perPiece = /\b(?:each|every|per)\s+(?:of the\s+|one of the\s+)?(?:\p{L}+\s+){0,2}?(\p{L}+)\b/iu;
const mostPieces = 12;

/** "Season each fillet with 1 tsp of salt": for how many pieces that is; 1 where it is for all. */
function piecesOf({ sentence, step }: Use, { steps, source, grounded }: UnderstoodRecipe): number {
  const found = perPiece.exec(sentence);
  if (
    found === null ||
    /\b(?:each|every|per) (?:side|time|layer|cup|pound|lb|kg|lit(?:er|re)|serving)\b/i.test(sentence)
  )
    return 1;
  const words = found[0].toLowerCase().split(/\s+/).slice(1);
  const noun =
    words.map(headOf).find((word) => word.length > 2 && pieceWord(word, source.ingredients)) ?? null;
  const keys = new Set(steps[step]!.mentions.map(({ key }) => key));
  const lines = grounded.filter(
    ({ key, parsed: { source: line, quantity } }) =>
      quantity !== null &&
      Number.isInteger(quantity) &&
      quantity >= 2 &&
      quantity <= mostPieces &&
      (noun === null ? keys.has(key) : new RegExp(`\\b${noun}`, 'i').test(line)),
  );
  const counted = lines.find(
    ({ parsed: { source: line, unit } }) =>
      unit === null ||
      /^\d+\s+(?!g\b|kg\b|oz\b|lbs?\b|pounds?\b|cups?\b|tbsp\b|tsp\b|ml\b|cans?\b)\p{L}/iu.test(line),
  );
  if (counted !== undefined) return counted.parsed.quantity!;
  // "Form 4 patties. Season each patty …"
  const shaped = words
    .map(
      (word) =>
        new RegExp(
          `(?<![\\d.,/–-])(\\d{1,2})\\s+(?:\\p{L}+\\s+)?${headOf(word).replace(/y$/, '(?:y|ie)')}s\\b`,
          'iu',
        ),
    )
    .map((pattern) => pattern.exec(source.instructions.slice(0, step + 1).join('\n')))
    .find((one) => one !== null);
  const number = Number(shaped?.[1] ?? 1);
  return number >= 1 && number <= mostPieces ? number : 1;
}

const pieceWord = (word: string, lines: readonly string[]): boolean =>
  lines.some((line) => new RegExp(`\\b${word}`, 'i').test(line));

/** Salt and pepper that steps season with. */
function seasoning(
  uses: readonly Use[],
  has: (kind: string) => boolean,
  understood: UnderstoodRecipe,
  wish: MendWish,
  deps: MendDeps,
): readonly Listed[] {
  const { servings } = understood.recipe;
  const of = (fits: (food: Food) => boolean): readonly Use[] =>
    uses.filter(({ one, before, after }) => {
      const food = deps.foods.get(one.food);
      return (
        food !== null &&
        fits(food) &&
        !notHere.test(before) &&
        !/^\s*(?:water|pork|beef|cod|crust)\b/i.test(after) &&
        // "Add salt if it needs any" is left to who cooks.
        !/\bif (?:you|desired|it)\b/i.test(before)
      );
    });
  const salts = has('salt') ? [] : of((food) => isKind(food, 'salt'));
  const peppers =
    has('black-pepper') ||
    has('white-pepper') ||
    understood.source.ingredients.some((line) => plusPepper.test(line))
      ? []
      : of((food) => /^(?:black|white)-pepper$/.test(food.id));
  const stepsOf = (some: readonly Use[]): readonly number[] => [...new Set(some.map(({ step }) => step))];
  const lines: Listed[] = [];
  const salt = deps.foods.get('salt')!;
  const pepper = deps.foods.get(
    peppers.length > 0 && peppers.every(({ one }) => one.food === 'white-pepper')
      ? 'white-pepper'
      : 'black-pepper',
  )!;
  const withPepper = peppers.length > 0 && wish.allows(pepper, 0.1);
  const calledPepper = pepper.id === 'white-pepper' ? 'white pepper' : 'black pepper';
  const poured = /\bdrain|\bal dente\b/i.test(understood.source.instructions.join('\n'));
  const inWater = salts.filter(({ sentence }) => poured && /\bwater\b/i.test(sentence));
  const stated = salts.map(({ before }) => teaspoonsBefore(before));
  const once = stated.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const spoons = salts.reduce((sum, use, at) => sum + (stated[at] ?? 0) * piecesOf(use, understood), 0);
  const pinches =
    salts.every(
      ({ before }) =>
        /\b(?:pinch(?:es)?|a little(?: bit)?|dash|a bit) of\s*$/i.test(before) && !/\bquite\b/i.test(before),
    ) ||
    // A batter takes a pinch, whatever it tastes of.
    (isBatter(understood) &&
      spoons === 0 &&
      salts.every(({ sentence }) => !/\b(?:season|taste|sprinkle)/i.test(sentence)));
  const pepperLine = {
    foods: [pepper],
    texts: [`${capitalise(calledPepper)}, to taste`],
    target: calledPepper,
    steps: stepsOf(peppers),
  };
  if (salts.length === 0 || inWater.length === salts.length) {
    if (withPepper) lines.push(pepperLine);
    return lines;
  }
  // So much goes into a brine, or was a slip of the pen.
  const much = once > mostSpoons * servings;
  const open = stated.some((one) => one === null);
  const saltText = pinches
    ? 'Pinch of salt'
    : spoons > 0 && !much
      ? `${spoons >= 3 && spoons % 3 === 0 ? `${formatNumber(spoons / 3)} tbsp` : `${formatNumber(Math.round(spoons * 4) / 4)} tsp`} salt${open ? ', plus more to taste' : ''}`
      : null;
  const grams = pinches ? 0.4 : spoons > 0 && !much ? spoons * 6 : 0.75 * servings;
  const brine = much && salts.some(({ sentence }) => /\b(?:water|brine|pickl)/i.test(sentence));
  const withSalt = !brine && wish.allows(salt, grams / servings);
  if (withSalt && saltText === null && withPepper)
    lines.push({
      foods: [salt, pepper],
      texts: ['Salt, to taste', `${capitalise(calledPepper)}, to taste`],
      target: `salt and ${calledPepper}`,
      steps: stepsOf([...salts, ...peppers]).toSorted((a, b) => a - b),
    });
  else {
    if (withSalt)
      lines.push({
        foods: [salt],
        texts: [saltText ?? 'Salt, to taste'],
        target: 'salt',
        steps: stepsOf(salts),
      });
    if (withPepper) lines.push(pepperLine);
  }
  return lines;
}

/** Words of gaps that the reading of foods does not see. */
const unseen = /\boil\b|\brice\b/i;

/** The line for a food, with as much as its task needs; null where that is not clear. */
function lineFor(
  food: Food,
  use: Use,
  uses: readonly Use[],
  servings: number,
  system: UnitSystem,
  { source }: UnderstoodRecipe,
  deps: MendDeps,
): string | null {
  const name = food.name;
  const all = uses.filter(({ one }) => one.food === food.id);
  const [told] = deps.grounder.ground([name], { servings, steps: source.instructions.join('\n') });
  if (
    told?.weight.rule === 'amount from the instructions' &&
    told.weight.grams !== null &&
    told.weight.grams >= 1.5
  )
    return formatFoodAmount(food, measured(food, told.weight.grams, system), 'list', name);
  if (/\d\s*(?:\p{L}+\s+){0,2}(?:of\s+)?$/u.test(use.before)) return null;
  if (/\b(?:pinch|dash) of\s*(?:\p{L}+\s+)?$/iu.test(use.before)) return `Pinch of ${name}`;
  const quarter = servings / 4;
  if (isKind(food, 'oil') || /butter$/.test(food.id)) {
    if (/\b(?:greas|coat|brush|line)\w*\b/i.test(use.sentence) && !/\b(?:heat|fry|saut)/i.test(use.sentence))
      return `${capitalise(name)}, for greasing`;
    if (/\b(?:deep|enough|cover the bottom|inch|cm)\b/i.test(use.sentence))
      return `${capitalise(name)}, for frying`;
    const spoons = spoonsOfFat(servings, all.length);
    return formatFoodAmount(food, { quantity: spoons, unit: 'tbsp', grams: spoons * 13.5 }, 'list', name);
  }
  const garnish = /\b(?:garnish|sprinkle|top|serve|scatter)\b/i.test(use.sentence);
  if (food.category === 'herbs')
    return garnish
      ? `${capitalise(name)}, to garnish`
      : formatFoodAmount(food, herbAmount(food, servings), 'list', name);
  if (isKind(food, 'spice')) {
    const spoons = spiceTeaspoons(food, servings);
    return garnish || spoons === null
      ? `${capitalise(name)}, to taste`
      : formatFoodAmount(food, { quantity: spoons, unit: 'tsp', grams: spoons }, 'list', name);
  }
  const spoonsFor: Readonly<Record<string, number>> = {
    cornstarch: 3,
    'lemon-juice': 3,
    'lime-juice': 3,
    'tomato-paste': 6,
    sugar: 1,
    'brown-sugar': 3,
  };
  const tsp = spoonsFor[food.id];
  if (tsp === undefined) return null;
  const amount = Math.max(1, Math.round(tsp * quarter));
  return amount % 3 === 0
    ? formatFoodAmount(food, { quantity: amount / 3, unit: 'tbsp', grams: amount * 5 }, 'list', name)
    : formatFoodAmount(food, { quantity: amount, unit: 'tsp', grams: amount * 5 }, 'list', name);
}
