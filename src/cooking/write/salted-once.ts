import type { Recipe } from '../recipe.ts';
import { saltless } from './without-salt.ts';

/** So little salt is not parted: one step takes it, and no other speaks of it. */
const littleSalt = 2.75;

/** How a sentence takes some of the salt: what it says before "salt". */
const taking =
  /(?<amount>[\d¼½¾⅓⅔⅛]+ teaspoons? |a (?:small |good )?pinch of (?:the )?(?:remaining )?|a little (?:of the )?(?:remaining )?|(?:nearly all|most|some|half|a third|two thirds|a quarter|the rest|the last|as much) of the (?:remaining )?|half the (?:remaining )?|the (?:remaining )?)salt\b(?! (?:cod|pork|water|flakes))/giu;
/** "The remaining oil and salt", "the remaining salt and pepper": each by itself. */
const rowBefore =
  /\b(?<left>the remaining )(?<others>(?:[\p{L}-]+, )*[\p{L}-]+(?: [\p{L}-]+)?) and salt\b/giu;
const rowBehind = /\b(?<left>the remaining )salt and (?<other>(?:black |white )?pepper)\b/giu;

const eachByItself = (sentence: string): string =>
  sentence
    .replace(rowBefore, '$<left>$<others> and the remaining salt')
    .replace(rowBehind, '$<left>salt and the remaining $<other>');

/** Where salt is worth most: on what is rubbed and seasoned with it, least where it is strewn over what is done, or tasted for. */
function weightOf(sentence: string, amount: string): number {
  const isMost = /^(?:[\d¼½¾⅓⅔⅛]|most|nearly all|the rest|half|two)/iu.test(amount);
  const isSeasoning = /\b(?:rub|season|dust)\b(?! to taste)|^salt the\b/i.test(sentence);
  const isStrewn = /\b(?:top|scatter|sprinkle|finish|serve|dressed|salad)\b/i.test(sentence);
  const isTasted = /\b(?:taste|as needed|if needed)\b/i.test(sentence);
  return (isMost ? 2 : 0) + (isSeasoning ? 2 : 0) - (isStrewn ? 1 : 0) - (isTasted ? 4 : 0);
}

interface Place {
  readonly step: number;
  readonly sentence: number;
  readonly weight: number;
}

/** The sentences of a text, put together again by a blank. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

/**
 * Steps in which one takes all the salt there is, where that is so little that nobody would part it; null where only one takes
 * it anyway, or the others cannot be said without. What is said of salt in passing ("taste for salt") stays.
 * @param isForWater whether a step takes the salt of the pasta's water, which is another line of the list
 */
export function saltedOnce(
  texts: readonly string[],
  isForWater: (at: number) => boolean = () => false,
): readonly string[] | null {
  const parted = texts.map((text) => sentencesOf(text).map(eachByItself));
  const places = parted.flatMap((sentences, step) =>
    sentences.flatMap((text, sentence): readonly Place[] => {
      const found = [...text.matchAll(taking)];
      return found.length === 0 || isForWater(step)
        ? []
        : [
            {
              step,
              sentence,
              weight: Math.max(...found.map((one) => weightOf(text, one.groups!['amount']!))),
            },
          ];
    }),
  );
  if (places.length === 0) return null;
  if (places.length === 1) return alone(parted, places[0]!);
  const bare = places.map((place) => ({
    place,
    text: spared(parted[place.step]!, place.sentence),
  }));
  const fixed = bare.filter(({ text }) => text === null);
  if (fixed.length > 1) return null;
  // Of equals the last: it seasons what has boiled down already.
  const chosen =
    fixed[0]?.place ?? places.reduce((best, one) => (one.weight >= best.weight ? one : best), places[0]!);
  return parted.map((sentences, step) =>
    sentences
      .map((text, sentence) => {
        if (chosen.step === step && chosen.sentence === sentence) return wholly(text);
        const other = bare.find(({ place }) => place.step === step && place.sentence === sentence);
        return other === undefined ? text : other.text!;
      })
      .filter((text) => text !== '')
      .join(' '),
  );
}

/** Steps of which one takes all the salt, since no other takes what it leaves; null where it does so already. */
function alone(parted: readonly (readonly string[])[], { step, sentence }: Place): readonly string[] | null {
  const said = parted[step]![sentence]!;
  const whole = wholly(said);
  if (whole === said) return null;
  return parted.map((sentences, at) =>
    sentences.map((text, other) => (at === step && other === sentence ? whole : text)).join(' '),
  );
}

/** A sentence with all the salt where it took some of it. */
const wholly = (text: string): string =>
  text.replace(taking, (said: string) => {
    if (/^as much/i.test(said)) return said.replace('the remaining', 'the');
    return /^\p{Lu}/u.test(said) ? 'The salt' : 'the salt';
  });

const withWhat = /\b(?:[Rr]ub|[Ss]eason|[Ss]prinkle|[Dd]ust) (?:the|each|it|them|both|all)\b/;

/** A sentence without its salt, empty where that was all it took; null where it cannot be said. */
function unsalted(sentence: string): string | null {
  const said = saltless(`Wait. ${sentence}`)?.replace(/^Wait\.\s*/, '') ?? null;
  // "Rub the fish and set aside": with what, it does not say.
  return said === null || (withWhat.test(said) && !/\bwith\b/.test(said)) ? null : said;
}

/** It speaks of a food that only the sentence before it names. */
const standsFor = /^\p{Lu}\p{Ll}*(?: (?:in|out|up|down|on))? (?:it|them|each)\b/u;

/** A sentence of a step without its salt; null too where nothing would be left of the step, or what follows would hang in the air. */
function spared(sentences: readonly string[], at: number): string | null {
  const said = unsalted(sentences[at]!);
  const next = sentences[at + 1];
  return said === '' && (sentences.length === 1 || (next !== undefined && standsFor.test(next)))
    ? null
    : said;
}

/** The line of a recipe's salt that is little enough for one step, water for pasta aside; null where there is more, or none. */
export function littleSaltOf(ingredients: Recipe['ingredients']): Recipe['ingredients'][number] | null {
  const [only, more] = ingredients.filter(({ food, eatenShare }) => food === 'salt' && eatenShare >= 1);
  return only === undefined || more !== undefined || only.grams === null || only.grams > littleSalt
    ? null
    : only;
}
