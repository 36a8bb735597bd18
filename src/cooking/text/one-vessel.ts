/** What a headnote promises to be the only one, and the words for others that the steps may bring. */
const kinds: Readonly<Record<string, RegExp>> = {
  pan: /\b(?:saucepans?|wok|pots?|trays?|casserole)\b/i,
  skillet: /\b(?:saucepans?|wok|pots?|trays?|casserole)\b/i,
  wok: /\b(?:saucepans?|pots?|trays?|frying pans?|skillets?|casserole)\b/i,
  pot: /\b(?:saucepans?|wok|trays?|frying pans?|skillets?|(?<!roasting )pans?)\b/i,
  tray: /\b(?:saucepans?|wok|pots?|frying pans?|skillets?)\b/i,
  tin: /\b(?:saucepans?|wok|pots?|frying pans?|skillets?)\b/i,
  dish: /\b(?:saucepans?|wok|pots?|frying pans?|skillets?)\b/i,
};

const how = '(?:(?:wide|large|big|heavy|deep|hot|roasting|frying|baking|good|single|sheet) )*';
const noun = '(pan|skillet|wok|pot|tray|tin|dish)';
const promise = new RegExp(String.raw`\b(?:one|a single)[ -]${how}${noun}\b`, 'i');
/** "One pan, and a full plate.": nothing else is said. */
const motto = new RegExp(String.raw`^(?:All (?:of it )?(?:in|on) )?one ${how}${noun}\b`, 'i');
const adjective = new RegExp(String.raw`\bone-${noun} `, 'gi');
const onOne = new RegExp(
  String.raw`,? (?:(?:all|together) )?(?:on|in|from) (?:one|a single) ${how}${noun}\b`,
  'gi',
);

const numbers = '(?:two|three|four|second|other|another)';
const several = (kind: string): RegExp =>
  new RegExp(String.raw`\b${numbers} ${how.replace('(?:', '(?:small |medium |')}${kind}(?:e?s)?\b`, 'i');

/**
 * A headnote that promises no single pan, pot or tray where the steps use another beside it: rice is boiled in a saucepan,
 * and for eight there are two trays.
 */
export function withoutOneVessel(headnote: string, texts: readonly string[]): string {
  const kind = promise.exec(headnote)?.[1]?.toLowerCase();
  if (kind === undefined) return headnote;
  const all = texts.join(' ');
  const isMany = several(kind).test(all);
  if (!kinds[kind]!.test(all) && !isMany) return headnote;
  const kept = headnote
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence, at) => at === 0 || !motto.test(sentence))
    .join(' ')
    .replace(adjective, '');
  return isMany ? kept.replace(onOne, '') : kept;
}
