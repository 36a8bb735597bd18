import type { StartServer } from '../server.ts';
import { startBare } from './bare.ts';
import { startPlainFastify } from './plain-fastify.ts';
import { startSurrounded } from './surrounded.ts';

/** Every server that can be measured, by the name under which its process is started. */
export const servers = {
  bare: startBare,
  fastify: startPlainFastify,
  surrounded: startSurrounded,
} satisfies Record<string, StartServer>;
export type ServerName = keyof typeof servers;
