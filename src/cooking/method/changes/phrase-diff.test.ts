import { describe, expect, it } from 'vitest';
import { differenceOf } from './phrase-diff.ts';

describe('what differs between two tellings', () => {
  it('is a phrase where the sentences are alike', () => {
    expect(
      differenceOf('Fry the onion in a large pot over low heat for 5 minutes.', [
        'Fry the onion in the slow cooker for 5 minutes.',
      ]),
    ).toEqual({ gone: ['a large pot over low heat'], come: ['the slow cooker'] });
  });

  it('leaves out sentences that both have', () => {
    expect(differenceOf('Add the beans. Bring it to a boil.', ['Add the beans.'])).toEqual({
      gone: ['Bring it to a boil.'],
      come: [],
    });
  });

  it('quotes whole sentences where they are told anew', () => {
    const { gone, come } = differenceOf('Simmer gently for an hour, half covered, over a low flame.', [
      'Lock the lid. Cook at high pressure for 20 minutes.',
    ]);
    expect(gone).toEqual(['Simmer gently for an hour, half covered, over a low flame.']);
    expect(come).toEqual(['Lock the lid.', 'Cook at high pressure for 20 minutes.']);
  });

  it('quotes what is there word for word', () => {
    const before = 'Put the pan back on the heat,  then   boil the sauce down.';
    const { gone, come } = differenceOf(before, ['Put the pan back on the grill, then boil the sauce down.']);
    for (const piece of gone) expect(before).toContain(piece);
    expect(come).toEqual(['grill']);
  });
});
