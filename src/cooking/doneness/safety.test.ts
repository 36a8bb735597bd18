import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { safeTemperature } from './safety.ts';

const { foods } = loadKitchen();
const celsius = (id: string): number | null => safeTemperature(foods.get(id)!)?.celsius ?? null;

describe('the temperature that a food must reach', () => {
  it.each([
    ['chicken-thigh', 74],
    ['ground-beef', 71],
    // Sausages whose names do not say so.
    ['fresh-chorizo', 71],
    ['weisswurst', 71],
    ['gyoza', 71],
    ['pork-shoulder', 63],
    ['beef-liver', 71],
    ['rabbit', 71],
    ['salmon', 63],
    ['egg', 71],
    ['mussels', 63],
    // Smoked cold, sold raw.
    ['smoked-haddock', 63],
    ['kipper', 63],
  ])('%s: %d °C', (id, expected) => {
    expect(celsius(id)).toBe(expected);
  });

  it.each([
    'smoked-salmon',
    'smoked-trout',
    'canned-tuna',
    'cooked-chicken',
    'prosciutto',
    'chicken-stock',
    'tofu',
    'prawn-crackers',
    'pork-rinds',
    'cooked-lamb',
  ])('%s: none', (id) => {
    expect(celsius(id)).toBeNull();
  });
});
