import { describe, expect, it } from 'vitest';
import { typed } from './typed.ts';
import { faultsIn } from '../say/well-formed.ts';

describe('what is typed to a friend, spelled', () => {
  it.each([
    ['mix the chicken w yoghurt', 'mix the chicken with yoghurt'],
    ['serve w. flatbreads', 'serve with flatbreads'],
    ['beat it til its shiny n thick', "beat it until it's shiny and thick"],
    ['bake until its edges are golden', 'bake until its edges are golden'],
    ['until the edges r golden', 'until the edges are golden'],
    ['fry it like 10 mins', 'fry it about 10 mins'],
    ['beat it (2 mins ish)', 'beat it (about 2 mins)'],
    ['stir for ~5 min', 'stir for about 5 min'],
    ['its a smoooth paste', "it's a smooth paste"],
    ['mayo + sriracha = sauce', 'mix mayo + sriracha to make the sauce'],
    ['toss toss toss', 'toss'],
    ['keep some of the water b4 u drain', 'keep some of the water before you drain'],
    ['or microwave idc', 'or microwave'],
    ['chop them all the same size ish', 'chop them to the same size'],
    ['add the beef in single layer', 'add the beef in a single layer'],
    ['toast them for 2 mins DO NOT BURN', 'toast them for 2 mins. Do not burn'],
    ['dont stir just shake the pan', "don't stir; just shake the pan"],
    [
      'simmer it another 5. too thick add water',
      'simmer it for another 5 minutes. If it is too thick, add water',
    ],
    ['fry until brown dont rush', "fry until brown. Don't rush"],
    ['cook til mushy bout 5 mins', 'cook until mushy, about 5 mins'],
    ['rice or roti, ur call', 'rice or roti'],
    ['add fruits of your choice', 'add fruits of your choice'],
    ['cook it according to package', 'cook it according to the package'],
    ['Heat grill to high', 'Heat the grill to high'],
    ['onion in the oil 8 mins', 'fry the onion in the oil for 8 mins'],
    ['up heat', 'turn up the heat'],
    ['oven to 220. slice the beef', 'oven to 220°C. Slice the beef'],
  ])('%s', (said, spelled) => expect(typed(said)).toBe(spelled));
});

it('an order that lost its end is a fault, the people somebody is fond of are none', () => {
  expect(faultsIn('Add the fruits of.', 'Add the fruits of your choice.')).toEqual(['ends in the middle']);
  expect(faultsIn("Serve it to the people you're fond of.", 'Serve.')).toEqual([]);
});
