import { isKind } from '#food/ingredient';
import { joinList } from '../text/grammar.ts';
import type { IngredientMention, UnderstoodRecipe } from '../understand-recipe/model.ts';
import { joinTo } from './join.ts';
import type { Insertion } from './model.ts';
import { nameOf, sortOf, type Sort } from './sorts.ts';
import type { UnusedLine } from './unused.ts';

/** Where some unused lines go in, in one piece of one step. */
export interface Placed {
  readonly lines: readonly UnusedLine[];
  readonly insertion: Insertion;
}

/** Beside foods of some sorts that stand at most so many lines apart. */
type Beside = readonly [sorts: readonly (Sort | 'any')[], apart: number];

/** Beside which sorts, the best first, and how many lines apart at most. */
const beside: Readonly<Partial<Record<Sort, readonly Beside[]>>> = {
  leaven: [
    [['leaven'], 30],
    [['dry'], 30],
  ],
  spice: [[['spice'], 30]],
  dry: [
    [['dry', 'leaven'], 6],
    [['liquid'], 2],
  ],
  sugar: [
    [['sugar'], 6],
    [['liquid'], 2],
  ],
  aromatic: [[['aromatic'], 30]],
  fat: [[['fat'], 30]],
  sweet: [[['sweet', 'liquid'], 1]],
  scent: [
    [['scent'], 6],
    [['sugar', 'leaven', 'dry'], 3],
  ],
  vegetable: [[['vegetable'], 3]],
  herb: [[['herb'], 4]],
  sprig: [
    [['sprig'], 30],
    [['any'], 3],
  ],
  liquid: [
    [['liquid'], 2],
    [['vegetable'], 30],
  ],
  fruit: [[['fruit'], 3]],
};

const besideVegetables: readonly Beside[] = [[['vegetable'], 3]];

/** Garlic that is not cooked goes into the dressing. */
const rawAromatics: readonly Beside[] = [[['fat', 'liquid'], 6]];

const isOnion = /onion|shallot|leek/;
/** An onion that comes into the pot with the water stays what it is. */
const inWater = /\b(?:water|simmer|boil|broth|stock|steam)/i;
/** More flour than this is a dough, and nobody forgot where it goes. */
const mostFlour = 60;
const inPassing = /\b(?:seconds?|fragrant|aroma|(?:1|one|a) (?:more )?min(?:ute)?)\b/i;

const fleshes: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);

/** What is only made ready there, and goes in later. */
const readying: ReadonlySet<string> = new Set(
  'cut wash soak drain measure grate preheat strain rest cool chill set serve garnish toast roll shape'.split(
    ' ',
  ),
);
/** Where a food goes into the dish. */
const goesIn =
  /\b(?:add|stir|mix|whisk|combine|put|place|toss|fry|saut|sweat|soften|brown|cook|simmer|boil|fold|blend|beat|cream|season|marinat|marinad|coat|rub|pour|throw|tip|layer|melt|heat|roast|bake|transfer|arrange|sift|work|knead|process|pulse|pour|sprinkle)/i;

const heating: ReadonlySet<string> = new Set(
  'heat boil simmer poach steam braise stew saute sear fry stir-fry sweat caramelise reduce deglaze bake roast broil grill'.split(
    ' ',
  ),
);
const onStove: ReadonlySet<string> = new Set(
  'heat boil simmer poach steam braise stew saute sear fry stir-fry sweat caramelise reduce deglaze'.split(
    ' ',
  ),
);

