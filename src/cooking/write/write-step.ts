/** Writes one step: its sentence, heat, minutes, doneness and safety. */
import type { DishStep } from '../dish.ts';
import { isCutSmall } from '../doneness/cut-size.ts';
import { type Doneness, sayDone } from '../doneness/doneness.ts';
import {
  type SafetyCase,
  longPast,
  safetySentence,
  safetyTail,
  unbracketed,
  withSafety,
  withTail,
} from '../doneness/safety-sentence.ts';
import type { SafeTemperature } from '../doneness/safety.ts';
import { leavesEggsSoft, leavesYolksSoft, ofOneEgg } from '../doneness/soft-yolks.ts';
import { findWanted, withWanted } from '../doneness/wanted.ts';
import { basketRounds, twoDeep, withRounds } from '../equipment/basket-load.ts';
import { withLargerPan } from '../equipment/pan-load.ts';
import type { RecipeWish, Shown } from '../instantiate.ts';
import type { Plan } from '../plan/fill.ts';
import type { Step } from '../recipe.ts';
import { inBatches } from '../text/batches.ts';
import { formatMinutes, formatOvenHeat, formatTemperature } from '../text/grammar.ts';
import { lastInOrder } from '../text/last-first.ts';
import { minutesFirst, namedOnce } from '../text/minutes-first.ts';
import { noFigure, withoutFigure } from '../text/no-figure.ts';
import { placeBehind, placeRemark } from '../text/place-remark.ts';
import { servedOnce } from '../text/served-once.ts';
import { atRoomTemperature } from '../text/short-of-time.ts';
import { type SlotNode, type SlotScope, parseSlots, renderFragment, renderSlots } from '../text/slots.ts';
import { believableCue, onionMinutes } from '../time/golden-onions.ts';
import { type StepTime, boiledAlone } from '../time/step-minutes.ts';

const slotCache = new Map<string, readonly SlotNode[]>();

/** Parses a text of a dish once; the compiler has already refused texts that do not parse. */
export function slots(text: string): readonly SlotNode[] {
  let nodes = slotCache.get(text);
  if (nodes === undefined) {
    const parsed = parseSlots(text);
    nodes = parsed.ok ? parsed.value : [{ type: 'text', text }];
    slotCache.set(text, nodes);
  }
  return nodes;
}

/** The heat of a step; of an oven that is lit also the setting for one with a fan, 20 degrees lower. */
function sayHeat({ celsius, action, say }: DishStep): string {
  if (celsius === null) return '';
  return action === 'preheat' && celsius >= 140 && /\boven\b/i.test(say)
    ? formatOvenHeat(celsius)
    : formatTemperature(celsius);
}

/** The words of a step, and how a cook sees that it is done. */
export function writeStep(
  { step, time, done }: Shown,
  plan: Plan,
  wish: RecipeWish,
  scope: SlotScope,
  again: boolean,
): Pick<Step, 'text' | 'doneness'> {
  const { min, max, safe } = time;
  const wanted =
    safe === null || done !== null || wish.careful === true ? null : findWanted(step, time, plan, again);
  const goal = safe === null ? noFigure : (wanted?.said ?? done?.said ?? formatTemperature(safe.celsius));
  const own: SlotScope = {
    ...scope,
    value: (name) => {
      if (name === 'min') return formatMinutes(min, max);
      if (name === 'until') return cue ?? '';
      if (name === 'temp') return sayHeat(step);
      if (name === 'safe') return goal;
      return scope.value(name);
    },
  };
  const colorMinutes = onionMinutes(step, plan, wish.servings);
  const pale = colorMinutes > max + 1;
  const cue: string | null =
    step.until === null
      ? null
      : believableCue(
          inOwnWords(withoutFigure(renderFragment(slots(step.until), own)), done),
          max,
          colorMinutes,
        );
  const expert = wish.skill === 'advanced' || wish.skill === 'expert';
  const said = expert && step.short !== null ? step.short : step.say;
  const told = (words: string): string => inOwnWords(withoutFigure(renderSlots(slots(words), own)), done);
  let text = steeped(step, plan, wish, own, cue);
  if (text === null) {
    // Where the onions stay pale, what is said of their color would be no help.
    const remark =
      wish.skill === 'beginner' && step.more !== null && !(pale && /colou?r|brown|gold/i.test(step.more))
        ? told(step.more).trim()
        : '';
    text = remark === '' ? told(said) : placeRemark(told(said), remark);
  }
  if (time.outgrown) text = withLargerPan(text);
  text = atRoomTemperature(text, max);
  if (step.action === 'air-fry') {
    text = withRounds(text, time.rounds, formatMinutes(min, max));
    if (time.rounds < basketRounds(step, plan, wish.servings)) text = twoDeep(text);
  }
  if (time.batches > 1) text = placeBehind(text, formatMinutes(min, max), inBatches(time.batches));
  if (time.rests) {
    const until = time.rest > 0 ? `for ${formatMinutes(time.rest)}` : 'until everything else is ready';
    text += ` Leave it off the heat, still covered, ${until}.`;
  }
  if (safe !== null) {
    const about = safetyCase(safe, done, time, step, plan, scope, again, wish, cue);
    if (wanted !== null) text = withWanted(text, wanted, about, [formatMinutes(min, max), cue ?? '']);
    else if (text.includes(goal)) text = done === null ? longPast(text, about) : text;
    // What only some need would interrupt what everybody does.
    else if (about.soft === true || about.barely === true) text += ` ${safetySentence(about)}`;
    else {
      const tail = safetyTail(about);
      const minutes = formatMinutes(min, max);
      text =
        (tail === null ? null : withTail(text, tail, minutes)) ??
        withSafety(text, safetySentence(about), [minutes, cue ?? ''], about.name);
    }
  }
  if (cue !== null && isLeftAlone(time)) text = minutesFirst(text, cue, formatMinutes(min, max));
  const single =
    leavesYolksSoft(step) && step.cooks.every((id) => scope.items(id).every(({ plural }) => !plural));
  const counted = (words: string): string => (single ? ofOneEgg(words) : words);
  return {
    text: servedOnce(counted(namedOnce(unbracketed(lastInOrder(text))))),
    doneness: cue === null ? (safe === null ? null : `${goal} in the middle`) : counted(cue),
  };
}

