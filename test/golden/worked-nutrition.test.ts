import { expect, test } from 'vitest';
import { readWorked, workedNutrients } from '../../eval/nutrition/score.ts';

const recipes = readWorked();

test('thirty recipes are worked by hand', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(30);
  expect(recipes.reduce((sum, { lines }) => sum + lines.length, 0)).toBeGreaterThanOrEqual(200);
});

test('every amount is grams × figure, and every total the sum of its lines', () => {
  for (const { title, lines, totals, grams } of recipes) {
    expect(
      lines.reduce((sum, line) => sum + line.grams, 0),
      title,
    ).toBeCloseTo(grams, 1);
    for (const nutrient of workedNutrients) {
      let sum = 0;
      for (const { line, grams: weight, per100g, amounts } of lines) {
        const figure = per100g[nutrient];
        if (figure === null) continue;
        expect(amounts[nutrient], `${title}: ${line}: ${nutrient}`).toBeCloseTo((weight * figure) / 100, 2);
        sum += amounts[nutrient]!;
      }
      if (totals[nutrient] !== null) expect(totals[nutrient], `${title}: ${nutrient}`).toBeCloseTo(sum, 1);
    }
  }
});
