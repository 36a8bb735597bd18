import { systemOf } from '../edit/line-amounts.ts';
import { fractionsLike } from '../edit/fractions.ts';
import { joinList } from '../text/grammar.ts';
import { isPluralName } from '../text/naming.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import type { RecipeText, UnderstoodRecipe } from '../understand-recipe/model.ts';
import { stateAmounts, type Stated } from './amounts.ts';
import { doneHeat, missingCues, type Cue } from './cues.ts';
import { friedCues } from './fried-cues.ts';
import { stapleCues } from './staple-cues.ts';
import type { Insertion, Mend, MendDeps, Mended, MendWish, Told } from './model.ts';
import { placeUnused, type Placed } from './place.ts';
import { sauceRun } from './sauce-run.ts';
import { nameOf } from './sorts.ts';
import { listUnlisted, type Listed } from './unlisted.ts';
import { neverSimmered } from './simmered.ts';
import { ovenHeat } from './oven-heat.ts';
import { neverJoined } from './never-joined.ts';
import { restNamed } from './rest-named.ts';
import { unsaidVerbs } from './unsaid.ts';
import { unusedLines } from './unused.ts';

/** The gaps that were found, with what closes each. */
interface Gaps {
  readonly placed: readonly Placed[];
  readonly stated: readonly Stated[];
  readonly listed: readonly Listed[];
  readonly cues: readonly Cue[];
  /** Verbs of steps that only say how long. */
  readonly verbs: readonly Insertion[];
  /** What a step left to guess. */
  readonly told: readonly Told[];
}

/**
 * Closes the gaps that the author of a recipe left in it, where it is sure how: a food that no step uses, a line without
 * an amount, a food that the list lacks. Pure; what reads back otherwise than it was meant is left as it was.
 */
export function mendRecipe(
  understood: UnderstoodRecipe,
  wish: MendWish,
  deps: MendDeps,
): Mended & { readonly read: UnderstoodRecipe } {
  // Once it is said what the sauce is made of, it is clear what else is left over.
  const sauce = sauceRun(understood);
  if (sauce === null) return closeGaps(understood, wish, deps);
  const { step, start, end, text } = sauce.insertion;
  const before = understood.source.instructions[step]!;
  const after = before.slice(0, start) + text + before.slice(end);
  const source = {
    ...understood.source,
    instructions: understood.source.instructions.with(step, after),
  };
  const read = understandRecipe(source, deps);
  if (sauce.lines.some(({ line }) => read.unused.includes(line.key)))
    return closeGaps(understood, wish, deps);
  const rest = closeGaps(read, wish, deps);
  const target = `step ${step + 1}`;
  const further = rest.mends.find((mend) => mend.target === target);
  const reason = 'The step did not say which ingredients go in.';
  const own: Mend = {
    kind: 'text',
    target,
    before,
    after: further?.after ?? after,
    reason: further === undefined ? reason : `${reason} ${further.reason}`,
    brings: [],
  };
  return { ...rest, mends: [...rest.mends.filter((mend) => mend !== further), own] };
}

function closeGaps(
  understood: UnderstoodRecipe,
  wish: MendWish,
  deps: MendDeps,
): Mended & { readonly read: UnderstoodRecipe } {
  const { source } = understood;
  const system = systemOf(understood.grounded);
  const unused = unusedLines(understood);
  const placed = unused.length === 0 ? [] : placeUnused(understood, unused);
  const keys = new Set(placed.flatMap(({ lines }) => lines.map(({ line }) => line.key)));
  const gaps: Gaps = {
    placed,
    stated: stateAmounts(understood, system, keys, deps).filter(
      ({ line, moreGrams }) =>
        moreGrams <= 0 || wish.allows(line.ingredient.food!, moreGrams / understood.recipe.servings),
    ),
    listed: listUnlisted(understood, system, wish, deps),
    cues: [
      ...missingCues(understood, system),
      ...stapleCues(understood),
      ...friedCues(understood),
      ...doneHeat(understood, system),
    ],
    verbs: unsaidVerbs(understood),
    told: [
      ...(wish.bakes ? ovenHeat(understood, system) : []),
      ...neverSimmered(understood),
      ...restNamed(understood),
      ...neverJoined(understood),
    ],
  };
  if (
    [gaps.placed, gaps.stated, gaps.listed, gaps.cues, gaps.verbs, gaps.told].every(
      ({ length }) => length === 0,
    )
  )
    return { text: source, mends: [], read: understood };
  const written = write(understood, gaps);
  const read = understandRecipe(written.text, deps);
  const sound = soundGaps(gaps, written.shift, source.ingredients.length, read);
  if (
    sound.placed.length === gaps.placed.length &&
    sound.stated.length === gaps.stated.length &&
    sound.listed.length === gaps.listed.length
  )
    return finished(written, understood, read);
  const again = write(understood, sound);
  return finished(
    again,
    understood,
    again.mends.length === 0 ? understood : understandRecipe(again.text, deps),
  );
}

