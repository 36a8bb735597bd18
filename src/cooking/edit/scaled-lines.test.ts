import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { scaleLine } from './scale-line.ts';

const kitchen = loadKitchen();

it.each([
  ['20 cashews (soaked)', '10 cashews (soaked)'],
  ['For the top: 2 tbsp turbinado sugar', 'For the top: 1 tbsp turbinado sugar'],
  ['1 ham hock (about 1kg)', '1 ham hock (about 500 g)'],
  ['1 leg of lamb (about 2kg)', '1 leg of lamb (about 1 kg)'],
  ['8 pork sausages', '4 pork sausages'],
  ['1 fish stock cube in 300ml boiling water', '1/2 fish stock cube in 300ml boiling water'],
  ['2 egg yolks', '1 egg yolk'],
  ['2 yolks', '1 yolk'],
  ['2 x 400g tins chickpeas, drained', '1 x 400g tin chickpeas, drained'],
  ['2 (15 oz) cans black beans', '1 (15 oz) can black beans'],
  ['3 cans (13.5 oz) coconut milk', '1 1/2 cans (13.5 oz) coconut milk'],
  ['2 tins coconut milk, full fat (400ml each)', '1 tin coconut milk, full fat (400ml)'],
  ['2 cans (15 oz each) black beans, drained', '1 can (15 oz) black beans, drained'],
  ['4 cans chopped tomatoes (400 g each)', '2 cans chopped tomatoes (400 g each)'],
  ['2.2 kg potatoes', '1.1 kg potatoes'],
  ['2 cups mashed bananas (this is around 4-5 bananas)', '1 cup mashed bananas'],
  ['1.5 kg of potatoes or around 6 big ones, peeled', '750 g of potatoes, peeled'],
])('half of %s is said as it was', (line, half) => {
  const [grounded] = kitchen.grounder.ground([line]);
  expect(scaleLine(grounded!, 0.5, 'metric', kitchen)?.text).toBe(half);
});
