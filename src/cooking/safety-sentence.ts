import type { Food } from '#food/model';
import type { SafeTemperature } from './safety.ts';
import { formatTemperature } from './text/grammar.ts';
import type { Action } from './vocabulary.ts';

/** What a step that brings raw food to a safe temperature is about. */
export interface SafetyCase {
  readonly safe: SafeTemperature;
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
}

/** Preparations after which nobody probes a piece. */
export const smallCut = /strip|slic|dice|cube|bite|sliver|small|pieces|chunk|chopp|shred|minced/;

/** Longer than this in a pot, and no thermometer is needed to know. */
const longCooked = 45;

/** The sentence by which a cook knows that it is safe, in the words that fit the food and its cut. */
export function safetySentence(about: SafetyCase): string {
  const { safe, foods, name, plural, small, minutes, action, again } = about;
  const temperature = formatTemperature(safe.celsius);
  const be = plural ? 'are' : 'is';
  const they = plural ? 'they' : 'it';
  if (minutes >= longCooked && (safe.kind === 'meat' || safe.kind === 'poultry' || safe.kind === 'ground'))
    return `By then ${name} ${be} well past ${temperature} inside.`;
  switch (safe.kind) {
    case 'poultry':
      if (foods.every(({ id }) => id.startsWith('ground-')))
        return `No pink should remain: ${name} must reach ${temperature} all the way through.`;
      return small
        ? `Cut open the largest piece: ${they} should show no pink and read ${temperature}.`
        : `The thickest part of ${name} must reach ${temperature}, with no pink left.`;
    case 'ground':
      return crumbled.has(action) && foods.every(({ id }) => /^ground-|minced?$/.test(id))
        ? `No pink should remain anywhere; by then ${name} ${be} past ${temperature}.`
        : `No pink should remain: ${name} must reach ${temperature} all the way through.`;
    case 'meat':
      return small
        ? `Cooked through means ${temperature} at the center of a piece.`
        : `A thermometer in the middle of ${name} should read at least ${temperature}; let ${plural ? 'them' : 'it'} rest for 3 minutes before serving.`;
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
      return whole.has(action)
        ? `Firm right through, ${name} ${be} past ${temperature}.`
        : `The egg must be set right through, which is past ${temperature}.`;
  }
}

/** Meat broken up in the pan shows all of itself, and nobody can probe it. */
const crumbled: ReadonlySet<Action> = new Set<Action>(['fry', 'saute', 'sear', 'stir-fry']);
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

/** Puts the sentence after the one that says how long and until when, before the text goes on to other things. */
export function withSafety(text: string, sentence: string, marks: readonly string[], name = ''): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const said = sentences.findLastIndex((one) => marks.some((mark) => mark !== '' && one.includes(mark)));
  // Fish that goes in later than the rice is spoken of only after it has gone in.
  const named = name === '' ? -1 : sentences.findIndex((one) => one.includes(name));
  const at = said < 0 ? sentences.length : Math.max(said, named) + 1;
  return [...sentences.slice(0, at), sentence, ...sentences.slice(at)].join(' ');
}
