import type { Action, Heat } from '../vocabulary.ts';

/** Whose flame a cook has to choose; a simmer or a boil says by itself how hot it is. */
const chosen: ReadonlySet<Action> = new Set<Action>([
  'saute',
  'fry',
  'sweat',
  'toast',
  'sear',
  'stir-fry',
  'caramelise',
]);

/** Words that tell how hot it is, or that it is not on the stove; "heat the oil" tells nothing. */
const told =
  /\b(?:(?:over|on|off|the|low|medium|high|gentle|moderate|brisk|fierce|strong|lowest|highest|lower|raise|reduce|more|less)(?: \w+)? heat|flame|hot|hotter|gently|gentle|low|shimmer\w*|smok\w*|sizzl\w*|foam\w*|bubbl\w*|simmer\w*|boil\w*|oven|broiler|grill|microwave)\b/i;

/** "in a wide, deep pan": where the heat is said best, right behind the vessel. */
const vessel =
  /\b(?:in|into) (?:a|an|another) (?:[a-z-]+,? ){0,4}?(?:frying pan|saucepan|Dutch oven|casserole|skillet|griddle|wok|pot|pan)\b(?: or (?:an? )?(?:[a-z-]+,? ){0,2}?(?:frying pan|saucepan|wok|pot|pan)\b)?(?! of)/;

/** "Cook {onion} in the fat until {until}": with no comma before it, the heat is said before the cue. */
const cue = /(?<![,;:(]) until \{until\}/;

/**
 * A step's text with the heat in words where the author gave it in numbers only: behind a vessel that the step names, or
 * before its cue where the heat is another one than before. The text as it was where it tells already how hot it is, or
 * where the words have no place.
 */
export function sayHeat(say: string, heat: Heat | null, action: Action, before: Heat | null): string {
  if (heat === null || !chosen.has(action) || told.test(say)) return say;
  const words = ` over ${heat} heat`;
  const [first = ''] = say.split(/(?<=\.)\s/);
  if (vessel.test(first)) return say.replace(vessel, (phrase) => phrase + words);
  return heat !== before && cue.test(first) ? say.replace(cue, (phrase) => words + phrase) : say;
}
