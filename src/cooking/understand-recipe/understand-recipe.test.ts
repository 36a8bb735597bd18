import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { RecipeText, UnderstoodRecipe } from './model.ts';
import { readNumbers } from './numbers.ts';
import { understandRecipe } from './understand-recipe.ts';

const kitchen = loadKitchen();
const deps = { grounder: kitchen.grounder, foods: kitchen.foods };
const understand = (more: Partial<RecipeText>): UnderstoodRecipe =>
  understandRecipe(
    {
      title: '',
      description: null,
      cuisine: null,
      servings: null,
      ingredients: [],
      instructions: [],
      ...more,
    },
    deps,
  );
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        'Bake',
        'for',
        '8-10',
        'minutes',
        '1 1/2',
        'hours',
        '350°F',
        'or',
        'until',
        '½',
        'cup',
        'the',
        'eggs',
        '.',
        ',',
        '9x13',
        '-inch',
        '(',
        ')',
        '180C/350F/gas 4',
        'meanwhile',
        'it',
        '1,5',
        '2 x 400g',
        '¾',
        '3.',
        'two',
        'to',
        '1-1/2',
      ),
      { maxLength: 25 },
    )
    .map((words) => words.join(' ')),
);

describe('understandRecipe', () => {
  it('takes the rashers of a text for slices of what the list has, not for bacon of their own', () => {
    const { unlisted } = understand({
      ingredients: ['6 rashers vegan bacon'],
      instructions: ['Fry the rashers in a non stick pan.'],
    });
    expect(unlisted).toEqual([]);
  });

  it('never throws, keeps every instruction as one step byte for byte, and spans match the text', () => {
    fc.assert(
      fc.property(
        fc.array(anyText, { maxLength: 5 }),
        fc.array(anyText, { maxLength: 4 }),
        (instructions, ingredients) => {
          const { recipe, steps, unlisted } = understand({ ingredients, instructions });
          expect(recipe.steps.map((step) => step.text)).toEqual(instructions);
          expect(steps.map((step) => step.id)).toEqual(instructions.map((_, at) => `s${at + 1}`));
          steps.forEach((step, at) => {
            for (const span of [...step.mentions, ...step.numbers, ...step.durations, ...step.actions])
              expect(instructions[at]!.slice(span.start, span.end)).toBe(span.text);
            expect(recipe.steps[at]!.minutes).toBeGreaterThanOrEqual(0);
          });
          for (const span of unlisted)
            expect(instructions[Number(span.stepId.slice(1)) - 1]!.slice(span.start, span.end)).toBe(
              span.text,
            );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('accounts for every digit of a text in exactly one number', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spans = readNumbers(text);
        for (const match of text.matchAll(/[0-9¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu))
          expect(spans.filter((span) => span.start <= match.index && match.index < span.end)).toHaveLength(1);
        spans.forEach((span, at) => {
          if (at > 0) expect(span.start).toBeGreaterThanOrEqual(spans[at - 1]!.end);
          expect(Number.isFinite(span.value)).toBe(true);
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('messy recipes', () => {
  const uses = (
    ingredients: readonly string[],
    instructions: readonly string[],
  ): readonly (readonly string[])[] => {
    const { recipe } = understand({ ingredients, instructions });
    return recipe.steps.map((step) =>
      step.inputs.map((key) => recipe.ingredients.find((one) => one.key === key)!.text),
    );
  };
  it('takes the butter of the part that a step is about', () => {
    const list = [
      'For the cake:',
      '85 g butter',
      '140 g sugar',
      'For the sauce:',
      '50 g butter',
      '175 g muscovado sugar',
    ];
    expect(
      uses(list, ['Beat the butter and sugar.', 'Put the sugar and butter for the sauce in a pan.']),
    ).toEqual([
      ['85 g butter', '140 g sugar'],
      ['175 g muscovado sugar', '50 g butter'],
    ]);
  });
  it('leaves out what everything is said to be but for', () => {
    expect(
      uses(['1 egg', '50 g oats', '20 g choc chips'], ['Blend everything apart from the choc chips.'])[0],
    ).toEqual(['1 egg', '50 g oats']);
    expect(uses(['100 g cheddar', '1 egg'], ['Stir in all but a handful of the cheddar.'])[0]).toEqual([
      '100 g cheddar',
    ]);
  });
  it('takes the line whose amount is named', () => {
    expect(uses(['140 g flour', '10 g flour'], ['Whisk the 140 g flour with water.'])[0]).toEqual([
      '140 g flour',
    ]);
  });
  it('does not count another way of doing it', () => {
    const { recipe } = understand({
      instructions: [
        'Bake for 20 mins until golden. (To bake from frozen, cook at 160C for 1 hour.)',
        'Keep whisking for 2 minutes.',
      ],
    });
    expect(recipe.steps.map((step) => step.minutes)).toEqual([20, 2]);
    expect(recipe.steps[0]!.celsius).toBeNull();
  });
  it.each([
    ['Cover and braise 2 1/2 hrs.', 'braise', 150],
    ['Cover and roast 2–3 hours.', 'roast', 180],
    ['Stir in the wine and stew 2 - 3 hours.', 'stew', 180],
  ])('reads a verb before a fraction or a range: %s', (text, action, minutes) => {
    expect(understand({ instructions: [text] }).recipe.steps[0]).toMatchObject({ action, minutes });
  });
  it.each([
    ['Roast until a thermometer reads 165 degrees.', 74],
    ["Fry till it's brown and 165 on an instant-read thermometer.", 74],
    ['Heat the oil until a thermometer reads 180 degrees.', null],
  ])('reads the middle of the food: %s', (text, inner) => {
    expect(understand({ instructions: [text] }).recipe.steps[0]!.internalCelsius).toBe(inner);
  });
  it('takes a part of the dish alone on its line for a heading, and a lone condiment for an ingredient', () => {
    const names = (ingredients: readonly string[]): readonly string[] =>
      understand({ ingredients }).recipe.ingredients.map((one) => one.text);
    expect(names(['Crust', '200 g flour', 'Filling', '3 apples'])).toEqual(['200 g flour', '3 apples']);
    expect(names(['200 g lettuce', 'Dressing', '2 tomatoes'])).toContain('Dressing');
  });
  it('takes a run of lines that nothing else speaks of for the ingredients of the glaze', () => {
    const list = ['2 pork chops', '1 tbsp oil', '2 tbsp honey', '1 tbsp Dijon mustard', '1 tsp vinegar'];
    expect(uses(list, ['Fry the chops in the oil.', 'Whisk the glaze ingredients in a bowl.'])[1]).toEqual(
      list.slice(2),
    );
  });
  it('leaves what a later step brings in out of the remaining ingredients', () => {
    const list = ['1 lb ground beef', '1 can kidney beans', '1 can tomatoes', '1 tsp cumin', '1 cup cheddar'];
    expect(
      uses(list, ['Brown the beef.', 'Add the remaining ingredients.', 'Serve with the cheddar.'])[1],
    ).toEqual(list.slice(1, 4));
    expect(
      uses(list.slice(1), ['Mix the remaining ingredients up to and including the cumin.', 'Chill.'])[0],
    ).toEqual(list.slice(1, 4));
  });
  it('adds nothing that only a sign of doneness speaks of', () => {
    const list = ['2 tbsp oil', '2 cups flour', '1 cup milk', '1 onion', '2 carrots'];
    expect(uses(list, ['Whisk the flour and milk until all the ingredients are combined.'])[0]).toEqual(
      list.slice(1, 3),
    );
    expect(uses(list, ['Cook the onion until the vegetables are tender.'])[0]).toEqual(['1 onion']);
    expect(uses(list, ['Fry the onion until the oil is clear.'])[0]).toEqual(['1 onion']);
  });
  it('puts what is meant for the top among the toppings', () => {
    const list = ['1 lb ground beef', 'shredded lettuce, for topping', 'sour cream, to serve'];
    expect(uses(list, ['Pile on the toppings.'])[0]).toEqual(list.slice(1));
  });
  it.each([
    ['The potatoes are boiled for 25 minutes, drained, peeled and cut into slices.', 'boil', 25],
    ['The broth is mixed with vinegar and poured over.', 'mix', null],
    ['Leave the beans soaking the night before.', 'soak', 480],
    ['Apples in the dish, oats on top, and into the oven for 35 min.', 'bake', 35],
    ['To be eaten lukewarm.', 'serve', null],
    ['Taste, tear over the basil and season.', 'garnish', null],
    ['Simmer for another minute or two.', 'simmer', 2],
    ['Mix with the salt. Keep aside for 1 hour.', 'rest', 60],
    ['Cook on low 6-8 hours or high 3-4 hours.', 'slow-cook', 480],
    ['Take it out of the fridge an hour before you bake it.', 'assemble', null],
    ['Leave in the fridge overnight.', 'chill', 480],
    ['It keeps 3 days. Beat 2 minutes.', 'beat', 2],
    ['The potatoes are cooked in broth until tender, some 40 minutes.', 'boil', 40],
    ['Turn one last time, then bake for a further 5 minutes.', 'bake', 5],
    ['Preheat the oven to broil/grill.', 'preheat', null],
    ['Put the tins in the oven to heat through.', 'heat', null],
    ['Chill for at least 4 hours, but preferably overnight.', 'chill', 240],
    ['Pass it through the blender.', 'blend', null],
    ['Push it through a fine sieve.', 'strain', null],
    ['Drop by spoonfuls onto a baking sheet.', 'assemble', null],
    ['Pull it out of the fridge before you plan to cook and salt it well.', 'season', null],
    ['Marinate for 2 hours minimum, 24 hours max.', 'marinate', 120],
    ['Transfer to the top shelf of the oven, then cook for 30 mins until golden.', 'bake', 30],
    ['Cook the onion until soft. Add the broth. Simmer until thick.', 'simmer', null],
    ['Make a sauce of butter, flour and milk.', 'simmer', null],
    ['Ladle it out and let everyone help themselves.', 'serve', null],
    ['Serve at once. You can now cool and freeze it for up to 1 month.', 'serve', null],
  ])('reads what is told as a report or without a verb: %s', (text, action, minutes) => {
    const { recipe, steps } = understand({
      ingredients: ['1 kg potatoes', '2 apples', '50 g oats', 'basil', '1 cup broth', 'vinegar'],
      instructions: [text],
    });
    expect(recipe.steps[0]!.action).toBe(action);
    expect(steps[0]!.minutesFrom === 'stated' ? recipe.steps[0]!.minutes : null).toBe(minutes);
  });
  it('takes the lines from one that is named through another', () => {
    const list = ['1 lime', '2 tsp chili powder', '1 tsp cumin', '1 tsp paprika', '1 tsp salt', '2 peppers'];
    expect(uses(list, ['Mix the chili powder through the salt.'])[0]!.toSorted()).toEqual(
      list.slice(1, 5).toSorted(),
    );
    expect(uses(list, ['Run the peppers through the salt.'])[0]).toHaveLength(2);
  });
  it('mixes all ingredients, what was cooked for it too, but not what is kept for the table', () => {
    const list = ['1 onion', '1 tbsp butter', '1 cup rice', '1 can soup', '1 cup cheddar'];
    expect(
      uses(list, [
        'Saute the onion in butter.',
        'Mix all ingredients together.',
        'Serve with the cheddar.',
      ])[1],
    ).toEqual(list.slice(0, 4));
  });
  it('reads the bacon of a step that heats the oven first as fried', () => {
    const { recipe } = understand({
      ingredients: ['4 slices bacon'],
      instructions: ['Heat the oven to 350 degrees. In a Dutch oven, cook the bacon until crisp, 8 minutes.'],
    });
    expect(recipe.steps[0]).toMatchObject({ action: 'saute', minutes: 8, celsius: 177 });
  });
  it('takes the dry ingredients that were whisked together, not the sugar that is creamed', () => {
    const list = ['2 cups flour', '1 tsp baking powder', '1 cup butter', '1 cup sugar', '3 eggs'];
    const frosting = ['Frosting:', '1 cup butter', '4 cups icing sugar'];
    expect(
      uses(
        [...list, ...frosting],
        [
          'Whisk the flour and baking powder.',
          'Beat the butter and sugar, then the eggs.',
          'Add the dry ingredients.',
        ],
      ),
    ).toEqual([list.slice(0, 2), list.slice(2), list.slice(0, 2)]);
  });
  it('takes the sugar of the part that is spoken of, whatever is simply called sugar', () => {
    const list = ['175 g light muscovado sugar', '175 ml sunflower oil', '3 eggs', '140 g carrots'];
    const frosting = ['For the frosting:', '175 g icing sugar', '1 tbsp orange juice'];
    expect(
      uses(
        [...list, ...frosting],
        ['Tip the sugar into a bowl with the oil and eggs.', 'Mix all the ingredients until combined.'],
      ),
    ).toEqual([[list[0], list[1], list[2]], list]);
  });
  it('takes a teaspoon of soda for baking soda', () => {
    const { recipe } = understand({ ingredients: ['1 tsp soda', '1 can soda'] });
    expect(recipe.ingredients.map(({ food }) => food)).toEqual(['baking-soda', 'cola']);
  });
  it('goes back to the oven where it roasts for a further while', () => {
    const { recipe } = understand({
      ingredients: ['8 chicken thighs', '100 g olives'],
      instructions: ['Roast the chicken for 20 mins.', 'Add the olives and cook for a further 15 mins.'],
    });
    expect(recipe.steps[1]!.action).toBe('roast');
  });
  it('runs a step beside the one before only where the step begins so', () => {
    const beside = understand({
      instructions: ['Boil it.', 'Roast for 20 mins. Meanwhile, mix it.', 'Meanwhile, mix it.'],
    }).steps.map(({ parallel }) => parallel);
    expect(beside).toEqual([false, false, true]);
  });
});
