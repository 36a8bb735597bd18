import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { LineEdits } from './line-edits.ts';

const dissolving = /^Dissolve .*?\bhot water\. /;
/** Minutes in which a cook has a hand free for a jug. Own rule. */
const leastMinutes = 4;
/** After these the water would be cold, or the plates are on the table. */
const waits =
  /\b(?:overnight|marinat\w*|chill|refrigerat\w*|fridge|soak|rise|hours?|serve|set (?:it |them )?aside)\b/i;

/**
 * Stock of a cube is ready before the pan is: where a step does something else first ("Stir in the rice and cook for a minute.
 * Pour in the stock"), the cube is dissolved at the end of the step before.
 */
export function dissolvedBefore(
  texts: readonly (string | null)[],
  { steps, source }: Pick<UnderstoodRecipe, 'steps' | 'source'>,
  byKey: LineEdits,
): readonly (string | null)[] {
  const made = [...texts];
  made.forEach((text, at) => {
    const said = text === null ? null : dissolving.exec(text);
    const before = made[at - 1];
    if (said === null || text === null || !before || waits.test(source.instructions[at - 1]!)) return;
    const needed = steps[at]!.mentions.find(({ key, kind }) => {
      const edit = byKey.get(key);
      return kind !== 'rest' && edit?.kind === 'swap' && /stock|bouillon/.test(edit.by[0]!.food.id);
    });
    if (needed === undefined) return;
    const first = steps[at]!.actions.filter(({ start }) => start < needed.start);
    if (first.length < 2 || dissolving.test(source.instructions[at]!)) return;
    made[at] = text.slice(said[0].length);
    const free = steps[at - 1]!.durations.some(({ max }) => max >= leastMinutes);
    const note = free ? `Meanwhile, d${said[0].trimEnd().slice(1)}` : said[0].trimEnd();
    made[at - 1] = `${/[.!?)]$/.test(before) ? before : `${before}.`} ${note}`;
  });
  return made;
}
