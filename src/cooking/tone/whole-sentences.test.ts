import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { rewriteTone } from '#usecases/recipes/rewrite-tone';
import { gainsays } from './beside/gainsays.ts';

const kitchen = loadKitchen();
const say = (
  tone: 'concise' | 'minimalist' | 'professional' | 'kidFriendly',
  length: 'shorter' | 'same',
  steps: string[],
) =>
  rewriteTone(kitchen, {
    recipe: {
      title: 'Eggs',
      ingredients: [
        '4 eggs',
        '2 English muffins',
        '1 tbsp vinegar',
        '1 onion, chopped',
        '1 tsp sugar',
        '1 cup flour',
        '1 cup milk',
      ],
      instructions: steps,
    },
    tone,
    length,
  }).instructions.join(' ');

describe('few words', () => {
  const steps = [
    'Gently slide the eggs into the simmering water. Take a spoon and stir the water into a little whirlpool.',
    'Remove the eggs with a slotted spoon and place them on a paper towel-lined plate to drain.',
    'Halve the muffins and toast them.',
  ];
  it('are whole sentences with their articles: concise', () => {
    const said = say('concise', 'shorter', steps);
    expect(said).toMatch(/the eggs[\s\S]*a spoon[\s\S]*slotted spoon[\s\S]*the muffins/);
    expect(said).not.toMatch(/\b(?:take spoon|slide eggs|halve muffins)/i);
  });
  it('keep the articles of tools, and spare those of foods: minimalist', () => {
    const said = say('minimalist', 'shorter', steps);
    expect(said).toMatch(/\beggs[\s\S]*a spoon[\s\S]*slotted spoon[\s\S]*\bmuffins/);
    expect(said).not.toMatch(/\btake spoon|\bthe (?:eggs|muffins)/i);
  });
});

it('says once what may be done, and takes heat and not food away', () => {
  const said = say('professional', 'same', [
    'Fry the onion until soft. Optional: You can sprinkle some sugar over the onion.',
    'Turn down the main mix again slightly and add the milk.',
  ]);
  expect(said.match(/\b(?:if desired|optional(?:ly)?)\b/gi) ?? []).toHaveLength(1);
  expect(said).not.toMatch(/Reduce the main mix/);
});

it('tells children to wash their hands once in a step, and makes no tip of a taste', () => {
  const said = say('kidFriendly', 'same', [
    'Beat the eggs in a large bowl, add the flour and milk and mix.',
    'Fry the pancakes. Maybe you prefer adding fruits of your choice.',
  ]);
  expect(said).not.toMatch(/Did you know/);
  expect(said.match(/wash (?:your|those) hands/gi)!.length).toBeLessThanOrEqual(2);
});

it('sets no remark beside a sentence that it gainsays', () => {
  const sticky = "It will look wet and rather rough. That's exactly right, so resist the urge to add more.";
  expect(gainsays(sticky, 'Knead each half, adding flour as needed.')).toBe(true);
  expect(gainsays(sticky, 'Mix the flour and water to a rough dough.')).toBe(false);
  expect(gainsays('unhurriedly', 'beat the whites until stiff')).toBe(true);
});

it('closes a call in brackets with one mark', () => {
  const said = rewriteTone(kitchen, {
    recipe: {
      title: 'Garlic',
      ingredients: ['2 cloves garlic', '1 tbsp oil'],
      instructions: ["Heat the oil and fry the garlic for 1 minute (don't burn it!).", 'Serve.'],
    },
    tone: 'enthusiastic',
    length: 'shorter',
  }).instructions.join(' ');
  expect(said).not.toMatch(/!\)!/);
});
