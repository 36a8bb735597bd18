/** What an adaptation changed, idea by idea. */
import { joinList } from '../../text/grammar.ts';
import type { Instruction } from '../told/assemble.ts';
import { heatsUp, reasonsOf } from './change-reasons.ts';
import type { MethodEdit } from '../model.ts';
import type { Part } from '../read/parts.ts';
import { differenceOf, type Difference } from './phrase-diff.ts';
import { why, type PlanContext } from '../plan.ts';
import { machineNoun, namesVessel, type Vessel } from '../words.ts';

/** One idea, and all that it changed. */
interface Entry {
  readonly steps: number[];
  readonly gone: readonly string[];
  readonly come: readonly string[];
  readonly rules: readonly string[];
}

/**
 * What was said differently, taken out and put in: a change for each instruction, with the whole of it before and after;
 * a vessel or a heat that changed in the same way in several instructions is one change that names all of them.
 * Instructions that came in the place of one stand in lines of their own. `told`: changes that are listed already.
 */
export function textEdits(
  before: readonly string[],
  after: readonly Instruction[],
  context: PlanContext,
  told: readonly MethodEdit[] = [],
): readonly MethodEdit[] {
  const now = after.map((one) => one.text);
  const left = new Set(now);
  const was = new Set(before);
  const fresh = after.filter((one) => !was.has(one.text));
  const entries: Entry[] = [];
  const used = new Set<Instruction>();
  const explained = new Set<string>();
  const same = new Map<string, Entry>();
  const enter = (rules: readonly string[], step: number, { gone, come }: Difference): void => {
    // The same few words in several steps are one change; whole sentences are told step by step.
    const key = [...gone, '→', ...come].join('\n');
    const known = same.get(key);
    if (known !== undefined) {
      if (!known.steps.includes(step)) known.steps.push(step);
      return;
    }
    const first = rules.filter((rule) => !explained.has(rule));
    const entry = { steps: [step], gone, come, rules: first.length > 0 ? first : rules };
    for (const rule of rules) explained.add(rule);
    entries.push(entry);
    same.set(key, entry);
  };
  before.forEach((text, step) => {
    if (left.has(text)) return;
    const target = `step ${step + 1}`;
    const own = fresh.filter(
      (one) =>
        !used.has(one) &&
        (one.steps[0] === step || (/^(?:fire-)?ready$/.test(one.rule) && heatsUp.test(text))),
    );
    // What of it went into the place of another is told there.
    const found = own.length > 0 ? own : fresh.filter((one) => one.steps.includes(step)).slice(0, 1);
    for (const one of own) used.add(one);
    const rules = reasonsOf(text, found, context);
    const cooks = /^(?:core|in-place)/.test(rules[0]!);
    const whole = differenceOf(
      text,
      found.map((one) => one.text),
    );
    const rest = untold(
      whole,
      told.filter(({ kind }) => cooks || (kind !== 'time' && kind !== 'temperature')),
    );
    // All that came in its place is told: it was not taken out.
    const covered = whole.come.length > 0 && rest.come.length === 0;
    if (covered && told.some((one) => one.target === target)) return;
    const scrapes =
      rest.come.length > 0 && rest.gone.length === 0 && rest.come.every((one) => scrape.test(one));
    // What only went is no work of the same kind in another place.
    const went = whole.come.length === 0 && rules[0] === 'words';
    // What only comes sooner is the old sentence.
    const ahead =
      rules[0] === 'words' &&
      rest.gone.length === 0 &&
      rest.come.length > 0 &&
      rest.come.every((piece) => before.some((old) => old.includes(piece.replace(/[.\s]+$/, ''))));
    enter(
      scrapes
        ? ['pressure-scrape']
        : ahead
          ? ['moved-ahead']
          : went
            ? reasonsOf(whole.gone.join(' '), [], context)
            : rules,
      step,
      shown(text, found, whole, now),
    );
  });
  const added: MethodEdit[] = fresh
    .filter((one) => !used.has(one))
    .map((one) => {
      const rules = reasonsOf(null, [one], context);
      return {
        kind: 'add',
        target: `step ${after.indexOf(one) + 1}`,
        before: null,
        after: quoted(differenceOf(null, [one.text]).come, now),
        reason: reasonOf(rules, context),
        rule: rules[0]!,
      };
    });
  const changed = entries.flatMap(({ steps, gone, come, rules }): readonly MethodEdit[] =>
    gone.length + come.length === 0
      ? []
      : [
          {
            kind: gone.length === 0 ? 'add' : come.length === 0 ? 'remove' : 'text',
            target: stepsIn(steps),
            before: gone.length === 0 ? null : quoted(gone, before),
            after:
              come.length === 0
                ? null
                : come.length > 1 && gone.length > 0
                  ? come.join('\n')
                  : quoted(come, now),
            reason:
              vesselReason(rules, gone, come, context) ??
              reasonOf(saysMore(rules, gone, come) ? ['words-more'] : rules, context),
            rule: rules[0]!,
          },
        ],
  );
  return [...changed, ...added];
}

/** Sentences that only name the machine, and sentences that tell more than that. */
const saysMore = (rules: readonly string[], gone: readonly string[], come: readonly string[]): boolean =>
  rules.length === 1 && rules[0] === 'words' && come.join(' ').length > gone.join(' ').length + 80;

