import { describe, expect, it } from 'vitest';
import { faultsIn, losesObject } from './well-formed.ts';

describe('faults of grammar', () => {
  it.each([
    ['Now put in them.', 'Put them in.', 'particle before its pronoun'],
    ['See that the entire surface is coated is ensured.', 'Coat the entire surface.', 'is … is'],
    ['Grate the cheese into a bowl into drifts.', 'Grate the cheese into a bowl.', 'twice into'],
    ['Peel the tomatoes:, then core.', 'Peel the tomatoes, then core.', 'signs that quarrel'],
    ['It remains only to serve:).', 'Serve.', 'signs that quarrel'],
    [
      'Having drained the pasta, stir into the sauce.',
      'Drain the pasta and stir it into the sauce.',
      'nothing handled behind a participle',
    ],
    [
      'As soon as you’ve cooked the rice, rinse with cold water.',
      'Cook the rice, then rinse it with cold water.',
      'nothing handled behind a participle',
    ],
    ['Put the the lid on.', 'Put the lid on.', 'doubled word'],
    ['Put the your lid on.', 'Put your lid on.', 'doubled article'],
    ['Put the meat on racks. Then Dry it.', 'Put the meat on racks. Dry it.', 'capital inside'],
    ['Combine until combined; mix to mix.', 'Combine until combined.', 'aim of the same'],
    ['Cut the beef into slices into strips.', 'Slice the beef into strips.', 'pieces into pieces'],
    ['Avoid stirring shake the pan.', 'Don’t stir, shake the pan.', 'orders without a joint'],
    ['Toast the seeds like for 2 minutes.', 'Toast the seeds for 2 minutes.', 'time in slang'],
    ['Use a scooper or dollop.', 'Use a scooper or spoon.', 'verb where a thing stands'],
  ])('%s', (said, source, fault) => {
    expect(faultsIn(said, source)).toContain(fault);
  });

  it('takes no offence at what is right', () => {
    for (const right of [
      'Bring it to a boil, then put it in the oven.',
      'Put in the onions and stir them in.',
      'Pour it into the pan and the rest into a jug.',
      'Preheat the oven to 350 °F (175 °C).',
      'Cook for about 10 min. until it is soft.',
    ])
      expect(faultsIn(right, ''), right).toEqual([]);
  });

  it('misses what an order handled, and does not miss what its source left out', () => {
    expect(losesObject('Clean the pepper, then cut into strips.', 'Clean and cut the pepper.')).toBe(true);
    expect(
      losesObject('Clean the pepper, then cut into strips.', 'Clean the pepper and cut into strips.'),
    ).toBe(false);
  });
});
