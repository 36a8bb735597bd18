import type { Food } from '#food/model';
import { peoples } from './peoples.ts';

/** Other names that foods are called by. */
const names = new Set(
  'Parmesan Parmigiano Reggiano Dijon Worcestershire Provence Shaoxing Tabasco Gruyère Gouda Emmental Brussels Kalamata Kashmiri Monterey Roquefort Gorgonzola Appenzeller Sriracha Himalayan Guinness'.split(
    ' ',
  ),
);
const ofPeoples = new Map(peoples.map((name) => [name.toLowerCase(), name] as const));

const oldBay = /\bOld Bay\b/;

/** Capitals that are a name's own: "Worcestershire", "Dijon". */
const ownCapital = (word: string, food: Food | null): boolean =>
  names.has(word) ||
  /^\p{Lu}{2,3}$/u.test(word) ||
  (food !== null && (food.name.includes(word) || food.aliases.some((alias) => alias.includes(word))));

/**
 * The food of a line as within a sentence: its nouns in small letters, and what is called after a people with its capital,
 * however the list wrote it ("norwegian Mackerel Fillets" → "Norwegian mackerel fillets").
 */
export const inSmall = (text: string, food: Food | null): string =>
  text.replace(/\p{L}[\p{L}'’]*/gu, (word) => {
    const people = ofPeoples.get(word.toLowerCase());
    if (people !== undefined) return people;
    return ownCapital(word, food) || (/^(?:Old|Bay)$/.test(word) && oldBay.test(text))
      ? word
      : word.toLowerCase();
  });
