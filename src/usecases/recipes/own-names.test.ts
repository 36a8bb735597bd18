import { describe, expect, it } from 'vitest';
import type { RecipeOutput } from '#contract/schemas/recipe';
import { inOwnNames } from './own-names.ts';

const told = (text: string, ...listed: readonly string[]): string =>
  inOwnNames(
    {
      name: '',
      title: '',
      description: null,
      storage: null,
      ingredients: [],
      steps: [],
      tips: [],
      instructions: [text],
    } as unknown as RecipeOutput,
    listed,
  ).instructions[0]!;

describe('the names of a list', () => {
  it('stand in every sentence for our own', () => {
    expect(told('Slice the scallions. Scallions go in last.', '3 green onions')).toBe(
      'Slice the green onions. Green onions go in last.',
    );
    expect(told('Lay the catfish in the sauce; serve with the chapatis.', 'basa fillets', 'rotis')).toBe(
      'Lay the basa in the sauce; serve with the rotis.',
    );
    expect(told('Bell peppers with Bell Pepper', '2 capsicums')).toBe('Capsicums with Capsicum');
  });

  it('have their capitals in a title', () => {
    const recipe = { name: '', title: 'Smoky Chicken and Chickpea Soup', description: null, storage: null };
    const lists = { ingredients: [], steps: [], tips: [], instructions: [] };
    expect(
      inOwnNames({ ...recipe, ...lists } as unknown as RecipeOutput, ['1 can garbanzo beans']).title,
    ).toBe('Smoky Chicken and Garbanzo Bean Soup');
  });

  it('are kept apart where the list has both, or where they name another thing', () => {
    expect(told('Slice the scallions.', 'green onions', 'scallions')).toBe('Slice the scallions.');
    expect(told('Stir in the yogurt.', 'bean curd', 'lemon curd')).toBe('Stir in the yogurt.');
    expect(told('Fry the shrimp with the shrimp paste.', 'king prawns')).toBe(
      'Fry the prawns with the shrimp paste.',
    );
  });
});
