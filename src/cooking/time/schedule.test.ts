import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Step } from '../recipe.ts';
import { scheduleSteps, timeRecipe } from './schedule.ts';

const step = (
  id: string,
  minutes: number,
  activeMinutes: number,
  after: string[] = [],
  more: Partial<Step> = {},
): Step => ({
  id,
  text: '',
  phase: 'cook',
  action: 'simmer',
  inputs: [],
  tools: [],
  heat: null,
  celsius: null,
  internalCelsius: null,
  minutes,
  activeMinutes,
  station: 'burner',
  doneness: null,
  after,
  ...more,
});

describe('schedule', () => {
  it('overlaps waiting with work', () => {
    const steps = [step('rice', 15, 1), step('sauce', 10, 10), step('serve', 1, 1, ['rice', 'sauce'])];
    expect(timeRecipe(steps).totalMinutes).toBe(16);
  });

  it('never lets one cook do two things at once', () => {
    expect(timeRecipe([step('a', 10, 10), step('b', 10, 10)]).totalMinutes).toBe(20);
  });

  it('bakes two trays at one heat together, and at two heats one after the other', () => {
    const tray = (celsius: number) => ({ station: 'oven' as const, action: 'roast' as const, celsius });
    const both = (a: number, b: number): number =>
      timeRecipe([step('a', 30, 1, [], tray(a)), step('b', 30, 1, [], tray(b))]).totalMinutes;
    expect(both(220, 220)).toBe(31);
    expect(both(220, 180)).toBeGreaterThanOrEqual(60);
  });

  it('has one oven', () => {
    const oven = { station: 'oven' as const };
    expect(
      timeRecipe([step('a', 30, 1, [], oven), step('b', 30, 1, [], oven)]).totalMinutes,
    ).toBeGreaterThanOrEqual(60);
  });

  it('starts the long wait first', () => {
    const steps = [step('chop', 10, 10), step('bake', 60, 2), step('end', 1, 1, ['chop', 'bake'])];
    expect(timeRecipe(steps).totalMinutes).toBe(61);
  });

  it('holds its promises for any graph: order kept, hands and stations never doubled, bounds respected', () => {
    const graph = fc
      .array(
        fc.record({
          minutes: fc.integer({ min: 1, max: 60 }),
          hands: fc.integer({ min: 0, max: 60 }),
          back: fc.array(fc.nat(20), { maxLength: 3 }),
          station: fc.constantFrom('burner', 'oven', 'none', 'appliance'),
        }),
        { minLength: 1, maxLength: 12 },
      )
      .map((nodes) =>
        nodes.map((node, index) =>
          step(
            `s${index}`,
            node.minutes,
            Math.min(node.hands, node.minutes),
            index === 0 ? [] : node.back.map((at) => `s${at % index}`),
            { station: node.station as Step['station'] },
          ),
        ),
      );
    fc.assert(
      fc.property(graph, (steps) => {
        const plan = scheduleSteps(steps);
        const at = new Map(plan.map((entry) => [entry.id, entry]));
        for (const one of steps)
          for (const before of one.after)
            expect(at.get(one.id)!.start).toBeGreaterThanOrEqual(at.get(before)!.end - 1e-9);
        const hands = plan
          .filter((entry) => entry.handsUntil > entry.start)
          .sort((a, b) => a.start - b.start);
        for (let index = 1; index < hands.length; index++)
          expect(hands[index]!.start).toBeGreaterThanOrEqual(hands[index - 1]!.handsUntil - 1e-9);
        const ovens = plan
          .filter((_, index) => steps[index]!.station === 'oven')
          .sort((a, b) => a.start - b.start);
        for (let index = 1; index < ovens.length; index++)
          expect(ovens[index]!.start).toBeGreaterThanOrEqual(ovens[index - 1]!.end - 1e-9);
        const timing = timeRecipe(steps);
        expect(timing.prepMinutes + timing.cookMinutes + timing.restMinutes).toBe(timing.totalMinutes);
        expect(timing.totalMinutes).toBeLessThanOrEqual(
          Math.ceil(steps.reduce((sum, one) => sum + one.minutes, 0)),
        );
        expect(timing.totalMinutes).toBeGreaterThanOrEqual(Math.max(...steps.map((one) => one.minutes)));
      }),
      { numRuns: 300 },
    );
  });
});
