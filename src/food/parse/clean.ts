import { vulgarFractions } from '../quantity.ts';
import { inListOrder } from './jotted.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  deg: '°',
  ndash: '–',
  mdash: '—',
  rsquo: "'",
  lsquo: "'",
  rdquo: '"',
  ldquo: '"',
  frasl: '/',
  times: '×',
  bull: '•',
  middot: '·',
  hellip: '…',
  reg: '',
  trade: '',
  copy: '',
  shy: '',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  ccedil: 'ç',
  ntilde: 'ñ',
  icirc: 'î',
  iuml: 'ï',
  ocirc: 'ô',
  oacute: 'ó',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frac13: '⅓',
  frac23: '⅔',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
  half: '½',
};

/** One entity's text; what is none stays as it is. */
function decodeEntity(whole: string, body: string): string {
  if (!body.startsWith('#')) return entities[body] ?? entities[body.toLowerCase()] ?? whole;
  const hex = body[1] === 'x' || body[1] === 'X';
  const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10);
  if (!Number.isFinite(code) || code < 32 || code > 0x10ffff) return ' ';
  return String.fromCodePoint(code);
}

const fractionSigns = new RegExp(`(-? ?)([${Object.keys(vulgarFractions).join('')}])`, 'g');
const nonAscii = /[^ -~]/;

/**
 * A line in plain spelling: no tags, entities or invisible characters, plain spaces, quotes, dashes and fractions.
 * Letters keep their accents and their case. Linear in the length.
 */
