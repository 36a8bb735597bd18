import { describe, expect, it } from 'vitest';
import type { RecipeOutput } from '#contract/schemas/recipe';
import { inInches } from './in-inches.ts';

const told = (text: string): string =>
  inInches({
    description: null,
    ingredients: [],
    steps: [],
    instructions: [text],
    tips: [],
  } as unknown as RecipeOutput).instructions[0]!;

describe('inches', () => {
  it.each([
    ['potatoes, cut into 2 cm cubes', 'potatoes, cut into ¾-inch cubes'],
    ['cut into 2.5 cm pieces', 'cut into 1-inch pieces'],
    ['scallions, cut into 4 cm lengths', 'scallions, cut into 1½-inch lengths'],
    ['rolled out 3 mm thick', 'rolled out ⅛ inch thick'],
    ['cut into 5-7 cm strips', 'cut into 2–2¾-inch strips'],
    ['a 20 × 20 cm (8 × 8 in) baking dish', 'a 20 × 20 cm (8 × 8 in) baking dish'],
    ['water to stand three centimeters above them', 'water to stand an inch above them'],
  ])('%s', (text, inches) => {
    expect(told(text)).toBe(inches);
  });
});
