import type { StartServer } from '../server.ts';

/** Every server that can be measured; each process loads only its own, so that its memory is its own too. */
export const servers = {
  bare: async (options) => (await import('./bare.ts')).startBare(options),
  fastify: async (options) => (await import('./plain-fastify.ts')).startPlainFastify(options),
  around: async (options) => (await import('./around.ts')).startAround(options),
  generate: async (options) => (await import('./generate.ts')).startGenerate(options),
} satisfies Record<string, StartServer>;
export type ServerName = keyof typeof servers;
