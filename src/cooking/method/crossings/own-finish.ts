/** A dish of two stretches in the oven, one covered and wet, one open and hot: each machine takes the one that it can do. */
import { actionNature } from '../../dishes/actions.ts';
import type { Method } from '../../vocabulary.ts';
import { ovenActions } from '../read/detect-method.ts';
import type { Clause, ClauseRole, DishClass } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';
import { callOf, mainPart, type Part } from '../read/parts.ts';
import { namesVessel } from '../words.ts';

const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);
const closed: ReadonlySet<Method> = new Set(['slowCooker', 'pressureCooker']);
const bare: Readonly<Partial<Record<Method, string>>> = {
  grill: 'on the grate',
  airFryer: 'in the air-fryer basket',
};

const covers = /\b(?:cover\w*|foil|lid|wrap\w*|seal\w*|tent\w*|parcel)\b/i;
const opens =
  /\b(?:uncover\w*|(?:take|lift|peel|pull) off the (?:lid|foil)|(?:take|lift|peel|pull) (?:the )?(?:lid|foil) off|take off (?:the )?(?:lid|foil)|(?:remove|discard|unwrap) (?:the )?(?:lid|foil)|without the (?:lid|foil)|lid off|unwrap)\b/i;
const hotter =
  /\b(?:turn|crank|raise|increase|put|bump|heat|up)\b[^.;]*\b(?:oven|heat|temp(?:erature)?)\b[^.;]*\d{3}|\boven up\b|\bup to \d{3}\b/i;
const dresses = /^\W*(?:then\s+)?(?:pour|brush|baste|glaze|coat|slather|toss|spoon|drain|mop|spread)\b/i;
const browns =
  /\b(?:golden|brown(?:ed|s)?|crisp\w*|bark|crust\w*|caramel\w+|colou?red|char(?:red|s)?|dark|sticky|glaz\w+|lacquer\w*)\b/i;
const tears = /\b(?:shred|pull|fork apart|break (?:it|the meat|the pork) up)\w*\b/i;

/** The covered stretch and the open one after it. */
interface Stretches {
  readonly covered: number;
  readonly open: number;
}

/** "Take the foil off for the last 30 minutes so you get some bark." */
const atEnd =
  /\b(?:for|in|during) the (?:last|final) (?:half an hour|hour|\d+(?:\s*(?:-|–|to)\s*\d+)? ?min)/i;

const inOven = ({ actions, minutes, text }: Clause): boolean =>
  minutes !== null &&
  (actions.some((action) => ovenActions.has(action)) ||
    (actions.some((action) => actionNature[action].heats) && /\b(?:cook|braise|oven)\b/i.test(text)));

/** Both stretches, where a recipe has them. */
function stretchesOf(clauses: readonly Clause[]): Stretches | null {
  const last = clauses.findLastIndex(
    (clause) =>
      inOven(clause) &&
      clause.actions.some((action) => ovenActions.has(action)) &&
      clause.minutes![1] >= 5 &&
      clause.minutes![1] <= mostOpenMinutes,
  );
  const open = last >= 0 ? last : clauses.findIndex(({ text }) => opens.test(text) && atEnd.test(text));
  const covered = clauses.findIndex(
    (clause, at) => at < open && inOven(clause) && clause.minutes![1] >= leastCoveredMinutes,
  );
  if (open < 0 || covered < 0) return null;
  const lid = clauses
    .slice(Math.max(0, covered - 3), covered + 1)
    .some(({ text }) => covers.test(text) && !opens.test(text));
  const between = clauses.slice(covered + 1, open + 1);
  const opened = between.some(({ text }) => opens.test(text) || hotter.test(text) || dresses.test(text));
  return lid && opened && browns.test(clauses[open]!.text + nextOf(clauses, open)) ? { covered, open } : null;
}

/** What the same sentence goes on to say: "until dark, / crisp and golden". */
const nextOf = (clauses: readonly Clause[], at: number): string =>
  clauses
    .slice(at + 1, at + 3)
    .filter(({ step }) => step === clauses[at]!.step)
    .map(({ text }) => ` ${text}`)
    .join('');

