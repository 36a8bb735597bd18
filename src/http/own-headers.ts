/** The headers that every response carries. */
import type { RequestContext } from './context.ts';
import { pushLimitHeaders } from './limit-headers.ts';

/** Adds request id, version and limits, names and values in turn; figures that could not be had are left out. */
export function writeOwnHeaders(headers: string[], context: RequestContext, nowMs: number): void {
  headers.push('x-request-id', context.requestId, 'x-api-version', '1');
  // Connections that are kept open would outlive the order to stop.
  if (context.isLast) headers.push('connection', 'close');
  if (context.snapshot !== null) pushLimitHeaders(headers, context.snapshot, nowMs);
}
