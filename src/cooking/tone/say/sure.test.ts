import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import type { Tone } from '../../vocabulary.ts';
import { parseSentence } from './parse-sentence.ts';
import { rewriteTone } from '../rewrite.ts';
import { isSure } from './sure.ts';

const kitchen = loadKitchen();

/** What several tones and seeds make of some steps, one text. */
function said(
  ingredients: readonly string[],
  instructions: readonly string[],
  tones: readonly Tone[] = ['casual', 'elegant', 'rustic', 'storytelling'],
): string {
  const recipe = {
    title: 'Supper',
    description: null,
    cuisine: null,
    servings: 4,
    ingredients,
    instructions,
  };
  return tones
    .flatMap((tone) =>
      [1, 2, 3].map((seed) =>
        rewriteTone(
          understandRecipe(recipe, kitchen),
          { tone, length: 'same', seed },
          kitchen,
        ).text.instructions.join('\n'),
      ),
    )
    .join('\n');
}

describe('when and how far from the heat', () => {
  it('is no part of what is handled', () => {
    for (const one of [
      'Add the beans for the last \ue500.',
      'Add the porcini and their liquid half way through.',
      'Broil the salmon \ue500 from the heat.',
    ])
      expect(isSure(parseSentence(one))).toBe(false);
    const text = said(
      ['4 salmon fillets', '200 g green beans'],
      ['Broil the salmon 6 inches from the heat for 8 minutes.', 'Add the beans half way through.'],
      ['formal', 'professional', 'elegant'],
    );
    expect(text).not.toMatch(/inches (?:is|are|should)|half way (?:is|are|should|may)/);
  });
});

describe('a sentence that was understood', () => {
  it.each([
    'Peel and chop the onions, then fry them in the oil until soft.',
    'Place the potatoes in a large pot and cover with water.',
    'Roast in an oven or on a grill for 20 minutes.',
    'Add the beef, and the bread crumbs and mix.',
    'Make sure the broth does not dry out.',
    'Continue beating the mixture until stiff.',
    'Gently knead 4 times, then press into a rectangle.',
  ])('is built anew: %s', (sentence) => {
    expect(isSure(parseSentence(sentence))).toBe(true);
  });
});

describe('a sentence that was not understood for certain', () => {
  it.each([
    'Add the rest of the ingredients, except for the sugar and using a spatula, gently fold everything.',
    'Fry them ensuring that they are cooked the whole way through.',
    'Take it out and whisk it again, do this twice again or until the egg is ready.',
    'Crush the cubes into the pan, and stir to blend and dissolve the cubes.',
    'Add the berries and sugar to taste to the blender.',
    'Mix well, ensue the peas and corn thaw.',
    'Once the pan is hot add the rice and brake up the rice to see no clumps.',
    'While everything is boiling dice the cheese, prepare a pan.',
    'Add the paste to the pan, mix until the rice is coated add water if needed.',
    'Season the veal on both sides, dive it through the bowls.',
    'Put spoonfuls of the mixture onto greased or',
  ])('is kept whole: %s', (sentence) => {
    expect(isSure(parseSentence(sentence))).toBe(false);
  });

  it('is led in at most, and never loses a word', () => {
    const text = said(
      ['3 eggs', '200 g icing sugar', '200 g almond meal'],
      [
        'Add the rest of the ingredients, except for icing sugar and using a spatula, gently fold everything until well combined.',
      ],
    );
    for (const line of text.split('\n'))
      expect(line).toMatch(
        /\badd the rest of the ingredients, except for icing sugar and using a spatula, gently fold everything until well combined\b/i,
      );
  });
});

describe('phrasal verbs', () => {
  it('take no particle that belongs to the noun', () => {
    const text = said(
      ['200 g icing sugar'],
      ['Place the paper cut out on top and dust with icing sugar. Carefully remove the cut out.'],
    );
    expect(text).not.toMatch(/place out|remove out|out the (?:paper )?cut\b(?! out)/i);
  });

  it('have their pronoun before the particle, whatever follows it', () => {
    const text = said(
      ['1 chicken', '4 eggs'],
      ['Cut it down the middle and remove the backbone. Mix it again until smooth.'],
    );
    expect(text).not.toMatch(/\b(?:up|out|off|away) (?:it|them)\b|again up\b/i);
  });

  it('cut nothing up that is only cut along', () => {
    const text = said(['1 chicken'], ['Cut along both sides of the backbone with shears.']);
    expect(text).not.toMatch(/\b(?:it|them) (?:up )?along/i);
  });

  it('pour it without tipping it over where nobody says where to', () => {
    expect(said(['1 l milk'], ['Pour it and enjoy!'])).not.toMatch(/\b(?:tip|slosh|decant) it\b/i);
  });
});

describe('lists and articles', () => {
  it('have their "and", and articles in front of parts of the dish', () => {
    const text = said(
      ['1 lettuce', '2 tomatoes', '1 cucumber', '1 chicken'],
      ['Combine lettuce, tomatoes, cucumber in a bowl. Remove backbone. Pinch ends.'],
      ['casual', 'elegant', 'rustic'],
    );
    expect(text).not.toMatch(/tomatoes, cucumber/i);
    expect(text).not.toMatch(/\b(?<!the )(?:backbone|ends)\b/i);
  });
});

describe('what is told beside', () => {
  it('goes on from no cue as if it were one', () => {
    const text = said(
      ['1 duck'],
      [
        'Bring to a boil, then let it simmer for about 1 hour, or until the duck is tender and the sauce has thickened.',
      ],
      ['casual', 'enthusiastic', 'elegant'],
    );
    expect(text).not.toMatch(/thickened and /i);
  });

  it('gives no time to a time that goes on', () => {
    expect(said(['200 g pasta'], ['Cook for 2 to 3 minutes more.'])).not.toMatch(/more will do|; 2 to 3/i);
  });

  it('is no joke about lye, and softens no warning', () => {
    const text = said(
      ['1 kg flour', '100 g butter'],
      ['Do not burn the butter. Slowly drizzle the lye down the drain.'],
      ['casual', 'humorous', 'friendly'],
    );
    expect(text).not.toMatch(/try (?:not )?to|pattern|temptation|better person/i);
  });
});

describe('what is done once', () => {
  it('is served once, and heated through without rising', () => {
    const text = said(
      ['1 l milk'],
      ['Add the milk and heat through.', 'Serve hot and enjoy!'],
      ['friendly', 'encouraging', 'enthusiastic'],
    );
    expect(text).not.toMatch(/up through|serve it\b[^\n]*serve it/i);
    expect(text).not.toMatch(/hot\.? serve it/i);
  });

  it('is stirred by somebody', () => {
    const text = said(
      ['300 g pasta'],
      ['Add the pasta mixture, stirring until hot.'],
      ['formal', 'enthusiastic', 'storytelling'],
    );
    expect(text).not.toMatch(/(?:in|added), stirring|until hot, stirring/i);
  });
});

it('keeps a time with what it is counted from', () => {
  const text = said(
    ['500 g pierogi', '1 onion', '50 g butter'],
    ['Boil in salted water in batches, 3 minutes after they float. Serve with the onion fried in butter.'],
    ['casual', 'humorous', 'elegant', 'storytelling', 'rustic', 'friendly'],
  );
  expect(text.match(/3 minutes after they float/g)?.length).toBe(18);
});
