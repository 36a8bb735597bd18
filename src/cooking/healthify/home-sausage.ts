/** Bought sausages, seasoned at home instead: what is salt and fat in them is left out, and the spice is what is tasted. */
import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import type { HealthFocus } from '../vocabulary.ts';
import type { AddEdit, Edit } from '../edit/model.ts';
import { isBritish } from '../edit/british.ts';
import { joinList } from '../text/grammar.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import type { Move, MoveParts } from './move.ts';
import { firstNamed } from './place.ts';

/** The lean mince that a sausage is made of here; the first that fits and may come in. */
const minces: readonly (readonly [of: readonly string[], mince: string])[] = [
  [['turkey-sausage', 'chicken-sausage'], 'ground-turkey'],
  [['beef-sausage', 'boerewors'], 'lean-ground-beef'],
  [['fresh-sausage', 'pork-sausage', 'italian-sausage', 'bratwurst'], 'lean-ground-pork'],
  [['fresh-sausage', 'pork-sausage', 'italian-sausage', 'bratwurst'], 'ground-turkey'],
];
/** What is a sausage of its own making, and nothing else would be the dish. */
const others = [
  'fresh-chorizo',
  'longaniza',
  'sai-ua',
  'boudin-blanc',
  'weisswurst',
  'merguez',
  'pigs-in-blankets',
  'cevapi',
] as const;

/** The spices of 450 g of sausage meat, in grams. Own rule. */
const spices: readonly (readonly [food: string, grams: number])[] = [
  ['dried-sage', 1.4],
  ['fennel-seeds', 2],
  ['black-pepper', 1.2],
];
const spicedGrams = 450;
/** Oats hold together and keep moist what has no fat to do so: grams for each gram of mince. Own rule. */
const oatShare = 0.07;
/** Mince for each gram of sausage: there is rusk and water in those. Own rule. */
const minceShare = 0.8;

/** Nothing of this can be done to a patty, or speaks of a skin. */
const onlyLinks = /\b(?:slic|cut|halv|prick|score|skin|casing|squeeze|link|curl|twist|chop|coil)\w*\b/i;
/** Sausage meat that is broken up in the pan. */
const crumbled = /\b(?:crumbl|break(?:ing)? (?:it |them )?up|broken up|ground sausage|sausage ?meat|bulk)\b/i;
/** Bread and dough hold a link; a patty is no hot dog. */
const elsewhere = ['sandwich', 'wrap', 'pastry', 'pizza'] as const;
/** Who watches salt or the heart is glad of it. */
const glad: ReadonlySet<HealthFocus> = new Set([
  'lowSodium',
  'dash',
  'kidneyFriendly',
  'heartHealthy',
  'lowSaturatedFat',
  'mediterranean',
  'wholeFood',
]);
const losses = { glad: 0.12, else: 0.22 } as const;

