/** Node's own request and response with a short way each, for calls whose body and answer are one piece. */
import { IncomingMessage, ServerResponse } from 'node:http';

/** Gets a request's body as the parser finds it; null is its end. */
export type BodyTaker = (piece: Buffer | null) => void;

/** A request whose body can be taken from the parser itself: as a stream it costs five turns of the tick queue. */
export class ServedRequest extends IncomingMessage {
  private taker: BodyTaker | null = null;

  /** Hands the body to `taker` from now on, in place of the stream. To be called before any of it has come. */
  takeBody(taker: BodyTaker): void {
    this.taker = taker;
    // Marks the body as asked for: otherwise Node would read it to its end once more when the answer is out.
    this._read(0);
  }

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.taker === null) return super.push(piece, encoding);
    this.taker(piece);
    return true;
  }
}

/** The last second that was written, and how: many answers share one. */
let date = { second: -1, line: '' };

function dateLine(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== date.second) {
    date = { second, line: `Date: ${new Date(second * 1000).toUTCString()}\r\n` };
  }
  return date.line;
}

/** A response that takes its head as text. Node's own way checks every name and value and writes in two pieces. */
export class ServedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** The head as Node keeps it until something of the body is written; null as long as there is none. */
  declare private _header: string | null | undefined;
  /** Milliseconds, as Node says it to the client. */
  declare private _keepAliveTimeout: number | undefined;

  /**
   * Sends a whole answer that has a body. `lines` are its headers, each ended by CRLF, well-formed and with
   * Content-Length. Says false, and has done nothing, where `writeHead` has to do it: on a connection that ends.
   */
  sendWhole(statusLine: string, lines: string, body: string, isAscii: boolean): boolean {
    if (!this.shouldKeepAlive || this._header !== null) return false;
    const seconds = Math.floor((this._keepAliveTimeout ?? 0) / 1000);
    const keepAlive = seconds > 0 ? `Keep-Alive: timeout=${seconds}\r\n\r\n` : '\r\n';
    const head = `${statusLine}${lines}${dateLine()}Connection: keep-alive\r\n${keepAlive}`;
    if (isAscii) {
      // A head is written as Latin-1, and ASCII can go with it: one write instead of two.
      this._header = head + body;
      this.end();
    } else {
      this._header = head;
      this.end(body, 'utf8');
    }
    return true;
  }
}
