import { describe, expect, it } from 'vitest';
import { compileTones } from './compile.ts';

const problems = (content: object, reasons: object = {}): string =>
  compileTones(
    [{ tone: 'casual', content: { let: ['let {o} {v}'], joints: [', then {do}'], ...content } }],
    reasons,
  )
    .problems.filter((text) => !text.endsWith('has no file'))
    .join('\n');

describe('the compiler of tones', () => {
  it('takes a tone that says nothing wrong', () => {
    expect(problems({ asides: { 'cut +onion': ['Any tears are your own affair.'] } })).toBe('');
  });

  it('reads several situations of a remark', () => {
    const { tables } = compileTones(
      [{ tone: 'casual', content: { woven: { 'toss +flour | coat +flour': ['{do}, like snow'] } } }],
      {},
    );
    expect(tables.tones.casual.woven.map(({ on }) => on.join(' '))).toEqual(['toss +flour', 'coat +flour']);
  });

  it.each([
    ['a figure in a remark', { asides: { cut: ['It takes 5 goes.'] } }, /states a number/],
    ['a number in words', { asides: { cut: ['Give it a minute or two.'] } }, /states a number/],
    ['a way to say it that has it nowhere', { woven: { cut: ['with care'] } }, /neither first nor last/],
    ['a way to say it with a figure', { woven: { cut: ['{do}, 3 times'] } }, /states a number/],
    ['a remark that orders a step', { asides: { cut: ['Preheat the pan.'] } }, /orders to preheat/],
    ['a situation that never is', { asides: { 'cut +unicorn': ['Careful.'] } }, /\+unicorn/],
    ['a remark without an end', { asides: { cut: ['Careful'] } }, /no end/],
    ['a remark that stands twice', { asides: { cut: ['Careful.'], boil: ['Careful.'] } }, /stands in/],
    ['foods that nobody adds', { recasts: { goes: ['it is the hour of {o}'] } }, /does not say/],
    ['a thread without its end', { threads: { any: { set: 'Well.', back: ['Hm.'] } } }, /needs one/],
    ['a title without the dish', { titles: ['Dinner'] }, /loses the dish/],
    ['a title for no kind of dish', { titles: ['=stwe: Hot {title}'] }, /no kind of dish/],
    ['a frame without the order', { frames: ['go ahead'] }, /no place/],
    ['a verb with a number', { verbs: { add: ['throw in one'] } }, /states a number/],
    ['a share beyond all', { asideRate: { same: 3 } }, /no share/],
    ['a field that nobody reads', { flavour: 1 }, /unknown field/],
  ])('refuses %s', (_, content, what) => {
    expect(problems(content)).toMatch(what);
  });

  it('misses a tone that has no file', () => {
    expect(compileTones([], {}).problems).toContain('formal: has no file');
  });
});
