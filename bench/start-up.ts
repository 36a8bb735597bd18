/** How long the built service takes from nothing to its first answer, and what it then holds in memory. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../test/support/service-process.ts';
import { median } from './figures.ts';

export interface StartUp {
  /** `first`: on an empty data folder, the database is made; `again`: on one that exists. */
  readonly start: 'first' | 'again';
  readonly readyMs: number;
  /** From the start of the process to a generated recipe in the caller's hands. */
  readonly firstAnswerMs: number;
  readonly rssMegabytes: number;
  readonly peakMegabytes: number;
}

const request = { ingredients: ['eggs', 'spinach', 'feta', 'olive oil', 'onion'], servings: 2, seed: 1 };

const startOnce = async (start: StartUp['start'], dataDir: string): Promise<StartUp> => {
  const began = performance.now();
  const service = await startService({ dataDir });
  try {
    const answer = await fetch(`${service.url}/api/v1/recipes/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`generate answered ${answer.status}: ${text}`);
    const firstAnswerMs = performance.now() - began;
    const { rssBytes, peakBytes } = service.memory();
    return {
      start,
      readyMs: service.readyMs,
      firstAnswerMs,
      rssMegabytes: rssBytes / 2 ** 20,
      peakMegabytes: peakBytes / 2 ** 20,
    };
  } finally {
    await service.stop();
  }
};

/** Medians over a few starts, each on a new data folder and then once more on the same. */
export const measureStartUp = async (times: number): Promise<StartUp[]> => {
  const all: StartUp[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'sous-bench-'));
    try {
      all.push(await startOnce('first', dataDir), await startOnce('again', dataDir));
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return (['first', 'again'] as const).map((start) => {
    const those = all.filter((one) => one.start === start);
    const of = (pick: (one: StartUp) => number): number => median(those.map(pick));
    return {
      start,
      readyMs: of((one) => one.readyMs),
      firstAnswerMs: of((one) => one.firstAnswerMs),
      rssMegabytes: of((one) => one.rssMegabytes),
      peakMegabytes: of((one) => one.peakMegabytes),
    };
  });
};
