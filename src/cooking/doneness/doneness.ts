import type { Food } from '#food/model';
import { isCutSmall } from './cut-size.ts';
import type { DishStep } from '../dish.ts';
import type { Plan } from '../plan/fill.ts';
import { safeTemperature, type SafeTemperature } from './safety.ts';
import type { StepTime } from '../time/step-minutes.ts';
import type { Action } from '../vocabulary.ts';

/** The inner temperature at which a dish is done, where that lies above the one at which it is safe. */
export interface Doneness {
  readonly kind: 'tender' | 'nearly' | 'leg' | 'crumb' | 'enriched' | 'custard' | 'soaked';
  /** The low end of what a thermometer reads. */
  readonly celsius: number;
  /** As a cook says it, Fahrenheit rounded to what is easily read. */
  readonly said: string;
}

/** House figures of doneness, each as high as the safe minimum of everything that it may be used for, or higher. */
export const doneAt = {
  /** Collagen-rich cuts: the gristle has melted and a fork goes through. */
  tender: { kind: 'tender', celsius: 93, said: 'about 93 °C (200 °F)' },
  /** The same cuts a while earlier: they slice, and the pot goes on. */
  nearly: { kind: 'nearly', celsius: 88, said: 'about 88 °C (190 °F)' },
  /** Legs, thighs and wings: safe at 74 °C, but they let go of the bone only here. */
  leg: { kind: 'leg', celsius: 80, said: '80–85 °C (175–185 °F)' },
  /** Quick breads, muffins, loaf and layer cakes: the starch has set in the middle. */
  crumb: { kind: 'crumb', celsius: 95, said: 'about 95 °C (203 °F)' },
  /** Yeast doughs with egg and butter. */
  enriched: { kind: 'enriched', celsius: 88, said: '88–90 °C (190–195 °F)' },
  /** Baked custards and quiches: set, and not yet curdled. */
  custard: { kind: 'custard', celsius: 77, said: '77 °C (170 °F)' },
  /** Bread that has drunk a custard, stuffing too: cooked like a casserole. */
  soaked: { kind: 'soaked', celsius: 74, said: '74 °C (165 °F)' },
} as const satisfies Record<Doneness['kind'], Doneness>;

/** Cuts with much collagen, and lean ones that are only ever tender after as long. */
const collagenRich =
  /(?:^|-)(?:chuck|shin|shanks?|shoulder|blade|picnic|neck|cheeks?|ribs?|spareribs|brisket|oxtail|belly|hock|trotter|breast|mutton|goat|stew|pot-roast|flank|round|boar|venison|lamb-leg|pork-leg|ostrich)(?:-|$)/;
/** Ribs that are roasted pink, chops and steaks that are fried. */
const quickCut = /prime-rib|rib-?eye|(?:^|-)chops?$|chuck-eye|shoulder-steak|^(?:chicken|duck|turkey|goose)-/;
/** The dark meat of birds, and its joints. */
const darkMeat = /(?:^|-)(?:thighs?|drumsticks?|legs?|wings?)$/;

const wet: ReadonlySet<Action> = new Set<Action>([
  'simmer',
  'boil',
  'poach',
  'braise',
  'stew',
  'slow-cook',
  'pressure-cook',
]);
const oven: ReadonlySet<Action> = new Set<Action>(['bake', 'roast']);

/** Minutes after which a pot is hot to the middle of what lies in it. */
const longPot = 60;
const tenderPot = 40;
const legs = { tender: 25, any: 30, small: 40 } as const;
/** A pressure cooker does in one minute what a pot does in three. */
const underPressure = 3;

const tenderCue =
  /tender|\bfork|spoon|chopstick|skewer|knife|\bfall|pull|shred|\bgives?\b|yield|come[s]? (?:away|apart)|slid|slip|drawn|lets? go|leav|resistance/;
