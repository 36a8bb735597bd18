/** The list of changes as an editor would write it under a recipe: one entry for each real change, in the recipe's order. */
import { byTopic, reasonsOnce } from './by-topic.ts';
import { sentencesIn } from './sentences-in.ts';
import type { Readable } from './brief-changes.ts';

const stepTarget = /^steps? \d/;
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Reasons that tell nobody anything: the old machine is not heated any more, and what stood later stands sooner. */
const unsaid =
  /^It only told how |^It is done as before, ahead of |^It cooks along in the time|^The machine has to be hot before the food goes in\.$/;

/**
 * `changes` for a reader who has the finished `steps` before him: what came into one step is one entry, told in whole
 * sentences and called by its place in the new recipe; what goes without saying is left out.
 */
export function asLetter<C extends Readable>(changes: readonly C[], steps: readonly string[]): readonly C[] {
  const whole = changes.map((change) => inWholeSentences(change, steps));
  const told = withoutDoubles(withoutPlain(whole));
  return reasonsOnce(byTopic(inOrder(atOncePerStep(told, steps)))).map((change) => ({
    ...change,
    before: asQuote(change.before),
    after: asQuote(change.after),
    target: change.before === null ? placeOf(change, steps) : change.target,
  }));
}

/** "until reduced by half" alone says little: the sentence that it stands in says it. */
function inWholeSentences<C extends Readable>(change: C, steps: readonly string[]): C {
  const { kind, after, target } = change;
  if (kind === 'time' || kind === 'temperature' || kind === 'method' || after === null) return change;
  if (!stepTarget.test(target) || change.before !== null) return change;
  const found = steps.flatMap(sentencesIn).find((one) => one.includes(after.replace(/\.$/, '')));
  return found === undefined || after.includes(found) ? change : { ...change, after: found };
}

/** Without what only follows from the machine, where anything else is told. */
function withoutPlain<C extends Readable>(changes: readonly C[]): readonly C[] {
  const kept = changes.filter(
    ({ kind, reason, target }) => kind === 'method' || !stepTarget.test(target) || !unsaid.test(reason),
  );
  return kept.some(({ kind, target }) => kind !== 'method' && stepTarget.test(target)) ? kept : changes;
}

/** What came in twice with the same words is one change. */
const withoutDoubles = <C extends Readable>(changes: readonly C[]): readonly C[] =>
  changes.filter(
    ({ before, after, target, kind }, at) =>
      before !== null ||
      after === null ||
      !stepTarget.test(target) ||
      changes.findIndex(
        (one) =>
          one.kind === kind && one.before === null && one.after !== null && bare(one.after) === bare(after),
      ) === at,
  );

/** Of the words of one step there is one entry; its minutes and its heat keep their own. */
function atOncePerStep<C extends Readable>(changes: readonly C[], steps: readonly string[]): readonly C[] {
  const rewritten = new Set(
    changes.filter((one) => ofWords(one) && one.before !== null).map((one) => one.target),
  );
  // What only came in is told where it stands: two new steps are two changes.
  const key = (change: C): string =>
    rewritten.has(change.target) ? change.target : `${change.target} ${placeOf(change, steps)}`;
  const groups = new Map<string, C[]>();
  for (const change of changes)
    if (ofWords(change)) groups.set(key(change), [...(groups.get(key(change)) ?? []), change]);
  return changes.flatMap((change): readonly C[] => {
    const group = ofWords(change) ? groups.get(key(change))! : [change];
    if (group.length < 2) return [change];
    if (group[0] !== change) return [];
    return [oneOf(group, steps)];
  });
}

const ofWords = ({ kind, target }: Readable): boolean =>
  (kind === 'text' || kind === 'add' || kind === 'remove') && /^step \d+$/.test(target);

function oneOf<C extends Readable>(group: readonly C[], steps: readonly string[]): C {
  const order = steps.flatMap(sentencesIn);
  const place = (sentence: string): number => {
    const at = order.findIndex((one) => one.includes(sentence.replace(/\.$/, '')));
    return at < 0 ? order.length : at;
  };
  const said = (side: 'before' | 'after'): readonly string[] =>
    group.flatMap((one) => (one[side] === null ? [] : sentencesIn(one[side])));
  const once = (sentences: readonly string[]): readonly string[] =>
    sentences.filter(
      (one, at) =>
        sentences.findIndex((other) => bare(other) === bare(one)) === at &&
        !sentences.some((other) => other !== one && bare(other).includes(bare(one))),
    );
  const after = [...once(said('after'))].sort((one, other) => place(one) - place(other));
  const before = once(said('before'));
  const all = [...new Set(group.map(({ reason }) => reason))];
  const telling = all.filter((reason) => !general.test(reason));
  const reasons = telling.length > 0 ? telling.slice(0, mostReasons) : all.slice(-1);
  const base = group.find((one) => one.before !== null) ?? group[0]!;
  return {
    ...base,
    kind: before.length === 0 ? 'add' : after.length === 0 ? 'remove' : 'text',
    before: before.length === 0 ? null : closedUp(before),
    after: after.length === 0 ? null : closedUp(after),
    reason: reasons.join(' '),
  };
}

/** Reasons that hold for every step of the kind: they give way to one that is about this step. */
const general =
  /^This is what makes it safe to eat|^This is the part that |^The work is the same|^The step is done as before|^The machine has to be hot|^Closed and under pressure the pot boils hotter/;

/** More reasons than these for one change nobody reads. */
const mostReasons = 3;

const closedUp = (sentences: readonly string[]): string =>
  sentences
    .map((one, at) => (at < sentences.length - 1 ? one.replace(/([^.!?:”"')])$/, '$1.') : one))
    .join(' ');

/** What a diet asked for first, then the method, the list and the steps as they follow each other; mere wording comes last. */
function inOrder<C extends Readable>(changes: readonly C[]): readonly C[] {
  const rank = ({ kind, target, rule }: C): number => {
    if (rule === 'restriction') return -1;
    if (rule === 'words') return Number.MAX_SAFE_INTEGER;
    if (kind === 'method') return 0;
    return stepTarget.test(target) ? 1000 * Number(/\d+/.exec(target)![0]) : 1;
  };
  const within = ({ kind }: C): number => (kind === 'time' ? 0 : kind === 'temperature' ? 1 : 2);
  return changes
    .map((change, at) => ({ change, at }))
    .sort(
      (one, other) =>
        rank(one.change) - rank(other.change) ||
        (stepTarget.test(one.change.target) ? within(one.change) - within(other.change) : 0) ||
        one.at - other.at,
    )
    .map(({ change }) => change);
}

/** Where in the new recipe it stands that came in. */
function placeOf({ kind, target, after }: Readable, steps: readonly string[]): string {
  if (!/^step \d+$/.test(target) || after === null || kind === 'time' || kind === 'temperature')
    return target;
  const first = sentencesIn(after)[0]!.replace(/\.$/, '');
  const at = steps.findIndex((one) => one.includes(first));
  return at < 0 ? target : `new step ${at + 1}`;
}

/** A quotation carries no full stop of its own into the sentence about it. */
const asQuote = (said: string | null): string | null => said?.replace(/(?<![.\d])\.$/, '') ?? null;
