/** How a dish is made, by the heat that it sees last: "fried and then simmered", "baked, then chilled", "served cold". */

/** Kinds of heat by the words of a method; what is named after a kind of heat is none. */
const heats: readonly (readonly [done: string, words: RegExp])[] = [
  ['pressure-cooked', /\b(?:pressure[- ]?cook\w*|instant ?pot|whistles?)\b/giu],
  ['slow-cooked', /\b(?:slow[- ]?cooker|crock-? ?pot|cook on low)\b/giu],
  ['air-fried', /\bair[- ]?fr(?:y|yer|ied)\b/giu],
  ['microwaved', /\bmicrowav(?:e|ed)\b(?! (?:the )?(?:butter|chocolate))/giu],
  [
    'baked',
    /\bbak(?:e|ed|ing)\b(?! (?:paper|sheets?|tins?|trays?|powder|soda|parchment|dish|pan|stone|beans))/giu,
  ],
  ['roasted', /\broast(?:ed)?\b(?! (?:beef|chicken|pork|peppers?|potatoes|tin|pan))/giu],
  ['grilled', /\b(?:grill|barbecue|bbq|griddle)\b(?! pan)/giu],
  ['broiled', /\bbroil\b/giu],
  ['deep-fried', /\bdeep[- ]?fry\b/giu],
  ['fried', /\b(?:fry(?! ?pan|ing pan)|saut[eé]|stir[- ]?fry|sear|brown the)\b/giu],
  [
    'steamed',
    /(?<!\b(?:with|the|of|some|a little|without) )\bsteam(?! (?:vent|can|escape|off|is|from))\b(?= |[.,])/giu,
  ],
  ['simmered', /\b(?:simmer|stew|braise|poach)\b/giu],
  [
    'boiled',
    /\b(?:boil(?! away)|(?:in|into) (?:the |a pot of )?boiling (?:\p{L}+ )?water|cook (?:the )?(?:pasta|spaghetti|noodles|penne|macaroni|potatoes|rice))\b/giu,
  ],
];
const chills = /\b(?:chill|refrigerat\w+|(?:in|into) the fridge|freez(?:e|er)|fridge)\b/giu;
const ovenly = /\b(?:into|in|to) (?:the |a )?(?:\p{L}+ )?oven\b/iu;
const warm = /\b(?:cook|heat|melt|warm|toast)\b(?! (?:temperature|cream|butter))/iu;

const kinds = heats.map(([done]) => done).join('|');
/** All that may be said of it, as a pattern. */
export const anyHow = `(?:(?:${kinds})(?: and then (?:${kinds}))?(?:, then chilled)?|served cold|tossed in a hot pan|with nothing to cook)`;

const lastAt = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** How a dish is made, in a participle or two; null where its method does not tell. */
export function madeHow(method: string): string | null {
  const text = method
    .replace(/\bpre-?heat[^.]*/giu, '')
    // What becomes of leftovers is no part of how it is made.
    .replace(
      /[^.!]*\b(?:reheat\w*|leftovers?|keeps?|will keep|['’]ll keep|stor(?:e|ed|age)|\d+ (?:days|weeks|months)|or freeze)\b[^.!]*[.!]?/giu,
      '',
    )
    .replace(/\b(?:do not|don['’]t|never|without)\b[^.,;]*/giu, '');
  const seen = heats
    .map(([done, words]) => ({ done, at: lastAt(text, words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ done }) => done)
    // A pot that boils before it simmers is one heat.
    .filter((one, _, all) => one !== 'boiled' || !all.includes('simmered'));
  const whole = seen.find((one) => /^(?:pressure-cooked|slow-cooked|air-fried|microwaved)$/u.test(one));
  const cold =
    lastAt(text, chills) > text.length * 0.5 && !/leftovers|keeps?\b|stor(?:e|age)/iu.test(text.slice(-160));
  const last = whole ?? seen.at(-1);
  if (last === undefined && ovenly.test(text)) return cold ? 'baked, then chilled' : 'baked';
  // Pasta that is tossed in a skillet is more than boiled.
  if (last === 'boiled' && seen.length === 1 && /\b(?:skillet|frying pan|wok)\b/iu.test(text))
    return 'tossed in a hot pan';
  if (last === undefined) return warm.test(text) ? null : cold ? 'served cold' : 'with nothing to cook';
  const before = whole === undefined ? seen.at(-2) : undefined;
  const heat = before === undefined ? last : `${before} and then ${last}`;
  return cold ? `${heat}, then chilled` : heat;
}
