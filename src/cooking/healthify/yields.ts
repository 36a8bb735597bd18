/** "Makes 8": how many there are of a batter or dough that has become more or less. */
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Move } from './move.ts';
import { wordsMove } from './words-move.ts';

const makes =
  /\b(makes|yields|gives)( about| around| approximately| roughly)? (\d{1,3})(?! ?(?:g|kg|ml|l|oz|lbs?|cups?|servings|portions|litres?|quarts?|pints?)\b)(?= \p{L}|\s*[.,;!)]|\s*$)/iu;
/** By so much a batter grows or shrinks before one more or less comes of it. Own rule. */
const noticed = 0.12;

/**
 * The sentence that counts the pieces, put right for a batch that weighs `ratio` of what it did; null where nothing is
 * counted or the count still holds.
 */
export function otherYield({ source, steps }: UnderstoodRecipe, ratio: number): Move | null {
  if (!Number.isFinite(ratio) || Math.abs(ratio - 1) < noticed) return null;
  for (const [at, text] of source.instructions.entries()) {
    const found = makes.exec(text);
    if (found === null) continue;
    const was = Number(found[3]);
    const now = Math.max(1, Math.round(was * ratio));
    if (now === was) return null;
    const said = `${found[1]!} about ${now}`;
    const why = `there is ${ratio > 1 ? 'more' : 'less'} of it now, and the pieces stay the size they were`;
    return wordsMove({
      slot: 'words:yield',
      edits: [
        {
          kind: 'replace-text',
          stepId: steps[at]!.id,
          span: { start: found.index, end: found.index + found[0].length },
          text: said,
          reason: why,
        },
      ],
      why,
      said: { before: found[0], after: said },
    });
  }
  return null;
}
