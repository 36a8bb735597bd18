/**
 * A small Internet on loopback: receivers with names and public addresses that exist only here. Names are looked up
 * and addresses dialled through it, so that the service's own checks see what they would see outside.
 */
import { createServer as createHttpServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Dial } from '../../src/outbound/connect-pinned.ts';
import type { NameResolver } from '../../src/outbound/resolve-name.ts';
import type { Certificate, CertificateAuthority } from './certificate-authority.ts';

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
  let count = 0;

  const dial: Dial = (address, port, signal) => {
    dialled.push({ address, port });
    return new Promise((resolve, reject) => {
      const local = ports.get(`${address} ${port}`);
      if (local === undefined) {
        reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
        return;
      }
      const socket = connect({ host: '127.0.0.1', port: local, signal });
      socket.once('error', reject).once('connect', () => {
        socket.off('error', reject);
        resolve(socket);
      });
    });
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
      ports.set(`${address} ${port}`, await listening(server));
      const place = port === 443 || port === 80 ? host : `${host}:${port}`;
      return { host, address, received, url: `${isTls ? 'https' : 'http'}://${place}/hooks?from=sous` };
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
