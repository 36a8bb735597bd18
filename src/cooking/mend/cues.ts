import type { Food } from '#food/model';
import type { UnitSystem } from '../measures/amounts.ts';
import { safeTemperature, type SafeTemperature } from '../doneness/safety.ts';
import { toFahrenheit } from '../text/grammar.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { sentenceAt } from './place.ts';
import { nameOf, sortOf } from './sorts.ts';
import type { Insertion } from './model.ts';

/** A step that does not say when its meat or fish is done, and the words that do. */
export interface Cue {
  readonly name: string;
  readonly insertion: Insertion;
}

/** "Cook chicken breasts", "sauté the sausage crumbles": the verb has the meat for its object. */
const cooks =
  /(?:^|[.;,]\s+|\b(?:and|then)\s+)(?:pan[- ]?)?(?:cook|fry|saut[eé]|grill|poach)\s+(?:the\s+|your\s+|all\s+)?(?:[\p{L}-]+\s+)?$/iu;
/** A time, a temperature or a sign says it already, here or in what follows. */
const said =
  /\d|\b(?:until|till|golden|done|doneness|cooked|browns?|browned|tender|opaque|pink|rare|through|package|packet|according|instructions?|seconds?|minutes?|hours?|while|quickly|briefly|sear)\b/i;
/** Longer than this on the heat later, and no thermometer is needed to know. */
const longMinutes = 10;

const signs: Readonly<Partial<Record<SafeTemperature['kind'], string>>> = {
  poultry: 'until no pink is left inside',
  ground: 'until no pink is left',
  fish: 'until opaque and flaking easily',
  shellfish: 'until just pink and opaque',
};

/** Where meat or fish is cooked with neither minutes nor a sign nor a temperature: a short sign, and its temperature. */
export function missingCues(understood: UnderstoodRecipe, system: UnitSystem): readonly Cue[] {
  const { source, steps, recipe, grounded } = understood;
  return steps.flatMap((reading, step): readonly Cue[] => {
    const text = source.instructions[step]!;
    const next = source.instructions[step + 1] ?? '';
    const { celsius, internalCelsius } = recipe.steps[step]!;
    if (reading.durations.length > 0 || celsius !== null || internalCelsius !== null || said.test(text))
      return [];
    // "Cook it until …" in the next step is of this one.
    if (/^\W*(?:cook|fry|saut|stir|continue|turn|flip|when|once)/i.test(next) && said.test(next)) return [];
    for (const { key, kind, start, end } of reading.mentions) {
      if ((kind !== 'name' && kind !== 'head') || !cooks.test(text.slice(0, start))) continue;
      const food = grounded.find((line) => line.key === key)?.ingredient.food ?? null;
      const safe = food === null ? null : safeTemperature(food);
      const sign = safe === null ? undefined : signs[safe.kind];
      if (food === null || safe === null || sign === undefined) continue;
      const rest = /^[^.,;!?()]*/.exec(text.slice(end))![0];
      // Another food in the same breath cooks by its own clock.
      if (
        /\b(?:and|then|with)\b(?! (?:a )?(?:little )?(?:oil|butter|salt))/i.test(rest) ||
        reading.mentions.some(
          (one) => one.start >= end && one.end <= end + rest.length && hasOwnClock(understood, one.key),
        )
      )
        continue;
      const later = recipe.steps.some(
        ({ station, minutes }, at) =>
          at > step && station !== 'none' && minutes >= longMinutes && steps[at]!.contents.includes(key),
      );
      const at = end + rest.trimEnd().length;
      return [
        {
          name: nameOf(grounded.find((line) => line.key === key)!),
          insertion: {
            step,
            start: at,
            end: at,
            text: ` ${sign}${later ? '' : `, ${figure(safe.celsius, system)}`}`,
          },
        },
      ];
    }
    return [];
  });
}