const halfway = /\b(?:nearly|almost|begins?|beginning|only a little|not quite)\b/;
const wobbly = /trembl|sway|quiver|wobbl|jelly|gives under|ripple|smear|just set/;
const setCrumb = /skewer comes out (?:clean|dry)|spring/;
/** A minute-long bake sets an egg that was broken on top, and bakes no dough. */
const shortBake = 8;

/** A step of one version of the dish, with its minutes. */
interface Timed {
  readonly step: DishStep;
  readonly time: StepTime;
}

const below = (food: Food, kind: string): boolean => food.id === kind || food.ancestors.includes(kind);

/**
 * At which inner temperature the step leaves its food done; null where the safe minimum is also the best one (steaks,
 * fish, minced meat, breast, eggs in a pan) or the heat is too short to go beyond it. Never lower than the minimum.
 */
export function findDoneness(one: Timed, shown: readonly Timed[], plan: Plan): Doneness | null {
  const { safe, cooked } = one.time;
  if (safe === null) return null;
  const raw = cooked.filter((food) => safeTemperature(food) !== null);
  const found = pickDoneness(one, shown, plan, raw);
  return found !== null && isSafe(found, safe) ? found : null;
}

/** Whether what is done at this figure is safe as well. */
export const isSafe = (done: Doneness, safe: SafeTemperature): boolean => done.celsius >= safe.celsius;

function pickDoneness(
  one: Timed,
  shown: readonly Timed[],
  plan: Plan,
  raw: readonly Food[],
): Doneness | null {
  const kinds = new Set(raw.map((food) => safeTemperature(food)!.kind));
  if (kinds.size !== 1) return null;
  const cue = one.step.until ?? '';
  const minutes = minutesOfHeat(one, shown);
  switch ([...kinds][0]) {
    case 'meat':
      return raw.every(isCollagenRich) ? tenderMeat(one.step.action, cue, minutes) : null;
    case 'poultry':
      return raw.every(({ id }) => darkMeat.test(id))
        ? tenderLeg(one.step.action, cue, minutes, isCutSmall(one.step, plan))
        : null;
    case 'egg':
      return oven.has(one.step.action) && one.time.max >= shortBake ? bakedEgg(cue, plan, raw) : null;
    default:
      return null;
  }
}

const isCollagenRich = ({ id }: Food): boolean => collagenRich.test(id) && !quickCut.test(id);

/** Minutes of slow heat that the food of a step has had at its end. */
function minutesOfHeat(one: Timed, shown: readonly Timed[]): number {
  return shown
    .slice(0, shown.indexOf(one) + 1)
    .filter(({ step }) => wet.has(step.action) || oven.has(step.action))
    .filter((other) => other === one || one.step.cooks.some((role) => other.step.uses.includes(role)))
    .reduce(
      (sum, { step, time }) => sum + time.max * (step.action === 'pressure-cook' ? underPressure : 1),
      0,
    );
}

function tenderMeat(action: Action, cue: string, minutes: number): Doneness | null {
  const isTender = tenderCue.test(cue);
  const long = wet.has(action)
    ? minutes >= longPot || (minutes >= tenderPot && isTender)
    : oven.has(action) && minutes >= longPot && isTender;
  if (!long) return null;
  return halfway.test(cue) ? doneAt.nearly : doneAt.tender;
}

function tenderLeg(action: Action, cue: string, minutes: number, small: boolean): Doneness | null {
  if ((!wet.has(action) && !oven.has(action)) || halfway.test(cue)) return null;
  // Poached only until the juices run clear, it is meant to be silky.
  if (action === 'poach' && !tenderCue.test(cue)) return null;
  const due = small ? legs.small : wet.has(action) && tenderCue.test(cue) ? legs.tender : legs.any;
  return minutes >= due ? doneAt.leg : null;
}

