/** The pace of the machine: a fixed piece of plain work to measure CPU times by, so that a slow or busy machine judges as a fast one does. */

import { cpuMs, median } from '../bench/figures.ts';

const words = 'onion garlic carrot celery thyme butter flour stock cream pepper lemon parsley'.split(' ');

/** Work of the kind that a recipe costs: strings cut, joined and counted, objects made, sorted and dropped. */
export function plainWork(): number {
  let sum = 0;
  for (let round = 0; round < 60; round++) {
    const lines = words.map(
      (word, at) => `${(round * 7 + at * 13) % 97} g ${word}, ${words[(at + round) % 12]} cut`,
    );
    const counted = new Map<string, { readonly word: string; times: number }>();
    for (const line of lines) {
      for (const word of line
        .toLowerCase()
        .replace(/\b(?:cut|g)\b/g, '')
        .split(/[^a-z0-9]+/)) {
        const row = counted.get(word) ?? { word, times: 0 };
        row.times += line.length;
        counted.set(word, row);
      }
    }
    const rows = [...counted.values()].sort((a, b) => b.times - a.times || (a.word < b.word ? -1 : 1));
    sum += JSON.stringify(rows).length;
  }
  return sum;
}

/** Beats between the measured calls; what it gives is the CPU time of a piece in the middle of all beats, in milliseconds. */
export interface Pace {
  readonly beat: () => void;
  readonly pieceMs: () => number;
}

/** A pace whose work is compiled already: the first pieces are not counted. */
export function createPace(warm = 60): Pace {
  const beats: number[] = [];
  for (let at = 0; at < warm; at++) plainWork();
  return {
    beat: () => {
      const before = cpuMs();
      plainWork();
      beats.push(cpuMs() - before);
    },
    pieceMs: () => median(beats),
  };
}
