/** Puddings that make their own sauce: a batter under sugar and hot water, for every machine that a dish fits into. */
import { isKind } from '#food/ingredient';
import { formatTemperature } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { gramsOf, longest, microwaved, ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const targets: ReadonlySet<string> = new Set(['microwave', 'slowCooker', 'airFryer']);
/** Hot water, or another hot liquid, that is poured over the batter and not stirred in. */
const poursOver =
  /\bpour\b[^.;]*\b(?:boiling|hot|just-boiled)\b[^.;]*|\bpour\b[^.;]*\b(?:over|on top|back of a (?:spoon|ladle))\b/i;
const hotLiquid =
  /\b(?:boiling|hot|just-boiled) (?:water|milk|coffee|stock)\b|\bwater\b[^.;]*\b(?:boiling|hot)\b/i;
const saucing =
  /\bself[- ]?sauc\w*|\b(?:pudding cake|hot fudge (?:cake|pudding)|impossible pudding|hot water sponge)\b/i;
const unstirred = /\b(?:do(?:n['’]?t| not)|without|never) stir/i;
const bakes = ({ actions }: Clause): boolean => actions.includes('bake') || actions.includes('roast');
/** The dish of the author, whatever he calls it. */
const oldDish =
  /\b(?:an?|the|your) (?:(?:greased|buttered|deep|shallow|large|medium|square|round|\d+(?:[.,]\d+)?(?: ?[x×] ?\d+)?[- ]?(?:cm|inch(?:es)?|in|litres?|liters?|l|quarts?|cups?|ml)?) )*(?:oven-?proof|baking|casserole|pie|souffl[eé]|cake|gratin|pudding) (?:dish|pan|tin|basin)\b/i;

/** Grams of the whole that one dish of a small machine holds. */
const mostGrams: Readonly<Record<string, number>> = { microwave: 1500, slowCooker: 3000, airFryer: 1200 };

/** The pudding in another machine; null where it is none, or too large for one dish. */
export function selfSaucing(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  if (source !== 'oven' || !targets.has(target)) return null;
  const flour = parts.find(({ food }) => food !== null && isKind(food, 'flour'));
  if (flour === undefined || parts.some(({ safe }) => safe !== null && safe.kind !== 'egg')) return null;
  const bake = longest(clauses, bakes);
  const pour = clauses.findLastIndex(
    ({ text, step }, at) =>
      at < bake &&
      poursOver.test(text) &&
      clauses.some((one) => one.step === step && (hotLiquid.test(one.text) || unstirred.test(one.text))),
  );
  if (bake < 0 || pour < 0) return null;
  const title = understood.source.title;
  if (!saucing.test(title) && !clauses.some(({ text }) => unstirred.test(text))) return null;
  const grams = gramsOf(ask);
  if (grams < 300 || grams > mostGrams[target]!) return null;
  const ready =
    target === 'slowCooker'
      ? 'Grease the slow cooker.'
      : `Have ready ${target === 'microwave' ? 'a deep, greased microwave-safe dish of about twice the volume of the pudding' : 'a greased, deep ovenproof dish that fits the basket with room round it'}.`;
  const time =
    target === 'microwave'
      ? microwaved(ask, [grams / 120, grams / 105], 70)
      : target === 'slowCooker'
        ? 'on HIGH for 2–2½ hours'
        : `at ${formatTemperature(160)} for 30–35 minutes`;
  const core =
    target === 'microwave'
      ? `Microwave uncovered ${time}, until the top is set and springs back in the middle, with sauce bubbling up at the edge. Give it half a minute at a time if the middle is still wet. The top stays pale and soft.`
      : target === 'slowCooker'
        ? `Stretch a clean kitchen towel under the lid to catch the drips, and fold its corners up over the top. Cook ${time}, without looking for the first hour and a half, until the sponge is set and springs back in the middle, with sauce below.`
        : `Air-fry ${time}, laying foil over it, tucked in, when the top is brown, until the sponge springs back in the middle, with sauce bubbling at the edge.`;
  let greased = false;
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === bake) return [`${ownStep}${core}`, ownStep];
      // Stirred, it would be one thin batter.
      if (unstirred.test(clause.text)) return ['Leave the liquid on top: it finds its own way down.'];
      if (clause.actions.includes('preheat') || (at > bake && bakes(clause))) return 'drop';
      if (/^\W*(?:and |then )*(?:lightly )?(?:grease|butter)\b/i.test(clause.text) && at < pour) {
        if (greased) return 'drop';
        greased = true;
        return [ready];
      }
      return null;
    },
    (text) => text.replace(oldDish, target === 'slowCooker' ? 'the slow cooker' : 'the dish'),
  );
  if (
    /\boven\b(?!proof)/i.test(
      steps
        .map(({ text }) => text)
        .join('\n')
        .replace(/ovenproof/g, ''),
    )
  )
    return null;
  return {
    dish: 'casserole',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[bake]!.step,
        before: /\d+(?:\s?(?:-|–|to)\s?\d+)? ?min\w*/i.exec(clauses[bake]!.text)?.[0] ?? clauses[bake]!.text,
        after: time,
        reason: reasonOf(ask, `saucing-${target}`),
      },
    ],
    words: reasonOf(ask, 'saucing-words'),
    gone: reasonOf(ask, 'saucing-words'),
  };
}
