import { expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { brokenLocks, type ReadInstruction } from '../locks.ts';

const kitchen = loadKitchen();
/** A food for each word of a situation that is no food by itself. */
const foodOf: Readonly<Record<string, string>> = {
  greens: 'spinach',
  brassica: 'broccoli',
  solid: 'potatoes',
  spices: 'cumin',
  herbs: 'basil',
  bay: 'bay leaf',
  peas: 'green peas',
  poultry: 'chicken',
  meat: 'beef',
  baking: 'baking powder',
  nuts: 'walnuts',
  stock: 'beef stock',
  mince: 'ground beef',
  soy: 'soy sauce',
  capsicum: 'bell pepper',
  squash: 'pumpkin',
  berries: 'strawberries',
  wheat: 'wheat flour',
};

function read(ingredients: readonly string[], text: string): ReadInstruction {
  const { recipe, steps, unlisted } = understandRecipe(
    {
      title: 'Supper',
      description: null,
      cuisine: null,
      servings: null,
      ingredients,
      instructions: [text],
    },
    kitchen,
  );
  const [step] = recipe.steps;
  return { text: step!.text, step: step!, reading: steps[0]!, unlisted: unlisted.map(({ food }) => food) };
}

it('has no remark that would break a lock wherever it stood', () => {
  const { tones, reasons } = kitchen.tones;
  const remarks = [
    ...Object.values(tones).flatMap(({ asides, always, woven }) => [...asides, ...always, ...woven]),
    ...Object.values(tones).flatMap(({ headings }) => headings),
    ...reasons,
  ];
  const broken = remarks.flatMap(({ on, say }) => {
    const foods = on
      .filter((word) => word.startsWith('+'))
      .map((word) => foodOf[word.slice(1)] ?? word.slice(1));
    // Each food once: of two lines of one name an instruction takes the first.
    const others = ['1 cup rice', '2 eggs', '1 onion', '1 carrot', '1 tsp cumin', '1 cup walnuts'];
    const list = [
      ...others.filter((line) => !foods.some((food) => line.includes(food))),
      ...foods.map((food) => `100 g ${food}`),
    ];
    const order = `Stir ${foods.length > 0 ? `the ${foods.join(' and ')}` : 'it'} well.`;
    const said = say.includes('{do}') ? say.replace('{do}', order.slice(0, -1)) : `${order} ${say}`;
    const locks = brokenLocks(read(list, order), read(list, said));
    return locks.length > 0 ? [`${on.join(' ')}: ${say} (${locks.join('; ')})`] : [];
  });
  expect(broken).toEqual([]);
});

it('has no scene that names another food, states a number or forbids what nobody forbade', () => {
  const scenes = Object.values(kitchen.tones.tones).flatMap((table) => table.scenes);
  const broken = scenes.flatMap(({ on, say }) => {
    const [food = 'beans'] = on
      .filter((word) => word.startsWith('+'))
      .map((word) => foodOf[word.slice(1)] ?? word.slice(1));
    const others = [
      '1 cup rice',
      '2 eggs',
      '1 onion',
      '1 carrot',
      '1 tsp cumin',
      '1 cup walnuts',
      '200 g flour',
    ];
    const list = [
      ...others.filter((line) => !line.includes(food)),
      `100 g ${food}`,
      '1 tsp salt',
      '50 g butter',
    ];
    const verb =
      on.find(
        (word) => /^[a-z-]+$/.test(word) && !/^(?:added|poured|pieces|several|many|pair)$/.test(word),
      ) ?? 'add';
    const slots: Readonly<Record<string, string>> = {
      o: `the ${food}`,
      O: `The ${food}`,
      in: ' in',
      v: verb,
      go: 'goes',
    };
    const named = /\{[oO]\}/.test(say) ? say : say.replace(/\{(?:it|It|they)\}/, `the ${food}`);
    const said = `${named.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? (/^(?:it|its|they|It)$/.test(slot) ? slot : /^(?:s|es)$/.test(slot) ? slot : ''))}.`;
    const locks = brokenLocks(read(list, `Take the ${food}.`), read(list, said));
    return locks.length > 0 ? [`${on.join(' ')}: ${say} (${locks.join('; ')})`] : [];
  });
  expect(broken).toEqual([]);
});

it('has no scene that tells another way of cooking than the order that it re-makes', () => {
  const ways = [
    'fry',
    'bake',
    'roast',
    'boil',
    'simmer',
    'grill',
    'steam',
    'toast',
    'poach',
    'stew',
    'braise',
  ];
  const told = Object.values(kitchen.tones.tones).flatMap((table) => table.scenes);
  const wrong = told.flatMap(({ on, say }) =>
    on.includes('cook') &&
    ways.some((way) => new RegExp(`\\b${way}(?:s|ing)? ?\\{(?:it|o|rest)\\}`, 'u').test(say))
      ? [`${on.join(' ')}: ${say}`]
      : [],
  );
  expect(told.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
