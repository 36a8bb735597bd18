import type { Food } from '#food/model';
import type { SafeTemperature } from './safety.ts';
import type { Doneness } from './doneness.ts';
import { formatTemperature } from '../text/grammar.ts';
import type { Action } from '../vocabulary.ts';

/** What a step that brings raw food to a safe temperature is about. */
export interface SafetyCase {
  readonly safe: SafeTemperature;
  /** The temperature at which it is done, where that is a higher one. */
  readonly done: Doneness | null;
  readonly foods: readonly Food[];
  /** "the chicken", "the squid and shrimp". */
  readonly name: string;
  readonly plural: boolean;
  /** Cut so small that nobody probes a piece. */
  readonly small: boolean;
  /** Minutes on the heat. */
  readonly minutes: number;
  readonly action: Action;
  /** It goes over the heat once more in a later step. */
  readonly again: boolean;
  /** Eggs whose yolks are left soft, as the dish wants them. */
  readonly soft?: boolean;
  /** Eggs that the dish wants barely set: its cue and the official figure are two different ends. */
  readonly barely?: boolean;
}

/** Whom the official figure is told for, where a cook stops before it. */
export const forWhom = 'For anyone pregnant, very young, old or unwell';

/** Longer than this in a pot, and no thermometer is needed to know. */
const longCooked = 45;

/** The sentence by which a cook knows that it is done and safe, in the words that fit the food and its cut. */
export function safetySentence(about: SafetyCase): string {
  const { safe, foods, name, plural, small, minutes, action, again } = about;
  if (about.done !== null) return donenessSentence(about, about.done);
  const temperature = formatTemperature(safe.celsius);
  const be = plural ? 'are' : 'is';
  const they = plural ? 'they' : 'it';
  const them = plural ? 'them' : 'it';
  if (minutes >= longCooked && (safe.kind === 'meat' || safe.kind === 'poultry' || safe.kind === 'ground'))
    return safe.kind === 'ground'
      ? `By then nothing pink is left, and ${name} ${be} well over ${temperature}.`
      : `By then ${name} ${be} cooked through and well over ${temperature} inside.`;
  switch (safe.kind) {
    case 'poultry':
      if (foods.some(({ id }) => id.startsWith('ground-')))
        return `Leave no pink anywhere: ${name} must reach ${temperature} all the way through.`;
      return small
        ? `Cut open the largest piece to be sure: no pink, and ${temperature} inside.`
        : inLiquid.has(action)
          ? `The thickest part of ${name} should read ${temperature} by then.`
          : `Stop when the thickest part of ${name} reads ${temperature}.`;
    case 'ground':
      // Nobody looks into a dumpling for pink.
      if (foods.every(({ ancestors }) => ancestors.includes('dumpling')))
        return `Stop when the filling reads ${temperature}.`;
      return crumbled.has(action) && foods.every(({ id }) => /^ground-|minced?$/.test(id))
        ? `No pink should be left, ${temperature}.`
        : `Stop when no pink is left in the middle and ${they} ${plural ? 'read' : 'reads'} ${temperature}.`;
    case 'meat':
      return small
        ? `The largest piece is done at ${temperature}.`
        : inLiquid.has(action)
          ? `By then the thickest part of ${name} should read ${temperature}; let ${them} rest for 3 minutes before serving.`
          : `Stop when the thickest part of ${name} reads ${temperature}, and let ${them} rest for 3 minutes before serving.`;
    case 'fish':
      if (again) return finishesLater(about);
      return `The fish is done when it flakes easily and reads ${temperature} inside.`;
    case 'mollusc':
      if (again) return finishesLater(about);
      return foods.some((food) => /mussel|clam|cockle|oyster/.test(food.id))
        ? `Throw away any shells that stay shut; the flesh inside should reach ${temperature}.`
        : `The flesh should be opaque and reach ${temperature}.`;
    case 'shellfish':
      if (again) return finishesLater(about);
      return `The flesh should be opaque and firm, ${temperature} inside.`;
    case 'egg':
      if (about.soft === true)
        return `${forWhom}, go on until ${plural ? 'the yolks are' : 'the yolk is'} firm, ${temperature}.`;
      if (about.barely === true)
        return `${forWhom}, go on until ${name} ${be} set right through, ${temperature}.`;
      return whole.has(action)
        ? `With the yolk firm right through, ${name} ${be} past ${temperature}.`
        : foods.every(({ id }) => id === 'egg-yolk') && inLiquid.has(action)
          ? `Let it reach ${temperature}, but do not let it boil.`
          : `The egg is set right through when it reads ${temperature}.`;
  }
}

