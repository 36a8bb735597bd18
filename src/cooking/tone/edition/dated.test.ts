import { describe, expect, it } from 'vitest';
import { modernised } from './dated.ts';

describe('the turns of old cookery books', () => {
  it.each([
    [
      'Take the beef, and having wiped it with a damp cloth, cut it up.',
      'Take the beef, wipe it with a damp cloth, then cut it up.',
    ],
    ['Let the veal be well washed and set in the pan.', 'Wash the veal well and set it in the pan.'],
    ['Turn into a hot dish and send to table very hot.', 'Turn it into a hot dish and serve very hot.'],
    ['Draw the pan to the side of the fire and let it simmer.', 'Lower the heat and let it simmer.'],
    ['The top should be of a golden brown.', 'The top should be golden brown.'],
    ['Stir continually that it may not be lumpy.', 'Stir continually so that it does not become lumpy.'],
    ['Let it come slowly to the boil.', 'Bring it slowly to the boil.'],
    ['Having regard to the heat, it may be eaten cold.', 'Having regard to the heat, serve it cold.'],
  ])('%s', (old, said) => expect(modernised(old)).toBe(said));
});
