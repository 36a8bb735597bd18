import { expect, test } from 'vitest';
import { createCatalogue } from '#food/catalogue';
import { createCategorySuggester } from '#food/category/suggest';
import { scoreCategories } from '../../eval/categories/score.ts';
import { loadCategoryTable } from '../support/category-words.ts';
import { loadFoodTable } from '../support/food-table.ts';

const catalogue = createCatalogue(loadFoodTable());
const suggester = createCategorySuggester(catalogue, loadCategoryTable());

test.each([
  ['tuned', 500, 0.985],
  ['shop', 300, 0.98],
  ['mixed', 290, 0.975],
  ['varied', 290, 0.98],
  ['held-out', 200, 0.97],
  ['fresh', 1500, 0.98],
  ['abroad', 720, 0.97],
] as const)('of the %s pantry items (at least %i), the stated share stands right', (list, least, floor) => {
  const { total, accuracy, wrong, sureAndWrong } = scoreCategories(suggester, list);
  expect(total).toBeGreaterThanOrEqual(least);
  expect(accuracy, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(floor);
  expect(sureAndWrong / total).toBeLessThan(0.02);
});

test('a food of the table is suggested its own category, a few that stand on two shelves aside', () => {
  const concrete = catalogue.foods.filter((food) => !food.abstract);
  const other = concrete.filter((food) => suggester.suggest(food.name).category !== food.category);
  expect(concrete.length).toBeGreaterThan(400);
  expect(other.length / concrete.length, other.map((food) => food.id).join(', ')).toBeLessThan(0.05);
});
