/** The thread through which callbacks go out. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveOutbound } from '#outbound/outbound-thread';
import { createOutbound } from '#outbound/send-once';
import type { OutboundOptions } from '#outbound/send-once';

serveOutbound(parentPort!, createOutbound(workerData as OutboundOptions));
