/**
 * Speaks PostgreSQL's wire protocol (version 3) for an embedded database that has one session for everybody.
 * Messages of one connection run as a whole up to Sync, and a transaction keeps the session until it ends,
 * so that two connections can never run each other's statements.
 */
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';

/** What the server needs from the embedded database. */
export interface EmbeddedSession {
  execProtocolRawSync(message: Uint8Array): Uint8Array;
  isInTransaction(): boolean;
}

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;
const type = { query: 0x51, sync: 0x53, terminate: 0x58, call: 0x46, flush: 0x48 };
/** Messages after which the client waits for an answer. */
const groupEnds: readonly (number | undefined)[] = [type.sync, type.query, type.call, type.flush];
const maxMessageBytes = 64 * 1024 * 1024;

class Connection {
  readonly socket: Socket;
  started = false;
  /** Whole messages that wait for their Sync. */
  pending: Buffer[] = [];
  /** Groups ready to run, and for each whether the client goes on with the same statement afterwards. */
  ready: Buffer[] = [];
  flushed: boolean[] = [];
  rest: Buffer = Buffer.alloc(0);
  closed = false;
  constructor(socket: Socket) {
    this.socket = socket;
  }
}

const simpleQuery = (sql: string): Buffer => {
  const message = Buffer.alloc(6 + Buffer.byteLength(sql));
  message[0] = type.query;
  message.writeInt32BE(message.length - 1, 1);
  message.write(sql, 5);
  return message;
};

/** Splits what has arrived into messages and groups; returns false when the connection is over. */
function receive(connection: Connection, chunk: Buffer): boolean {
  let rest = connection.rest.length === 0 ? chunk : Buffer.concat([connection.rest, chunk]);
  for (;;) {
    const head = connection.started ? 1 : 0;
    if (rest.length < head + 4) break;
    const length = head + rest.readInt32BE(head);
    if (length < head + 4 || length > maxMessageBytes) return false;
    if (rest.length < length) break;
    const message = rest.subarray(0, length);
    rest = rest.subarray(length);
    if (!connection.started) {
      const code = message.readInt32BE(4);
      if (code === cancelRequest) return false;
      if (code === sslRequest || code === gssRequest) connection.socket.write('N');
      else {
        connection.started = true;
        connection.ready.push(message);
        connection.flushed.push(false);
      }
      continue;
    }
    if (message[0] === type.terminate) return false;
    connection.pending.push(message);
    if (groupEnds.includes(message[0])) {
      connection.flushed.push(message[0] === type.flush);
      connection.ready.push(Buffer.concat(connection.pending));
      connection.pending = [];
    }
  }
  connection.rest = Buffer.from(rest);
  return true;
}

/** Serves `session` at a Unix socket (or pipe). `close` ends all connections. */
export async function serveEmbedded(
  session: EmbeddedSession,
  path: string,
  onFatal: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const connections = new Set<Connection>();
  const queue: Connection[] = [];
  let owner: Connection | null = null;
  let draining = false;

  const drain = (): void => {
    if (draining) return;
    draining = true;
    try {
      for (;;) {
        const index = queue.findIndex((one) => owner === null || one === owner);
        if (index < 0) break;
        const [connection] = queue.splice(index, 1) as [Connection];
        const group = connection.ready.shift();
        if (group === undefined || connection.closed) continue;
        const goesOn = connection.flushed.shift() === true;
        const answer = session.execProtocolRawSync(group);
        owner = goesOn || session.isInTransaction() ? connection : null;
        connection.socket.write(Buffer.from(answer));
      }
    } catch (error) {
      onFatal(error);
    } finally {
      draining = false;
    }
  };

  const end = (connection: Connection): void => {
    if (connection.closed) return;
    connection.closed = true;
    connections.delete(connection);
    connection.socket.destroy();
    if (owner === connection) {
      // A statement that was left half-way needs its Sync before anything else is heard.
      session.execProtocolRawSync(Buffer.from([type.sync, 0, 0, 0, 4]));
      session.execProtocolRawSync(simpleQuery('ROLLBACK'));
      owner = null;
    }
    drain();
  };

  const server: Server = createServer((socket) => {
    const connection = new Connection(socket);
    connections.add(connection);
    socket.setNoDelay(true);
    socket.on('error', () => end(connection));
    socket.on('close', () => end(connection));
    socket.on('data', (chunk) => {
      const before = connection.ready.length;
      const alive = receive(connection, chunk);
      for (let added = before; added < connection.ready.length; added++) queue.push(connection);
      drain();
      if (!alive) end(connection);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return {
    close: () =>
      new Promise<void>((resolve) => {
        for (const connection of [...connections]) end(connection);
        server.close(() => resolve());
      }),
  };
}
