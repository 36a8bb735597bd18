/** What a closed pot cannot do at the end of a braise: brown its top, or boil its sauce down hard. */
import type { Method } from '../../vocabulary.ts';
import type { DishClass } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';
import { callOf, mainPart, type Part } from '../read/parts.ts';

const closed: ReadonlySet<Method> = new Set(['slowCooker', 'pressureCooker']);
const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);

const browns = /\b(?:golden|brown(?:ed|s)?|crisp\w*|crust\w*|caramel\w+|colou?red|bubbling and)\b/i;
const hotter =
  /\b(?:turn|crank|raise|increase|put|bump|heat|up)\b[^.;]*\b(?:oven|heat|temperature)\b[^.;]*\d{3}/i;
const lidOff =
  /\b(?:uncover\w*|(?:take|lift) off the (?:lid|foil)|(?:take|lift) the (?:lid|foil) off|remove the (?:lid|foil)|without the lid|lid off)\b/i;
const lidAlone =
  /^\W*(?:then\s+)?(?:uncover|(?:take|lift) off the (?:lid|foil)|(?:take|lift) the (?:lid|foil) off|remove the (?:lid|foil))(?: (?:and|from)\b[^.;,]*)?\W*$/i;
const leadOff =
  /^(\W*)(?:then\s+)?(?:uncover|(?:take|lift) off the (?:lid|foil)|(?:take|lift) the (?:lid|foil) off|remove the (?:lid|foil)),\s+(?:and\s+|then\s+)*/i;
/** Longer than this in an open oven is cooking, not a finish. */
const mostMinutes = 35;
const until = /\b(?:until|till|so(?: that)?)\b[^.;]*/i;

const quiet = {
  action: null,
  actions: [],
  minutes: null,
  celsius: null,
  names: [],
  asWritten: true,
} as const;

/** A last stretch in an open oven, told for the broiler: nothing browns under a lid. */
export function openFinish(
  cooking: Cooking,
  source: Method,
  target: Method,
  dish: DishClass,
  parts: ReadonlyMap<string, Part>,
): Cooking {
  const { clauses, cast } = cooking;
  if (!closed.has(target) || !ovens.has(source) || dish !== 'stew') return cooking;
  const found = clauses.findIndex(
    (clause, at) =>
      at > cast.main &&
      (cast.roles[at] === 'late' || cast.roles[at] === 'core') &&
      (clause.minutes?.[1] ?? 0) <= mostMinutes &&
      browns.test(clause.text) &&
      clauses.some(
        ({ step, text }, other) =>
          other <= at &&
          step >= clause.step - 1 &&
          other > cast.main &&
          (lidOff.test(text) || hotter.test(text)),
      ),
  );
  if (found < 0) return cooking;
  const clause = clauses[found]!;
  const main = mainPart([...parts.values()]);
  const topped = clauses.some(
    ({ text, names }, at) =>
      at <= found &&
      !names.includes(main?.key ?? '') &&
      /\b(?:on top|overlap\w*|topping|crust of)\b/i.test(text),
  );
  const done = (until.exec(clause.text)?.[0] ?? 'until browned')
    .trim()
    .replace(/^so(?: that)?\b/i, 'so that');
  const lifted = !topped && main !== null && main.whole;
  const told = lifted
    ? `Heat the broiler. Lift the ${callOf(main)} onto a baking sheet lined with foil and put it under the hot broiler for 5–8 minutes, ${done}`
    : `Put the pot, if it can stand the heat, or an ovenproof dish that all of it is moved to, under a hot broiler for 5–8 minutes, ${done}`;
  return {
    clauses: clauses.map((one, at) => {
      if (at === found) return { ...one, ...quiet, text: told, joint: ' ', sentence: one.sentence + 50 };
      return at > cast.main && at < found && one.step === clause.step
        ? { ...one, text: one.text.replace(leadOff, '$1') }
        : one;
    }),
    cast: {
      ...cast,
      roles: cast.roles.map((role, at) => {
        if (at === found) return 'side';
        const near = at > cast.main && at < found && clauses[at]!.step >= clause.step - 1;
        return near &&
          clauses[at]!.names.length === 0 &&
          (lidAlone.test(clauses[at]!.text) || hotter.test(clauses[at]!.text))
          ? 'drop'
          : role;
      }),
    },
  };
}

const boilsHard =
  /\b(?:boil|simmer|bubble|cook|reduce)\w*\b[^.;]*\b(?:hard|rapidly|fast|briskly|vigorously|down|by half|coats?|reduc\w+|thicken\w*|syrupy|glossy)\b|^\W*reduce (?:the |it\b)(?!heat)/i;
const takenOut =
  /^\W*(?:then\s+)?(?:lift|remove|take|transfer|move|fish|scoop)\b[^.;]*\b(?:out|plate|platter|dish|board|warm|aside|from the (?:pot|sauce|pan|casserole|liquid))\b/i;
/** What is boiled down, which a new pan has to be told. */
const liquid = /\bthe (?:[\p{L}-]+ )?(?:sauce|liquid|juices?|gravy|broth|stock|cooking liquid)\b/iu;

/** "… into a sieve set over a pan." */
const sieved = /\b(?:sieve|strain\w*|colander)\b[^.;]*\b(?:over|into) an? (?:[\w-]+ )?(?:sauce)?pan\b/i;

/** The sauce that is strained into a pan of its own is simmered there. */
export function sievedApart(cooking: Cooking, target: Method): Cooking {
  const { clauses, cast } = cooking;
  const at = clauses.findIndex(({ text }, index) => index > cast.main && sieved.test(text));
  if (!closed.has(target) || at < 0) return cooking;
  const { step } = clauses[at]!;
  const end = clauses.findIndex(
    ({ text, step: own }, index) =>
      index > at &&
      (own !== step || /^\W*(?:then\s+)?(?:pour|return)\b[^.;]*\b(?:over|to|back)\b/i.test(text)) &&
      cast.roles[index - 1] === 'late',
  );
  const stop = end < 0 ? clauses.length : end;
  return {
    clauses,
    cast: {
      ...cast,
      roles: cast.roles.map((role, index) =>
        index >= at && index < stop && role === 'late' ? 'side' : role,
      ),
    },
  };
}

/** The sauce that is boiled down once the meat is out of it: a slow cooker never boils, so a pan on the stove does it. */
export function sauceApart(cooking: Cooking, target: Method): Cooking {
  const { clauses, cast } = cooking;
  if (target !== 'slowCooker') return cooking;
  const found = clauses.findIndex(
    (clause, at) =>
      at > cast.main &&
      cast.roles[at] === 'late' &&
      boilsHard.test(clause.text) &&
      clauses.some(({ text }, other) => other > cast.main && other < at && takenOut.test(text)),
  );
  if (found < 0) return cooking;
  const clause = clauses[found]!;
  const named = liquid.exec(clause.text)?.[0] ?? 'the sauce';
  const body = clause.text.trim().replace(/^\W*/, '').replace(liquid, 'it');
  const lower = `${body.charAt(0).toLowerCase()}${body.slice(1)}`;
  const said = /\bit\b/.test(lower) ? lower : lower.replace(/^(\p{L}+)\b/u, '$1 it');
  return {
    clauses: clauses.map((one, at) =>
      at === found
        ? {
            ...one,
            ...quiet,
            names: one.names,
            text: `Pour ${named} into a wide pan and ${said.replace(/\bon the stove\b/i, '')}`,
          }
        : one,
    ),
    cast: { ...cast, roles: cast.roles.map((role, at) => (at === found ? 'side' : role)) },
  };
}
