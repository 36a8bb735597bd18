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
