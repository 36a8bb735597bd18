import type { AdaptMethodRequest, AdaptMethodResult } from '#contract/endpoints/adapt-method';
import { adaptMethod } from '#cooking/method/adapt';
import { asLetter } from '#cooking/method/changes/as-letter';
import { briefChanges } from '#cooking/method/changes/brief-changes';
import type { Change } from '#contract/schemas/change';
import {
  withBakingSaid,
  withOvenSet,
  withoutOldClock,
  withoutSlang,
} from '#cooking/method/read/machine-slang';
import type { MethodAdaptation } from '#cooking/method/model';
import type { Method } from '#cooking/vocabulary';
import type { KitchenDeps } from './kitchen-deps.ts';
import { keptRestrictions } from './kept-restrictions.ts';
import { asTheyStand, mendedBench } from './mended-bench.ts';
import { polish } from './polish.ts';
import { spellingTarget } from './spelled-bench.ts';
import { toolsTarget } from './tools-apart.ts';
import { tidiedLast } from './tidied.ts';
import { writtenOut, writtenOutReason } from './written-out.ts';
import { effectOf, introducedWarnings, openBench, presentStanding, type Standing } from './transform.ts';

/**
 * Rewrites a recipe for another machine. What the machine cannot cook safely comes back unchanged with
 * `feasible: false` and the reason.
 * @throws AppError `unknown_dietary_restriction`
 */
export function adaptRecipeMethod(
  deps: KitchenDeps,
  input: AdaptMethodRequest,
): Omit<AdaptMethodResult, 'pantry'> {
  const { recipe } = input;
  const { instructions = [] } = recipe;
  const texts = textsIn(instructions);
  const timeless = withoutOldClock(texts);
  const baked = withBakingSaid(texts);
  const inWords = inEveryText(instructions, (text) => withOvenSet(timeless(withoutSlang(baked(text)))));
  if (JSON.stringify(inWords) === JSON.stringify(instructions)) return adaptedAsSent(deps, input);
  const read = adaptedAsSent(deps, { ...input, recipe: { ...recipe, instructions: inWords } });
  // What is not converted comes back in its author's own words.
  if (!read.feasible) return adaptedAsSent(deps, input);
  const written = new Map(textsIn(inWords).map((text, at) => [text, texts[at]!]));
  return {
    ...read,
    changes: read.changes.map((change) =>
      change.before === null ? change : { ...change, before: written.get(change.before) ?? change.before },
    ),
  };
}

/** The same for a recipe whose machine is spoken of in whole words. */
function adaptedAsSent(deps: KitchenDeps, input: AdaptMethodRequest): Omit<AdaptMethodResult, 'pantry'> {
  const opened = openBench(deps, { ...input, recipe: inPlainSigns(input.recipe) });
  const adapt = ({ understood }: Standing): MethodAdaptation =>
    adaptMethod(
      understood,
      {
        target: input.method,
        source: input.source_method ?? null,
        size: { capacityL: input.equipment?.capacity_l ?? null, wattage: input.equipment?.wattage ?? null },
      },
      deps,
    );
  const closed = mendedBench(opened, deps, null, ovens.has(input.method));
  const kept = keptRestrictions(closed.bench, deps);
  const written = writtenOut(kept.bench, deps);
  const mended = { bench: written.bench, changes: [...closed.changes, ...written.changes] };
  const made = adapt(mended.bench.start);
  const asSent = (reason: string): MethodAdaptation =>
    refused({ ...adapt(opened.start), text: opened.start.understood.source }, reason);
  // A crumb coat in place of a batter brings eggs: not to a table that asked for none.
  const barred =
    kept.broken ??
    (made.edits.length === 0 ? null : brokenAnew(mended.bench.start, mended.bench.stand(made.text)));
  // What is not converted comes back as it was sent.
  const whole =
    barred === null &&
    ((mended.changes.length === 0 && kept.changes.length === 0) ||
      (made.feasible && (made.edits.length > 0 || kept.changes.length > 0)));
  const bench = whole ? mended.bench : opened;
  const adapted = whole ? made : barred === null ? adapt(opened.start) : asSent(barred);
  const { start } = bench;
  const end = adapted.edits.length === 0 ? start : bench.stand(adapted.text);
  const hazards = [...end.judgement.hazards]
    .sort((a, b) => Number(b.blocking) - Number(a.blocking))
    .map(({ text }) => text);
  const warnings = [...hazards, ...introducedWarnings(opened.start, end, bench.asks.allergens)];
  const told = [
    ...(whole ? kept.changes : []).map((change) => ({ ...change, rule: 'restriction' })),
    ...withMends(whole ? mended.changes : [], changesOf(adapted, start, end), end),
  ];
  // What the machine does not concern is the author's, and no editor's.
  const own = new Set(
    [opened, closed.bench].flatMap(({ start: { understood } }) =>
      understood.recipe.steps.flatMap(({ text }) =>
        opened.start.understood.source.instructions.includes(closed.asWritten(text)) ? text : [],
      ),
    ),
  );
  const { standing, changes } = polish(end, told, deps, own);
  const shown = presentStanding(
    standing,
    warnings,
    (id) => deps.foods.get(id),
    bench,
    standing.understood.recipe.title,
    told.some(({ target }) => target === toolsTarget),
  );
  return {
    ...shown,
    tips: [...shown.tips, ...(adapted.tips ?? [])],
    changes: tidiedLast(
      asLetter(
        briefChanges(
          changes.map((change) => ({
            ...change,
            before: inOneBreath(
              whole && change.before !== null ? closed.asWritten(change.before) : change.before,
            ),
            after: inOneBreath(change.after),
          })),
        ),
        standing.understood.recipe.steps.map(({ text }) => text),
      ),
    ),
    safety: [...adapted.safety],
    feasible: adapted.feasible,
    reason: adapted.reason,
  };
}

