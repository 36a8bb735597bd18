/** What the tests of one endpoint must say; auth and limits follow from the contract and are tested for all alike. */
import type { EndpointId } from '../../../src/contract/endpoints.ts';
import type { ErrorCode } from '../../../src/kernel/errors.ts';
import type { Answer, TestService } from '../../support/http-service.ts';

/** Sets the scene for one account behind the service's back, and answers path parameters. */
export type Prepare = (service: TestService, accountId: string) => Promise<Readonly<Record<string, string>>>;

export interface OkCase {
  readonly name: string;
  readonly prepare?: Prepare;
  /** Path parameters. */
  readonly params?: Readonly<Record<string, string>>;
  /** Query parameters, as they are in the URL. */
  readonly query?: string;
  readonly body?: unknown;
  /** Looks at the answer; the status and the schema are checked already. */
  readonly check: (answer: Answer) => void;
}

export interface InvalidCase {
  readonly name: string;
  readonly prepare?: Prepare;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly code: ErrorCode;
  /** Pointers that `errors[]` must name, in any order. */
  readonly pointers?: readonly string[];
  /** A part of some problem's detail. */
  readonly says?: string;
}

export interface EndpointCases {
  readonly id: EndpointId;
  readonly ok: readonly OkCase[];
  readonly invalid: readonly InvalidCase[];
}
