import { expect, test } from 'vitest';
import { scoreParser } from '../../eval/parser/score.ts';

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
