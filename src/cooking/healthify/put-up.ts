import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import type { MoveParts } from './move.ts';

/** Closed for the shelf: what the step says of jars, and what is left of it where they go into the fridge. */
const sealing: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/,? and seal(?: (?:well|tightly|at once|immediately))?(?=\s*(?:[.;]|$))/iu, ', close and let cool'],
  [
    /,?(?: and)? process(?:ed)? (?:(?:them|the jars|jars) )?in (?:a |the )?(?:boiling )?(?:hot )?water(?:[- ]bath)?(?: canner)?(?: for [^.;,]*|(?: \d+[^.;,]*?)?\bmin(?:ute)?s?\b)?/iu,
    ', close and let cool',
  ],
];

/**
 * Jars whose sugar is cut are kept cold: nothing shows that they still keep on a shelf, so the method says no longer
 * that they do. Empty where nothing is put up, or where what is cut is no sugar.
 */
export function fridgeInstead(
  food: Food,
  { character, understood }: Pick<MoveParts, 'character' | 'understood'>,
  reason: string,
): readonly Edit[] {
  if (!character.words.has('put-up') || !isKind(food, 'sweetener')) return [];
  const { steps, source } = understood;
  const at = source.instructions.findLastIndex((text) => sealing.some(([pattern]) => pattern.test(text)));
  const found = at < 0 ? undefined : sealing.find(([pattern]) => pattern.test(source.instructions[at]!));
  const match = found?.[0].exec(source.instructions[at]!);
  const last = steps.at(-1);
  return [
    ...(match === undefined || match === null
      ? []
      : [
          {
            kind: 'replace-text' as const,
            stepId: steps[at]!.id,
            span: { start: match.index, end: match.index + match[0].length },
            // "Process in a water bath." is a sentence of its own.
            text: /(?:^|[.!?])\s*$/u.test(source.instructions[at]!.slice(0, match.index))
              ? `${/^\s*/u.exec(match[0])![0]}Close and let cool`
              : found![1],
            reason,
          },
        ]),
    ...setsWithoutSugar(understood, reason),
    ...(last === undefined
      ? []
      : [
          {
            kind: 'insert-step' as const,
            after: last.id,
            text: 'Keep in the fridge and eat within a month.',
            reason,
          },
        ]),
  ];
}

/** Ordinary pectin sets only with all of its sugar; the make for little sugar sets with any amount. */
const setsWithoutSugar = ({ grounded }: MoveParts['understood'], reason: string): readonly Edit[] =>
  grounded.flatMap(({ key, parsed, ingredient: { food } }): Edit[] =>
    food === null || !isKind(food, 'pectin') || /\b(?:low|no|less|reduced)\b/i.test(parsed.source)
      ? []
      : [
          {
            kind: 'swap',
            key,
            by: [{ food, name: 'low- or no-sugar-needed pectin', sort: true }],
            reason,
          },
        ],
  );
