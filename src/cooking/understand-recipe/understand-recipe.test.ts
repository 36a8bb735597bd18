import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { RecipeText, UnderstoodRecipe } from './model.ts';
import { readNumbers } from './numbers.ts';
import { understandRecipe } from './understand-recipe.ts';

const kitchen = loadKitchen();
const deps = { grounder: kitchen.grounder, foods: kitchen.foods };
const understand = (more: Partial<RecipeText>): UnderstoodRecipe =>
  understandRecipe(
    {
      title: '',
      description: null,
      cuisine: null,
      servings: null,
      ingredients: [],
      instructions: [],
      ...more,
    },
    deps,
  );
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        'Bake',
        'for',
        '8-10',
        'minutes',
        '1 1/2',
        'hours',
        '350°F',
        'or',
        'until',
        '½',
        'cup',
        'the',
        'eggs',
        '.',
        ',',
        '9x13',
        '-inch',
        '(',
        ')',
        '180C/350F/gas 4',
        'meanwhile',
        'it',
        '1,5',
        '2 x 400g',
        '¾',
        '3.',
        'two',
        'to',
        '1-1/2',
      ),
      { maxLength: 25 },
    )
    .map((words) => words.join(' ')),
);

describe('understandRecipe', () => {
  it('never throws, keeps every instruction as one step byte for byte, and spans match the text', () => {
    fc.assert(
      fc.property(
        fc.array(anyText, { maxLength: 5 }),
        fc.array(anyText, { maxLength: 4 }),
        (instructions, ingredients) => {
          const { recipe, steps, unlisted } = understand({ ingredients, instructions });
          expect(recipe.steps.map((step) => step.text)).toEqual(instructions);
          expect(steps.map((step) => step.id)).toEqual(instructions.map((_, at) => `s${at + 1}`));
          steps.forEach((step, at) => {
            for (const span of [...step.mentions, ...step.numbers, ...step.durations, ...step.actions])
              expect(instructions[at]!.slice(span.start, span.end)).toBe(span.text);
            expect(recipe.steps[at]!.minutes).toBeGreaterThanOrEqual(0);
          });
          for (const span of unlisted)
            expect(instructions[Number(span.stepId.slice(1)) - 1]!.slice(span.start, span.end)).toBe(
              span.text,
            );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('accounts for every digit of a text in exactly one number', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spans = readNumbers(text);
        for (const match of text.matchAll(/[0-9¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu))
          expect(spans.filter((span) => span.start <= match.index && match.index < span.end)).toHaveLength(1);
        spans.forEach((span, at) => {
          if (at > 0) expect(span.start).toBeGreaterThanOrEqual(spans[at - 1]!.end);
          expect(Number.isFinite(span.value)).toBe(true);
        });
      }),
      { numRuns: 500 },
    );
  });
});
