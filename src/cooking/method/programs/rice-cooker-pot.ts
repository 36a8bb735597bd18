/** A pot that is soon done (fish, lentils, vegetables, pieces of chicken) in a rice cooker, which is a small electric pot. */
import { formatTemperature, joinList } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { callOf } from '../read/parts.ts';
import { gramsOf, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';
import { dueCelsius, flame, isHeated, onlyFlame, rawMeats, stoveVessel } from './span.ts';

/** What the bowl of a usual cooker bears, and of one whose size is told, in grams to a liter. Own rules. */
const usualGrams = 2400;
const gramsPerLiter = 1300;
/** Nobody stands over a rice cooker for longer. */
const mostMinutes = 45;
const simmers = ({ actions }: Clause): boolean =>
  actions.some((one) => one === 'simmer' || one === 'boil' || one === 'poach' || one === 'stew');
const browns = ({ actions }: Clause): boolean =>
  actions.some((one) => one === 'saute' || one === 'fry' || one === 'sweat' || one === 'sear');

/** The dish in a rice cooker; null where it is too much for it, or needs hours. */
export function riceCookerPot(ask: Ask): Told | null {
  const { clauses, parts, source, target, size } = ask;
  if (target !== 'riceCooker' || !['stovetop', 'wok', 'dutchOven'].includes(source)) return null;
  const heated = clauses.flatMap((one, at) => (isHeated(one) ? [at] : []));
  const cooked = heated.filter((at) => simmers(clauses[at]!) && clauses[at]!.minutes !== null);
  if (cooked.length === 0) return null;
  const minutes = cooked.reduce((sum, at) => sum + clauses[at]!.minutes![1], 0);
  const most = size.capacityL === null ? usualGrams : size.capacityL * gramsPerLiter;
  if (minutes > mostMinutes || gramsOf(ask) > most) return null;
  if (parts.some(({ time, safe }) => safe !== null && time?.tough === true)) return null;
  if (/\b(?:oven|broiler|deep[- ]?fr|air fryer|microwave|grill|over ice|pitcher)\b/i.test(textOf(ask)))
    return null;
  const [first] = heated as [number];
  const last = heated.at(-1)!;
  const closes = cooked[0]!;
  const raw = [...rawMeats(parts), ...parts.filter(({ safe }) => safe?.kind === 'egg')];
  const due = dueCelsius(raw);
  const names = joinList([...new Set(raw.map((part) => `the ${callOf(part)}`))]);
  const check =
    due === null
      ? ''
      : ` Check with a thermometer that ${names} ${raw.length > 1 || /s$/.test(names) ? 'reach' : 'reaches'} ${formatTemperature(due)} inside.`;
  const open = 'Switch the rice cooker to Cook.';
  const fries = heated.find((at) => browns(clauses[at]!));
  const clicks = 'Leave the lid open for this; if the switch clicks off, wait a minute and press it again.';
  const close =
    'Close the lid, and count the minutes from when steam comes out; if it foams up to the lid, open it and stir.';
  const end = `Switch to Keep Warm.${check}`;
  const reword = (text: string): string =>
    text
      .replace(
        /\b(?:an? |the |your )?(?:(?:large|small|medium|deep|wide|heavy) )*saut[eé] pan\b/gi,
        'the rice cooker',
      )
      .replace(stoveVessel, 'the rice cooker')
      .replace(/\bon the rice cooker\b/gi, 'in the rice cooker')
      .replace(/\b(?:pot|pan|wok|skillet|saucepan)\b(?! of water)/gi, 'rice cooker')
      .replace(flame, '');
  let told = false;
  const steps = retell(
    ask,
    (clause, at) => {
      const said = clause.text.trim().replace(/[.;,\s]+$/, '');
      const line = `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
      const ends = at === last ? [end] : [];
      if (onlyFlame.test(clause.text)) return at === last ? [end] : 'drop';
      const before = at === first ? [open] : [];
      const after = [...(at === fries ? [clicks] : []), ...(at === closes && !told ? [close] : [])];
      if (at === closes) told = true;
      return before.length + after.length + ends.length === 0 ? null : [...before, line, ...after, ...ends];
    },
    reword,
  );
  return {
    dish: 'stew',
    steps,
    ideas: [
      {
        kind: 'add',
        step: clauses[closes]!.step,
        before: null,
        after: close,
        reason: reasonOf(ask, 'rice-pot-lid'),
      },
      {
        kind: 'add',
        step: clauses[last]!.step,
        before: null,
        after: end,
        reason: reasonOf(ask, 'rice-pot-end'),
      },
    ],
    method: reasonOf(ask, 'rice-pot-how'),
    words: reasonOf(ask, 'words'),
    safety: [reasonOf(ask, 'rice-pot-fill')],
  };
}
