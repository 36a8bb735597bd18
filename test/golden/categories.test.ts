import { expect, test } from 'vitest';
import { createCatalogue } from '#food/catalogue';
import { createCategorySuggester } from '#food/category/suggest';
import { scoreCategories } from '../../eval/categories/score.ts';
import { loadCategoryWords } from '../support/category-words.ts';
import { smallTable } from '../support/small-foods.ts';

const suggester = createCategorySuggester(createCatalogue(smallTable([])), loadCategoryWords());

test.each([
  ['tuned', 500, 0.98],
  ['shop', 300, 0.97],
  ['held-out', 250, 0.95],
] as const)('of the %s pantry items (at least %i), the stated share stands right', (list, least, floor) => {
  const { total, accuracy, wrong, sureAndWrong } = scoreCategories(suggester, list);
  expect(total).toBeGreaterThanOrEqual(least);
  expect(accuracy, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(floor);
  expect(sureAndWrong / total).toBeLessThan(0.04);
});
