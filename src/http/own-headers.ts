/** The headers that every response carries. */
import type { RequestContext } from './context.ts';
import { limitLines } from './limit-headers.ts';

/** Request id, version and limits as lines of a head; figures that could not be had are left out. */
export function ownLines(context: RequestContext, nowMs: number): string {
  const { snapshot } = context;
  // Connections that are kept open would outlive the order to stop.
  const end = context.isLast ? 'connection: close\r\n' : '';
  const limits = snapshot === null ? '' : limitLines(snapshot, nowMs);
  return `x-request-id: ${context.requestId}\r\nx-api-version: 1\r\n${end}${limits}`;
}
