import { expect, it } from 'vitest';
import { OverloadGate } from './overload.ts';

const block = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};
const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

it('one long pause refuses nobody, going on does, and it passes', async () => {
  const gate = new OverloadGate({ maxPending: 10, maxLagMs: 300 });
  block(700);
  gate.start();
  await turn(250);
  expect(gate.reason).toBeNull();
  block(800);
  await turn();
  expect(gate.reason).toBeNull();
  block(800);
  await turn();
  expect(gate.reason).toContain('keep up');
  const started = performance.now();
  while (gate.reason !== null && performance.now() - started < 5000) await turn(50);
  expect(gate.reason).toBeNull();
  gate.stop();
});

it('more than may wait are refused', () => {
  const gate = new OverloadGate({ maxPending: 1, maxLagMs: 1000 });
  gate.enter();
  expect(gate.reason).toBeNull();
  gate.enter();
  expect(gate.reason).toContain('waiting');
  gate.leave();
  expect(gate.reason).toBeNull();
});
