import type { GroundedLine } from '#food/ground';
import type { Food } from '#food/model';
import { actionNature } from '../dishes/actions.ts';
import type { Step } from '../recipe.ts';
import type { Action } from '../vocabulary.ts';
import { sumDurations } from './durations.ts';
import { estimateMinutes, waitsForOthers } from './house-timing.ts';
import { chooseAction, handsOf, waits, type Said } from './main-action.ts';
import type { createMentionReader } from './mentions.ts';
import type { ActionWord, Duration, StepReading, UnlistedFood } from './model.ts';
import type { ReadAction } from './read-actions.ts';
import type { TextReading } from './read-text.ts';
import type { Sections } from './sections.ts';
import { settleCook } from './settle-cook.ts';
import { readInputs } from './step-inputs.ts';
import type { DonenessCue } from './tool-words.ts';

/** What earlier instructions leave behind for the next one. */
export interface CookState {
  readonly used: ReadonlySet<string>;
  /** Ingredients that were spoken of last. */
  readonly lastKeys: readonly string[];
  /** What was last stirred together cold: "the sauce" of a later step. */
  readonly mixed: readonly string[];
  /** Dry things that were stirred together: "the dry ingredients" of a later step. */
  readonly dry: readonly string[];
  /** How the food was heated last, or null while it is raw. */
  readonly hot: Action | null;
  /** What was there has become one thing: a dough, a batter, a sauce. */
  readonly merged: boolean;
  /** It was divided and shaped into pieces. */
  readonly shaped: boolean;
  /** The oven is hot and nothing is in it yet. */
  readonly ovenReady: boolean;
  /** The food lies in or on something that goes into an oven. */
  readonly onTray: boolean;
  /** The vessel that was named last is a frying pan. */
  readonly inPan: boolean;
  /** A machine that holds the food: slow cooker, pressure cooker, air fryer. */
  readonly machine: string | null;
  /** The pot that was named last, or the machine that is one. */
  readonly pot: string | null;
  /** The pan that was named last: a frying pan or a saucepan. */
  readonly pan: string | null;
  /** The step before states its own time. */
  readonly timed: boolean;
}

/** One instruction, read; what it comes `after` and what is then in the pot (`contents`) are settled later and empty here. */
export interface ReadStep {
  readonly step: Step;
  readonly reading: StepReading;
  readonly unlisted: readonly UnlistedFood[];
}

/** What does not change from instruction to instruction. */
export interface StepScope {
  readonly lines: readonly GroundedLine[];
  readonly byKey: ReadonlyMap<string, GroundedLine>;
  readonly sections: Sections;
  readonly mentions: ReturnType<typeof createMentionReader>;
  /** Ingredients that instructions other than this one name one by one. */
  namedBeside(at: number): ReadonlySet<string>;
  /** Ingredients that a later instruction adds, heats or serves by name. */
  broughtAfter(at: number): ReadonlySet<string>;
}

const later: readonly never[] = [];

