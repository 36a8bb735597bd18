/** How long a pot takes in a slow or a pressure cooker, and how one sees that it is done. */
import { formatMinutes } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Range } from '../model.ts';
import { splits, type Part } from '../read/parts.ts';
import { formatTemperature } from '../plan.ts';
import { jointMinutes } from '../plans/plan-pressure-cooker.ts';
import type { Ask } from './telling.ts';
import { isRawRoot, tinnedPulse } from './wet-pot-late.ts';
import { thickens, type Pot } from './wet-pot-read.ts';

/** The food that says how long it takes. */
export function mainOf(meats: readonly Part[], all: readonly Part[]): Part | null {
  const heaviest = (list: readonly Part[]): Part | null =>
    list.reduce<Part | null>((best, one) => (best === null || one.grams > best.grams ? one : best), null);
  const solid = all.filter((part) => part.time !== null && part.time.late === null && part.grams >= 80);
  const pulse = solid.filter(({ item }) => /\b(?:lentils?|dal|split peas?|barley)\b/i.test(item.text));
  return (
    heaviest(meats.filter(({ grams, time }) => grams >= 200 && time !== null)) ??
    heaviest(pulse) ??
    heaviest(solid)
  );
}

/** Edge of the pieces in mm, where the list says it. */
function edgeOf({ item }: Part): number | null {
  const found = /(\d+(?:\.\d+)?|\d+\s\d\/\d|\d\/\d|[¾½])\s?-?\s?(cm|inch|in\b|")/i.exec(item.text);
  if (found === null) return null;
  const value = found[1]!.split(/\s/).reduce((sum, piece) => {
    const [over, under] = piece.split('/');
    return (
      sum +
      (piece === '¾'
        ? 0.75
        : piece === '½'
          ? 0.5
          : under === undefined
            ? Number(over)
            : Number(over) / Number(under))
    );
  }, 0);
  return /cm/i.test(found[2]!) ? value * 10 : value * 25.4;
}

/** Minutes at high pressure. */
export function pressedMinutes(ask: Ask, main: Part, filled: readonly Part[], pot: Pot): number {
  const range = main.time?.minutes.pressure ?? [10, 12];
  const mean = main.whole ? jointMinutes(main, ask.tables) : (range[0] + range[1]) / 2;
  const long = ask.clauses[pot.main]!.minutes![1] >= 35;
  const edge = edgeOf(main);
  const sized =
    main.time?.tough === true && !main.whole && mean < 40
      ? mean + (edge === null ? 5 : edge < 22 ? 2 : edge > 42 ? 10 : 5)
      : main.time?.minced === true
        ? long
          ? 15
          : 10
        : mean;
  const pulses = Math.max(
    0,
    ...filled
      .filter(({ item }) => /\b(?:lentils?|split peas?|barley|wild rice)\b/i.test(item.text))
      .map((part) => part.time?.minutes.pressure?.[1] ?? 0),
  );
  const exact = Math.max(
    sized,
    main.time?.minced === true || main.time?.tough === true || main.whole
      ? sized
      : Math.max(...filled.map((part) => (part.time?.root === true ? 6 : 0)), sized),
    pulses,
  );
  return exact >= 18 ? Math.round(exact / 5) * 5 : Math.round(exact);
}

const kindOf = (part: Part): 'tough' | 'ground' | 'poultry' | 'meat' | 'plant' =>
  part.safe === null
    ? 'plant'
    : part.time?.minced === true && !/\bsausages?\b/i.test(part.item.name)
      ? 'ground'
      : part.safe.kind === 'poultry'
        ? 'poultry'
        : part.time?.tough === true
          ? 'tough'
          : 'meat';

export const timeRule = (main: Part, pressure: boolean): string =>
  `wet-${pressure ? 'pressure' : 'slow'}-${main.whole && kindOf(main) === 'tough' ? 'joint' : kindOf(main)}`;

export const lateRule = (some: readonly Part[], pressure: boolean): string =>
  some.some(thickens)
    ? 'wet-late-starch'
    : some.some(splits)
      ? 'wet-late-dairy'
      : some.some((part) => part.time?.late === 'pasta' || tinnedPulse(part))
        ? 'wet-late-soft'
        : pressure && some.some(isRawRoot)
          ? 'wet-second'
          : 'wet-late-tender';

/** How one sees that it is done, and the least that its middle must have. */
function doneSaid(main: Part, name: string, pressure: boolean): string {
  const many = isPluralName(name);
  const safe = main.safe === null ? null : formatTemperature(main.safe.celsius);
  const again = pressure
    ? `; if not, lock the lid again and give ${many ? 'them' : 'it'} 5 minutes more`
    : '';
  switch (kindOf(main)) {
    case 'tough':
      return main.whole
        ? `A fork should twist in the ${name} without resistance, at about ${formatTemperature(93)} inside, far past the safe minimum of ${safe}${pressure ? '; if not, lock the lid again and give it 10 minutes more' : ''}.`
        : `The ${name} should squash against the side of the pot, far past the safe minimum of ${safe}${again}.`;
    case 'plant':
      return pressure ? `The ${name} should be soft all the way through${again}.` : '';
    default:
      return `Check that the ${name} ${many ? 'have' : 'has'} reached ${safe} inside${again}.`;
  }
}

export function pressed(
  main: Part,
  minutes: number,
  call: (part: Part) => string,
  foamy: boolean,
): { readonly time: string; readonly core: readonly string[] } {
  const kind = kindOf(main);
  const time = `high pressure for ${minutes} minutes`;
  const release =
    kind === 'tough' || main.whole
      ? '15'
      : kind === 'ground' || foamy || kind === 'poultry' || kind === 'meat'
        ? '10'
        : '5';
  return {
    time,
    core: [
      `Lock the lid, set the valve to sealing and cook at ${time} (it takes 10–15 minutes to come up).`,
      `Let the pressure drop by itself for ${release} minutes, then release the rest and open the lid away from you.`,
      doneSaid(main, call(main), true),
      ...(kind === 'tough' ? ['Skim off the fat.'] : []),
    ],
  };
}

export function slowed(
  main: Part,
  pot: Pot,
  early: readonly Part[],
  call: (part: Part) => string,
  /** How its author sees that it is done. */
  cue: string,
): { readonly time: string; readonly core: readonly string[] } {
  const kind = kindOf(main);
  const low: Range =
    kind === 'tough'
      ? main.whole
        ? main.grams > 1200
          ? [540, 600]
          : [480, 540]
        : [480, 540]
      : kind === 'ground'
        ? [360, 480]
        : kind === 'poultry' && /\b(?:sliced|strips|bite|cubed?|cubes|diced|chunks)\b/i.test(main.item.text)
          ? [180, 240]
          : kind === 'poultry'
            ? (main.time?.minutes.slow ?? [300, 360])
            : (main.time?.minutes.slow ?? [360, 420]);
  const roots = early.some((part) => part.time?.root === true && part.grams > 150);
  const held: Range = roots && low[1] < 390 && kind !== 'poultry' ? [360, 420] : low;
  const half = ([least, most]: Range): Range => [
    Math.round(least / 2 / 30) * 30,
    Math.round(most / 2 / 30) * 30,
  ];
  const time = `on LOW for ${formatMinutes(...held)}, or on HIGH for ${formatMinutes(...half(held))}`;
  return {
    time,
    core: [
      `Cover and cook ${time}${kind === 'plant' ? `, until the ${call(main)} ${isPluralName(call(main)) ? 'are' : 'is'} soft` : cue}.`,
      'Keep the lid on: every look inside costs about 20 minutes.',
      ...[doneSaid(main, call(main), false)].filter((one) => one !== ''),
      ...(kind === 'tough' && !pot.soup ? ['Skim off the fat.'] : []),
    ],
  };
}
