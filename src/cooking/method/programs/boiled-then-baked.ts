/** Dried beans that boil on the stove, are drained and then bake for hours: the bake goes into the slow cooker. */
import { formatMinutes } from '../../text/grammar.ts';
import { longest, reasonOf, retell, type Ask, type Told } from './telling.ts';

const drains = /^\W*(?:and\s+|then\s+)*(?:drain|strain)\b/i;
const savesWater = /\b(?:save|saving|reserve|reserving|keep|keeping)\b[^.;]*\b(?:water|liquid)\b/i;
const pot =
  /\b(?:(?:an?|the|your) )?(?:(?:large|deep|heavy|oven-?proof|ovensafe|earthenware) )*(?:bean ?pot|casserole(?: dish)?|dutch oven|oven-?proof pot|baking dish)\b/gi;
const lidAlone = /^\W*(?:and\s+|then\s+)*(?:cover(?: (?:it|the pot|the beans))?|(?:put the )?lid on)\W*$/i;
const looks = /\bevery\b[^.;]*\b(?:h(?:ou)?rs?|min\w*)\b|\bif (?:it|they|the beans)?\s?(?:\w+ )?dry\b/i;
const lidOff = /\b(?:lid off|uncover\w*|(?:take|lift|remove)\b[^.;]*\b(?:lid|cover|foil))\b/i;
const leastBoil = 30;
const leastBake = 120;
const time = 'on LOW for 8–10 hours, or on HIGH for 4–5 hours';

/** The beans in a slow cooker; null where they are not boiled, drained and baked in this order. */
export function boiledThenBaked(ask: Ask): Told | null {
  const { clauses, parts, source, target } = ask;
  if (target !== 'slowCooker' || source !== 'oven') return null;
  const bean = parts.find((part) => part.time?.dry === true && /\bbeans?\b/i.test(part.item.text));
  if (bean === undefined) return null;
  const main = longest(
    clauses,
    (one) =>
      (one.minutes?.[1] ?? 0) >= leastBake &&
      one.actions.some((action) => action === 'bake' || action === 'braise' || action === 'roast'),
  );
  const own = clauses[main];
  const boil = clauses.findIndex(
    (one) =>
      own !== undefined &&
      one.step < own.step &&
      (one.minutes?.[0] ?? 0) >= leastBoil &&
      one.actions.some((action) => action === 'boil' || action === 'simmer'),
  );
  const first = clauses[boil];
  if (own === undefined || first === undefined) return null;
  const drained = clauses.findIndex(
    ({ text, step }, at) => at > boil && at < main && step <= first.step + 1 && drains.test(text),
  );
  // Another long stretch, or another fire, is told by nobody here.
  const others = clauses.some((one, at) => at > drained && at !== main && (one.minutes?.[1] ?? 0) > 60);
  if (drained < 0 || others) return null;
  const saved = savesWater.test(
    clauses
      .filter(({ step }) => step === clauses[drained]!.step)
      .map(({ text }) => text)
      .join(', '),
  );
  let thickens = false;
  const steps = retell(
    ask,
    (clause, at) => {
      if (clause.actions.includes('preheat')) return 'drop';
      if (at === main) return [`Cover and cook ${time}, until the beans are soft all the way through.`];
      if (clause.step === own.step && at < main && lidAlone.test(clause.text)) return 'drop';
      if (at < main) return null;
      if (lidOff.test(clause.text)) {
        if (thickens) return 'drop';
        thickens = true;
        return [
          'For the last hour take the lid off and cook on HIGH, so that the sauce thickens. For a brown top, move them to an ovenproof dish and put it under a hot broiler for 3–5 minutes.',
        ];
      }
      if (looks.test(clause.text))
        return [
          `Look once, after half of the time, and add some of the ${saved ? 'hot bean water' : 'hot water'} if they look dry.`,
        ];
      return null;
    },
    (text, step) => (step > first.step ? text.replace(pot, 'the slow cooker') : text),
  );
  const said = steps.map(({ text }) => text).join('\n');
  // What still speaks of an oven is not understood.
  if (/\boven\b|\b\d{3} ?°? ?F\b/i.test(said.replace(/\bovenproof\b/g, ''))) return null;
  return {
    dish: 'stew',
    steps,
    ideas: [
      {
        kind: 'time',
        step: own.step,
        before: formatMinutes(...(own.minutes as [number, number])),
        after: time,
        reason: reasonOf(ask, 'bake-to-slow'),
      },
    ],
    words: reasonOf(ask, 'slow-open'),
    safety: [reasonOf(ask, 'boil-first')],
  };
}
