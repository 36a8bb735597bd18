import { expect, it } from 'vitest';
import { sortNotes } from './from-suggestion.ts';

it('sorts what a substitute asks of the cook into method, remark and what somebody else must change', () => {
  expect(
    sortNotes([
      'Use 1 tbsp ground flaxseed and 3 tbsp water for 1 egg.',
      'Stir and let it gel for 5 to 10 minutes before use; it binds and does not raise.',
      'The crumb comes out a little drier.',
      'Leave out the salt.',
      'Roast it for 20–28 minutes rather than 50–75.',
    ]),
  ).toEqual({
    prepare: ['Stir and let it gel for 5 to 10 minutes before use.'],
    remarks: ['it binds and does not raise', 'the crumb comes out a little drier'],
    adjust: ['Leave out the salt.', 'Roast it for 20–28 minutes rather than 50–75.'],
  });
});
