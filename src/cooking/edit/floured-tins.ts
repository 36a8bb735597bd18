/** Where wheat is out, a tin or a board is dusted with another flour. */
import type { Edit } from './model.ts';

const floured =
  /(?<!rice[- ])\bfloured\b(?! (?:chicken|meat|beef|pork|lamb|fish|fillets?|pieces|cubes|balls?))|(?<=\b(?:grease|butter|oil|spray) and )flour(?= (?:an?|the|your|two|three|each|both|\d))/gi;

/** Edits that dust with a flour of another name ("rice flour") what the steps flour: tins, boards and hands, not food. */
export function dustedOtherwise(
  steps: readonly { readonly id: string; readonly text: string }[],
  by: string,
  reason: string,
): readonly Edit[] {
  const joined = by.replace(/ /g, '-');
  return steps.flatMap(({ id, text }) =>
    [...text.matchAll(floured)].map(({ 0: said, index }): Edit => {
      const verb = said.toLowerCase() === 'flour';
      // "A pan that has been buttered and floured." stands alone; "a floured board" goes before its word.
      const alone =
        !verb && !/^ (?:[\p{L}\d-]+ )*?\p{L}/u.test(text.slice(index + said.length).split(/[.,;]/)[0]!);
      const made = verb ? joined : alone ? `dusted with ${by}` : `${joined}ed`;
      return {
        kind: 'replace-text',
        stepId: id,
        span: { start: index, end: index + said.length },
        text: /^\p{Lu}/u.test(said) ? made.charAt(0).toUpperCase() + made.slice(1) : made,
        reason,
      };
    }),
  );
}
