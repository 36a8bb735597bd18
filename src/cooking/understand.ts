import type { Catalogue } from '#food/catalogue';
import type { Food } from '#food/model';
import { wordsOf } from '#food/name-screen';
import { understandRestriction } from '#food/restrictions';
import type { UnsafeScreen } from '#food/unsafe';
import type { Allergen, Diet } from '#food/vocabulary';
import type { ListReader } from './kitchen-list/find-food.ts';
import { isBritish } from './edit/british.ts';
import { meantBeside } from './kitchen-list/meant-beside.ts';
import { oneOf } from './kitchen-list/one-or-two.ts';
import { readLine } from './kitchen-list/read-line.ts';
import { standsFor } from './kitchen-list/stands-for.ts';
import type { PantryItem } from './plan/brief.ts';
import type { Exclusion } from './verify/judge.ts';

/** Restrictions of a request, understood; what was not is listed and never dropped. */
export interface UnderstoodRestrictions {
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
  readonly exclusions: readonly Exclusion[];
  readonly unknown: readonly {
    readonly field: string;
    readonly index: number;
    readonly text: string;
    readonly suggestions: readonly string[];
  }[];
}

/** The three lists in which a caller may say what must not be there. */
export interface RestrictionLists {
  readonly dietary_restrictions?: readonly string[];
  readonly allergies?: readonly string[];
  readonly exclude?: readonly string[];
}

const contexts: Readonly<Record<keyof RestrictionLists, 'allergy' | 'exclude' | undefined>> = {
  dietary_restrictions: undefined,
  allergies: 'allergy',
  exclude: 'exclude',
};

/** Reads diets, allergens and foods to avoid out of the words of a request. */
export function understandRestrictions(lists: RestrictionLists, foods: Catalogue): UnderstoodRestrictions {
  const diets = new Set<Diet>();
  const allergens = new Set<Allergen>();
  const exclusions = new Map<string, Exclusion>();
  const unknown: UnderstoodRestrictions['unknown'][number][] = [];
  const matchFood = (name: string): readonly string[] => {
    const { food } = foods.matchAny(name);
    return food === null ? [] : [food.id];
  };
  for (const field of ['dietary_restrictions', 'allergies', 'exclude'] as const) {
    // Who is allergic to one nut avoids them all; who leaves out anchovies still eats cod.
    const context = contexts[field];
    for (const [index, text] of (lists[field] ?? []).entries()) {
      const understood = understandRestriction(text, {
        matchFood,
        ...(context === undefined ? {} : { context }),
      });
      if (!understood.ok) {
        unknown.push({ field, index, text, suggestions: understood.error.suggestions });
        continue;
      }
      for (const one of Array.isArray(understood.value) ? understood.value : [understood.value]) {
        if (one.kind === 'diet') for (const id of one.ids) diets.add(id);
        else if (one.kind === 'allergen') for (const id of one.ids) allergens.add(id);
        else
          for (const node of one.ids)
            exclusions.set(node, {
              label: foods.get(node)?.name ?? one.text,
              node,
              allergy: field === 'allergies',
            });
      }
    }
  }
  return { diets: [...diets], allergens: [...allergens], exclusions: [...exclusions.values()], unknown };
}

/** What a kitchen's list says, item by item. */
export interface UnderstoodPantry {
  readonly items: readonly PantryItem[];
  /** Items that must never be cooked with, with the reason. */
  readonly unsafe: readonly { readonly index: number; readonly text: string; readonly reason: string }[];
}

/** Tools for reading a kitchen's list. */
export interface PantryReader extends ListReader {
  readonly unsafe: UnsafeScreen;
}

/** A pint of milk is a fifth more in Britain than in America; of berries and tomatoes it is a basket. */
const pints =
  /^\s*(?:(?<many>[0-9]+(?:\.5)?|½|1\/2|half an?|half|an?|one|two) )?pints?(?=(?: of)? (?:[\p{L}-]+ ){0,2}(?:milk|cream|buttermilk|stock|cider|ale|beer|stout|guinness|water)\b)/iu;
const inFigures: Readonly<Record<string, number>> = { '½': 0.5, '1/2': 0.5, a: 1, an: 1, one: 1, two: 2 };
const imperialPint = 568;
const inMillilitres = (text: string): string =>
  text.replace(pints, (said: string, many: string | undefined) => {
    const word = (many ?? 'a').toLowerCase();
    const count = word.startsWith('half') ? 0.5 : (inFigures[word] ?? Number(word));
    return Number.isFinite(count) ? `${String(count * imperialPint)} ml` : said;
  });
const isBritishList = (ingredients: readonly string[]): boolean =>
  isBritish({ title: '', description: null, cuisine: null, servings: null, ingredients, instructions: [] });

/**
 * Reads "500 g chicken thighs", "half a cabbage", "feta" into foods with amounts where they are given.
 * @param avoided allergens and diets of the request: no guess is made in favor of a food that may hold them
 */
