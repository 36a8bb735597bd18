/** The crisp end of a dish that cooks in wet heat: what the broiler browned, it browns still. */
import type { Method } from '../../vocabulary.ts';
import type { Clause, DishClass } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';
import { callOf, mainPart, type Part } from '../read/parts.ts';
import { sayMinutes } from '../plan.ts';
import { overFire, underBroiler } from '../read/role-words.ts';

/** Machines in which nothing browns, and whose vessel cannot stand under a broiler. */
const wet: ReadonlySet<Method> = new Set([
  'slowCooker',
  'pressureCooker',
  'steamer',
  'microwave',
  'sousVide',
  'riceCooker',
]);

const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);

/** Dishes that lie in pieces and can be lifted out; a gratin melts under its lid. */
const loose: ReadonlySet<DishClass> = new Set(['pieces', 'roast', 'fried', 'stew']);

/** "Return to the oven for 3 minutes to melt." */
const backInOven =
  /^\W*(?:then\s+)?(?:return|put|place|slide|pop|set) (?:(?:it|them|everything|the \w+) )?(?:back )?(?:in|into|to) (?:the|a) (?:hot )?oven\b(?=[^.;]*\b(?:melt|crisp|brown|golden|toast|bubbl|glaz|caramel|stick|gloss|shin|lacquer|tacky|char)\w*)/i;
const mostMinutes = 10;
/** Cheese melts in moments, a glaze takes a little longer to set. */
const twoFires = 'for 1–2 minutes';
const glazeMinutes = 'for 3–5 minutes';
const sticky = /\b(?:glaz|stick|gloss|shin|lacquer|tacky|caramel|char)\w*/i;

const fires: ReadonlySet<Method> = new Set(['grill', 'smoker', 'campfire']);
/** "Move over direct heat, 5 minutes a side until sticky": with no fire any more, the broiler does it. */
const broiledInstead = (clause: Clause): string =>
  `put under a hot broiler ${glazeMinutes}${/,?\s*\b(?:un)?till?\b[^.;]*/i.exec(clause.text)?.[0].replace(/^,?\s*/, ', ') ?? ', until it blisters at the edges'}`;

/** "Open the foil", of what is in a pot now. */
const opensFoil =
  /^\W*(?:open|unwrap|unfold|peel back|fold back|loosen)(?: up)? (?:the )?(?:foil|parcels?|packets?)(?:,? and\b|,|\W*$)\s*/i;
const cranks =
  /\b(?:crank|turn|switch|set|flip)\b[^.;,]{0,24}\b(?:to|on) (?:the |high )?broil(?:er)?\b(?: on)?/i;

const onSheet = /\b(?:sheet|tray|rack|foil|broiler[- ]pan|baking dish)\b/i;

/**
 * Keeps a last stretch under the broiler, with the sheet that it takes, where the new machine browns nothing. What came
 * out of a pot that cannot brown was broiled apart before, and is so still.
 */
