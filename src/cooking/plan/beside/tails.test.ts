import { describe, expect, it } from 'vitest';
import { scatteringGarnish, withTails } from './tails.ts';

describe('what is served with a dish', () => {
  it('is scattered before the dish goes to the table, in one sentence', () => {
    expect(
      withTails('Taste for salt. Take the pan to the table with {couscous}.', [
        ' Scatter {side_crunch} over the top for crunch.',
        ' Scatter {side_herbs} over the top just before serving.',
        ' Stir in {side_fruit}; the warmth plumps them.',
      ]),
    ).toBe(
      'Taste for salt. Scatter {side_crunch, side_herbs} over the top just before serving. Stir in {side_fruit}; the warmth plumps them. Take the pan to the table with {couscous}.',
    );
  });

  it('joins the sentence that serves it', () => {
    expect(withTails('Serve hot, with {rice}.', [' Serve with {side_spooned} to spoon over.'])).toBe(
      'Serve hot, with {rice}, and {side_spooned} to spoon over.',
    );
    expect(
      withTails('Serve at once.', [' Serve with {side_loaf}.', ' Serve with {side_lemon} to squeeze over.']),
    ).toBe('Serve at once, with {side_loaf} and {side_lemon} to squeeze over.');
  });

  it('is scattered with the garnishes of the dish itself', () => {
    const garnished = scatteringGarnish('Taste for salt. Serve at once.');
    expect(garnished).toBe(
      'Taste for salt.[side_herb|side_bite:  Scatter {side_herb, side_bite} over the top.] Serve at once.',
    );
    expect(withTails(garnished, [' Scatter {side_crunch} over the top for crunch.'])).toBe(
      'Taste for salt. Scatter {side_herb, side_bite, side_crunch} over the top. Serve at once.',
    );
  });

  it('lies alongside where the dish says what else it is served with', () => {
    expect(
      withTails('Serve straight from the pan[herb: , with {herb}].', [' Serve with {side_slices}.']),
    ).toBe('Serve straight from the pan[herb: , with {herb}], {side_slices} alongside.');
    expect(
      withTails('Serve straight from the pan[herb: , with {herb}].', [
        ' Serve with {side_a}.',
        ' Serve with {side_b}.',
      ]),
    ).toBe('Serve straight from the pan[herb: , with {herb}], {side_a} and {side_b} alongside.');
  });

  it('is told once where it goes', () => {
    for (const where of ['spooned beside it', 'on the side', 'beside it'])
      expect(
        withTails('Serve at once with {pickle, raw}[chives:  and {chives}].', [
          ` Serve with {side_curd} ${where}.`,
        ]),
      ).toBe(`Serve at once with {pickle, raw}[chives:  and {chives}], {side_curd} ${where}.`);
  });

  it('comes after a last sentence that hangs on something', () => {
    expect(
      withTails('Ladle into bowls[herb: , with {herb}].', [' Crumble {side_crumbled} over the top.']),
    ).toBe('Ladle into bowls[herb: , with {herb}]. Crumble {side_crumbled} over the top.');
  });
});
