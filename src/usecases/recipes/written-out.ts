/** A recipe that its author only jotted down, as whole sentences, before it is told anew for a machine. */
import type { Change } from '#contract/schemas/change';
import { verbToldReason } from '#cooking/mend/mend';
import { joinList } from '#cooking/text/grammar';
import { editedFor } from '#cooking/tone/edition/edition';
import { isTelegraphed } from '#cooking/tone/edition/telegraphed';
import type { UnderstoodRecipe } from '#cooking/understand-recipe/model';
import type { KitchenDeps } from './kitchen-deps.ts';
import type { MendedBench } from './mended-bench.ts';
import type { Bench } from './transform.ts';

/** What a reader is told of it. */
export const writtenOutReason = 'Notes written out as sentences; what is done stays the same.';

const shortened = /\b\d+ ?(?:mins?|hrs?|secs?)\b|\b(?:w|til|tsp|tbsp)\b/i;
/** "1 min. less than the package says": the stop of a short word ends no sentence. */
const shortStop =
  /\b((?:min|hr|sec)s?)\. (?=(?:less|more|longer|per|each|on|until|till?|or|and|to|before|after|over|in|at|with|per)\b)/g;
/** "2 1/2 in. cutter", "1 in. thick". */
const inches =
  /(\d|[½¼¾]) ?in\. (?=thick|cutter|pan|skillet|square|round|circle|pieces|cubes|slices|rounds)/g;
/** Articles to a word, below which a text is notes. */
const noteArticles = 0.05;
const leastWords = 12;

/** Whether instructions are notes: they open in small letters, or do without articles and spell no minute out. */
export function isJotted(instructions: readonly string[]): boolean {
  if (instructions.length === 0) return false;
  const small = instructions.filter((text) => /^\s*\p{Ll}/u.test(text)).length;
  if (small * 2 >= instructions.length) return true;
  const text = instructions.join(' ');
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const articles = text.match(/\b(?:the|a|an)\b/gi)?.length ?? 0;
  return words >= leastWords && shortened.test(text) && articles / words < noteArticles;
}

/** "Oil cut sides, salt" is no oil to add, and "Spoon the peas over, then." is no sentence: notes that were read as others. */
function isMisread(before: string, now: string): boolean {
  const adds = (text: string): number => text.match(/\badd\b/gi)?.length ?? 0;
  return (
    (/\bthe dry ingredients\b|\bsalt the pepper\b/i.test(now) &&
      !/\bingredients\b|\bsalt the\b/i.test(before)) ||
    (/\bthen add the\b/i.test(now) && !/\bthen\b/i.test(before) && adds(now) > adds(before)) ||
    (/\b(?:then|and|the|with|or)\.(?=\s|$)/i.test(now) &&
      !/\b(?:then|and|the|with|or)\.(?=\s|$)/i.test(before))
  );
}

/** "Add onion carrot": foods that only a space parts, as a list. */
function listed({ source, steps }: UnderstoodRecipe): readonly string[] {
  return source.instructions.map((text, at) => {
    const found = [...(steps[at]?.mentions ?? [])].sort((one, other) => one.start - other.start);
    let made = '';
    let from = 0;
    found.forEach((one, index) => {
      const next = found[index + 1];
      if (
        next === undefined ||
        one.key === next.key ||
        next.start !== one.end + 1 ||
        text.charAt(one.end) !== ' ' ||
        one.kind === 'pronoun' ||
        next.kind === 'pronoun'
      )
        return;
      const after = found[index + 2];
      const more = after !== undefined && after.start === next.end + 1 && text.charAt(next.end) === ' ';
      made += `${text.slice(from, one.end)}${more ? ', ' : ' and '}`;
      from = next.start;
    });
    return (made + text.slice(from)).replace(shortStop, '$1 ').replace(inches, '$1-inch ');
  });
}

/** The bench with its recipe in sentences, and what was written out; the same bench where it was no notes. */
export function writtenOut(
  bench: Bench,
  deps: KitchenDeps,
): { readonly bench: Bench; readonly changes: readonly Change[] } {
  const { instructions } = bench.start.understood.source;
  return written(bench, deps, isJotted(instructions) ? () => true : isTelegraphed);
}

/**
 * A recipe without its gaps whose telegrams are sentences too: steps that are whole stay as they came. One change tells
 * of it.
 */
export function withWholeSentences(mended: MendedBench, deps: KitchenDeps): MendedBench {
  const { instructions } = mended.bench.start.understood.source;
  const short = instructions.filter(isTelegraphed).length;
  // Where most are telegrams the rest is edited with them, and reads like them.
  const { bench, changes } = written(
    mended.bench,
    deps,
    short * 2 > instructions.length ? () => true : isTelegraphed,
  );
  const [first] = changes;
  if (first === undefined) return mended;
  const steps = changes.map(({ target }) => target.replace(/^step /u, ''));
  const back = new Map(changes.map(({ before, after }) => [after ?? '', before ?? '']));
  const rewritten = new Set(changes.map(({ before }) => before));
  return {
    ...mended,
    bench,
    changes: [
      // A step that got its verb and is a sentence now is told of once.
      ...mended.changes.filter(({ reason, after }) => reason !== verbToldReason || !rewritten.has(after)),
      { ...first, target: `step${steps.length === 1 ? '' : 's'} ${joinList(steps)}` },
    ],
    asWritten: (text) => mended.asWritten(back.get(text) ?? text),
  };
}

/** The bench with those of its steps in sentences that are notes. */
function written(
  bench: Bench,
  deps: KitchenDeps,
  isNote: (text: string) => boolean,
): { readonly bench: Bench; readonly changes: readonly Change[] } {
  const { understood } = bench.start;
  const was = understood.source.instructions;
  const notes = was.map(isNote);
  if (!notes.includes(true)) return { bench, changes: [] };
  const apart = listed(understood);
  const ready = apart.some((text, at) => text !== was[at])
    ? bench.stand({ ...understood.source, instructions: apart }).understood
    : understood;
  const only = (at: number): boolean => notes[at]!;
  const edited = editedFor(ready, { quiet: false, full: true, only }, deps).source.instructions;
  const now = edited.map((text, at) => (!notes[at]! || isMisread(was[at] ?? '', text) ? was[at]! : text));
  const held = withoutLosses(bench, now);
  const changes = was.flatMap((before, at): readonly Change[] =>
    held.texts[at] === before || held.texts[at] === undefined
      ? []
      : [
          {
            kind: 'text',
            target: `step ${at + 1}`,
            before,
            after: held.texts[at],
            reason: writtenOutReason,
            effect: { nutrition: {}, cost: 0, allergens: { added: [], removed: [] } },
          },
        ],
  );
  return changes.length === 0 ? { bench, changes } : { bench: { ...bench, start: held.start }, changes };
}

/** The recipe with those of the texts that lose no food: a step whose food no sentence uses any more stays as it came. */
function withoutLosses(
  bench: Bench,
  now: readonly string[],
): { readonly texts: readonly string[]; readonly start: Bench['start'] } {
  const { understood } = bench.start;
  const was = understood.source.instructions;
  let texts = now;
  for (let round = 0; round < 2; round++) {
    if (texts.every((text, at) => text === was[at])) break;
    const start = bench.stand({ ...understood.source, instructions: texts });
    const lost = start.understood.unused.filter((key) => !understood.unused.includes(key));
    if (lost.length === 0) return { texts, start };
    texts = texts.map((text, at) =>
      understood.steps[at]!.mentions.some(({ key }) => lost.includes(key)) ? was[at]! : text,
    );
  }
  return { texts: was, start: bench.start };
}
