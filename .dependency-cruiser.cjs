/** Which room may import which; the table is in ARCHITECTURE.md. */
const room = (name, allowed) => ({
  name: `room-${name}`,
  comment: `${name} may import only: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: '[.]test[.]ts$' },
  to: { path: '^src/', pathNot: [`^src/${name}/`, ...allowed.map((other) => `^src/${other}[/.]`)] },
});
const noPackage = (name, pattern) => ({
  name: `packages-${name}`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: '[.]test[.]ts$' },
  to: { path: pattern },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    room('kernel', []),
    room('food', ['kernel']),
    room('cooking', ['kernel', 'food']),
    room('contract', ['kernel', 'food', 'cooking', 'usecases/access/ports']),
    room('models', ['kernel']),
    room('store', ['kernel', 'food', 'cooking', 'usecases/access/ports']),
    room('outbound', ['kernel']),
    room('usecases', ['kernel', 'food', 'cooking', 'contract', 'models', 'store', 'outbound']),
    room('http', ['kernel', 'contract', 'usecases']),
    noPackage('food', '^node_modules/(?!fraction[.]js)'),
    noPackage('cooking', '^node_modules/(?!fraction[.]js)'),
    noPackage('contract', '^node_modules/(fastify|pg|drizzle|undici)'),
    noPackage('usecases', '^node_modules/(fastify|pg|undici|drizzle|ioredis)'),
    {
      name: 'only-config-and-entry-points-are-unroomed',
      severity: 'error',
      from: { path: '^src/[^/]+/' },
      to: { path: '^src/[^/]+[.]ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
};