/** Lean mince with sage, fennel and pepper in the place of bought sausages; null where the text wants links. */
export function homeSausage(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, foods, deny, surcharge, character, measured, facts, ingredients, focus } = parts;
  const { food, grams } = line.ingredient;
  if (food === null || grams === null || line.parsed.quantity === null) return null;
  if (!isKind(food, 'sausage') || others.some((id) => isKind(food, id))) return null;
  if (!measured.some((one) => one === 'sodium_mg' || one === 'saturated_fat_g' || one === 'fat_g'))
    return null;
  if (elsewhere.some((word) => character.words.has(word))) return null;
  const mince = minces
    .filter(([of]) => of.some((id) => isKind(food, id)))
    .map(([, id]) => foods.concrete(id))
    .find((one): one is Food => one !== null && deny(one) === null);
  const stepId = firstNamed(line.key, understood);
  if (mince === undefined || stepId === null) return null;
  const text = [line.parsed.source, ...sentencesOn(line.key, parts)].join(' ');
  if (onlyLinks.test(text)) return null;
  const pieces = line.parsed.unit === null || line.parsed.unit === 'piece' ? line.parsed.quantity : null;
  const whole = pieces !== null && pieces >= 2 && !crumbled.test(text);
  // By the pound it may be either: browned among other mince or crumbled, it is loose.
  if (!whole && pieces !== null && !crumbled.test(text)) return null;
  if (!whole && /\bsausages\b/i.test(line.parsed.source) && !crumbled.test(text)) return null;

  const weight = Math.round((grams * minceShare) / 25) * 25;
  const come = spices.flatMap(([id, each]) => {
    const one = foods.concrete(id);
    const there = ingredients.some((other) => other.food !== null && isKind(other.food, id));
    return one === null || there || deny(one) !== null
      ? []
      : [{ food: one, grams: (each * weight) / spicedGrams }];
  });
  const pepper = ingredients.some((other) => other.food !== null && isKind(other.food, 'black-pepper'));
  const oats = whole ? foods.concrete('rolled-oats') : null;
  const binder =
    oats === null || deny(oats) !== null || surcharge(oats) > 0
      ? []
      : [{ food: oats, grams: weight * oatShare }];
  const called = nameOf(mince, isBritish(understood.source));
  const named = [
    ...[...binder, ...come].map(({ food: one }) => spoken(one)),
    ...(pepper ? ['plenty of pepper'] : []),
  ];
  if (come.length < 2) return null;
  const why = 'lean mince with sage, fennel and pepper tastes of sausage, with far less fat and salt';
  const before = understood.recipe.steps[understood.recipe.steps.findIndex(({ id }) => id === stepId) - 1];
  const made = whole
    ? `Mix the ${called} well with the ${joinList(named)}. With wet hands shape it into ${pieces} small patties, and chill them for 10 minutes so that they hold.`
    : `Work the ${joinList(named)} into the ${called}.`;
  return {
    slot: line.key,
    kind: 'swap',
    loss: focus !== undefined && glad.has(focus) ? losses.glad : losses.else,
    edits: [
      {
        kind: 'swap',
        key: line.key,
        by: [{ food: mince, name: called, grams: weight, preparation: null }],
        // What simmers long is done anyhow, and the editor says nothing then.
        methodChanges: [
          whole
            ? 'Cook the patties until no pink is left in the middle, 74 °C (165 °F).'
            : 'Cook it until no pink is left, 74 °C (165 °F).',
        ],
        reason: why,
      },
      ...[...binder, ...come].map((part): AddEdit => ({
        kind: 'add',
        part: { ...part, preparation: null },
        stepId,
        as: 'with',
        // The new step says what becomes of it.
        sentence: '',
        afterKey: line.key,
        reason: why,
      })),
      { kind: 'insert-step', after: before?.id ?? null, text: made, reason: why },
      ...(whole ? asPatties(line.key, parts, why) : []),
      { kind: 'title', title: understood.source.title, reason: 'It is seasoned as a sausage is' },
    ],
    why,
    difference: differenceOf(
      [contributionOf(item, facts)],
      [
        contributionOf({ ...item, food: mince, grams: weight, alternatives: [], modifiers: [] }, facts),
        ...[...binder, ...come].map((part) =>
          contributionOf(
            {
              key: `add:${part.food.id}`,
              text: part.food.name,
              name: part.food.name,
              food: part.food,
              grams: part.grams,
              eatenShare: 1,
              cooked: null,
            },
            facts,
          ),
        ),
      ],
    ),
    servings: null,
    side: false,
    replaces: food,
    brings: [mince, ...come.map((part) => part.food)],
    taste: null,
    stillCalled: true,
  };
}

/** "lean pork mince" where it is called so. */
const nameOf = (mince: Food, british: boolean): string => {
  const kind = /turkey/.test(mince.id) ? 'turkey' : /beef/.test(mince.id) ? 'beef' : 'pork';
  const lean = /lean/.test(mince.id) ? 'lean ' : '';
  return british ? `${lean}${kind} mince` : `${lean}ground ${kind}`;
};

/** As the step calls it. */
const spoken = ({ id, name }: Food): string =>
  id === 'rolled-oats'
    ? 'oats'
    : id === 'dried-sage'
      ? 'sage'
      : id === 'fennel-seeds'
        ? 'fennel seeds'
        : id === 'black-pepper'
          ? 'pepper'
          : name;

/** The sentences that speak of a food. */
function sentencesOn(key: string, { understood }: MoveParts): readonly string[] {
  return understood.steps.flatMap(({ mentions }, at) => {
    const text = understood.source.instructions[at]!;
    return mentions
      .filter((one) => one.key === key && one.kind !== 'pronoun')
      .map(({ start, end }) => {
        const from = text.slice(0, start).search(/[^.!?]*$/);
        return text.slice(from, end) + /^[^.!?]*/.exec(text.slice(end))![0];
      });
  });
}

/** "Return the sausages" → "Return the patties". */
function asPatties(key: string, { understood }: MoveParts, reason: string): readonly Edit[] {
  return understood.steps.flatMap(({ id, mentions }): readonly Edit[] =>
    mentions
      .filter((one) => one.key === key && (one.kind === 'name' || one.kind === 'head'))
      .map(({ start, end }): Edit => ({
        kind: 'replace-text',
        stepId: id,
        span: { start, end },
        text: 'patties',
        reason,
      })),
  );
}
