import type { Food } from '#food/model';
import { actionNature } from '../dishes/actions.ts';
import type { Action } from '../vocabulary.ts';
import type { ActionWord, Duration } from './model.ts';
import { handling, idle, machineAction, placed, tells } from './placed-action.ts';
import type { CookState } from './read-step.ts';
import type { TextReading } from './read-text.ts';
import { frying, isWet } from './settle-cook.ts';

/** A verb of an instruction whose "cook" is settled; `aside` where it is only said along. */
export type Said = ActionWord & { readonly sentence: number; readonly aside: boolean };

/** What the main action of an instruction is told by. */
interface ActionScope {
  readonly reading: TextReading;
  readonly tools: readonly string[];
  readonly actions: readonly Said[];
  readonly durations: readonly Duration[];
  /** Foods that the instruction handles. */
  readonly foods: readonly Food[];
  readonly state: CookState;
  /** The same, nothing hot where the instruction runs beside: another pot. */
  readonly here: CookState;
  /** How many ingredients it handles. */
  readonly handles: number;
  /** The first of them was not handled before. */
  readonly begins: boolean;
}

/** What an instruction mainly does; null where it tells to do nothing. */
export function chooseAction(scope: ActionScope): Action | null {
  const { reading, tools, actions, durations, foods, state, here, handles, begins } = scope;
  const { text, temperatures } = reading;
  const { celsius } = temperatures;
  const told = warmed(
    bareOven(actions, celsius, text) ??
      hotPan(actions, text, durations) ??
      inOven(actions, durations, state) ??
      placed(actions, text, tools, durations, celsius, state, handles) ??
      mainAction(actions, durations, state, text) ??
      (handles > 0 || durations.length > 0 || !tells.test(text)
        ? machineAction(tools, durations, state)
        : null) ??
      (celsius !== null && celsius >= ovenLeast && durations.some((one) => one.role === 'counted')
        ? 'bake'
        : null) ??
      unsaid(durations, state, handles),
    reading,
    durations,
    foods,
    here.hot,
  );
  const carried = carriedOn(
    inHotFat(told, reading, actions, durations, foods),
    reading,
    actions,
    durations,
    here,
    foods,
    begins,
  );
  return discarded(machined(ovened(carried, actions, tools, celsius), tools, actions), text);
}

const longest = (durations: readonly Duration[]): number =>
  Math.max(0, ...durations.map(({ role, max }) => (role === 'counted' ? max : 0)));

/** "40 mins turning once": minutes alone are those of the oven that was heated. */
const inOven = (actions: readonly Said[], durations: readonly Duration[], state: CookState): Action | null =>
  actions.length === 0 && state.ovenReady && longest(durations) >= leastBaking ? 'bake' : null;
/** Nothing is put into a hot oven for less. */
const leastBaking = 4;

/** "Pak choi 2 min": minutes without a verb go on in the pan that is hot. */
const unsaid = (durations: readonly Duration[], state: CookState, handles: number): Action | null =>
  handles > 0 && longest(durations) > 0 && state.hot !== null && frying.has(state.hot) ? state.hot : null;

/** An oven's heat at the least, where nobody says that it is one. */
const surelyOven = 120;

/** "Fill crust. 350°, 15 min": a heat and its minutes alone are an oven's, where nothing else that is told heats the food. */
function bareOven(actions: readonly Said[], celsius: number | null, text: string): Action | null {
  if (celsius === null || celsius < surelyOven || /\boil\b/i.test(text)) return null;
  const heats = actions.some(({ action }) => actionNature[action].station !== 'none' || action === 'preheat');
  return !heats && jottedHeat.test(text) ? 'bake' : null;
}
/** A sentence of its own that is a heat and its minutes, or minutes at a heat. */
const jottedHeat =
  /(?:^|[.!?;]\s+)(?:(?:oven|@|at)\s+)*(?:\d{3}\s*(?:°|º|degrees)?\s*(?:[CF]\b)?(?:\s*\(?fan\)?)?|gas (?:mark )?\d+)(?:\s*[/(,|]\s*(?:\d{3}\s*(?:°|º)?\s*[CF]?(?:\s*fan)?|gas (?:mark )?\d+)\)?)*,?\s*(?:for\s+)?(?:about\s+)?\d+(?:\s*[-–]\s*\d+)?\s*(?:min|mins|minutes|hrs?|hours?|[.,;]|$)|(?:^|[.!?;]\s+)\d+(?:\s*[-–]\s*\d+)?\s*(?:min\w*|hrs?|hours?)\s*(?:at|@)\s*\d{3}/i;

