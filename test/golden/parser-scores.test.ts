import { expect, test } from 'vitest';
import type { ParsedLine } from '#food/line';
import { formatLine } from '#food/parse/format';
import { createLineParser } from '#food/parse/line-parser';
import { readLabelledLines, scoreParser } from '../../eval/parser/score.ts';
import { loadUnits } from '../support/units.ts';

const units = loadUnits();
const parser = createLineParser(units);

test('the lines that the parser was made with are read as labelled', () => {
  const score = scoreParser('dev');
  expect(score.lines).toBeGreaterThanOrEqual(600);
  expect(score.amount, score.failures.join('\n')).toBeGreaterThanOrEqual(0.995);
  expect(score.name, score.failures.join('\n')).toBeGreaterThanOrEqual(0.99);
  expect(score.preparation).toBeGreaterThanOrEqual(0.985);
  expect(score.whole).toBeGreaterThanOrEqual(0.98);
});

test('lines that the parser was not made with are read nearly as well', () => {
  const score = scoreParser('held-out');
  expect(score.lines).toBeGreaterThanOrEqual(200);
  expect(score.amount).toBeGreaterThanOrEqual(0.98);
  expect(score.name).toBeGreaterThanOrEqual(0.96);
  expect(score.preparation).toBeGreaterThanOrEqual(0.96);
});

test('lines written long after the parser are read nearly as well', () => {
  const score = scoreParser('fresh');
  expect(score.lines).toBeGreaterThanOrEqual(280);
  expect(score.amount, score.failures.join('\n')).toBeGreaterThanOrEqual(0.985);
  expect(score.name, score.failures.join('\n')).toBeGreaterThanOrEqual(0.98);
});

test('a labelled line that is printed reads back the same', () => {
  const fields = ({
    source: _source,
    confidence: _confidence,
    unitText: _unitText,
    ...rest
  }: ParsedLine): unknown => rest;
  for (const { line } of readLabelledLines('dev')) {
    const parsed = parser.parse(line);
    expect(fields(parser.parse(formatLine(parsed))), line).toEqual(fields(parsed));
  }
});

test('no food word of a labelled line is lost', () => {
  const amountWords =
    /^(?:and|plus|the|about|approx|around|each|total|between|scant|from|one|two|three|half|quarters?|third|dozen|doz|twelve|four|only|fluid|per|sized?|nbsp|amp|frac|span)$/;
  for (const { line } of readLabelledLines('dev')) {
    const parsed = parser.parse(line);
    const kept = [
      parsed.name,
      parsed.countOf,
      ...parsed.also,
      ...parsed.alternatives,
      parsed.preparation,
      parsed.comment,
      parsed.size,
      parsed.unitText,
      parsed.qualifier,
    ]
      .join(' ')
      .toLowerCase();
    for (const [word] of line.toLowerCase().matchAll(/\p{L}+/gu)) {
      if (word.length < 3 || amountWords.test(word) || units.find(word) !== null) continue;
      expect(kept, line).toContain(word);
    }
  }
});
