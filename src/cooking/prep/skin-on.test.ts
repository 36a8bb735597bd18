import { expect, it } from 'vitest';
import type { RecipeIngredient, Step } from '../recipe.ts';
import { withSkinOn } from './skin-on.ts';

const thighs = {
  key: 'meat',
  name: 'chicken thighs',
  text: '600 g boneless, skinless chicken thighs, patted dry',
} as RecipeIngredient;
const listed = (text: string): string =>
  withSkinOn([thighs], [{ inputs: ['meat'], text } as unknown as Step])[0]!.text;

it('tells the shop what the oven needs: thighs that go in skin up are bought with their skin', () => {
  expect(listed('Lay the chicken on top, skin side up.')).toBe(
    '600 g boneless, skin-on chicken thighs, patted dry',
  );
  expect(listed('Fry the chicken until the skin is crisp.')).toContain('boneless, skin-on');
});

it('leaves the list as it is where nothing is said of a skin, or only in case there is one', () => {
  expect(listed('Fry the chicken until golden.')).toBe(thighs.text);
  expect(listed('Lay the chicken in skin side down where it has any.')).toBe(thighs.text);
});