/** Egg in the oven: as a custard, in bread, in a dough or in a batter. */
function bakedEgg(cue: string, { dish, fills }: Plan, eggs: readonly Food[]): Doneness | null {
  if (/\byolks?\b|\bwhites?\b/.test(cue)) return null;
  const foods = [...fills.values()].flat().map(({ food }) => food);
  const some = (kind: string): boolean => foods.some((food) => below(food, kind));
  const hasYeast = foods.some(({ id }) => /yeast$|^sourdough-starter$/.test(id) && !/nutritional/.test(id));
  const isFloury = some('flour') || (dish.family === 'bread' && some('starch'));
  const { family } = dish;
  if (family === 'bread' && hasYeast) return doneAt.enriched;
  const isSoaked = foods.some((food) => below(food, 'bread') && !/crumb|panko/.test(food.id));
  // A roast's flour is for its gravy, and its bread is the stuffing.
  if (isSoaked && (family === 'roast' || (!isFloury && (family === 'bread' || family === 'pudding'))))
    return doneAt.soaked;
  if (wobbly.test(cue)) return ['pudding', 'custard', 'pie'].includes(family) ? doneAt.custard : null;
  if (!['cake', 'bread', 'pudding'].includes(family)) return null;
  if (eggs.every(({ id }) => id === 'egg-white') && !isFloury) return null;
  return isFloury || setCrumb.test(cue) ? doneAt.crumb : null;
}

/** Ends of sentences, and whole ones, that say only how far the safe minimum lies behind. */
const inPassing = [
  String.raw`(?:[,;]|,? and)(?: and)?(?: (?:by (?:then|now|when|which time) (?:it|they|the [\p{L} ]+?) (?:is|are)|it (?:is|will have)|they (?:are|will be)|the [\p{L} ]+?))? (?:at|reached) FIGURE(?: inside| in the middle| at the center| long before(?: that)?)*(?=\.)`,
  String.raw`(?:(?<=^)|(?<=\. ))(?:It is|They will be|The [\p{L} ]+? is) at FIGURE[^.]*\.(?: |$)`,
] as const;

/**
 * An author's text that asks for the safe minimum, or says that it lies far behind, now that it names the temperature at
 * which the dish is done: nothing is "far past" that. What braises until it is tender loses such a remark, since a
 * sentence of its own says it better. Texts that do not name the temperature come back as they are.
 */
export function sayDone(text: string, { kind, said }: Doneness): string {
  if (!text.includes(said)) return text;
  const figure = said.replace(/[()]/g, '\\$&');
  const pattern = (source: string): RegExp => new RegExp(source.replace('FIGURE', figure), 'gu');
  const named = text
    .replace(pattern(String.raw`\bgone(?: well| far)?(?: beyond| past) FIGURE`), `reached ${said}`)
    .replace(pattern(String.raw`\b(have|has) passed FIGURE`), `$1 reached ${said}`)
    .replace(pattern(String.raw`\b(must|should|will) pass FIGURE`), `$1 reach ${said}`)
    .replace(pattern(String.raw`\bpasses FIGURE`), `reaches ${said}`)
    .replace(pattern(String.raw`\b(reads?) well (?:over|past) FIGURE`), `$1 ${said}`)
    .replace(pattern(String.raw`(?:\b(?:far|well|long) )?\b(?:past|above|beyond|over) FIGURE`), `at ${said}`)
    .replace(pattern(String.raw`\bat FIGURE (?=at the|by the|beside the|next to)`), `${said} `)
    .replace(
      pattern(String.raw`\bthermometer there should be at FIGURE`),
      `thermometer there should read ${said}`,
    )
    .replace(pattern(String.raw`\bat least FIGURE`), said)
    .replace(pattern(String.raw`FIGURE or (?:a little )?more\b`), said)
    .replace(pattern(String.raw`\bmust (reach|read|show|come to|have reached) FIGURE`), `should $1 ${said}`);
  if (kind !== 'tender' && kind !== 'nearly')
    return named.replace(pattern(String.raw`(?<=, |\band )at FIGURE(?=[,.])`), `at ${said} inside`);
  return inPassing.reduce((left, source) => left.replace(pattern(source), ''), named).trimEnd();
}
