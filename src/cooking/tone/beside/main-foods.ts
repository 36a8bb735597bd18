/** The foods by which a dish is known, in the words of its list: for what presents it. */
import type { Food } from '#food/model';
import { named } from '../list/list-line.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { UnderstandDeps } from '../../understand-recipe/understand-recipe.ts';

/** What is in nearly every dish and tells of none. */
const everywhere =
  /\b(?:salt|black-pepper|white-pepper|water|ice|oils?|(?<!(?:almond|coconut|chestnut|hazelnut|chickpea|buckwheat|rye)-)flours?|sugars?|baking-powder|baking-soda|yeast|starch(?:es)?|cornstarch|bouillon|stock|broth|vinegars?|food-colou?ring|cooking-spray|gelatine?|extract|seasoning|butter|milk|shortening|lard|suet|drippings?|margarine|ghee|vanilla|eggs?|bay-lea(?:f|ves))\b/;
/** Small by weight, and what one tastes first. */
const telling =
  /\b(?:herbs?|basil|parsley|cilantro|thyme|rosemary|dill|mint|sage|tarragon|lemons?|limes?|oranges?|ginger|garlic|cheeses?|feta|parmesan|olives?|capers?|chocolate|cocoa|nuts?|almonds?|walnuts?|pecans?|hazelnuts?|coconut|cinnamon|cumin|paprika|saffron|cardamom|bacon|chorizo|wine|honey|miso|berr(?:y|ies)|raisins?|chillies|chilli)\b/;

/** "Soda bread" is made of no soda. */
const raises = /^(?:baking-(?:soda|powder)|(?:\p{L}+-)*yeast)$/u;

const endsInWord = /[\p{L}-]$/u;
const startsInWord = /^[\p{L}-]/u;

/** One of a food's names that the line uses, the plural before the singular; null where the line calls it otherwise. */
function spokenIn(line: string, { name, plural, aliases }: Food): string | null {
  const text = ` ${line.toLowerCase()} `;
  // Between signs that are no part of a word; a pattern for each name would have to be compiled.
  const stands = (one: string): boolean => {
    const low = one.toLowerCase();
    for (let at = text.indexOf(low); at >= 0; at = text.indexOf(low, at + 1))
      if (
        !endsInWord.test(text.slice(Math.max(0, at - 2), at)) &&
        !startsInWord.test(text.slice(at + low.length))
      )
        return true;
    return false;
  };
  if (plural !== null && stands(plural)) return plural;
  if (stands(name) || (name.includes(' ') && name.split(' ').every(stands))) return name;
  return aliases.find((one) => one.length > 3 && /^[\p{L} -]+$/u.test(one) && stands(one)) ?? null;
}

/** A food of the list as far as the dish is known by it. */
interface Known {
  readonly id: string;
  /** As its line calls it; null where it calls it otherwise than the tables do. */
  readonly name: string | null;
  readonly grams: number;
  readonly telling: boolean;
  /** The dish is called by it or its kind. */
  readonly titled: boolean;
}

/**
 * Two or three foods that tell most of a dish: the weightiest, then what one tastes first. None where it is known by
 * fewer, or where what weighs most has no name to call it by.
 */
export function mainFoods({ recipe }: UnderstoodRecipe, { foods }: UnderstandDeps): readonly string[] {
  // "Meatballs with Cream Sauce" are known by their meat.
  const title = recipe.title.toLowerCase().split(/ (?:with|in) /)[0]!;
  const calls = (id: string): boolean => {
    const name = id.slice(id.lastIndexOf('-') + 1);
    return title.includes(name) && new RegExp(String.raw`\b${name}(?:e?s)?\b`).test(title);
  };
  const listed = recipe.ingredients.flatMap((line): readonly Known[] => {
    const food = line.food === null || line.optional || line.aside ? null : (foods.get(line.food) ?? null);
    if (food === null) return [];
    // "Butter or margarine" has no name of its own.
    const open = (line.alternatives?.length ?? 0) > 0 && /\bor\b|\//i.test(line.text);
    const kinds = [food, ...food.ancestors.slice(0, 4).map((id) => foods.get(id))];
    const name = kinds.reduce<string | null>(
      (found, one) =>
        found ?? (one === undefined || one === null ? null : spokenIn(withoutBrackets(line.text), one)),
      null,
    );
    return [
      {
        id: food.id,
        name: open || name === null || name.length > 24 ? null : name,
        grams: line.grams ?? 0,
        telling: telling.test([food.id, ...food.ancestors].join(' ')),
        titled: !raises.test(food.id) && [food.id, ...food.ancestors].some(calls),
      },
    ];
  });
  const own = listed
    .filter(({ id, titled }) => titled || !everywhere.test(id))
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at);
  const [first, second] = own.toSorted((one, other) => other.grams - one.grams);
  if (first === undefined || first.name === null) return [];
  // A dish that is called by a food is not made mostly of the others.
  const titled = own.filter((one) => one.titled);
  if (titled.some(({ name }) => name === null)) return [];
  const heavy = [...titled.slice(0, 1), first, second]
    .filter((one, at, all) => one !== undefined && all.indexOf(one) === at)
    .slice(0, 2)
    .filter((one) => one !== undefined && one.name !== null);
  const left = own.filter((one) => one.name !== null && !heavy.includes(one));
  const tasted = left.find((one) => one.telling) ?? left[0];
  const chosen = [...heavy, tasted, ...listed.filter(({ id }) => staple.test(id))];
  const names = chosen.flatMap((one) => (one === undefined || one.name === null ? [] : [named(one.name)]));
  const most = Math.max(2, heavy.length + (tasted === undefined ? 0 : 1));
  return names.length < 2 ? [] : [...new Set(names)].slice(0, most);
}

/** "Tatties (maris piper)": which sort it is, is no name. */
const withoutBrackets = (line: string): string => line.replace(/\([^()]*\)/gu, ' ');

/** What a dish of few foods is known by all the same. */
const staple = /^(?:butter|eggs?|milk|brown-sugar|cream|honey)\b/;
