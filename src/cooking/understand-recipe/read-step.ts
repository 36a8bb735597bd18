import type { GroundedLine } from '#food/ground';
import { createMemo } from '#kernel/memo';
import { once } from '#kernel/once';
import type { Food } from '#food/model';
import { actionNature } from '../dishes/actions.ts';
import type { Step } from '../recipe.ts';
import type { Action, Heat } from '../vocabulary.ts';
import { findLumps, goesOnTop, isState, readCollectives, type Lumps } from './collectives.ts';
import { readDurations, sumDurations } from './durations.ts';
import { findAll, lastEnd } from './find-all.ts';
import { hintsIn, type Hints } from './hints.ts';
import { estimateMinutes } from './house-timing.ts';
import type { createMentionReader } from './mentions.ts';
import type {
  ActionWord,
  Duration,
  IngredientMention,
  NumberSpan,
  StepReading,
  UnlistedFood,
} from './model.ts';
import { readNumbers } from './numbers.ts';
import { readActions, type ReadAction } from './read-actions.ts';
import { readTemperatures, type StepTemperatures } from './temperatures.ts';
import type { Sections } from './sections.ts';
import { splitWords, type Token } from './tokens.ts';
import { readDonenessCues, readHeat, readTools, type DonenessCue } from './tool-words.ts';

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
  /** The oven is hot and nothing is in it yet. */
  readonly ovenReady: boolean;
  /** A machine that holds the food: slow cooker, pressure cooker, air fryer. */
  readonly machine: string | null;
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

const parallelOpening =
  /^\W*(?:(?:in the )?mean ?while\b|in the meantime\b|at the same time\b|while\b(?! (?:stirring|whisking|hot|still|warm|continuing|mixing|constantly|beating))|as (?:it|they|the [^,.]{2,40}?) ?(?:cooks?|bakes?|simmers?|boils?|rests?|chills?|rises?|cools?|heats?)\b|during (?:this|that|the)\b)/i;
/** "Step 3: meanwhile", "2) The rice, meanwhile": not after a sentence of its own. */
const parallelInside = /^\W*(?:[^.!?]|\d[.)]){0,18}\b(?:meanwhile|in the meantime)\b/i;

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

const later: readonly never[] = [];

