/** Condensed cream soups: most of what they are beside milk, stock and starch is salt. A cook makes the sauce. */
import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import type { AddEdit, Edit, EditPart, SwapEdit } from '../edit/model.ts';
import { gramsPerUnit, kitchenAmount } from '../measures/amounts.ts';
import { joinList } from '../text/grammar.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import { orderLoss, type Move, type MoveParts } from './move.ts';
import { firstNamed } from './place.ts';

const soups = [
  'cream-of-mushroom-soup',
  'cream-of-chicken-soup',
  'cream-of-celery-soup',
  'cream-of-broccoli-soup',
  'cream-of-potato-soup',
] as const;

/** What a can is made of, as shares of its weight: liquid, starch that binds it as thick, and what it is called after. */
const share = { milk: 0.6, stock: 0.35, starch: 0.055, mushroom: 0.2, onion: 0.008 } as const;
/** Where it braises for hours milk would curdle: there it is stock alone. */
const long =
  /(?<![\d/.])\b(?:[2-9]|1\d|two|three|four|five|six|seven|eight)(?:[- ]?(?:\d|½|1\/2))? ?(?:-|–|to)? ?\d* ?(?:hours?|hrs?|h)\b/i;

const loss = { glad: 0.07, else: 0.14 } as const;
const glad: ReadonlySet<string> = new Set(['lowSodium', 'dash', 'kidneyFriendly', 'wholeFood']);

const isCondensed = ({ ingredient: { food } }: GroundedLine): boolean =>
  food !== null && !food.id.startsWith('reduced-sodium') && soups.some((id) => isKind(food, id));

/** A sauce made in a saucepan in the place of all cans of condensed soup; null where it would come to nothing. */
export function sauceForSoup(line: GroundedLine, _item: Ingredient, parts: MoveParts): Move | null {
  const { understood, foods, deny, facts, ingredients, measured, focus, character, surcharge } = parts;
  if (!measured.includes('sodium_mg') || !isCondensed(line)) return null;
  const cans = understood.grounded.filter(isCondensed);
  if (cans[0]!.key !== line.key || cans.some(({ ingredient }) => ingredient.grams === null)) return null;
  const stepId = firstNamed(line.key, understood);
  if (stepId === null || cans.some(({ key }) => firstNamed(key, understood) === null)) return null;
  const all = cans.reduce((sum, { ingredient }) => sum + ingredient.grams!, 0);
  const braises =
    understood.source.instructions.some((text) => long.test(text)) && understoodLate(parts, stepId);
  const allowed = (id: string): Food | null => {
    const food = foods.concrete(id);
    return food === null || deny(food) !== null ? null : food;
  };
  const stock = allowed(
    character.words.has('meatless')
      ? 'low-sodium-vegetable-stock'
      : ingredients.some(({ food }) => food !== null && isKind(food, 'beef'))
        ? 'unsalted-beef-stock'
        : 'unsalted-chicken-stock',
  );
  const milk = braises ? null : allowed('low-fat-milk');
  const starch = allowed('cornstarch');
  if (starch === null || stock === null || (milk === null && !braises)) return null;
  const mushrooms = cans.some(({ ingredient }) => isKind(ingredient.food!, 'cream-of-mushroom-soup'))
    ? allowed('mushroom-white')
    : null;
  const onion = ingredients.some(
    ({ food }) =>
      food !== null &&
      (isKind(food, 'onion') || isKind(food, 'onion-powder') || food.id === 'onion-soup-mix'),
  )
    ? null
    : allowed('onion-powder');
  const cup = (food: Food, grams: number): EditPart & { readonly grams: number } => {
    const { quantity, unit } = kitchenAmount(food, grams, 'cup', 'us');
    return { food, grams, ...(unit === 'cup' ? { quantity, unit } : {}), preparation: null };
  };
  const spoon = (food: Food, grams: number, unit: string): EditPart & { readonly grams: number } => {
    const made = kitchenAmount(food, grams, unit, 'us');
    return { food, grams: made.grams, quantity: made.quantity, unit: made.unit, preparation: null };
  };
  const liquid = [
    ...(milk === null ? [] : [cup(milk, all * share.milk)]),
    cup(stock, all * (milk === null ? share.milk + share.stock : share.stock)),
  ];
  const rest = [
    spoon(starch, all * share.starch, 'tbsp'),
    ...(mushrooms === null
      ? []
      : [
          {
            food: mushrooms,
            grams: Math.max(1, Math.round((all * share.mushroom) / each(mushrooms))) * each(mushrooms),
            preparation: 'finely chopped',
          },
        ]),
    ...(onion === null ? [] : [spoon(onion, all * share.onion, 'tsp')]),
  ];
  const called = milk === null ? 'gravy' : 'white sauce';
  const made = liquid.length + (mushrooms === null ? 0 : 1) > 1 ? 'make' : 'makes';
  const why = `${joinList([...(milk === null ? [] : ['milk']), 'stock', ...(mushrooms === null ? [] : ['mushrooms'])])} bound with starch ${made} the sauce that the ${cans.length > 1 || (line.parsed.quantity ?? 1) > 1 ? 'cans' : 'can'} made, and nearly all of the salt stays out`;
  const [main, ...more] = [...liquid, ...rest];
  const before = understood.steps.findIndex(({ id }) => id === stepId) - 1;
  const others = [
    ...(milk === null ? [] : ['stock']),
    ...(mushrooms === null ? [] : ['mushrooms']),
    ...(onion === null ? [] : ['onion powder']),
  ];
  const told = `Make a ${called} in place of the soup: whisk the cornstarch into the cold ${milk === null ? 'stock' : 'milk'} in a saucepan${others.length === 0 ? '' : `, add the ${joinList(others)}`}, and simmer over a medium heat for 2 minutes, stirring, until it is as thick as cream.`;
  const asPart = ({ grams, ...part }: EditPart & { readonly grams: number }): EditPart =>
    part.quantity === undefined ? { ...part, grams } : part;
  const swaps = cans.map(({ key }, at): SwapEdit => ({
    kind: 'swap',
    key,
    // What further cans held is in the one sauce: each line gives way to a part of it.
    by: [asPart(at === 0 ? main! : more[at - 1]!)],
    reason: why,
  }));
  const added = more.slice(cans.length - 1).map((part): AddEdit => ({
    kind: 'add',
    part: asPart(part),
    stepId,
    as: 'with',
    // The new step says what becomes of it.
    sentence: '',
    afterKey: cans.at(-1)!.key,
    reason: why,
  }));
  const weighed = [main!, ...more].map(({ food, grams }) =>
    contributionOf(
      {
        key: `add:${food.id}`,
        text: food.name,
        name: food.name,
        food,
        grams: grams!,
        eatenShare: 1,
        cooked: { method: 'simmer', minutes: 5 },
      },
      facts,
    ),
  );
  const words = wordsOf(new Set(cans.map(({ key }) => key)), called, parts, why);
  if (words === null) return null;
  const gone = ingredients.flatMap((item, at) =>
    cans.some(({ key }) => key === understood.grounded[at]?.key) ? [contributionOf(item, facts)] : [],
  );
  return {
    slot: line.key,
    kind: 'swap',
    loss:
      (focus !== undefined && glad.has(focus) ? loss.glad : loss.else) +
      orderLoss.swap +
      [main!, ...more].reduce((sum, { food }) => sum + surcharge(food), 0),
    edits: [
      ...swaps,
      ...added,
      ...words,
      {
        kind: 'insert-step',
        after: before < 0 ? null : understood.steps[before]!.id,
        text: told,
        reason: why,
      },
    ],
    why,
    difference: differenceOf(gone, weighed),
    servings: null,
    side: false,
    replaces: line.ingredient.food!,
    brings: [main!, ...more].map(({ food }) => food),
    taste: null,
    stillCalled: true,
  };
}

