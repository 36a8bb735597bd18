import { expect, it } from 'vitest';
import { tellsTheSame } from './proof.ts';

it.each([
  ['Heat oil 5 mins', 'Heat the oil for 5 minutes.'],
  ['add brocolli & salt, stir', 'Add the broccoli and salt, and stir.'],
  ['Serve hot and enjoy!', 'Serve hot.'],
  ['pre-heat to 350F', 'Preheat to 350°F.'],
  ['heat over medium.', 'Heat over medium heat.'],
])('takes small words, spelling and wishes for the same: %s', (source, edited) => {
  expect(tellsTheSame(source, edited, ['oil', 'salt'])).toBe(true);
});

it.each([
  ['Cook for 5 minutes.', 'Cook for 6 minutes.'],
  ['Cook for 5 minutes, stirring.', 'Cook, stirring.'],
  ['Add the oil and salt.', 'Add the salt.'],
  ['Do not stir.', 'Do stir.'],
  ['Stir, then cook.', 'Cook, then stir.'],
  ['Stir until thick.', 'Stir.'],
  ['Add the oil.', 'Add the oil and butter.'],
  ['Cook for two minutes.', 'Cook for minutes.'],
])('sees what is lost, new or elsewhere: %s', (source, edited) => {
  expect(tellsTheSame(source, edited, ['oil', 'salt'])).toBe(false);
});
