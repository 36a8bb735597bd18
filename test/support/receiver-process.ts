/** Many receivers of all kinds in a process of their own; the test asks it over IPC what they have seen. */
import { createServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { receiverKinds } from './receiver-kinds.ts';
import type { ReceiverKind } from './receiver-kinds.ts';

/** A port of each kind. */
export interface ReceiversReady {
  readonly ports: Readonly<Record<ReceiverKind, number>>;
}
export interface ReceiversSeen {
  /** `webhook-id`s of each kind in the order of arrival. */
  readonly seen: Readonly<Record<ReceiverKind, readonly string[]>>;
}

const certificate = JSON.parse(process.argv[2]!) as { cert: string; key: string };
const seen = Object.fromEntries(receiverKinds.map((kind) => [kind, [] as string[]])) as unknown as Record<
  ReceiverKind,
  string[]
>;

const behaviours: Record<ReceiverKind, (request: IncomingMessage, response: ServerResponse) => void> = {
  good: (_request, response) => void response.writeHead(204).end(),
  slow: (_request, response) => void setTimeout(() => response.writeHead(200).end('ok'), 400),
  dead: () => undefined,
  redirecting: (_request, response) => void response.writeHead(307, { location: '/again' }).end(),
  endless: (_request, response) => {
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
      response.once('drain', more);
    };
    more();
  },
  garbage: () => undefined,
  failing: (_request, response) => void response.writeHead(503).end(),
};

/** Speaks TLS, but not HTTP. */
const garbage = (socket: Socket): void => {
  socket.on('error', () => undefined);
  socket.once('data', (data: Buffer) => {
    seen.garbage.push(/webhook-id: (\S+)/i.exec(data.toString('latin1'))?.[1] ?? '');
    socket.end('¡no HTTP!\r\n\r\n');
  });
};

const ports: Partial<Record<ReceiverKind, number>> = {};
for (const kind of receiverKinds) {
  const server =
    kind === 'garbage'
      ? createTlsServer(certificate, garbage)
      : createServer(certificate, (request, response) => {
          seen[kind].push(String(request.headers['webhook-id']));
          request.resume();
          behaviours[kind](request, response);
        });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 1024, resolve));
  ports[kind] = (server.address() as AddressInfo).port;
}
process.on('message', () => process.send?.({ seen } satisfies ReceiversSeen));
process.on('disconnect', () => process.exit(0));
process.send?.({ ports } as ReceiversReady);
