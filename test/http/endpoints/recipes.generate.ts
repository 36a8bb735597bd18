import { expect } from 'vitest';
import { recipeOutput } from '../../../src/contract/schemas/recipe.ts';
import type { EndpointCases } from './cases.ts';

const list = (length: number) => Array.from({ length }, (_, n) => `${n + 1} eggs`);

export const cases: EndpointCases = {
  id: 'recipes.generate',
  ok: [
    {
      name: 'answers with the recipe itself, every field of the contract filled',
      body: { ingredients: ['eggs', 'spinach', 'feta'], servings: 2 },
      check: ({ json, headers }) => {
        expect(Object.keys(json).sort()).toEqual(Object.keys(recipeOutput.properties).sort());
        expect(json).toMatchObject({ name: json['title'], servings: 2 });
        expect(headers.get('x-model')).toMatch(/^sous-engine-/);
        expect(headers.get('x-model-tier')).toBe('embedded');
      },
    },
    {
      name: 'takes words of closed lists in any spelling',
      body: {
        ingredients: ['chickpeas', 'tomatoes', 'rice'],
        skill_level: 'Easy',
        health_focus: 'high protein',
        meal_type: 'DINNER',
        units: 'US',
        jurisdiction: 'EU',
        dietary_restrictions: ['Gluten Free', 'no_peanuts'],
      },
      check: ({ json }) => {
        const constraints = json['constraints'] as { constraint: string; status: string }[];
        expect(constraints.filter(({ status }) => status !== 'met')).toEqual([]);
        expect(json['diets']).toMatchObject([{ diet: 'gluten-free', status: 'met' }]);
      },
    },
    {
      name: 'takes a diet in health_focus as a restriction',
      body: { ingredients: ['chickpeas', 'tomatoes', 'spinach'], health_focus: 'Vegan' },
      check: ({ json }) => expect(json['diets']).toMatchObject([{ diet: 'vegan', status: 'met' }]),
    },
    {
      name: 'takes a request_id of the caller, and English in all its forms',
      body: { ingredients: ['eggs'], request_id: 'job:17', language: 'en-GB' },
      check: ({ json }) => expect(json['request_id']).toBeUndefined(),
    },
  ],
  invalid: [
    {
      name: 'nothing to cook with',
      body: { servings: 2 },
      code: 'validation_failed',
      pointers: ['/ingredients'],
    },
    {
      name: 'an empty list',
      body: { ingredients: [] },
      code: 'validation_failed',
      pointers: ['/ingredients'],
    },
    {
      name: 'a blank ingredient',
      body: { ingredients: ['eggs', '  '] },
      code: 'validation_failed',
      pointers: ['/ingredients/1'],
    },
    {
      name: 'a misspelt field',
      body: { ingredients: ['eggs'], dietary_restriction: ['vegan'] },
      code: 'validation_failed',
      pointers: ['/dietary_restriction'],
      says: 'dietary_restrictions',
    },
    {
      name: 'restrictions that are null',
      body: { ingredients: ['eggs'], allergies: null },
      code: 'validation_failed',
      pointers: ['/allergies'],
    },
    {
      name: 'too many ingredients',
      body: { ingredients: list(51) },
      code: 'validation_failed',
      pointers: ['/ingredients'],
      says: '50',
    },
    {
      name: 'an ingredient that is too long',
      body: { ingredients: ['x'.repeat(201)] },
      code: 'validation_failed',
      pointers: ['/ingredients/0'],
      says: '200',
    },
    {
      name: 'wrong types, all told at once',
      body: { ingredients: 'eggs', servings: '4', time_available: 2.5, only_these: 'no', seed: -1 },
      code: 'validation_failed',
      pointers: ['/ingredients', '/servings', '/time_available', '/only_these', '/seed'],
    },
    {
      name: 'figures out of range',
      body: { ingredients: ['eggs'], servings: 51, time_available: 4 },
      code: 'validation_failed',
      pointers: ['/servings', '/time_available'],
      says: 'servings must be between 1 and 50',
    },
    {
      name: 'a word of no list',
      body: { ingredients: ['eggs'], skill_level: 'beginer' },
      code: 'validation_failed',
      pointers: ['/skill_level'],
      says: 'did you mean beginner',
    },
    {
      name: 'an unknown diet',
      body: { ingredients: ['eggs'], dietary_restrictions: ['blorgian'] },
      code: 'unknown_dietary_restriction',
      pointers: ['/dietary_restrictions/0'],
    },
    {
      name: 'bleach',
      body: { ingredients: ['eggs', 'bleach'] },
      code: 'unsafe_request',
      pointers: ['/ingredients/1'],
    },
    { name: 'a pantry that is not there', body: { pantry_id: 'pan_none' }, code: 'not_found' },
    {
      name: 'a callback',
      body: { ingredients: ['eggs'], callback_url: 'https://example.com' },
      code: 'callback_not_supported',
    },
    { name: 'a list in place of the body', body: [], code: 'validation_failed' },
    { name: 'null in place of the body', body: 'null', code: 'validation_failed' },
    { name: 'no body', body: '', code: 'invalid_json' },
  ],
};
