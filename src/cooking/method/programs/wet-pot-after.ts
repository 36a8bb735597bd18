/** What an author does with a pot when it has simmered, told for a slow or a pressure cooker. */
import { formatMinutes } from '../../text/grammar.ts';
import type { Clause, Range } from '../model.ts';
import { splits, type Part } from '../read/parts.ts';
import type { Ask } from './telling.ts';
import { lateSaid, tinnedPulse, type Late } from './wet-pot-late.ts';
import { isHot, onlyCuts, thickens, type Pot } from './wet-pot-read.ts';

/** What follows the long cooking. */
export interface After {
  /** What goes in at the start now. */
  readonly early: readonly Part[];
  /** What is told in the place of a clause. */
  readonly now: ReadonlyMap<number, (call: (part: Part) => string) => 'drop' | readonly string[]>;
  readonly simmers: boolean;
  /** Instructions of which the long cooking takes a part. */
  readonly steps: readonly number[];
  readonly ideas: (call: (part: Part) => string) => readonly (readonly [number, string, readonly Part[]])[];
}

const puts: ReadonlySet<string> = new Set([
  'add',
  'stir',
  'pour',
  'assemble',
  'mix',
  'fold',
  'garnish',
  'whisk',
]);

/** What the author does when the pot has simmered; null where it is not understood. */
export function readAfter(ask: Ask, pot: Pot, byKey: ReadonlyMap<string, Part>): After | null {
  const { clauses, target } = ask;
  const pressure = target === 'pressureCooker';
  const early: Part[] = [];
  const steps: number[] = [];
  const now = new Map<number, (call: (part: Part) => string) => 'drop' | readonly string[]>();
  const ideas: ((call: (part: Part) => string) => readonly [number, string, readonly Part[]])[] = [];
  const isIn = (part: Part): boolean =>
    early.includes(part) ||
    clauses.some((one, before) => before <= pot.main && one.names.includes(part.key) && !onlyCuts(one));
  const timed: { readonly late: Late; readonly at: number; readonly idea: number }[] = [];
  let simmers = false;
  let pending: number[] = [];
  let out = false;
  for (let at = pot.main + 1; at < clauses.length; at += 1) {
    const clause = clauses[at]!;
    if (pot.beside.has(clause.step)) continue;
    const { text, actions } = clause;
    // "Cut the cod into chunks. Add to the pot."
    const names =
      clause.names.length === 0 && /^\W*add (?:(?:it|them) )?(?:back )?(?:to|in)/i.test(text)
        ? (clauses[at - 1]?.names ?? [])
        : clause.names;
    const last = lastMinutes(text);
    const minutes: Range | null = clause.minutes ?? (last === null ? null : [last, last]);
    // "Turn the oven up, roast for 20 minutes until browned": colour that no closed pot gives.
    const browned = browns(ask, clause) ? names.map((key) => byKey.get(key)!).find(isBrowned) : undefined;
    if (browned !== undefined) {
      const preheat = clauses.findLastIndex(
        (one, before) => before > pot.main && before < at && one.actions.includes('preheat'),
      );
      const lift = (call: (part: Part) => string): string =>
        `Heat the broiler. Lift the ${call(browned)}${pot.filled.some((part) => part.safe === null && part.time !== null && part.grams >= 150) ? ' and the vegetables' : ''} onto a baking tray with a few spoonfuls of the juices.`;
      const colour = `Put under the hot broiler for 5–8 minutes${untilOf(text)}.`;
      if (preheat < 0) now.set(at, (call) => [lift(call), colour]);
      else {
        now.set(preheat, (call) => [lift(call)]);
        now.set(at, () => [colour]);
      }
      steps.push(clause.step);
      ideas.push(() => [clause.step, colour, []]);
      pending = [];
      out = true;
      continue;
    }
    // It told how the open pot is watched.
    if (watches.test(text) && names.every((key) => byKey.get(key)?.food?.id === 'water')) {
      now.set(at, () => 'drop');
      steps.push(clause.step);
      continue;
    }
    if (!out && /\bskim\b/i.test(text) && names.length === 0) continue;
    if (
      /\b(?:shred|slice|carve|remove|lift|transfer|strain|take out|blend|pur[eé]e|mash)\w*\b|^\W*move\b/i.test(
        text,
      )
    ) {
      pending = [];
      out ||= /\b(?:remove|lift|transfer|strain|take|move)\b/i.test(text);
      continue;
    }
    const fresh = names.some((key) => !isIn(byKey.get(key)!));
    const timedAdd =
      minutes !== null &&
      actions.every((action) => puts.has(action)) &&
      names.length > 0 &&
      (actions.length > 0 || fresh);
    // A jotting of what goes in, whose heat is told apart.
    if (fresh && actions.length === 0 && minutes === null) return null;
    if (!isHot(clause) && !timedAdd && minutes !== null && minutes[1] >= 3 && (actions.length === 0 || fresh))
      return null;
    if (!isHot(clause) && !timedAdd) {
      if (names.length > 0 && actions.some((action) => puts.has(action)) && !actions.includes('serve'))
        pending.push(at);
      else if (!/^\W*(?:stir|cover|uncover)\b/i.test(text)) pending = [];
      continue;
    }
    if (/\b(?:fry|brown|toast|broil|grill)\b/i.test(text) || /\b(?:pan|skillet|saucepan)\b/i.test(text))
      return null;
    const put = [
      ...new Set([
        ...pending.flatMap((one) =>
          clauses[one]!.names.length > 0 ? clauses[one]!.names : clauses[one - 1]!.names,
        ),
        ...names,
      ]),
    ].map((key) => byKey.get(key)!);
    // "Whisk the cornstarch with cold water, stir it in": its author slakes it.
    const thickened = pending.some(
      (one) =>
        /\bwater\b/i.test(clauses[one]!.text) && clauses[one]!.names.some((key) => thickens(byKey.get(key)!)),
    );
    const added = thickened
      ? []
      : put.filter((part) => (!isIn(part) || (out && part.safe !== null)) && !(part.food?.id === 'salt'));
    const opens =
      /\buncover|lid off|without (?:a|the) lid|remove the lid|take off the lid|\breduc(?:e|es|ed|ing)\b(?! (?:the )?(?:heat|flame|temperature))/i.test(
        text,
      );
    const most = minutes?.[1] ?? 0;
    if (added.length === 0) {
      if (!thickened && pending.length > 0 && put.some(isIn) && !put.every((part) => part.safe !== null))
        return null;
      if (most >= 20 && !thickened && !/\bthick|reduc|uncover/i.test(text)) {
        // The time of the machine covers it.
        steps.push(clause.step);
        for (const one of pending) now.set(one, () => 'drop');
        now.set(at, () => 'drop');
        pending = [];
        continue;
      }
      const thick = /\b(?:thick|reduc|gloss|uncover|lid|boil|syrup|coat)\w*/i.test(text);
      const until = untilOf(text);
      simmers = true;
      const said = pressure
        ? `Set the pressure cooker to Sauté and simmer for ${minutes === null ? 'a few minutes' : formatMinutes(...shorter(minutes))}, stirring across the bottom${until}.`
        : thick && out
          ? thickened
            ? `Simmer the juices in a saucepan for ${minutes === null ? 'a few minutes' : formatMinutes(...minutes)}${until}.`
            : `Pour the sauce into a wide pan and boil it for ${minutes === null ? 'a few minutes' : formatMinutes(...minutes)}${until}.`
          : thick
            ? `Take off the lid and cook on HIGH for ${minutes === null ? '20–30 minutes' : formatMinutes(Math.max(20, minutes[0] * 2), Math.max(30, minutes[1] * 2))}${until}.`
            : `Cover and cook on HIGH for ${minutes === null ? '15 minutes' : formatMinutes(Math.max(15, minutes[0] * 2), Math.max(15, minutes[1] * 2))}${until}.`;
      now.set(at, () => [said]);
      ideas.push(() => [clause.step, said, []]);
      pending = [];
      continue;
    }
    const slow =
      !out &&
      added.every(
        (part) =>
          (part.time?.late ?? null) === null &&
          !splits(part) &&
          !thickens(part) &&
          !tinnedPulse(part) &&
          (part.time !== null || part.grams < 60),
      );
    const spent = [...pending];
    if (
      slow &&
      most >= 15 &&
      !(pressure && opens) &&
      !added.some((part) => part.safe !== null && part.safe.kind === 'poultry')
    ) {
      steps.push(clause.step, ...spent.map((one) => clauses[one]!.step));
      early.push(...added);
      for (const one of spent) now.set(one, () => 'drop');
      now.set(at, () => 'drop');
      pending = [];
      continue;
    }
    simmers = true;
    const until = untilOf(text);
    const late: Late = {
      parts: added,
      minutes,
      until,
      open: opens,
      juices: out,
      goesOn: clause.minutes === null && timed.length > 0,
    };
    const first = spent[0] ?? at;
    // "20 more minutes … beans in, last 10": ten of the twenty are over by then.
    const [told] = timed.slice(-1);
    if (clause.minutes === null && last !== null && told !== undefined && told.late.minutes![0] > last) {
      const { late: before, at: where } = told;
      const shown: Late = { ...before, minutes: [before.minutes![0] - last, before.minutes![1] - last] };
      now.set(where, (call) => [lateSaid(ask, shown, call)]);
      ideas[told.idea] = (call) => [clauses[where]!.step, lateSaid(ask, shown, call), before.parts];
    }
    if (minutes !== null) timed.push({ late, at: first, idea: ideas.length });
    for (const one of [...spent, at]) now.set(one, () => 'drop');
    now.set(first, (call) => [lateSaid(ask, late, call)]);
    ideas.push((call) => [clause.step, lateSaid(ask, late, call), added]);
    pending = [];
  }
  return { early, now, simmers, steps, ideas: (call) => ideas.map((one) => one(call)) };
}

