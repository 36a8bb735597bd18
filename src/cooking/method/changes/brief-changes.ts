/** Changes as a reader wants them told: each idea once, with no more of the text than is new. */
import { joinList } from '../../text/grammar.ts';
import { sentencesIn as sentences } from './sentences-in.ts';

/** What of a change is read. */
export interface Readable {
  readonly kind: string;
  readonly target: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string;
  readonly rule: string | null;
}

const asFor = /^As for (steps? [\d–, and]+)\.$/;
const onlyWords = /^(?:words|program-words)$/;
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** "steps 1, 4 and 5" of "step 1", "steps 4 and 5". */
function stepsOf(targets: readonly string[]): string {
  const numbers = new Set<number>();
  for (const target of targets)
    for (const [, from, to] of target.matchAll(/(\d+)(?:–(\d+))?/g))
      for (let at = Number(from); at <= Number(to ?? from); at += 1) numbers.add(at);
  const all = [...numbers].sort((one, other) => one - other);
  return all.length === 1 ? `step ${all[0]!}` : `steps ${joinList(all.map(String))}`;
}

/** The changes without what is told twice, and without what only names another vessel. */
export function briefChanges<C extends Readable>(changes: readonly C[]): readonly C[] {
  const real = changes.filter((one) => changesSomething(one) && !mispaired(one));
  return withoutRepeats(withoutHousekeeping(additionsAtOnce(merged(oneFigure(real)))));
}

const wordList = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
/** So many of the old words are still there where a sentence is only worded anew. */
const sharedWords = 0.5;

/** Notes written out, of which the machine has told most since: what is left of the step is no pair for what it was. */
function mispaired({ rule, before, after }: Readable): boolean {
  if (rule !== 'words' || before === null || after === null) return false;
  const now = wordList(after);
  const old = new Set(wordList(before).map((word) => word.slice(0, 5)));
  return now.filter((word) => old.has(word.slice(0, 5))).length < sharedWords * now.length;
}

/** "350 °F → 350 °F (180 °C)": a figure that stays is no change. */
const changesSomething = ({ kind, before, after }: Readable): boolean =>
  kind === 'method' ||
  before === null ||
  after === null ||
  leastSaid(before) === '' ||
  leastSaid(before) !== leastSaid(after);
const leastSaid = (text: string): string => bare(text.replace(/\(\d+ °[CF]\)/g, ''));

/** Reasons that tell a cook nothing: the words go with the machine. */
const housekeeping =
  /^The work is the same|^The step is done as before|^This is done in the [\w -]+ now\.$|takes the place of the [^.]+\.$|^The [\w -]+ has no use for it\.$|^The same pot cooks and serves\.$|^Nothing is fried any more|^It finishes in the same|^As for steps? [\d–, and]+\.$/;

/** What only follows from the machine's name goes unsaid where anything else is told. */
function withoutHousekeeping<C extends Readable>(changes: readonly C[]): readonly C[] {
  const kept = changes.filter(({ kind, reason }) => kind === 'method' || !housekeeping.test(reason));
  return kept.some(({ kind }) => kind !== 'method') ? kept : changes;
}

const sameReason = /^For the same reason as in (steps? [\d–, and]+)\.$|^The same holds for the /;

/** Two temperatures, or two times, with one reason are one change: "220 °C, then 180 °C". */
function oneFigure<C extends Readable>(changes: readonly C[]): readonly C[] {
  const out: C[] = [];
  for (const change of changes) {
    const at = sameReason.test(change.reason)
      ? out.findLastIndex(({ kind, reason }) => kind === change.kind && !sameReason.test(reason))
      : -1;
    const first = out[at];
    if (
      first === undefined ||
      first.before === null ||
      change.before === null ||
      first.after === null ||
      change.after === null
    )
      out.push(change);
    else
      out[at] = {
        ...first,
        before: `${first.before}, then ${change.before}`,
        after: `${first.after}, then ${change.after}`,
        target:
          first.target === change.target || !/^steps? /.test(first.target) || !/^steps? /.test(change.target)
            ? first.target
            : stepsOf([first.target, change.target]),
      };
  }
  return out;
}

/** Sentences that come in for one and the same reason are one change: "Add salt." and "Add thyme." */
function additionsAtOnce<C extends Readable>(changes: readonly C[]): readonly C[] {
  const out: C[] = [];
  for (const change of changes) {
    const at = addsSentence(change)
      ? out.findIndex((one) => addsSentence(one) && one.reason === change.reason)
      : -1;
    const first = out[at];
    if (first === undefined) out.push(change);
    else
      out[at] = {
        ...first,
        target: stepsOf([first.target, change.target]),
        after: `${first.after!.replace(/[.\s]*$/, '.')} ${change.after!}`,
      };
  }
  return out;
}

const addsSentence = ({ kind, target, before, after, rule }: Readable): boolean =>
  kind === 'add' && before === null && after !== null && rule === 'moved-ahead' && /^steps? \d/.test(target);

/** What follows from the same idea in several instructions is one change that names them all. */
function merged<C extends Readable>(changes: readonly C[]): readonly C[] {
  const more = new Map<C, C[]>();
  const into = new Map<C, C>();
  const words = changes.filter(({ rule, target }) => onlyWords.test(rule ?? '') && /^steps? \d/.test(target));
  changes.forEach((change, at) => {
    const as = asFor.exec(change.reason)?.[1];
    const first =
      as !== undefined
        ? changes.slice(0, at).findLast(({ target, reason }) => target === as && !asFor.test(reason))
        : words.includes(change) && change !== words[0]
          ? words[0]
          : undefined;
    if (first === undefined) return;
    const head = into.get(first) ?? first;
    into.set(change, head);
    more.set(head, [...(more.get(head) ?? []), change]);
  });
  return changes.flatMap((change) => {
    if (into.has(change)) return [];
    const rest = more.get(change);
    return rest === undefined
      ? [change]
      : [{ ...change, target: stepsOf([change.target, ...rest.map(({ target }) => target)]) }];
  });
}

/** A sentence that stands on both sides is no change, and one that another change tells is told. */
function withoutRepeats<C extends Readable>(changes: readonly C[]): readonly C[] {
  return changes.flatMap((change): readonly C[] => {
    const { kind, before, after } = change;
    if (kind !== 'text' || before === null || after === null) return [change];
    const old = sentences(before);
    const now = sentences(after);
    if (old.length + now.length < 3) return [change];
    const told = changes
      .filter((one) => one !== change && one.after !== null && one.kind !== 'method')
      .map((one) => bare(one.after!));
    const oldBare = new Set(old.map(bare));
    const nowBare = new Set(now.map(bare));
    const gone = old.filter((one) => !nowBare.has(bare(one)));
    const fresh = now.filter((one) => !oldBare.has(bare(one)));
    const come = fresh.filter((one) => !told.some((said) => said.length > 20 && said.includes(bare(one))));
    const shownBefore = (gone.length > 0 ? gone : old).join(' ');
    const shownAfter = (come.length > 0 ? come : fresh.length > 0 ? fresh : now).join(' ');
    return [{ ...change, before: shownBefore, after: shownAfter }];
  });
}