export function broilerFinish(
  cooking: Cooking,
  source: Method,
  target: Method,
  dish: DishClass,
  parts: ReadonlyMap<string, Part>,
): Cooking {
  const { clauses, cast } = cooking;
  const fromPot = wet.has(source);
  if (!loose.has(dish) || !(wet.has(target) || (fromPot && ovens.has(target)))) return cooking;
  const found = clauses.findIndex(
    (clause, at) =>
      at > cast.main &&
      (((clause.minutes?.[1] ?? 0) <= mostMinutes &&
        (underBroiler.test(clause.text) || (ovens.has(source) && backInOven.test(clause.text)))) ||
        (fires.has(source) && glazedOverFire(clauses, at))),
  );
  if (found < 0) return cooking;
  const clause = clauses[found]!;
  // What leads up to it in the same instruction: "unwrap, brush with the sauce and broil".
  const first = clauses.findIndex(
    ({ step }, at) => step === clause.step && at > cast.main && cast.roles[at] !== 'drop',
  );
  const main = mainPart([...parts.values()]);
  const laid =
    fromPot || clauses.slice(first, found + 1).some(({ text }) => onSheet.test(text.replace(opensFoil, '')));
  const fiery = fires.has(source) && !underBroiler.test(clause.text);
  // What lies over a stew cannot be lifted out: it is browned where it is, or not at all.
  if (dish === 'stew' && !laid && isTopped(clauses, cast.main)) return brownedOnTop(cooking, found, first);
  const back = backInOven.test(clause.text);
  const sets = sticky.test(clause.text);
  const lift: Clause[] =
    laid || back || main === null || !(ovens.has(source) || fiery)
      ? []
      : [
          {
            ...clauses[first]!,
            text: `Heat the broiler. Lift the ${callOf(main)} onto a baking sheet lined with foil.`,
            joint: ' ',
            sentence: -1,
            action: null,
            actions: [],
            minutes: null,
            celsius: null,
            names: [],
            asWritten: true,
          },
        ];
  const told: Clause = {
    ...clause,
    text: fiery
      ? broiledInstead(clause)
      : back
        ? clause.text
            .replace(
              backInOven,
              sets
                ? 'spread on a foil-lined baking sheet and put under a hot broiler'
                : 'put under a hot broiler on a baking sheet',
            )
            .replace(
              /\bfor (?:about |another )?\d+(?:\s*(?:-|–|to)\s*\d+)?(?: more)? min(?:ute)?s?\b/i,
              sets ? glazeMinutes : twoFires,
            )
        : clause.text.replace(opensFoil, '').replace(cranks, 'put under the hot broiler'),
    ...(back && sets && /\band\s*$/.test(clause.joint) ? { joint: ', ' } : {}),
    asWritten: true,
  };
  const at = Math.max(first, cast.main + 1);
  return {
    clauses: [
      ...clauses.slice(0, at),
      ...lift,
      ...clauses.slice(at, found),
      told,
      ...clauses.slice(found + 1),
    ],
    cast: {
      ...cast,
      roles: [
        ...cast.roles.slice(0, at),
        ...lift.map(() => 'side' as const),
        // The glaze goes on for the broiler.
        ...cast.roles
          .slice(at, found)
          .map((role, index) =>
            opensFoil.test(clauses[at + index]!.text)
              ? 'drop'
              : role === 'core' || role === 'late'
                ? role
                : clauses[at + index]!.step === clause.step && role !== 'drop'
                  ? 'side'
                  : role,
          ),
        'side',
        ...cast.roles.slice(found + 1),
      ],
    },
  };
}

/** "Arrange the sliced potatoes on top." */
const isTopped = (clauses: readonly Clause[], main: number): boolean =>
  clauses
    .slice(0, main + 1)
    .some(
      ({ text }) =>
        /\b(?:arrange|layer|lay|overlap|spread|spoon|pile|top|cover)\w*\b/i.test(text) &&
        /\b(?:on top|over the top|overlapp?\w*|on the (?:stew|meat|filling))\b/i.test(text) &&
        /\b(?:potato(?:es)?|mash|slices|bread|scones?|cobbler)\b/i.test(text),
    );

/** The layer on a stew gets its colour in the pot, where that can stand it. */
function brownedOnTop({ clauses, cast }: Cooking, found: number, first: number): Cooking {
  const clause = clauses[found]!;
  const wanted = Math.max(first, cast.main + 1);
  const minutes = clause.minutes ?? [5, 8];
  const cue = /,?\s*\b(?:un)?till?\b[^.;]*/i.exec(clause.text)?.[0].replace(/^,?\s*/, ', ') ?? '';
  const told: Clause = {
    ...clause,
    text: `If the pot of your cooker may stand under a broiler, brown the top there for ${sayMinutes(minutes)}${cue}; if not, it stays pale and is just as good.`,
    joint: '. ',
    asWritten: true,
  };
  return {
    clauses: clauses.map((one, at) => (at === found ? told : one)),
    cast: {
      ...cast,
      roles: cast.roles.map((role, at) =>
        at < wanted || at > found
          ? role
          : at === found
            ? 'side'
            : // Only what is brushed or strewn on it stays of what led up to the fire.
              clauses[at]!.names.length > 0 && !/\b(?:oven|grill|broil\w*)\b/i.test(clauses[at]!.text)
              ? 'side'
              : 'drop',
      ),
    },
  };
}

/** A last stretch over the fire, short, or for what was just brushed on. */
const glazedOverFire = (clauses: readonly Clause[], at: number): boolean => {
  const clause = clauses[at]!;
  const before = clauses[at - 1];
  return (
    overFire.test(clause.text) &&
    (clause.minutes === null || clause.minutes[1] <= mostMinutes) &&
    (sticky.test(clause.text) ||
      (before?.step === clause.step && /\b(?:brush|baste|glaze|mop|coat|slather)\b/i.test(before.text)))
  );
};
