import { createMemo, type Memo } from '#kernel/memo';
import type { Food } from '#food/model';
import { claimOfBrand, cubesOfBrand, withoutBrand } from './brands.ts';
import { findFood, type ListReader } from './find-food.ts';
import { behindItsDish, eachOfAHead, kindsInBrackets, listedForADish, underHeading } from './kinds-listed.ts';
import { inAnotherLanguage } from './other-languages.ts';
import { inPlainWords } from './plain-words.ts';
import { foodsOfLine, type Entry } from './split-line.ts';
import { tidyLine } from './tidy-line.ts';

const either = /\s+or\s+/i;

/** "Banana stem (don't have)": it was looked for, and is not there. */
const notThere =
  /(?:[([,;–—-]|\bbut)\s*(?:i |we |but )*(?:(?:don['’]?t|do not) (?:have|own)|haven['’]?t got|ran out|run out|none left|all gone)(?: of)?(?: any| it| one| some| that| yet| at the moment| right now)*\s*[)\]]?\s*$/iu;

/** How many lines are remembered: what is in most kitchens is written in few ways. */
const rememberedLines = 3000;
const remembered = new WeakMap<ListReader, Memo<readonly Entry[]>>();

/** The foods of a line as somebody wrote it who went through the kitchen; kept for the lines met last. */
export function readLine(text: string, reader: ListReader): readonly Entry[] {
  let memo = remembered.get(reader);
  if (memo === undefined) remembered.set(reader, (memo = createMemo(rememberedLines)));
  return memo.get(text, () => readAnew(text, reader));
}

function readAnew(text: string, reader: ListReader): readonly Entry[] {
  if (notThere.test(text)) return [{ food: null, grams: null, named: false, text }];
  const said = withOneNumber(text.replace(howThick, '').replace(howThickCut, ''))
    .replace(notAMaker, "bird's eye ")
    .replace(onePepper, '$1bell pepper')
    .replace(oneOrTwo, '2 $1s');
  return inItsLanguage(withLine(withOneBird(said), reader), said, reader).map((entry) =>
    entry.food?.id === 'mashed-potato' && fromHome.test(text)
      ? { ...entry, food: reader.foods.get('leftover-mashed-potato') ?? entry.food }
      : asSized(asThick(entry, text), text),
  );
}

/** "Pork tenderloin (about 1 1/4 lb)": a number and its part behind a bracket or a comma are one, as printers set it. */
const wholeAndPart =
  /(?<=[(,] ?(?:(?:about|around|approx\.?|approximately|roughly|~) ?)?)([0-9]+)[ -](1\/2|1\/3|2\/3|1\/4|3\/4)(?= ?-?(?:lbs?|pounds?|oz|ounces?|cups?|pints?|quarts?|kgs?|kilos?|tbsps?|tsps?|tablespoons?|teaspoons?|lit(?:re|er)s?)\b)/giu;
const printed: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
};
const withOneNumber = (text: string): string =>
  text.replace(wholeAndPart, (_, whole: string, part: string) => `${whole}${printed[part]!}`);

/** A chili of that name, and no maker's. */
const notAMaker = /\bbirds'? ?-?eye (?=chil)/giu;

/** Nobody counts peppercorns. */
const onePepper = /^((?:1|one|half an?|half|an?) (?:(?:large|big|small|medium) )?)pepper$/iu;

/** "An egg or two": who has one to spare has two. */
const oneOrTwo = /^(?:(?:maybe|perhaps|about) )?(?:an?|one) (\p{L}+(?: \p{L}+)?) or two$/iu;

/** "2 ribeyes 1 1/4 inch thick": how thick it is cut, behind it. */
const howThick =
  /(?:,| -| –)? \(?(?:(?:about|around|roughly|cut|each) )*[0-9][0-9 ./½¼¾-]*[ -]?(?:inch(?:es)?|in|cm|mm|"|”)[ -]thick\)?\s*$/iu;

/** "4 pork chops, about 1 inch": of a cut no other length is told. */
const howThickCut =
  /(?<=\b(?:chops?|steaks?|ribeyes?|rib-eyes?|sirloins?|t-bones?|porterhouses?|strips?)\b.*)(?:,| -| –)? \(?(?:(?:about|around|roughly|cut|each) )*[0-9][0-9 ./½¼¾-]*[ -]?(?:inch(?:es)?|in|cm|mm|"|”)\)?\s*$/iu;

/** How thick a steak or a chop is said to be, in inches or centimetres, or in a word. */
const thickness =
  /(?<whole>[0-9]+(?:[.,][0-9]+)?)?[ -]?(?<part>1\/[248]|3\/[48]|[½¼¾])?[ -]?(?<unit>inch(?:es)?|in|cm|"|”)[ -]?(?:thick)?\b|\b(?<word>thick|thin|large|big|small)\b/iu;
const parts: Readonly<Record<string, number>> = {
  '1/2': 0.5,
  '½': 0.5,
  '1/4': 0.25,
  '¼': 0.25,
  '3/4': 0.75,
  '¾': 0.75,
};
/** A steak of usual weight is as thick as this, in inches. */
const usualInches = 0.9;
const inWords: Readonly<Record<string, number>> = {
  thick: 1.25,
  large: 1.2,
  big: 1.2,
  thin: 0.75,
  small: 0.8,
};
const saidThick = { least: 0.6, most: 2 } as const;
const isCut = /(?:-steak|-chop|-cutlet)$/;
const weighed = /[0-9] ?(?:g|kg|oz|lbs?|ounces?|pounds?|grams?)\b/i;

const saidSize = /^(?:[0-9]+|an?|one|two|three|four) (?<size>small|baby) /iu;
const sizes: Readonly<Record<string, number>> = { small: 0.7, baby: 0.6 };

/** Vegetables and fruit that were counted as small ones, where the tables know but one size. */
function asSized(entry: Entry, text: string): Entry {
  const { food, grams, pieces } = entry;
  const size = saidSize.exec(text.trim())?.groups?.['size'];
  if (size === undefined || food === null || grams === null || pieces === undefined) return entry;
  const isOneSize = food.measures.filter(({ unit }) => unit === 'piece').length < 2;
  if (food.category !== 'produce' || !isOneSize || weighed.test(text)) return entry;
  return { ...entry, grams: grams * sizes[size.toLowerCase()]! };
}

/** Steaks and chops that were counted, as heavy as they are thick: two ribeyes of an inch and a quarter are no thin ones. */
function asThick(entry: Entry, text: string): Entry {
  const { food, grams, pieces } = entry;
  if (food === null || grams === null || pieces === undefined || food.category !== 'meat') return entry;
  const { whole, part, unit: measure, word } = thickness.exec(text)?.groups ?? {};
  if (!isCut.test(food.id) || weighed.test(text)) return entry;
  const inches =
    (Number((whole ?? '0').replace(',', '.')) + (parts[part ?? ''] ?? 0)) /
    (/cm/i.test(measure ?? '') ? 2.54 : 1);
  const times = word === undefined ? inches / usualInches : inWords[word.toLowerCase()]!;
  const { least, most } = saidThick;
  return times >= least && times <= most ? { ...entry, grams: grams * times } : entry;
}

/** A line of which English tells no food, read as people of other countries write it. */
const inItsLanguage = (entries: readonly Entry[], text: string, reader: ListReader): readonly Entry[] =>
  (canAbroad.test(text) ? inAnotherLanguage(text, reader) : null) ??
  (isRead(entries) ? entries : (inAnotherLanguage(text, reader) ?? beforeItsRemark(text, reader) ?? entries));

/** "1 Dose Kichererbsen": what English reads past is a can, and what is in it no dried bean. */
const canAbroad =
  /^(?:[0-9½]+|eine?|une?|una|uma?|en|ett|een) (?:latas?|dosen?|burk(?:ar)?|boks(?:er)?|bo[iî]tes?|barattol[oi]|scatol[ae]|lattin[ae]|blik(?:je|ken)?|puszk[ai]) /iu;

/** "Black tea - loose assam": a food, and behind a dash what is told of it. */
const remarked = /^(?<food>.{3,}?) [-–—] (?<remark>\p{L}[\p{L} ',-]{1,40})$/u;

/**
 * The food before a remark, or the remark's own where it is a sort of it that nobody is allergic to; null where a word of
 * the remark is any other food ("flour - almond"), for then it may be another food altogether.
 */
function beforeItsRemark(text: string, reader: ListReader): readonly Entry[] | null {
  const { food = '', remark = '' } = remarked.exec(text.trim())?.groups ?? {};
  if (food === '') return null;
  const entries = foodsOfLine(food, reader);
  const [entry] = entries;
  if (entry === undefined || entry.food === null || entries.length > 1) return null;
  const sort = findFood(remark, reader).food;
  if (sort !== null && sort.category === entry.food.category && isHarmless(sort) && isHarmless(entry.food))
    return [{ ...entry, food: sort, text }];
  const words = [remark, ...remark.split(/[ ,-]+/)];
  return words.some((word) => findFood(word, reader).food !== null) ? null : [{ ...entry, text }];
}

const isHarmless = ({ allergens }: Food): boolean => allergens.length === 0;

/** "Chicken thighs and drumsticks": two cuts of one bird, on the bone. */
const cutsOfOneBird =
  /\bchicken (?:thighs|drumsticks|legs|wings)(?: (?:and|&|plus) | ?[&+\/] ?)(?:thighs|drumsticks|legs|wings)\b/iu;
/** The same where nobody names the bird, which is then a chicken. */
const cutsUnnamed =
  /\b(?:bone-?in |skin-?on |mixed )*(?:thighs|drumsticks)(?: (?:and|&|plus) | ?[&+\/] ?)(?:thighs|drumsticks)\b/iu;
const otherAnimal = /\b(?:turkey|duck|goose|guinea|quail|pheasant|rabbit|lamb|pork|frog|chicken)/i;

/** "8 chicken pieces (thighs and drumsticks)": of which cuts they are, behind a bird in pieces. */
const cutsOfPieces = new RegExp(
  String.raw`\b((?:chicken|turkey|duck|goose|guinea fowl) (?:pieces|joints|portions|parts))(?: ?\(([^()]+)\)|(?:,| [-–—]) (.+))$`,
  'iu',
);
/** More than one cut; a single one says which they are. */
const severalCuts =
  /^(?=.*(?:\band\b|[,&+/]))(?:(?:a )?mix(?:ed|ture)?(?: of)? )?(?:(?:bone-?in|skin-?on|and|plus|[0-9]|[,&+/]|thighs?|drumsticks?|legs?|wings?|breasts?|quarters?)\s*)+$/iu;
/** "1 whole chicken cut into 8 pieces", "a 1.6 kg chicken, jointed into 10": so many pieces of one, or so much of them. */
const birdInPieces =
  /^(?:(?<count>[1-4]|an?|one|two) )?(?:(?<weight>[0-9][0-9.,½¼¾ -]*(?:kgs?|kilos?|g|grams?|lbs?|pounds?)\b)(?: of)? )?(?:whole )?chickens?,? \(?(?:cut(?: up)?|jointed|portioned|divided|chopped|broken down)(?: (?:in|into) (?<pieces>[0-9]{1,2}|eight|ten|six|four))?(?: (?:bone-in )?(?:pieces|joints|portions|parts))?\)?$/iu;
/** In how many pieces a bird is sold where nobody counts them. */
const usualPieces = 8;
const inFigures: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  four: 4,
  six: 6,
  eight: 8,
  ten: 10,
};
const figure = (word: string): number => inFigures[word.toLowerCase()] ?? Number(word);

/** A bird that somebody cut up, as pieces of chicken; whatever else is said as it stands. */
function inPieces(text: string): string {
  const { count, weight, pieces } = birdInPieces.exec(text)?.groups ?? {};
  if (weight !== undefined) return `${weight} chicken pieces`;
  if (count === undefined && pieces === undefined) return text;
  return `${figure(count ?? 'a') * (pieces === undefined ? usualPieces : figure(pieces))} chicken pieces`;
}
/** "Turkey thighs and drumsticks": both are of the bird that is named once. */
const cutsOfOther =
  /\b(turkey|duck|goose) (thighs|drumsticks|legs|wings|breasts)(?: and |,? ?[&+/] ?)(thighs|drumsticks|legs|wings|breasts)\b/iu;

const withoutCuts = (text: string): string =>
  text.replace(
    cutsOfPieces,
    (said, pieces: string, inside: string | undefined, behind: string | undefined) =>
      severalCuts.test(inside ?? behind ?? '') ? pieces : said,
  );

const withOneBird = (text: string): string => {
  const told = inPieces(withoutCuts(text.trim())).replace(
    /^([0-9]+ chicken )(?:portions|parts)$/i,
    '$1pieces',
  );
  return otherAnimal.test(told)
    ? told.replace(cutsOfOneBird, 'chicken pieces').replace(cutsOfOther, '$1 $2 and $1 $3')
    : told.replace(cutsUnnamed, 'chicken pieces');
};
/** What was mashed at home has in it what a cook puts in. */
const fromHome =
  /\b(?:left[- ]?over|home[- ]?made|last night|yesterday|from (?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/i;

function withLine(text: string, reader: ListReader): readonly Entry[] {
  const { said, instead } = inPlainWords(text);
  const listed =
    underHeading(said, reader) ??
    listedForADish(said, reader) ??
    behindItsDish(said, reader) ??
    kindsInBrackets(said, reader) ??
    eachOfAHead(said, reader);
  if (listed !== null) return listed;
  const entries = named(said, reader).map((entry): Entry =>
    !either.test(entry.text)
      ? entry
      : entry.food === null
        ? (eitherKnown(entry, reader) ?? entry)
        : withEither(entry, reader),
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
  if (isRead(unbranded)) return unbranded;
  const counted = oneOf.test(said) ? foodsOfLine(`1 ${said}`, reader) : [];
  return isRead(counted) ? counted : entries;
}

/** "Block extra firm tofu", "tube tomato puree": one of them, without the number. */
const oneOf =
  /^(?:block|brick|scoop|stick|tube|pot|slab|wheel|hunk|wedge|log|ball|loaf|sachet|tray) (?!of\b)/iu;

const isRead = (entries: readonly Entry[]): boolean =>
  entries.length > 0 && entries.every(({ food }) => food !== null);

/** "Soy sauce or tamari": both, each as it stands. */
function withEither(entry: Entry, reader: ListReader): Entry {
  const or = [...new Set(entry.text.split(either).flatMap((one) => findFood(one, reader).food ?? []))];
  return or.length > 1 ? { ...entry, or } : entry;
}

/** "Yak or beef mince": of what may be there the part that is known, where the first is not; null where none is. */
function eitherKnown(entry: Entry, reader: ListReader): Entry | null {
  for (const one of entry.text.split(either)) {
    const found = findFood(one, reader);
    if (found.food !== null && found.named) return { ...found, text: entry.text };
  }
  return null;
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
