import { describe, expect, it } from 'vitest';
import { gainsays } from './gainsays.ts';

describe('what is told of a pot', () => {
  it('ticks over nothing where the heat was raised', () => {
    expect(gainsays('let {it} simmer low{rest}', 'Raise the heat to medium-high, simmer until tender.')).toBe(
      true,
    );
    expect(gainsays('let {it} simmer low{rest}', 'Simmer until tender.')).toBe(false);
  });
  it('leaves nobody free who has to stir', () => {
    expect(gainsays('A pot like this minds itself.', 'Cook, stirring constantly.')).toBe(true);
    expect(gainsays('A pot like this minds itself.', 'Cook for 20 minutes.')).toBe(false);
  });
  it('turns nothing gold that must not color', () => {
    expect(gainsays('From white to gold.', 'Cook the onion until soft but not coloured.')).toBe(true);
    expect(gainsays('From white to gold.', 'Cook the onion until soft.')).toBe(false);
  });
});
