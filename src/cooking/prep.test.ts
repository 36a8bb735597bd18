import { describe, expect, it } from 'vitest';
import { describePrep, parsePrep, prepMinutes } from './prep.ts';

const task = (
  name: string,
  prep: string,
  plural = false,
): { name: string; plural: boolean; prep: string } => ({ name, prep, plural });

describe('prep', () => {
  it('turns participles into orders, grouped where the work is the same', () => {
    expect(describePrep([task('onions', 'finely chopped', true), task('celery', 'finely chopped')])).toBe(
      'Finely chop the onions and celery.',
    );
  });

  it('shares the object between bare verbs and uses a pronoun after a complement', () => {
    expect(describePrep([task('shrimp', 'peeled and deveined')])).toBe('Peel and devein the shrimp.');
    expect(describePrep([task('carrots', 'peeled and cut into 2 cm cubes', true)])).toBe(
      'Peel the carrots and cut them into 2 cm cubes.',
    );
    expect(describePrep([task('ginger', 'peeled and finely grated')])).toBe(
      'Peel and finely grate the ginger.',
    );
  });

  it('makes no work of what is none', () => {
    for (const prep of ['at room temperature', 'to serve', 'freshly ground', 'plus more for dusting']) {
      expect(parsePrep(prep), prep).toEqual([]);
      expect(prepMinutes(prep, 100), prep).toBe(0);
    }
  });

  it('takes longer for more', () => {
    expect(prepMinutes('finely chopped', 600)).toBeGreaterThan(prepMinutes('finely chopped', 100));
  });
});
