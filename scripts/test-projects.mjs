// The test projects, in the order in which `npm test` starts them: of those that share the machine the longest first, so
// that both its cores end together. Every *.test.ts belongs to exactly one.

/** Folders under test/ whose tests need no process of their own and may run beside each other. */
const light = ['contract', 'dishes', 'golden', 'http', 'tooling'];
const lightGlobs = light.map((folder) => `test/${folder}/**/*.test.ts`);

/**
 * `parallel`: files run side by side; the others start processes or measure load, and two cores are few.
 * `limitMinutes`: after that long something hangs.
 */
export const projects = [
  {
    name: 'unit',
    include: ['src/**/*.test.ts', ...lightGlobs],
    exclude: [],
    parallel: true,
    services: ['openssl'],
    limitMinutes: 20,
  },
  {
    name: 'process',
    include: ['test/**/*.test.ts'],
    exclude: ['test/fault/**', 'test/callbacks/**', 'test/cli/**', 'test/e2e/**', ...lightGlobs],
    parallel: false,
    services: ['postgresql', 'redis', 'openssl', 'curl'],
    limitMinutes: 25,
  },
  {
    name: 'fault',
    include: ['test/fault/**/*.test.ts'],
    exclude: [],
    parallel: false,
    services: ['postgresql', 'redis', 'openssl'],
    limitMinutes: 25,
  },
  {
    name: 'callbacks',
    include: ['test/callbacks/**/*.test.ts'],
    exclude: [],
    parallel: false,
    services: ['postgresql', 'redis', 'openssl', 'curl'],
    limitMinutes: 25,
  },
  {
    name: 'command',
    include: ['test/cli/**/*.test.ts', 'test/e2e/**/*.test.ts'],
    exclude: [],
    parallel: false,
    services: ['openssl', 'curl'],
    limitMinutes: 25,
  },
];
