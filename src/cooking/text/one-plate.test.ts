import { describe, expect, it } from 'vitest';
import { forEaters } from './one-plate.ts';

const alone = (text: string): string => forEaters(1, [text])[0]!;

describe('what is served to one', () => {
  it('goes into one bowl or onto one plate', () => {
    expect(alone('Divide the rice between deep bowls and top with the tuna.')).toBe(
      'Put the rice in a deep bowl and top with the tuna.',
    );
    expect(alone('Taste for vinegar, and share among bowls over the rice.')).toBe(
      'Taste for vinegar, and put everything in a bowl over the rice.',
    );
    expect(alone('Divide the meat between warm plates.')).toBe('Put the meat on a warm plate.');
    expect(alone('Ladle into bowls. Spoon onto warm plates. Serve in deep bowls.')).toBe(
      'Ladle into a bowl. Spoon onto a warm plate. Serve in a deep bowl.',
    );
    expect(alone('Pour into glasses and drink at once.')).toBe('Pour into a glass and drink at once.');
    expect(alone('Fill wide bowls with the quinoa.')).toBe('Fill a wide bowl with the quinoa.');
  });

  it('is opened and filled by one', () => {
    expect(alone('Put the parcels on plates and let everyone open their own.')).toBe(
      'Put the parcel on a plate and open it at the table.',
    );
    expect(alone('Cut a large sheet of baking paper for each person.')).toBe(
      'Cut a large sheet of baking paper.',
    );
  });

  it('is left as it is for more, and where one bowl is meant already', () => {
    expect(forEaters(2, ['Ladle into bowls.'])).toEqual(['Ladle into bowls.']);
    expect(alone('Whisk it in a large bowl.')).toBe('Whisk it in a large bowl.');
    expect(alone('Beat whites and yolks in two bowls.')).toBe('Beat whites and yolks in two bowls.');
  });
});
