/** Which room may import which, and which packages; the table is in ARCHITECTURE.md. */
const outsideTests = '[.]test[.]ts$';

/** A room may import itself and these. */
const room = (name, allowed) => ({
  name: `room-${name}`,
  comment: `${name} may import only: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: outsideTests },
  to: { path: '^src/', pathNot: [`^src/${name}/`, ...allowed.map((other) => `^src/${other}[/.]`)] },
});

/** A room may import only these packages; given `built-ins`, node's own modules too, or only the listed. */
const packages = (name, allowed, builtIns = []) => [
  {
    name: `packages-${name}`,
    comment: `${name} may import only the packages: ${allowed.join(', ') || 'none'}`,
    severity: 'error',
    from: { path: `^src/${name}/`, pathNot: outsideTests },
    to: { path: 'node_modules/', pathNot: allowed.map((other) => `node_modules/(@types/)?${other}(/|$)`) },
  },
  ...(builtIns === 'any'
    ? []
    : [
        {
          name: `built-ins-${name}`,
          comment: `${name} may import of node only: ${builtIns.join(', ') || 'nothing'}`,
          severity: 'error',
          from: { path: `^src/${name}/`, pathNot: outsideTests },
          to: {
            dependencyTypes: ['core'],
            pathNot: builtIns.map((other) => `^(node:)?${other}(/|$)`),
          },
        },
      ]),
];

/** A room takes only types from another. */
const typesOnly = (name, other) => ({
  name: `types-only-${name}-${other}`,
  comment: `${name} may import only types of ${other}`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: outsideTests },
  to: { path: `^src/${other}/`, dependencyTypesNot: ['type-only'] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    room('kernel', []),
    room('food', ['kernel']),
    room('cooking', ['kernel', 'food']),
    room('larder', ['kernel', 'food']),
    room('contract', ['kernel', 'food', 'cooking', 'usecases/access/ports']),
    room('models', ['kernel']),
    room('store', ['kernel', 'food', 'cooking', 'usecases/access/ports']),
    room('outbound', ['kernel']),
    room('usecases', ['kernel', 'food', 'cooking', 'contract', 'models', 'store', 'outbound']),
    room('http', ['kernel', 'contract', 'usecases']),
    typesOnly('store', 'food'),
    typesOnly('store', 'cooking'),
    typesOnly('store', 'usecases'),
    ...packages('kernel', []),
    ...packages('food', ['fraction[.]js']),
    ...packages('cooking', ['fraction[.]js']),
    ...packages('larder', ['yaml'], ['fs', 'path', 'crypto', 'util']),
    ...packages('contract', ['typebox']),
    ...packages('models', ['ai', '@ai-sdk', 'undici', 'lru-cache', 'p-limit'], 'any'),
    ...packages(
      'store',
      ['drizzle-orm', 'pg', 'ioredis', '@electric-sql', 'esbuild', 'lru-cache', 'p-limit'],
      'any',
    ),
    ...packages('outbound', ['undici', 'p-limit'], ['dns', 'net', 'os', 'tls', 'crypto', 'timers']),
    ...packages(
      'usecases',
      ['fraction[.]js', 'lru-cache', 'p-limit', 'yaml'],
      ['crypto', 'util', 'zlib', 'buffer'],
    ),
    ...packages(
      'http',
      [
        'fastify',
        '@fastify',
        '@scalar',
        'ajv',
        'fast-json-stringify',
        'typebox',
        'pino',
        'prom-client',
        'lru-cache',
        'p-limit',
      ],
      'any',
    ),
    {
      name: 'across-rooms-by-alias',
      comment: 'Another room is imported as #room/file, so that the boundary shows in the import line',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: {
        path: '^src/[^/]+/',
        pathNot: '^src/$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'inside-a-room-relatively',
      comment: 'A file of the same room is imported as ./file.ts',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/$1/', dependencyTypes: ['aliased-subpath-import'] },
    },
    {
      name: 'entry-points-are-imported-by-nobody',
      comment: 'main, cli and config are wired from above: rooms are handed what they need',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: ['^src/cli/', outsideTests] },
      to: { path: ['^src/[^/]+[.]ts$', '^src/cli/'] },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: outsideTests },
      to: { path: ['^(test|eval|bench|scripts)/', outsideTests] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
};