/** The sentence that a place lies in: its start and its end, the mark behind it included. */
export function sentenceAt(text: string, place: number): readonly [start: number, end: number] {
  let start = 0;
  for (const match of text.matchAll(/[.!?]["”)]*(?=\s+\S)|[\n]/g)) {
    // "approx. 2 cups" ends nothing.
    if (/\b(?:approx|ca|min|mins|oz|lb|tbsp|tsp|e\.g|i\.e|etc|vs)$/i.test(text.slice(0, match.index)))
      continue;
    const end = match.index + match[0].length;
    if (place < end) return [start, end];
    start = end;
  }
  return [start, text.trimEnd().length];
}

/** Puts lines that no step uses where a cook would; what has no clear place is in none. */
export function placeUnused(understood: UnderstoodRecipe, unused: readonly UnusedLine[]): readonly Placed[] {
  const placed: Placed[] = [];
  const left: UnusedLine[] = [];
  const joins = new Map<string, { lines: UnusedLine[]; step: number; anchor: IngredientMention }>();
  for (const one of unused) {
    const found = anchorFor(understood, one, unused);
    if (found === null) {
      left.push(one);
      continue;
    }
    const key = `${found.step} ${found.anchor.start}`;
    const known = joins.get(key);
    if (known === undefined) joins.set(key, { lines: [one], ...found });
    else known.lines.push(one);
  }
  for (const { lines, step, anchor } of joins.values()) {
    const joined = joinTo(
      understood.source.instructions[step]!,
      anchor,
      understood.steps[step]!.mentions,
      lines.map(({ line }) => nameOf(line)),
    );
    if (joined !== null) placed.push({ lines, insertion: { step, ...joined } });
  }
  return [...placed, ...bySentence(understood, left)];
}

/** The food of another line that goes in where this one would, as a step names it. */
function anchorFor(
  understood: UnderstoodRecipe,
  { line, sort, at }: UnusedLine,
  unused: readonly UnusedLine[],
  only?: readonly Beside[],
): { readonly step: number; readonly anchor: IngredientMention } | null {
  const { grounded, steps, source, recipe } = understood;
  const open = new Set(unused.map((one) => one.line.key));
  const [word] = line.parsed.name.toLowerCase().split(' ');
  /** Baking soda goes with the baking powder. */
  const near = (other: UnusedLine['line']): number =>
    Number(other.parsed.name.includes(' ') && other.parsed.name.toLowerCase().startsWith(`${word!} `));
  const cooked = recipe.steps.some(({ action }) => action !== null && heating.has(action));
  const ways =
    only ??
    (sort === 'aromatic' && !cooked
      ? /garlic|ginger|shallot/.test(line.ingredient.food!.id)
        ? rawAromatics
        : []
      : (beside[sort] ?? []));
  for (const [sorts, apart] of ways) {
    const others = grounded
      .map((other, place) => ({ other, place }))
      .filter(({ other, place }) => {
        const { food } = other.ingredient;
        if (place === at || food === null || open.has(other.key) || other.group !== line.group) return false;
        const own = sortOf(food);
        const meant = sorts.includes('any')
          ? own === 'vegetable' || own === 'aromatic' || fleshes.has(food.category)
          : own !== null && sorts.includes(own);
        return meant && Math.abs(place - at) <= apart;
      })
      .sort((a, b) => near(b.other) - near(a.other) || Math.abs(a.place - at) - Math.abs(b.place - at));
    for (const { other } of others)
      for (const [step, reading] of steps.entries()) {
        const text = source.instructions[step]!;
        for (const anchor of reading.mentions) {
          if (anchor.key !== other.key || (anchor.kind !== 'name' && anchor.kind !== 'head')) continue;
          // "The sauce" may be the one that was just made.
          if (/^(?:the )?(?:sauce|dressing|marinade|glaze)$/i.test(anchor.text)) continue;
          const [from] = sentenceAt(text, anchor.start);
          const lead = text.slice(from, anchor.start);
          const verb = reading.actions.findLast(({ start }) => start >= from && start <= anchor.start);
          const [, to] = sentenceAt(text, anchor.start);
          // "Cut up the carrots, place in a pot and sauté": it goes on.
          const goesOn = reading.actions.some(
            ({ action, start }) => start > anchor.end && start < to && onStove.has(action),
          );
          if (verb !== undefined && readying.has(verb.action) && !goesOn) continue;
          if (sort === 'fat' && !/\b(?:heat|melt|warm)\b[^,;.]*$/i.test(lead)) continue;
          if (sorts.includes('any') && !reading.actions.some(({ action }) => heating.has(action))) continue;
          if (!goesIn.test(lead) && !goesOn) continue;
          // An onion is not soft when the garlic is fragrant.
          if (
            sort === 'aromatic' &&
            isOnion.test(line.ingredient.food!.id) &&
            inPassing.test(text.slice(from, to))
          )
            continue;
          if (
            sort === 'dry' &&
            isKind(line.ingredient.food!, 'flour') &&
            (line.ingredient.grams ?? 0) > mostFlour
          )
            continue;
          // Flour is no starch for a filling, nor the other way round.
          if (
            sort === 'dry' &&
            !isKind(other.ingredient.food!, 'leavening') &&
            isKind(other.ingredient.food!, 'flour') !== isKind(line.ingredient.food!, 'flour') &&
            !sorts.includes('liquid')
          )
            continue;
          if (only === besideVegetables && (!isOnion.test(line.ingredient.food!.id) || inWater.test(text)))
            continue;
          // Wine and stock simmer with the tomatoes or the roots; a sauce may be for anything.
          if (
            sort === 'liquid' &&
            sorts.includes('vegetable') &&
            (!['wine', 'stock'].some((kind) => isKind(line.ingredient.food!, kind)) ||
              !/\b(?:simmer|braise|stew)/i.test(text.slice(anchor.end)) ||
              !/\b(?:add|pour|stir in|tip in|put)\b/i.test(lead))
          )
            continue;
          // Starch goes into a liquid that is mixed, flour does not.
          if (
            sort === 'dry' &&
            sorts.includes('liquid') &&
            (!isKind(line.ingredient.food!, 'starch') ||
              !/\b(?:mix|whisk|marina|combine|stir together)/i.test(lead))
          )
            continue;
          if (/\b(?:garnish|serve|top with|optional|if you|instead)\b/i.test(lead)) continue;
          // Raw aromatics go to the fire with their like, and not into its dip.
          if (
            sort === 'aromatic' &&
            recipe.steps.some(({ action }) => action !== null && onStove.has(action)) &&
            !steps.slice(0, step + 1).some(({ actions }) => actions.some(({ action }) => onStove.has(action)))
          )
            continue;
          if (joinTo(text, anchor, reading.mentions, ['x']) === null) continue;
          return { step, anchor };
        }
      }
  }
  return null;
}

/** A sentence behind (or before) another one of a step. */
function sentence(understood: UnderstoodRecipe, step: number, place: number, said: string): Insertion {
  const text = understood.source.instructions[step]!;
  const upTo = text.slice(0, place).trimEnd();
  const ended = upTo === '' || /[.!?:]["”)]*$/.test(upTo);
  const lowered = /^\p{Ll}/u.test(text.trim());
  const own = lowered ? said.charAt(0).toLowerCase() + said.slice(1) : said;
  if (upTo === '') return { step, start: 0, end: 0, text: `${own} ` };
  const bare = upTo.replace(/[,;]$/, '');
  const gap = /^\s*$|^\s/.test(text.slice(place)) ? '' : ' ';
  return { step, start: bare.length, end: place, text: `${ended ? '' : '.'} ${own}${gap}` };
}

/** Where the plates are filled, and what comes in must be in before. */
const serving =
  /(?:^|[.!?]\s+|\n)(?=(?:(?:To )?[Ss]erve|Divide|Ladle|Plate|Dish up|Enjoy|Garnish|Spoon (?:over|onto|into)|Drain and serve)\b)/g;
/** "… and serve with naan": the last clause. */
const andServe = /,?\s+(?:and|then)\s+serve\b[^.!?]*[.!?]*\s*$/i;

const afterwards =
  /^\W*(?:(?:optional(?:ly)?|notes?|tips?|variations?)\b|left-?overs?\b|(?:it )?keeps\b|store\b|freeze\b|re-?heat\b|(?:and )?enjoy\b|bon app|done\b|feed\b)/i;

/** Whole spices that simmer along. */
const whole = /^(?:bay-leaf|cinnamon-stick|star-anise|cloves|cardamom-pods|allspice|juniper|dried-red-chili)/;
const wet: ReadonlySet<string> = new Set('boil simmer braise stew slow-cook pressure-cook'.split(' '));

/** "Add the vegetables and heat." */
const hot =
  /\b(?:and|then) (?:heat(?: through)?|simmer|boil|cook|stir-fry|fry|steam|warm(?: through)?)\b(?! (?:the|up the) oven)/i;

/** The last step that cooks, and the place in it where what is stirred in at the end belongs. */
function lastHeat(understood: UnderstoodRecipe, stove: boolean): { step: number; place: number } | null {
  const { recipe, source, steps } = understood;
  const set = stove ? onStove : heating;
  const step = recipe.steps.findLastIndex(
    ({ action, text }, at) =>
      ((action !== null && set.has(action)) ||
        steps[at]!.actions.some((one) => set.has(one.action)) ||
        (stove && hot.test(text))) &&
      !afterwards.test(text),
  );
  if (step < 0) return null;
  const text = source.instructions[step]!;
  const served = [...text.matchAll(serving)].find(({ index }) => index > 0);
  return { step, place: served === undefined ? text.trimEnd().length : served.index + served[0].length };
}

/** Whether something sweet is baked: dough or batter, not a roast. */
const isBaked = ({ grounded, recipe }: UnderstoodRecipe): boolean =>
  grounded.some(({ ingredient: { food } }) => food !== null && isKind(food, 'sugar-kind')) &&
  grounded.some(
    ({ ingredient: { food, grams } }) => food !== null && isKind(food, 'flour') && (grams ?? 0) >= 80,
  ) &&
  recipe.steps.some(({ action, text }) => action === 'bake' || /\b(?:bake|oven)\b/i.test(text));

/** The step in which a batter goes into its tin, or a dough is shaped; what is folded in comes before. */
const intoTin =
  /\b(?:pour|spoon|scrape|transfer|turn|tip|put|divide|fill|scoop|drop|place|spread|form|shape|roll)\b[^.]{0,60}\b(?:pan|tin|dish|cups?|muffin|moulds?|molds?|sheet|tray|balls?|cookies?|form|loaf|cases?|liners?)\b/i;

/** Sentences for what stands beside nothing of its like. */
function bySentence(understood: UnderstoodRecipe, lines: readonly UnusedLine[]): readonly Placed[] {
  const placed: Placed[] = [];
  const { recipe, source, steps, grounded } = understood;
  const baked = isBaked(understood);
  const of = (...sorts: readonly Sort[]): readonly UnusedLine[] =>
    lines.filter(({ sort, line }) => sorts.includes(sort) && line.parsed.also.length === 0);
  const names = (some: readonly UnusedLine[]): string =>
    joinList(some.map(({ line }) => `the ${nameOf(line)}`)).replace(/ and the /g, ' and ');
  const put = (some: readonly UnusedLine[], insertion: Insertion | null): void => {
    if (some.length > 0 && insertion !== null) placed.push({ lines: some, insertion });
  };

  // Salt and pepper that nobody is told to use: at the end, by taste.
  const seasoning = of('salt', 'pepper');
  if (seasoning.length > 0 && !baked) {
    const heat = lastHeat(understood, true);
    const salt = seasoning.some(({ sort }) => sort === 'salt');
    const pepper = seasoning.some(({ sort }) => sort === 'pepper');
    const measured = seasoning.some(({ line }) => line.parsed.quantity !== null);
    if (heat !== null && !measured && heat.step >= recipe.steps.length - 3)
      put(
        seasoning,
        sentence(
          understood,
          heat.step,
          heat.place,
          `Season with ${salt ? (pepper ? 'salt and pepper' : 'salt') : 'pepper'}.`,
        ),
      );
  }

  // Nuts, chocolate and dried fruit go into a batter before it goes into its tin.
  const folded = of('scatter', 'fruit').filter(
    ({ line }) => line.parsed.comment === null || line.parsed.optional,
  );
  if (folded.length > 0 && baked) {
    const tin = recipe.steps.findIndex(
      ({ text }) => intoTin.test(text) && !/\b(?:grease|butter|line|flour) (?:a|the|your)\b/i.test(text),
    );
    const mixed = recipe.steps.findLastIndex(
      ({ text }, at) => at < tin && /\b(?:mix|stir|fold|beat|whisk|combine|add|knead)\b/i.test(text),
    );
    if (tin > 0 && mixed >= 0 && mixed >= tin - 2)
      put(
        folded,
        sentence(
          understood,
          mixed,
          source.instructions[mixed]!.trimEnd().length,
          `Fold in ${names(folded)}.`,
        ),
      );
  }
  if (baked) return placed;

  // Onion, garlic and ginger go into the hot fat before anything else does.
  const aromatics = of('aromatic');
  if (aromatics.length > 0) {
    const fat = intoFat(understood, aromatics, names(aromatics));
    if (fat !== null) put(aromatics, fat);
    else
      for (const one of aromatics) {
        const found = anchorFor(understood, one, lines, besideVegetables);
        if (found === null) continue;
        const text = source.instructions[found.step]!;
        const joined = joinTo(text, found.anchor, steps[found.step]!.mentions, [nameOf(one.line)]);
        put([one], joined === null ? null : { step: found.step, ...joined });
      }
  }

  const quick = of('quick');
  const heat = lastHeat(understood, true);
  const overAgain =
    heat === null ||
    // A sauce that cooks in a pot of its own is not where the vegetables go.
    !steps[heat.step]!.contents.some((key) => {
      const food = grounded.find((line) => line.key === key)?.ingredient.food ?? null;
      if (food === null) return false;
      const own = sortOf(food);
      return own === 'vegetable' || own === 'quick' || fleshes.has(food.category);
    }) ||
    /\bset (?:it |them )?aside\b/i.test(source.instructions[heat.step]!) ||
    recipe.steps.slice(heat.step + 1).some(({ action, station }) => station === 'oven' || action === 'bake');
  if (quick.length > 0 && !overAgain)
    put(
      quick,
      sentence(understood, heat.step, heat.place, `Stir in ${names(quick)} and cook for 2 minutes more.`),
    );

  // A ground spice blooms with the onion or garlic.
  const leaves = of('spice').filter(({ line }) => whole.test(line.ingredient.food!.id));
  if (leaves.length > 0) {
    const pot = recipe.steps.findIndex(
      ({ action, text }, at) =>
        ((action !== null && wet.has(action)) || steps[at]!.actions.some((one) => wet.has(one.action))) &&
        !/\bdrain|\b(?:pasta|rice|noodles|potatoes|eggs?)\b[^.]*\bwater\b|\bwater\b[^.]*\b(?:pasta|rice|noodles|potatoes|eggs?)\b/i.test(
          text,
        ),
    );
    if (pot >= 0) put(leaves, sentence(understood, pot, 0, `Add ${names(leaves)}.`));
  }
  const spices = of('spice').filter((one) => !leaves.includes(one));
  if (spices.length > 0) {
    const base = recipe.steps.findIndex(
      ({ action, inputs, station }) =>
        (station === 'burner' || (action !== null && onStove.has(action))) &&
        inputs.some((key) => {
          const food = grounded.find((line) => line.key === key)?.ingredient.food ?? null;
          return food !== null && (isKind(food, 'allium') || food.id === 'fresh-ginger');
        }),
    );
    if (base >= 0 && !/\b(?:water|drain)\b/i.test(source.instructions[base]!)) {
      const text = source.instructions[base]!;
      const mention = steps[base]!.mentions.findLast(({ key, kind }) => {
        const food = grounded.find((line) => line.key === key)?.ingredient.food ?? null;
        return (
          (kind === 'name' || kind === 'head') &&
          food !== null &&
          (isKind(food, 'allium') || food.id === 'fresh-ginger')
        );
      });
      const [, end] = sentenceAt(text, mention?.start ?? 0);
      if (mention !== undefined)
        put(spices, sentence(understood, base, end, `Stir in ${names(spices)} and cook for 30 seconds.`));
    }
  }

  const heated = recipe.steps.some(({ action }) => action !== null && heating.has(action));
  const fresh = of('herb');
  if (fresh.length > 0) put(fresh, toFinish(understood, `Scatter ${names(fresh)} over the top.`));
  const cheese = of('cheese');
  if (cheese.length > 0 && heated) {
    const bake = recipe.steps.findLastIndex(({ action }) => action === 'bake');
    const oven = bake >= 0 ? bake : recipe.steps.findLastIndex(({ action }) => action === 'broil');
    const text = oven < 0 ? '' : source.instructions[oven]!;
    const from =
      oven < 0
        ? -1
        : text.search(
            /(?:^|(?<=[.!?]\s))(?:Bake|Put|Place|Return|Transfer|Cook|Pop|Slide|Cover|Broil|bake|put|place|cook)\b[^.!?]*/,
          );
    put(
      cheese,
      oven >= 0 && from >= 0 && !/\bpreheat/i.test(text)
        ? sentence(understood, oven, from, `Scatter ${names(cheese)} over the top.`)
        : oven >= 0
          ? null
          : toFinish(understood, `Scatter ${names(cheese)} over the top.`),
    );
  }
  const scattered = of('scatter');
  if (scattered.length > 0) put(scattered, toFinish(understood, `Scatter ${names(scattered)} over the top.`));
  return placed;
}

/** At the very end: before the sentence that serves, else behind the last one. */
function toFinish({ source, recipe }: UnderstoodRecipe, said: string): Insertion | null {
  const last = source.instructions.findLastIndex((text) => !afterwards.test(text));
  if (last < 0 || recipe.steps[last] === undefined) return null;
  const text = source.instructions[last]!;
  const understood = { source } as UnderstoodRecipe;
  const served = [...text.matchAll(serving)][0];
  const place = served === undefined ? text.trimEnd().length : served.index + served[0].length;
  if (served === undefined && andServe.test(text)) return null;
  if (/\b(?:freeze|refrigerate|store|overnight|chill)\b/i.test(text)) return null;
  return sentence(understood, last, place, said);
}

/** "Heat oil", "put butter in a casserole dish": where the first fat gets hot on the stove. */
const hotFat =
  /\b(?:heat|warm|melt|put|add|pour)\b(?:\s+(?:up|the|a|an|some|little|bit|of|your|in|large|\d[\d\s/½¼¾-]*(?:tbsps?|tablespoons?|tsps?|teaspoons?|ml|g))\.?)*\s+(?:(?:olive|vegetable|canola|sunflower|sesame|cooking|neutral|extra-virgin|virgin|of)\s+)*(?:oil|butter|ghee|lard)\b[^.,;!?]*/i;

function intoFat(
  understood: UnderstoodRecipe,
  aromatics: readonly UnusedLine[],
  names: string,
): Insertion | null {
  const step = understood.source.instructions.findIndex((text) => hotFat.test(text));
  if (step < 0) return null;
  const { action, station } = understood.recipe.steps[step]!;
  if (station !== 'burner' && !(action !== null && onStove.has(action)) && action !== 'add') return null;
  const text = understood.source.instructions[step]!;
  const match = hotFat.exec(text)!;
  const end = match.index + match[0].length;
  const soft = aromatics.some(({ line }) => isOnion.test(line.ingredient.food!.id));
  const cooked = soft ? 'cook until soft, about 5 minutes' : 'stir until fragrant, about 30 seconds';
  const rest = text.slice(end);
  if (/^\s*$|^\s*[.!?]/.test(rest)) {
    const mark = /^\s*[.!?]/.exec(rest)?.[0].length ?? 0;
    return sentence(understood, step, end + mark, `Add ${names} and ${cooked}.`);
  }
  // "Heat oil, add beef and stir-fry": first this, then the beef.
  if (/^,\s+(?:then\s+)?(?:add|put|throw|place)\b/i.test(rest))
    return {
      step,
      start: end,
      end: end + /^,\s+(?:then\s+)?/i.exec(rest)![0].length,
      text: `. Add ${names} and ${cooked}, then `,
    };
  return null;
}
