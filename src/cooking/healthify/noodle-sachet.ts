/** Instant noodles: nearly all of their salt is in the sachet, which no line of the list names. */
import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import type { AddEdit, Edit } from '../edit/model.ts';
import { kitchenAmount } from '../measures/amounts.ts';
import { joinList } from '../text/grammar.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { HealthFocus } from '../vocabulary.ts';
import { contributionOf, contributionOfAdded, differenceOf } from './estimate.ts';
import { orderLoss, type Move, type MoveParts } from './move.ts';

/** For whom salt is the matter, or whatever comes out of a sachet. */
const saltCounts: ReadonlySet<HealthFocus> = new Set([
  'lowSodium',
  'dash',
  'kidneyFriendly',
  'heartHealthy',
  'wholeFood',
]);

/** Grams of a packet as it is sold (FDC 171177), and of plain noodles that fill as much once they are soaked. */
const packetGrams = 81;
const plainShare = 0.75;
const plainNoodles = 'rice-vermicelli';
const loss = 0.12;

const packed =
  /\b(?:instant|quick|(?:2|two|3|three)[- ]?minute|cup|pot|packets? of|top)[- ]?(?:\p{L}+[- ])?(?:noodles?|ramen|ramyun)\b|\b(?:indomie|maggi noodles|nissin|shin ramyun|samyang)\b|\b(?:packets?|packs?|pkgs?|packages?|bricks?|blocks?)\b[^,(]{0,24}\b(?:ramen|ramyun)\b/iu;
const withoutIt =
  /\b(?:discard|without|no|not using|minus|throw (?:out|away)|toss|omit|save)\b[^,;)]*\b(?:packets?|sachets?|seasonings?|flavou?rings?|spices?)\b|\b(?:noodles|ramen) only\b/i;

/** Grams for each packet of what gives the broth or the pan its taste in place of the sachet; the first three that are not there. */
const fragrant: readonly (readonly [
  id: string,
  grams: number,
  unit: string,
  preparation: string | null,
  said: string,
])[] = [
  ['fresh-ginger', 4, 'tsp', 'finely grated', 'ginger'],
  ['garlic', 3, 'tsp', 'finely chopped', 'garlic'],
  ['chili-flakes', 0.25, 'tsp', null, 'chili flakes'],
  ['scallion', 10, 'piece', 'thinly sliced', 'scallions'],
  ['black-pepper', 0.3, 'tsp', null, 'black pepper'],
];
/** What is as hot or as fragrant already. */
const hot = ['chili-sauce', 'hot-sauce', 'sriracha', 'red-chili', 'gochujang', 'chili-paste', 'curry-paste'];
const mostFragrant = 3;

const bag = String.raw`(?:packets?|sachets?|packs?|pouch(?:es)?|envelopes?|mix(?:es)?)`;
const kind = String.raw`(?:noodles?|ramen|soup|broth|stock|flavou?r(?:ing)?s?|season(?:ing)?s?|spices?|sauce|chili|curry|powder|base)`;
const lead = String.raw`(?:(?:only |just |about )?(?:half|one|1|two|2|both|all|the|their|its|your|some|each|other|second|remaining|rest)(?: of)? ){0,3}`;
/** "The flavor packets", "the noodle spices", "the contents of both sachets", "the seasoning that comes with the noodles". */
const sachet = new RegExp(
  String.raw`\b${lead}(?:(?:${kind}[- ])*contents of ${lead}(?:${kind}[- ])*${bag}|(?:noodles?|ramen)(?:[’']s)?[- ](?:spices?|seasonings?|flavou?rings?|powder|soup base)|(?:seasonings?|spices?|flavou?rings?)(?: (?:mix|powder))? (?:that (?:comes?|came) with|from|of|in) ${lead}(?:noodles?|ramen|(?:ramen |noodle )?${bag})|(?:${kind}[- ])+${bag}|(?:soup|broth) base|soup powder)\b`,
  'giu',
);
/** "Keep the packets", "open the sachets": nothing is cooked with it yet. */
const setBy =
  /(?:^|[,.;!?]|\band\b|\bthen\b)\s*(?:keep(?:ing)?|sav(?:e|ing)|reserv(?:e|ing)|set(?:ting)? aside|discard(?:ing)?|throw(?:ing)? (?:out|away)|open(?:ing)?|tear(?:ing)? open|tak(?:e|ing) out|remov(?:e|ing))\s+$/i;