/** Where what is baked is still baked. */
const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);

/** What the conversion breaks of what is asked, as a sentence; null: nothing. */
function brokenAnew(start: Standing, end: Standing): string | null {
  const was = new Set(
    start.judgement.constraints.flatMap(({ constraint, status }) =>
      status === 'violated' ? [constraint] : [],
    ),
  );
  const now = end.judgement.constraints.filter(
    ({ constraint, status }) => status === 'violated' && !was.has(constraint),
  );
  return now.length === 0
    ? null
    : `On this machine the dish needs what the request leaves out (${now.map(({ constraint }) => constraint).join(', ')}).`;
}

/** The answer for a recipe that cannot keep what is asked of it: as it was sent, with the reason. */
const refused = (adapted: MethodAdaptation, reason: string): MethodAdaptation => ({
  ...adapted,
  feasible: false,
  reason,
  edits: [],
  tips: [],
});

/** Degree signs that are one character as the two that every reader knows. */
const inPlainSigns = <T>(value: T): T =>
  inEveryText(value, (text) => text.replace(/℉/g, '°F').replace(/℃/g, '°C'));

/** The same value with every text in it, however deep, mended. */
function inEveryText<T>(value: T, mended: (text: string) => string): T {
  if (typeof value === 'string') return mended(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => inEveryText(one, mended)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inEveryText(one, mended)])) as T;
}

/** Every text in a value, however deep. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value === null || typeof value !== 'object'
      ? []
      : Object.values(value).flatMap(textsIn);

/** Instructions that follow each other read as one paragraph. */
const inOneBreath = (said: string | null): string | null => said?.replace(/\s*\n\s*/g, ' ') ?? null;

/** The gaps that were closed come first; a step that was told anew afterwards is one change. */
function withMends(
  mends: readonly Change[],
  changes: AdaptMethodResult['changes'],
  end: Standing,
): AdaptMethodResult['changes'] {
  const later = new Map(
    changes.flatMap((change) => (change.before === null ? [] : [[change.before, change]])),
  );
  const gone = new Map<AdaptMethodResult['changes'][number], Change>();
  const own = mends.flatMap((mend) => {
    const next = mend.kind === 'text' && mend.after !== null ? later.get(mend.after) : undefined;
    if (next === undefined)
      return asTheyStand([mend], end).map((change) => ({
        ...change,
        rule:
          mend.reason === writtenOutReason ? 'words' : mend.target === spellingTarget ? 'spelling' : 'gap',
      }));
    gone.set(next, mend);
    return [];
  });
  return [
    ...own.filter(({ rule }) => rule === 'gap'),
    ...changes.map((change) => {
      const mend = gone.get(change);
      return mend === undefined
        ? change
        : {
            ...change,
            before: mend.before,
            reason: mend.reason === writtenOutReason ? change.reason : `${change.reason} ${mend.reason}`,
          };
    }),
    // How it reads comes after what is done.
    ...own.filter(({ rule }) => rule !== 'gap'),
  ];
}

const nothing = { nutrition: {}, cost: 0, allergens: { added: [], removed: [] } };

/** The change of method carries what the whole conversion does to nutrition and cost; the others are part of it. */
function changesOf(adapted: MethodAdaptation, start: Standing, end: Standing): AdaptMethodResult['changes'] {
  return adapted.edits.map(({ kind, target, before, after, reason, rule }) => ({
    // A heat or a time that the recipe did not have is new.
    kind: before === null && (kind === 'temperature' || kind === 'time') ? 'add' : kind,
    target,
    before,
    after,
    reason,
    effect: kind === 'method' ? effectOf(start.judgement, end.judgement) : nothing,
    rule,
  }));
}