/** So many minutes, most of them without the cook, that one sets a clock. */
const worthAClock = 10;

const isLeftAlone = ({ min, max, activeMinutes }: StepTime): boolean =>
  min >= worthAClock && activeMinutes <= max / 2;

const inOwnWords = (text: string, done: Doneness | null): string =>
  done === null ? text : sayDone(text, done);

/** How couscous or polenta is cooked where the dish speaks of boiling or simmering a starch that it stands in for; null otherwise. */
function steeped(
  step: DishStep,
  plan: Plan,
  wish: RecipeWish,
  scope: SlotScope,
  cue: string | null,
): string | null {
  const role = boiledAlone(step, plan)?.role;
  if (role === undefined || step.uses.some((id) => id !== role && scope.items(id).length > 0)) return null;
  const [fill] = plan.fills.get(role)!;
  if (wish.isA(fill!.food, 'polenta')) return whisked(step, role, scope);
  if (!wish.isA(fill!.food, 'couscous') || wish.isA(fill!.food, 'pearl-couscous')) return null;
  if (/boiling water|off the heat/.test(renderSlots(slots(step.say), scope))) return null;
  const couscous = scope.items(role)[0]!.name;
  return `Pour ${scope.items(role)[0]!.water('boiling, lightly salted')} over the ${couscous}, cover and leave until ${cue ?? 'tender'}, ${scope.value('min')}. Fluff with a fork.`;
}

/** How meal is cooked where the dish speaks of boiling it as one boils rice: nobody drains polenta. */
function whisked(step: DishStep, role: string, scope: SlotScope): string | null {
  if (/whisk|thin stream|stir/i.test(renderSlots(slots(step.say), scope))) return null;
  const [meal] = scope.items(role);
  return `Bring ${meal!.water('salted')} to the boil, pour in the ${meal!.name} in a thin stream while you whisk, and cook over low heat, stirring often, until thick and smooth, ${scope.value('min')}. Keep it covered; a spoonful of hot water loosens it again.`;
}

/** What the safety sentence of a step is about. */
function safetyCase(
  safe: SafeTemperature,
  done: Doneness | null,
  { cooked, max }: StepTime,
  step: DishStep,
  plan: Plan,
  scope: SlotScope,
  again: boolean,
  { careful = false }: RecipeWish,
  cue: string | null,
): SafetyCase {
  const role = step.cooks.find((id) => scope.items(id).length > 0) ?? step.cooks[0] ?? '';
  const items = scope.items(role);
  return {
    safe,
    done,
    foods: cooked,
    name: items.length > 0 ? `the ${items.map((item) => item.name).join(' and ')}` : 'it',
    plural: items.length > 1 || (items[0]?.plural ?? false),
    small: isCutSmall(step, plan),
    minutes: max,
    action: step.action,
    again,
    soft: !careful && leavesYolksSoft(step),
    barely: !careful && cue !== null && leavesEggsSoft(cue),
  };
}
