/** Fruit curd and stirred custards in a microwave: short bursts with a whisk between them do what a water bath did. */
import { isKind } from '#food/ingredient';
import { formatTemperature, joinList } from '../../text/grammar.ts';
import { callOf, type Part } from '../read/parts.ts';
import { gramsOf, microwaved, reasonOf, type Ask, type Told } from './telling.ts';

const titles =
  /\b(?:(?:lemon|lime|orange|grapefruit|passion ?fruit|rhubarb|raspberry|citrus|yuzu|berry) curd|curd|pastry cream|cr[eè]me (?:anglaise|p[aâ]tissi[eè]re)|custard sauce|pouring custard|vanilla custard)\b/i;
const heats =
  /\b(?:simmering water|double boiler|bain[- ]marie|heat|cook|whisk|stir|simmer|boil|thick\w*|coats?)\b/i;
const prepares = /\b(?:steril\w*|zest|juice|squeeze|grate|separate)\b/i;
const after =
  /\b(?:sieve|strain|pour|jar|chill|cool|store|keeps?|press|cover|refrigerate|serve|spoon|seal)\b/i;

/** Of a lemon only its juice and zest go in. */
const pressed = ({ food, item }: Part): string =>
  food === null || !isKind(food, 'citrus') || /\bjuice$|\bzest$/i.test(item.name)
    ? ''
    : /\bzest/i.test(item.text)
      ? 'zest and juice of the '
      : 'juice of the ';

/** The curd or custard in a microwave; null where it is none. */
export function curd(ask: Ask): Told | null {
  const { clauses, parts, target, source, understood } = ask;
  if (target !== 'microwave' || source === 'microwave' || source === 'oven') return null;
  const { title, instructions } = understood.source;
  if (
    !titles.test(title) ||
    /\b(?:tarts?|pie|cake|rice|bean|tofu|cheese|bars|baked|ice cream)\b/i.test(title)
  )
    return null;
  const eggs = parts.filter(({ safe }) => safe?.kind === 'egg');
  const named = (some: readonly Part[]): string =>
    joinList([...new Set(some.map((one) => `the ${pressed(one)}${callOf(one)}`))]);
  const butter = parts.filter(({ food }) => food !== null && isKind(food, 'butter'));
  const last = clauses.findLastIndex(
    ({ text }) => /\b(?:thick\w*|coats?|simmer|cook|boil)\b/i.test(text) && !/\bcool|chill/i.test(text),
  );
  if (eggs.length === 0 || last < 0 || !clauses.slice(0, last + 1).some(({ text }) => heats.test(text)))
    return null;
  const lastStep = clauses[last]!.step;
  const extras = parts.filter(
    (one) =>
      !clauses.slice(0, last + 1).some(({ names }) => names.includes(one.key)) &&
      clauses.some(({ names }) => names.includes(one.key)),
  );
  const cold = parts.filter((one) => !butter.includes(one) && !extras.includes(one));
  const grams = gramsOf(ask, (one) => !extras.includes(one));
  if (grams > 1600) return null;
  const time = microwaved(ask, [grams * 0.0075, grams * 0.0105]);
  const isCurd = /\bcurd\b/i.test(title);
  const core = [
    `Whisk ${named(cold)} in a deep microwave-safe bowl of at least 2 litres until no streak of egg is left.${isCurd && butter.length > 0 ? ` Add ${named(butter)} in small cubes.` : ''}`,
    `Microwave ${time} in all, in bursts of 1 minute, and whisk well after each, right into the edge; once it begins to thicken, in bursts of 30 seconds. It is done when it coats the back of a spoon and a finger leaves a clear line, at ${isCurd ? '77–80 °C (170–176 °F)' : formatTemperature(80)}: past what makes the eggs safe.${isCurd ? ' Do not let it boil, or the eggs scramble; it thickens more as it cools.' : ' It thickens more as it cools.'}${!isCurd && butter.length > 0 ? ` Whisk in ${named(butter)}.` : ''}`,
  ];
  const kept = (step: number, ownClauses: (at: number) => boolean): string =>
    clauses
      .flatMap((one, at) => (one.step === step && ownClauses(at) ? [one.text.trim()] : []))
      .map((text) => text.replace(/[,;]\s*$/, '').replace(/([^.!?])$/, '$1.'))
      .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
      .join(' ');
  const steps: { text: string; from: readonly number[] }[] = [];
  const prepared = kept2(
    clauses,
    last,
    (text) => prepares.test(text) && !/\b(?:bowl|pan|whisk|stir|add|put|combine)\b/i.test(text),
  );
  if (prepared.length > 0)
    steps.push({
      text: prepared.map(({ text }) => text).join(' '),
      from: [...new Set(prepared.map(({ step }) => step))],
    });
  const all = instructions.map((_, step) => step);
  core.forEach((text) => steps.push({ text, from: all.filter((step) => step <= lastStep) }));
  all.forEach((step) => {
    if (step < lastStep) return;
    const text = kept(step, (at) => at > last && (step > lastStep || after.test(clauses[at]!.text)));
    if (text !== '') steps.push({ text, from: [step] });
  });
  return {
    dish: 'custard',
    steps,
    ideas: [
      {
        kind: 'time',
        step: lastStep,
        before: clauses[last]!.text.trim().replace(/\.$/, ''),
        after: time,
        reason: reasonOf(ask, 'curd-microwave'),
      },
    ],
    method: reasonOf(ask, 'curd-how'),
    words: reasonOf(ask, 'curd-words'),
    gone: reasonOf(ask, 'curd-words'),
    safety: [reasonOf(ask, 'curd-bowl')],
  };
}

/** The clauses before the cooking that pass, as sentences. */
function kept2(
  clauses: Ask['clauses'],
  last: number,
  test: (text: string) => boolean,
): readonly { readonly text: string; readonly step: number }[] {
  return clauses.flatMap(({ text, step }, at) =>
    at < last && test(text)
      ? [
          {
            text: text
              .trim()
              .replace(/[,;]\s*$/, '')
              .replace(/([^.!?])$/, '$1.')
              .replace(/^./, (one) => one.toUpperCase()),
            step,
          },
        ]
      : [],
  );
}
