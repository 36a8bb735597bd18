/**
 * Patterns that know all the letters of the world ("\p{L}" with the flag u) take a hundred times as long to be made ready
 * as those that know the letters of western Europe, and several times as long to be tried. Nearly all texts hold no
 * other letters, and for these each pattern has a light twin that matches the very same.
 */

/** By its number, whether a sign is one of those that a light pattern treats as the whole one does. */
const usual = new Uint8Array(0x10000);
for (const [first, last] of [
  [0x0000, 0x00ff], // Latin-1
  [0x0152, 0x0153], // Œ œ
  [0x2000, 0x206f], // dashes, quotes, spaces
  [0x20a0, 0x20bf], // money
  [0x2103, 0x2103], // ℃
  [0x2109, 0x2109], // ℉
  [0x2122, 0x2122], // ™
  [0x2150, 0x215f], // ⅓ ⅛
  [0x2190, 0x23ff], // arrows, sums, clocks
  [0x2500, 0x2775], // bullets, ticks, hearts
  [0x2794, 0x27bf],
  [0xe000, 0xf8ff], // what stands for something else while a sentence is worked on
  [0xfe0f, 0xfe0f], // "shown in colour"
] as const)
  usual.fill(1, first, last + 1);

/** The text that was asked about last: many patterns are tried on one text. */
let asked = '';
let answer = true;

/** Whether a text holds none but usual signs: no letters from outside western Europe, nothing beyond the first plane. */
export function isUsual(text: string): boolean {
  if (text === asked) return answer;
  let at = text.length - 1;
  while (at >= 0 && usual[text.charCodeAt(at)] === 1) at -= 1;
  asked = text;
  answer = at < 0;
  return answer;
}

/** The usual signs of a sort, by the name of the sort. */
const sorts: Readonly<Record<string, string>> = {
  L: 'A-Za-zªµºÀ-ÖØ-öø-ÿŒœ',
  Ll: 'a-zµß-öø-ÿœ',
  Lu: 'A-ZÀ-ÖØ-ÞŒ',
  N: '0-9²³¹¼-¾⅐-⅟',
  M: '\ufe0f',
};

/** Where capitals do not matter, both sorts of letters are letters that have a capital. */
const eitherCase: Readonly<Record<string, string>> = {
  ...sorts,
  Ll: 'A-Za-zµÀ-ÖØ-öø-ÿœŒ',
  Lu: 'A-Za-zµÀ-ÖØ-öø-ÿœŒ',
};

/** A pattern that matches the same as the one that is given in each usual text; that one itself where there is none. */
export function lightOf(pattern: RegExp): RegExp {
  const { flags, source } = pattern;
  if (!flags.includes('u')) return pattern;
  const light = lightSource(source, flags.includes('i') ? eitherCase : sorts);
  return light === null ? pattern : new RegExp(light, flags.replace('u', ''));
}

/** An escape, a bracket, or whatever stands between those. */
const parts = /\\(?:p\{(?<sort>[^}]*)\}|(?<sign>[^]))|[[\]]|[^\\[\]]+/gu;

/** The source without its sorts of all the world; null where something means another thing without the flag u. */
function lightSource(source: string, names: Readonly<Record<string, string>>): string | null {
  if (/[\ud800-\udfff]|\\u\{|\\P/.test(source)) return null;
  let said = '';
  let inClass = false;
  for (const { 0: part, groups } of source.matchAll(parts)) {
    if (groups?.['sort'] !== undefined) {
      const signs = names[groups['sort']];
      if (signs === undefined) return null;
      said += inClass ? signs : `[${signs}]`;
      continue;
    }
    if (part === '[') inClass = true;
    else if (part === ']') inClass = false;
    said += part;
  }
  return said;
}

/**
 * Tells which pattern to try on a text: the light twin of the one given wherever that matches the same. Each has a
 * `lastIndex` of its own.
 */
export function byLetters(pattern: RegExp): (text: string) => RegExp {
  if (!pattern.unicode) return () => pattern;
  let light: RegExp | null = null;
  return (text) => (isUsual(text) ? (light ??= lightOf(pattern)) : pattern);
}

/** A pattern that is tried on each text as `byLetters` tells; with neither of the flags g and y, whose trials hang together. */
export interface Lettered {
  readonly on: (text: string) => RegExp;
  test(text: string): boolean;
  exec(text: string): RegExpExecArray | null;
}

/** A pattern written with sorts of letters, light where that matches the same. */
export function lettered(pattern: RegExp): Lettered {
  const on = byLetters(pattern);
  return { on, test: (text) => on(text).test(text), exec: (text) => on(text).exec(text) };
}
