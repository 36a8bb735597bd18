/** A recipe with its slips of spelling put right, before anything else is read into it. */
import type { Change } from '#contract/schemas/change';
import { isEnglish } from '#cooking/copyedit/copyedit';
import type { Fix, Place, Speller } from '#cooking/spelling/model';
import type { RecipeText } from '#cooking/understand-recipe/model';
import { effectOf, type Bench, type Standing } from './transform.ts';

/** A bench whose recipe is spelled right, and what was put right. */
export interface SpelledBench {
  readonly bench: Bench;
  readonly changes: readonly Change[];
  /** A text of the recipe as its author wrote it. */
  readonly asWritten: (text: string) => string;
}

/** Where a change of spelling says that it belongs. */
export const spellingTarget = 'spelling';
/** What is said of words that point to a picture or a page, or at which a sentence breaks off. */
const leftOut = 'left out';
/** What parts one fix from the next in such a change. */
const apart = '; ';

interface Draft {
  readonly text: RecipeText;
  readonly fixes: readonly Fix[];
  /** Lines of the list and their spelling. */
  readonly lines: ReadonlyMap<string, string>;
}

/**
 * The bench with its recipe spelled right; the same bench where nothing is misspelled. No allergen and no food that was
 * read goes with a slip: a line that would be read as another food stays as it was written.
 * @param strict whether a line must ask for the same food and weight as before, where it was read
 */
export function spelledBench(bench: Bench, speller: Speller, strict = false): SpelledBench {
  const same: SpelledBench = { bench, changes: [], asWritten: (text) => text };
  const { understood } = bench.start;
  const { source } = understood;
  if (!isEnglish(source.instructions.join(' '))) return same;
  let draft = corrected(source, speller, new Set());
  if (draft.fixes.length === 0) return same;
  let start = bench.stand(draft.text);
  const held = heldLines(bench.start, start, strict);
  if (held.size > 0) {
    draft = corrected(source, speller, held);
    if (draft.fixes.length === 0) return same;
    start = bench.stand(draft.text);
  }
  if (lostAllergen(bench.start, start)) return same;
  const back = new Map(
    source.instructions.flatMap((text, at): (readonly [string, string])[] =>
      draft.text.instructions[at] === text ? [] : [[draft.text.instructions[at]!, text]],
    ),
  );
  for (const [line, now] of draft.lines) back.set(now, line);
  return {
    bench: {
      ...bench,
      start,
      parted: bench.parted.map(({ line, parts }) => ({
        line: speller.spelled(line, 'line').text,
        parts: parts.map((part) => draft.lines.get(part) ?? part),
      })),
    },
    changes: [told(draft, bench.start, start)],
    asWritten: (text) =>
      back.get(text) ??
      text
        .split(apart)
        .map((part) => back.get(part) ?? part)
        .join(apart),
  };
}

function corrected(source: RecipeText, speller: Speller, held: ReadonlySet<string>): Draft {
  const fixes: Fix[] = [];
  const lines = new Map<string, string>();
  const put = (text: string, place: Place): string => {
    const { text: now, fixes: own } = speller.spelled(text, place);
    fixes.push(...own);
    return now;
  };
  const ingredients = source.ingredients.map((line) => {
    const now = held.has(line) ? line : put(line, 'line');
    if (now !== line) lines.set(line, now);
    return now;
  });
  const title = put(source.title, 'title');
  const description = source.description === null ? null : put(source.description, 'talk');
  const instructions = source.instructions.map((text) => put(text, 'prose'));
  return { text: { ...source, title, description, ingredients, instructions }, fixes, lines };
}

/** Lines that read as another food once they are spelled right, or as fewer or more. */
function heldLines(was: Standing, now: Standing, strict: boolean): ReadonlySet<string> {
  const held = new Set<string>();
  const of = ({ understood }: Standing) =>
    understood.source.ingredients.map((_, at) =>
      understood.grounded.filter(({ key }) => Number.parseInt(key.slice(1), 10) === at),
    );
  const [before, after] = [of(was), of(now)];
  was.understood.source.ingredients.forEach((line, at) => {
    if (line === now.understood.source.ingredients[at]) return;
    const [old, fresh] = [before[at]!, after[at]!];
    const lost = old.some(({ ingredient }, n) => {
      const other = fresh[n]?.ingredient;
      if (ingredient.food === null) return false;
      // "Grd beef" is ground beef, of which the beef alone was read.
      const sameFood =
        other?.food?.id === ingredient.food.id || other?.food?.id.endsWith(`-${ingredient.food.id}`) === true;
      return strict
        ? !sameFood || other?.grams !== ingredient.grams
        : !sameFood && ingredient.food.allergens.length > 0;
    });
    if (lost || old.length !== fresh.length) held.add(line);
  });
  return held;
}

const lostAllergen = (was: Standing, now: Standing): boolean =>
  was.judgement.allergens.some(
    ({ allergen, status }) =>
      status !== 'unknown' &&
      !now.judgement.allergens.some((one) => one.allergen === allergen && one.status !== 'unknown'),
  );

/** One change for all of it: a line that only now is read as a food is shown whole. */
function told({ fixes, lines }: Draft, was: Standing, now: Standing): Change {
  const foods = ({ understood }: Standing, line: string) =>
    understood.grounded
      .filter(({ key }) => understood.source.ingredients[Number.parseInt(key.slice(1), 10)] === line)
      .map(({ ingredient }) => ingredient.food?.id)
      .join();
  const read = [...lines].filter(([line, right]) => foods(was, line) !== foods(now, right));
  const another = read.length > 0;
  const pairs = new Map<string, string>();
  for (const { wrong, right } of fixes)
    if (!read.some(([line]) => line.includes(wrong)))
      pairs.set(right === '' ? wrong : wrong.toLowerCase(), right === '' ? leftOut : right.toLowerCase());
  const shown = [...pairs, ...read];
  return {
    kind: 'text',
    target: spellingTarget,
    before: shown.map(([wrong]) => wrong).join(apart),
    after: shown.map(([, right]) => right).join(apart),
    reason: `${fixes.some(({ right }) => right === '') ? 'Spelling put right, and words left out that lead nowhere' : 'Spelling put right'}${another ? ', so that the list is read as it was meant' : ''}; what is cooked stays the same.`,
    effect: effectOf(was.judgement, now.judgement),
  };
}

/** The change of spelling without what is no longer in the recipe; null where nothing of it is. */
export function spellingThatStands(change: Change, { understood }: Standing): Change | null {
  const { title, description, ingredients, instructions } = understood.source;
  const all = [title, description ?? '', ...ingredients, ...instructions].join('\n').toLowerCase();
  const [before, after] = [change.before ?? '', change.after ?? ''].map((side) => side.split(apart)) as [
    string[],
    string[],
  ];
  const stays = after.map((right) => right === leftOut || all.includes(right.toLowerCase()));
  const { nutrition, cost, allergens } = change.effect;
  const counts =
    Object.keys(nutrition).length > 0 ||
    (cost ?? 0) !== 0 ||
    allergens.added.length + allergens.removed.length > 0;
  if (counts || stays.every(Boolean)) return change;
  if (!stays.some(Boolean)) return null;
  const kept = (side: readonly string[]): string => side.filter((_, at) => stays[at]).join(apart);
  return { ...change, before: kept(before), after: kept(after) };
}