/** With what each line that is new or says more now weighs. */
function finished(
  { text, mends, shift }: Written,
  before: UnderstoodRecipe,
  read: UnderstoodRecipe,
): Mended & { readonly read: UnderstoodRecipe } {
  const linesAt = ({ grounded }: UnderstoodRecipe, at: number): UnderstoodRecipe['grounded'] =>
    grounded.filter(({ key }) => Number.parseInt(key.slice(1), 10) === at);
  return {
    text,
    read,
    mends: mends.map(({ lines: own, ...mend }): Mend => {
      const was = mend.before === null ? [] : own.flatMap((at) => linesAt(before, at - shift));
      return {
        ...mend,
        brings: own
          .flatMap((at) => linesAt(read, at))
          .flatMap(({ ingredient: { food, grams, eatenShare } }, n) =>
            food === null || grams === null
              ? []
              : [{ food, grams: (grams - (was[n]?.ingredient.grams ?? 0)) * eatenShare }],
          ),
      };
    }),
  };
}

/** Those that read back as they were meant. */
function soundGaps(
  { placed, stated, listed, cues, verbs, told }: Gaps,
  shift: number,
  length: number,
  read: UnderstoodRecipe,
): Gaps {
  const keyNow = (key: string): string =>
    key.replace(/^i(\d+)/, (_, place: string) => `i${Number(place) + shift}`);
  let place = shift > 0 ? 0 : length;
  const open = new Set(read.unlisted.map(({ food }) => food));
  return {
    placed: placed.filter(({ lines }) =>
      lines.every(({ line }) =>
        read.steps.some(({ mentions }) =>
          mentions.some(({ key, kind }) => key === keyNow(line.key) && (kind === 'name' || kind === 'head')),
        ),
      ),
    ),
    stated,
    cues,
    verbs,
    told,
    // A line that no step turns out to use is a gap more.
    listed: listed.filter(({ foods, texts }) => {
      const from = place;
      place += texts.length;
      return (
        foods.every(({ id }) => !open.has(id)) &&
        !read.unused.some((key) => {
          const at = Number.parseInt(key.slice(1), 10);
          return at >= from && at < from + texts.length;
        })
      );
    }),
  };
}

/** A text with its mends, each with the place of its line in the list. */
interface Written {
  readonly text: RecipeText;
  readonly mends: readonly (Omit<Mend, 'brings'> & { readonly lines: readonly number[] })[];
  /** How many lines stand before the old ones now. */
  readonly shift: number;
}

/** From so many on, amounts that were missing are told as one change. */
const manyAmounts = 3;

