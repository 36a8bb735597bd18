import type { Step } from '../recipe.ts';
import { scheduleSteps } from '../time/schedule.ts';
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

/** A sentence that "Meanwhile," may not stand before: no order, or one that tells itself when it is done. */
const noOrder =
  /^(?:It|The|This|That|These|Those|When|Once|Towards|Shortly|As soon|Just|At the|After|Before|Back|About|Meanwhile|While|In the meantime|Then|Now|Finally|Taste|Serve|Divide|Spoon|Ladle|Heap|Ten|Five|Both|Leave (?:it|them)|Repeat|For a salad|Take off the lid|Uncover)\b/;
const toldWhen =
  /\b(?:meanwhile|while|at the same time|towards the end|shortly before|as soon as|now(?! and (?:then|again)))\b/i;

/** Goes on with what is in a pan, without naming it. */
const goesOn =
  /^(?:Add|Pour (?:in|off)|Return|Stir in|Tip in|Turn (?:the heat|it)|Lower the heat|Put in|Deglaze|Slide in|Scatter|Season with|Sprinkle|Let the|Whisk in|Take off the lid|Uncover)\b/;
/** Where it goes is named, if not what that stands in. */
const contents = /\b(?:to|into|in) the (?:broth|soup|stock|stew|curry|chili|lentils|beans)\b/i;
const vessel = /\b(?:pan|pot|skillet|wok|saucepan|casserole|tray|tin|dish|bowl|oven|bottom)\b/i;
const burnt = /\b(pan|pot|skillet|wok|saucepan|casserole)\b/gi;

const isKnifeWork = ({ action }: Step): boolean => action === 'cut';

/**
 * Tells where the cook is while several things go on: "Meanwhile," before a step that is begun while the one before it
 * goes on, so that nobody who reads step by step waits for the pasta before the sauce is put on; "Back at the pan," before
 * one that goes on with an earlier pan after another pot has been told of. A step that tells by itself stays as it is.
 */
export function sayMeanwhile(
  steps: readonly Step[],
  texts: readonly string[],
  unsaid: ReadonlySet<string> = new Set(),
): readonly string[] {
  const schedule = scheduleSteps(steps);
  const said: string[] = [];
  const tell = (text: string, at: number): string => {
    const [first = ''] = text.split(/(?<=\.)\s/);
    const told = (text[0] ?? '').toLowerCase() + text.slice(1);
    const back = wayBack(steps, texts, at, first);
    if (back !== null) return `Back at the ${back}, ${told}`;
    let last = at - 1;
    while (last >= 0 && unsaid.has(steps[last]!.id)) last -= 1;
    const before = steps[last];
    if (before?.phase !== 'cook' && !leftAlone.has(before?.action ?? '')) return text;
    if (before === undefined || before.action === 'preheat') return text;
    const { start, end } = schedule[last]!;
    const begun = schedule[at]!.start;
    const isShared =
      before.minutes - before.activeMinutes >=
        (leftAlone.has(before.action ?? '') ? wait.alone : wait.watched) && end - begun >= wait.shared;
    if (!isShared || waitsFor(steps, at, before.id)) return text;
    if (noOrder.test(text) || toldWhen.test(first)) return text;
    if (begun - start < wait.long || !leftAlone.has(steps[at]!.action ?? ''))
      return `${/^(?:Meanwhile|While)\b/.test(said[last] ?? '') ? 'In the meantime' : 'Meanwhile'}, ${told}`;
    return `About ${formatMinutes(Math.round((end - begun) / 5) * 5)} before that is done, ${told}`;
  };
  for (const [at, text] of texts.entries()) said.push(tell(text, at));
  return said;
}

/** Whether a step cannot begin before another one is done, directly or by way of others. */
function waitsFor(steps: readonly Step[], at: number, id: string): boolean {
  const { after } = steps[at]!;
  return (
    after.includes(id) ||
    after.some((one) => {
      const place = steps.findIndex((other) => other.id === one);
      return place >= 0 && place < at && waitsFor(steps, place, id);
    })
  );
}

/** What a step goes back to that goes on with an earlier pan after a pot beside it; null where the words leave no doubt. */
function wayBack(steps: readonly Step[], texts: readonly string[], at: number, first: string): string | null {
  if (!goesOn.test(first) || vessel.test(first) || contents.test(first)) return null;
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
