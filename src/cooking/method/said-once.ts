/** A rule is told once; what follows from it again says what it does there. */
import type { MethodEdit } from './model.ts';

/** The edits, where a reason that stands above is not repeated. */
export function saidOnce(edits: readonly MethodEdit[]): readonly MethodEdit[] {
  const said = new Map<string, MethodEdit>();
  return edits.map((edit) => {
    const first = said.get(edit.reason);
    if (first === undefined) {
      said.set(edit.reason, edit);
      return edit;
    }
    if (edit.kind === 'text' && first.kind === 'text' && /^steps? \d/.test(first.target))
      return { ...edit, reason: `As for ${first.target}.` };
    if (edit.before === null || edit.after === null || edit.kind === 'text') return edit;
    return {
      ...edit,
      reason:
        edit.kind === first.kind
          ? /^steps? \d/.test(edit.target)
            ? 'The same measure again.'
            : `The same holds for the ${edit.target}.`
          : (again[edit.kind] ?? edit.reason),
    };
  });
}

/** Why, where the rule stands above. */
const again: Readonly<Partial<Record<MethodEdit['kind'], string>>> = {
  time: 'It goes with that heat.',
  temperature: 'It goes with that time.',
};
