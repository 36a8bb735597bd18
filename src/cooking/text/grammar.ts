/** English at the level of words: numbers, lists, articles, plurals, titles. */

const fractionSigns: readonly (readonly [number, string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

/** Writes a quantity as a kitchen does: 1.5 → "1½", 0.25 → "¼", 120 → "120", 0.7 → "0.7". */
export function formatNumber(value: number): string {
  const whole = Math.floor(value + 1e-9);
  const rest = value - whole;
  if (rest < 0.02) return String(whole);
  if (rest > 0.98) return String(whole + 1);
  for (const [fraction, sign] of fractionSigns) {
    if (Math.abs(rest - fraction) < 0.02) return whole === 0 ? sign : `${whole}${sign}`;
  }
  return String(Math.round(value * 100) / 100);
}

/** "8", "8–10". */
function formatRange(min: number, max: number): string {
  return min === max ? formatNumber(min) : `${formatNumber(min)}–${formatNumber(max)}`;
}

/** 95 → "1 hour 35 minutes"; ranges under two hours stay in minutes. */
export function formatMinutes(min: number, max: number = min): string {
  if (min !== max) {
    if (max < 120) return `${formatRange(min, max)} minutes`;
    if (min % 30 === 0 && max % 30 === 0) return `${formatNumber(min / 60)}–${formatNumber(max / 60)} hours`;
    return `${formatMinutes(min)} to ${formatMinutes(max)}`;
  }
  if (min < 1) return `${Math.max(5, Math.round((min * 60) / 5) * 5)} seconds`;
  if (min < 90) return `${formatNumber(min)} minute${min === 1 ? '' : 's'}`;
  const hours = Math.floor(min / 60);
  const rest = Math.round(min - hours * 60);
  if (rest === 30) return `${hours}½ hours`;
  const hoursText = `${hours} hour${hours === 1 ? '' : 's'}`;
  return rest === 0 ? hoursText : `${hoursText} ${rest} minute${rest === 1 ? '' : 's'}`;
}

/** °C with °F beside it, the oven's °F rounded to the dial's 5 degrees: "200 °C (400 °F)". */
export function formatTemperature(celsius: number): string {
  return `${celsius} °C (${toFahrenheit(celsius)} °F)`;
}

/** By how many degrees Celsius an oven with a fan is set lower for the same bake. */
const fanLower = 20;

/** The setting of a still oven with that of one with a fan: "200 °C (400 °F; with a fan 180 °C, 350 °F)". */
export function formatOvenHeat(celsius: number): string {
  const fan = celsius - fanLower;
  return `${celsius} °C (${toFahrenheit(celsius)} °F; with a fan ${fan} °C, ${toFahrenheit(fan)} °F)`;
}

const ovenMarks: Readonly<Record<number, number>> = {
  95: 200,
  110: 225,
  120: 250,
  130: 265,
  140: 275,
  150: 300,
  160: 325,
  170: 340,
  175: 350,
  180: 350,
  190: 375,
  200: 400,
  210: 410,
  220: 425,
  230: 450,
  240: 475,
  250: 480,
};

/**
 * °F for °C. Oven settings follow the dial's usual marks (180 °C is written 350 °F); anything under 95 °C is
 * a thermometer reading and is exact to the degree.
 */
export function toFahrenheit(celsius: number): number {
  const mark = ovenMarks[celsius];
  if (mark !== undefined) return mark;
  const exact = (celsius * 9) / 5 + 32;
  return celsius < 95 ? Math.round(exact) : Math.round(exact / 5) * 5;
}

/** "a, b and c". */
export function joinList(items: readonly string[], word = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
}

/** "a" or "an", by sound. */
export function indefiniteArticle(noun: string): 'a' | 'an' {
  const word = noun.trim().toLowerCase();
  if (/^(?:hour|honest|heir|herb\b(?!.*uk))/.test(word)) return word.startsWith('herb') ? 'a' : 'an';
  if (/^(?:uni|use|eu|one\b|oui|oi(?!l))/.test(word)) return 'a';
  return /^[aeiou]/.test(word) || /^8|^1[18]\b/.test(word) ? 'an' : 'a';
}

/** Upper-cases the first letter, past opening marks. */
export function capitalise(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}_]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

const small = new Set([
  'a',
  'an',
  'and',
  'the',
  'of',
  'with',
  'in',
  'on',
  'or',
  'for',
  'to',
  'from',
  'al',
  'ba',
  'de',
  'ka',
  'ki',
  'na',
  'po',
  'za',
  'ze',
  'o',
  'la',
  'à',
  'e',
  'y',
  'con',
  'au',
  'aux',
  'du',
  'alla',
  'alle',
  'sto',
  'bi',
  'bil',
  'mit',
  'und',
  'auf',
  'del',
  'di',
  'el',
  'ai',
  'le',
  'en',
  'et',
  'med',
  'com',
  'col',
  'allo',
  'alla',
  'agli',
  'ao',
  'aos',
  'da',
  'do',
  'dos',
  'dei',
  'della',
  'des',
  'gli',
  'los',
  'las',
  'och',
  'og',
  'por',
  'para',
  'sin',
  'sur',
  'van',
  've',
  'von',
  'z',
  'i',
  's',
]);

/** A title without what it is in English: "Luohan Zhai" of "Luohan Zhai (Buddha's Delight)". */
export const plainTitle = (title: string): string => title.replace(/ \([^()]*\)$/, '');

/** Title case as a menu writes it: "Lentil Soup with Lemon and Cumin". */
export function titleCase(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, index) =>
      index > 0 && index < words.length - 1 && small.has(word.toLowerCase())
        ? word.toLowerCase()
        : index > 0 && /^(?:all|dell|d|l)'/.test(word)
          ? word
          : word
              .split('-')
              .map((part, at) =>
                at > 0 && small.has(part) ? part : part.charAt(0).toUpperCase() + part.slice(1),
              )
              .join('-'),
    )
    .join(' ');
}

