import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { wordBounds } from '#cooking/tone/bounds';
import { brokenLocks, type ReadInstruction } from '#cooking/tone/locks';
import { splitSentences } from '#cooking/tone/say/parse-sentence';
import { rewriteTone } from '#cooking/tone/rewrite';
import type { Length, ToneTables } from '#cooking/tone/tone-table';
import type { RecipeText, UnderstoodRecipe } from '#cooking/understand-recipe/model';
import { understandRecipe, type UnderstandDeps } from '#cooking/understand-recipe/understand-recipe';
import { tones, type Tone } from '#cooking/vocabulary';
import { clumsyIn } from './clumsy.ts';

const lengths: readonly Length[] = ['shorter', 'same', 'longer'];

interface Listed {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

const recipeText = ({ title, ingredients, instructions }: Listed): RecipeText => ({
  title,
  description: null,
  cuisine: null,
  servings: null,
  ingredients,
  instructions,
});

/** The recipes of the project's own list. */
export const toneRecipes = (): readonly RecipeText[] =>
  (parse(readFileSync(join(import.meta.dirname, 'recipes.yaml'), 'utf8')) as readonly Listed[]).map(
    recipeText,
  );

/** Recipes of a file with one JSON object in a line. */
export const toneRecipesOf = (file: string): readonly RecipeText[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => recipeText(JSON.parse(line) as Listed));

/** How recipes fare in every tone and length. */
export interface ToneScore {
  readonly rewritten: number;
  readonly sentences: number;
  /** Share of sentences said anew, in texts of the same length or longer. */
  readonly remade: number;
  readonly steps: number;
  /** Instructions whose locks do not hold against their source. */
  readonly broken: readonly string[];
  /** Instructions that were left as they came. */
  readonly kept: number;
  /** Ingredient lists or numbers of steps that changed. */
  readonly changed: number;
  /** Pairs of tones that gave a recipe the same text. */
  readonly alike: number;
  /** The least share of sentences said anew in any tone that does more than leave words away, at its own length. */
  readonly leastRemade: { readonly tone: string; readonly share: number };
  /** The largest share of sentences that stand word for word in any such tone, at its own length; those of two words aside. */
  readonly mostVerbatim: { readonly tone: string; readonly share: number };
  /** Faults of grammar that a reader would stumble over, beyond those of the source. */
  readonly ungrammatical: readonly string[];
  /** What an editor would strike out: torn phrases, orders without their object, a card's shorthand, "it" beside "them". */
  readonly clumsy: readonly string[];
  /** Texts that are not as long as was asked, of the same length and longer. */
  readonly offLength: readonly string[];
  /** Openings of a tone that are heard twice in a recipe ("then", "now" and "next" aside). */
  readonly worn: readonly string[];
  /** Words for each word of the source, by length. */
  readonly wordsByLength: Readonly<Record<Length, number>>;
  /** Remarks that stand twice in a recipe. */
  readonly repeated: readonly string[];
  /** Steps that are read as doing something else than before; what follows another transform would notice. */
  readonly otherAction: number;
  /** Words in a sentence for children, and of the sources. */
  readonly kidWords: number;
  readonly sourceWords: number;
  readonly medianMs: number;
  readonly slowMs: number;
}

/** Least and most that the board accepts. */
export const toneFloors = {
  // A sentence that the tone would break is left as its author said it, and one that speaks in its register already gets no
  // catchphrase in front so as to be another: a professional's plain order is not led in by "next", and beside the lines of a
  // thread that carries the text, or beside a remark of its own, an order may be as plain as it came.
  // A teacher's orders are plain: what is new in that tone is the reason beside them.
  remade: 0.76,
  leastRemade: 0.62,
  mostVerbatim: 0.35,
  ungrammatical: 0.002,
  clumsy: 0.002,
  offLength: 0.03,
  longer: 1.3,
  shorter: 1,
  kept: 0.02,
  otherAction: 0.16,
  medianMs: 30,
} as const;

const readings = (understood: UnderstoodRecipe): readonly ReadInstruction[] =>
  understood.recipe.steps.map((step, at) => ({
    text: step.text,
    step,
    reading: understood.steps[at]!,
    unlisted: understood.unlisted.filter(({ stepId }) => stepId === step.id).map(({ food }) => food),
  }));

const wordCount = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;

const bare = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Doubled words, a space before a sign, a sentence without its capital, "a" before a vowel, a pronoun without its verb. */
const stumbles =
  /\b(?!that\b|had\b)(\p{L}{2,}) \1\b(?!-)|\p{L} [.,;]|,,|(?<!\bapprox)[.!?] \p{Ll}(?!\.)|\b[Aa] (?=[aei])(?!one|uni|eu)\p{L}+|\bout from (?:the|its)|\b(?:till|until) (?:it|they)\.|\bto let (?:it|them) \p{L}+ing\b/gu;

const stumblesOf = (text: string): readonly string[] => text.match(stumbles) ?? [];

/** What a tone says in front of sentences, long enough to be noticed a second time. */
const openingsOf = (tables: ToneTables, tone: Tone): readonly string[] => {
  const { frames, openers } = tables.tones[tone];
  return [...frames, ...Object.values(openers).flat()]
    .map((pattern) =>
      pattern
        .replace(/^[a-z|]+: /, '')
        .split('{')[0]!
        .trim(),
    )
    .filter((text) => text.length > 9)
    .map((text) => ` ${text.charAt(0).toUpperCase()}${text.slice(1)} `);
};

const perSentence = (texts: readonly string[]): number => {
  const said = texts
    .join(' ')
    .split(/[.!?:;]+(?:\s|$)/)
    .filter((one) => /\p{L}/u.test(one));
  return said.reduce((sum, one) => sum + one.trim().split(/\s+/).length, 0) / Math.max(1, said.length);
};

/** Says every recipe in every tone and length, reads each again and compares. */
export function scoreTones(
  recipes: readonly RecipeText[],
  deps: UnderstandDeps & { readonly tones: ToneTables },
): ToneScore {
  const broken: string[] = [];
  const worn: string[] = [];
  const byTone = new Map<string, { all: number; remade: number }>();
  const standing = new Map<string, { all: number; verbatim: number }>();
  const ungrammatical: string[] = [];
  const clumsy: string[] = [];
  const offLength: string[] = [];
  const words: Record<Length, number> = { shorter: 0, same: 0, longer: 0 };
  let sourceWords = 0;
  const repeated: string[] = [];
  const times: number[] = [];
  let [sentences, remade, steps, kept, changed, alike, otherAction] = [0, 0, 0, 0, 0, 0, 0];
  const kid: number[] = [];
  const plain: number[] = [];
  for (const source of recipes) {
    const understood = understandRecipe(source, deps);
    const before = readings(understood);
    plain.push(perSentence(source.instructions));
    sourceWords += wordCount(source.instructions) * tones.length;
    for (const length of lengths) {
      const texts = new Set<string>();
      for (const tone of tones) {
        const start = performance.now();
        const { text, ...how } = rewriteTone(understood, { tone, length, seed: 1 }, deps);
        times.push(performance.now() - start);
        texts.add(text.instructions.join('\n'));
        // A shorter text may well keep a sentence that is short already.
        if (length !== 'shorter') {
          sentences += how.sentences.all;
          remade += how.sentences.remade;
        }
        const spoken = wordCount(text.instructions);
        words[length] += spoken;
        const { least: fewest, most: mostWords } = wordBounds(
          source.instructions,
          length,
          deps.tones.tones[tone].room,
        );
        // Few words are what a terse tone promises, whatever is asked.
        const few = spoken < fewest && deps.tones.tones[tone].voice !== 'terse';
        if (length !== 'shorter' && (few || spoken > mostWords))
          offLength.push(`${tone} ${length} ${source.title}: ${spoken} of ${fewest} to ${mostWords}`);
        if (length === 'same') {
          const sums = byTone.get(tone) ?? { all: 0, remade: 0 };
          byTone.set(tone, { all: sums.all + how.sentences.all, remade: sums.remade + how.sentences.remade });
          for (const opening of openingsOf(deps.tones, tone))
            if (` ${text.instructions.join(' ')}`.split(opening).length > 2)
              worn.push(`${tone} ${source.title}: ${opening}`);
        }
        const stands = standing.get(tone) ?? { all: 0, verbatim: 0 };
        standing.set(tone, stands);
        text.instructions.forEach((said, at) => {
          const own = source.instructions[at]!;
          const had = stumblesOf(own);
          for (const one of stumblesOf(said))
            if (!had.includes(one)) ungrammatical.push(`${tone} ${length}: "${one}" in ${said}`);
          for (const one of clumsyIn(said, own, tone)) clumsy.push(`${tone} ${length}: ${one}`);
          if (length !== 'same') return;
          for (const sentence of splitSentences(own).map(bare)) {
            if (sentence.split(' ').length < 5) continue;
            stands.all++;
            if (bare(said).includes(sentence)) stands.verbatim++;
          }
        });
        steps += source.instructions.length;
        kept += how.kept.length;
        if (tone === 'kidFriendly') kid.push(perSentence(text.instructions));
        if (
          text.ingredients.join('\n') !== source.ingredients.join('\n') ||
          text.instructions.length !== source.instructions.length
        )
          changed++;
        const after = readings(understandRecipe(text, deps));
        after.forEach((one, at) => {
          // What stands as it came breaks nothing, though another wording before it may tell less of its foods.
          // A tone of few words may spare a bowl at any length, as a short text may.
          const short = length === 'shorter' || (length === 'same' && deps.tones.tones[tone].pares);
          const locks = one.text === before[at]!.text ? [] : brokenLocks(before[at]!, one, short);
          if (locks.length > 0) broken.push(`${tone} ${length}: ${one.text} (${locks.join('; ')})`);
          if (one.step.action !== before[at]!.step.action) otherAction++;
        });
        const table = deps.tones.tones[tone];
        const all = text.instructions.join(' ');
        for (const { say } of [...table.asides, ...table.always, ...deps.tones.reasons])
          if (say.length > 12 && all.split(say).length > 2) repeated.push(`${tone} ${source.title}: ${say}`);
      }
      alike += tones.length - texts.size;
    }
  }
  times.sort((a, b) => a - b);
  const mean = (list: readonly number[]): number =>
    list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
  // A tone that only leaves words away lets stand what is short already: the other figures hold it.
  const recasts = ([tone]: readonly [string, unknown]): boolean =>
    deps.tones.tones[tone as Tone].voice !== 'terse';
  const [least] = [...byTone]
    .filter(recasts)
    .map(([tone, sums]) => ({ tone, share: sums.remade / Math.max(1, sums.all) }))
    .sort((a, b) => a.share - b.share);
  const [most] = [...standing]
    .filter(recasts)
    .map(([tone, { all, verbatim }]) => ({ tone, share: verbatim / Math.max(1, all) }))
    .sort((a, b) => b.share - a.share);
  const ratio = (length: Length): number => words[length] / Math.max(1, sourceWords);
  return {
    leastRemade: least ?? { tone: '', share: 1 },
    mostVerbatim: most ?? { tone: '', share: 0 },
    ungrammatical,
    clumsy,
    offLength,
    worn,
    wordsByLength: { shorter: ratio('shorter'), same: ratio('same'), longer: ratio('longer') },
    rewritten: times.length,
    sentences,
    remade: remade / Math.max(1, sentences),
    steps,
    broken,
    kept: kept / Math.max(1, steps),
    changed,
    alike,
    repeated,
    otherAction: otherAction / Math.max(1, steps),
    kidWords: mean(kid),
    sourceWords: mean(plain),
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    slowMs: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}
