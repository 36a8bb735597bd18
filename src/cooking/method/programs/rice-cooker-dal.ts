/** Lentils, split peas and dals that boil soft by themselves before they are seasoned: a rice cooker boils them as well. */
import { isKind } from '#food/ingredient';
import { isPluralName } from '../../text/naming.ts';
import { joinList } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { callOf, type Part } from '../read/parts.ts';
import { scaleLine } from '../told/scale-line.ts';
import { figureOf, gramsOf, reasonOf, retell, type Ask, type LineChange, type Told } from './telling.ts';

/** What a usual cooker bears, in grams of the dry pulses. Own rule. */
const mostDry = 450;
const quick = /\b(?:lentils?|dh?aa?l|dahl|split|toor|tur|arhar|moong|mung|masoor|urad|chana dal)\b/i;
const cooked = /\b(?:cans?|tins?|tinned|canned|jars?|cooked|beans?)\b/i;
const boils = ({ text, actions }: Clause): boolean =>
  /\b(?:whistles?|pressure[- ]?cook\w*|boil|simmer)\b/i.test(text) ||
  actions.some((one) => one === 'boil' || one === 'simmer');
const flames =
  /^\W*(?:and |then )*(?:bring\b[^.;]*\bboil|(?:reduce|lower|turn down)\b[^.;]*|cover\w*|close\b[^.;]*\blid|let the (?:pressure|steam)\b[^.;]*|release\b[^.;]*|open\b[^.;]*)\W*$/i;

/** The dish with its pulses from the rice cooker and its frying in a pan; null where they are no quick pulses. */
export function riceCookerDal(ask: Ask): Told | null {
  const { clauses, parts, source, target, understood } = ask;
  if (target !== 'riceCooker' || !['stovetop', 'pressureCooker', 'dutchOven', 'wok'].includes(source))
    return null;
  if (parts.some(({ safe }) => safe !== null)) return null;
  const pulses = parts.filter(
    ({ food, item }) =>
      food !== null && isKind(food, 'legume') && quick.test(item.text) && !cooked.test(item.text),
  );
  const dry = pulses.reduce((sum, { grams }) => sum + grams, 0);
  if (
    pulses.length === 0 ||
    dry > mostDry ||
    parts.some(({ time, key }) => time?.dry === true && !pulses.some((one) => one.key === key))
  )
    return null;
  const isPulse = (key: string): boolean => pulses.some((one) => one.key === key);
  const main = clauses.findIndex(
    (clause) => boils(clause) && understood.steps[clause.step]!.contents.some(isPulse),
  );
  if (main < 0 || gramsOf(ask) > mostGrams(ask)) return null;
  const own = clauses[main]!;
  // What is fried first goes in with its pan; that dish is told by another program.
  if (clauses.slice(0, main).some(({ actions }) => actions.some((one) => one === 'fry' || one === 'saute')))
    return null;
  const with_ = own.names.filter((key) => !isPulse(key));
  const call = (key: string): string => callOf(parts.find((one) => one.key === key) as Part);
  const names = joinList(pulses.map((part) => `the ${callOf(part)}`));
  const they = isPluralName(callOf(pulses[0]!)) || pulses.length > 1 ? 'they are' : 'it is';
  const put = clauses
    .slice(0, main)
    .some(({ step, text }) => step === own.step && /\b(?:pot|pan|cooker|kadai)\b/i.test(text));
  const filled = `Put ${names} in the rice cooker${with_.length === 0 ? '' : ` with ${joinList(with_.map((key) => `the ${call(key)}`))}`}.`;
  const time = '35–45 minutes';
  const cook = `Close the lid, press Cook and cook for ${time}, stirring twice, until ${they} soft enough to crush; if it foams up to the lid, leave the lid ajar. If it switches to Keep Warm sooner, add ½ cup of hot water and press Cook again.`;
  const water = parts.find(({ food }) => food?.id === 'water');
  const line =
    water === undefined || source !== 'pressureCooker'
      ? null
      : scaleLine(water.item.text, water.item.quantity, figureOf(ask, 'dal-water', 'factor'));
  const lines: LineChange[] =
    line === null ? [] : [{ key: water!.key, line, reason: reasonOf(ask, 'dal-water') }];
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === main) return [...(put ? [] : [filled]), cook];
      if (clause.step === own.step && at > main && flames.test(clause.text)) return 'drop';
      if (clause.step === own.step && at < main && flames.test(clause.text)) return 'drop';
      return null;
    },
    (text, step) =>
      step === own.step
        ? text.replace(
            /\b(?:an?|the|your) (?:(?:large|deep|heavy|soup) )*(?:pressure cooker|cooker|pot|saucepan|pan)\b/gi,
            'the rice cooker',
          )
        : text,
  );
  return {
    dish: 'boiled',
    steps,
    lines,
    ideas: [
      {
        kind: 'time',
        step: own.step,
        before: own.text.trim().replace(/\.$/, ''),
        after: time,
        reason: reasonOf(ask, 'dal-time'),
      },
    ],
    method: reasonOf(ask, 'dal-how'),
    safety: [reasonOf(ask, 'rice-pot-fill')],
  };
}

const mostGrams = ({ size }: Ask): number => (size.capacityL === null ? 2400 : size.capacityL * 1300);