/** By what a cook knows that a dish is done which is safe long before. */
function donenessSentence(
  { safe, name, plural, small, foods, action }: SafetyCase,
  { kind, said }: Doneness,
): string {
  const be = plural ? 'are' : 'is';
  switch (kind) {
    case 'tender':
      if (small)
        // Nobody probes a cube in a stew; the figure is for whoever asks whether it is safe.
        return `Give ${plural ? 'them' : 'it'} longer if a piece is still chewy; by then ${plural ? 'they are' : 'it is'} far past the safe ${formatTemperature(safe.celsius)}.`;
      return oven.has(action)
        ? `Go by feel and by the thermometer: ${name} ${be} tender at ${said} inside.`
        : `If a fork still meets resistance, give it longer: ${name} ${plural ? 'turn' : 'turns'} tender at ${said} inside.`;
    case 'nearly':
      if (small)
        return `By then ${name} ${be} far past the safe ${formatTemperature(safe.celsius)}, and the time that follows makes ${plural ? 'them' : 'it'} tender.`;
      return `Inside, ${name} ${plural ? 'read' : 'reads'} ${said} by now; the time that follows makes ${plural ? 'them' : 'it'} tender.`;
    case 'leg': {
      const where = foods.every(({ id }) => onBone.test(id)) ? 'beside the bone' : 'in the thickest part';
      return inLiquid.has(action)
        ? `By then ${name} ${plural ? 'read' : 'reads'} ${said} ${where}, where the meat lets go easily.`
        : `Stop when ${name} ${plural ? 'read' : 'reads'} ${said} ${where}.`;
    }
    case 'crumb':
      return `A thermometer in the middle should read ${said}.`;
    case 'enriched':
      return `Baked through, it reads ${said} in the middle.`;
    case 'custard':
      return `Take it out at ${said} in the middle; it firms up as it cools.`;
    case 'soaked':
      return `Stop when the middle reads ${said}.`;
  }
}

/** Meat broken up in the pan shows all of itself, and nobody can probe it. */
const crumbled: ReadonlySet<Action> = new Set<Action>([
  'fry',
  'saute',
  'sear',
  'stir-fry',
  'simmer',
  'stew',
  'braise',
  'boil',
]);
/** In a pot, where something else than the meat may say when to stop. */
const inLiquid: ReadonlySet<Action> = new Set<Action>([
  'simmer',
  'boil',
  'poach',
  'braise',
  'stew',
  'steam',
  'slow-cook',
  'pressure-cook',
]);
const oven: ReadonlySet<Action> = new Set<Action>(['bake', 'roast']);
const onBone = /bone-in|drumstick|leg|wing/;
/** Eggs stay whole in it. */
const whole: ReadonlySet<Action> = new Set<Action>(['boil', 'poach']);

/** Fish that goes back into the heat is taken out of it early, or it is dry when it is served. */
const finishesLater = ({ safe, plural }: SafetyCase): string =>
  `Take ${plural ? 'them' : 'it'} out a little underdone; back in the heat later ${plural ? 'they reach' : 'it reaches'} ${formatTemperature(safe.celsius)}.`;

const must = /\b(?:must|should)(?: (?:have|now))?\b/;

/**
 * A text that asks for a safe temperature in meat which has braised for long: nobody doubts it, so it is said in passing.
 * Other texts come back as they are.
 */
