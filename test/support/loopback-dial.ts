/** Leads public addresses that exist only in a test to ports on loopback. */
import { connect } from 'node:net';
import type { Dial } from '../../src/outbound/connect-pinned.ts';

/** `portOf` says where an address is; nobody listens where it has no answer. */
export const loopbackDial =
  (portOf: (address: string, port: number) => number | undefined): Dial =>
  (address, port, signal) =>
    new Promise((resolve, reject) => {
      const local = portOf(address, port);
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
