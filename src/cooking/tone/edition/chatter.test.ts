import { describe, expect, it } from 'vitest';
import { withoutChatter } from './chatter.ts';

describe('talk that holds nothing for a cook', () => {
  it.each([
    'Now you build!',
    'You get the picture.',
    'Now you simmer!',
    'Grandma used lard, I use spray, nobody has haunted me yet.',
    'My mother made it on Sundays and everybody wanted seconds.',
    'Life is too short for thin beans.',
    'Been there, done that.',
    'Trust the process, people.',
    'Who knew!',
  ])('goes whole: %s', (text) => {
    expect(withoutChatter(text)).toBe('');
  });
  it.each([
    [
      'Cook \ue100 until soft, which takes about \ue300, longer if you are on the phone.',
      'Cook \ue100 until soft, about \ue300.',
    ],
    ['And now the hard part: let it stand for \ue300.', 'Let it stand for \ue300.'],
    [
      'Let it stand before you cut it or it will run all over creation.',
      'Let it stand before you cut it or it will run.',
    ],
    ['Keep the lid shut, no matter how hungry you are.', 'Keep the lid shut.'],
    ["Stir it well and don't stress.", 'Stir it well.'],
    ['Simmer it and dance if you want.', 'Simmer it.'],
    ['Top with all the \ue100 you have left.', 'Top with the remaining \ue100.'],
    ['Preheat that oven to \ue400.', 'Preheat the oven to \ue400.'],
    [
      "Been doing these 20 yrs, don't let anyone tell you to use loin, it dries out.",
      'Do not use loin: it dries out.',
    ],
  ])('goes from a sentence: %s', (text, left) => {
    expect(withoutChatter(text)).toBe(left);
  });
  it.each([
    'Cook it for \ue300, longer if you like it crisp.',
    'It dries out.',
    'Stir constantly.',
    'Then you stir.',
    'Now drain.',
    'Never walk away.',
    'Not longer, goes mushy.',
    'Lid shut.',
    "Don't lift the lid.",
    'Repeat twice.',
    'Enjoy!',
    'If you are pregnant, leave it out.',
    'Mum always added lemon instead.',
  ])('stays where it tells something: %s', (text) => {
    expect(withoutChatter(text)).toBe(text);
  });
});