/** "V hot pan 2 mins a side", "wok v hot, oil, beef in 2 mins": what is seared where no verb says so. */
function hotPan(actions: readonly Said[], text: string, durations: readonly Duration[]): Action | null {
  if (!durations.some(({ role, max }) => role === 'counted' && max <= 15)) return null;
  if (actions.some(({ action, aside }) => !aside && actionNature[action].heats)) return null;
  const [pan] =
    /\b(?:v|very|really|smoking|screaming|super)?[- ]?hot (?:frying )?(?:pan|griddle|skillet|wok)\b|\b(?:pan|wok|griddle) (?:v |very |smoking )hot\b/i.exec(
      text,
    ) ?? [];
  return pan === undefined ? null : /wok/i.test(pan) ? 'stir-fry' : 'sear';
}

/** Nothing bakes below it; dough rises there. */
const ovenLeast = 60;

/** "Heat the oil, lay the fish in and leave it 4 minutes, till golden": what is put into hot fat fries. */
function inHotFat(
  main: Action | null,
  { text }: TextReading,
  actions: readonly Said[],
  durations: readonly Duration[],
  foods: readonly Food[],
): Action | null {
  if (main === null || !(handling.has(main) || main === 'heat' || main === 'melt')) return main;
  const hot = actions.find(({ action, aside }) => !aside && (action === 'heat' || action === 'melt'));
  if (hot === undefined || foods.length < 2 || foods.some(isWet)) return main;
  const put = actions.find(
    ({ action, aside, start }) => !aside && start > hot.start && (action === 'add' || action === 'assemble'),
  );
  if (
    put === undefined ||
    !/\b(?:oil|butter|ghee|fat|lard|drippings?|pan|skillet)\b/i.test(text.slice(0, put.start))
  )
    return main;
  const after = text.slice(put.start);
  const seen =
    /\b(?:until|till?|when|once)\b[^.;]{0,40}\b(?:brown\w*|golden|crisp\w*|soft\w*|translucent|tender|fragrant|colou?r\w*|wilt\w*|sizzl\w*|cooked)\b/i;
  const timed = durations.some(({ role, start, max }) => role === 'counted' && start > put.start && max >= 1);
  return timed || seen.test(after) ? 'saute' : main;
}

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
    !/\b(?:over|on|at) (?:a |the )?(?:very )?(?:low|lowest|medium|moderate|high|highest|gentle|gentlest|lively|fierce|ferocious|brisk|slow|soft|med)[\w /-]{0,12}\b(?:heat|flame|fire)\b/i.test(
      text,
    )
  )
    return main;
  if (!durations.some((one) => one.role === 'counted' && one.max >= 2)) return 'heat';
  if (hot === 'simmer' || durations.some((one) => one.role === 'counted' && one.max >= 25)) return 'simmer';
  return foods.some(isWet) ? 'simmer' : 'saute';
}

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
  if (
    main === null ||
    (!idle.has(main) && main !== 'sear' && main !== 'press' && main !== 'proof' && !lidded)
  )
    return main;
  // "Drop them into a big pot of boiling salted water".
  if (
    idle.has(main) &&
    main !== 'drain' &&
    main !== 'serve' &&
    boilingPot.test(text) &&
    !/\b(?:off|from) (?:the )?heat\b/i.test(text)
  )
    return 'boil';
  // A salad of what came out of the oven.
  if (
    (state.hot === 'bake' || state.hot === 'roast') &&
    (main === 'toss' || main === 'dress' || main === 'mix') &&
    /\bbowl\b/i.test(text)
  )
    return main;
  const long = Math.max(0, ...durations.map((one) => (one.role === 'counted' ? one.max : 0)));
  // "Press 'em down and leave 5 minutes, then flip": in the pan.
  if (
    main === 'press' &&
    state.hot !== null &&
    frying.has(state.hot) &&
    long >= 2 &&
    long <= 15 &&
    /\b(?:flip|turn|side|brown|crisp|golden)/i.test(text)
  )
    return 'saute';
  // A pot of milk that is let rise.
  if (
    main === 'proof' &&
    (state.hot === 'boil' || state.hot === 'simmer') &&
    long < 10 &&
    !/\b(?:dough|yeast|bread|loaf|buns?|batter|warm place|doubled?|bulk)\b/i.test(text)
  )
    return 'simmer';
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
  // "Break up the mince, keep stirring until it is cooked".
  if (
    (main === 'add' || main === 'stir' || main === 'assemble') &&
    state.hot !== null &&
    (frying.has(state.hot) || state.hot === 'heat' || state.hot === 'melt') &&
    !foods.some(isWet) &&
    /\b(?:stir+(?:ing)?|mix(?:ing)?|toss(?:ing)?|turn(?:ing)?)\b[^.;]{0,30}\b(?:until|till?)\b[^.;]{0,40}\b(?:cooked|brown\w*|golden|soft\w*|translucent|fragrant|wilted|crisp\w*|no longer pink)\b/i.test(
      text,
    )
  )
    return 'saute';
  // It drips for hours.
  if (main === 'drain' && actions.some(({ action, text: word }) => action === 'drain' && /^hang/i.test(word)))
    return main;
  // Nothing is on the heat for days.
  if (long < 4 || long >= 1440 || state.machine !== null || (!idle.has(main) && !lidded)) return main;
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
  if (state.hot === null && main === 'stir' && overTheFire.test(text))
    return foods.some(isWet) ? 'simmer' : 'saute';
  if (state.hot === null || ['heat', 'melt', 'preheat', 'warm'].includes(state.hot)) return main;
  const covered = /\b(?:lid|cover(?:ed)?|clap on|partly|low and slow)\b/i.test(text);
  const dry = ['sear', 'saute', 'fry', 'sweat', 'toast'].includes(state.hot);
  const slow =
    long >= 25 || (covered && (long >= 10 || state.hot === 'sweat')) || (long >= 10 && foods.some(isWet));
  return dry && slow ? 'simmer' : state.hot;
}

