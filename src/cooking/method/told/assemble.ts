/** Puts the pieces of an adaptation together as instructions. */
import { actionNature } from '../../dishes/actions.ts';
import { capitalise } from '../../text/grammar.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Action } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';
import { type Fragment, foiled } from './write-input.ts';

const waiting = new Set<Action>(['marinate', 'proof', 'chill', 'soak', 'freeze', 'set', 'ferment', 'rest']);

/** "Take the steaks out of the fridge 40 minutes ahead." */
const outOfFridge =
  /\bout of the (?:fridge|refrigerator)\b[^.]*\b(?:minutes?|mins?|hours?)\b|\b(?:minutes?|mins?|hours?)\b[^.]*\b(?:room temperature|out of the (?:fridge|refrigerator))\b/i;

/** One instruction of the new text. */
export interface Instruction {
  readonly text: string;
  /** Holds some of the cooking. */
  readonly hot: boolean;
  readonly rule: string;
  /** All rules that wrote it. */
  readonly rules: readonly string[];
  /** Indices of the instructions of the source that it tells, the one that it stands for first. */
  readonly steps: readonly number[];
}

/** The fragments as instructions, each where its source stood. */
export function assemble(
  fragments: readonly Fragment[],
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  ready: string | null,
  first: Pick<Instruction, 'text' | 'rule' | 'hot'> | null,
): Instruction[] {
  const out: Instruction[] = [];
  let group: Fragment[] = [];
  const step = (one: Fragment): number | null => (one.from === null ? one.place : clauses[one.from]!.step);
  const flush = (): void => {
    if (group.length > 0)
      out.push({
        hot: group.some(
          (one) =>
            one.rule === 'core' ||
            (one.from !== null && clauses[one.from]!.actions.some((action) => actionNature[action].heats)),
        ),
        text: joinGroup(group, understood, clauses),
        rule: group.find((one) => one.rule !== 'words')?.rule ?? 'words',
        rules: [...new Set(group.map((one) => one.rule))],
        steps: stepsOf(group),
      });
    group = [];
  };
  const stepsOf = (of: readonly Fragment[]): readonly number[] => {
    const known = of.flatMap((one) => step(one) ?? []);
    return [...new Set(known.length > 0 ? known : of.map(({ near }) => near))];
  };
  let last: number | null = null;
  for (const one of fragments) {
    const own = step(one);
    // "Scrape everything into the slow cooker. Add the broth": what follows goes in with it.
    const moved = group.length === 1 && group[0]!.rule === 'transfer' && own !== null;
    if (moved) last = own;
    if (
      one.own ||
      group.some((other) => other.rule === 'boil-beans') ||
      (own !== null && last !== null && own !== last) ||
      (own !== null &&
        one.from !== null &&
        !moved &&
        group.some((other) => other.rule === 'core' || other.rule === 'order' || other.rule === 'transfer') &&
        !(group[0]!.rule === 'transfer' && group.slice(1).every((other) => step(other) === own)))
    )
      flush();
    group.push(one);
    if (own !== null) last = own;
  }
  flush();
  withShortAdditions(out);
  withShortEnds(out);
  if (ready !== null) {
    // Not before an overnight wait: after the last long one that comes before the cooking.
    const core = out.findIndex((one) => one.rule === 'core');
    const wait = understood.recipe.steps
      .filter(
        (one) =>
          (one.action !== null && waiting.has(one.action) && one.minutes >= 20) || outOfFridge.test(one.text),
      )
      .map((one) => one.text);
    const after = out.findLastIndex(
      (one, at) => at <= core && wait.some((text) => text.slice(0, 30) === one.text.slice(0, 30)),
    );
    // An air fryer is hot in minutes.
    const place = /\bair fryer\b/.test(ready) && core > after + 1 ? core : after + 1;
    out.splice(place, 0, { text: ready, rule: 'ready', rules: ['ready'], steps: [], hot: false });
  }
  if (first !== null) out.splice(0, 0, { ...first, rules: [first.rule], steps: [] });
  return out.filter((one) => one.text.trim() !== '');
}

