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
  return [
    ...ofAnotherMention(key, { steps, source, grounded }, reason),
    ...steps.flatMap(({ id, mentions }, at): readonly Edit[] =>
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
    ),
  ];
}

/** "The 1/3 c sugar" where the list has sugar twice and the reader took it for the other: the amount tells which is meant. */
function ofAnotherMention(
  key: string,
  { steps, source, grounded }: Pick<UnderstoodRecipe, 'steps' | 'source' | 'grounded'>,
  reason: string,
): readonly Edit[] {
  const line = grounded.find((own) => own.key === key);
  const amount = /^\s*([\d¼½¾⅓⅔][\d\s/¼½¾⅓⅔.]*?)\s*(?:c|T|t|C|cups?|g|ml|tbsp|tsp)\.?\s/u.exec(
    line?.parsed.source ?? '',
  );
  const name = line?.parsed.name.split(' ').at(-1) ?? '';
  if (line === undefined || amount === null || !/^\p{L}+$/u.test(name)) return [];
  // Where two lines begin alike nobody knows which is meant.
  const alike = grounded.filter((one) => one.parsed.source.trimStart().startsWith(amount[0].trim())).length;
  if (alike > 1) return [];
  const said = new RegExp(
    `(?<![\\d/.])${amount[0].trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s+(?:of\\s+)?(?=(?:\\p{L}+\\s)?${name}\\b)`,
    'u',
  );
  return steps.flatMap(({ id, mentions }, at): readonly Edit[] => {
    const found = said.exec(source.instructions[at]!);
    const own = mentions.some((one) => one.key === key && one.kind !== 'pronoun');
    if (found === null || own) return [];
    const articled = /\bthe\s+$/iu.test(source.instructions[at]!.slice(0, found.index));
    return [
      {
        kind: 'replace-text',
        stepId: id,
        span: { start: found.index, end: found.index + found[0].length },
        text: articled ? '' : 'the ',
        reason,
      },
    ];
  });
}