const each = (food: Food): number => gramsPerUnit(food, 'piece') ?? 18;

/** Whether the pot goes on for hours once the soup is in. */
function understoodLate({ understood: { steps, source } }: MoveParts, stepId: string): boolean {
  const from = steps.findIndex(({ id }) => id === stepId);
  return source.instructions.slice(from).some((text) => long.test(text));
}

/** "Mix the soups and milk" → "Mix the white sauce and milk": one sauce for all of them; null where a step opens a can twice. */
function wordsOf(
  keys: ReadonlySet<string>,
  called: string,
  { understood: { steps, source } }: MoveParts,
  reason: string,
): readonly Edit[] | null {
  const edits: Edit[] = [];
  for (const [at, { id, mentions }] of steps.entries()) {
    const text = source.instructions[at]!;
    const spans = new Map<number, number>();
    for (const one of mentions)
      if (keys.has(one.key) && one.kind !== 'pronoun' && one.kind !== 'collective')
        spans.set(one.start, Math.max(spans.get(one.start) ?? 0, one.end));
    const sorted = [...spans].sort((a, b) => a[0] - b[0]);
    for (let next = 0; next < sorted.length; next += 1) {
      const [start, first] = sorted[next]!;
      let end = first;
      // "Cream of chicken soup and cream of celery soup" are one sauce.
      while (
        sorted[next + 1] !== undefined &&
        /^(?:,| and|, and| &)? (?:the )?$/.test(text.slice(end, sorted[next + 1]![0]))
      ) {
        next += 1;
        end = sorted[next]![1];
      }
      const lead =
        /(?:(?:(?:all|both)(?: of)?(?: the)?|the|(?:the )?(?:two|2)) )?(?:cans? of |undiluted |condensed )*$/i.exec(
          text.slice(0, start),
        )![0];
      edits.push({
        kind: 'replace-text',
        stepId: id,
        span: { start: start - lead.length, end },
        text: /^(?:the|all|both)/i.test(lead) ? `the ${called}` : called,
        reason,
      });
    }
  }
  return edits.length === 0 ? null : edits;
}
