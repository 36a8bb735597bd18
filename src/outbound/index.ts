/**
 * outbound: what the service sends to other people's machines: callbacks, and the look at a host's proof of control.
 * Promises: nothing is sent to an address that is not public (or opened by the operator), whatever a name says and
 * however often it changes its mind; one request per call, no redirect, no second try, bounded in time and size.
 * Must not know: accounts, the database, what is in a body.
 */
export { createAddressPolicy } from './address-policy.ts';
export { createThreadedOutbound, serveOutbound } from './outbound-thread.ts';
export { createOutbound } from './send-once.ts';
export { FairQueue } from './fair-queue.ts';
