import type { RewriteToneRequest, RewriteToneResult } from '#contract/endpoints/rewrite-tone';
import { AppError } from '#kernel/errors';
import type { NumberKind } from '#cooking/understand-recipe/model';
import { spelledTimes } from '#cooking/tone/edition/edition';
import { printedList } from '#cooking/tone/list/printed-list';
import { rewriteTone as rewrite } from '#cooking/tone/rewrite';
import { readingRemarks } from './analyze-recipe.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import { recipeLines } from './recipe-lines.ts';
import { spelledBench } from './spelled-bench.ts';
import { openBench, presentStanding } from './transform.ts';

/**
 * Says a caller's recipe in another tone. What is cooked stays: ingredient lines ask for the same foods and amounts,
 * without their author's talk and shorthand, and in every instruction quantities, temperatures, times, ingredients and cues, compared by machine before it is returned. The
 * figures are those of the caller's own recipe.
 * @throws AppError `unknown_dietary_restriction`, `conflicting_constraints` where the recipe breaks a restriction
 */
export function rewriteTone(deps: KitchenDeps, input: RewriteToneRequest): RewriteToneResult {
  const { bench } = spelledBench(openBench(deps, input), deps.speller, true);
  const { understood, judgement } = bench.start;
  const broken = judgement.constraints.filter(({ status }) => status === 'violated');
  if (broken.length > 0)
    throw new AppError(
      'conflicting_constraints',
      `A change of tone leaves the ingredients as they are, and they break what was asked: ${broken
        .map(({ constraint, evidence }) => `${constraint} (${evidence.join('; ')})`)
        .join('; ')}`,
    );
  const written = rewrite(
    understood,
    { tone: input.tone, length: input.length ?? 'same', seed: input.seed ?? 0 },
    deps,
  );
  const { text } = written;
  // "12 min" may have become "12 minutes": a time is listed as it is said.
  const said = text.instructions.join('\n');
  const asSaid = (time: string): string => (said.includes(time) ? time : spelledTimes(time));
  const recipe = {
    ...understood.recipe,
    title: text.title,
    description: text.description,
    steps: understood.recipe.steps.map((step, at) => ({ ...step, text: text.instructions[at]! })),
  };
  const numbers = (...kinds: readonly NumberKind[]): string[] =>
    understood.steps.flatMap((step) =>
      step.numbers.filter(({ kind }) => kinds.includes(kind)).map((number) => number.text),
    );
  const warnings = [
    ...[...judgement.hazards]
      .sort((a, b) => Number(b.blocking) - Number(a.blocking))
      .map(({ text: said }) => said),
    ...readingRemarks(understood),
  ];
  const shown = presentStanding(
    { understood: { ...understood, recipe }, judgement },
    warnings,
    (id) => deps.foods.get(id),
    bench,
    recipe.title,
    true,
  );
  const list = printedList(
    shown.ingredients.map((one) => one.text),
    deps.grounder,
  );
  return {
    ...shown,
    ingredients: shown.ingredients.map((one, at) => ({ ...one, text: list[at]! })),
    locked: {
      quantities: numbers('quantity', 'count', 'length', 'share', 'servings', 'power'),
      temperatures: numbers('temperature'),
      times: understood.steps.flatMap((step) =>
        step.durations.map(({ text: time }) => asSaid(time.replace(/[.,;:]+$/, ''))),
      ),
      ingredients: recipeLines(input.recipe).ingredients.slice(),
      unchanged: true,
    },
  };
}