const mostOpenMinutes = 60;
const leastCoveredMinutes = 40;

const quiet = { action: null, actions: [], minutes: null, celsius: null, innerCelsius: null } as const;

/**
 * The dish with the stretch that the machine takes as its only one, and the other where it was; null where there are not
 * two, or they are not of a piece with this machine.
 */
export function finishStays(
  { clauses, cast }: Cooking,
  source: Method,
  target: Method,
  dish: DishClass,
  parts: ReadonlyMap<string, Part>,
): Cooking | null {
  if (!ovens.has(source) || (dish !== 'pieces' && dish !== 'roast' && dish !== 'stew')) return null;
  const main = mainPart([...parts.values()]);
  if (main === null || main.safe === null || main.safe.kind === 'egg') return null;
  const found = stretchesOf(clauses);
  if (found === null) return null;
  const contents = new Set([...cast.contents, main.key]);
  if (closed.has(target)) return closedFirst(clauses, cast.roles, found, dish, main, contents);
  return bare[target] === undefined || dish === 'stew'
    ? null
    : openOver(clauses, cast.roles, found, target, main, contents);
}

/** The pot takes the covered stretch; the oven keeps the open one, or the broiler crisps what is shredded. */
function closedFirst(
  clauses: readonly Clause[],
  was: readonly ClauseRole[],
  { covered, open }: Stretches,
  dish: DishClass,
  main: Part,
  contents: ReadonlySet<string>,
): Cooking | null {
  const torn = clauses.findIndex(({ text }, at) => at > open && tears.test(text));
  if (torn < 0 && main.whole) return null;
  const roles = was.map((role, at): ClauseRole => {
    if (at === covered) return 'core';
    if (at < covered)
      return role === 'core' || goesInTin(clauses[at]!, at, clauses, covered, main, dish)
        ? 'drop'
        : role === 'side'
          ? 'keep'
          : role;
    return role === 'preheat' || role === 'core' || role === 'late' || role === 'drop' || role === 'side'
      ? 'side'
      : role;
  });
  if (torn >= 0) return crispedAfter(clauses, roles, { covered, open }, torn, main, contents);
  return {
    clauses: clauses.map((clause, at) =>
      at <= covered
        ? clause
        : { ...clause, text: inFreshTin(clause.text, at === open), asWritten: true, rule: 'finish-oven' },
    ),
    cast: { roles, main: covered, contents },
  };
}

/** What only laid the food in its tin, gave the tin its water and closed it: the pot's own sentence does it. */
const goesInTin = (
  { text, names, minutes }: Clause,
  at: number,
  clauses: readonly Clause[],
  covered: number,
  main: Part,
  dish: DishClass,
): boolean =>
  minutes === null &&
  ((names.length === 0 && at >= covered - 3 && /^\W*(?:and |then )*(?:cover|seal|wrap|tent)\b/i.test(text)) ||
    (dish === 'pieces' &&
      clauses[at]!.step >= clauses[covered]!.step - 1 &&
      ((names.length === 0 && /\b(?:boiling|hot|cold)? ?water\b/i.test(text) && /\bpour|add/i.test(text)) ||
        (names.every((key) => key === main.key) &&
          (namesVessel(text, ['tray', 'dish', 'tin']) || /\btin\b/i.test(text))))));

