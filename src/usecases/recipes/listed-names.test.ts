import { expect, it } from 'vitest';
import { inListedNames } from './listed-names.ts';

const told = (text: string, ...listed: readonly string[]): string =>
  inListedNames(listed)?.text(text) ?? text;

it('says lardons where they are listed, and cuts them no further', () => {
  expect(told('200 g bacon, cut into 1 cm strips', '200g smoked lardons')).toBe('200 g lardons');
  expect(told('Fry the bacon, stirring, until the bacon is crisp.', 'lardons')).toBe(
    'Fry the lardons, stirring, until the lardons are crisp.',
  );
  expect(told('Fry the bacon.', 'lardons', '4 rashers bacon')).toBe('Fry the bacon.');
  expect(told('4 slices bacon', 'lardons')).toBe('4 slices bacon');
});

it.each([
  ['1.2 kg russet potatoes, peeled', '1.2kg maris piper potatoes', '1.2 kg Maris Piper potatoes, peeled'],
  ['3 bananas (about 350 g peeled)', '3 very ripe bananas', '3 very ripe bananas (about 350 g peeled)'],
  ['Mash the bananas.', '3 very ripe bananas', 'Mash the bananas.'],
  ['1.75 kg jointed chicken', '8 chicken pieces', '1.75 kg bone-in chicken pieces'],
  ['400 g cooking apples, peeled', '4 bramley apples', '400 g Bramley apples, peeled'],
  ['180 g dried hominy. Canned hominy is the same.', 'samp', '180 g samp. Canned hominy is the same.'],
  ['225 ml ghee', 'Butterschmalz', '225 ml Butterschmalz'],
  ['4 tbsp madras curry paste', '1 jar korma paste', '4 tbsp korma paste'],
  ['4 tbsp madras curry paste', 'madras paste', '4 tbsp madras curry paste'],
  ['1 tbsp Dijon mustard', 'mittelscharfer Senf', '1 tbsp medium-hot mustard'],
  ['2 tsp Dijon mustard', 'mustard', '2 tsp mustard'],
  ['2 tsp Dijon mustard', 'dijon mustard', '2 tsp Dijon mustard'],
  ['3 tbsp blueberry jam', 'plum jam', '3 tbsp plum jam'],
  ['2 tbsp palm sugar', 'jaggery', '2 tbsp jaggery'],
  ['2 tbsp palm sugar', 'kithul jaggery', '2 tbsp palm sugar'],
  ['3 tbsp paprika', '3 tbsp sweet paprika', '3 tbsp sweet paprika'],
  ['Stir in the paprika.', '3 tbsp sweet paprika', 'Stir in the paprika.'],
  ['1 tsp smoked paprika', 'sweet paprika', '1 tsp smoked paprika'],
  ['1 tsp Aleppo pepper', 'pul biber', '1 tsp pul biber'],
])('says %s of a list with %s as %s', (ours, listed, theirs) => {
  expect(told(ours, listed)).toBe(theirs);
});

it('gives each word of a name its capital in a title', () => {
  expect(inListedNames(['jaggery'])?.title('Palm Sugar Cake')).toBe('Jaggery Cake');
  expect(inListedNames(['tenderstem'])?.title('Beef with Broccolini')).toBe('Beef with Tenderstem Broccoli');
});