/** Where a text speaks of the sachet: the place, and whether only of laying it by. */
interface Said {
  readonly stepId: string;
  readonly start: number;
  readonly end: number;
  readonly idle: boolean;
}

/** All places where the steps speak of it, but not where the words are another line of the list. */
function sachetsIn({ steps, source, grounded }: UnderstoodRecipe, key: string): readonly Said[] {
  const noodles = new Set(
    grounded
      .filter(
        ({ key: own, ingredient: { food } }) => own === key || (food !== null && isKind(food, 'noodle')),
      )
      .map((line) => line.key),
  );
  return steps.flatMap(({ id, mentions }, at) => {
    const text = source.instructions[at]!;
    return [...text.matchAll(sachet)].flatMap(({ index, 0: words }): Said[] => {
      const end = index + words.length;
      const other = mentions.some(
        (one) => one.kind !== 'pronoun' && !noodles.has(one.key) && one.start < end && index < one.end,
      );
      if (other) return [];
      const before = setBy.exec(text.slice(0, index));
      if (before === null) return [{ stepId: id, start: index, end, idle: false }];
      const rest = /^(?: (?:aside|for later|until later|to one side))?/.exec(text.slice(end))![0];
      return [{ stepId: id, start: before.index, end: end + rest.length, idle: true }];
    });
  });
}

/** Whether a line is noodles that are sold with a sachet. */
const comesWithSachet = ({ parsed, ingredient: { food } }: GroundedLine): boolean =>
  (food?.id === 'instant-ramen' ||
    ((food === null || isKind(food, 'noodle')) && packed.test(parsed.source))) &&
  !withoutIt.test(parsed.source);

/** "Crush the noodles, toss with the slaw": what is eaten as crisp as it comes is no vermicelli. */
const eatenDry = ({ key }: GroundedLine, { understood: { steps, source }, character }: MoveParts): boolean =>
  character.words.has('salad') ||
  steps.some(
    ({ mentions }, at) =>
      mentions.some((one) => one.key === key) &&
      /\b(?:crush|crumble|smash|toast)\b/i.test(source.instructions[at]!) &&
      !source.instructions.some((text) => /\b(?:boil|simmer|soak|soup|broth)\b/i.test(text)),
  );

/** Whether a move has taken the sachets out. */
export const leavesSachet = ({ why }: Pick<Move, 'why'>): boolean => why.startsWith(reason);
const reason = 'the sachet is where nearly all of the salt is, and instant noodles are salted besides';

