/**
 * http: the app. Mounts the contract's endpoints on use cases; authentication, limits, idempotency, errors, headers.
 * Promises: every response has the headers of the contract; every failure is a problem document; only a 2xx AI
 * result is charged. Must not know: how anything is cooked or stored.
 */
export { buildApp } from './app.ts';
export type { App } from './app.ts';
export { defaultHttpConfig } from './deps.ts';
export type { Callbacks, HttpConfig, HttpDeps, Versions } from './deps.ts';