/** Reads one instruction. Never throws; what is not understood stays in the text. */
export function readStep(reading: TextReading, at: number, state: CookState, scope: StepScope): ReadStep {
  const id = `s${at + 1}`;
  const { text, hints, numbers, said, verbs, heat, temperatures, cues, parallel } = reading;
  const tools = inSamePot(reading, state);
  const durations = said.map((one): Duration =>
    // "After 10 minutes, add …" is the waiting itself where the step before gave no time.
    one.role === 'elapsed' &&
    (!state.timed || verbs.some((verb) => verb.start < one.start && verb.action !== 'preheat')) &&
    // "Fry the onion. After a few minutes add the garlic and wait 2 minutes": one after the other.
    !said.some(
      (other) =>
        other.role === 'counted' &&
        (other.start < one.start || !verbs.some((verb) => verb.start < one.start && isOverHeat(verb.action))),
    )
      ? { ...one, role: 'counted' }
      : one,
  );
  const { mentions, inputs, unlisted } = readInputs(reading, at, state, scope);
  const foodsOf = (keys: readonly string[]): readonly Food[] =>
    keys.flatMap((key): readonly Food[] => {
      const food = scope.byKey.get(key)?.ingredient.food;
      return food ? [food] : [];
    });
  const foods = foodsOf(inputs);
  /** What is there when a verb is done: "cook for a minute, then pour in the stock" has no stock yet. */
  const until = (verb: ReadAction): readonly string[] => {
    const next = verbs.find((one) => !one.aside && one.start > verb.start && bringing.has(one.action));
    // Flour makes a sauce of what is poured in.
    if (next === undefined || foods.some((food) => food.ancestors.includes('flour'))) return inputs;
    const there = new Set(mentions.filter((one) => one.start < next.start).map((one) => one.key));
    return inputs.filter((key) => there.has(key));
  };
  // Another pot, where it runs beside.
  const here = parallel ? { ...state, hot: null } : state;
  const actions = verbs.map((verb): ActionWord & { readonly sentence: number; readonly aside: boolean } => ({
    ...verb,
    action:
      verb.action === 'cook'
        ? settleCook(text, tools, foodsOf(until(verb)), here, durations, verb)
        : verb.action,
  }));
  const main = chooseAction({
    reading,
    tools,
    actions,
    durations,
    foods,
    state,
    here,
    handles: inputs.length,
    begins: inputs[0] !== undefined && !state.used.has(inputs[0]),
  });
  const stated = sumDurations(durations, text, hints);
  // A heading or a remark takes no time.
  const usual = estimateMinutes(waitsForOthers(main, text) ? 'rest' : main, foods);
  const estimate =
    main === null && inputs.length === 0 ? { minutes: 0, from: 'house timing' as const } : usual;
  const minutesMax = stated?.max ?? estimate.minutes;
  const minutesMin = stated?.min ?? estimate.minutes;
  const nature = main === null ? null : actionNature[main];
  const hands = handsOf(actions, durations, main);
  const settled = actions.filter((one) => !one.aside);
  return {
    step: {
      id,
      text,
      phase:
        nature?.phase === 'cook' && nature.station === 'none' && state.hot === null
          ? 'prep'
          : (nature?.phase ?? 'prep'),
      action: main,
      inputs,
      tools: inSamePan(tools, reading, state),
      heat,
      celsius: temperatures.celsius,
      internalCelsius: temperatures.internalCelsius,
      minutes: countedMinutes(minutesMin, minutesMax, nature?.heats ?? false, text),
      activeMinutes: activeMinutesOf(minutesMax, hands, usual.minutes),
      station: nature?.station ?? 'none',
      doneness: cueOf(main, cues, actions),
      after: later,
    },
    reading: {
      id,
      mentions,
      numbers,
      durations,
      actions: settled.map(({ start, end, text: word, action }) => ({ start, end, text: word, action })),
      minutesFrom: stated === null ? estimate.from : 'stated',
      minutesMin,
      minutesMax,
      parallel,
      contents: later,
      confidence: confidenceOf(
        main,
        mentions.length,
        stated !== null,
        nature?.heats ?? false,
        temperatures.assumed,
      ),
    },
    unlisted: unlisted.map((one) => ({ stepId: id, ...one })),
  };
}

/** "Add the stock to the pan": to the saucepan, where that was named before and no other pan; how it cooks is told by the word. */
function inSamePan(tools: readonly string[], { text }: TextReading, state: CookState): readonly string[] {
  if (!tools.includes('frying pan') || otherPan.test(text)) return tools;
  // "Cool in the pan": the one that the cake was baked in.
  if (state.pan === null && state.hot === 'bake' && /\b(?:cool|unmou?ld|invert|turn out)\b/i.test(text))
    return tools.filter((tool) => tool !== 'frying pan');
  if (state.onTray) return tools;
  const place = text.search(/\bpan\b/i);
  const before =
    !separatePot.test(text) && stoveWord.test(text.slice(0, place))
      ? tools.find((tool) => tool !== 'frying pan' && onStove.has(tool))
      : undefined;
  const same = before ?? (thePan.test(text) ? (state.pan ?? state.pot) : null);
  return same === null || !onStove.has(same)
    ? tools
    : [...new Set(tools.map((tool) => (tool === 'frying pan' ? same : tool)))];
}

