/** "Dredge the cod in flour, then beaten egg, then panko": one order, whose coats keep their turn. */
const row = String.raw`(?:(?!\b(?:then|and|until|to|for|with|shaking|pressing)\b)[^,.;:()\n])+?`;
const coated = new RegExp(
  String.raw`\b(?<verb>dredge|coat|dip|dunk|roll|dust|toss) (?<what>(?:(?!\b(?:in|into|then|and)\b)[^,.;:()\n]){2,40}?) (?:in|into) (?<first>${row})(?<others>(?:,? (?:and )?then (?:in |into |the )*${row}){2,3})(?=[.;!]|$)`,
  'giu',
);

/** An instruction whose coats, one after the other, are told as one row in their turn. */
export const coatedInTurn = (text: string): string =>
  text.replace(coated, (...all: unknown[]) => {
    const { verb, what, first, others } = all.at(-1) as Record<'verb' | 'what' | 'first' | 'others', string>;
    const coats = [first, ...others.split(/,? (?:and )?then (?:in |into )*/u).filter(Boolean)];
    return `${verb} ${what} in ${coats.slice(0, -1).join(', ')} and ${coats.at(-1)!}, in that order`;
  });