export function understandPantry(
  texts: readonly string[],
  mustUse: readonly string[],
  reader: PantryReader,
  avoided: readonly string[] = [],
): UnderstoodPantry {
  const unsafe: UnderstoodPantry['unsafe'][number][] = [];
  const firstFood = (text: string): Food | null => readLine(text, reader)[0]?.food ?? null;
  const listed = mustUse.length === 0 ? [] : texts.map((text) => ({ text, food: firstFood(text) }));
  const wanted = mustUse.map((text) => {
    const food = firstFood(text);
    return { text: lineMeant({ text, food }, listed) ?? text, food };
  });
  const items: PantryItem[] = [];
  const imperial = texts.some((text) => pints.test(text)) && isBritishList(texts);
  for (const [index, text] of [
    ...texts,
    ...wanted.filter((entry) => !texts.includes(entry.text)).map((entry) => entry.text),
  ].entries()) {
    const danger = reader.unsafe(text);
    if (danger) unsafe.push({ index, text, reason: danger.reason });
    const entries = readLine(imperial ? inMillilitres(text) : text, reader);
    for (const entry of entries) {
      const { food, grams, pieces, measured, pack } = entry;
      const must = wanted.some(
        (one) =>
          one.text === text ||
          (food !== null &&
            one.food !== null &&
            (one.food.id === food.id || food.ancestors.includes(one.food.id))),
      );
      const one = food === null || grams !== null ? null : oneOf(entry.text, food);
      const twin = food === null ? -1 : items.findIndex((item) => item.food?.id === food.id);
      if (twin >= 0) {
        const known = items[twin]!;
        // What has to be used up is named once more, and is no second one of unknown size.
        if (index >= texts.length && grams === null && pieces === undefined) {
          items[twin] = { ...known, mustUse: true };
          continue;
        }
        items[twin] = {
          ...known,
          mustUse: known.mustUse || must,
          grams: known.grams === null || grams === null ? null : known.grams + grams,
          pieces: undefined,
          measured: undefined,
          pack: undefined,
          one: undefined,
        };
        continue;
      }
      items.push({
        text: entries.length === 1 ? text : entry.text,
        food,
        also: food === null ? [] : asMeasured(standsFor(entry.text, food, reader.foods), entry),
        // What is not known is undefined rather than absent: items are asked about in the busiest loops, by place.
        or: entry.or,
        grams,
        pieces,
        measured,
        pack,
        one: one ?? undefined,
        frozen: /\b(?:frozen|freezer)\b/i.test(entry.text) ? true : undefined,
        urgency: 0,
        mustUse: must,
      });
    }
  }
  return { items: meantBeside(items, reader.foods, avoided), unsafe };
}

/** What says how much or where, and names no food. */
const noName =
  /^(?:a|an|the|of|some|my|our|all|one|two|half|whole|big|small|large|fresh|leftover|frozen|\d.*)$/;
const nameWords = (text: string): readonly string[] =>
  wordsOf(text).filter((word) => word.length > 1 && !noName.test(word));

/** A text with the food that it is read as. */
interface Named {
  readonly text: string;
  readonly food: Food | null;
}

/**
 * The line of the list that a wish means by a shorter name: "shoulder of lamb" is the "bone-in shoulder of lamb, 2.2 kg".
 * Null where it is the line itself or the same food, and where no line, or more than one, has all its words.
 */
function lineMeant(wish: Named, lines: readonly Named[]): string | null {
  const said = nameWords(wish.text);
  if (said.length === 0 || lines.some(({ text }) => text === wish.text)) return null;
  const wished = wish.food;
  if (wished !== null && lines.some(({ food }) => food?.id === wished.id)) return null;
  const sorts =
    wished === null ? [] : lines.filter(({ food }) => food?.ancestors.includes(wished.id) === true);
  const named = lines.filter(({ text }) => {
    const has = new Set(nameWords(text));
    return said.every((word) => has.has(word));
  });
  const meant = sorts.length > 0 ? sorts : named;
  return meant.length === 1 ? meant[0]!.text : null;
}

const inTins = /\b(?:tins?|tinned|cans?|canned|jars?|cooked|boiled|leftover|pouch|sachet|packet)\b/i;

/** Lentils that somebody measured by the cup or the gram are dry: the ones in tins are counted by the tin. */
const asMeasured = (
  also: readonly string[],
  {
    text,
    food,
    measured,
    grams,
    pieces,
  }: Pick<PantryItem, 'text' | 'food' | 'measured' | 'grams' | 'pieces'>,
): readonly string[] =>
  food?.ancestors.includes('lentil') === true &&
  (measured !== undefined || grams !== null) &&
  pieces === undefined &&
  !inTins.test(text)
    ? also.filter((id) => !/^(?:canned|cooked)-/.test(id))
    : also;
