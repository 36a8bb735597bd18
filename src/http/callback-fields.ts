/** The two fields that ask for a callback, checked as far as that needs no knowledge of the account. */
import { AppError } from '#kernel/errors';

export interface CallbackWish {
  readonly text: string;
  readonly url: URL;
  readonly requestId: string;
}

const maxLength = 2048;
const ports: ReadonlySet<string> = new Set(['', '443', '8443']);

const invalid = (detail: string): AppError =>
  new AppError('callback_url_invalid', detail, {
    errors: [{ pointer: '/callback_url', code: 'invalid_format', detail }],
  });

/** IPv6 is in brackets; a name whose last label is a number is IPv4 in one of its spellings (WHATWG URL). */
const isAddress = (hostname: string): boolean =>
  hostname.startsWith('[') || /(^|\.)(\d+|0x[0-9a-f]*)\.?$/i.test(hostname);

function parseCallbackUrl(text: string, allowHttp: boolean): URL {
  if (text.length > maxLength) throw invalid(`callback_url is longer than ${maxLength} characters.`);
  if (/[\u0000-\u0020\u007f\\]/.test(text))
    throw invalid('callback_url holds a blank or a control character.');
  if (!URL.canParse(text)) throw invalid('callback_url is not an absolute URL.');
  const url = new URL(text);
  const isPlain = allowHttp && url.protocol === 'http:';
  if (url.protocol !== 'https:' && !isPlain) throw invalid('callback_url must begin with https://.');
  if (url.username !== '' || url.password !== '') throw invalid('callback_url must not hold credentials.');
  if (url.hostname === '' || isAddress(url.hostname)) {
    throw invalid('callback_url must name a host, not an IP address.');
  }
  if (!ports.has(url.port) && !isPlain) throw invalid('callback_url may use port 443 or 8443 only.');
  return url;
}

/** What a validated body asks for, or null. `allowHttp` is for development. Throws `request_id_required` or `callback_url_invalid`. */
export function callbackOf(body: unknown, allowHttp: boolean): CallbackWish | null {
  const { callback_url: text, request_id: requestId } = body as {
    readonly callback_url?: string;
    readonly request_id?: string;
  };
  if (text === undefined) return null;
  if (requestId === undefined) {
    throw new AppError('request_id_required', 'callback_url needs a request_id of your own beside it.', {
      errors: [
        { pointer: '/request_id', code: 'required', detail: 'request_id is required with callback_url' },
      ],
    });
  }
  return { text, url: parseCallbackUrl(text, allowHttp), requestId };
}

/** Refuses `callback_url` on an endpoint that answers in the response only. */
export function refuseCallback(body: unknown): void {
  if (typeof body === 'object' && body !== null && Object.hasOwn(body, 'callback_url')) {
    throw new AppError('callback_not_supported', 'This endpoint answers in the response only.', {
      errors: [{ pointer: '/callback_url', code: 'not_supported', detail: 'leave callback_url out' }],
    });
  }
}