/** The pan that a step names last, or leaves at hand. */
export const panOf = ({ tools, text }: Step, before: string | null): string | null =>
  tools.findLast((tool) => /^(?:frying pan|cast-iron pan|wok)$/.test(tool)) ??
  (tools.includes('saucepan') && /\bsauce ?pan\b/i.test(text) ? 'saucepan' : before);

/** "Return the drumsticks to the pot": the one that they came from, be it a slow cooker. */
function inSamePot({ text, tools }: TextReading, { pot }: CookState): readonly string[] {
  if (pot === null || !tools.includes('saucepan') || !thePot.test(text) || otherPot.test(text)) return tools;
  return [...new Set(tools.map((tool) => (tool === 'saucepan' ? pot : tool)))];
}

const isOverHeat = (action: ReadAction['action']): boolean =>
  action === 'cook' || (actionNature[action].heats && action !== 'preheat');

/** Vessels that a cook may call a pan. */
const onStove: ReadonlySet<string> = new Set([
  'saucepan',
  'large pot',
  'Dutch oven',
  'frying pan',
  'cast-iron pan',
  'wok',
]);
const separatePot =
  /\b(?:another|second|separate|clean|other|different) (?:[\w-]+ ){0,2}(?:pot|saucepan|pan)\b/i;
const stoveWord = /\b(?:pot|stock ?pot|saucepan|dutch oven|casserole|wok|kettle)\b/i;
const thePan = /\b(?:the|same|your|its|that|to|from|hot|in) pan\b/i;
const otherPan =
  /\b(?:skillets?|fry(?:ing)?[- ]?pans?|saut[eé](?:ing)? pan|non-?stick pan)\b|\b(?:an?|another|second|separate|clean|other|different|small|large) (?:[\w-]+ ){0,2}pan\b/i;

const thePot = /\b(?:the|same|your|its) pot\b/i;
const otherPot = /\bsauce ?pans?\b|\b(?:an?|another|second|separate|clean|other) (?:[\w-]+ ){0,2}pot\b/i;

/** The sign that belongs to the main action: the first said after it, else the last. */
function cueOf(main: Action | null, cues: readonly DonenessCue[], actions: readonly Said[]): string | null {
  const from = actions.find((one) => one.action === main && !one.aside)?.start ?? 0;
  return (cues.find((one) => one.start > from) ?? cues.at(-1))?.cue ?? null;
}

/** Nobody's hands are busy for so many minutes on end. */
const longWork = 150;
/** "At least three days and at most two weeks", "2 hours to overnight": the fewest minutes will do. */
const fewestWillDo =
  /\bat least\b[^.;]*\b(?:at (?:the )?most|maximum|no(?:t)? (?:more|longer) than)\b|\bbut no(?:t)? (?:more|longer) than\b|\b(?:hours?|hrs?|h) ?(?:to|or|-|–|\/) ?over ?night\b/iu;

/** The minutes of a step that count: of a wait at no heat whose fewest will do those, else the most. */
const countedMinutes = (min: number, max: number, heats: boolean, text: string): number =>
  !heats && fewestWillDo.test(text) ? min : max;

/** Minutes of handwork; "pork in the rest, fridge, 4 hrs to overnight" takes those of its mixing. */
const activeMinutesOf = (max: number, hands: number, usual: number): number =>
  Math.round((max > longWork && hands > 0.5 ? Math.min(usual, longWork) : max) * hands * 10) / 10;

const bringing = new Set<string>(['add', 'pour', 'garnish', 'serve', 'fold']);

function confidenceOf(
  main: Action | null,
  mentions: number,
  timed: boolean,
  heats: boolean,
  assumed: boolean,
): number {
  let confidence = 0.97;
  if (main === null) confidence -= 0.5;
  else if (mentions === 0 && !heats && !waits.has(main) && main !== 'serve' && main !== 'preheat')
    confidence -= 0.15;
  if (heats && !timed) confidence -= 0.15;
  if (assumed) confidence -= 0.1;
  return Math.round(Math.max(0.1, confidence) * 100) / 100;
}
