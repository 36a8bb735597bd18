/** Connects to a name at an address that was looked at: the name is resolved once, and nothing resolves it again. */
import { connect as netConnect, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import type { SecureContext } from 'node:tls';
import type { AddressPolicy } from './address-policy.ts';
import { OutboundError } from './outbound-error.ts';
import type { NameResolver } from './resolve-name.ts';

/** Opens a connection to an address. Tests hand in one that sees every attempt. */
export type Dial = (address: string, port: number, signal: AbortSignal) => Promise<Socket>;

export interface Network {
  readonly policy: AddressPolicy;
  readonly resolver: NameResolver;
  readonly dial: Dial;
  /** Whom certificates are believed from. Made once: it holds some 150 authorities. */
  readonly trust: SecureContext;
}

/** An address that doesn't answer leaves time for the next one. */
const perAddressMs = 3_000;

/** IPv4 in IPv6 form is the same peer. */
const plain = (address: string | undefined): string => (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');

/** Dials an address and checks that it is that peer which answered. */
export const dialAddress: Dial = (address, port, signal) =>
  new Promise((resolve, reject) => {
    if (isIP(address) === 0) {
      reject(new OutboundError('address_refused', 'not an address'));
      return;
    }
    const socket = netConnect({ host: address, port, signal });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      if (
        plain(socket.remoteAddress) === plain(new URL(hostForm(address)).hostname.replace(/^\[|\]$/g, ''))
      ) {
        resolve(socket);
        return;
      }
      socket.destroy();
      reject(new OutboundError('address_refused', 'another address answered'));
    });
  });

const hostForm = (address: string): string => `http://${isIP(address) === 6 ? `[${address}]` : address}`;

/** The addresses that may be contacted for a name. */
async function addressesOf(name: string, { policy, resolver }: Network): Promise<readonly string[]> {
  const found = await resolver.addresses(name).catch((error: unknown) => {
    throw new OutboundError('name_not_found', `${name} could not be looked up`, { cause: error });
  });
  if (found.length === 0) throw new OutboundError('name_not_found', `${name} has no address`);
  const chosen = policy.choose(found);
  if (chosen.length === 0) throw new OutboundError('address_refused', `${name} is not at a public address`);
  return chosen;
}

async function dialFirst(
  addresses: readonly string[],
  port: number,
  { dial, policy }: Network,
  signal: AbortSignal,
): Promise<Socket> {
  let failure: unknown;
  for (const address of addresses) {
    if (!policy.allows(address)) throw new OutboundError('address_refused', 'the address is not public');
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), perAddressMs);
    try {
      return await dial(address, port, AbortSignal.any([signal, patience.signal]));
    } catch (error) {
      if (signal.aborted || error instanceof OutboundError) throw error;
      failure = error;
    } finally {
      clearTimeout(timer);
    }
  }
  const { code } = failure as { code?: string };
  const why = code === 'ECONNREFUSED' ? 'the connection was refused' : 'no address answered';
  throw new OutboundError('connection_failed', why, { cause: failure });
}

/** TLS over a connection, for a name and no other. */
const secure = (socket: Socket, name: string, trust: SecureContext, signal: AbortSignal): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const failed = (error: Error & { code?: string }): void => {
      const reason = error.code ?? error.message;
      reject(new OutboundError('tls_failed', `no trusted connection: ${reason}`, { cause: error }));
    };
    const secured = tlsConnect({
      socket,
      servername: name,
      secureContext: trust,
      ALPNProtocols: ['http/1.1'],
    });
    const give = (): void => void secured.destroy();
    signal.addEventListener('abort', give, { once: true });
    secured.once('error', failed);
    secured.once('close', () => failed(new Error('the connection was closed')));
    secured.once('secureConnect', () => {
      secured.off('error', failed);
      signal.removeEventListener('abort', give);
      resolve(secured);
    });
  });

/** A connection to where `url` points, checked in name, address and certificate. Rejects with `OutboundError`. */
export async function connectPinned(url: URL, network: Network, signal: AbortSignal): Promise<Socket> {
  const isTls = url.protocol === 'https:';
  const name = url.hostname;
  if (name.startsWith('[') || isIP(name) !== 0) {
    throw new OutboundError('address_refused', 'an address instead of a name');
  }
  const addresses = await addressesOf(name, network);
  if (signal.aborted) throw new OutboundError('timeout', 'the time was up before the connection');
  const port = url.port === '' ? (isTls ? 443 : 80) : Number(url.port);
  const socket = await dialFirst(addresses, port, network, signal);
  if (!isTls) return socket;
  try {
    return await secure(socket, name, network.trust, signal);
  } catch (error) {
    socket.destroy();
    throw error;
  }
}
