import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

describe('dried beans with what was fried for them, under pressure', () => {
  const made = adaptForFour(
    'Feijoada',
    [
      '500g dried black beans',
      '300g pork shoulder, cubed',
      '200g smoked sausage, sliced',
      '150g bacon, diced',
      '1 large onion, chopped',
      '6 garlic cloves, minced',
      '2 bay leaves',
      '2 tbsp oil',
      'salt',
    ],
    [
      'Soak the beans overnight. Drain.',
      'Put the beans in a large pot with 2.5 litres water and the bay leaves. Bring to the boil and simmer for 1 hour.',
      'Meanwhile, fry the bacon in the oil until crisp, add the pork shoulder and sausage and brown for 10 minutes. Add the meats to the beans and simmer for another 1 hour.',
      'In the fat left in the pan, fry the onion and garlic until golden. Add 2 ladles of beans, mash them and return the mash to the pot. Simmer 20 minutes until creamy.',
      'Add the salt and serve with rice.',
    ],
    'pressureCooker',
  );
  const said = made.text.instructions.join('\n');

  it('keep half of it back for the mash, and all of it comes back', () => {
    expect(said).toMatch(
      /Brown the pork shoulder, sausage and bacon[^]*onion[^]*garlic[^]*Scoop out half of it/,
    );
    expect(said).toMatch(/Mash 2 ladles of the beans with what was set aside and stir it back in/);
    expect(said).toMatch(/water to make 1250 ml in all[^]*no more than half full/);
  });

  it('cook for what is toughest, come down by themselves, and lose their leaves', () => {
    expect(said).toMatch(/high pressure for 25 minutes[^]*drop by itself for at least 20 minutes/);
    expect(said).toMatch(/Take out the bay leaves/);
    expect(said).not.toMatch(/batches|simmer for another/);
    expect(made.edits.find(({ kind }) => kind === 'time')?.before).toBe('2 hours');
  });
});
