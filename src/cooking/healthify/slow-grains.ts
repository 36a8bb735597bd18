import type { Edit } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

/** Minutes that brown rice boils longer than white, and between which a time is that of rice. Own rules. */
const longer = 20;
const [least, most] = [8, 30];

/**
 * The minutes of white rice as those of brown, told where the recipe tells them; null where no step says how long it
 * boils, and a remark has to do.
 */
export function slowerRice(
  key: string,
  { steps, source, recipe }: UnderstoodRecipe,
  reason: string,
): Edit | null {
  let first = -1;
  for (const [at, { id, mentions, contents, durations }] of steps.entries()) {
    const named = mentions.find((one) => one.key === key && (one.kind === 'name' || one.kind === 'head'));
    if (named !== undefined && first < 0) first = at;
    // What is toasted in one step simmers in the next.
    const cooks = named !== undefined || (first >= 0 && at <= first + 2 && contents.includes(key));
    if (!cooks || recipe.steps[at]!.station !== 'burner') continue;
    const time = durations.find(
      ({ start, role, min, max, text }) =>
        role === 'counted' &&
        start > (named?.start ?? -1) &&
        min >= least &&
        max <= most &&
        /min/i.test(text),
    );
    if (time === undefined) continue;
    const said = source.instructions[at]!.slice(time.start, time.end);
    return {
      kind: 'replace-text',
      stepId: id,
      span: { start: time.start, end: time.end },
      text: said.replace(/\d+/g, (digits) => String(Number(digits) + longer)),
      reason,
    };
  }
  return null;
}
