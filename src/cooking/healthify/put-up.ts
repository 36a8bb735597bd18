import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import type { MoveParts } from './move.ts';

/** Closed for the shelf: what the step says of jars, and what is left of it where they go into the fridge. */
const sealing: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/,? and seal(?: (?:well|tightly|at once|immediately))?(?=\s*(?:[.;]|$))/iu, ', close and let cool'],
  [
    /,?(?: and)? process(?:ed)? (?:them )?in (?:a |the )?(?:boiling )?(?:hot )?water[- ]bath(?: canner)?(?: for [^.;,]*)?/iu,
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
            text: found![1],
            reason,
          },
        ]),
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
