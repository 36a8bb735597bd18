import { anything, type Hints } from './hints.ts';
import type { NumberSpan } from './model.ts';
import { isElsewhere } from './other-ways.ts';

const innerCue =
  /\b(?:internal|inside|inner|core|thigh|breast|hits?|thermometer|probe|thickest|cent(?:er|re)|middle|reads?|reading|registers?|reach(?:es)?(?: an)?|meat is)\b/i;
/** "Bake until golden and 165 °F": no oven is that cool, so the food is. */
const doneAt = /\b(?:until|till|cooked(?: through)? to|done at)\b[^.;]*$/i;
/** Oil, water and milk are brought to such degrees too; but "brush with oil and bake until 165 °F" is about the food. */
const liquidHeated =
  /\b(?:heat|warm|bring|scald|melt|cook|stir|whisk|reheat|simmer|boil)\w*\b[^.;]*\b(?:oil|water|milk|syrup|sugar|chocolate|custard|cream)\b[^.;]*$|\b(?:oil|water|milk|syrup|sugar|chocolate|custard|cream) (?:is|are|reach\w*|hits?|registers?|reads?|comes? to)\b[^.;]*$/i;
const foodCooked = /\b(?:bak|roast|broil|grill|fry|fried|sear|air-fry|smok)\w*\b/i;
const isDoneAt = (before: string): boolean =>
  doneAt.test(before) && (foodCooked.test(before) || !liquidHeated.test(before));
/** Inner temperatures at which anything is done, °C. */
const doneRange = { least: 45, most: 96 } as const;
const ovenCue = /\b(?:oven|bake|roast|preheat|broil|grill|smoker|air ?fryer|oil|fry|pan|griddle)\b/i;

/** An oven that is only heated first, and what is baked in it then. */
const heatsTo =
  /^\W*(?:\w+:? ){0,3}?(?:pre-?heat|heat)(?: up)? (?:the |your |an? )?(?:\w+ )?oven\b(?![^.]*\b(?:reduce|lower|turn (?:it )?down|then at|drop)\b)/i;
const bakesAt = /\b(?:bake|roast|cook)\b[^.;]*\bat (?:about )?$/i;

/** Words for oven heat in °C, as British and American cookery books use them. */
const ovenWords: readonly (readonly [RegExp, number])[] = [
  [/\bvery (?:hot|quick) oven\b/i, 230],
  [/\b(?:moderately|fairly) hot oven\b|\bmoderate(?:ly)? to hot oven\b/i, 190],
  [/\b(?:hot|quick) oven\b/i, 210],
  [/\bvery (?:slow|cool|low) oven\b/i, 120],
  [/\bmoderately (?:slow|low) oven\b/i, 160],
  [/\b(?:slow|cool|low) oven\b/i, 150],
  [/\b(?:moderate|medium) oven\b|\boven (?:to|on|at) (?:moderate|medium)\b|\bmoderate heat oven\b/i, 180],
  [/\bwarm oven\b/i, 80],
];

/** What a step says about heat: the oven, oil or water that is set, and the middle of the food. */
export interface StepTemperatures {
  readonly celsius: number | null;
  readonly internalCelsius: number | null;
  /** The scale was inferred, or the oven is only described. */
  readonly assumed: boolean;
}

/** "The official safe minimum is 63 °C" is of the food, wherever the sentence stands. */
const officially =
  /\b(?:safe (?:internal )?(?:minimum|temperature)|minimum (?:safe|internal) temperature)\b[^.;]{0,30}$/i;

/** Reads the temperatures of an instruction. Of "180C fan / 200C / gas 6" the one without a fan counts. */
export function readTemperatures(
  text: string,
  numbers: readonly NumberSpan[],
  hints: Hints = anything,
): StepTemperatures {
  let celsius: number | null = null;
  let internalCelsius: number | null = null;
  let assumed = false;
  let fromFan = false;
  let fromGas = false;
  for (const number of numbers) {
    if (number.kind !== 'temperature' || isElsewhere(text, number.start, hints)) continue;
    const before = text.slice(Math.max(0, number.start - 60), number.start).replace(/^.*[.;]\s/s, '');
    const after = text.slice(number.end, number.end + 40).replace(/[.;].*$/s, '');
    const inner =
      number.value <= 100 &&
      (/^\s*(?:\(\d[^)]*\)\s*)?(?:inside|internal|internally|within|throughout|in the (?:middle|cent(?:er|re)|thickest)|(?:at|by|beside|against|next to) the (?:bone|thickest|cent(?:er|re)))/i.test(
        after,
      ) ||
        officially.test(before) ||
        (innerCue.test(before) && !/\b(?:oven|oil|water|milk)\s+(?:\w+\s+)?(?:reach|to)/i.test(before)) ||
        (number.value >= doneRange.least && number.value <= doneRange.most && isDoneAt(before)) ||
        /^\s*(?:on|with) (?:an?|the|your) (?!oil|candy|sugar)[^.;]{0,24}\bthermometer\b/i.test(after) ||
        (innerCue.test(after) && !ovenCue.test(before)));
    if (inner) {
      internalCelsius = Math.max(internalCelsius ?? 0, number.value);
      continue;
    }
    const fan =
      /^\s*\(?(?:fan|convection)\b/i.test(after) ||
      /\b(?:fan|convection)(?: oven)?\s*[:(]?\s*$/i.test(before);
    const gas = number.unit === 'gas mark';
    const parallel =
      /(?:[/(,|]|\bor)\s*(?:conventional|normal|regular|ordinary|static)?\s*$/i.test(before) &&
      celsius !== null;
    if (celsius === null || (fromFan && !fan && parallel) || (fromGas && !gas && parallel)) {
      celsius = number.value;
      assumed = number.assumed;
      fromFan = fan;
      fromGas = gas;
    } else if (!parallel && !gas && !fan && bakesAt.test(text.slice(0, number.start)) && heatsTo.test(text)) {
      // "Heat the oven to 160 °C and bake the muffins at 170 °C".
      celsius = number.value;
    } else if (!parallel && !gas && !fan && number.unit !== null && number.value > 100 && celsius < 100) {
      // Lukewarm water first, the oven after it.
      celsius = number.value;
    }
  }
  if (celsius === null && hints.has('oven') && /(?<!dutch )\boven\b/i.test(text)) {
    const described = ovenWords.find(([pattern]) => pattern.test(text.replace(/dutch oven/gi, '')));
    if (described) return { celsius: described[1], internalCelsius, assumed: true };
  }
  return { celsius, internalCelsius, assumed };
}
