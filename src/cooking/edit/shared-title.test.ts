import { expect, test } from 'vitest';
import type { Food } from '#food/model';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { sharedTitle } from './shared-title.ts';

const food = (id: string, ancestors: readonly string[], traits: readonly string[] = []): Food =>
  ({
    id,
    name: id.replaceAll('-', ' '),
    aliases: [],
    ancestors,
    kind: ancestors[0] ?? null,
    traits,
  }) as unknown as Food;
const beef = food('ground-beef', ['beef', 'meat'], ['meat']);
const lentils = food('cooked-lentils', ['lentil', 'legume']);
const beans = food('canned-kidney-beans', ['canned-beans', 'legume']);
const said = (title: string, by: Food): string | undefined =>
  sharedTitle({ source: { title } } as UnderstoodRecipe, beef, by)[0]?.title;

test('a title says that beans or lentils share the dish with the meat', () => {
  expect(said('Beef Chili', beans)).toBe('Beef and Bean Chili');
  expect(said('Classic Meat Lasagna', lentils)).toBe('Classic Meat and Lentil Lasagna');
  expect(said("Dad's Meatloaf", lentils)).toBe("Dad's Meatloaf with Lentils");
  expect(said('beef tacos', beans)).toBe('beef and bean tacos');
  expect(said('Taco Ground Beef', beans)).toBe('Taco Ground Beef and Beans');
});

test('a title that names them stays', () => {
  expect(said('Three-Bean Chili', beans)).toBeUndefined();
  expect(said('Beef and Lentil Soup', lentils)).toBeUndefined();
});

test('what stands in brackets stays behind the name', () => {
  expect(said('Lasagna (feeds an army)', lentils)).toBe('Lasagna with Lentils (feeds an army)');
});
