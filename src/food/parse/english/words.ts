/** A set of the words that a text names, parted by blanks. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));