export function longPast(text: string, { safe, minutes, action }: SafetyCase): string {
  if (minutes < longCooked || !braised.has(action) || !['meat', 'poultry', 'ground'].includes(safe.kind))
    return text;
  const temperature = formatTemperature(safe.celsius);
  return text
    .split(/(?<=[.!?;])\s+/)
    .map((clause) =>
      clause.includes(temperature) && must.test(clause)
        ? clause.replace(
            /^(\p{Lu})?.*?([.;])$/su,
            (_, capital: string | undefined, end: string) =>
              `${capital === undefined ? 'by' : 'By'} then it is far past the safe ${temperature}${end}`,
          )
        : clause,
    )
    .join(' ');
}

const braised: ReadonlySet<Action> = new Set<Action>([
  'simmer',
  'braise',
  'stew',
  'slow-cook',
  'pressure-cook',
]);

/**
 * The same in a few words, to end the sentence that says how long; null where it wants a sentence of its own. Nobody holds
 * a thermometer into crumbled meat, but it is where a reader looks for the figure.
 */
export function safetyTail({ safe, foods, small, minutes, action, again, done }: SafetyCase): string | null {
  if (done !== null || minutes >= longCooked) return null;
  const temperature = formatTemperature(safe.celsius);
  // Crumbled meat is cooked through where it is, whatever comes after.
  if (safe.kind === 'ground' && crumbled.has(action) && foods.every(({ id }) => /^ground-|minced?$/.test(id)))
    return `with no pink left, ${temperature}`;
  if (again) return null;
  switch (safe.kind) {
    case 'poultry':
      return foods.some(({ id }) => id.startsWith('ground-'))
        ? `with no pink left and ${temperature} throughout`
        : small
          ? `with no pink left in the largest piece and ${temperature} inside`
          : null;
    case 'meat':
      return small ? `and ${temperature} inside` : null;
    case 'fish':
    case 'shellfish':
      return `${temperature} inside`;
    default:
      return null;
  }
}

/** What may stand between the minutes and the full stop. */
const ending = /^(?: in all| altogether| more)?\.$/;

/** Ends the sentence that says how long with a few words more; null where no sentence ends with its minutes. */
export function withTail(text: string, tail: string, minutes: string): string | null {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const at = sentences.findLastIndex((one) => one.includes(minutes));
  if (at < 0) return null;
  const sentence = sentences[at]!;
  const behind = sentence.slice(sentence.lastIndexOf(minutes) + minutes.length);
  if (!ending.test(behind)) return null;
  // "For 5 minutes, 63 °C inside" would be said of the minutes.
  if (/\bfor $/.test(sentence.slice(0, sentence.lastIndexOf(minutes)))) return null;
  const words = /no pink/.test(sentence)
    ? tail.replace(/^with no pink left(?: in the largest piece|,)? /, '')
    : tail;
  return [...sentences.slice(0, at), `${sentence.slice(0, -1)}, ${words}.`, ...sentences.slice(at + 1)].join(
    ' ',
  );
}

/** Puts the sentence after the one that says how long and until when, before the text goes on to other things. */
export function withSafety(text: string, sentence: string, marks: readonly string[], name = ''): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const said = sentences.findLastIndex((one) => marks.some((mark) => mark !== '' && one.includes(mark)));
  // Fish that goes in later than the rice is spoken of only after it has gone in.
  const named = name === '' ? -1 : sentences.findIndex((one) => one.includes(name));
  const at = said < 0 ? sentences.length : Math.max(said, named) + 1;
  return [...sentences.slice(0, at), sentence, ...sentences.slice(at)].join(' ');
}

/** A temperature in brackets of its own stands between commas, since it has brackets within: "golden, 71 °C (160 °F), …". */
export const unbracketed = (text: string): string =>
  text.replace(
    / \(((?:(?:just |well )?past |at )?(?:about )?[\d–]+ °C \([\d–]+ °F\))\)(?=(.)?)/gu,
    (_, inner: string, next: string | undefined) =>
      `, ${inner}${next === undefined || /[.,;:]/.test(next) ? '' : ','}`,
  );
