import { expect, it } from 'vitest';
import { condensed, type Around } from './condense.ts';
import { breaksOff } from './kept.ts';
import { unparted } from './structure.ts';

const around: Around = {
  before: '',
  named: new Set(),
  keys: (masked) => masked.match(/[\ue100-\ue1ff]/g) ?? [],
};
const brief = (text: string): string => condensed(text, 'brief', around);

it('says a lid, an oven, a start and a going on in a word', () => {
  expect(brief('Close the pan with a lid and stew for \ue300.')).toMatch(/^cover and stew \ue300\.$/i);
  expect(brief('Place the tray in the preheated oven and bake for \ue300.')).toMatch(/^bake \ue300\.$/i);
  expect(brief('Begin to knead the dough.')).toMatch(/^knead the dough\.$/i);
  expect(brief('Continue cooking for another \ue300.')).toMatch(/^cook \ue300 more\.$/i);
  expect(brief('Whisk until the custard is thickened.')).toMatch(/until thickened\.$/);
  expect(brief('Pat it dry with some paper towels, and then I season it.')).toMatch(
    /^pat it dry,? and then season it\.$/i,
  );
  expect(brief('Drain the \ue100 and set aside.')).toMatch(/^drain the \ue100\.$/i);
});

it('keeps a cue that begins with a start, and what stands for a time', () => {
  expect(brief('Cook until it starts to boil.')).toContain('starts to boil');
  expect(brief('Drain and set aside for \ue300.')).toContain('set aside');
});

it('breaks no sentence off, and keeps how far', () => {
  expect(breaksOff('the goal here is to let it rest.', 'the goal here is.')).toBe(true);
  expect(unparted('Pour enough \ue100 so that the mix fills half of the jar.')).toContain('fills half');
});
