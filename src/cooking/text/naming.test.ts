import { expect, it } from 'vitest';
import { singularName } from './naming.ts';

it.each([
  ['canned peaches', 'canned peach'],
  ['radishes', 'radish'],
  ['tomatoes', 'tomato'],
  ['cherries', 'cherry'],
  ['quiches', 'quiche'],
  ['grapes', 'grape'],
])('names one of several: %s', (many, one) => expect(singularName(many)).toBe(one));
