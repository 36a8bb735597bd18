import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import { isBritish } from '../edit/british.ts';
import type { Edit } from '../edit/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import { orderLoss, type Move, type MoveParts } from './move.ts';
import { sentencesOf } from './technique.ts';

/** Cuts that a cook asks for by name, lean already or bought for what they are. */
const named = [
  'ground-beef',
  'organ-meat',
  'beef-top-round',
  'beef-bottom-round',
  'beef-eye-of-round',
  'beef-sirloin-tip',
  'beef-brisket',
  'beef-short-rib',
  'beef-shin',
  'beef-prime-rib',
  'shaved-beef',
] as const;
const meant =
  /\b(?:chuck|braising|stew(?:ing)?|brisket|short ribs?|shin|shank|cheeks?|oxtail|ribeye|rib eye|fillet|tenderloin|flank|lean)\b/i;
const inStrips = /\b(?:slic(?:e|es|ed|ing)|strips?|slivers?|shredded|shaved|thin(?:ly)?)\b/i;
const fried = /\b(?:fry|frying|brown|sear|saut[eé]|stir-?fry)\b/i;
/** What cooks longer than this in the pot is braised: its own cuts are another matter. Own rule. */
const mostMinutes = 25;
/** The dish is the same and tastes it hardly. Own rule. */
const loss = 0.05;

/** "600 g beef, finely sliced": which cut it is nobody says, and a lean one fries as well in so short a time; null where a cut is meant. */
export function leanCut(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, facts, foods, measured, deny } = parts;
  const { food } = line.ingredient;
  const lean = foods.concrete('beef-top-round');
  if (food === null || lean === null || item.grams === null || line.parsed.quantity === null) return null;
  if (!isKind(food, 'beef') || named.some((id) => isKind(food, id)) || meant.test(line.parsed.source))
    return null;
  if (!measured.some((one) => /fat_g|cholesterol_mg|energy_kcal/.test(one)) || deny(lean) !== null)
    return null;
  const { steps, source } = understood;
  const using = steps.flatMap(({ mentions, minutesMax, contents }, at) =>
    contents.includes(line.key) || mentions.some(({ key }) => key === line.key)
      ? [{ text: source.instructions[at]!, minutes: minutesMax }]
      : [],
  );
  const strips =
    inStrips.test(line.parsed.source) ||
    using.some(
      ({ text }) => /\b(?:slice|cut)\b[^.;]*\b(?:beef|meat|steak)\b/i.test(text) && inStrips.test(text),
    );
  const minutes = Math.max(0, ...using.map((one) => one.minutes));
  if (!strips || minutes > mostMinutes || !using.some(({ text }) => fried.test(text))) return null;
  const difference = differenceOf(
    [contributionOf(item, facts)],
    [contributionOf({ ...item, food: lean, alternatives: [], modifiers: [] }, facts)],
  );
  const cuts = isBritish(source) ? 'topside' : 'top round';
  const why = `${cuts} is a lean cut with its fat on the outside, and in thin slices fried fast it is as tender`;
  return {
    slot: line.key,
    kind: 'swap',
    loss: loss + orderLoss.swap,
    edits: [
      {
        kind: 'swap',
        key: line.key,
        by: [{ food: lean, grams: item.grams }],
        reason: why,
      },
      ...trimmedFirst(line.key, understood, why),
    ],
    why,
    tip: 'Fry lean beef in two batches over high heat, a minute or so a side, and only warm it in its sauce afterwards: cooked longer it turns tough.',
    difference,
    servings: null,
    side: false,
    replaces: food,
    brings: [lean],
    taste: null,
  };
}

/** "Trim all fat off the beef and pat it dry." before the sentence that fries it. */
function trimmedFirst(key: string, understood: MoveParts['understood'], reason: string): readonly Edit[] {
  const at = understood.steps.findIndex(
    ({ mentions }, index) =>
      mentions.some((one) => one.key === key && one.kind !== 'pronoun') &&
      fried.test(understood.source.instructions[index]!),
  );
  if (at < 0) return [];
  const text = understood.source.instructions[at]!;
  const named = understood.steps[at]!.mentions.find((one) => one.key === key)!;
  const own = sentencesOf(text).find(({ end }) => end > named.start);
  if (own === undefined || !fried.test(own.text)) return [];
  const first = text.charAt(own.start);
  const said = 'rim all fat off the beef and pat it dry. ';
  return [
    {
      kind: 'replace-text',
      stepId: understood.steps[at]!.id,
      span: { start: own.start, end: own.start + 1 },
      text: `${/\p{Ll}/u.test(first) ? 't' : 'T'}${said}${first}`,
      reason,
    },
  ];
}
