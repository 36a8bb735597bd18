/** Butter that fries at the start and enriches at the end: oil fries as well, and a little butter last is tasted. */
import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import { isBritish } from '../edit/british.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import type { Move, MoveParts } from './move.ts';
import { besideItself } from './use.ts';

/** Grams a serving of butter that is tasted at the end, and of oil to fry in. Own rules. */
const keptEach = 2.5;
const oilEach = 4;
/** Less butter than this a serving is left alone. Own rule. */
const leastEach = 7;

/** "melt half the butter", "heat 2 tbsp of the butter" */
const melting =
  /\b(melt|heat|warm)\s+(?:(?:about\s+)?(?:half|a (?:third|quarter)|most|some|(?:\d+(?:[./]\d+)?|[¼½¾⅓⅔])\s*(?:g|tbsps?|tsps?|tablespoons?|teaspoons?|oz|cup))\s+)?(?:of\s+)?(?:the\s+|your\s+)?$/iu;
const frying =
  /\b(?:fry|cook|brown|soften|saut[eé]|sweat)\b[^.!?]*\bin\s+(?:half\s+|most of\s+|some of\s+)?(?:of\s+)?(?:the\s+)?$/iu;
const remains =
  /\b(?:the\s+)?(?:rest|remainder) of (?:the\s+)?$|\b(?:the\s+)?(?:remaining|other half of the)\s+$/iu;

/** Oil where the butter is melted first, and a little of the butter where it goes in last; null where the text does not do both. */
export function butterLast(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, foods, deny, measured, facts, character } = parts;
  const { food, grams } = line.ingredient;
  if (food === null || grams === null || line.parsed.quantity === null) return null;
  if (!isKind(food, 'butter') && !isKind(food, 'ghee')) return null;
  if (!character.words.has('savoury') || character.words.has('rubbed') || character.words.has('roux'))
    return null;
  if (
    !measured.some(
      (one) =>
        one === 'saturated_fat_g' || one === 'energy_kcal' || one === 'cholesterol_mg' || one === 'fat_g',
    )
  )
    return null;
  const { servings } = understood.recipe;
  if (grams / servings < leastEach) return null;
  const british = isBritish(understood.source);
  const oil = foods.concrete(british ? 'canola-oil' : 'olive-oil');
  if (oil === null || deny(oil) !== null || besideItself(line, food, oil, parts)) return null;
  const said = british ? 'rapeseed oil' : 'olive oil';
  const why = 'oil does the frying as well, and the butter that goes in last is the butter that is tasted';
  const named = understood.steps.flatMap(({ id, mentions }, at) =>
    mentions
      .filter((one) => one.key === line.key && (one.kind === 'name' || one.kind === 'head'))
      .map((one) => ({ ...one, stepId: id, text: understood.source.instructions[at]! })),
  );
  if (named.length !== 2) return null;
  const [first, last] = named as [(typeof named)[0], (typeof named)[0]];
  const before = first.text.slice(0, first.start);
  const melted = melting.exec(before);
  const fried = melted === null ? frying.exec(before) : null;
  if (melted === null && fried === null) return null;
  const rest = remains.exec(last.text.slice(0, last.start));
  if (rest === null) return null;
  const verb = melted === null ? '' : /^\p{Lu}/u.test(melted[1]!) ? 'Heat ' : 'heat ';
  const share = fried === null ? null : /(?:half|most of|some of)\s+(?:of\s+)?(?:the\s+)?$/iu.exec(before);
  const from = melted !== null ? melted.index : share === null ? first.start : share.index;
  const texts: readonly Edit[] = [
    {
      kind: 'replace-text',
      stepId: first.stepId,
      span: { start: from, end: first.end },
      text: melted === null ? `the ${said}` : `${verb}the ${said}`,
      reason: why,
    },
    {
      kind: 'replace-text',
      stepId: last.stepId,
      span: { start: rest.index, end: last.end },
      text: `the ${food.id === 'ghee' ? 'ghee' : 'butter'}`,
      reason: why,
    },
  ];
  const kept = Math.min(grams * 0.4, Math.max(10, keptEach * servings));
  const spoons = Math.max(1, Math.round((oilEach * servings) / 14));
  return {
    slot: line.key,
    kind: 'swap',
    loss: 0.08,
    edits: [
      { kind: 'amount', key: line.key, factor: kept / grams, reason: why },
      {
        kind: 'add',
        part: { food: oil, name: said, quantity: spoons, unit: 'tbsp', preparation: null },
        stepId: first.stepId,
        as: 'with',
        // The melting is said anew.
        sentence: '',
        afterKey: line.key,
        reason: why,
      },
      ...texts,
    ],
    why,
    difference: differenceOf(
      [contributionOf(item, facts)],
      [
        contributionOf({ ...item, grams: kept }, facts),
        contributionOf({ ...item, food: oil, grams: spoons * 14, alternatives: [], modifiers: [] }, facts),
      ],
    ),
    servings: null,
    side: false,
    brings: [oil],
    taste: null,
  };
}
