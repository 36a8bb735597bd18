import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { Place } from './model.ts';

const { speller } = loadKitchen();
const put = (text: string, place: Place = 'prose'): string => speller.spelled(text, place).text;

describe('a word that is no word', () => {
  it.each([
    ['1t giner syrup', 'line', '1t ginger syrup'],
    ['1/4 Teapsoon nutmeg', 'line', '1/4 Teaspoon nutmeg'],
    ['2 cans cannelini beans', 'line', '2 cans cannellini beans'],
    ['Melt the choclate carfully untill smooth.', 'prose', 'Melt the chocolate carefully until smooth.'],
    ['Grate it with a gratter.', 'prose', 'Grate it with a grater.'],
    ['Desolve the sugar at room temputure.', 'prose', 'Dissolve the sugar at room temperature.'],
  ] as const)('%s', (text, place, right) => {
    expect(put(text, place)).toBe(right);
  });
});

describe('a right word in the wrong place', () => {
  it.each([
    ['200ml White whine', '200ml White wine'],
    ['Add bell paper and simmer.', 'Add bell pepper and simmer.'],
    ['Pore the batter into the pan.', 'Pour the batter into the pan.'],
    ['Brake the eggs into a large bow.', 'Break the eggs into a large bowl.'],
    ['Let it marinade for an hour.', 'Let it marinate for an hour.'],
    ['Add two table spoons of salt.', 'Add two tablespoons of salt.'],
    ['Remove from the heat and mashup, or skip this.', 'Remove from the heat and mash up, or skip this.'],
    ['Bake for up to 20 minute with steam.', 'Bake for up to 20 minutes with steam.'],
    ['Simmer 1-2 hour.', 'Simmer 1-2 hours.'],
    ['Remove form the heat, than add the cream.', 'Remove from the heat, then add the cream.'],
  ])('%s', (text, right) => {
    expect(put(text)).toBe(right);
  });
});

describe('what is shortened on a card', () => {
  it.each([
    ['1 t garlic pwdr', 'line', '1 t garlic powder'],
    ['2 cans crm of mush soup', 'line', '2 cans cream of mushroom soup'],
    ['1 c. brn sugar', 'line', '1 c. brown sugar'],
    ['2 c shred cheddar', 'line', '2 c shredded cheddar'],
    ['2 tins chopped toms', 'line', '2 tins chopped tomatoes'],
    [
      'Mix dough ingred. In sm bowl comb the eggs and milk.',
      'prose',
      'Mix dough ingredients. In small bowl combine the eggs and milk.',
    ],
    ['Cont. cooking until veg. are done.', 'prose', 'Continue cooking until veg are done.'],
    ['Refrig overnite, ea side 3 min.', 'prose', 'Refrigerate overnight, each side 3 min.'],
    [
      'Serve with mushy peas, comb honey and shredded toms.',
      'prose',
      'Serve with mushy peas, comb honey and shredded toms.',
    ],
  ] as const)('%s', (text, place, right) => {
    expect(put(text, place)).toBe(right);
  });
});

describe('what is written for fun stays', () => {
  it.each(['coconutty', 'chocolatey', 'crispety', 'garlicy', 'cinnamony', 'yummalicious', 'pumpkiny'])(
    '%s',
    (word) => {
      expect(put(`It is sharp, red and ${word}, and better the next day.`)).toContain(word);
    },
  );
  it('leaves the words of talk alone but for known slips', () => {
    expect(put('So tumeric and splodgeous, garlickly too.', 'talk')).toBe(
      'So turmeric and splodgeous, garlickly too.',
    );
  });
});

describe('what is right stays', () => {
  it.each([
    ['Line the tin with red paper cases.', 'prose'],
    ['Give it a 10-15 minute rest, then bake for 1/2 hour.', 'prose'],
    ['Serve with a mashup of potatoes.', 'prose'],
    ['1 tablespoon Massel stock powder', 'line'],
    ['250 g Bamba', 'line'],
    ['Zürcher Geschnetzeltes with Rösti', 'title'],
    ['Colour the caster sugar, then whisk in the yoghurt.', 'prose'],
    ['Legumi misti, acqua minerale frizzante', 'line'],
    ['Pinch off small pieces; cut the loose skin away.', 'prose'],
    ['Deseed and julienne 2 courgettes; deglaze with 100 ml mirin.', 'prose'],
    ['Blend the pear and garlic.', 'prose'],
    ['Cook 2-3 mins, then add gochujang, doubanjiang and nduja.', 'prose'],
  ] as const)('%s', (text, place) => {
    expect(put(text, place)).toBe(text);
  });

  it('and so does every figure', () => {
    const text = 'Bake 1½ lb tomatos at 350°F/180 °C for 25-30 minits, 2x.';
    expect(put(text)).toBe('Bake 1½ lb tomatoes at 350°F/180 °C for 25-30 minutes, 2x.');
  });
});
