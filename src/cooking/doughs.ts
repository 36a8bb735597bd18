/** Families of doughs and batters, in which amounts hang together. */
export const doughs: ReadonlySet<string> = new Set([
  'bread',
  'cake',
  'cookie',
  'pudding',
  'pancake',
  'dumpling',
]);
