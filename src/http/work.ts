/** Does an endpoint's work between reservation and answer: what is charged, and what is given back. */
import { AppError } from '#kernel/errors';
import type { Endpoint } from '#contract/endpoint';
import { formatTimestamp } from '#contract/schemas/envelope';
import type { Envelope } from '#contract/schemas/envelope';
import type { LimitSnapshot, Reservation } from '#usecases/access/ports';
import type { AiResult, Call } from '#usecases/call';
import { refusal } from './admit.ts';
import { callbackOf } from './callback-fields.ts';
import type { RequestContext } from './context.ts';
import type { HttpDeps } from './deps.ts';

/** A finished answer as text, with the headers that are its own. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type AiHandler = (call: Call, body: unknown) => AiResult<unknown> | Promise<AiResult<unknown>>;
export type Work = (context: RequestContext, body: unknown) => Promise<Answer> | Answer;

const jsonType = 'application/json; charset=utf-8';

const settle = async (end: () => LimitSnapshot | Promise<LimitSnapshot>): Promise<LimitSnapshot> => {
  const figures = end();
  return figures instanceof Promise ? await figures : figures;
};

/**
 * The work of an AI endpoint: reserve, do, put into words, keep. Everything that can fail comes before the keeping,
 * so that whatever fails is given back.
 */
export function aiWork(
  endpoint: Endpoint,
  handler: AiHandler,
  toText: (value: unknown) => string,
  deps: HttpDeps,
): Work {
  const { limiter, clock, callbacks, versions } = deps;
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
    return {
      status: endpoint.successStatus,
      headers: {
        'content-type': jsonType,
        'x-model': model,
        'x-model-tier': modelTier,
        'x-quota-charged': '1',
        'x-engine-version': versions.engine,
        'x-data-version': versions.data,
      },
      body: toText(value),
    };
  };
  const giveBack = async (context: RequestContext, reservation: Reservation): Promise<void> => {
    try {
      context.snapshot = await settle(() => reservation.release());
    } catch (error) {
      deps.log.error({ err: error, request_id: context.requestId }, 'a reservation could not be given back');
    }
  };
  return async (context, body) => {
    const callback = endpoint.callback ? callbackOf(body) : null;
    if (callback !== null) {
      if (callbacks === null) {
        throw new AppError('callback_host_not_allowed', `${callback.url.hostname} is not registered.`);
      }
      await callbacks.check(context.principal, callback.url);
    }
    const asked = limiter.reserve(context.principal);
    const verdict = asked instanceof Promise ? await asked : asked;
    if (!verdict.ok) throw refusal(context, verdict.refusal);
    const { reservation } = verdict;
    let answer: Answer;
    try {
      const worked = handler(context, body);
      answer = finish(context, worked instanceof Promise ? await worked : worked, body);
    } catch (error) {
      await giveBack(context, reservation);
      throw error;
    }
    const kept = reservation.keep();
    context.snapshot = kept instanceof Promise ? await kept : kept;
    context.charged = true;
    if (callback !== null && callbacks !== null) {
      const { principal } = context;
      callbacks.deliver({ principal, url: callback.text, requestId: callback.requestId, body: answer.body });
    }
    return answer;
  };
}
