import { describe, expect, it } from 'vitest';
import { tied } from './loose-notes.ts';

const [food, time] = ['\ue100', '\ue300'];

describe('loose ends of notes', () => {
  it.each([
    [`Roast for ${time}, shake halfway.`, `Roast for ${time}, shaking halfway.`],
    [`Grill for ${time}, turn it once.`, `Grill for ${time}, turning it once.`],
    [`Cook for ${time}, give it a stir halfway.`, `Cook for ${time}, stirring it halfway.`],
    [`Simmer for ${time}, giving it a shake half way.`, `Simmer for ${time}, giving it a shake half way.`],
    [`Simmer ${time}, lid half on.`, `Simmer for ${time} with the lid half on.`],
    [
      'Stick blender - half smooth, half chunky.',
      'Blend with a stick blender until half smooth and half chunky.',
    ],
    [`${food} in well-salted water, ${time}.`, `Cook the ${food} in well-salted water for ${time}.`],
    [`Blend the ${food} ${food} ${food} and milk.`, `Blend the ${food}, ${food}, ${food} and milk.`],
    ['Taste - more salt?', 'Taste and add more salt if needed.'],
    ['Get pan smoking hot.', 'Heat the pan until smoking hot.'],
    ['Get a big pan of salted water on to boil.', 'Bring a big pan of salted water to the boil.'],
    [
      `Roast for ${time}, ${food} needs to be cooked through.`,
      `Roast for ${time}. The ${food} needs to be cooked through.`,
    ],
    [`Let it stand ${time}.`, `Let it stand for ${time}.`],
    [`Let it stand ${time} before serving.`, `Let it stand ${time} before serving.`],
  ])('%s', (note, said) => expect(tied(note)).toBe(said));
});
