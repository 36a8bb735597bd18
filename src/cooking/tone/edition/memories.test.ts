import { expect, test } from 'vitest';
import { isMemory, peopleIn, unremembered, whoseDish } from './memories.ts';

const told = (text: string, names: readonly string[] = []): boolean => isMemory(text, text, new Set(names));
const cut = (text: string): string => unremembered(text, (one) => one, new Set());

test('what tells of people is told apart from what a cook needs', () => {
  expect(told('Amma never measured the water.')).toBe(true);
  expect(told('My grandmother, who came over from Bari in 1958, swore this was the whole secret.')).toBe(
    true,
  );
  expect(told('Ray always put a bottle of hot sauce on the table.', ['Ray'])).toBe(true);
  expect(told('We never do.')).toBe(true);
  expect(told('Growing up in Enugu you knew there was a party.')).toBe(true);
  expect(told('I make this every Monday because the fridge is a disaster.')).toBe(true);
  expect(told('Mama Ngozi says people who rush this should just order a pizza.', ['Ngozi'])).toBe(true);
  expect(told('This recipe came from my aunt in Izmir.')).toBe(true);
  for (const rule of [
    'My nan says never to stir it.',
    'My mother always adds a pinch of sugar.',
    'We add the rest at the end.',
    'I use a heavy pan.',
    'They should be golden.',
    'The soup is ready when the lentils are soft.',
    'It is served in bowls.',
    'Stir it often.',
  ])
    expect(isMemory(rule.replace('sugar', '\ue100'), rule, new Set()), rule).toBe(false);
});

test('what hangs on an order goes without it', () => {
  expect(
    cut('Serve with rice, sitting on the kitchen floor like we did in Chennai when the power went out.'),
  ).toBe('Serve with rice.');
  expect(cut('Add the onion and celery (the holy trinity, cher).')).toBe('Add the onion and celery.');
  expect(cut("Add the flour (and nuts if your kids aren't picky like mine).")).toBe(
    'Add the flour (and nuts, if desired).',
  );
  expect(cut('Cook it slowly, like caramel should be cooked.')).toBe(
    'Cook it slowly, like caramel should be cooked.',
  );
});

test('whose dish it is', () => {
  expect(whoseDish("Nonna Rosa's Sunday Meatballs", [])).toBe('Nonna Rosa');
  expect(whoseDish('Flapjacks (Auntie Pat)', [])).toBe('Auntie Pat');
  expect(whoseDish('Red Lentil Soup', ['Serve. This recipe came from Ayşe, our neighbour in Izmir.'])).toBe(
    'Ayşe',
  );
  expect(whoseDish("Shepherd's Pie", ['Brown the lamb.'])).toBe(null);
  expect(whoseDish('Chicken Caesar Salad', ['Toss with Parmesan.'])).toBe(null);
});

test('names of people, and of nothing else', () => {
  expect([
    ...peopleIn([
      'Uncle Ray says so. My brother Tony laughs. Add the Parmesan and the Worcestershire sauce.',
    ]),
  ]).toEqual(['Ray', 'Tony']);
});
