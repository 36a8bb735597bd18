/** Condensed cream soups: most of what they are beside milk, stock and starch is salt. A cook makes the sauce. */
import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { AddEdit, Edit, EditPart, SwapEdit } from '../edit/model.ts';
import { gramsPerUnit, kitchenAmount } from '../measures/amounts.ts';
import { joinList } from '../text/grammar.ts';
import { contributionOf, contributionOfAdded, differenceOf } from './estimate.ts';
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

type Part = EditPart & { readonly grams: number };

/** What a sauce is made of, the main liquid first. */
interface Sauce {
  readonly parts: readonly [Part, ...(readonly Part[])];
  /** "White sauce", or "gravy" where it is stock alone. */
  readonly called: string;
  /** What the starch is whisked into, and what goes in besides. */
  readonly cold: string;
  readonly besides: readonly string[];
}

const measured = (food: Food, grams: number, unit: 'cup' | 'tbsp' | 'tsp'): Part => {
  const made = kitchenAmount(food, grams, unit, 'us');
  return made.unit === 'cup' || made.unit === 'tbsp' || made.unit === 'tsp'
    ? { food, grams: made.grams, quantity: made.quantity, unit: made.unit, preparation: null }
    : { food, grams, preparation: null };
};

const asPart = ({ grams, ...part }: Part): EditPart =>
  part.quantity === undefined ? { ...part, grams } : part;

/** The sauce that some cans hold, of what is allowed; null where there is no stock, starch or milk for it. */
function sauceOf(cans: readonly GroundedLine[], stepId: string, parts: MoveParts): Sauce | null {
  const { foods, deny, ingredients, character } = parts;
  const allowed = (id: string): Food | null => {
    const food = foods.concrete(id);
    return food === null || deny(food) !== null ? null : food;
  };
  const there = (id: string): boolean => ingredients.some(({ food }) => food !== null && isKind(food, id));
  const all = cans.reduce((sum, { ingredient }) => sum + ingredient.grams!, 0);
  const braises = cooksForHours(parts, stepId);
  const stock = allowed(
    character.words.has('meatless')
      ? 'low-sodium-vegetable-stock'
      : there('beef')
        ? 'unsalted-beef-stock'
        : 'unsalted-chicken-stock',
  );
  const milk = braises ? null : allowed('low-fat-milk');
  const starch = allowed('cornstarch');
  if (starch === null || stock === null || (milk === null && !braises)) return null;
  const mushroom = cans.some(({ ingredient }) => isKind(ingredient.food!, 'cream-of-mushroom-soup'))
    ? allowed('mushroom-white')
    : null;
  const onion = ['onion', 'onion-powder', 'onion-soup-mix'].some(there) ? null : allowed('onion-powder');
  const stocked = measured(stock, all * (milk === null ? share.milk + share.stock : share.stock), 'cup');
  const rest: readonly Part[] = [
    measured(starch, all * share.starch, 'tbsp'),
    ...(mushroom === null ? [] : [wholeOnes(mushroom, all * share.mushroom)]),
    ...(onion === null ? [] : [measured(onion, all * share.onion, 'tsp')]),
  ];
  return {
    parts: milk === null ? [stocked, ...rest] : [measured(milk, all * share.milk, 'cup'), stocked, ...rest],
    called: milk === null ? 'gravy' : 'white sauce',
    cold: milk === null ? 'stock' : 'milk',
    besides: [
      ...(milk === null ? [] : ['stock']),
      ...(mushroom === null ? [] : ['mushrooms']),
      ...(onion === null ? [] : ['onion powder']),
    ],
  };
}

/** A sauce made in a saucepan in the place of all cans of condensed soup; null where it would come to nothing. */
export function sauceForSoup(line: GroundedLine, parts: MoveParts): Move | null {
  const { understood, facts, ingredients, focus, surcharge } = parts;
  if (!parts.measured.includes('sodium_mg') || !isCondensed(line)) return null;
  const cans = understood.grounded.filter(isCondensed);
  if (cans[0]!.key !== line.key || cans.some(({ ingredient }) => ingredient.grams === null)) return null;
  const stepId = firstNamed(line.key, understood);
  if (stepId === null || cans.some(({ key }) => firstNamed(key, understood) === null)) return null;
  const sauce = sauceOf(cans, stepId, parts);
  if (sauce === null || cans.length > sauce.parts.length) return null;
  const made = [sauce.cold, ...sauce.besides.filter((one) => one !== 'onion powder')];
  const many = cans.length > 1 || (line.parsed.quantity ?? 1) > 1;
  const why = `${joinList(made)} bound with starch ${made.length > 1 ? 'make' : 'makes'} the sauce that the ${many ? 'cans' : 'can'} made, and nearly all of the salt stays out`;
  const words = wordsOf(new Set(cans.map(({ key }) => key)), sauce.called, parts, why);
  if (words === null) return null;
  const before = understood.steps.findIndex(({ id }) => id === stepId) - 1;
  const gone = ingredients.flatMap((item, at) =>
    cans.some(({ key }) => key === understood.grounded[at]?.key) ? [contributionOf(item, facts)] : [],
  );
  return {
    slot: line.key,
    kind: 'swap',
    loss:
      (focus !== undefined && glad.has(focus) ? loss.glad : loss.else) +
      orderLoss.swap +
      sauce.parts.reduce((sum, { food }) => sum + surcharge(food), 0),
    edits: [
      // What further cans held is in the one sauce: each line gives way to a part of it.
      ...cans.map(({ key }, at): SwapEdit => ({
        kind: 'swap',
        key,
        by: [asPart(sauce.parts[at]!)],
        reason: why,
      })),
      ...sauce.parts.slice(cans.length).map((part): AddEdit => ({
        kind: 'add',
        part: asPart(part),
        stepId,
        as: 'with',
        // The new step says what becomes of it.
        sentence: '',
        afterKey: cans.at(-1)!.key,
        reason: why,
      })),
      ...words,
      {
        kind: 'insert-step',
        after: before < 0 ? null : understood.steps[before]!.id,
        text: toldOf(sauce),
        reason: why,
      },
    ],
    why,
    difference: differenceOf(
      gone,
      sauce.parts.map(({ food, grams }) =>
        contributionOfAdded(food, grams, { method: 'simmer', minutes: 5 }, facts),
      ),
    ),
    servings: null,
    side: false,
    replaces: line.ingredient.food!,
    brings: sauce.parts.map(({ food }) => food),
    taste: null,
    stillCalled: true,
  };
}

/** The step that makes it. */
const toldOf = ({ called, cold, besides }: Sauce): string =>
  `Make a ${called} in place of the soup: whisk the cornstarch into the cold ${cold} in a saucepan${
    besides.length === 0 ? '' : `, add the ${joinList(besides)}`
  }, and simmer over a medium heat for 2 minutes, stirring, until it is as thick as cream.`;

/** Mushrooms are bought by the piece. */
function wholeOnes(food: Food, grams: number): Part {
  const each = gramsPerUnit(food, 'piece') ?? 18;
  return { food, grams: Math.max(1, Math.round(grams / each)) * each, preparation: 'finely chopped' };
}

/** Whether the pot goes on for hours once the soup is in. */
function cooksForHours({ understood: { steps, source } }: MoveParts, stepId: string): boolean {
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