export function cleanLine(line: string): string {
  let text = line.includes('s)') ? line.replace(/([a-z])\((e?s)\)/g, '$1$2') : line;
  if (text.includes('&')) {
    text = text.replace(/&amp;/gi, '&').replace(/&(#?[a-z0-9]{1,7});/gi, decodeEntity);
  }
  if (/[0-9](?:th|rd|nd)/.test(text)) text = text.replace(/([0-9]\/[0-9]{1,2})(?:th|rd|nd)s?(?= |$)/g, '$1');
  if (text.includes('<')) text = text.replace(/<\/?[a-zA-Z!][^<>]*>/g, ' ');
  if (nonAscii.test(text)) {
    text = text
      .replace(/[\p{Cf}\p{Cc}\p{Cs}®™©℠]/gu, (sign) => (sign >= '\t' && sign <= '\r' ? ' ' : ''))
      .replace(fractionSigns, (_, before: string, sign: string, at: number, whole: string) => {
        const gap = before === '' && /[0-9]/.test(whole[at - 1] ?? '') ? ' ' : before;
        const after = /[0-9]/.test(whole[at + before.length + 1] ?? '') ? ' ' : '';
        return `${gap}${vulgarFractions[sign] ?? ''}${after}`;
      })
      .normalize('NFKC')
      .replace(/[⁄∕]/g, '/')
      .replace(/[‘’‛ʼ`´′]/g, "'")
      .replace(/[“”„‟″]/g, '"')
      .replace(/[‐‑‒–−]/g, '-')
      .replace(/[—―]/g, ' - ')
      .replace(/[×✕]/g, ' x ')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,;.)])/g, '');
  } else if (/[^!-~ ]| {2}/.test(text)) text = text.replace(/[^!-~]+/g, ' ');
  // "a 3-to-4-pound chicken"
  if (text.includes('-to-') || text.includes('-or-'))
    text = text.replace(/([0-9])-(to|or)-(?=[0-9])/g, '$1 $2 ');
  if (text.includes('w/')) text = text.replace(/\bw\/ ?(?=[a-z0-9])(?!o\b)/gi, 'with ');
  if (text.includes('&') || text.includes('/P')) text = text.replace(/\bS ?[&/] ?P\b/g, 'salt & pepper');
  if (text.includes('"-')) text = text.replace(/([0-9])"-(?=[a-z])/g, '$1-inch-');
  // "a 5cm-piece of ginger"
  if (text.includes('h-') || text.includes('m-')) text = text.replace(joinedPiece, '$1 ');
  // "Lamb shanks x2" counts behind the name; "bone in" is one word.
  if (text.includes(' x')) text = text.replace(/(\p{L}) x([0-9]{1,2})$/iu, '$1 x $2');
  if (text.includes('ne in') || text.includes('in on'))
    text = text.replace(
      /\b(bone) (in)\b|\b(skin) (on)\b(?! the)/gi,
      (_, ...part: (string | undefined)[]) => `${part[0] ?? part[2]!}-${part[1] ?? part[3]!}`,
    );
  if (text.includes('(N')) text = text.replace(/\((No\. ?[0-9/]+)\) (?=cans?\b)/g, '$1 ');
  // A likeness is no part of the name: "a knob of butter the size of a walnut", "a walnut sized lump".
  if (text.includes('size')) {
    text = text
      .replace(/([\p{L}]) ((?:about |roughly |around )?(?:the )?size of (?:an?|the|your) )/giu, '$1, $2')
      .replace(
        /\b(?!(?:good|decent|average|regular|medium|large|small|jumbo|bite) )([\p{L}]{3,}) sized (?=[\p{L}])/giu,
        '$1-sized ',
      );
  }
  if (text.includes('reshy')) text = text.replace(/\b(f)reshy\b/gi, '$1reshly');
  if (text.includes('n there '))
    text = text.replace(/\b(in) there (?=(?:skins?|shells?|jackets?)\b)/gi, '$1 their ');
  // "3 ea. shallots": counted one by one. "12 turns of the pepper mill" are grinds of pepper.
  if (text.includes(' ea')) text = text.replace(/^([0-9]+) ea\b\.? (?=[a-z0-9])/i, '$1 ');
  if (text.includes('mill') || text.includes('grinder'))
    text = text.replace(
      /\b(?:turns?|grinds?|twists?|cranks?) (?:of|from) (?:the |a |your )?(?:black )?pepper ?(?:mill|grinder)\b/i,
      'grinds of pepper',
    );
  // The strength of a spirit is no name.
  if (text.includes('%')) text = text.replace(strength, ' ').replace(/^ | (?= )/g, '');
  if (text.includes("''")) text = text.replaceAll("''", '"');
  if (text.includes(' - - ')) text = text.replaceAll(' - - ', ' - ');
  return misreadOne(inListOrder(text.trim()));
}

const strength =
  /(?:^| )\(?[0-9]{1,2}(?:[.,][0-9])? ?% ?(?:a\.?b\.?v\b\.?|alc(?:ohol)?\b\.?(?: by vol(?:ume)?\b\.?)?|vol\b\.?)\)?/gi;

const joinedPiece =
  /((?:inch|cm|mm))-(?=(?:piece|knob|length|chunk|stick|slice|strip|cube|dice|diced|cubed|sliced)s?\b)/gi;

/** A scanned "1" that came out as a letter: "I/2 cup", "l cup". */
function misreadOne(text: string): string {
  const first = text[0];
  if (first !== 'I' && first !== 'l' && first !== '|') return text;
  return text
    .replace(/^[Il|](?=\/[2-8](?![0-9]))/, '1')
    .replace(
      /^[Il|](?= (?:cups?|c\.|tsp|tbsp|teaspoons?|tablespoons?|lbs?|pounds?|oz|ounces?|pints?|quarts?|cans?|pkg|packages?|sticks?|cloves?|large|medium|small)\b)/,
      '1',
    );
}

const bullet =
  /^(?:[-*+•·▪◦‣⁃●○◆■□▢☐☑✓✔►▶→>~]+(?= |[^-\s0-9*])|[-•·▪◦●□▢☐✓✔►→](?=[0-9])|\[[ xX]?\]|\(?[0-9]{1,2}\)(?= ?[^\s,.;)])) */;
/** Beginnings at which neither of the two finds anything, as most lines have them. */
const unmarked = /^(?:[a-z]|[0-9]+(?:[ /a-z]|[.,][0-9]))/i;
const numbered = /^[0-9]{1,2}\. +(?=[0-9]|an? |one |half )/;

/** The line without list marks ("- ", "• ", "1) ", "[ ] ", "1. 2 eggs") and without emphasis marks. */
export function stripMarks(text: string): string {
  let plain = text;
  if (plain.includes('*') || plain.includes('_'))
    plain = plain.replace(/\*\*|__|~~/g, '').replace(/(^|[\s(])_([^\s_][^_]*)_(?=$|[\s,.;:)])/g, '$1$2');
  if (!unmarked.test(plain)) {
    for (let turn = 0; turn < 3; turn++) {
      const next = plain.replace(bullet, '');
      if (next === plain) break;
      plain = next.trimStart();
    }
    plain = plain.replace(numbered, '');
  }
  return (plain.includes('*') ? plain.replace(/^\*+|\*+$/g, '') : plain).trim();
}
