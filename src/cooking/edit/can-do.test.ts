import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { canDo, shapeOf } from './can-do.ts';

const food = (id: string) => loadKitchen().foods.get(id)!;

it.each([
  ['egg', 'egg'],
  ['ground-beef', 'mince'],
  ['butter', 'fat'],
  ['olive-oil', 'liquid'],
  ['whole-milk', 'liquid'],
  ['garlic-powder', 'powder'],
  ['peanut-butter', 'paste'],
  ['canned-lentils', 'grains'],
  ['firm-tofu', 'solid'],
  ['chicken-breast', 'solid'],
] as const)('knows the shape of %s', (id, shape) => expect(shapeOf(food(id))).toBe(shape));

it.each([
  ['crack', 'egg', true],
  ['crack', 'applesauce', false],
  ['melted', 'butter', true],
  ['melted', 'olive-oil', false],
  ['minced', 'garlic', true],
  ['minced', 'garlic-powder', false],
  ['peel', 'carrot', true],
  ['peel', 'applesauce', false],
  ['brown', 'ground-beef', true],
  ['brown', 'canned-lentils', false],
  ['drain', 'canned-chickpeas', true],
  ['boneless', 'firm-tofu', false],
  ['fresh', 'firm-tofu', true],
  ['fresh', 'evaporated-milk', false],
  ['fresh', 'whole-milk', true],
] as const)('knows whether one can %s %s', (word, id, can) => expect(canDo(word, food(id))).toBe(can));
