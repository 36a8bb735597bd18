import { expect, test } from 'vitest';
import { lazyShape } from './lazy-shape.ts';

test('a part is made when it is looked at, of this object and no other', () => {
  const shape = lazyShape('double', 'text');
  const asked: string[] = [];
  const of = (value: number) =>
    shape(
      { value },
      {
        double: () => {
          asked.push(`double ${value}`);
          return value * 2;
        },
        text: () => `is ${value}`,
      },
    );
  const [two, three] = [of(2), of(3)];
  expect([two.value, three.value, asked]).toEqual([2, 3, []]);
  expect([three.double, two.text, asked]).toEqual([6, 'is 2', ['double 3']]);
});

test('what a maker throws reaches the reader', () => {
  const broken = lazyShape('part')(
    {},
    {
      part: (): number => {
        throw new RangeError('none');
      },
    },
  );
  expect(() => broken.part).toThrow(RangeError);
});
