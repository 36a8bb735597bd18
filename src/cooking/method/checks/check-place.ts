/** Where the inner temperature of the meat is asked for: when it is done, and before it leaves the pot. */
import { actionNature } from '../../dishes/actions.ts';
import { tornUp } from '../moments/late-parts.ts';
import { statesTemperature, type Part } from '../read/parts.ts';
import type { Fragment, WriteInput } from '../told/write-input.ts';

/** Index of the fragment that the check follows. */
export function checkPlace(
  fragments: readonly Fragment[],
  { clauses, cast, context, plan, parts }: WriteInput,
  late: readonly Part[],
  /** Clauses that went in with the main cooking. */
  hoisted: ReadonlySet<number> = new Set(),
): number {
  const { roles, main } = cast;
  const told = fragments.findLastIndex((one) => one.rule === 'core' || one.rule === 'order');
  // Where the old sentences stand, it comes after the last that cooks.
  const cooksLast = (at: number): boolean =>
    clauses[at]!.actions.some((action) => actionNature[action].heats) ||
    (/\b(?:cook(?:ed)?|toss)\b/i.test(clauses[at]!.text) &&
      (clauses[at]!.minutes !== null || /\buntil\b/i.test(clauses[at]!.text)) &&
      cast.roles[at] !== 'side');
  const due = new Set([...parts.values()].filter((part) => statesTemperature(part, context.dish)));
  // Where the machine boils the rice alone, the rest is cooked in its own pans.
  const beside = context.target === 'riceCooker' && [...due].every((part) => !context.parts.includes(part));
  const lastKept =
    told < 0 || plan.core.length === 0 || beside
      ? fragments.findLastIndex((one) => one.from !== null && cooksLast(one.from))
      : -1;
  // Eggs that go in off the heat are not done before they are in.
  const inLast = [...due].every(({ safe }) => safe!.kind === 'egg')
    ? fragments.findLastIndex(
        ({ from }) =>
          from !== null && from > main && clauses[from]!.names.some((key) => due.has(parts.get(key)!)),
      )
    : -1;
  // What is shredded and goes back is done already.
  const torn = clauses.findIndex(
    ({ text, names }, at) =>
      at > main &&
      tornUp.test(text) &&
      // "Move the pork to a board and shred with two forks."
      ((names.length === 0 && madeOfMeat.test(text)) ||
        (names.length > 0 ? names : (clauses[at - 1]?.names ?? [])).some(
          (key) =>
            due.has(parts.get(key)!) &&
            // Raw fish that is cut up for the pot was never in it.
            clauses.findIndex((one) => one.names.includes(key)) <= main,
        )),
  );
  const coreAt = fragments.findIndex((one) => one.rule === 'core' && one.own);
  const mainAt = coreAt < 0 || plan.tucked !== true ? coreAt : told;
  // Cheese that melts on top in minutes cooks no meat: what is raw has to be done before.
  const topped =
    mainAt >= 0 &&
    plan.second === null &&
    (context.minutes?.[1] ?? 0) >= 15 &&
    clauses.every(
      ({ minutes }, at) =>
        at <= main ||
        hoisted.has(at) ||
        (roles[at] !== 'late' && roles[at] !== 'core') ||
        (minutes?.[1] ?? 99) <= (context.target === 'pressureCooker' ? 20 : 10),
    ) &&
    ![...due].some(
      (part) =>
        late.includes(part) ||
        !cast.contents.has(part.key) ||
        // What is cut only now goes in only now.
        clauses.findIndex(({ names }) => names.includes(part.key)) > main ||
        // "Stir in the cream and the chicken": it is heated after that.
        clauses.some(
          ({ names, action, text }, at) =>
            at > main && names.includes(part.key) && action === 'add' && !whenDone.test(text),
        ),
    );
  // A machine that closes is told in two breaths: its meat is looked at when it is open again.
  const opened =
    mainAt >= 0 &&
    fragments[mainAt + 1]?.rule === 'core' &&
    fragments[mainAt + 1]!.own &&
    fragments[mainAt + 1]!.from === null
      ? mainAt + 1
      : mainAt;
  const done = topped
    ? opened
    : torn >= 0 && mainAt >= 0 && fragments.some(({ from }, at) => from === torn && at < told)
      ? opened
      : told;
  const hot = Math.max(done, lastKept, inLast);
  const stepOf = (at: number): number | null => {
    const from = fragments[at]?.from ?? null;
    return from === null ? null : clauses[from]!.step;
  };
  // Not in the middle of an old sentence.
  return (hot === lastKept || hot === inLast) && hot !== done
    ? fragments.findLastIndex((_, at) => at >= hot && stepOf(at) === stepOf(hot))
    : hot;
}

/** "When the meat is nearly off the bone, put in the carrots" adds no meat. */
const whenDone = /^\W*(?:when|once|after|as soon as)\b/i;

/** What was shaped of the meat, or is it by another name. */
const madeOfMeat = /\b(?:rolls|meat ?balls|parcels|patties|koftas?|meat|bird|joint)\b/i;
