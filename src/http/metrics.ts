/** Figures for Prometheus, on a port of their own. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Observer } from './observer.ts';

export interface Metrics extends Observer {
  readonly registry: Registry;
  /** The server of `/metrics`; it listens to nothing yet. */
  createServer(): Server;
}

/** Makes the figures. `pending` says how many requests are under way. */
export function createMetrics(pending: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'sous_' });
  const requests = new Counter({
    name: 'sous_http_requests_total',
    help: 'Answers by route, method, status and error code.',
    labelNames: ['route', 'method', 'status', 'code'] as const,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'sous_http_request_duration_seconds',
    help: 'Seconds from the arrival of a request to the end of its answer.',
    labelNames: ['route'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  new Gauge({
    name: 'sous_http_requests_pending',
    help: 'Requests under way.',
    registers: [registry],
    collect() {
      this.set(pending());
    },
  });
  const answer = async (url: string): Promise<string | null> =>
    url.split('?')[0] === '/metrics' ? registry.metrics() : null;
  return {
    registry,
    answered: ({ route, method, status, durationMs, code }) => {
      requests.inc({ route, method, status: String(status), code: code ?? '' });
      durations.observe({ route }, durationMs / 1000);
    },
    createServer: () =>
      createServer((request, response) => {
        request.resume();
        answer(request.method === 'GET' ? (request.url ?? '') : '').then(
          (text) => {
            if (text === null) response.writeHead(404).end('only GET /metrics\n');
            else response.writeHead(200, { 'content-type': registry.contentType }).end(text);
          },
          () => response.writeHead(500).end(),
        );
      }),
  };
}
