/**
 * The way out in a thread of its own: handshakes and other people's endless answers cost the thread that answers
 * calls nothing. Both ends of the conversation; who makes the thread is not decided here.
 */
import { setPriority } from 'node:os';
import { OutboundError } from './outbound-error.ts';
import type { OutboundFailure } from './outbound-error.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from './send-once.ts';

type Question =
  { readonly id: number; readonly send: OutboundRequest } | { readonly id: number; readonly texts: string };

type Answer =
  | { readonly id: number; readonly answer: OutboundAnswer | readonly string[] }
  | {
      readonly id: number;
      readonly failure: OutboundFailure;
      readonly message: string;
      readonly status: number | null;
    }
  | { readonly id: number; readonly broken: string };

/** One end of a channel between threads, as Node's workers and ports have it. */
interface Channel {
  postMessage(message: unknown): void;
  on(event: string, listener: (value: unknown) => void): unknown;
}

/** A thread that serves `serveOutbound`. */
export interface OutboundThread extends Channel {
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
}

const answerOf = async (outbound: Outbound, question: Question): Promise<Answer> => {
  const { id } = question;
  try {
    return {
      id,
      answer: await ('send' in question ? outbound.send(question.send) : outbound.texts(question.texts)),
    };
  } catch (error) {
    if (error instanceof OutboundError) {
      return { id, failure: error.failure, message: error.message, status: error.status };
    }
    return { id, broken: error instanceof Error ? error.message : String(error) };
  }
};

/** How far deliveries stand back where there is not enough of the machine for all. */
const niceness = 5;

/** Lets the thread that answers calls go first. Only Linux knows the priority of a thread; elsewhere all stay equal. */
function standBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(niceness);
  } catch {
    // A sandbox forbids it: deliveries then compete as equals.
  }
}

/** Answers what comes over `channel`: the thread's end. */
export function serveOutbound(channel: Channel, outbound: Outbound): void {
  standBack();
  channel.on('message', (question) => {
    void answerOf(outbound, question as Question).then((answer) => channel.postMessage(answer));
  });
}

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

/** The caller's end. The thread is made when it is first needed, and again after it has died. */
export function createThreadedOutbound(makeThread: () => OutboundThread): Outbound {
  const waiting = new Map<number, Waiting>();
  let thread: OutboundThread | null = null;
  let count = 0;

  const give = (answer: Answer): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    // An idle thread does not keep the process.
    if (waiting.size === 0) thread?.unref();
    if (asked === undefined) return;
    if ('answer' in answer) asked.resolve(answer.answer as never);
    else if ('failure' in answer) {
      asked.reject(new OutboundError(answer.failure, answer.message, { status: answer.status }));
    } else asked.reject(new Error(answer.broken));
  };
  const start = (): OutboundThread => {
    const made = makeThread();
    const over = (reason: unknown): void => {
      if (thread !== made) return;
      thread = null;
      const error = new Error('the thread that sends has ended', { cause: reason });
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    made.on('message', (answer) => give(answer as Answer));
    made.on('error', over);
    made.on('exit', over);
    return made;
  };
  const ask = <T>(question: Omit<Question, 'id'>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      thread ??= start();
      thread.ref();
      count += 1;
      waiting.set(count, { resolve, reject });
      thread.postMessage({ ...question, id: count });
    });
  return {
    send: (request) => ask({ send: request }),
    texts: (name) => ask({ texts: name }),
    close: async () => {
      const ending = thread;
      thread = null;
      await ending?.terminate();
    },
  };
}
