import type { Step } from '../recipe.ts';
import { scheduleSteps } from '../schedule.ts';
import { formatMinutes } from './grammar.ts';

/** Pots and ovens that go on by themselves. */
const leftAlone: ReadonlySet<string> = new Set([
  'boil',
  'simmer',
  'steam',
  'braise',
  'stew',
  'bake',
  'roast',
  'marinate',
  'soak',
  'rest',
]);
/**
 * Minutes without the cook in which he begins the next thing, left alone or looked after; the least of it that the next
 * step shares; how much earlier that step may have begun; and from when on it comes so late that its time has to be told.
 */
const wait = { alone: 7, watched: 5, shared: 4, earlier: 3, long: 12 } as const;

/** An order that may stand behind "Meanwhile,"; sentences that begin otherwise mostly tell when they are done. */
const order =
  /^(?:Beat|Blend|Boil|Bring|Brown|Combine|Cook|Crush|Dissolve|Fry|Grate|Heat|Mash|Melt|Mix|Pound|Prepare|Rinse|Roast|Sear|Season|Simmer|Soften|Spread|Steam|Stir|Toast|Toss|Warm|Wash|Whip|Whisk)\b/;
const toldWhen = /\b(?:meanwhile|while|at the same time|towards the end|shortly before|as soon as|now)\b/i;

/** Goes on with what is in a pan, without naming it. */
const goesOn =
  /^(?:Add|Pour (?:in|off)|Return|Stir in|Tip in|Turn (?:the heat|it)|Lower the heat|Put in|Deglaze|Slide in|Scatter|Season with|Sprinkle|Let the|Whisk in)\b/;
const vessel = /\b(?:pan|pot|skillet|wok|saucepan|casserole|tray|tin|dish|bowl|oven|bottom)\b/i;
const burnt = /\b(pan|pot|skillet|wok|saucepan|casserole)\b/gi;

const isKnifeWork = ({ action }: Step): boolean => action === 'cut';

/**
 * Tells where the cook is while several things go on: "Meanwhile," before a step that is begun while the one before it
 * goes on, so that nobody who reads step by step waits for the pasta before the sauce is put on; "Back at the pan," before
 * one that goes on with an earlier pan after another pot has been told of. A step that tells by itself stays as it is.
 */
export function sayMeanwhile(steps: readonly Step[], texts: readonly string[]): readonly string[] {
  const schedule = scheduleSteps(steps);
  const said: string[] = [];
  const tell = (text: string, at: number): string => {
    const [first = ''] = text.split(/(?<=\.)\s/);
    const told = (text[0] ?? '').toLowerCase() + text.slice(1);
    const back = wayBack(steps, texts, at, first);
    if (back !== null) return `Back at the ${back}, ${told}`;
    const before = steps[at - 1];
    if (before?.phase !== 'cook' && !leftAlone.has(before?.action ?? '')) return text;
    if (before === undefined || before.action === 'preheat') return text;
    const { start, end } = schedule[at - 1]!;
    const begun = schedule[at]!.start;
    const isShared =
      before.minutes - before.activeMinutes >=
        (leftAlone.has(before.action ?? '') ? wait.alone : wait.watched) &&
      begun >= start - wait.earlier &&
      end - begun >= wait.shared;
    if (!isShared || steps[at]!.after.includes(before.id)) return text;
    if (!order.test(text) || toldWhen.test(first)) return text;
    if (begun - start < wait.long || !leftAlone.has(steps[at]!.action ?? ''))
      return `${/^(?:Meanwhile|While)\b/.test(said.at(-1) ?? '') ? 'In the meantime' : 'Meanwhile'}, ${told}`;
    return `About ${formatMinutes(Math.round((end - begun) / 5) * 5)} before that is done, ${told}`;
  };
  for (const [at, text] of texts.entries()) said.push(tell(text, at));
  return said;
}

/** What a step goes back to that goes on with an earlier pan after a pot beside it; null where the words leave no doubt. */
function wayBack(steps: readonly Step[], texts: readonly string[], at: number, first: string): string | null {
  if (!goesOn.test(first) || vessel.test(first)) return null;
  let last = at - 1;
  while (last >= 0 && isKnifeWork(steps[last]!)) last -= 1;
  const beside = steps[last];
  const own = steps[at]!;
  if (beside?.station !== 'burner' || own.after.includes(beside.id)) return null;
  if (beside.inputs.some((key) => own.inputs.includes(key) && !/salt|water|oil|pepper/.test(key)))
    return null;
  const from = steps.findLastIndex(
    ({ id, station }, place) => place < last && station === 'burner' && own.after.includes(id),
  );
  if (from < 0) return null;
  const named = texts
    .slice(0, from + 1)
    .findLast((text, place) => steps[place]!.station === 'burner' && vessel.test(text));
  return named?.match(burnt)?.[0]?.toLowerCase() ?? null;
}