/** What came back into its tin, or stayed in it, lies on a lined tray now. */
function inFreshTin(text: string, roasts: boolean): string {
  const told = text
    .replace(
      /^(\W*)(?:turn|crank|raise|increase|put|bump|up) (?:up )?(?:the )?(?:oven|heat|temp(?:erature)?)(?: up)? to\b/i,
      '$1Heat the oven to',
    )
    .replace(
      /^(\W*)(?:uncover|(?:take|lift) off (?:the )?(?:lid|foil)|remove (?:the )?(?:lid|foil))(?: and|,)?\s*/i,
      '$1',
    )
    .replace(
      /\b(?:(tip|put|place|return|lay) )?(?:(it|them) )?(?:back )?(?:in|into|to|on|onto) the (?:same |roasting |baking )*(?:tin|tray|dish|pan)\b/i,
      (_, verb: string | undefined, what: string | undefined) =>
        `${verb === undefined ? '' : `${verb} `}${what ?? (verb === undefined ? '' : 'them')}${verb === undefined && what === undefined ? '' : ' '}into a roasting tin lined with foil`,
    );
  const said =
    roasts && !/\b(?:tin|tray|sheet)\b/i.test(told)
      ? told.replace(/^(\W*)(?:return (?:it |them )?to the oven|(?:roast|bake)(?: again)?)\b/i, '$1Roast')
      : told;
  return /^\p{Ll}/u.test(said) && /^\p{Lu}/u.test(text) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** Meat that is shredded gets its crisp edges when it lies spread out, not whole and falling apart. */
function crispedAfter(
  clauses: readonly Clause[],
  roles: readonly ClauseRole[],
  { covered, open }: Stretches,
  torn: number,
  main: Part,
  contents: ReadonlySet<string>,
): Cooking {
  const step = clauses[torn]!.step;
  const served = clauses.findIndex(
    ({ text }, at) =>
      at > torn &&
      /^\W*(?:then\s+)?(?:serve|pile|spoon|load|stuff|heap|fill|divide|taste|garnish|top)\b/i.test(text),
  );
  const lastOwn = clauses.findLastIndex((one) => one.step === step);
  const place = served > torn && served <= lastOwn ? served : lastOwn + 1;
  const crisp: Clause = {
    ...clauses[torn]!,
    ...quiet,
    text: `For dark, crisp edges, spread the ${callOf(main).split(' ')[0]!} out on a baking sheet lined with foil and put it under a hot broiler for 5–10 minutes, turning it once.`,
    joint: ' ',
    sentence: clauses[place - 1]!.sentence + 0.5,
    names: [],
    asWritten: true,
    rule: 'finish-shred',
  };
  // "Inside should be 95 °C": the pot's own sentence tells when it is done.
  const gone = (at: number): boolean =>
    at > covered &&
    at < torn &&
    ((clauses[at]!.step === clauses[open]!.step && clauses[at]!.names.length === 0) ||
      opens.test(clauses[at]!.text) ||
      hotter.test(clauses[at]!.text));
  const told = roles.map((role, at): ClauseRole => (gone(at) ? 'drop' : role));
  return {
    clauses: [...clauses.slice(0, place), crisp, ...clauses.slice(place)],
    cast: { roles: [...told.slice(0, place), 'side', ...told.slice(place)], main: covered, contents },
  };
}

/** The oven keeps the covered stretch; the fire or the fan takes the open one. */
function openOver(
  clauses: readonly Clause[],
  was: readonly ClauseRole[],
  { open }: Stretches,
  target: Method,
  main: Part,
  contents: ReadonlySet<string>,
): Cooking {
  const lastHeat = clauses.findLastIndex(
    ({ text, action }, at) => at < open && (action === 'preheat' || hotter.test(text)),
  );
  const laid: Clause = {
    ...clauses[open]!,
    ...quiet,
    text: `Lift the ${callOf(main)} out of the tin and lay them ${bare[target]!}.`,
    joint: ' ',
    sentence: -1,
    names: [],
    asWritten: true,
    rule: 'finish-over',
  };
  const roles = was.map((role, at): ClauseRole => {
    if (at === open) return 'core';
    if (at > open) return role;
    return at === lastHeat && clauses[at]!.step >= clauses[open]!.step - 1 ? 'preheat' : 'side';
  });
  return {
    clauses: [
      ...clauses.slice(0, open).map((clause): Clause => ({ ...clause, asWritten: true })),
      laid,
      ...clauses.slice(open),
    ],
    cast: { roles: [...roles.slice(0, open), 'side', ...roles.slice(open)], main: open + 1, contents },
  };
}
