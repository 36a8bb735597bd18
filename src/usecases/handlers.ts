/** The registry of use cases by endpoint; what has no entry is not mounted. */
import type { BodyOf, ParamsOf, QueryOf, ResultOf } from '#contract/endpoint';
import type { EndpointId, EndpointsById } from '#contract/endpoints';
import type { AiResult, Call } from './call.ts';

/** The parts of a validated request. */
export interface Input<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

/**
 * Does an endpoint's work, with its collaborators bound. Throws `AppError` for what the caller should see.
 * An AI endpoint gives the data and the model; the envelope, charging and headers are made around it.
 */
export type Handler<E> = E extends { readonly charge: 'ai' }
  ? (call: Call, body: BodyOf<E>) => AiResult<ResultOf<E>> | Promise<AiResult<ResultOf<E>>>
  : (call: Call, input: Input<E>) => ResultOf<E> | Promise<ResultOf<E>>;

/** Endpoints whose answers are made when the app is built, not by a use case. */
export type ReferenceId = 'vocabularies.list' | 'vocabularies.get' | 'sample.get';

/** Use cases by endpoint id. */
export type Handlers = { readonly [Id in Exclude<EndpointId, ReferenceId>]?: Handler<EndpointsById[Id]> };
