import { describe, expect, it } from 'vitest';
import {
  capitalise,
  formatMinutes,
  formatNumber,
  formatOvenHeat,
  formatTemperature,
  indefiniteArticle,
  joinList,
  pluralise,
  tidySentences,
  titleCase,
  toFahrenheit,
} from './grammar.ts';

describe('grammar', () => {
  it.each([
    ['¾ cup sugar', '¾ cup sugar'],
    ['½ teaspoon salt', '½ teaspoon salt'],
    ['2 eggs', '2 eggs'],
    ['“stir it', '“Stir it'],
    ['éclairs', 'Éclairs'],
    ['Übung', 'Übung'],
  ])('begins %s with the capital of its first word alone', (text, said) =>
    expect(capitalise(text)).toBe(said),
  );

  it.each([
    [0.25, '¼'],
    [1.5, '1½'],
    [2 / 3, '⅔'],
    [3, '3'],
    [0.7, '0.7'],
    [2.999, '3'],
  ])('writes %d as %s', (value, text) => expect(formatNumber(value)).toBe(text));

  it.each([
    [8, 10, '8–10 minutes'],
    [1, 1, '1 minute'],
    [0.5, 0.5, '30 seconds'],
    [90, 90, '1½ hours'],
    [125, 125, '2 hours 5 minutes'],
    [60, 90, '60–90 minutes'],
    [120, 180, '2–3 hours'],
  ])('writes %d–%d minutes as %s', (min, max, text) => expect(formatMinutes(min, max)).toBe(text));

  it('states temperatures in both scales, readings exact and ovens by the dial', () => {
    expect(formatTemperature(74)).toBe('74 °C (165 °F)');
    expect(formatTemperature(63)).toBe('63 °C (145 °F)');
    expect(formatTemperature(71)).toBe('71 °C (160 °F)');
    expect(formatTemperature(180)).toBe('180 °C (350 °F)');
    for (let celsius = 40; celsius < 95; celsius++)
      expect(toFahrenheit(celsius)).toBeGreaterThanOrEqual((celsius * 9) / 5 + 31.5);
  });

  it('says what an oven with a fan is set to', () => {
    expect(formatOvenHeat(200)).toBe('200 °C (400 °F; with a fan 180 °C, 350 °F)');
    expect(formatOvenHeat(220)).toBe('220 °C (425 °F; with a fan 200 °C, 400 °F)');
  });

  it('chooses articles by sound', () => {
    expect(['egg', 'onion', 'unit', 'hour', 'carrot', 'herb'].map(indefiniteArticle)).toEqual([
      'an',
      'an',
      'a',
      'an',
      'a',
      'a',
    ]);
  });

  it('joins, pluralises and titles', () => {
    expect(joinList(['a', 'b', 'c'])).toBe('a, b and c');
    expect(['leaf', 'bunch', 'berry', 'can', 'bay leaf'].map(pluralise)).toEqual([
      'leaves',
      'bunches',
      'berries',
      'cans',
      'bay leaves',
    ]);
    expect(titleCase('lentil soup with lemon and cumin')).toBe('Lentil Soup with Lemon and Cumin');
    expect(titleCase('beef lo mein with broccoli')).toBe('Beef Lo Mein with Broccoli');
  });

  it('mends what dropped segments leave behind', () => {
    expect(tidySentences('stir .  then  serve ,.')).toBe('Stir. Then serve.');
  });
});
