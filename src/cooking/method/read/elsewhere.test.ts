import { expect, test } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

test('a sauce that has a saucepan of its own keeps it, though both it and the marinade take sugar', () => {
  const { text } = adaptForFour(
    'Pork skewers',
    [
      '500 g pork loin',
      '2 tbsp sugar',
      '1 tbsp fish sauce',
      '4 tbsp peanut butter',
      '1 tbsp red curry paste',
      '100 ml coconut milk',
    ],
    [
      'Cut the pork into strips and mix with the fish sauce and 1 tbsp of the sugar.',
      'Thread onto skewers and grill until cooked through, 8 minutes.',
      'Stir the peanut butter, curry paste, coconut milk and the remaining sugar together in a small saucepan. Simmer for 2 minutes, stirring.',
      'Serve the pork with the sauce.',
    ],
    'airFryer',
  );
  const said = text.instructions.join('\n');
  expect(said).toContain('in a small saucepan');
  expect(said).toContain('Simmer for 2 minutes, stirring.');
  expect(said).toMatch(/basket/);
});
