/** What kinds of receivers the tests have. */
export const receiverKinds = [
  'good',
  'slow',
  'dead',
  'redirecting',
  'endless',
  'garbage',
  'failing',
] as const;
export type ReceiverKind = (typeof receiverKinds)[number];
