import { describe, expect, test } from 'vitest';
import { screenName } from '#food/name-screen';
import { ownRows, scoreAllergens } from '../../eval/allergens/score.ts';
import { loadFactTables } from '../support/fact-tables.ts';

const tables = loadFactTables();
const rows = ownRows();

test('the list is large enough to mean something', () => {
  expect(rows.length).toBeGreaterThanOrEqual(520);
  expect(rows.filter((row) => row.carries === 'no').length).toBeGreaterThanOrEqual(250);
});

describe('with no food table at all', () => {
  test('nothing that carries an allergen is cleared', () => {
    const score = scoreAllergens(
      rows,
      () => ({ food: null, confidence: 0, modifiers: [] }),
      { get: () => null },
      tables,
    );
    expect(score.misses.filter((miss) => miss.carries !== 'no')).toEqual([]);
    expect(score.no.clear / score.no.rows).toBeGreaterThanOrEqual(0.98);
  });

  test('the words of the name warn of it', () => {
    const unseen = rows.filter(
      ({ name, allergen, carries }) =>
        carries === 'yes' && !screenName(name, tables.allergenWords).allergens.has(allergen),
    );
    expect(unseen.map(({ name, allergen }) => `${name}: ${allergen}`)).toEqual([]);
  });
});
