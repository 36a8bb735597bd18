/**
 * A small Internet on loopback: receivers with names and public addresses that exist only here. Names are looked up
 * and addresses dialled through it, so that the service's own checks see what they would see outside.
 */
import { createServer as createHttpServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Dial } from '../../src/outbound/connect-pinned.ts';
import type { NameResolver } from '../../src/outbound/resolve-name.ts';
import type { Certificate, CertificateAuthority } from './certificate-authority.ts';
import { loopbackDial } from './loopback-dial.ts';

/** One request as a receiver saw it. */
export interface Received {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

export interface ReceiverOptions {
  /** What it does once the request is there; 204 where left out. */
  readonly respond?: Respond;
  /** What it does with the bytes of a connection instead of speaking HTTP. */
  readonly raw?: (socket: Socket) => void;
  readonly certificate?: Certificate;
  readonly port?: number;
}

export interface Receiver {
  readonly host: string;
  readonly url: string;
  readonly address: string;
  /** On loopback. */
  readonly localPort: number;
  readonly received: readonly Received[];
}

export interface Internet {
  readonly resolver: NameResolver;
  readonly dial: Dial;
  /** Every address and port that was dialled. */
  readonly dialled: readonly { readonly address: string; readonly port: number }[];
  /** Starts a receiver under a name of `example.test`. */
  receiver(host: string, options?: ReceiverOptions): Promise<Receiver>;
  /** What a name resolves to from now on; a function is asked each time. */
  name(host: string, addresses: readonly string[] | (() => readonly string[])): void;
  text(name: string, ...texts: string[]): void;
  /** Resolves when so many more requests have arrived, wherever. */
  requests(count: number): Promise<void>;
  close(): Promise<void>;
}

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** Starts an Internet whose receivers have certificates of `authority`; `*.example.test` is covered by one. */
export function startInternet(authority: CertificateAuthority): Internet {
  const usual = authority.certify(['*.example.test']);
  const names = new Map<string, readonly string[] | (() => readonly string[])>();
  const texts = new Map<string, readonly string[]>();
  const ports = new Map<string, number>();
  const dialled: { address: string; port: number }[] = [];
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const arrivals = new Set<() => void>();
  let arrived = 0;
  let count = 0;

  const toLoopback = loopbackDial((address, port) => ports.get(`${address} ${port}`));
  const dial: Dial = (address, port, signal) => {
    dialled.push({ address, port });
    return toLoopback(address, port, signal);
  };

  return {
    dialled,
    dial,
    resolver: {
      addresses: (name) => {
        const found = names.get(name) ?? [];
        return Promise.resolve(typeof found === 'function' ? found() : found);
      },
      texts: (name) => Promise.resolve(texts.get(name) ?? []),
    },
    name: (host, addresses) => void names.set(host, addresses),
    requests: (wanted) => {
      const enough = arrived + wanted;
      return new Promise((resolve) => {
        const look = (): void => {
          if (arrived < enough) return;
          arrivals.delete(look);
          resolve();
        };
        arrivals.add(look);
      });
    },
    text: (name, ...given) => void texts.set(name, given),
    receiver: async (host, options = {}) => {
      const { port = 443, certificate = usual, raw } = options;
      const respond: Respond = options.respond ?? ((_request, response) => response.writeHead(204).end());
      const received: Received[] = [];
      const listener: RequestListener = (request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const { method = '', url = '', headers } = request;
          arrived += 1;
          for (const look of arrivals) look();
          received.push({ host, method, path: url, headers, body: Buffer.concat(chunks) });
          respond(request, response);
        });
      };
      const isTls = port !== 80;
      const server: Server =
        raw !== undefined
          ? isTls
            ? createTlsServer(certificate, raw)
            : createServer(raw)
          : isTls
            ? createHttpsServer(certificate, listener)
            : createHttpServer(listener);
      server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      });
      server
        .on('tlsClientError', () => undefined)
        .on('secureConnection', (socket: Socket) => {
          socket.on('error', () => undefined);
        });
      servers.push(server);
      count += 1;
      const address = `9.9.${Math.floor(count / 250)}.${(count % 250) + 1}`;
      names.set(host, [address]);
      const localPort = await listening(server);
      ports.set(`${address} ${port}`, localPort);
      const place = port === 443 || port === 80 ? host : `${host}:${port}`;
      return {
        host,
        address,
        localPort,
        received,
        url: `${isTls ? 'https' : 'http'}://${place}/hooks?from=sous`,
      };
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
