/** The thread of the way out for tests: every kind of receiver has its name and its port on loopback. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveOutbound } from '../../src/outbound/outbound-thread.ts';
import { createOutbound } from '../../src/outbound/send-once.ts';
import { loopbackDial } from './loopback-dial.ts';

/** Ports by host name. */
export interface OutboundWorkerData {
  readonly ca: string;
  readonly ports: Readonly<Record<string, number>>;
}

const { ca, ports } = workerData as OutboundWorkerData;
const hosts = Object.keys(ports);
const outbound = createOutbound({
  allowAddresses: [],
  ca,
  resolver: {
    addresses: (name) => Promise.resolve(hosts.includes(name) ? [`9.9.9.${hosts.indexOf(name) + 1}`] : []),
    texts: (name) => Promise.resolve([name]),
  },
  dial: loopbackDial((address) => ports[hosts[Number(address.split('.')[3]) - 1]!]),
});
serveOutbound(parentPort!, outbound);
// A name that ends the thread, as a defect would.
parentPort!.on('message', ({ texts }: { texts?: string }) => {
  if (texts === 'die.example.test') process.exit(3);
});