const isBrowned = (part: Part): boolean => part.safe !== null && part.safe.kind === 'meat';

const browns = ({ source }: Ask, { actions, text, minutes }: Clause): boolean =>
  source === 'oven' &&
  (minutes?.[1] ?? 99) <= 40 &&
  actions.some((action) => action === 'roast' || action === 'bake' || action === 'broil') &&
  /\b(?:un)?till?\b[^.]*\b(?:brown\w*|golden|crisp\w*)\b/i.test(text);

const shorter = ([least, most]: Range): Range => (most > 12 ? [8, 10] : [least, most]);

/** "For the last 10 minutes", "half an hour before the end". */
function lastMinutes(text: string): number | null {
  const found =
    /\b(?:in|for|with) (?:the )?(?:last|final) (\d+)|(?:^|,)\W*last (\d+) min|\b(\d+) min\w* (?:before|from) the end\b/i.exec(
      text,
    );
  if (found !== null) return Number(found[1] ?? found[2] ?? found[3]);
  return /\bhalf an hour (?:before|from) the end\b/i.test(text) ? 30 : null;
}

const watches =
  /^\W*stir (?:it )?(?:every|often|occasionally|now and|from time)|\btop(?:ping)? (?:it )?up\b|\bcatches\b|\bcheck (?:on )?(?:it|the (?:water|liquid)) (?:every|occasionally)/i;

/** How its author sees that it is done. */
function untilOf(text: string): string {
  const found = /\b(?:until|till|til)\s+([^.,;()]+)|\buntil\s+thick\w*/i.exec(text);
  const said = found?.[1]?.trim() ?? '';
  return said === '' || said.length > 60 || /\d|\b(?:boil|oven|lid)/i.test(said) ? '' : `, until ${said}`;
}
