/** What is known of a recipe while its instructions are said anew, made once for all tries of all of them. */
import { once } from '#kernel/once';
import type { Food } from '#food/model';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { UnderstandDeps } from '../understand-recipe/understand-recipe.ts';
import { commanded, isTold } from './edition/commanded.ts';
import type { Before } from './say/connect.ts';
import { masksOf, type Masked } from './mask.ts';
import { parseSentence, splitSentences } from './say/parse-sentence.ts';
import { isPlural } from './say/number-of.ts';
import { plainOrder } from './edition/plain-order.ts';
import { dishWords, fitsMethod } from './beside/dish-kinds.ts';
import { bakesSomething, cooksSomething, isRawFood, isYeast, titleFoods } from './beside/situations.ts';
import { fromShorthand } from './edition/shorthand.ts';
import { splitClauses, tidy, tidySentence } from './edition/tidy.ts';

/** An instruction with its locked pieces masked, in sentences. */
interface Apart {
  readonly masked: Masked;
  readonly sentences: readonly string[];
}

/** A recipe taken apart for its telling. */
export interface TakenApart {
  readonly understood: UnderstoodRecipe;
  instruction(at: number): Apart;
  /** The last order of an instruction, for the next to take up. */
  end(at: number): Before;
  /** What the title tells of the dish. */
  readonly dish: readonly string[];
  /** The foods that the title calls the dish by, in the words of situations. */
  readonly titled: readonly string[];
  /** Whether something is cooked before an instruction. */
  started(at: number): boolean;
  /** Whether something was baked by an instruction, itself included. */
  baked(at: number): boolean;
  /** Whether the list holds what must not be tasted raw. */
  readonly raw: boolean;
  readonly yeasted: boolean;
  /** Whether the title calls the dish by a plural. */
  readonly many: boolean;
  /** Ids of the foods of the list, each with the ids above it. */
  readonly listed: readonly string[];
  /** A food's id and the ids above it as one text, by the key of its line. */
  foodWords(key: string): string;
}

const wordsOf = (food: Food | null): string => (food === null ? '' : [food.id, ...food.ancestors].join(' '));

/** What a title calls the dish: "Chewy Cookies with Ginger" are cookies. */
const dishNoun = (title: string): string =>
  title.split(/ (?:with|and|in|on|for|from|w\/)\b|[,:(&]| [-–]/u)[0]!;

/** Takes a recipe apart; an instruction when it is first asked for. */
export function takeApart(understood: UnderstoodRecipe, { foods }: UnderstandDeps): TakenApart {
  const { source, recipe } = understood;
  const foodWords = new Map(
    recipe.ingredients.map(
      ({ key, food }) => [key, wordsOf(food === null ? null : foods.get(food))] as const,
    ),
  );
  const told = isTold(source.instructions.flatMap((text) => splitSentences(text)));
  const instructions = source.instructions.map((_, at) =>
    once((): Apart => {
      const masked = masksOf(understood)[at]!;
      const spoken = splitSentences(tidy(masked.text)).flatMap(splitClauses);
      const plain = spoken.flatMap((one) => splitSentences(plainOrder(one) ?? ''));
      const sentences = plain.length > 0 ? plain : spoken;
      const full = sentences.map((one) => fromShorthand(one, masked.reveal) ?? one);
      return { masked, sentences: told ? full.map((one) => commanded(one) ?? one) : full };
    }),
  );
  const ends = instructions.map((instruction) =>
    once((): Before => {
      const { masked, sentences } = instruction();
      const last = sentences.at(-1) ?? '';
      return {
        order: parseSentence(tidySentence(last)).orders.at(-1) ?? null,
        near: false,
        minutes: masked.minutes(last),
      };
    }),
  );
  const firstCooked = once(() => source.instructions.findIndex(cooksSomething));
  const firstBaked = once(() => source.instructions.findIndex(bakesSomething));
  return {
    understood,
    instruction: (at) => instructions[at]!(),
    end: (at) => ends[at]?.() ?? { order: null, near: false, minutes: 0 },
    dish: dishWords(source.title).filter((one) => fitsMethod(one, source.instructions.join(' '))),
    titled: titleFoods(source.title),
    started: (at) => firstCooked() >= 0 && firstCooked() < at,
    baked: (at) => firstBaked() >= 0 && firstBaked() <= at,
    raw: [...foodWords.values()].some(isRawFood),
    // Yeast in a drink raises no dough.
    yeasted:
      [...foodWords.values()].some(isYeast) &&
      [...foodWords.values()].some((words) => /\bflour\b/u.test(words)),
    many: isPlural(dishNoun(source.title)),
    listed: [...foodWords.values()],
    foodWords: (key) => foodWords.get(key) ?? '',
  };
}
