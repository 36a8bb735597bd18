import { describe, expect, it } from 'vitest';
import { inListOrder } from './jotted.ts';

describe('a jotted line in the order of a printed list', () => {
  it.each([
    ['s&p', 'salt & pepper'],
    ['salt n pepper', 'salt and pepper'],
    ['frozen peas, couple handfuls', 'couple handfuls frozen peas'],
    ['white wine - small glass', 'small glass white wine'],
    ['asparagus bunch', 'bunch asparagus'],
    ['coriander (handful)', 'handful coriander'],
    ['pt milk', '1 pt milk'],
    ['lb mince', '1 lb mince'],
    ['8 OZ S.R. FLOUR', '8 OZ self-raising FLOUR'],
    ['2x400g tins tomatoes', '2 x 400g tins tomatoes'],
    ['butter size of a walnut', '25 g butter'],
    ['cumin + coriander, 2 tsp each', '2 tsp each cumin + coriander'],
    ['cheese, lots', 'cheese'],
    ['2 tbsp lea & perrins', '2 tbsp Worcestershire sauce'],
    ['Lea and Perrins Worcester sauce, a dash', 'a dash Worcestershire sauce'],
    ['1 cube of yeast 42g', '1 cube of yeast (42g)'],
    ['2 cups quark 20%', '2 cups quark (20%)'],
    ['200 ml cooking cream 15% fat', '200 ml cooking cream (15% fat)'],
    ['1 cup ish plain flour', 'about 1 cup plain flour'],
    ['2 tbsp-ish honey', 'about 2 tbsp honey'],
    ['5 tbsp cold water ish', 'about 5 tbsp cold water'],
    ['1 stick... ok half a stick (4 tbsp) butter', 'half a stick (4 tbsp) butter'],
  ])('%s', (line, plain) => expect(inListOrder(line)).toBe(plain));

  it.each([
    ['1 loaf tin'],
    ['1 cup lavish crackers'],
    ['1 cup milk 2%'],
    ['1 cup yogurt 0%'],
    ['nut milk bag'],
    ['glass jar'],
    ['2 tbsp olive oil'],
    ['1 cup half and half'],
    ['chicken in a bag'],
  ])('what is in order stays as it is: %s', (line) => expect(inListOrder(line)).toBe(line));
});
