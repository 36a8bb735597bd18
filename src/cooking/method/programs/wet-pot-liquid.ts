/** How much liquid a closed pot needs, and the lines of the list that say it. */
import { scaleLine } from '../told/scale-line.ts';
import { why } from '../plan.ts';
import type { Part } from '../read/parts.ts';
import type { Ask, LineChange } from './telling.ts';
import { isCoconut, isCubeWithWater, type Pot } from './wet-pot-read.ts';

interface Wet {
  readonly pot: Pot;
  readonly drinks: readonly Part[];
  readonly thin: readonly Part[];
  /** Millilitres that only the steps name. */
  readonly water: number;
  readonly tomatoes: readonly Part[];
  readonly mass: number;
  readonly main: Part;
}

export interface Refitted {
  readonly lines: readonly LineChange[];
  /** Millilitres that no longer go in. */
  readonly less: number;
  /** What is left of the water that only the steps name. */
  readonly water: number;
}

/** Least that makes steam, in ml. */
const leastMl = 240;
/** Shares of what there was that stay in a soup, and in a pot of pulses. Own rules. */
const soupShare = 0.85;
const pulseShare = 0.8;
/** Share of a tin of tomatoes that is juice. Own rule. */
const tomatoShare = 0.25;
/** Liquid for the weight of what it cooks. Own rules. */
const perGram = { pressure: 0.17, slow: 0.18 } as const;

/** The lines with what the closed pot needs; null where an amount cannot be refitted. */
export function lessLiquid(
  ask: Ask,
  { pot, drinks, thin: all, water, tomatoes, mass, main }: Wet,
): Refitted | null {
  const pressure = ask.target === 'pressureCooker';
  // Coconut milk is taste and body, not water.
  const thin = all.filter((part) => !isCoconut(part));
  const rich = all.reduce((more, part) => more + (isCoconut(part) ? part.grams : 0), 0);
  const sum = (some: readonly Part[]): number => some.reduce((all, part) => all + mlOf(part), 0);
  const poured = sum(thin) + water;
  const drunk = sum(drinks);
  if (poured === 0) return drunk + rich >= 100 || !pressure ? { lines: [], less: 0, water: 0 } : null;
  const pulses = ask.parts.filter(
    ({ item, food, grams }) =>
      grams > 80 &&
      /\b(?:lentils?|split peas?|dal|barley|wild rice)\b/i.test(item.text) &&
      !/\b(?:tin|can)/i.test(item.text) &&
      food !== null,
  );
  const pulseGrams = pulses.reduce((all, part) => all + part.grams, 0);
  const tinned = tomatoes.reduce((more, part) => more + part.grams, 0);
  const solid = mass - poured - drunk - rich - (pressure ? tinned : 0);
  const left = drunk > 120 ? drunk / 2 : drunk;
  const need = pot.soup
    ? poured * soupShare
    : pulseGrams > 0
      ? Math.max(pulseGrams * 2.8, poured * pulseShare)
      : Math.max(
          pressure ? leastMl : 120,
          solid * (pressure ? perGram.pressure : perGram.slow) -
            (pressure ? 0 : tinned * tomatoShare) -
            rich * 0.5,
        ) - (pressure ? left * 0.5 : left * 0.6);
  const least = pressure && !pot.soup ? Math.max(180, leastMl - left) : 100;
  const want = Math.min(poured, Math.max(need, least, poured * 0.3));
  const factor = want / poured;
  if (factor > 0.92) return { lines: [], less: 0, water: round(water) };
  const lines = thin.flatMap((part): readonly LineChange[] => {
    const line = isCubeWithWater(part)
      ? scaledWater(part.item.text, factor)
      : scaleLine(part.item.text, part.item.quantity, factor);
    return line === null
      ? []
      : [
          {
            key: part.key,
            less: true,
            line,
            reason: why(
              ask,
              pot.soup
                ? pressure
                  ? 'wet-soup-pressure'
                  : 'soup-liquid'
                : pressure
                  ? 'wet-less-pressure'
                  : 'wet-less-slow',
              [main],
            ),
          },
        ];
  });
  return { lines, less: poured - want, water: round(water * factor) };
}

const round = (ml: number): number => (ml === 0 ? 0 : Math.max(50, Math.round(ml / 50) * 50));

const mlOf = (part: Part): number => {
  const own = isCubeWithWater(part) ? waterIn.exec(part.item.text) : null;
  return own === null
    ? part.grams
    : Number(own[1]) * (/ml/i.test(own[2]!) ? 1 : /cup/i.test(own[2]!) ? 240 : 1000);
};

const waterIn = /(\d+(?:\.\d+)?)\s?(ml|cups?|l\b)(?=[^,]*\bwater\b)/i;

function scaledWater(text: string, factor: number): string | null {
  const made = text.replace(waterIn, (_, amount: string, unit: string) => {
    const value = Number(amount) * factor;
    return /ml/i.test(unit)
      ? `${round(value)}${/\s/.test(_) ? ' ' : ''}${unit}`
      : `${Math.max(0.5, Math.round(value * 4) / 4)} ${unit}`;
  });
  return made === text ? null : made;
}