const boilingPot =
  /\b(?:into|in|to) (?:an?|the|your) (?:[\w-]+ ){0,2}(?:pot|pan|saucepan) of (?:\w+ ){0,2}(?:boiling|simmering) (?:\w+ )?water\b|\b(?:into|in) (?:the )?(?:boiling salted|salted boiling) water\b|\b(?:into|to) the (?:boiling|simmering) (?:\w+ )?(?:water|broth|stock|soup|liquid|milk|sauce)\b/i;

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
  (main === 'add' || main === 'assemble') &&
  tools.includes('electric mixer') &&
  actions.every(({ action }) => action === 'add' || action === 'assemble')
    ? 'mix'
    : main === 'cut' &&
        tools.includes('blender') &&
        actions.some((one) => one.action === 'cut' && /^(?:crush|smash|mince|chop)/i.test(one.text))
      ? 'blend'
      : main;

/** What is taken out or thrown away is handled, though it has no action of its own. */
const discarded = (main: Action | null, text: string): Action | null =>
  main === null &&
  /\bready to (?:be )?(?:serve|eat)|\bready to go to the table\b/i.test(text) &&
  !/\b(?:until|till?|when) [^.;]*\bready to\b/i.test(text)
    ? 'serve'
    : main === null &&
        /\b(?:remove|discard|fish out|take (?:\w+ ){0,3}out|pick out)\b|(?:^|[.,;] |\band |\bthen )cover(?:ing)? (?:the|it|them|with|tightly|loosely|in|again)\b/i.test(
          text,
        )
      ? 'assemble'
      : main;

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
/** What goes on by itself. */
export const waits = new Set<Action>([
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
  text: string,
): Action | null {
  const orders = actions.filter((one) => !one.aside);
  const ofFood = orders.filter((one) => !onWare(one, text));
  const said = ofFood.length > 0 ? ofFood : orders.length > 0 ? orders : actions;
  if (said.length === 0)
    return state.hot !== null && durations.some((one) => one.role === 'counted' && one.max >= 1)
      ? // What is counted in a hot pan fries.
        state.hot === 'heat'
        ? 'saute'
        : state.hot
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
    // "Stir for 10 minutes in a pan to dry it, and let it cool".
    if (action === 'stir' && time >= 3 && state.hot === null && overTheFire.test(text)) return 2700;
    if (time > 0 && (action !== 'stir' || state.hot === null)) return 2100;
    // "Taste, tear over the basil and serve": only a check.
    if (action === 'season' && onlyTasted) return -1;
    // "Pat dry, season and dust with flour", "lift from the milk, then dredge": what was made ready for it.
    // "Line the pot with the rind": nothing is coated.
    if (action === 'coat' && said.every((one) => one.action !== 'coat' || /^lin/i.test(one.text))) return 0;
    if (action === 'coat') return said[0]!.action === 'wash' ? 1001 : 1;
    if (action === 'blend') return 1001;
    // "Pat dry, slice open": what is made ready for it.
    if (action === 'wash')
      return said.some((one) => one.action === 'wash' && !/^(?:pat|blot|wipe|dry)/i.test(one.text))
        ? 990
        : -0.5;
    // "… and set aside".
    if (action === 'rest' && said.every((one) => one.action !== 'rest' || asideWord.test(one.text)))
      return -0.8;
    // "Sift the flour, stir in the suet".
    if (action === 'measure' && time === 0) return -0.5;
    // "Pierce the base and fill from below".
    if (
      action === 'cut' &&
      said.some((one) => one.action === 'stuff') &&
      said.every((one) => one.action !== 'cut' || opening.test(one.text))
    )
      return 999;
    // "Cut off a quarter for the lid, roll out the rest".
    if (
      action === 'cut' &&
      said.some(({ action: other }) => /^(?:roll|shape|mix|fold)$/.test(other)) &&
      said.every((one) => one.action !== 'cut' || isParting(one, text))
    )
      return 999;
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
  // "Marinate with curd. Keep aside for an hour": it marinates that long.
  return best.action === 'rest'
    ? (said.find(({ action, start }) => action === 'marinate' && start < best.start)?.action ?? 'rest')
    : best.action;
}

/** The food stands on a stove. */
const overTheFire =
  /\b(?:low|medium|high|gentle)[- ]heat(?:ed)?\b|\b(?:in|into|to) (?:an?|the|your) (?:[\w-]+ ){0,3}(?:frying pan|skillet|saucepan|pan|wok|pot)\b/i;

/** Cuts that make room. */
const opening = /^(?:pierc|prick|slit|slash|nick|hollow|core|cut|split|halv|scoop)/i;

const asideWord = /^(?:(?:set|put|keep) (?:it |them |this |the \w+ )?aside|reserve|keep warm)$/i;

/** Whether a verb handles a vessel or the worktop, not the food: "wipe out the pan", "bang the tray on the counter". */
const onWare = ({ action, end }: Said, text: string): boolean =>
  /^ (?:your|clean|both) (?:\w+ )?(?:hands?|fingers?|palms?|fingertips)\b/i.test(text.slice(end)) ||
  ((action === 'wash' || action === 'press') &&
    /^ (?:out |down |off )?(?:the|your|a|an) (?:same |hot |now empty |empty )?(?:frying |baking |sheet |cake |loaf )?(?:pan|pot|skillet|wok|tins?|trays?|sheets?|bowl|board|counter|worktop|work surface|blender|processor)\b/i.test(
      text.slice(end),
    ));

/** "Cut off a quarter", "halve it", "cut the dough in two". */
const isParting = ({ text: word, end }: Said, text: string): boolean =>
  /^(?:halve|split|separate)/i.test(word) ||
  /^(?: off\b|[^.;]{0,30}\b(?:in|into) (?:half|two|halves))/i.test(text.slice(end));

/** Share of a step's minutes that needs hands: each stated time by the action that it belongs to. */
export function handsOf(
  actions: readonly Said[],
  durations: readonly Duration[],
  main: Action | null,
): number {
  const own = main === null ? 1 : actionNature[main].hands;
  let all = 0;
  let busy = 0;
  /** Curd drips through a cloth by itself. */
  const drips = (action: Action, minutes: number): boolean =>
    (action === 'drain' || action === 'strain') && minutes >= 10;
  for (const one of durations) {
    if (one.role !== 'counted') continue;
    const whose = owner(one, actions);
    all += one.max;
    if (whose !== null && drips(whose.action, one.max)) continue;
    busy += one.max * (whose === null ? own : actionNature[whose.action].hands);
  }
  return all === 0 ? own : busy / all;
}
