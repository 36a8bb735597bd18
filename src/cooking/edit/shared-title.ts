import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { TitleEdit } from './model.ts';

/** What a title calls meat without naming the animal. */
const anyMeat = ['meat', 'mince', 'steak', 'hamburger'] as const;
/** "Bean" before the dish and "beans" behind it. */
const called: readonly (readonly [kind: string, before: string, behind: string])[] = [
  ['lentil', 'lentil', 'lentils'],
  ['chickpea', 'chickpea', 'chickpeas'],
  ['legume', 'bean', 'beans'],
  ['canned-beans', 'bean', 'beans'],
];

const escaped = (word: string): string => word.replace(/[^\p{L}\p{N} -]/gu, '.');

/**
 * The title of a dish in which beans or lentils take the place of a good part of the meat, as nobody may be served them
 * unawares: "Beef and Lentil Chili", or "Dad's Meatloaf with Lentils". Empty where the title says so already.
 */
export function sharedTitle(
  { source: { title } }: Pick<UnderstoodRecipe, 'source'>,
  meat: Food,
  by: Food,
): readonly TitleEdit[] {
  if (!meat.traits.includes('meat') || title.trim() === '') return [];
  const id = by.id.replace(/^(?:(?:canned|cooked|unsalted)-)+/, '');
  const [, before, behind] =
    called.find(([kind]) => isKind(by, kind) || id.startsWith(kind)) ?? ([null, null, null] as const);
  if (before === null || new RegExp(String.raw`\b${before}s?\b`, 'i').test(title)) return [];
  // "Lasagna (Aunt Carla's)": what stands in brackets stays behind the name.
  const aside = /\s*\([^()]*\)\s*$/.exec(title)?.[0] ?? '';
  const dish = title.slice(0, title.length - aside.length).trimEnd();
  const capitals = /^\p{Lu}/u.test((dish === '' ? title : dish).trim().split(/\s+/).at(-1)!);
  const cased = (text: string): string =>
    capitals ? text.replace(/\b(?!and\b|with\b)\p{L}/gu, (letter) => letter.toUpperCase()) : text;
  const names = [
    meat.name,
    ...meat.aliases,
    ...meat.ancestors.map((one) => one.replaceAll('-', ' ')),
    ...anyMeat,
  ];
  const named = names
    .map((name) => new RegExp(String.raw`\b${escaped(name)}s?\b`, 'iu').exec(title))
    .filter((found) => found !== null)
    .sort((a, b) => b[0].length - a[0].length)[0];
  const end = named === undefined ? -1 : named.index + named[0].length;
  // "Chili with Beef" ends in the meat; "Beef, Beer and Onion Stew" is a list already.
  const made =
    named === undefined || / (?:and|&|with) |,/.test(title)
      ? / with /i.test(title)
        ? null
        : `${dish} ${cased(`with ${behind}`)}${aside}`
      : end === dish.length
        ? `${dish} ${cased(`and ${behind}`)}${aside}`
        : `${title.slice(0, end)} ${cased(`and ${before}`)}${title.slice(end)}`;
  return made === null ? [] : [{ kind: 'title', title: made, reason: `it shares its plate with ${behind}` }];
}