/** "Fry the patties", "grill the chicken pieces", and then only that they are done. */
const untilDone =
  /(?:^|[.;,]\s+|\b(?:and|then)\s+)(?:pan[- ]?|deep[- ]?|shallow[- ]?)?(?:cook|fry|saut[eé]|grill|broil|brown)\s+(?:the\s+|your\s+|all\s+)*(?:[\p{L}-]+\s+){0,3}?[^.;!?\d]*?\b(?:until|till)\s+(?:(?:they|it|the \p{L}+)\s*(?:['’]re|are|['’]s|is|has|have)?\s+)?(?:all\s+|fully\s+|well\s+|just\s+)?(?:done|ready|cooked(?: through(?:out)?| thoroughly| fully)?)(?=\s*(?:[.;,!]|$|and\b|then\b))/giu;
/** What is shaped out of minced meat. */
const shaped = /\b(?:patt(?:y|ies)|meat ?balls?|burgers?|koft[ae]s?|rissoles?|kebabs?)\b/i;
const measuredHeat = /\bthermometer|\binternal|\d\s*(?:°|º|degrees)|\b1[3-9]\d\s*F\b/i;

/** Minced meat, poultry and fish that are only said to be done: how hot their middle is then. */
export function doneHeat(understood: UnderstoodRecipe, system: UnitSystem): readonly Cue[] {
  const { source, steps, grounded } = understood;
  const foodAt = (key: string): Food | null =>
    grounded.find((line) => line.key === key)?.ingredient.food ?? null;
  return steps.flatMap((reading, step): readonly Cue[] => {
    const text = source.instructions[step]!;
    if (measuredHeat.test(text) || measuredHeat.test(source.instructions[step + 1] ?? '')) return [];
    const found = [...text.matchAll(untilDone)][0];
    if (found === undefined) return [];
    const end = found.index + found[0].length;
    const named = reading.mentions.filter(
      ({ kind, start, end: to }) => (kind === 'name' || kind === 'head') && start >= found.index && to <= end,
    );
    const isShape = shaped.test(found[0]);
    // "Add the chicken and cook until done."
    const [from] = sentenceAt(text, found.index);
    const before = reading.mentions.filter(
      ({ kind, start, end: to }) =>
        (kind === 'name' || kind === 'head') && start >= from && to <= found.index,
    );
    const keys = isShape
      ? grounded.map(({ key }) => key)
      : (named.length > 0 ? named : before.slice(-1)).map(({ key }) => key);
    const safe = keys.flatMap((key) => {
      const food = foodAt(key);
      const one = food === null ? null : safeTemperature(food);
      if (one === null) return [];
      const minced = one.kind === 'ground' || (one.kind === 'poultry' && food!.id.startsWith('ground-'));
      return isShape ? (minced ? [{ key, one }] : []) : signs[one.kind] === undefined ? [] : [{ key, one }];
    });
    if (safe.length === 0) return [];
    const hottest = Math.max(...safe.map(({ one }) => one.celsius));
    return [
      {
        name: isShape ? shaped.exec(found[0])![0] : nameOf(grounded.find(({ key }) => key === safe[0]!.key)!),
        insertion: { step, start: end, end, text: `, ${figure(hottest, system)} inside` },
      },
    ];
  });
}

/** Fat and seasoning cook with anything; another food cooks by its own clock. */
function hasOwnClock({ grounded }: UnderstoodRecipe, key: string): boolean {
  const food = grounded.find((line) => line.key === key)?.ingredient.food ?? null;
  const sort = food === null ? null : sortOf(food);
  return sort !== 'fat' && sort !== 'salt' && sort !== 'pepper' && sort !== 'spice';
}

/** "160 °F (71 °C)", in the order of the recipe's own kitchen. */
export const figure = (celsius: number, system: UnitSystem): string =>
  system === 'us'
    ? `${toFahrenheit(celsius)} °F (${celsius} °C)`
    : `${celsius} °C (${toFahrenheit(celsius)} °F)`;
