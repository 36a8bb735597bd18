import { describe, expect, it } from 'vitest';
import { dishWords } from '../beside/dish-kinds.ts';
import { split } from '../edition/clause-words.ts';
import { leaveInside, orderInside } from './statements.ts';

describe('what a cook may do', () => {
  it.each([
    ['You can discard the pulp.', 'discard the pulp.'],
    ['You can boil your glass jars to sterilize them.', 'boil your glass jars to sterilize them.'],
    ['You can now remove the foil.', 'remove the foil.'],
    ['I suggest you place the pears on the bottom.', 'place the pears on the bottom.'],
  ])('is an order where the dish needs it: %s', (text, order) => {
    expect(orderInside(text)).toBe(order);
    expect(leaveInside(text)).toBeNull();
  });

  it.each([
    'You can also discard the green ends.',
    'You can sprinkle it with parsley.',
    'You can serve it with rice.',
    'You can remove the seeds.',
    'You can peel the potatoes.',
  ])('is left to the cook: %s', (text) => {
    expect(orderInside(text)).toBeNull();
    expect(leaveInside(text)).not.toBeNull();
  });
});

describe('clauses of a sentence', () => {
  it('are not cut between two qualities of one thing', () => {
    expect(split('Place the jars on a clean, dry towel')).toEqual(['Place the jars on a clean, dry towel']);
    expect(split('Rinse the rice, dry the pan')).toEqual(['Rinse the rice', ' dry the pan']);
  });
});

describe('a soup', () => {
  it('is spoken of as a pot that steams only where it is eaten hot', () => {
    expect(dishWords('Lithuanian Cold Borscht')).not.toContain('=soup');
    expect(dishWords('Borscht')).toContain('=soup');
  });
});