/** Plain noodles in the place of those with a sachet, and what scents them in its place; null where nothing is to do. */
export function withoutSachet(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, foods, facts, focus, deny, ingredients } = parts;
  if (focus === undefined || !saltCounts.has(focus) || !comesWithSachet(line)) return null;
  const plain = foods.concrete(plainNoodles);
  if (plain === null || deny(plain) !== null) return null;
  const packets = line.parsed.quantity;
  const weight = line.ingredient.grams ?? (packets === null || packets > 12 ? null : packets * packetGrams);
  if (weight === null) return null;
  const grams = Math.round((weight * plainShare) / 10) * 10;
  const dry = eatenDry(line, parts);
  const cakes = dry ? foods.concrete('ramen-noodles') : null;
  if (dry && (cakes === null || deny(cakes) !== null || packets === null)) return null;
  const places = sachetsIn(understood, line.key);
  const used = places.find(({ idle }) => !idle);
  const come = used === undefined ? [] : scents(weight / packetGrams, parts);
  const why =
    come.length === 0
      ? reason
      : `${reason}; ${joinList(come.map(({ said }) => said))} give the taste that it gave`;
  const spoken = joinList(come.map(({ said }) => said));
  const words = places.map((place): Edit => {
    const text = understood.source.instructions[understood.steps.findIndex(({ id }) => id === place.stepId)]!;
    const said = place === used ? spoken : '';
    return { kind: 'replace-text', stepId: place.stepId, ...saidThere(place, text, said), reason: why };
  });
  const added = come.map(({ food, quantity, unit, preparation }): AddEdit => ({
    kind: 'add',
    part: { food, quantity, unit, preparation },
    stepId: used!.stepId,
    as: 'with',
    // The words of the sachet name it.
    sentence: '',
    afterKey: line.key,
    reason: why,
  }));
  const weighed = (food: Food, of: number): ReturnType<typeof contributionOf> =>
    contributionOfAdded(food, of, null, facts);
  return {
    slot: line.key,
    kind: 'swap',
    loss: loss + orderLoss.swap,
    edits: [
      {
        kind: 'swap',
        key: line.key,
        by: [
          cakes === null
            ? { food: plain, grams, preparation: null }
            : {
                food: cakes,
                name: 'ramen noodles without their sachets',
                quantity: packets,
                unit: 'packet',
                sort: true,
              },
        ],
        reason: why,
      },
      ...added,
      ...words,
      ...(cakes === null ? titleOf(understood, why) : []),
    ],
    why,
    difference: differenceOf(
      ingredients.includes(item) && item.food !== null ? [contributionOf(item, facts)] : [],
      [
        cakes === null ? weighed(plain, grams) : weighed(cakes, weight),
        ...come.map(({ food, grams: each }) => weighed(food, each)),
      ],
    ),
    servings: null,
    side: false,
    ...(line.ingredient.food === null ? {} : { replaces: line.ingredient.food }),
    // Noodles are cooked where noodles were, or eaten as crisp.
    brings: come.map(({ food }) => food),
    taste: null,
    first: true,
    // Noodles they are still.
    stillCalled: true,
  };
}

/** What stands where the sachet stood: nothing where it was only laid by, what takes its place once, and in a list as one of it. */
function saidThere(
  { start, end, idle }: Said,
  text: string,
  spoken: string,
): { readonly span: { readonly start: number; readonly end: number }; readonly text: string } {
  const span = { start, end };
  if (idle) return { span, text: '' };
  const before = text.slice(0, start);
  if (spoken === '') {
    // "Boil water, broccoli, ginger and the other packet": the list closes without it.
    const list = /, ([\p{L} -]+?),? and $/u.exec(before);
    if (list !== null) return { span: { start: start - list[0].length, end }, text: ` and ${list[1]!}` };
    const joint = /(?:,? and|,) $/.exec(before);
    if (joint !== null) return { span: { start: start - joint[0].length, end }, text: '' };
    return { span, text: 'black pepper' };
  }
  const listed = /, $/.test(before) && /^(?:,| and\b)/.test(text.slice(end));
  return { span, text: listed ? spoken.replace(/ and (?=[^,]*$)/, ', ') : `the ${spoken}` };
}

/** What scents the dish in place of the sachet: what it has not got yet, and nobody must avoid. */
function scents(
  packets: number,
  { foods, ingredients, deny, surcharge }: MoveParts,
): readonly {
  readonly food: Food;
  readonly grams: number;
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly preparation: string | null;
  readonly said: string;
}[] {
  const there = (id: string): boolean => ingredients.some(({ food }) => food !== null && isKind(food, id));
  return fragrant
    .flatMap(([id, each, unit, preparation, said]) => {
      const food = foods.concrete(id);
      if (food === null || there(id) || deny(food) !== null || surcharge(food) > 0) return [];
      if (id === 'chili-flakes' && hot.some(there)) return [];
      if (id === 'fresh-ginger' && there('ground-ginger')) return [];
      const made = kitchenAmount(food, each * packets, unit, 'us');
      return [{ food, grams: made.grams, quantity: made.quantity, unit: made.unit, preparation, said }];
    })
    .slice(0, mostFragrant);
}

/** Instant they are no more. */
function titleOf({ source: { title } }: UnderstoodRecipe, why: string): readonly Edit[] {
  const now = title
    .replace(/\b(?:instant|2[- ]minute|packet) (?=\p{L})/giu, '')
    .replace(/\b(?:top )?ramen( noodles?)?\b/giu, (said) =>
      /^\p{Lu}/u.test(said) ? 'Rice Noodle' : 'rice noodle',
    );
  return now === title
    ? []
    : [{ kind: 'title', title: now.charAt(0).toUpperCase() + now.slice(1), reason: why }];
}
