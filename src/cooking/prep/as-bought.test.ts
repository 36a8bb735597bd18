import { expect, it } from 'vitest';
import { loadFoodTable } from '../../../test/support/food-table.ts';
import { asBought } from './as-bought.ts';

const food = (id: string) => loadFoodTable().foods.find((one) => one.id === id)!;

it('says what a butcher has to be told, and nothing where there is nothing to tell', () => {
  expect(asBought(food('chicken-thigh')).plural).toBe('boneless, skinless chicken thighs');
  expect(asBought(food('bone-in-chicken-thigh')).plural).toBe('skin-on, bone-in chicken thighs');
  expect(asBought(food('chicken-drumstick')).plural).toBe('chicken drumsticks');
});

it('puts what a packet has to say first', () => {
  expect(asBought({ ...food('soy-sauce'), label: 'gluten-free' }).name).toBe('gluten-free soy sauce');
});
