import type { Edit } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

/** "150g (~ 5oz) sugar": an amount said twice before the name. */
const twiceBefore =
  /(\d+(?:[.,]\d+)?)\s*(g|kg|ml|cl|dl|l|grams?|oz|lb)\b\s*\((?:~|≈|about|approx\.?|around|or)?\s*\d[^()]*\)\s*(?:of\s+(?:the\s+)?)?$/iu;
/** "1 whole stick of butter": of less of it nobody speaks in sticks. */
const bySticks = /\b(?:1|one|a|half a|½|2|two)\s+(?:whole\s+|full\s+)?sticks?\s+of\s+$/iu;
/** "1 1/2 c sugar": a measure by one letter, which no reader of amounts takes for a unit. */
const byLetter = /([\d¼½¾⅓⅔][\d\s/¼½¾⅓⅔.]*?)\s*(?:c|T|t|C)\.?\s+(?:of\s+(?:the\s+)?)?$/u;
/** "the rest of sugar (~ 50g / 1.7oz)": one in brackets behind it. */
const inBrackets =
  /^\s*\((?:~|≈|about|approx\.?|around)?\s*(\d+(?:[.,]\d+)?)\s*(g|kg|ml|cl|dl|l|grams?|oz|lb)\b[^()]*\)/iu;

const rounded = (value: number): string => {
  const step = value >= 50 ? 5 : value >= 5 ? 1 : 0.1;
  return String(Math.round(Math.round(value / step) * step * 10) / 10);
};

/** What the steps say of a line's amount in two measures at once follows the line: one measure is enough. */
export function amountsOfSteps(
  key: string,
  factor: number,
  { steps, source, grounded }: UnderstoodRecipe,
  reason: string,
): readonly Edit[] {
  return steps.flatMap(({ id, mentions }, at): readonly Edit[] =>
    mentions
      .filter((one) => one.key === key && (one.kind === 'name' || one.kind === 'head'))
      .flatMap(({ start, end }): readonly Edit[] => {
        const text = source.instructions[at]!;
        const before = twiceBefore.exec(text.slice(0, start));
        if (before !== null) {
          const said = /\bof\s+(?:the\s+)?$/i.exec(before[0])?.[0] ?? '';
          return [
            {
              kind: 'replace-text',
              stepId: id,
              span: { start: before.index, end: start - said.length },
              text: `${rounded(Number(before[1]!.replace(',', '.')) * factor)} ${before[2]!} `,
              reason,
            },
          ];
        }
        const stick = bySticks.exec(text.slice(0, start));
        if (stick !== null)
          return [
            {
              kind: 'replace-text',
              stepId: id,
              span: { start: stick.index, end: start },
              text: 'the ',
              reason,
            },
          ];
        const letter = byLetter.exec(text.slice(0, start));
        const line = grounded.find((own) => own.key === key);
        // All that the list has of it is the sugar.
        if (letter !== null && line?.parsed.source.trimStart().startsWith(letter[1]!.trim()) === true)
          return [
            {
              kind: 'replace-text',
              stepId: id,
              span: { start: letter.index, end: start },
              text: 'the ',
              reason,
            },
          ];
        const after = inBrackets.exec(text.slice(end));
        if (after === null) return [];
        return [
          {
            kind: 'replace-text',
            stepId: id,
            span: { start: end, end: end + after[0].length },
            text: ` (${rounded(Number(after[1]!.replace(',', '.')) * factor)} ${after[2]!})`,
            reason,
          },
        ];
      }),
  );
}
