import { describe, expect, it } from 'vitest';
import { readDurations, sumDurations } from './durations.ts';
import { readNumbers } from './numbers.ts';
import { readTemperatures } from './temperatures.ts';

const minutes = (text: string): readonly [number, number] | null => {
  const sum = sumDurations(readDurations(text, readNumbers(text)), text);
  return sum === null ? null : [Math.round(sum.min * 100) / 100, Math.round(sum.max * 100) / 100];
};

describe('times of an instruction', () => {
  it.each<[string, readonly [number, number] | null]>([
    ['Stir well.', null],
    ['Bake 8-10 minutes', [8, 10]],
    ['Bake for 1 hour 20 min', [80, 80]],
    ['Bake for 1 to 1 1/2 hours', [60, 90]],
    ['Bake 1-1/2 hours', [90, 90]],
    ['Bake for an hour and a half', [90, 90]],
    ['Simmer for about half an hour', [30, 30]],
    ['Simmer for 1 hour to 1 hour 15 minutes', [60, 75]],
    ['Fry 2 minutes per side', [4, 4]],
    ['Fry for 3 min on each side.', [6, 6]],
    ['Cook for another 5 mins', [5, 5]],
    ['Boil 5 minutes, then simmer 20 minutes', [25, 25]],
    ['Boil 20-ish minutes', [20, 20]],
    ['Simmer 20 minutes. Meanwhile, boil the pasta for 10 minutes', [20, 20]],
    ['Chill for 4 hours or overnight', [240, 240]],
    ['Soak overnight', [480, 480]],
    ['Stir every 10 minutes', null],
    ['Uncover for the last 5 minutes', null],
    ['Keeps for 3 days in the fridge', null],
    ['Zap in 30-second bursts', null],
    ['If still raw, cook 5 minutes more', null],
    ['Cook 10 minutes on one side and 5 on the other, 15 minutes in total', [15, 15]],
    ['Microwave 90 seconds', [1.5, 1.5]],
  ])('%s', (text, expected) => expect(minutes(text)).toEqual(expected));
});

describe('temperatures of an instruction', () => {
  it.each<[string, number | null, number | null]>([
    ['Stir well.', null, null],
    ['Preheat oven to 180C/160C fan/350F/gas 4', 180, null],
    ['Heat the oven to fan 160C/ conventional 180C', 180, null],
    ['Preheat the oven to 350 degrees F', 177, null],
    ['Preheat oven to 425', 218, null],
    ['Bake at gas mark 6', 200, null],
    ['Bake in a moderate oven', 180, null],
    ['Roast at 400°F until a thermometer reads 165°F', 204, 74],
    ['Cook until 63 °C inside', null, 63],
    ['Dissolve the yeast in water of 110°F', 43, null],
  ])('%s', (text, celsius, inner) => {
    const read = readTemperatures(text, readNumbers(text));
    expect([read.celsius, read.internalCelsius]).toEqual([celsius, inner]);
  });
});

it.each([
  ['a 9x13-inch dish', ['length', 'length']],
  ['2 x 400g tins', ['count', 'quantity']],
  ['Serves 4', ['servings']],
  ['Repeat step 3 with 50% of it', ['reference', 'share']],
  ['Microwave at 800W for 2 min', ['power', 'minutes']],
])('tells what the numbers of "%s" count', (text, kinds) => {
  expect(readNumbers(text).map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  [
    'minutes',
    'minutes,-minute,MIN,hours,hr,seconds,secs,days,weeks,nights,months,h, more minutes, full hours,good hour',
  ],
  ['temperature', '°C,º,˚F,degrees,deg,DEGREES F,celsius,Fahrenheit,centigrade,F,c'],
  ['length', "-inch, Inches,cm,mm,ft,feet,centimetres,in thick,\",″,”,''"],
  ['share', '%,percent, PER CENT'],
  ['power', 'W,watts,-watt'],
  [
    'quantity',
    'cups,tbsp,Teaspoons,ounces,oz,fl oz,lbs,pounds,g,kg,kilos,ml,cl,dl,litres,quarts,pints,gallons,sticks,cans,jars,packets,cloves,slices,pinches,dashes,handfuls,sprigs,stalks,bunch,knobs,drops,splash,ladles,spoons,glasses,mugs,bottles,sheets,scoops,heaping cups,level tsp,scant cup,generous cup',
  ],
  ['servings', 'servings,people, Portions,persons'],
])('knows %s by every unit, close behind a number or not', (kind, units) => {
  for (const unit of units.split(','))
    for (const space of ['', ' ', '\u00a0']) {
      const text = `Take 120${space}${unit}.`;
      expect([text, readNumbers(text)[0]?.kind]).toEqual([text, kind]);
    }
});

describe('degrees without a scale', () => {
  it('are of Fahrenheit where a room has them', () => {
    const text = 'Let the dough rest at warm room temperature, about 70 degrees.';
    expect(readTemperatures(text, readNumbers(text)).celsius).toBe(21);
  });
  it('are of an oven where an oven has them', () => {
    const text = 'Heat the oven to 450 degrees.';
    expect(readTemperatures(text, readNumbers(text)).celsius).toBe(232);
  });
});
