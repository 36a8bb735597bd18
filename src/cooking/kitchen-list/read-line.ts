import { claimOfBrand, cubesOfBrand, withoutBrand } from './brands.ts';
import { findFood, type ListReader } from './find-food.ts';
import { eachOfAHead, kindsInBrackets, underHeading } from './kinds-listed.ts';
import { inPlainWords } from './plain-words.ts';
import { foodsOfLine, type Entry } from './split-line.ts';
import { tidyLine } from './tidy-line.ts';

const either = /\s+or\s+/i;

/** The foods of a line as somebody wrote it who went through the kitchen. */
export function readLine(text: string, reader: ListReader): readonly Entry[] {
  return withLine(withOneBird(text), reader).map((entry) =>
    entry.food?.id === 'mashed-potato' && fromHome.test(text)
      ? { ...entry, food: reader.foods.get('leftover-mashed-potato') ?? entry.food }
      : entry,
  );
}

/** "Chicken thighs and drumsticks": two cuts of one bird, on the bone. */
const cutsOfOneBird =
  /\bchicken (?:thighs|drumsticks|legs|wings)(?: (?:and|&|plus) | ?[&+\/] ?)(?:thighs|drumsticks|legs|wings)\b/iu;
/** The same where nobody names the bird, which is then a chicken. */
const cutsUnnamed =
  /\b(?:bone-?in |skin-?on |mixed )*(?:thighs|drumsticks)(?: (?:and|&|plus) | ?[&+\/] ?)(?:thighs|drumsticks)\b/iu;
const otherAnimal = /\b(?:turkey|duck|goose|guinea|quail|pheasant|rabbit|lamb|pork|frog|chicken)/i;

const withOneBird = (text: string): string =>
  otherAnimal.test(text)
    ? text.replace(cutsOfOneBird, 'chicken pieces')
    : text.replace(cutsUnnamed, 'chicken pieces');
/** What was mashed at home has in it what a cook puts in. */
const fromHome =
  /\b(?:left[- ]?over|home[- ]?made|last night|yesterday|from (?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/i;

function withLine(text: string, reader: ListReader): readonly Entry[] {
  const { said, instead } = inPlainWords(text);
  const listed = underHeading(said, reader) ?? kindsInBrackets(said, reader) ?? eachOfAHead(said, reader);
  if (listed !== null) return listed;
  const entries = named(said, reader).map((entry): Entry =>
    entry.food !== null && either.test(entry.text) ? withEither(entry, reader) : entry,
  );
  const [entry] = entries;
  if (entry === undefined || entries.length > 1 || instead.length === 0) return entries;
  return [withInstead(entry, said, instead, reader)];
}

/** A line read with the name of its maker, or without it, whichever tells more. */
function named(said: string, reader: ListReader): readonly Entry[] {
  const cubes = cubesOfBrand(said);
  if (cubes !== null) {
    const found = foodsOfLine(cubes, reader);
    if (isRead(found)) return found;
  }
  // What a maker of vegan food calls feta holds no milk.
  const claimed = claimOfBrand(said);
  const asClaimed = claimed === null ? [] : foodsOfLine(claimed, reader);
  if (isRead(asClaimed)) return asClaimed;
  const entries = foodsOfLine(said, reader);
  if (isRead(entries) && entries.every((entry) => entry.named)) return entries;
  if (claimed !== null) return [{ food: null, grams: null, named: false, text: said }];
  const bare = withoutBrand(said);
  const unbranded = bare === null ? [] : foodsOfLine(bare, reader);
  return isRead(unbranded) ? unbranded : entries;
}

const isRead = (entries: readonly Entry[]): boolean =>
  entries.length > 0 && entries.every(({ food }) => food !== null);

/** "Soy sauce or tamari": both, each as it stands. */
function withEither(entry: Entry, reader: ListReader): Entry {
  const or = [...new Set(entry.text.split(either).flatMap((one) => findFood(one, reader).food ?? []))];
  return or.length > 1 ? { ...entry, or } : entry;
}

/** What a line says may be there as well, and in its place where the first is not known. */
function withInstead(entry: Entry, said: string, instead: readonly string[], reader: ListReader): Entry {
  const { amount, leftover } = tidyLine(said);
  const others = instead.flatMap((other) => {
    const found = foodsOfLine(`${amount} ${leftover ? 'leftover ' : ''}${other}`.trim(), reader);
    return found.length === 1 && found[0]!.food !== null ? found : [];
  });
  const [first] = others;
  if (first === undefined) return entry;
  const or = [...new Set([entry, ...others].flatMap(({ food }) => food ?? []))];
  if (entry.food !== null) return { ...entry, or };
  const line = reader.parse(said);
  const food = first.food!;
  const usual = reader.foods.concrete(food.id) ?? food;
  const grams = first.grams ?? reader.weigh(food, line) ?? reader.weigh(usual, line);
  return { ...first, grams, text: entry.text, or };
}
