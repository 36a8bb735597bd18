import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { AppError } from '#kernel/errors';
import type { FieldProblem } from '#kernel/errors';
import { enumInput } from '#contract/schemas/enum-input';
import { healthFocusField } from '#contract/schemas/request-fields';
import { compileCheck } from './validator.ts';

const problemsOf = (check: (body: unknown) => void, body: unknown): readonly FieldProblem[] => {
  try {
    check(body);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.code).toBe('validation_failed');
    return error.extras.errors ?? [];
  }
};

const schema = Type.Object(
  {
    servings: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    price: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    names: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 5, pattern: '\\S' }), { minItems: 1, maxItems: 3 }),
    ),
    level: Type.Optional(enumInput(['lowSodium', 'airFryer'], { aliases: { saltless: 'lowSodium' } })),
    levels: Type.Optional(Type.Array(enumInput(['red-meat-free', 'dash']))),
  },
  { additionalProperties: false },
);
const check = compileCheck(schema);

describe('words of closed lists', () => {
  it.each(['lowSodium', 'low_sodium', 'LOW SODIUM', 'low-sodium', ' lowsodium ', 'Salt-Less'])(
    '%j becomes canonical',
    (word) => {
      const body = { level: word };
      expect(problemsOf(check, body)).toEqual([]);
      expect(body).toEqual({ level: 'lowSodium' });
    },
  );

  it('become canonical in lists too', () => {
    const body = { levels: ['Red Meat Free', 'DASH'] };
    expect(problemsOf(check, body)).toEqual([]);
    expect(body).toEqual({ levels: ['red-meat-free', 'dash'] });
  });

  it('a health focus wins over the diet of the same word; other diets stay diets', () => {
    const focus = compileCheck(Type.Object({ focus: healthFocusField }));
    for (const [given, kept] of [
      ['high protein', 'highProtein'],
      ['glutenFree', 'gluten-free'],
      ['Low-FODMAP', 'low-fodmap'],
      ['DASH', 'dash'],
    ] as const) {
      const body = { focus: given };
      expect(problemsOf(focus, body)).toEqual([]);
      expect(body.focus).toBe(kept);
    }
  });

  it('other words are refused with the nearest', () => {
    expect(problemsOf(check, { level: 'lowSodum' })).toMatchObject([
      { pointer: '/level', code: 'not_allowed', detail: expect.stringContaining('did you mean lowSodium') },
    ]);
  });
});

describe('problems', () => {
  it.each<[unknown, Partial<FieldProblem>[]]>([
    [
      { servings: 0 },
      [
        {
          pointer: '/servings',
          code: 'out_of_range',
          detail: 'servings must be between 1 and 50',
          allowed: { min: 1, max: 50 },
        },
      ],
    ],
    [
      { servings: '4' },
      [{ pointer: '/servings', code: 'wrong_type', detail: 'servings must be a whole number, not a string' }],
    ],
    [{ servings: 2.5 }, [{ code: 'wrong_type' }]],
    [{ servings: null }, [{ code: 'wrong_type', detail: 'servings must be a whole number, not null' }]],
    [{ servings: 1e999 }, [{ pointer: '/servings' }]],
    [{ price: 0 }, [{ code: 'out_of_range', detail: 'price must be more than 0', allowed: { above: 0 } }]],
    [{ names: [] }, [{ code: 'too_few', detail: 'names must have at least one entry' }]],
    [{ names: ['a', 'b', 'c', 'd', 5] }, [{ pointer: '/names', code: 'too_many', allowed: { max: 3 } }]],
    [
      { names: ['a', ' ', 'abcdef'] },
      [
        { pointer: '/names/1', code: 'blank' },
        { pointer: '/names/2', code: 'too_long', detail: 'names[2] must have at most 5 characters' },
      ],
    ],
    [
      { names: [7, ''] },
      [
        { pointer: '/names/0', code: 'wrong_type' },
        { pointer: '/names/1', code: 'blank' },
      ],
    ],
    [
      { serving: 2 },
      [
        {
          pointer: '/serving',
          code: 'unknown_field',
          detail: 'serving is not a known field; did you mean servings?',
        },
      ],
    ],
    [
      { 'a/b~c': 1 },
      [
        {
          pointer: '/a~1b~0c',
          code: 'unknown_field',
          allowed: ['servings', 'price', 'names', 'level', 'levels'],
        },
      ],
    ],
    [[], [{ pointer: '', code: 'wrong_type', detail: 'the body must be an object, not a list' }]],
  ])('of %j', (body, expected) => {
    const problems = problemsOf(check, body);
    expect(problems).toHaveLength(expected.length);
    expect(problems).toMatchObject(expected);
  });

  it('are all told at once, and not more than anybody reads', () => {
    expect(problemsOf(check, { servings: 0, price: -1, level: 5, x: 1 })).toHaveLength(4);
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`field${n}`, 1]));
    expect(problemsOf(check, many).length).toBe(50);
  });
});
