import { actionNature } from '../dishes/actions.ts';
import type { Action } from '../vocabulary.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Insertion } from './model.ts';
import { sentenceAt } from './place.ts';

/** What a cook says for what only minutes or a heat tell of. */
const spoken: Readonly<Partial<Record<Action, string>>> = {
  bake: 'bake',
  roast: 'roast',
  saute: 'fry',
  fry: 'fry',
  'stir-fry': 'stir-fry',
  sear: 'sear',
};

/** A sentence that begins with its minutes, or with a heat. */
const beginsWithTime = /^\s*\d+(?:\s*(?:[-–]|to)\s*\d+)?\s*(?:min|mins|minutes?|hrs?|hours?)\b/i;
const beginsWithHeat = /^\s*(?:(?:oven|@|at)\s+)?(?:\d{3}|gas)\b/i;

/**
 * Jotted steps of which only the minutes or the heat tell that something cooks ("40 mins turning once", "200 fan 15-20",
 * "pak choi 2 min"): the verb, in front of the sentence that has the time.
 */
export function unsaidVerbs({ source, steps, recipe }: UnderstoodRecipe): readonly Insertion[] {
  return steps.flatMap(({ actions, durations, mentions }, step): readonly Insertion[] => {
    const { action } = recipe.steps[step]!;
    const verb = action === null ? undefined : spoken[action];
    const time = durations.find(({ role }) => role === 'counted');
    if (verb === undefined || time === undefined) return [];
    if (actions.some((one) => actionNature[one.action].heats)) return [];
    const text = source.instructions[step]!;
    const [from, to] = sentenceAt(text, time.start);
    const start = from + /^\s*/.exec(text.slice(from))![0].length;
    const sentence = text.slice(start, to);
    const oven = verb === 'bake' || verb === 'roast';
    const lead = beginsWithTime.test(sentence)
      ? ' for '
      : beginsWithHeat.test(sentence)
        ? /^(?:oven|@|at)\b/i.test(sentence)
          ? ' '
          : ' at '
        : !oven && mentions.some((one) => one.start === start)
          ? ' '
          : null;
    if (lead === null) return [];
    const first = /^\p{Lu}/u.test(source.instructions[0] ?? '')
      ? verb[0]!.toUpperCase() + verb.slice(1)
      : verb;
    const [next] = sentence;
    // "Pak choi 2 min" goes on in small letters.
    const rest = lead === ' ' && !/^\p{Lu}{2}/u.test(sentence) ? next!.toLowerCase() : next!;
    return [{ step, start, end: start + 1, text: `${first}${lead}${rest}` }];
  });
}
