/** What is told about every answer, for metrics. */
export interface Answered {
  /** Endpoint id, or the name of another route; `none` where nothing matched. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
  readonly code: string | null;
}

export interface Observer {
  answered(answer: Answered): void;
}

/** One line of the access log. */
export interface AccessEntry {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  readonly accountId: string | null;
  readonly keyId: string | null;
  readonly code: string | null;
}

/** The entry as structured logs have it. */
export const accessFields = (entry: AccessEntry): Record<string, unknown> => ({
  request_id: entry.requestId,
  method: entry.method,
  route: entry.route,
  status: entry.status,
  ms: Math.round(entry.durationMs * 100) / 100,
  account: entry.accountId ?? undefined,
  key: entry.keyId ?? undefined,
  code: entry.code ?? undefined,
});
