import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { tones } from '../../vocabulary.ts';
import { nounPhraseOf, retold } from './description.ts';
import { createPicker } from '../pick.ts';

const { tones: tables } = loadKitchen();
const say = (tone: (typeof tones)[number], text: string | null, seed = 1): string | null =>
  retold(text, tables.tones[tone], { tables, length: 'same', pick: createPicker(seed, 'test') });

describe('a description in a tone', () => {
  it.each([
    ['This is the stew my nana made.', 'the stew my nana made'],
    ["It's a quick lunch!", 'a quick lunch'],
    ['A sharp, sticky traybake for tea.', 'a sharp, sticky traybake for tea'],
  ])('reads what "%s" says the dish is', (sentence, what) => {
    expect(nounPhraseOf(sentence)).toBe(what);
  });

  it.each([
    'The crust is crisp.',
    'Ready in the time it takes to boil pasta.',
    "You can't go wrong with it.",
    'It is thick.',
    '',
  ])('reads no dish in "%s"', (sentence) => {
    expect(nounPhraseOf(sentence)).toBeNull();
  });

  it('makes what the dish is part of a sentence of the tone, and keeps the others', () => {
    const said = tones.map((tone) => say(tone, 'This is the stew my nana made. It is thick and rich.'));
    for (const text of said) {
      expect(text).toMatch(/stew my nana made/i);
      expect(text).toMatch(/ (?:It is|It's) thick and rich\.$/);
      expect(text).not.toMatch(/This is the stew my nana made\. (?!It)/);
    }
    expect(new Set(said).size).toBeGreaterThan(10);
  });

  it('takes the words of the last tone away before it says its own', () => {
    let text: string | null = 'A sharp traybake. It keeps well.';
    for (let seed = 0; seed < 3; seed++) for (const tone of tones) text = say(tone, text, seed);
    expect(text!.length).toBeLessThan(150);
    expect(text).toMatch(/sharp traybake/i);
  });

  it('stays none where there is none', () => {
    expect(say('humorous', null)).toBeNull();
    expect(say('humorous', ' ')).toBe(' ');
  });
});