function write(
  { source, grounded, recipe: { servings } }: UnderstoodRecipe,
  { placed, stated, listed, cues, verbs, told: guessed }: Gaps,
): Written {
  const mends: Written['mends'][number][] = [];
  // Below a heading it would belong to that part alone.
  const headed = grounded.some(({ group }) => group !== null);
  const shift = headed ? listed.reduce((sum, { texts }) => sum + texts.length, 0) : 0;
  let next = headed ? 0 : source.ingredients.length;
  const fractions = fractionsLike([...source.ingredients, ...source.instructions]);
  const shouts = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  // A list in capitals stays one.
  const style = source.ingredients.every(shouts)
    ? (text: string): string => fractions(text).toUpperCase()
    : fractions;
  const lines = [...source.ingredients];
  const told = stated.map(({ line, text }) => {
    const at = Number.parseInt(line.key.slice(1), 10);
    const before = lines[at]!;
    lines[at] = style(text);
    return { name: line.ingredient.name, before, after: lines[at]!, at: at + shift };
  });
  if (told.length < manyAmounts)
    for (const { name, before, after, at } of told)
      mends.push({
        kind: 'text',
        target: name,
        before,
        after,
        reason: 'The list gave no amount; this is what the dish needs.',
        lines: [at],
      });
  else
    mends.push({
      kind: 'text',
      target: 'ingredients',
      before: told.map(({ before }) => before).join('; '),
      after: told.map(({ after }) => after).join('; '),
      reason: `The list gave no amounts for these; they are what ${servings === 1 ? 'one usually takes' : `a dish for ${servings} usually takes`}, and the figures count them so.`,
      lines: told.map(({ at }) => at),
    });
  const added = listed.flatMap((one) => {
    const texts = one.texts.map(style);
    mends.push({
      kind: 'add',
      target: one.target,
      before: null,
      after: texts.join('; '),
      reason: `${stepsSaid(one.steps)} ${one.steps.length > 1 ? 'use' : 'uses'} ${one.foods.length > 1 ? 'them' : 'it'}, and the list had ${one.foods.length > 1 ? 'neither' : 'none'}.`,
      lines: texts.map(() => next++),
    });
    return texts;
  });
  if (headed) lines.unshift(...added);
  else lines.push(...added);
  const instructions = source.instructions.map((text, step) => {
    const own = placed.filter(({ insertion }) => insertion.step === step);
    const ownCues = cues.filter(({ insertion }) => insertion.step === step);
    const ownVerbs = verbs.filter((one) => one.step === step);
    const ownTold = guessed.filter(({ insertion }) => insertion.step === step);
    if (own.length + ownCues.length + ownVerbs.length + ownTold.length === 0) return text;
    const made = withInsertions(text, [
      ...[...own, ...ownCues, ...ownTold].map(({ insertion }) => insertion),
      ...ownVerbs,
    ]);
    const names = own.flatMap(({ lines: some }) =>
      some.map(({ line }) => nameOf(line).replace(' (if using)', '')),
    );
    mends.push({
      kind: 'text',
      target: `step ${step + 1}`,
      before: text,
      after: made,
      reason: [
        ownVerbs.length === 0 ? [] : verbToldReason,
        own.length === 0
          ? []
          : `The list has ${joinList(names)}, and no step used ${names.length > 1 || /[^s]s$/.test(names[0]!) ? 'them' : 'it'}.`,
        ownCues.map(
          ({ name }) => `It did not say when the ${name} ${isPluralName(name) ? 'are' : 'is'} done.`,
        ),
        ownTold.map(({ reason }) => reason),
      ]
        .flat()
        .join(' '),
      lines: [],
    });
    return made;
  });
  const text: RecipeText = { ...source, ingredients: lines, instructions };
  return { text, mends, shift };
}

/** What a reader is told of a step that got its verb. */
export const verbToldReason = 'The step told the time alone; now it says what to do in it.';

const stepsSaid = (steps: readonly number[]): string =>
  steps.length > 1 ? `Steps ${joinList(steps.map((step) => String(step + 1)))}` : `Step ${steps[0]! + 1}`;

/** A text with words put in; where two meet, the first stands. */
function withInsertions(text: string, insertions: readonly Insertion[]): string {
  let made = text;
  let left = Infinity;
  for (const one of [...insertions].sort((a, b) => b.start - a.start || b.end - a.end)) {
    if (one.end > left) continue;
    made = made.slice(0, one.start) + one.text + made.slice(one.end);
    left = one.start;
  }
  return made;
}
