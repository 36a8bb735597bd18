import { planWith } from './fill.ts';
import type { Dish, DishStep } from '../dish.ts';
import type { Ranked } from './rank/rank.ts';
import { rankedWith } from './rank/ranked-with.ts';

/** Sentences and clauses in which a squeeze or a clove is all that is told, and what is left of them without it. */
const clauses = (id: string): readonly (readonly [RegExp, string])[] => {
  const slot = `\\{${id}\\}`;
  const start = String.raw`(^|[.:] |\])`;
  return [
    // "Stir in {lemon}, taste for salt and serve."
    [
      new RegExp(
        `${start}(?:Off the heat,? )?(?:[Ss]tir|[Ww]hisk|[Ff]old) in ${slot}(?:,| and) taste(?= for)`,
        'gu',
      ),
      '$1Taste',
    ],
    // "Stir in {lime}." beside other sentences.
    [
      new RegExp(
        `(?<=[.\\]] )(?:Stir in|Add|Squeeze over|Squeeze in|Finish with|Sharpen with) ${slot}\\.(?: |$)`,
        'gu',
      ),
      '',
    ],
    [
      new RegExp(
        `^(?:Stir in|Add|Squeeze over|Squeeze in|Finish with|Sharpen with) ${slot}\\. (?=[A-Z])`,
        'gu',
      ),
      '',
    ],
    // "Season with {lemon} and the rest of the salt."
    [new RegExp(`${slot} and (?=\\{|the rest of|the last of|half of|most of)`, 'gu'), ''],
    [new RegExp(`${slot}, (?=\\{)`, 'gu'), ''],
    // "Cook until soft, {min}, with {garlic} for the last minute."
    [new RegExp(`, with ${slot} for the last (?:minute|half minute|two minutes|three minutes)`, 'gu'), ''],
    // "Stir in {cream} and {lemon}."
    [new RegExp(`(?<=\\}), ${slot}(?= and )`, 'gu'), ''],
    [new RegExp(`(?<=\\}) and ${slot}(?=[.,;\\]]| and )`, 'gu'), ''],
  ];
};

const patterns = new Map<string, readonly (readonly [RegExp, string])[]>();
const patternsFor = (id: string): readonly (readonly [RegExp, string])[] => {
  let known = patterns.get(id);
  if (known === undefined) patterns.set(id, (known = clauses(id)));
  return known;
};

/** A text that says nothing of a part any more, where all it says of it is a clause of its own. */
const withoutClause = (text: string, id: string): string =>
  text.includes(`{${id}}`)
    ? patternsFor(id)
        .reduce((said, [pattern, rest]) => said.replace(pattern, rest), text)
        .trimEnd()
    : text;

/**
 * A dish that no longer tells of one of its parts where it can be left away in a clause: "Stir in {lemon}, taste for salt and serve"
 * becomes "Taste for salt and serve". What cannot is told as before.
 */
export function untold(dish: Dish, id: string): Dish {
  const told = (text: string | null): string | null => (text === null ? null : withoutClause(text, id));
  const steps = dish.steps.map((step): DishStep => {
    const say = withoutClause(step.say, id);
    const [more, short] = [told(step.more), told(step.short)];
    return (say === step.say && more === step.more && short === step.short) || say === ''
      ? step
      : { ...step, say, more, short };
  });
  return steps.every((step, at) => step === dish.steps[at]) ? dish : { ...dish, steps };
}

const variants = new WeakMap<Dish, Map<string, Dish>>();

/** The plan whose dish no longer tells of what is left away though it belongs to it; the same plan where nothing is. */
export function withUntold(ranked: Ranked): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (dish.form) return ranked;
  const gone = dish.roles.filter(
    ({ id, need }) => need === 'required' && (plan.fills.get(id) ?? []).length === 0,
  );
  if (gone.length === 0) return ranked;
  const key = gone.map(({ id }) => id).join(' ');
  let known = variants.get(dish);
  if (known === undefined) variants.set(dish, (known = new Map()));
  let told = known.get(key);
  if (told === undefined) known.set(key, (told = gone.reduce((one, { id }) => untold(one, id), dish)));
  return told === dish ? ranked : rankedWith(ranked, { plan: planWith(plan, { dish: told }) });
}
