import { describe, expect, it } from 'vitest';
import type { Method } from '../vocabulary.ts';
import type { DishClass } from './model.ts';
import { adaptedTitle } from './title.ts';

describe('the title of a dish on another machine', () => {
  it.each<readonly [string, Method, Method, DishClass, string]>([
    ['Oven-Baked Chicken Souvlaki', 'oven', 'grill', 'pieces', 'Grilled Chicken Souvlaki'],
    ['Oven "Fried" Drumsticks', 'oven', 'airFryer', 'pieces', 'Air-Fryer "Fried" Drumsticks'],
    ['Slow Cooker Pulled Pork', 'slowCooker', 'oven', 'stew', 'Oven-Braised Pulled Pork'],
    ['Pan-Seared Salmon', 'stovetop', 'grill', 'pieces', 'Grilled Salmon'],
    ["Grandma's Minestrone", 'stovetop', 'slowCooker', 'soup', "Grandma's Slow-Cooker Minestrone"],
    ['Chili in the slow cooker', 'slowCooker', 'pressureCooker', 'stew', 'Pressure-Cooker Chili'],
    ['Apple crumble (gas oven)', 'oven', 'grill', 'casserole', 'Apple crumble'],
    ['Roasted Squash Soup', 'oven', 'pressureCooker', 'soup', 'Pressure-Cooker Roasted Squash Soup'],
    ['Instant Pot lentil soup', 'pressureCooker', 'grill', 'soup', 'Lentil soup'],
    ['Baked Beans', 'oven', 'slowCooker', 'stew', 'Slow-Cooker Baked Beans'],
  ])('%s, from %s to %s', (title, source, target, dish, said) => {
    expect(adaptedTitle(title, source, target, dish).toLowerCase()).toBe(said.toLowerCase());
  });
});

it('leaves out what the old time was', () => {
  expect(
    adaptedTitle('Game Day Beef Chili (the all-afternoon kind)', 'stovetop', 'pressureCooker', 'stew'),
  ).not.toMatch(/afternoon/);
});

describe('the letters of a title', () => {
  it.each<readonly [string, Method, Method, DishClass, string]>([
    ['Proper falafel', 'stovetop', 'oven', 'pieces', 'Oven-roasted proper falafel'],
    [
      "Oxtail & butter beans - Mum's way",
      'stovetop',
      'pressureCooker',
      'stew',
      "Pressure-cooker oxtail & butter beans - Mum's way",
    ],
    ['Beef bourguignon', 'oven', 'slowCooker', 'stew', 'Slow-cooker beef bourguignon'],
    ['Swabian lentil stew', 'stovetop', 'slowCooker', 'stew', 'Slow-cooker Swabian lentil stew'],
    ['Irish stew', 'stovetop', 'slowCooker', 'stew', 'Slow-cooker Irish stew'],
    ['Lamb Kleftiko', 'oven', 'slowCooker', 'stew', 'Slow-Cooker Lamb Kleftiko'],
    ['BBQ Pulled Pork', 'oven', 'slowCooker', 'stew', 'Slow-Cooker BBQ Pulled Pork'],
  ])('%s, from %s to %s', (title, source, target, dish, said) => {
    expect(adaptedTitle(title, source, target, dish)).toBe(said);
  });
});