/** "Add the potatoes." is no instruction by itself where the cooking comes right after it. */
function withShortAdditions(out: Instruction[]): void {
  for (let at = out.length - 2; at > 0; at -= 1) {
    const one = out[at]!;
    if (!/^Add [^.]{3,50}\.$/.test(one.text) || out[at + 1]!.rule !== 'core') continue;
    const before = out[at - 1]!;
    out.splice(at - 1, 2, {
      ...before,
      text: `${closed(before.text)} ${one.text}`,
      hot: before.hot || one.hot,
      rules: [...new Set([...before.rules, ...one.rules])],
      steps: [...new Set([...before.steps, ...one.steps])],
    });
  }
}

const shortEnd =
  /^(?:skim|season|taste|check|adjust|discard|sprinkle|scatter|top|garnish|squeeze|chop)\b[^.!?]{3,40}[.!?]$/i;

/** "Skim the fat." and "Check the seasoning." go with what the same instruction told before them. */
function withShortEnds(out: Instruction[]): void {
  for (let at = out.length - 1; at > 0; at -= 1) {
    const one = out[at]!;
    const before = out[at - 1]!;
    const last = before.steps.at(-1);
    if (
      !shortEnd.test(one.text) ||
      one.hot ||
      one.rule !== 'words' ||
      last === undefined ||
      one.steps.length !== 1 ||
      one.steps[0] !== last ||
      !before.rules.some((rule) => rule === 'core' || rule === 'order')
    )
      continue;
    out.splice(at - 1, 2, {
      ...before,
      text: `${closed(before.text)} ${one.text}`,
      rules: [...new Set([...before.rules, ...one.rules])],
    });
  }
}

/** Writes fragments one after another; a whole instruction that nothing touched comes back as it was. */
function joinGroup(
  group: readonly Fragment[],
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
): string {
  const first = group[0]!;
  if (group.every((one) => one.from !== null)) {
    const step = clauses[first.from!]!.step;
    const all = clauses.map((clause, at) => ({ clause, at })).filter((one) => one.clause.step === step);
    // A step that the source does not have cannot come back as the source wrote it.
    const written = understood.source.instructions[step];
    if (
      written !== undefined &&
      all.length === group.length &&
      all.every(
        (one, index) => group[index]!.from === one.at && group[index]!.text === one.clause.text.trim(),
      ) &&
      // Nothing of it went elsewhere.
      letters(all.map(({ clause }) => clause.joint + clause.text).join('')) === letters(written)
    )
      return written;
  }
  let text = '';
  group.forEach((one, index) => {
    // "Grease the slow cooker", as the new machine asks for too.
    if (one.text.length > 8 && text.includes(capitalise(one.text.replace(/[.]$/, '')))) return;
    const before = group[index - 1];
    const clause = one.from === null ? null : clauses[one.from]!;
    const joined =
      before !== undefined &&
      before.from !== null &&
      one.from === before.from + 1 &&
      clause!.sentence === clauses[before.from]!.sentence &&
      clause!.step === clauses[before.from]!.step;
    const cutShort =
      joined &&
      /^,\s*$/.test(clause!.joint) &&
      (foiled.test(clause!.text) ||
        (clauses[one.from! + 1]?.sentence === clause!.sentence &&
          clauses[one.from! + 1]?.step === clause!.step &&
          !group.some(({ from }) => from === one.from! + 1)));
    // "Tip into the pot, top with cheese and bake", where the baking is told anew.
    if (joined) text += `${cutShort ? ' and ' : clause!.joint}${one.text}`;
    else {
      if (text !== '') text = `${closed(text)} `;
      text += capitalise(one.text.replace(/^(?:and|then)\s+/i, ''));
    }
  });
  return closed(text);
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const closed = (text: string): string => {
  const plain = text
    .trim()
    .replace(/[,;:–-]+$/, '')
    .trim();
  return /[.!?]["”')]*$/.test(plain) ? plain : `${plain}.`;
};
