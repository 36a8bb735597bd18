import { expect, it } from 'vitest';
import type { HealthFocus } from '../vocabulary.ts';
import type { Target } from './targets.ts';
import { healthTitle } from './title.ts';

const target = (before: number, after: number, max: number | null, min: number | null = null): Target => ({
  nutrient: 'sodium_mg',
  basis: 'per_serving',
  min,
  max,
  source: 'own',
  before,
  after,
  met: (max === null || after <= max) && (min === null || after >= min),
});

it.each<[string, HealthFocus, Target, string]>([
  ['Beef and Broccoli', 'lowSodium', target(900, 500, 600), 'Lower-Sodium Beef and Broccoli'],
  ['Beef and Broccoli', 'lowSodium', target(900, 650, 600), 'Lower-Sodium Beef and Broccoli'],
  ['Beef and Broccoli', 'lowSodium', target(900, 800, 600), 'Beef and Broccoli'],
  ['Beef and Broccoli', 'lowSodium', target(73, 74, 140), 'Beef and Broccoli'],
  ["Grandma's Stew", 'heartHealthy', target(900, 500, 600), "Grandma's Heart-Healthy Stew"],
  ["Grandma's Stew", 'heartHealthy', target(900, 650, 600), "Grandma's Heart-Healthier Stew"],
  ['Light Alfredo', 'lowFat', target(30, 10, 12), 'Light Alfredo'],
  ['Pizza sauce', 'highProtein', target(2, 7, null, 10), 'Higher-protein pizza sauce'],
  ['moms beef and broccoli', 'lowSodium', target(900, 500, 600), "Mom's Lower-Sodium Beef and Broccoli"],
  [
    'the curry my landlady in Kochi made every friday (sort of)',
    'lowSodium',
    target(900, 500, 600),
    'the curry my landlady in Kochi made every friday (sort of) (lower-sodium)',
  ],
  ['Home Made Chili', 'lowSodium', target(900, 500, 600), 'Lower-Sodium Home Made Chili'],
  ['How We Do Chili', 'lowSodium', target(900, 500, 600), 'How We Do Chili (lower-sodium)'],
  [
    'soup for when you are ill',
    'lowSodium',
    target(900, 500, 600),
    'soup for when you are ill (lower-sodium)',
  ],
  ['Best Ever Beef Stroganoff!!', 'lowSodium', target(900, 500, 600), 'Lower-Sodium Beef Stroganoff'],
  ['Beef Stew (my favorite)', 'lowSodium', target(900, 500, 600), 'Lower-Sodium Beef Stew'],
  ['Eggs Benedict', 'lowCholesterol', target(12, 8, 2), 'Eggs Benedict'],
  ['Pasta Bake', 'diabeticFriendly', target(90, 65, 60), 'Pasta Bake'],
])('%s, asked for %s, is called what it became', (title, focus, one, called) =>
  expect(healthTitle(title, focus, [one])).toBe(called),
);
