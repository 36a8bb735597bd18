import { describe, expect, test } from 'vitest';
import { loadKitchen } from '../../test/support/kitchen.ts';
import { judgeExclusion } from './exclusions.ts';
import type { Ingredient } from './ingredient.ts';
import { understandRestriction } from './restrictions.ts';
import { originsOf } from './sources.ts';

const { foods, facts } = loadKitchen();
const tables = { foods, sources: facts.sources };

/** The verdict on one ingredient for somebody who is allergic to a food. */
const verdict = (avoided: string, name: string, allergy = true) => {
  const { food } = foods.matchAny(name);
  expect(food, name).not.toBeNull();
  const item: Ingredient = { key: 'x', text: name, name, food, grams: 100, eatenShare: 1 };
  const { food: target } = foods.matchAny(avoided);
  expect(target, avoided).not.toBeNull();
  return judgeExclusion([item], [target!.id], tables, { allergy }).status;
};

describe('whoever avoids a plant or an animal hears of what comes from it', () => {
  test.each<[string, string]>([
    ...['cornstarch', 'corn syrup', 'polenta', 'corn tortilla', 'popcorn', 'cornbread', 'masa harina'].map(
      (name) => ['corn', name] as [string, string],
    ),
    ...['ketchup', 'passata', 'tomato paste', 'marinara sauce', 'bolognese sauce', 'salsa', 'gazpacho'].map(
      (name) => ['tomato', name] as [string, string],
    ),
    ...['garlic powder', 'aioli', 'pesto', 'Worcestershire sauce'].map(
      (name) => ['garlic', name] as [string, string],
    ),
    ...['coconut milk', 'coconut oil', 'coconut flour', 'desiccated coconut'].map(
      (name) => ['coconut', name] as [string, string],
    ),
    ...['lemon juice', 'lemon zest', 'lemonade', 'preserved lemon'].map(
      (name) => ['lemon', name] as [string, string],
    ),
    ...['chicken stock', 'chicken sausage', 'schmaltz'].map((name) => ['chicken', name] as [string, string]),
    ...['raisins', 'white wine', 'balsamic vinegar'].map((name) => ['grapes', name] as [string, string]),
    ...['canned chickpeas', 'hummus', 'chickpea flour'].map(
      (name) => ['chickpeas', name] as [string, string],
    ),
    ...['rice noodles', 'sake', 'rice vinegar', 'rice flour'].map(
      (name) => ['rice', name] as [string, string],
    ),
    ['apple', 'cider vinegar'],
    ['potato', 'gnocchi'],
    ['onion', 'onion powder'],
    ['onion', 'shallot'],
    ['thyme', 'dried thyme'],
    ['bell pepper', 'smoked paprika'],
    ['plum', 'prunes'],
    ['celery', 'celery salt'],
    ['cinnamon', 'pumpkin pie spice'],
    ['black beans', 'canned black beans'],
    ['canned tomatoes', 'cherry tomatoes'],
    ['citrus', 'orange juice'],
  ])('%s: %s', (avoided, name) => {
    expect(verdict(avoided, name)).toBe('violated');
  });

  test.each<[string, string]>([
    ['corn', 'baking powder'],
    ['garlic', 'chicken stock'],
    ['onion', 'vegetable stock cube'],
    ['pork', 'gelatin'],
    ['tomato', 'curry paste'],
    ['garlic', 'pork sausage'],
  ])('%s: %s is not cleared for the allergic', (avoided, name) => {
    expect(verdict(avoided, name)).toBe('unverifiable');
    expect(verdict(avoided, name, false)).toBe('met');
  });

  test.each<[string, string]>([
    ['potato', 'sweet potato'],
    ['lemon', 'lemongrass'],
    ['plum', 'plum tomatoes'],
    ['pea', 'chickpeas'],
    ['chicken', 'egg'],
    ['pear', 'avocado'],
    ['duck', 'duck sauce'],
    ['honey', 'honeydew'],
    ['lamb', "lamb's lettuce"],
    ['cherry', 'cherry tomatoes'],
  ])('%s: %s only sounds like it, or is another thing', (avoided, name) => {
    expect(verdict(avoided, name)).toBe('met');
  });
});

test('the words of a name are enough: a new food needs no line in the table', () => {
  const soup = {
    ...foods.get('carrot')!,
    id: 'test-soup',
    name: 'roasted tomato soup',
    ancestors: [],
    aliases: [],
  };
  expect(originsOf(soup, facts.sources).sure).toEqual(['tomato']);
});

test('groups of foods are understood as all of their members', () => {
  const matchFood = (name: string): readonly string[] => {
    const { food } = foods.matchAny(name);
    return food === null ? [] : [food.id];
  };
  const understood = understandRestriction('nightshades', { matchFood });
  const ids = understood.ok ? [understood.value].flat().flatMap((one) => one.ids as readonly string[]) : [];
  expect(ids).toEqual(
    expect.arrayContaining(['tomato', 'potato', 'eggplant', 'bell-pepper', 'chili-pepper']),
  );
});

test('what every kitchen has is clear of what a blend of its kind may hold', () => {
  for (const id of ['salt', 'sea-salt-flakes', 'vanilla-extract'])
    expect(originsOf(foods.get(id)!, facts.sources).open).toEqual([]);
  expect(originsOf(foods.get('garlic')!, facts.sources).open).toEqual([]);
  expect(originsOf(foods.get('seasoning')!, facts.sources).open).toContain('garlic');
});
