import { expect, it } from 'vitest';
import { createDraft, createMemory, createPicker, forget, recall } from './pick.ts';

it('may say again what only a draft said that was thrown away', () => {
  const memory = createMemory();
  const draft = createDraft();
  const pick = createPicker(1, 'first', memory, draft);
  pick.fresh('Tears and all.');
  pick.use('recast');
  pick.of(['mix', 'stir'], 'verb');
  const other = createPicker(1, 'second', memory);
  expect([other.said('Tears and all.'), other.uses('recast')]).toEqual([true, 1]);
  forget(memory, draft);
  expect([other.said('Tears and all.'), other.uses('recast')]).toEqual([false, 0]);
  recall(memory, draft);
  expect([other.said('Tears and all.'), other.uses('recast')]).toEqual([true, 1]);
});
