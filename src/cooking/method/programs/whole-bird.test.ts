import { describe, expect, it } from 'vitest';
import { adaptForFour, readForFour } from '../../../../test/support/adapt.ts';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { checkAdaptation } from '../checks/check-adaptation.ts';
import type { MethodAdaptation } from '../model.ts';
import { readParts } from '../read/parts.ts';

const kitchen = loadKitchen();
const bird = (line: string, target: 'slowCooker' | 'pressureCooker'): MethodAdaptation => {
  const list = [line, '50 g butter', '1 lemon', '2 onions, quartered', '240 ml chicken stock'];
  const steps = [
    'Heat the oven to 190C. Rub the butter under the skin and put the lemon in the cavity.',
    'Scatter the onions in a roasting tin, put the chicken on top and pour the stock around.',
    'Roast for 1 hour 20 minutes, until the juices run clear, basting twice.',
    'Rest for 15 minutes and make gravy with the juices.',
  ];
  const read = readForFour('Roast chicken', list, steps);
  const adapted = adaptForFour('Roast chicken', list, steps, target);
  const parts = readParts(read, kitchen.foods, kitchen.methods.foods);
  expect(checkAdaptation(read, adapted, understandRecipe(adapted.text, kitchen), parts)).toEqual([]);
  return adapted;
};

describe('a roast chicken in a closed pot', () => {
  it('lies on its onions, cooks by its weight and is browned at the end', () => {
    const said = bird('1.6kg chicken', 'pressureCooker').text.instructions.join('\n');
    expect(said).toMatch(
      /Put the onions into a 6 litre pressure cooker, pour in the chicken stock and set the rack/,
    );
    expect(said).toMatch(/high pressure for 24 minutes/);
    expect(said).toMatch(/under a hot (?:grill|broiler)[^.]*until golden and crisp/);
    expect(said).toMatch(/make gravy with the juices/);
    expect(said).not.toMatch(/roasting tin|basting|oven/);
  });

  it('takes most of a day in a slow cooker, with half of the stock', () => {
    const { text } = bird('1 whole chicken (1.6 kg)', 'slowCooker');
    expect(text.instructions.join('\n')).toMatch(/on LOW for 6–7 hours[^]*thickest part of the thigh/);
    expect(text.ingredients).toContain('120 ml chicken stock');
  });
});
