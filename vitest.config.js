import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test-order.mjs';
import { projects } from './scripts/test-projects.mjs';

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Left to itself vitest keeps one core free, which on two cores halves the speed.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: projects.map(({ name, include, exclude, parallel, services }) => ({
      test: {
        name,
        include,
        exclude: ['**/node_modules/**', ...exclude],
        // Limits for what hangs: on a machine that is busy a service takes half a minute to start, and the first test of a
        // worker compiles the tables.
        testTimeout: 120_000,
        hookTimeout: 120_000,
        fileParallelism: parallel,
        // Files of one worker share the modules and the kitchen that they load: half the time of the unit tests was loading them anew.
        isolate: !parallel,
        // Lets a single file be run with `npx vitest run <file>` too, services found or installed.
        globalSetup: services.length > 0 ? ['scripts/services-setup.mjs'] : [],
      },
    })),
  },
});
