import { expect, it } from 'vitest';
import type { MethodEdit } from '../model.ts';
import { saidOnce } from './said-once.ts';

it('points to the step whose reason holds again, without telling the figures twice', () => {
  const edit = (target: string, before: string, after: string): MethodEdit => ({
    kind: 'temperature',
    target,
    before,
    after,
    reason: 'The fan blows harder.',
    rule: 'fan',
  });
  expect(
    saidOnce([edit('step 2', '240 °C', '205 °C'), edit('step 4', '170 °C', '155 °C')]).map(
      ({ reason }) => reason,
    ),
  ).toEqual(['The fan blows harder.', 'For the same reason as in step 2.']);
});
