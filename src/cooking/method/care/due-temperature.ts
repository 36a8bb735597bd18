/** The thermometer's word where no step of the new recipe has it: what was raw is never handed out without. */
import { formatTemperature, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import { sentencesIn } from '../changes/sentences-in.ts';
import { callOf, statesTemperature, type Part } from '../read/parts.ts';
import type { Care, CareAsk } from './care.ts';

const heats =
  /\b(?:cook|simmer|boil|braise|stew|bake|roast|grill|air-fry|fry|steam|smoke|microwave|poach|high pressure|on (?:LOW|HIGH))/i;
const inner = /\b(?:inside|inner|internal(?:ly)?|middle|cent(?:er|re)|thickest|thermometer|safe minimum)\b/i;

/** °C that nothing is hot inside: more is the oven's. */
const hottest = 100;

/** Whether a sentence asks for so many degrees inside, or more. */
const isStated = (text: string, celsius: number): boolean =>
  sentencesIn(text).some(
    (one) =>
      inner.test(one) &&
      [...one.matchAll(/(\d{2,3}) ?°C/g)].some(
        ([, degrees]) => Number(degrees) >= celsius - 1 && Number(degrees) <= hottest,
      ),
  );

/** A sentence for each temperature that is due and not told, behind the last of the cooking. */
export function dueTemperature({ parts, steps, dish }: CareAsk): readonly Care[] {
  const text = steps.join('\n');
  const due = parts.filter(
    (part) =>
      statesTemperature(part, dish) &&
      // Yolks are as they are liked, and loose mince is done when none of it is pink.
      part.safe!.kind !== 'egg' &&
      part.time?.minced !== true &&
      !isStated(text, part.safe!.celsius) &&
      named(text, part),
  );
  const last = steps.findLast((step) => heats.test(step));
  const by = last === undefined ? undefined : sentencesIn(last).at(-1);
  if (due.length === 0 || by === undefined) return [];
  const degrees = [...new Set(due.map(({ safe }) => safe!.celsius))];
  return degrees.map((celsius) => {
    const names = [
      ...new Set(due.filter(({ safe }) => safe!.celsius === celsius).map((part) => callOf(part))),
    ];
    const many = names.length > 1 || isPluralName(names[0]!);
    return {
      by,
      place: 'after' as const,
      text: `Check with a thermometer that ${joinList(names.map((name) => `the ${name}`))} ${many ? 'reach' : 'reaches'} ${formatTemperature(celsius)} inside.`,
      rule: 'safe-temperature',
    };
  });
}

/** What no step speaks of is not cooked by name either: "chicken breasts" may be "the chicken". */
const named = (text: string, part: Part): boolean => {
  const said = text.toLowerCase();
  return callOf(part)
    .split(' ')
    .map((word) => word.replace(/(?:es|s)$/, ''))
    .some((word) => word.length > 2 && said.includes(word));
};
