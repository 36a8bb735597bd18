/** What goes into a slow or a pressure cooker when the long cooking is done. */
import { joinList } from '../../text/grammar.ts';
import { formatMinutes } from '../../text/grammar.ts';
import type { Range } from '../model.ts';
import { isSoftHerb, splits, type Part } from '../read/parts.ts';
import { formatTemperature } from '../plan.ts';
import type { Ask } from './telling.ts';
import { isCoconut, thickens } from './wet-pot-read.ts';

/** Foods that go in late, and what their author says of it. */
export interface Late {
  readonly parts: readonly Part[];
  readonly minutes: Range | null;
  readonly until: string;
  /** With the lid off. */
  readonly open?: boolean;
  /** What cooked in it has been lifted out, so that only the juices are left. */
  readonly juices?: boolean;
  /** While something else simmers already. */
  readonly goesOn?: boolean;
}

/** Beans and chickpeas from a tin, which are soft already. */
export const tinnedPulse = ({ item, time, food }: Part): boolean =>
  time?.dry !== true &&
  (/\b(?:tins?|tinned|cans?|canned|jars?|drained|rinsed)\b/i.test(item.text) || food?.id === 'baked-beans') &&
  /\b(?:beans|chickpeas|lentils)\b/i.test(`${item.text}`);

/** Potatoes, carrots and their like, raw. */
export const isRawRoot = ({ time, item }: Part): boolean =>
  (time?.root === true ||
    /\b(?:potato(?:es)?|carrots?|parsnips?|swede|turnips?|celeriac)\b/i.test(item.name)) &&
  !/\b(?:cooked|tinned|canned|leftover)\b/i.test(item.text);

/** The sentences that put them in. */
export function lateSaid(
  { target }: Ask,
  { parts, minutes, until, open = false, goesOn = false, juices = false }: Late,
  call: (part: Part) => string,
): string {
  const pressure = target === 'pressureCooker';
  const the = (some: readonly Part[]): string => `the ${joinList([...new Set(some.map(call))])}`;
  const dairy = parts.filter((part) => splits(part));
  const herbs = parts.filter((part) => isSoftHerb(part.food) && !dairy.includes(part));
  const starch = parts.filter((part) => thickens(part));
  const rest = parts.filter(
    (part) => !dairy.includes(part) && !herbs.includes(part) && !starch.includes(part),
  );
  const slaked = starch.map((part) =>
    /\b(?:mixed|slaked|dissolved|water)\b/i.test(part.item.text)
      ? `the ${call(part)}`
      : `the ${call(part)}, mixed smooth with ${part.grams > 25 ? 4 : 3} tablespoons of cold water`,
  );
  const out: string[] = [];
  const goesIn = [...(rest.length > 0 ? [the(rest)] : []), ...slaked];
  if (goesIn.length > 0) {
    const own = wait(rest, minutes, pressure, starch.length > 0);
    const fish = rest.filter(({ time, safe }) => time?.late === 'seafood' && safe !== null);
    const done =
      fish.length > 0
        ? `, until the ${call(fish[0]!)} ${/s$/.test(call(fish[0]!)) ? 'are' : 'is'} opaque and ${formatTemperature(fish[0]!.safe!.celsius)} inside`
        : until !== ''
          ? until
          : starch.length > 0
            ? ', until thick'
            : '';
    const raw = rest.filter(isRawRoot);
    // Roots in the open pot take half an hour; under the lid again, some minutes.
    if (pressure && raw.length > 0 && raw.length === rest.length && (minutes?.[1] ?? 0) >= 15) {
      out.push(
        `Add ${the(rest)}, lock the lid again and cook at high pressure for ${rest.some((part) => part.whole) ? 8 : 5} minutes, then release the pressure at once.`,
      );
      if (slaked.length > 0)
        out.push(
          `Set it to Sauté, stir in ${slaked.join(' and ')}, and simmer for 3–4 minutes, stirring across the bottom, until thick.`,
        );
      else if (open || /\bthick/i.test(until))
        out.push(
          'Set it to Sauté and simmer for 5–10 minutes, stirring across the bottom, until as thick as you like it.',
        );
    } else {
      const joined = goesIn.join(goesIn.length === 2 && slaked.length === 1 ? ' and ' : ', ');
      out.push(
        pressure
          ? `${goesOn ? 'Stir' : 'Set the pressure cooker to Sauté, stir'} in ${joined}${slaked.length > 0 ? ',' : ''} and simmer for ${own}${goesOn ? ' more' : ', stirring across the bottom'}${done}.`
          : juices && slaked.length > 0 && rest.length === 0
            ? `Pour the juices into a saucepan, stir in ${joined}, and simmer for ${formatMinutes(...(minutes ?? ([2, 3] as const)))}${done}.`
            : `Stir in ${joined}, ${open ? 'leave the lid off' : 'cover'} and cook on HIGH for ${own}${done}.`,
      );
    }
  }
  if (dairy.length > 0) {
    const runny = dairy.filter((part) => !isCoconut(part));
    out.push(
      pressure
        ? `${goesIn.length > 0 ? 'Switch off the heat and stir' : 'Stir'} in ${the(dairy)}${runny.some(({ item }) => /\byogh?urt|sour cream|cr[eè]me fra/i.test(item.text)) ? ' a spoonful at a time' : ''}; do not let it boil again.`
        : `Stir in ${the(dairy)}, cover and leave on HIGH for 10 minutes, until hot but not boiling.`,
    );
  }
  if (herbs.length > 0) out.push(`Stir in ${the(herbs)}.`);
  return out.join(' ');
}

/** Minutes that they need once all is hot. */
function wait(parts: readonly Part[], own: Range | null, pressure: boolean, starch: boolean): string {
  const table = parts.reduce<Range | null>((best, { time }) => {
    const one = time?.minutes.simmer;
    return one !== undefined && (best === null || one[1] > best[1]) ? one : best;
  }, null);
  const tinned = parts.some(tinnedPulse);
  const said: Range =
    tinned || (own !== null && own[1] > 12)
      ? [8, 10]
      : (own ?? (table !== null && table[1] <= 12 ? table : [5, 5]));
  if (pressure) return formatMinutes(...(starch && said[1] < 5 ? ([3, 4] as const) : said));
  if (own !== null && own[1] >= 25) return '30 minutes';
  const pasta = parts.some(({ time }) => time?.late === 'pasta');
  const fish = parts.some(({ time }) => time?.late === 'seafood');
  return pasta
    ? '20–30 minutes'
    : fish
      ? '20–30 minutes'
      : tinned
        ? '30 minutes'
        : starch
          ? '15–20 minutes'
          : said[1] <= 4
            ? '10 minutes'
            : '15–20 minutes';
}