/**
 * What a reader is shown of it: a phrase that stands for itself, a sentence or two that were left out or put in, else
 * the whole instruction and all that is told in its place.
 */
function shown(
  text: string,
  found: readonly Instruction[],
  { gone, come }: Difference,
  now: readonly string[],
): Difference {
  if (gone.length === 1 && come.length === 1 && standsForItself(gone[0]!) && standsForItself(come[0]!))
    return { gone, come };
  if (gone.length === 0 && !quoted(come, now).includes('\n') && come.every(isSentence)) return { gone, come };
  if (come.length === 0 && found.length > 0 && !quoted(gone, [text]).includes('\n') && gone.every(isSentence))
    return { gone, come };
  return { gone: [text], come: found.map((one) => one.text) };
}

const isSentence = (piece: string): boolean => /^["“(]?[\p{Lu}\d]/u.test(piece) && /[.!?]["”)]*$/.test(piece);

/** A vessel, a machine or a heat: anything else of a sentence says nothing without the rest. */
const standsForItself = (piece: string): boolean =>
  piece.length <= longestPhrase &&
  !/[.;,:]/.test(piece) &&
  (namesVessel(
    `in the ${piece.replace(/^(?:(?:in|on|to|into|onto|over|of|from|an?|the|your|my) )+/i, '')}`,
    vessels,
  ) ||
    /\b(?:ovens?|grill|smoker|stove|hob|cooker|fryer|basket|microwave|steamer|heat|Sauté|°[CF])(?!\p{L})/iu.test(
      piece,
    ));

const longestPhrase = 45;

/** "step 3", "steps 3, 4 and 6", "steps 1–7". */
export function stepsIn(steps: readonly number[]): string {
  if (steps.length === 1) return `step ${steps[0]! + 1}`;
  const runs: [number, number][] = [];
  for (const step of [...steps].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === step - 1) last[1] = step;
    else runs.push([step, step]);
  }
  return `steps ${joinList(
    runs.flatMap(([from, to]) =>
      to - from >= 2
        ? [`${from + 1}–${to + 1}`]
        : Array.from({ length: to - from + 1 }, (_, at) => String(from + at + 1)),
    ),
  )}`;
}

const reasonOf = (rules: readonly string[], context: PlanContext): string =>
  rules.map((rule) => why(context, rule, aboutOf(rule, context))).join(' ');

const vessels: readonly Vessel[] = [
  'tray',
  'dish',
  'pot',
  'pan',
  'tin',
  'slowCooker',
  'pressureCooker',
  'basket',
  'grate',
  'riceCooker',
];

/** "The slow cooker takes the place of the roasting pan", where that is all. */
function vesselReason(
  rules: readonly string[],
  gone: readonly string[],
  come: readonly string[],
  { target }: PlanContext,
): string | null {
  const [piece] = gone;
  if (rules[0] !== 'words' || rules.length > 1 || gone.length !== 1 || piece === undefined) return null;
  const bare = piece
    .replace(/^(?:(?:in|on|to|into|onto|over|of|from) )?(?:(?:an?|the|your|my) )?/i, '')
    .replace(/[.,;\s]+$/, '');
  return bare.length <= longestVessel && namesVessel(`in the ${bare}`, vessels) && !/[.;,]/.test(bare)
    ? come.join(' ').includes(machineNoun[target])
      ? `This is done in the ${machineNoun[target]} now.`
      : `Another vessel takes the place of the ${bare}.`
    : null;
}

const longestVessel = 30;

/** Pieces of the instructions as one quotation: what stands together there is one line of it. */
const quoted = (pieces: readonly string[], instructions: readonly string[]): string =>
  pieces.reduce((said, piece) => {
    const joined = `${said} ${piece}`;
    const last = joined.slice(joined.lastIndexOf('\n') + 1);
    return said === ''
      ? piece
      : instructions.some((one) => one.includes(last))
        ? joined
        : `${said}\n${piece}`;
  }, '');

/** Without what a change of its own tells: the minutes, the temperature, the check. */
const untold = ({ gone, come }: Difference, told: readonly MethodEdit[]): Difference => ({
  gone: gone.filter((one) => !told.some(({ kind, before }) => before !== null && tells(kind, before, one))),
  come: come.filter((one) => !told.some(({ kind, after }) => after !== null && tells(kind, after, one))),
});

/** Whether a change that quotes `said` tells of a piece: it is the same, or no more than the sentence of its figure. */
function tells(kind: MethodEdit['kind'], said: string, piece: string): boolean {
  const [quoted, other] = [plain(said), plain(piece)];
  return kind === 'time' || kind === 'temperature'
    ? other.includes(quoted.replace(/ at high pressure$| on high$| covered$/, '')) ||
        quoted.split(' ').includes(other)
    : other.includes(quoted) && other.length <= quoted.length + slack;
}

const plain = (text: string): string =>
  text
    .replace(/\s*[-–]\s*/g, '–')
    .replace(/\.$/, '')
    .toLowerCase();

const slack = 14;

const scrape = /\bscrape the bottom clean\b/;

/** The foods that a rule speaks of by name. */
const aboutOf = (rule: string, { parts }: PlanContext): readonly Part[] =>
  rule === 'boil-beans' || rule === 'soak-beans' ? parts.filter(({ time }) => time?.dry === true) : [];
