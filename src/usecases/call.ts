/** What a use case is told of the call that it works for, and what it gives back beside the answer. */
import type { ModelTier } from '#contract/schemas/words';
import type { LimitSnapshot, Principal } from './access/ports.ts';

/** One call, however it came in. */
export interface Call {
  /** Under which logs and answers speak of it. */
  readonly requestId: string;
  /** Milliseconds since the Unix epoch at which it came in. */
  readonly receivedAt: number;
  readonly principal: Principal;
  /** The state of the caller's limits, this call counted. */
  readonly limits: LimitSnapshot;
  /** Aborted when the caller has gone. Made when first asked for. */
  readonly signal: AbortSignal;
}

/** The result of an AI call, with who did the work. */
export interface AiResult<Data> {
  readonly data: Data;
  readonly modelTier: ModelTier;
  /** `sous-engine-<version>`, or the vendor's id. */
  readonly model: string;
}