const irregularPlurals: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  knife: 'knives',
  shelf: 'shelves',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  radish: 'radishes',
  fish: 'fish',
  shrimp: 'shrimp',
  squid: 'squid',
  salmon: 'salmon',
};

/** Plural of a measure or tool word; foods carry their own plurals. */
export function pluralise(noun: string): string {
  const last = noun.split(' ').pop() ?? noun;
  const irregular = irregularPlurals[last];
  if (irregular !== undefined) return noun.slice(0, noun.length - last.length) + irregular;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Small whole numbers as words: "four". */
export function numberWord(value: number): string {
  return Number.isInteger(value) && value >= 0 && value <= 12 ? numberWords[value]! : formatNumber(value);
}

const phrase = String.raw`(?:(?:(?!the\b|and\b|of\b|in\b|with\b|into\b|to\b)[\p{L}’'-]+ ){0,3}(?!the\b)[\p{L}’'-]+)`;
const twoLists = new RegExp(
  String.raw`\bthe (?<a>(?:${phrase}, )*?${phrase}) and (?<b>${phrase}) and (?:(?<c>the (?:rest|other half|last) of the|what is left of the|the remaining)|the (?<d>(?:salt|water|oil|tomatoes|stock)\b))`,
  'gu',
);
/** Where the second of two lists may begin; looked for first, because the lists themselves are slow to find. */
const secondList =
  / and (?:the (?:rest|other half|last|remaining|salt|water|oil|tomatoes|stock)\b|what is left of the\b)/;

/** Most sentences need none of the mending, and are only looked through for what does. */
const untidy = /\s[\s,.;:!?]|[^\S ]|,[.;:!?,]|\(\s*\)|([.!?])\1/;
const looseAnd = / and(?: the\b|[.;:!?])/i;

/** Joins sentences, mends spacing and doubled punctuation left by segments that were dropped. */
export function tidySentences(text: string): string {
  const tidy = untidy.test(text)
    ? text
        .replace(/\s+/g, ' ')
        .replace(/\s+([,.;:!?])/g, '$1')
        .replace(/,(?=[.;:!?])/g, '')
        .replace(/,\s*,/g, ',')
        .replace(/\(\s*\)/g, '')
        .replace(/([.!?])\1+/g, '$1')
    : text;
  // What an absent role leaves behind: "then and the mango", "the beans and."
  const joined = looseAnd.test(tidy)
    ? tidy.replace(/\b(then|with|add|stir in|of) and (?=the\b)/gi, '$1 ').replace(/,? and(?=[.;:!?])/g, '')
    : tidy;
  // Two lists that met: "the leeks and peas and the rest of the salt".
  const apart = secondList.test(joined) ? joined.replace(twoLists, 'the $<a>, $<b> and $<c>$<d>') : joined;
  return apart
    .trim()
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