/** Reads one instruction. Never throws; what is not understood stays in the text. */
export function readStep(reading: TextReading, at: number, state: CookState, scope: StepScope): ReadStep {
  const id = `s${at + 1}`;
  const { text, tokens, hints, numbers, said, verbs, tools, heat, temperatures, cues, parallel } = reading;
  const durations = said.map((one): Duration =>
    // "After 10 minutes, add …" is the waiting itself where the step before gave no time.
    one.role === 'elapsed' &&
    (!state.timed || verbs.some((verb) => verb.start < one.start && verb.action !== 'preheat')) &&
    !said.some((other) => other.role === 'counted')
      ? { ...one, role: 'counted' }
      : one,
  );
  const without = exceptions(text, hints);
  const leftOut = (place: number): boolean => without.some(([from, to]) => place >= from && place < to);
  const { mentions: found, unlisted } = scope.mentions(text, tokens, verbs, state.lastKeys);
  const named = nextOfSame(found, text, state, scope.byKey);
  const collective =
    reading.lumps === null
      ? []
      : readCollectives(text, reading.lumps, {
          lines: scope.lines,
          sections: scope.sections,
          before: state.lastKeys,
          used: state.used,
          merged: state.merged,
          dry: state.dry,
          named: new Set(
            named
              .filter(
                (one) =>
                  one.kind !== 'kind' &&
                  !leftOut(one.start) &&
                  !(hints.has('done') && foreseen(text, one, named, state.used)),
              )
              .map((one) => one.key),
          ),
          namedIn: (start, end) =>
            named
              .filter((one) => one.kind !== 'kind' && one.start >= start && one.end <= end)
              .map((one) => one.key),
          namedBefore: (place) => named.some((one) => one.start < place),
          elsewhere: () => scope.namedBeside(at),
          broughtLater: () => scope.broughtAfter(at),
        });
  const direct = asMixed(text, mergeMentions(named, collective), state, scope);
  const mentions = direct.length > 0 ? direct : pronouns(reading, state, scope);
  const toppings = without.some(([from, to]) =>
    /\b(?:toppings?|garnish(?:es)?)\b/i.test(text.slice(from, to)),
  );
  const inputs = [
    ...new Set(
      mentions
        .filter(
          (one) =>
            !leftOut(one.start) &&
            // "Until the vegetables are tender" brings in none.
            !(one.kind === 'kind' && !state.used.has(one.key) && isState(text, one.start)) &&
            !(
              without.length > 0 &&
              one.kind !== 'name' &&
              one.kind !== 'head' &&
              (named.some((other) => other.key === one.key && leftOut(other.start)) ||
                (toppings && isTopping(scope.byKey.get(one.key)!)))
            ) &&
            !(hints.has('done') && foreseen(text, one, mentions, state.used)) &&
            !(
              (state.used.has(one.key) || /^(?:collective|kind|rest)$/.test(one.kind)) &&
              reading.elsewhere().some(([from, to]) => one.start >= from && one.start < to)
            ),
        )
        .map((one) => one.key),
    ),
  ];
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
  const told = warmed(
    placed(actions, text, tools, durations, temperatures.celsius, state, inputs.length) ??
      mainAction(actions, durations, state) ??
      machineAction(tools, durations, state) ??
      (temperatures.celsius !== null && durations.some((one) => one.role === 'counted') ? 'bake' : null),
    reading,
    durations,
    foods,
    here.hot,
  );
  const main = discarded(
    machined(
      ovened(
        carriedOn(
          told,
          reading,
          actions,
          durations,
          here,
          foods,
          inputs[0] !== undefined && !state.used.has(inputs[0]),
        ),
        actions,
        tools,
        temperatures.celsius,
      ),
      tools,
      actions,
    ),
    text,
  );
  const stated = sumDurations(durations, text, hints);
  // A heading or a remark takes no time.
  const estimate =
    main === null && inputs.length === 0
      ? { minutes: 0, from: 'house timing' as const }
      : estimateMinutes(main, foods);
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
      tools,
      heat,
      celsius: temperatures.celsius,
      internalCelsius: temperatures.internalCelsius,
      minutes: minutesMax,
      activeMinutes: Math.round(minutesMax * hands * 10) / 10,
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

/** "Until it coats the pasta": a food that is in a sign of doneness alone, and not there yet. */
const foreseen = (
  text: string,
  one: IngredientMention,
  mentions: readonly IngredientMention[],
  used: ReadonlySet<string>,
): boolean =>
  !used.has(one.key) &&
  /\b(?:until+|till?)\b[^.,;:]*$/i.test(text.slice(0, one.start)) &&
  !/\b(?:and|then) (?:add|stir|pour|mix|fold|put|tip)\b[^.,;:]*$/i.test(text.slice(0, one.start)) &&
  used.size > 0 &&
  !mentions.some((other) => other.key === one.key && other.start < one.start);

/** Of two lines of salt the one that is left, and of "the remaining sugar" what was not used before. */
function nextOfSame(
  found: readonly IngredientMention[],
  text: string,
  { used, lastKeys: last }: CookState,
  byKey: ReadonlyMap<string, GroundedLine>,
): readonly IngredientMention[] {
  const food = (key: string): string | null => byKey.get(key)!.ingredient.food?.id ?? null;
  return found.filter((one, at) => {
    if (!used.has(one.key)) return true;
    const beside = (other: IngredientMention | undefined): boolean => other?.start === one.start;
    if (!beside(found[at - 1]) && !beside(found[at + 1])) return true;
    const left = found.filter((other) => beside(other) && !used.has(other.key));
    const rest = /\b(?:remaining|rest of the|other)\s+$/i.test(
      text.slice(Math.max(0, one.start - 16), one.start),
    );
    // "The rest of the oil": that which was at hand last.
    if (rest && left.length === 0 && found.some((other) => beside(other) && last.includes(other.key)))
      return last.includes(one.key);
    return !(rest ? left : left.filter(({ key }) => food(key) !== null && food(key) === food(one.key)))
      .length;
  });
}

/** The sign that belongs to the main action: the first said after it, else the last. */
function cueOf(main: Action | null, cues: readonly DonenessCue[], actions: readonly Said[]): string | null {
  const from = actions.find((one) => one.action === main && !one.aside)?.start ?? 0;
  return (cues.find((one) => one.start > from) ?? cues.at(-1))?.cue ?? null;
}

/** Single names stand before lumps: a word inside "the remaining vegetables" is not said twice. */
/** "Pour over the sauce": what was whisked together for it, not the soy sauce alone. */
function asMixed(
  text: string,
  mentions: readonly IngredientMention[],
  { mixed, used }: CookState,
  { byKey }: StepScope,
): readonly IngredientMention[] {
  return mentions.flatMap((one) => {
    if (
      one.kind !== 'head' ||
      !/^(?:sauce|marinade|dressing|glaze)$/i.test(one.text) ||
      /\b(?:rest of|remaining|leftover|more)\b[^.;]{0,12}$/i.test(text.slice(0, one.start))
    )
      return [one];
    if (mixed.length > 2 && mixed.includes(one.key))
      return mixed.map((key) => ({ ...one, key, kind: 'collective' as const }));
    // "Slip the cod into the sauce": not into the fish sauce that went in before.
    return used.has(one.key) && condiment.test(byKey.get(one.key)?.ingredient.food?.id ?? '') ? [] : [one];
  });
}

const condiment =
  /^(?:(?:\w+-)*soy|fish|oyster|hoisin|worcestershire|hot|chil[il]i?)-sauce$|^(?:sriracha|tabasco|tamari)$/;

function mergeMentions(
  named: readonly IngredientMention[],
  lumps: readonly IngredientMention[],
): readonly IngredientMention[] {
  if (lumps.length === 0) return named;
  const kept = named.filter(
    (one) => !lumps.some((lump) => one.start < lump.end && one.end > lump.start && one.kind !== 'name'),
  );
  const free = lumps.filter(
    (lump) =>
      !kept.some(
        (one) =>
          one.start < lump.end &&
          one.end > lump.start &&
          // "The fish" of "the fish sauce" is no fish.
          (one.key === lump.key || (one.kind === 'name' && one.end > lump.end)),
      ),
  );
  return [...kept, ...free].sort((a, b) => a.start - b.start);
}

/** "Everything but the oil": what follows is not handled. */
const exceptions = (text: string, hints: Hints): readonly (readonly [number, number])[] =>
  hints.has('everything') && hints.has('all but')
    ? [
        ...text.matchAll(
          /(?<=\b(?:everything|ingredients|all|rest)\b[^.;]{0,24})\b(?:except|apart from|other than|aside from|minus|bar|but)\b(?!\s+(?:an?|one|two|half|\d|some)\b)[^.;]*?(?=[.;)(]|,| (?:in|into|to|with|together|on)\b| and (?:mix|stir|blend|whisk|put|cook|bring|simmer|toss|process|blitz|place|pour|form|shape|knead|beat)\b| & (?:mix|whizz|blitz|stir|blend)\b|$)/gi,
        ),
      ].map((match) => [match.index, match.index + match[0].length] as const)
    : [];

/** What only goes on top at the table. */
const isTopping = (line: GroundedLine): boolean =>
  goesOnTop(line) ||
  (line.parsed.quantity === null &&
    !/\b(?:salt|pepper|oil|water|spices?|seasoning)\b/i.test(line.parsed.source));

/** "While the rice cooks, …": what is named there is not what the step handles; "while you fry the rest" is. */
function besideClauses(text: string, verbs: readonly ReadAction[]): readonly (readonly [number, number])[] {
  return [...findAll(text, whileYou), ...findAll(text, whileOthers)].map((match) => {
    const end = match.index + match[0].length;
    // "While it is in there dice the tomatoes": a clause ends where something is told to be done.
    const next = verbs.find(({ start, aside }) => !aside && start > match.index && start < end);
    return [match.index, next === undefined || /^while you/i.test(match[0]) ? end : next.start] as const;
  });
}

const whileYou =
  /\bwhile you (?:prep|prepare|chop|make|get|assemble|cut|do|work on)\b[^,.;]{2,60}?(?=,|\.|;|$)/gi;
const whileOthers =
  /\b(?:while|whilst|(?<!at )once|when|as soon as|as|after)\s+(?!you\b)(?:the |your )?[^,.;]{2,60}?(?=,|\.|;|$)/gi;

/** "Fry them": what was spoken of last; only where the pronoun is what a verb handles. */
function pronouns(
  { text, tokens, verbs, hints }: TextReading,
  { lastKeys, merged, used }: CookState,
  { byKey }: StepScope,
): readonly IngredientMention[] {
  if (!hints.has('pronoun')) return [];
  // "Spritz with vinegar. Wrap it": the meat, not what was put on it.
  if (used.size > lastKeys.length && lastKeys.every((key) => isRelish(byKey.get(key)!))) return [];
  for (const match of findAll(text, /\b(?:them|it|these|both|everything)\b/gi)) {
    const start = match.index;
    const handled = verbs.some(
      (verb) =>
        (start >= verb.start && start < verb.end) ||
        /^\s+(?:up |all |of )?$/.test(text.slice(verb.end, start)),
    );
    if (!handled || (merged && /^it$/i.test(match[0]))) continue;
    // "Make small balls and arrange them"; "cool the muffins, then move them".
    if (shaped.test(text.slice(0, start)) || made(tokens, start)) continue;
    const end = start + match[0].length;
    return lastKeys.map((key) => ({ key, kind: 'pronoun' as const, start, end, text: match[0] }));
  }
  return [];
}

/** What only goes on or into other things: oil, vinegar, salt, spices. */
const isRelish = ({ ingredient: { food } }: GroundedLine): boolean =>
  food !== null && (food.category === 'oils-vinegars' || food.category === 'spices-seasonings');

/** Whether the last thing in the plural before a place is what is being made. */
const made = (tokens: readonly Token[], place: number): boolean =>
  tokens.some(
    (token, at) =>
      token.end < place &&
      products.test(token.low) &&
      /^(?:the|your|these|those|each|both|all)$/.test(tokens[at - 1]?.low ?? ''),
  );
const products =
  /^(?:muffins|cookies|biscuits|buns|rolls|cakes|cupcakes|scones|pancakes|crepes|waffles|loaves|balls|patties|meatballs|burgers|dumplings|parcels|tarts|pies|pastries|bars|squares|rounds|fritters|puffs|shells|doughnuts|donuts|skewers|kebabs|falafels?|wraps|sandwiches|rounds|discs|disks)$/;

const shaped =
  /\b(?:make|form|shape|divide|roll|cut|pinch|mould|mold)\b[^.;]*\b(?:balls|patties|rounds|logs?|rolls|buns|loaves|cakes|circles|dis[ck]s|portions|squares|cookies|dumplings)\b[^.;]*$/i;
const frying = new Set<Action>(['sear', 'saute', 'fry', 'sweat']);
const boiled =
  /^(?:pasta|long-pasta|short-pasta|noodle|rice|grain|whole-grain|potato|egg|bird-egg|bean|dried-bean|lentil|legume|dumpling)$/;

/** Time and way stand on the bag: pasta, noodles, rice. */
const packet =
  /\b(?:according to|following|as per|per|by) (?:the )?(?:package|packet|pack|box|bag|instructions|directions)\b/i;

/** "Cook" is frying, boiling, baking …: told by vessel, food, what was done before and how long. */
function settleCook(
  text: string,
  tools: readonly string[],
  foods: readonly Food[],
  state: CookState,
  durations: readonly Duration[],
  verb: ReadAction,
): Action {
  const has = (tool: string): boolean => tools.includes(tool);
  const nearStart = Math.max(0, verb.start - 80);
  const near = text.slice(nearStart, verb.end + 120);
  const held = !has('frying pan') && !has('saucepan') && !has('oven') ? state.machine : null;
  if (held !== null && foods.length > 0 && packet.test(text)) return 'boil';
  if (/\bcoats? the back|\bcurd\b|\bcustard\b/i.test(text)) return 'simmer';
  if (has('slow cooker') || held === 'slow cooker') return 'slow-cook';
  if (/\bsaut[eé]/i.test(text)) return 'saute';
  // The pot that fries before it is closed.
  if (
    held === 'pressure cooker' &&
    state.hot !== null &&
    frying.has(state.hot) &&
    !/\bpressure\b|\bwhistles?\b/i.test(text) &&
    Math.max(0, ...durations.map(({ max }) => max)) < 10
  )
    return 'saute';
  if (has('pressure cooker') || held === 'pressure cooker') return 'pressure-cook';
  if (has('air fryer') || held === 'air fryer') return 'air-fry';
  if (has('microwave')) return 'microwave';
  if (has('grill') || /\bon the grill\b/i.test(text)) return 'grill';
  if (
    /\b(?:in|into|(?:shelf|rack|part) of) (?:the |an? )?(?:(?!dutch)\w+ )?oven\b/i.test(text) ||
    /\b(?:at|to) (?:about )?\d{3}\b/i.test(
      near.slice(lastEnd(text.slice(0, verb.start), /[.!?]\s+/g) - nearStart),
    )
  )
    return 'bake';
  if (
    state.ovenReady &&
    foods.length === 0 &&
    tools.every((tool) => tool === 'oven') &&
    !/\b(?:heat|stove|hob)\b/i.test(text)
  )
    return 'bake';
  // "Scatter over the olives and cook for a further 15 minutes": it goes back to where it was.
  if (
    (state.hot === 'bake' || state.hot === 'roast') &&
    tools.every((tool) => tool === 'foil' || tool === 'lid') &&
    /\b(?:further|another|additional|more|extra|longer|continue)\b/i.test(near) &&
    durations.some((one) => one.role === 'counted') &&
    !/\b(?:heat|flame|stove|hob)\b/i.test(text)
  )
    return state.hot;
  const fat = foods.some(
    (food) => food.roles.includes('fat') || food.ancestors.includes('oil') || food.id.includes('butter'),
  );
  const longest = Math.max(0, ...durations.filter((one) => one.role === 'counted').map((one) => one.max));
  const wet = foods.some(isWet);
  if (
    (/\b(?:simmer|covered|lid|uncovered|partially covered)\b/i.test(near) && longest >= 10) ||
    (/\bcover and cook\b/i.test(near) && longest >= 3)
  )
    return fat && !wet && longest <= 20 && !/\bsimmer/i.test(near) ? 'sweat' : 'simmer';
  if (packet.test(text) || /\b(?:boiling|salted) (?:\w+ )?water\b|\bal dente\b/i.test(text)) return 'boil';
  // "Stir the spinach into the stew and cook until wilted".
  if (
    (state.hot === 'simmer' || state.hot === 'stew' || state.hot === 'braise') &&
    tools.every((tool) => tool === 'bowl' || tool === 'lid') &&
    !fat &&
    /\b(?:stir|fold|mix|add|tip|throw|drop|return)\w*\b/i.test(text.slice(0, verb.start)) &&
    !/\b(?:brown\w*|golden|crisp\w*|sizzl\w*|pink|side|sides)\b/i.test(text)
  )
    return 'simmer';
  if (
    /\b(?:brown(?:ed)?|golden|crisp(?:y)?|translucent|fragrant|soft(?:ened)?|wilted|caramelized|sizzl\w*|no longer pink|no pink|for pink|crumbl\w*|break\w* (?:it )?up|each side|per side|both sides)\b/i.test(
      text,
    )
  )
    return 'saute';
  if (has('frying pan') || has('wok') || has('cast-iron pan') || has('griddle')) return 'saute';
  if (
    /\bin (?:(?:the|that|this|same|hot|remaining|melted|a little|some) )*(?:oil|butter|ghee|fat|lard|drippings)\b/i.test(
      text,
    )
  )
    return longest >= 15 ? 'sweat' : 'saute';
  if (
    foods.some((food) => [food.id, ...food.ancestors].some((kind) => boiled.test(kind))) &&
    !fat &&
    foods.length <= 3 &&
    state.hot === null
  )
    return 'boil';
  if (/\bto (?:a|the) (?:\w+ )?(?:boil|simmer)\b/i.test(text.slice(0, verb.start)))
    return /\bwater\b[^.;]{0,30}\bto (?:a|the)\b/i.test(text.slice(0, verb.start)) ? 'boil' : 'simmer';
  if (state.hot === 'simmer' || state.hot === 'boil' || state.hot === 'braise' || state.hot === 'stew')
    return 'simmer';
  if (state.hot === 'bake' || state.hot === 'roast')
    return longest >= 5 && state.hot === 'bake' && foods.length === 0 ? 'bake' : 'saute';
  if (wet || longest >= 15) return 'simmer';
  // Meat on its own over the heat.
  if (
    state.hot === null &&
    /\bheat\b/i.test(text) &&
    foods.some((food) => food.category === 'meat' || food.category === 'poultry')
  )
    return 'saute';
  if (state.hot !== null || fat)
    return state.hot === null || ['heat', 'melt', 'sear', 'warm'].includes(state.hot)
      ? 'saute'
      : (state.hot as Action);
  return 'simmer';
}

const bringing = new Set<string>(['add', 'pour', 'garnish', 'serve', 'fold']);

/** A liquid that things can simmer in. */
const isWet = (food: Food): boolean =>
  food.id === 'water' ||
  (food.roles.includes('liquid') && !food.ancestors.includes('oil')) ||
  food.ancestors.some((kind) => /^(?:stock|wine|milk|cream|tomato-product)$/.test(kind));

const handling = new Set<Action>(['add', 'assemble', 'stir', 'pour', 'rest', 'season']);

/** "Put the sugar and water in a pot over a medium heat": heating, though no verb says so. */
function warmed(
  main: Action | null,
  { text, hints }: TextReading,
  durations: readonly Duration[],
  foods: readonly Food[],
  hot: Action | null,
): Action | null {
  if (main === null || !(handling.has(main) || main === 'cut') || !hints.has('warmed')) return main;
  if (
    !/\b(?:over|on|at) (?:a |the )?(?:very )?(?:low|lowest|medium|moderate|high|highest|gentle|gentlest|lively|fierce|ferocious|brisk|slow|soft|med)[\w -]{0,12}\b(?:heat|flame|fire)\b/i.test(
      text,
    )
  )
    return main;
  if (!durations.some((one) => one.role === 'counted' && one.max >= 2)) return 'heat';
  if (hot === 'simmer' || durations.some((one) => one.role === 'counted' && one.max >= 25)) return 'simmer';
  return foods.some(isWet) ? 'simmer' : 'saute';
}

/** What takes no cooking of its own, however long the text says. */
const idle = new Set<Action>([
  ...handling,
  'mix',
  'toss',
  'glaze',
  'garnish',
  'coat',
  'dress',
  'cut',
  'wash',
  'strain',
  'drain',
  'serve',
]);

/**
 * Minutes that only handling could claim belong to what is on the heat: "lower it in, turn it down, 3 hours", "turn over
 * and 5 minutes more"; in boiling water off the heat they soak.
 */
function carriedOn(
  main: Action | null,
  { text }: TextReading,
  actions: readonly Said[],
  durations: readonly Duration[],
  state: CookState,
  foods: readonly Food[],
  begins: boolean,
): Action | null {
  const lidded = main === 'press' && /\blid on\b/i.test(text);
  if (main === null || (!idle.has(main) && main !== 'sear' && !lidded)) return main;
  // "Drop them into a big pot of boiling salted water".
  if (idle.has(main) && main !== 'drain' && main !== 'serve' && boilingPot.test(text)) return 'boil';
  const long = Math.max(0, ...durations.map((one) => (one.role === 'counted' ? one.max : 0)));
  if (main === 'sear')
    return long >= 40 && !actions.some(({ action }) => action === 'sear') ? 'simmer' : main;
  // "Add the garlic and stir for 30 seconds": it fries in what is hot.
  if (
    (main === 'add' || main === 'stir') &&
    state.hot !== null &&
    frying.has(state.hot) &&
    /\b(?:stir|toss)\w*,? (?:it |them |everything )?(?:constantly |continuously |often )?(?:for |about |until fragrant)/i.test(
      text,
    ) &&
    durations.some(({ role }) => role === 'counted')
  )
    return 'saute';
  if (long < 4 || state.machine !== null) return main;
  if (
    /\b(?:off|from) the (?:heat|fire)\b|\b(?:rest|stand|set aside|aside|sit|serve)\b/i.test(text) ||
    (actions.some(({ action }) => action === 'rest') && !/\b(?:heat|flame|fire|lid|covered)\b/i.test(text))
  )
    return main;
  if (
    foods.length > 0 &&
    begins &&
    /\b(?:boiling|boiled) water\b/i.test(text) &&
    long <= 60 &&
    state.hot !== 'boil'
  )
    return 'soak';
  if (state.hot === null || state.hot === 'boil')
    if (/\b(?:boiling|boiled|hot|warm) water\b/i.test(text) && long <= 60)
      return state.hot === null ? 'soak' : 'simmer';
  if (state.hot === null || ['heat', 'melt', 'preheat', 'warm'].includes(state.hot)) return main;
  const covered = /\b(?:lid|cover(?:ed)?|clap on|partly|low and slow)\b/i.test(text);
  const dry = ['sear', 'saute', 'fry', 'sweat', 'toast'].includes(state.hot);
  const slow =
    long >= 25 || (covered && (long >= 10 || state.hot === 'sweat')) || (long >= 10 && foods.some(isWet));
  return dry && slow ? 'simmer' : state.hot;
}

const boilingPot =
  /\b(?:into|in|to) (?:an?|the|your) (?:[\w-]+ ){0,2}(?:pot|pan|saucepan) of (?:\w+ ){0,2}(?:boiling|simmering) (?:\w+ )?water\b|\b(?:into|in) (?:the )?(?:boiling salted|salted boiling) water\b/i;

/** "Brown in a slow oven". */
const ovened = (
  main: Action | null,
  actions: readonly Said[],
  tools: readonly string[],
  celsius: number | null,
): Action | null =>
  (main === 'sear' || main === 'saute') &&
  !actions.some(({ action }) => action === 'preheat') &&
  celsius !== null &&
  tools.includes('oven') &&
  !tools.includes('frying pan')
    ? 'bake'
    : main;

/** "Crush at full power": in a machine that blends. */
const machined = (main: Action | null, tools: readonly string[], actions: readonly Said[]): Action | null =>
  main === 'cut' &&
  tools.includes('blender') &&
  actions.some((one) => one.action === 'cut' && /^(?:crush|smash|mince|chop)/i.test(one.text))
    ? 'blend'
    : main;

/** What is taken out or thrown away is handled, though it has no action of its own. */
const discarded = (main: Action | null, text: string): Action | null =>
  main === null && /\b(?:remove|discard|fish out|take (?:\w+ ){0,3}out|pick out)\b/i.test(text)
    ? 'assemble'
    : main;

/**
 * What is only told by where it goes: "25 minutes in the oven", "into the tin, 170 °C, 50 minutes", "crank the oven to
 * 200 °C", "HP 40 min", "chives on top".
 */
function placed(
  actions: readonly Said[],
  text: string,
  tools: readonly string[],
  durations: readonly Duration[],
  celsius: number | null,
  state: CookState,
  inputs: number,
): Action | null {
  const said = actions.filter(({ aside }) => !aside);
  if (celsius !== null && /(?:^|[.!?] )\W*oven[,:]/i.test(text))
    return durations.some((one) => one.role === 'counted' && one.max >= 15)
      ? 'bake'
      : said.every(({ action }) => idle.has(action))
        ? 'preheat'
        : null;
  if (said.some(({ action }) => !handling.has(action) && action !== 'roll' && action !== 'coat')) return null;
  const timed = durations.some((one) => one.role === 'counted' && one.max >= 5);
  const hot = celsius !== null && celsius >= 100;
  if (timed && /\bAF\b/.test(text)) return 'air-fry';
  if (said.length === 0 && timed) {
    if (/\bHP\b|\b(?:high|low) pressure\b/i.test(text)) return 'pressure-cook';
    if (state.machine === 'slow cooker') return 'slow-cook';
    if (state.machine === 'pressure cooker') return 'pressure-cook';
  }
  const oven = tools.includes('oven') && /\boven\b/i.test(text);
  if (timed && hot && (state.machine === null || oven)) return 'bake';
  if (said.length > 0) return null;
  if (oven && timed) return 'bake';
  if (oven && hot) return 'preheat';
  if (inputs === 0 || (durations.length > 0 && !/\bless than\b|\bsalted water\b/i.test(text))) return null;
  if (finishing.test(text)) return 'garnish';
  if (thenThe.test(text)) return 'add';
  // "Oil in a pan, garlic sliced thin, medium-low till it colours", "basil, parm, done".
  if (inputs < 2 && !/\bwater\b/i.test(text)) return null;
  if (/:\W*$/.test(text)) return null;
  if (/\b(?:low|medium|med|high)\b/i.test(text)) return 'saute';
  return /\b(?:boiling|salted) water\b/i.test(text) ? 'boil' : inputs < 2 ? null : 'add';
}

/** "Then the flour and the salt, little by little". */
const thenThe =
  /^\W*(?:and )?(?:then|next|now|after that|finally|lastly)(?: comes?)?,? (?:in )?(?:the|your|some|an?|half|all|\d)\b/i;

const finishing = /\b(?:on top|over|on that|to finish|alongside)\b/i;

/** What a machine does that is only told to run. */
function machineAction(
  tools: readonly string[],
  durations: readonly Duration[],
  state: CookState,
): Action | null {
  const timed = durations.some((one) => one.role === 'counted' && one.max >= 5);
  if (timed && state.machine === 'slow cooker') return 'slow-cook';
  if (timed && state.machine === 'pressure cooker') return 'pressure-cook';
  if ((timed && state.machine === 'rice cooker') || tools.includes('rice cooker')) return 'simmer';
  if (timed && state.machine === 'air fryer') return 'air-fry';
  if (tools.includes('food processor') || tools.includes('blender') || tools.includes('immersion blender'))
    return 'blend';
  if (tools.includes('electric mixer')) return 'beat';
  return null;
}

const gentle = new Set<Action>(['heat', 'warm', 'melt', 'toast', 'preheat']);
const minor = new Set<Action>([
  'serve',
  'garnish',
  'add',
  'season',
  'stir',
  'drain',
  'assemble',
  'pour',
  'rest',
  'measure',
  'coat',
  'dress',
]);
const waits = new Set<Action>([
  'chill',
  'marinate',
  'proof',
  'freeze',
  'soak',
  'cool',
  'set',
  'ferment',
  'rest',
  'churn',
]);

const brisk = new Set<Action>(['saute', 'sweat', 'fry', 'stir-fry']);
const lengthy = new Set<Action>(['simmer', 'braise', 'stew', 'bake', 'roast']);

type Said = ActionWord & { readonly sentence: number; readonly aside: boolean };

/** The action that a time belongs to: the last one before it in its sentence, else the next after it. */
function owner(duration: Duration, actions: readonly Said[]): Said | null {
  const timed = (one: Said): boolean => !one.aside;
  const before = actions.filter((one) => timed(one) && one.start < duration.start);
  const heating = before.findLast(
    (one) => !minor.has(one.action) || one.action === 'rest' || one.action === 'stir',
  );
  return heating ?? before.at(-1) ?? actions.find(timed) ?? actions[0] ?? null;
}

/** The action of a step with several: real cooking before warming, waiting and handling; the longest of a sort. */
function mainAction(
  actions: readonly Said[],
  durations: readonly Duration[],
  state: CookState,
): Action | null {
  const said = actions.some((one) => !one.aside) ? actions.filter((one) => !one.aside) : actions;
  if (said.length === 0)
    return state.hot !== null && durations.some((one) => one.role === 'counted' && one.max >= 1)
      ? state.hot
      : null;
  const minutes = new Map<Action, number>();
  for (const one of durations) {
    if (one.role !== 'counted') continue;
    const whose = owner(one, actions);
    if (whose) minutes.set(whose.action, (minutes.get(whose.action) ?? 0) + one.max);
  }
  const onlyTasted = said.every((one) => one.action !== 'season' || /^(?:tast|adjust)/i.test(one.text));
  const rank = (action: Action): number => {
    const time = minutes.get(action) ?? 0;
    if (actionNature[action].heats && !gentle.has(action)) return 4000 + time;
    if (waits.has(action) && time > 0) return 3000 + time;
    if (gentle.has(action)) return action === 'preheat' ? 2000 : 2500 + time;
    if (waits.has(action) && action !== 'rest') return 2200;
    if (time > 0 && (action !== 'stir' || state.hot === null)) return 2100;
    // "Taste, tear over the basil and serve": only a check.
    if (action === 'season' && onlyTasted) return -1;
    // "Pat dry, season and dust with flour", "lift from the milk, then dredge": what was made ready for it.
    if (action === 'coat') return said[0]!.action === 'wash' ? 1001 : 1;
    if (action === 'blend') return 1001;
    // "Divide the dough in two and roll": the dividing only prepares.
    if (
      action === 'shape' &&
      !said.some((one) => one.action === 'shape' && !/^(?:divide|portion|halve|split)/i.test(one.text))
    )
      return 999;
    return minor.has(action) ? 0 : 1000;
  };
  let best = said[0]!;
  for (const one of said) {
    const [own, top] = [rank(one.action), rank(best.action)];
    // "Bring to the boil and simmer", "sear, then braise": the later of two without a time is what cooks.
    if (
      own > top ||
      (own === top &&
        own >= 4000 &&
        (best.action === 'boil' ||
          best.action === 'sear' ||
          (brisk.has(best.action) && lengthy.has(one.action))) &&
        one.action !== best.action)
    )
      best = one;
  }
  return best.action;
}

/** Share of a step's minutes that needs hands: each stated time by the action that it belongs to. */
function handsOf(actions: readonly Said[], durations: readonly Duration[], main: Action | null): number {
  const own = main === null ? 1 : actionNature[main].hands;
  let all = 0;
  let busy = 0;
  for (const one of durations) {
    if (one.role !== 'counted') continue;
    const whose = owner(one, actions);
    all += one.max;
    busy += one.max * (whose === null ? own : actionNature[whose.action].hands);
  }
  return all === 0 ? own : busy / all;
}

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
