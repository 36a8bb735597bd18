import { expect, it } from 'vitest';
import { byLetters, isUsual, lettered, lightOf } from './light-patterns.ts';

/** All signs of the first plane that a light pattern may meet. */
const usual = Array.from({ length: 0x10000 }, (_, at) => String.fromCharCode(at)).filter(isUsual);

it.each(
  [
    '\\p{L}',
    '\\p{Ll}',
    '\\p{Lu}',
    '\\p{N}',
    '\\p{M}',
    '[^\\p{L}]',
    '[\\p{L}\\p{N}-]',
    '\\w',
    '\\s',
    '.',
    '[^;]',
  ].flatMap((sort) => ['u', 'iu'].map((flags) => [sort, flags] as const)),
)('%s with the flags %s is the same sign for sign', (sort, flags) => {
  const whole = new RegExp(`^${sort}$`, flags);
  const light = lightOf(whole);
  expect(light).not.toBe(whole);
  expect(usual.filter((sign) => light.test(sign))).toEqual(usual.filter((sign) => whole.test(sign)));
});

it('capitals are the same letters, sign for sign', () => {
  for (const sign of usual.filter((one) => /[^\0-~\ue000-\uf8ff]|[A-Za-z]/.test(one))) {
    const whole = new RegExp(`^[${sign}]$`, 'iu');
    const light = lightOf(whole);
    for (const other of [sign.toLowerCase(), sign.toUpperCase()].filter(isUsual))
      expect([sign, light.test(other)]).toEqual([sign, whole.test(other)]);
  }
});

it.each([
  [/(?<!\p{L})crème (?<what>[\p{L}’-]+)\b[^.;]{0,9}/giu, 'A CRÈME Brûlée; crème fraîche-like \ue100 stuff.'],
  [/\[\p{Lu}\\\p{L}\]|(?<a>\p{L})\k<a>/gu, 'Stir [A\\b] and simmer'],
  [/(?<=\p{Ll})['’]s\b|\p{N}\p{N}?½?/giu, 'the cook’s 12½, ⅓'],
] as const)('%s replaces alike', (pattern, text) => {
  const light = byLetters(pattern)(text);
  expect(light.unicode).toBe(false);
  const by = (...found: readonly unknown[]): string => `<${JSON.stringify(found)}>`;
  expect(text.replace(light, by)).toBe(text.replace(pattern, by));
});

it('keeps the whole pattern where it knows more', () => {
  const pattern = /\p{L}+/gu;
  for (const text of ['phở', 'щи', 'fırın', 'hot 🔥', 'two \u212aelvins'])
    expect(byLetters(pattern)(text)).toBe(pattern);
  for (const one of [/\P{L}/u, /\p{Script=Greek}/u, /[🌶]/u, /\u{e9}/u]) expect(lightOf(one)).toBe(one);
  expect(byLetters(/\w/)('x')).toEqual(/\w/);
});

it('tries a pattern alike on near and far letters', () => {
  const word = lettered(/^(?<word>\p{L}+)$/u);
  for (const text of ['crème', 'щи', 'phở', 'x y', '½'])
    expect([word.test(text), word.exec(text)?.groups?.['word']]).toEqual([
      /^\p{L}+$/u.test(text),
      /^\p{L}+$/u.exec(text)?.[0],
    ]);
});
