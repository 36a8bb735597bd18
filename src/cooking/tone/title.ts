/** Titles in a tone; the dish keeps its name. */
import { capital } from './capital.ts';
import { shouts } from './description.ts';
import { isPlural } from './number-of.ts';
import { createPicker } from './pick.ts';
import { isShouted } from './tidy.ts';
import type { ToneTable, ToneTables } from './tone-table.ts';

/** Names that take no word before them: "Mum's gravy", "The best", "Let's". */
const determined =
  /^(?:the|a|an|my|our|your|(?:\p{L}+ )?\p{L}+['’]s?|quick|easy|best|simple|perfect|how|what|proper|real|classic|authentic|ultimate|old|traditional)\b/iu;

/** A title in the tone: a pattern around the dish's own name, `own` where what is told has one. */
export function retitle(
  title: string,
  table: ToneTable,
  tables: ToneTables,
  seed: number,
  own: string | null = null,
): string {
  const titles = own === null ? table.titles : [own];
  if (title.trim() === '' || titles.length === 0) return title;
  const bare = quiet(dishName(title, tables));
  const name = (table.dropsChatter ? sober(untailed(bare)) : untailed(bare))
    .replace(/(?<=[^\s!.])[!.\s]+$/u, '')
    .replace(shouts, (word) => capital(word.toLowerCase()))
    .replace(/\bw\/\s*/gi, 'with ');
  const fitting = titles.filter((pattern) => {
    const [before = '', after = ''] = pattern.split('{title}');
    if (/\bof $/i.test(before) && /\bof\b/i.test(name)) return false;
    if (/\ba $/i.test(before) || /\b(?:a|an) (?:\p{L}+ )?$/iu.test(before))
      if (isPlural(name) || /\b(?:with|and|&)\b/i.test(name)) return false;
    if (
      determined.test(name) &&
      before !== '' &&
      !/^(?:making|let['’]s|an evening with|the story of|the preparation of|understanding|hooray for|the how|just)/i.test(
        before,
      )
    )
      return false;
    // A name that ends in brackets or has its own colon takes nothing behind it.
    if (/,/.test(name) && after.startsWith(',')) return false;
    return !(after.startsWith(':') && /:/.test(name)) && !(/\)$/.test(name) && after.startsWith(','));
  });
  if (fitting.length === 0) return name;
  const chosen = createPicker(seed, `${name}/title`).of(fitting, 'title');
  const said = chosen.replace('{title}', () => (chosen === '{title}' ? name : inTitleCase(name)));
  return said.length > 120 ? title : said;
}

/** "Chicken Adobo, the Way She Taught Me": the dish, without what its author tells of it. */
const untailed = (name: string): string =>
  name
    .replace(/\s*(?:[,:–—]|\s-)\s+(?=[^,:]*\b(?:i|me|my|we|our|she|he|us)\b)[^,:]*$/iu, '')
    .replace(
      /\s*\((?=[^()]*\b(?:i|me|my|we|our|she|he|us|kids?['’]?|fave|favou?rite|yum\p{L}*|so good|the best)\b)[^()]*\)$/iu,
      '',
    );

/** "My Killer Chili" without its boast, for tones that make none. */
function sober(name: string): string {
  const plain = name
    .replace(boast, '')
    .replace(/ (?:ever|of all time)!*$/iu, '')
    .replace(/\s*[-–—:,]\s*(?:the best|so good|easy|a family favou?rite)\b.*$/i, '');
  return plain.length > 3 ? capital(plain) : name;
}

const boast =
  /^(?:\p{Lu}\p{L}+['’]s\s+(?=(?:amazing|awesome|famous|best|killer|incredible|ultimate|favou?rite)\b))?(?:(?:the|my|our|a)\s+(?=(?:\w+['’]s\s+)?(?:favou?rite|killer|best|ultimate|epic|awesome|amazing|go-to|famous|crazy|insane|perfect|easy|absolute)))?(?:(?:favou?rite|killer|(?:very )?best(?:[- ]ever)?|ultimate|epic|awesome|amazing|go-to|famous|insanely good|crazy good|super easy|world['’]s best|no-fail|foolproof)\s+)+/iu;

const small = /^(?:a|an|and|the|of|in|on|with|for|to|or|from|de|la|le|du|à|al|alla|con|y|e|w)$/iu;

/** "Creamy mushroom risotto" with the capitals of a title. */
const inTitleCase = (name: string): string =>
  name.replace(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu, (word) =>
    small.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );

/** "BANANA BREAD (the moist one)" without the shouting. */
function quiet(name: string): string {
  const outside = name.replace(/\([^)]*\)/g, '');
  const words = outside.match(/\p{L}{2,}/gu) ?? [];
  if (
    !isShouted(outside) &&
    !(words.length > 0 && words.every((word) => word.length > 3 && word === word.toUpperCase()))
  )
    return name;
  return name.replace(/\p{Lu}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** The dish's name without a frame that a tone put around it before. */
function dishName(title: string, tables: ToneTables): string {
  const patterns = Object.values(tables.tones).flatMap(({ titles, threads }) => [
    ...titles,
    ...threads.flatMap((one) => (one.title === null ? [] : [one.title])),
  ]);
  for (const pattern of patterns) {
    const [before = '', after = ''] = pattern.split('{title}');
    if (
      (before !== '' || after !== '') &&
      title.startsWith(before) &&
      title.endsWith(after) &&
      title.length > before.length + after.length
    )
      return title.slice(before.length, title.length - after.length);
  }
  return title;
}
