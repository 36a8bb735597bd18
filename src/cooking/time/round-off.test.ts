import { describe, expect, it } from 'vitest';
import type { Step } from '../recipe.ts';
import { roundOff } from './round-off.ts';
import { totalMinutes } from './schedule.ts';

const step = (id: string, minutes: number, more: Partial<Step> = {}): Step => ({
  id,
  text: '',
  phase: 'prep',
  action: 'cut',
  inputs: [],
  tools: [],
  heat: null,
  celsius: null,
  internalCelsius: null,
  minutes,
  activeMinutes: minutes,
  station: 'none',
  doneness: null,
  after: [],
  ...more,
});
const cooking = (minutes: number): Step =>
  step('cook', minutes, { phase: 'cook', action: 'simmer', activeMinutes: 1, after: ['prep'] });
const rounded = (steps: readonly Step[], limit: number | null = null): number =>
  totalMinutes(roundOff(steps, limit, () => true));

describe('the minutes of a recipe', () => {
  it('come out in fives, the knife taking a little longer', () => {
    const steps = [step('prep', 5), cooking(18)];
    expect(rounded(steps)).toBe(25);
    expect(roundOff(steps, null, () => true).find(({ id }) => id === 'cook')!.minutes).toBe(18);
  });

  it('stay within the time there is', () => {
    expect(rounded([step('prep', 5), cooking(18)], 24)).toBe(23);
    expect(rounded([step('prep', 8), cooking(13)], 22)).toBe(20);
  });

  it('stay as they are where no knife work decides them, where they are short or round, or said in words', () => {
    expect(rounded([cooking(23)])).toBe(23);
    expect(rounded([step('prep', 3), cooking(8)])).toBe(11);
    expect(rounded([step('prep', 5), cooking(20)])).toBe(25);
    const steps = [step('prep', 5), cooking(18)];
    expect(roundOff(steps, null, () => false)).toBe(steps);
  });
});
