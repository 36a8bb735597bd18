/** Does an endpoint's work between reservation and answer: what is charged, and what is given back. */
import { AppError } from '#kernel/errors';
import type { Endpoint } from '#contract/endpoint';
import { formatTimestamp } from '#contract/schemas/envelope';
import type { Envelope } from '#contract/schemas/envelope';
import type { LimitSnapshot, Reservation, ReservationVerdict } from '#usecases/access/ports';
import type { AiResult, Call } from '#usecases/call';
import { refusal } from './admit.ts';
import { callbackOf } from './callback-fields.ts';
import type { CallbackWish } from './callback-fields.ts';
import type { RequestContext } from './context.ts';
import type { HttpDeps } from './deps.ts';

/** A finished answer as text, with the headers that are its own. */
export interface Answer {
  readonly status: number;
  /** Names and values in turn, as Node takes them. */
  readonly headers: readonly string[];
  readonly body: string;
}

type AiHandler = (call: Call, body: unknown) => AiResult<unknown> | Promise<AiResult<unknown>>;
export type Work = (context: RequestContext, body: unknown) => Promise<Answer> | Answer;

const jsonType = 'application/json; charset=utf-8';

/**
 * The work of an AI endpoint: reserve, do, put into words, keep. Everything that can fail comes before the keeping,
 * so that whatever fails is given back.
 */
export function aiWork(
  endpoint: Endpoint,
  handler: AiHandler,
  toText: (value: unknown) => string,
  deps: HttpDeps,
  allowHttp: boolean,
): Work {
  const { limiter, clock, callbacks, versions } = deps;
  /** The headers of the last model: mostly it is the same one. */
  let headers: readonly string[] = [];
  let headersFor = '';
  const headersOf = (model: string, modelTier: string): readonly string[] => {
    if (headersFor !== `${modelTier} ${model}`) {
      headersFor = `${modelTier} ${model}`;
      headers = Object.freeze([
        ...['content-type', jsonType, 'x-model', model, 'x-model-tier', modelTier, 'x-quota-charged', '1'],
        ...['x-engine-version', versions.engine, 'x-data-version', versions.data],
      ]);
    }
    return headers;
  };
  const finish = (context: RequestContext, result: AiResult<unknown>, body: unknown): Answer => {
    const { data, model, modelTier } = result;
    context.model = model;
    context.modelTier = modelTier;
    let value = data;
    if (endpoint.envelope !== null) {
      const envelope: Envelope = {
        type: endpoint.envelope,
        request_id: (body as { request_id?: string }).request_id ?? null,
        model_tier: modelTier,
        model,
        data,
        timestamp: formatTimestamp(clock.now()),
      };
      value = envelope;
    }
    return { status: endpoint.successStatus, headers: headersOf(model, modelTier), body: toText(value) };
  };
  const { log } = deps;
  const giveBack = async (context: RequestContext, reservation: Reservation): Promise<void> => {
    try {
      context.snapshot = await reservation.release();
    } catch (error) {
      log.error({ err: error, request_id: context.requestId }, 'a reservation could not be given back');
    }
  };
  /** Everything is said and done: the call counts. */
  const close = (
    context: RequestContext,
    body: unknown,
    answer: Answer,
    callback: CallbackWish | null,
    kept: LimitSnapshot,
  ): Answer => {
    context.snapshot = kept;
    context.charged = true;
    const { request_id: requestId } = body as { readonly request_id?: string };
    if (requestId !== undefined && callbacks !== null) {
      const { accountId } = context.principal;
      const callbackUrl = callback?.url.href ?? null;
      const result = { accountId, requestId, endpoint: endpoint.id, body: answer.body, callbackUrl };
      context.afterwards = () => callbacks.finished(result);
    }
    return answer;
  };
  /** From the reservation on. Waits for nothing where nothing has to be waited for. */
  const doReserved = (
    context: RequestContext,
    body: unknown,
    callback: CallbackWish | null,
    verdict: ReservationVerdict,
  ): Answer | Promise<Answer> => {
    if (!verdict.ok) throw refusal(context, verdict.refusal);
    const { reservation } = verdict;
    const fail = (error: unknown): Promise<never> =>
      giveBack(context, reservation).then(() => {
        throw error;
      });
    const keep = (answer: Answer): Answer | Promise<Answer> => {
      const kept = reservation.keep();
      if (!(kept instanceof Promise)) return close(context, body, answer, callback, kept);
      return kept.then((figures) => close(context, body, answer, callback, figures));
    };
    let answer: Answer;
    try {
      const worked = handler(context, body);
      if (worked instanceof Promise) {
        return worked.then((result) => finish(context, result, body)).then(keep, fail);
      }
      answer = finish(context, worked, body);
    } catch (error) {
      return fail(error);
    }
    return keep(answer);
  };
  const reserve = (
    context: RequestContext,
    body: unknown,
    callback: CallbackWish | null,
  ): Answer | Promise<Answer> => {
    const verdict = limiter.reserve(context.principal);
    if (!(verdict instanceof Promise)) return doReserved(context, body, callback, verdict);
    return verdict.then((late) => doReserved(context, body, callback, late));
  };
  return (context, body) => {
    const callback = endpoint.callback ? callbackOf(body, allowHttp) : null;
    if (callback === null) return reserve(context, body, null);
    if (callbacks === null) {
      throw new AppError('callback_host_not_allowed', `${callback.url.hostname} is not registered.`);
    }
    const checked = callbacks.check(context.principal, callback.url);
    if (!(checked instanceof Promise)) return reserve(context, body, callback);
    return checked.then(() => reserve(context, body, callback));
  };
}
