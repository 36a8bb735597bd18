import { describe, expect, it } from 'vitest';
import { plainOrder, unwished } from './plain-order.ts';

describe('what somebody tells in their own voice', () => {
  it.each([
    ["Okay so first things first, we're going to brown that fat!", 'Brown the fat!'],
    ['I like to blend it until smooth - you do you!', 'Blend it until smooth!'],
    ['Then you want to beat in the flour.', 'Beat in the flour.'],
    ['Now we add the onions.', 'Add the onions.'],
    ['Stir it, then you need to whisk it.', 'Stir it, then whisk it.'],
    ['Let it cool (I usually scroll my phone here, no judgment).', 'Let it cool.'],
    ['Chill it, seriously, do not skip this.', 'Chill it. Do not skip this.'],
    ['Stir it all together 😍', 'Stir it all together'],
  ])('%s', (told, plain) => {
    expect(plainOrder(told)).toBe(plain);
  });
  it.each([
    'You get a smooth paste.',
    "You'll know it is done when it springs back.",
    'You can add herbs.',
    'We start to see bubbles.',
    'Let it rest (do not skip this).',
    'My nana always added lemon.',
    'Add water if it is thick and you need to cook it longer.',
  ])('leaves alone: %s', (told) => {
    expect(plainOrder(told)).toBe(told);
  });
  it('leaves out what is only talk', () => {
    expect(plainOrder('You do you!')).toBeNull();
    expect(plainOrder('Easy peasy!')).toBeNull();
  });
});

describe('what the reader is said to want', () => {
  it.each([
    ["You're going to want to start by mashing the bananas.", 'Mash the bananas.'],
    ['The first thing you want to do is soak the crumbs.', 'Soak the crumbs.'],
    ["You'll want to serve it hot.", 'Serve it hot.'],
    ['You want to hear a sizzle.', 'You want to hear a sizzle.'],
  ])('%s', (said, order) => expect(unwished(said)).toBe(order));
});
