import { once } from '#kernel/once';
import { createMemo } from '#kernel/memo';
import type { Heat } from '../vocabulary.ts';
import { findLumps, type Lumps } from './lumps.ts';
import { readDurations } from './durations.ts';
import { findAll } from './find-all.ts';
import { hintsIn, type Hints } from './hints.ts';
import type { Duration, NumberSpan } from './model.ts';
import { readNumbers } from './numbers.ts';
import { readActions, type ReadAction } from './read-actions.ts';
import { readTemperatures, type StepTemperatures } from './temperatures.ts';
import { splitWords, type Token } from './tokens.ts';
import { readDonenessCues, readHeat, readTools, type DonenessCue } from './tool-words.ts';

const parallelOpening =
  /^\W*(?:(?:in the )?mean ?while\b|in the meantime\b|at the same time\b|whil(?:e|st)\b(?! (?:stirring|whisking|hot|still|warm|continuing|mixing|constantly|beating))|as (?:it|they|the [^,.]{2,40}?) ?(?:cooks?|bakes?|simmers?|boils?|rests?|chills?|rises?|cools?|heats?)\b|during (?:this|that|the)\b)/i;
/** "Step 3: meanwhile", "2) The rice, meanwhile": not after a sentence of its own. */
const parallelInside =
  /^\W*(?:[^.!?]|\d[.)]){0,18}\b(?:meanwhile|in the meantime|whil(?:e|st) (?:the|your|it|they|that|this)\b[^.,;]{0,40}?(?:\b(?:is|are)\b|['’](?:s|re)\b)[^.,;]*\w+ing\b(?=[^.;]*,))/i;

/** What an instruction says by itself, whatever the recipe. */
export interface TextReading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly hints: Hints;
  readonly numbers: readonly NumberSpan[];
  readonly said: readonly Duration[];
  readonly verbs: readonly ReadAction[];
  readonly tools: readonly string[];
  readonly heat: Heat | null;
  readonly temperatures: StepTemperatures;
  readonly cues: readonly DonenessCue[];
  readonly parallel: boolean;
  readonly elsewhere: () => readonly (readonly [number, number])[];
  readonly lumps: Lumps | null;
}

/** Instructions that are remembered: a transform reads the same ones again after every change. */
const texts = createMemo<TextReading>(2000);

/** Reads what an instruction says whatever the recipe; kept for the instructions met last. */
export const readText = (text: string): TextReading =>
  texts.get(text, () => {
    const tokens = splitWords(text);
    return readWords(text, tokens, hintsIn(tokens));
  });

/** The same over words that were split before; `hints` may promise more than the words hold, never less. */
export function readWords(text: string, tokens: readonly Token[], hints: Hints): TextReading {
  const numbers = readNumbers(text, hints);
  const verbs = readActions(text, tokens, hints);
  return {
    text,
    tokens,
    hints,
    numbers,
    said: readDurations(text, numbers, hints),
    verbs,
    tools: readTools(text, tokens),
    heat: readHeat(text, hints),
    temperatures: readTemperatures(text, numbers, hints),
    cues: readDonenessCues(text, hints),
    parallel: hints.has('side by side') && (parallelOpening.test(text) || parallelInside.test(text)),
    elsewhere: once(() => besideClauses(text, verbs)),
    lumps: findLumps(text, hints),
  };
}

/** "While the rice cooks, …": what is named there is not what the step handles; "while you fry the rest" is. */
function besideClauses(text: string, verbs: readonly ReadAction[]): readonly (readonly [number, number])[] {
  return [...findAll(text, whileYou), ...findAll(text, whileOthers)].flatMap((match) => {
    const end = match.index + match[0].length;
    // "While it is in there dice the tomatoes": a clause ends where something is told to be done.
    const next = verbs.find(({ start, aside }) => !aside && start > match.index && start < end);
    const taking = taken.exec(match[0]);
    const told = Math.min(next?.start ?? end, taking === null ? end : match.index + taking.index);
    if (/^while you/i.test(match[0])) return [[match.index, end] as const];
    // Without a comma it is only told from what follows where it ends.
    if (told === end && !/^\s*(?:[,.;]|$)/.test(text.slice(end))) return [];
    return [[match.index, told] as const];
  });
}

const taken =
  /\b(?:take|get|grab|make) (?:the|your|an?)\b|\byou (?:can|should|may|want to) (?:then |now )?(?=\w)/i;
const whileYou =
  /\bwhile you (?:prep|prepare|chop|make|get|assemble|cut|do|work on)\b[^,.;]{2,60}?(?=,|\.|;|$)/gi;
const whileOthers =
  /\b(?:while|whilst|(?<!at )once|when|as soon as|as|after)\s+(?!you\b|(?!(?:cooking|baking|simmering|frying|roasting|boiling|cooling|resting|chilling)\b)\w+ing\b)(?:the |your )?[^,.;]{2,60}/gi;
