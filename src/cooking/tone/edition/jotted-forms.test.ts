import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { signsSpelled } from './jotted-forms.ts';
import { rewriteTone } from '../rewrite.ts';

const kitchen = loadKitchen();
const say = (ingredients: readonly string[], instructions: readonly string[]): readonly string[] =>
  rewriteTone(
    understandRecipe(
      {
        title: 'Supper',
        description: null,
        cuisine: null,
        servings: 2,
        ingredients: [...ingredients],
        instructions: [...instructions],
      },
      kitchen,
    ),
    { tone: 'professional', length: 'same', seed: 1 },
    kitchen,
  ).text.instructions;

describe('notes without a verb', () => {
  it('say what is done in a stir-fry', () => {
    const said = say(
      [
        '250 g rump steak',
        '2 nests egg noodles',
        '1 red pepper',
        '3 tbsp soy sauce',
        '1 tbsp oyster sauce',
        '1 tbsp oil',
      ],
      [
        'noodles per packet, drain',
        'wok v hot, oil, steak 2 mins -> out onto plate',
        'noodles and steak back, soy + oyster sauce, toss',
      ],
    );
    expect(said[0]).toMatch(/cook\w* the noodles according to the packet instructions/iu);
    expect(said[1]).toMatch(/heat a wok until very hot.*cook the steak for 2 minutes.*to a plate/iu);
    expect(said[2]).toMatch(/return the noodles and (?:the )?steak to the pan, add/iu);
  });

  it('say what is done in a slow cooker, and in an oven', () => {
    const said = say(
      [
        '3 lb chuck roast',
        '1 lb carrots',
        '2 cups beef broth',
        '3 cloves garlic',
        '2 tbsp flour',
        '1 tsp salt',
        '1 tsp pepper',
      ],
      [
        'salt pepper roast all over. sear in hot skillet 4 min a side',
        'roast in crockpot, carrots around it, garlic, broth over',
        'lid on low 8 hrs or high 5',
        'flour + a lil water, whisk into juices on high 10 min for gravy',
      ],
    );
    expect(said[0]).toMatch(/season\w* the roast all over with (?:the )?salt and pepper/iu);
    expect(said[1]).toMatch(/the roast in the crockpot.*carrots around it.*pour the broth over/iu);
    expect(said[2]).toMatch(/cook on low for 8 hours or on high for 5 hours/iu);
    expect(said[3]).toMatch(/whisk the flour and a little water into the juices/iu);
  });

  it('say what goes in after a time, and what is worked into what was made before', () => {
    const said = say(
      ['2 heads pak choi', '1 tsp sesame oil', '250 g ricotta', '1 tsp salt', '500 g potatoes', '2 onions'],
      [
        'wipe them. 200C 10 min on foil',
        'steam pak choi 3 min, sesame oil',
        'Boil potatoes 20 min, mash. Fry onions 15 min. Half into mash with ricotta, salt, lots of pepper.',
      ],
    );
    expect(said[0]).toMatch(/bake\w* (?:them )?on foil at 200°?C for 10 minutes/iu);
    expect(said[1]).toMatch(/steam the pak choi for 3 minutes(?:, then| and) dress with the sesame oil/iu);
    expect(said[2]).toMatch(/half into the mash with (?:the )?ricotta, salt and (?:lots of )?pepper/iu);
  });

  it('read their signs and short forms as words', () => {
    expect(signsSpelled('brown mince, drain, sauce in, simmer 10')).toBe(
      'brown mince, drain, sauce in, simmer for 10 minutes',
    );
    expect(signsSpelled('air fryer 400F, single layer, 22-25 mins, flip halfway')).toBe(
      'air-fry in a single layer at 400F for 22-25 mins, turning halfway',
    );
    expect(signsSpelled('wipe off most of it. 200C 10 min on foil')).toBe(
      'wipe off most of it. Bake at 200C for 10 min on foil',
    );
    expect(signsSpelled('then grill/broiler 2-3 min till charred')).toBe(
      'then grill or broil for 2-3 min till charred',
    );
    expect(signsSpelled('40-45 minutes in the oven, until golden.')).toBe(
      'bake for 40-45 minutes, until golden.',
    );
    expect(signsSpelled('Roll 3mm, cut 7cm rounds. 1 heaped tsp filling each, fold, pinch.')).toBe(
      'Roll out to 3mm thick, cut 7cm rounds. Put 1 heaped tsp of the filling on each, fold and pinch.',
    );
    expect(
      signsSpelled(
        'squash in tin, back of spoon. 25–28 mins, golden edges, middle still soft — it firms up!',
      ),
    ).toBe(
      'press into the tin with the back of a spoon. Bake for 25–28 mins, until the edges are golden and the middle is still soft — it firms up!',
    );
    expect(signsSpelled('Grease 18cm round cake tin. Line 20cm square tin.')).toBe(
      'Grease an 18cm round cake tin. Line a 20cm square tin.',
    );
    expect(signsSpelled('layer. repeat x3, serve asap')).toBe('layer. Repeat 3 times, serve at once');
    expect(signsSpelled('Simmer 10 dumplings at a time.')).toBe('Simmer 10 dumplings at a time.');
  });
});
