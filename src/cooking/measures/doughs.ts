/** Families of doughs and batters, in which amounts hang together. */
export const doughs: ReadonlySet<string> = new Set([
  'bread',
  'cake',
  'cookie',
  'pudding',
  'pancake',
  'dumpling',
]);

/** What comes out of the oven whole, or by the trayful: nobody bakes a third of a loaf. */
export const wholeTins: ReadonlySet<string> = new Set(['bread', 'cake', 'cookie']);
