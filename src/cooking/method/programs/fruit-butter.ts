/** Apple and other fruit butters in a slow cooker: the lid ajar, so that what the open pot boils off gets away. */
import { longest, ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const titles = /\b(?:apple|pear|peach|plum|pumpkin|fruit|apricot) (?:butter|cheese)\b/i;
const mounds = /,? ?\b(?:un)?till? (?:it |they |very |the )?[^.;]*/i;

/** The fruit butter in a slow cooker; null where it is none. */
export function fruitButter(ask: Ask): Told | null {
  const { understood, clauses, target, source } = ask;
  if (target !== 'slowCooker' || source === 'slowCooker' || !titles.test(understood.source.title))
    return null;
  const main = longest(
    clauses,
    ({ text, minutes }) => (minutes?.[1] ?? 0) >= 30 && /\b(?:cook|simmer|boil|bake)\w*\b/i.test(text),
  );
  if (main < 0) return null;
  const own = clauses[main]!;
  const cue =
    mounds
      .exec(own.text)?.[0]
      .replace(/^,? ?till? /i, ' until ')
      .trim()
      .replace(/\.$/, '') ?? 'until it mounds on a spoon';
  const time = 'on LOW for 8–10 hours, or on HIGH for 4–5 hours';
  const core = `${ownStep}Scrape the pulp into the slow cooker, no more than three-quarters full. Lay the lid on ajar over two wooden spoons, so that the steam gets away, and cook ${time}, stirring now and then, and every 20 minutes toward the end, ${cue.startsWith('until') ? cue : `until ${cue}`}.`;
  return {
    dish: 'sauce',
    steps: retell(ask, (clause, at) =>
      at === main
        ? [core, ownStep]
        : clause.step === own.step && at > main && /^\W*(?:and )?stir/i.test(clause.text)
          ? 'drop'
          : null,
    ),
    ideas: [
      {
        kind: 'time',
        step: own.step,
        before: own.text.trim().replace(/\.$/, ''),
        after: time,
        reason: reasonOf(ask, 'fruit-butter-time'),
      },
    ],
    method: reasonOf(ask, 'fruit-butter-how'),
  };
}
