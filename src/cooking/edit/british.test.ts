import { describe, expect, it } from 'vitest';
import { inItsWords, isBritish } from './british.ts';

const recipe = (ingredients: readonly string[], instructions: readonly string[]) => ({
  title: 'Supper',
  description: null,
  cuisine: null,
  servings: 4,
  ingredients,
  instructions,
});
const british = recipe(['400 g tin tomatoes', '250 g aubergine'], ['Fry on the hob.']);
const american = recipe(['1 cup flour', '1 lb eggplant'], ['Bake at 350°F.']);

describe('What comes into a recipe is called as its own kitchen calls it', () => {
  it('in a British one', () => {
    expect(isBritish(british)).toBe(true);
    expect(inItsWords(british)('20 g cilantro, chopped')).toBe('20 g fresh coriander, chopped');
    expect(inItsWords(british)('2 zucchini, sliced')).toBe('2 courgettes, sliced');
    expect(inItsWords(british)('1 zucchini, sliced')).toBe('1 courgette, sliced');
    expect(inItsWords(british)('ground almond flour')).toBe('ground almonds');
    expect(inItsWords(british)('2 cans chickpeas')).toBe('2 tins chickpeas');
    expect(inItsWords(british)('35 g Canadian bacon, chopped')).toBe('35 g back bacon, chopped');
    expect(inItsWords(british)('600 ml skim milk')).toBe('600 ml skimmed milk');
    expect(inItsWords(british)('Jiaozi with Ground Pork')).toBe('Jiaozi with Pork Mince');
    expect(inItsWords(british)('350 g ground pork')).toBe('350 g pork mince');
    expect(inItsWords(british)('Cremini mushrooms are cheaper')).toBe('Chestnut mushrooms are cheaper');
  });

  it('which weighs in pounds where it pours double cream', () => {
    expect(isBritish(recipe(['1 lb prawns', '¼ pint double cream'], ['Simmer.']))).toBe(true);
  });

  it('but an American one keeps its words', () => {
    expect(isBritish(american)).toBe(false);
    expect(inItsWords(american)('1 cup cilantro')).toBe('1 cup cilantro');
  });

  it('and what the recipe says itself stays', () => {
    const mixed = recipe(['250 g cremini', '2 courgettes', '200 g caster sugar'], []);
    expect(inItsWords(mixed)('more cremini')).toBe('more cremini');
  });
});
