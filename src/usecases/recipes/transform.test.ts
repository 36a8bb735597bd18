import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { openBench } from './transform.ts';

const kitchen = loadKitchen();
const recipe = {
  title: 'Beef and Bean Stew',
  ingredients: [
    '600 g stewing beef',
    '400 g canned kidney beans',
    '2 tbsp oil',
    '1 onion',
    'salt',
    'a twig of zorb',
  ],
  instructions: [
    'Brown the beef in the oil with the onion, 10 minutes.',
    'Add the beans and stew for 2 hours.',
  ],
};

it('knows what an edited recipe costs before its steps are read, and the judgement says the same', () => {
  for (const prices of [undefined, { book: new Map([['onion', 3]]), currency: 'EUR' }]) {
    const bench = openBench(kitchen, { recipe }, prices === undefined ? {} : { prices });
    const key = bench.start.understood.grounded[0]!.key;
    const edited = bench.edit(bench.start, [{ kind: 'amount', key, factor: 0.5, reason: 'less of it' }]);
    expect(edited.cost).toEqual(edited.judgement.cost);
    expect(edited.cost.unpriced.length).toBeGreaterThan(0);
  }
});
