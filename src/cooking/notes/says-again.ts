import { createMemo } from '#kernel/memo';
import type { Recipe } from '../recipe.ts';

/** Said in every second sentence of a recipe, so that sharing them says nothing. */
const common = new Set(
  (
    'the and with until that this from into over their then them they have when more than will for not are but its ' +
    'which what where while your you one two three four five six minute half rest each every other some only just ' +
    'well very about after before also even once there here goes make made take keep salt taste cook until want ' +
    'need before instead does like same than give come put let set still all any too out off'
  )
    .split(' ')
    .map(stemOf),
);

function stemOf(word: string): string {
  return word.replace(/(?:ing|ed|es|s|e|y)$/, '');
}

const kept = createMemo<ReadonlySet<string>>(4000);

/** What a sentence is about: its telling words, without their endings. Kept. */
const wordsOf = (sentence: string): ReadonlySet<string> =>
  kept.get(
    sentence,
    () =>
      new Set(
        (sentence.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf).filter((word) => !common.has(word)),
      ),
  );

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?;])\s+/);

/** From this share of the shorter one's words on, two sentences say the same. */
const alike = 0.6;
/** Fewer words than these are no saying. */
const fewest = 3;

/** What a recipe has told its cook so far. */
export interface Told {
  /** Whether a sentence of a text was told before. */
  has(text: string): boolean;
  add(text: string): void;
}

/**
 * Remembers what is told. Foods are in many sentences of a recipe, so that two at least of the words shared must be about
 * what is done with them.
 * @param foods names of the recipe's ingredients
 */
export function whatIsTold(texts: readonly string[], foods: readonly string[]): Told {
  const names = new Set(foods.flatMap((name) => [...wordsOf(name)]));
  const known = texts.flatMap(sentencesOf).map(wordsOf);
  const isAlike = (words: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
    const least = Math.min(words.size, other.size);
    if (least < fewest) return false;
    let [shared, telling] = [0, 0];
    for (const word of words)
      if (other.has(word)) {
        shared += 1;
        if (!names.has(word)) telling += 1;
      }
    return shared >= alike * least && telling >= 2;
  };
  return {
    has: (text) =>
      sentencesOf(text).some((sentence) => {
        const words = wordsOf(sentence);
        return known.some((other) => isAlike(words, other));
      }),
    add: (text) => void known.push(...sentencesOf(text).map(wordsOf)),
  };
}

/** What a tip takes for granted, and the words of a step without which it is not so. */
const premises: readonly (readonly [tip: RegExp, step: RegExp])[] = [
  [
    /\buncovered\b|\btake off the (?:lid|foil)|\bunder (?:the|its) lid\b/i,
    /\bcover|\blid\b|\bfoil\b|\bclap\b/i,
  ],
  [/\bwipe (?:most of |off )/i, /\bmarinat|\bmarinade|\brub\b/i],
  [/\bthe (?:last|rest) of the salt\b/i, /\b(?:last|rest) of the salt\b/i],
  [/\bbast(?:e|ing)\b/i, /\bbast|\bspoon/i],
];
/** "Cook for two at a time": no news to those who are two. */
const few =
  /\b(?:for|no more than) (two|three|four)(?: people)? at a time|\bfor more than (two|three|four|six)\b/i;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, six: 6 };

/** Whether a tip is about what this version of the dish does, for so many people. */
export function holdsIn(tip: string, { steps, servings }: Recipe): boolean {
  const told = few.exec(tip);
  const most = told?.[1] ?? told?.[2];
  return (
    (most === undefined || servings > counts[most.toLowerCase()]!) &&
    premises.every(([says, needs]) => !says.test(tip) || steps.some(({ text }) => needs.test(text)))
  );
}
