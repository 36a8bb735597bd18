import { describe, expect, it } from 'vitest';
import { dustedOtherwise } from './floured-tins.ts';

const told = (text: string): string =>
  dustedOtherwise([{ id: 's', text }], 'rice flour', 'no wheat').reduceRight(
    (made, edit) =>
      edit.kind === 'replace-text'
        ? made.slice(0, edit.span.start) + edit.text + made.slice(edit.span.end)
        : made,
    text,
  );

describe('dustedOtherwise', () => {
  it('dusts tins and boards with another flour', () => {
    expect(told('Pour into a pan that has been buttered and floured. Bake.')).toBe(
      'Pour into a pan that has been buttered and dusted with rice flour. Bake.',
    );
    expect(told('Roll it out on a lightly floured board.')).toBe(
      'Roll it out on a lightly rice-floured board.',
    );
    expect(told('Grease and flour a loaf tin.')).toBe('Grease and rice-flour a loaf tin.');
  });

  it('leaves alone what is floured to be fried', () => {
    expect(told('Fry the floured chicken.')).toBe('Fry the floured chicken.');
    expect(told('Sift the flour.')).toBe('Sift the flour.');
  });
});
