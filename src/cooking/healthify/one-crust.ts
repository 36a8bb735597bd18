import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import type { Move, MoveParts } from './move.ts';

const why =
  'a pie with a lid and no bottom crust keeps what is best of the pastry, the crisp part, with half of it';
/** "Place the filling in the bottom crust", "line the dish with one crust". */
const below =
  /\b(?:in|into|over|onto) (?:the )?(?:bottom (?:pie |pastry )?crust|(?:pie |pastry )?(?:crust|shell|case)-lined (?:dish|pan|plate|tin)|pastry case|crust)\b/i;
const lines =
  /(?:^|(?<=[.!?]\s))[^.!?]*\b(?:line|press|fit|lay|place)\b[^.!?]*\b(?:one (?:of the )?(?:pie )?crusts?|(?:one|half) (?:of )?the (?:pastry|dough)|(?:the )?bottom crust|a pie crust)\b[^.!?]*\b(?:dish|plate|pan|tin)\b[^.!?]*[.!?]\s*/i;
const lid =
  /\btop (?:pie |pastry )?crust\b|\b(?:second|other|remaining|rest of the) (?:pie |pastry )?(?:crust|pastry|dough)\b/i;

/** A savoury pie of two bought crusts made with its lid alone, for who counts energy or fat; null where it is none. */
export function oneCrust(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, character, measured, facts } = parts;
  const { food } = line.ingredient;
  const { quantity } = line.parsed;
  if (food === null || item.grams === null || !character.words.has('savoury')) return null;
  if (!isKind(food, 'pie-crust') && !isKind(food, 'shortcrust-pastry')) return null;
  if (quantity === null || quantity % 2 !== 0) return null;
  if (
    !measured.some(
      (one) =>
        one === 'energy_kcal' || one === 'fat_g' || one === 'saturated_fat_g' || one === 'carbohydrate_g',
    )
  )
    return null;
  const texts = understood.source.instructions;
  if (!texts.some((text) => lid.test(text))) return null;
  const edits: Edit[] = [];
  for (const [at, text] of texts.entries()) {
    const stepId = understood.steps[at]!.id;
    const lining = lines.exec(text);
    const inside = lining === null ? below.exec(text) : null;
    const found = lining ?? inside;
    if (found === null) continue;
    const span = { start: found.index, end: found.index + found[0].length };
    edits.push({
      kind: 'replace-text',
      stepId,
      span,
      text: lining === null ? 'in a deep pie dish' : '',
      reason: why,
    });
  }
  if (edits.length !== 1) return null;
  return {
    slot: line.key,
    kind: 'reduce',
    loss: 0.12,
    edits: [{ kind: 'amount', key: line.key, factor: 0.5, reason: why }, ...edits],
    why,
    difference: differenceOf(
      [contributionOf(item, facts)],
      [contributionOf({ ...item, grams: item.grams / 2 }, facts)],
    ),
    servings: null,
    side: false,
    brings: [],
    taste: null,
  };
}
