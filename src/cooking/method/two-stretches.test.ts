import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../test/support/adapt.ts';
import type { MethodAdaptation } from './model.ts';

const words = ({ text }: MethodAdaptation): string => text.instructions.join('\n');

describe('what was never the old machine’s work stays as it was written', () => {
  const carnitas = words(
    adaptForFour(
      'Slow cooker beef tacos',
      [
        '1.5 kg chuck roast',
        '250 ml beef broth',
        '1 onion, quartered',
        '16 corn tortillas',
        'salsa, to serve',
      ],
      [
        'Put the beef, onion and broth in the crock pot.',
        'Cook on LOW for 8 hours, until it falls apart.',
        'Shred the beef onto a sheet pan, spoon over some of the juices and broil for 5 minutes. Toss and broil 4 minutes more until crisp at the edges.',
        'Warm the tortillas and fill them with the beef. Serve with salsa.',
      ],
      'oven',
    ),
  );

  it('broils what the slow cooker never browned, both times', () => {
    expect(carnitas).toMatch(/broil for 5 minutes/);
    expect(carnitas).toMatch(/broil 4 minutes more until crisp/);
    expect(carnitas).not.toMatch(/simmer on the stove/i);
  });

  it('warms tortillas, and simmers none', () => {
    expect(carnitas).toMatch(/Warm the tortillas and fill them/);
    expect(carnitas).not.toMatch(/add the (?:corn )?tortillas/i);
  });
});

describe('a covered stretch and an open one', () => {
  const ribs = [
    'Sticky ribs',
    ['1.5 kg pork spare ribs', '100 ml hoisin sauce', '2 tbsp honey', '2 tbsp soy sauce'],
    [
      'Heat the oven to 160C. Put the ribs in a roasting tin, pour over 300 ml boiling water and cover tightly with foil. Cook for 1½ hours until tender.',
      'Mix the hoisin, honey and soy sauce.',
      'Drain the ribs and tip back into the tin. Pour over the sauce and toss well.',
      'Turn the oven up to 220C. Roast for 25 minutes, basting twice, until dark and sticky.',
    ],
  ] as const;

  it.each(['slowCooker', 'pressureCooker'] as const)(
    'glazes in the oven what was tender before: %s',
    (target) => {
      const said = words(adaptForFour(...ribs, target));
      expect(said).toMatch(/tip them into a roasting tin lined with foil/);
      expect(said).toMatch(/toss well/);
      expect(said).toMatch(
        /Heat the oven to 220 ?°?C. Roast for 25 minutes, basting twice, until dark and sticky/,
      );
      expect(said).not.toMatch(/300 ml boiling water|cover tightly/);
    },
  );

  it.each(['grill', 'airFryer'] as const)('leaves the wet stretch to the oven: %s', (target) => {
    const said = words(adaptForFour(...ribs, target));
    expect(said).toMatch(
      /Heat the oven to 160C. Put the ribs in a roasting tin, pour over 300 ml boiling water/,
    );
    expect(said).toMatch(target === 'grill' ? /lay them on the grate/ : /lay them in the air-fryer basket/);
    expect(said).not.toMatch(/220C/);
  });

  it('crisps under a broiler what is shredded, and leaves no lid of foil and no sign of the old bark', () => {
    const said = words(
      adaptForFour(
        'Pulled pork',
        ['3 kg pork shoulder', '2 tbsp paprika', '250 ml cider vinegar', '250 ml barbecue sauce', '8 buns'],
        [
          'Rub the pork with the paprika. Oven to 150 C.',
          'Put the pork in a roasting pan and pour the vinegar round it.',
          'Cover tight with a double layer of foil. Roast 5 hours.',
          'Take off the foil, turn the oven up to 190 and roast 45 minutes more until there is a dark bark. Inside should be 95C and the bone should wiggle.',
          'Shred and toss with the barbecue sauce. Pile onto the buns.',
        ],
        'slowCooker',
      ),
    );
    expect(said).not.toMatch(/double layer|take off the foil|oven up|bone should wiggle/i);
    expect(said).toMatch(
      /toss with the barbecue sauce\. For dark, crisp edges, spread the pork out [^.]*under a hot broiler/,
    );
  });
});

describe('what is made crisp or risen by dry heat is not promised by a wet one', () => {
  const toad = [
    'Toad in the hole',
    ['8 pork sausages', '140 g plain flour', '4 eggs', '200 ml milk', '3 tbsp dripping'],
    [
      'Whisk the flour, eggs and milk to a batter.',
      'Heat the oven to 220C. Roast the sausages in the dripping for 15 minutes until the fat is smoking hot.',
      'Pour in the batter and bake for 30 minutes until puffed and crisp.',
    ],
  ] as const;

  it.each(['microwave', 'slowCooker', 'pressureCooker', 'steamer', 'stovetop'] as const)(
    'a batter that puffs: %s',
    (target) => {
      const { feasible, reason } = adaptForFour(...toad, target);
      expect(feasible).toBe(false);
      expect(reason).toMatch(/puff up and turn crisp/);
      expect(reason).not.toMatch(/moved to an? (?:stove|slow cooker|pressure cooker|microwave)/);
    },
  );

  it('crackling, and wings that are called crisp, in a microwave', () => {
    for (const [title, cue] of [
      ['Pork belly with crackling', 'until the crackling has blistered'],
      ['Crispy wings', 'until golden and crisp'],
    ] as const) {
      const { feasible, reason } = adaptForFour(
        title,
        [title.startsWith('Pork') ? '800 g pork belly slices' : '1 kg chicken wings', '1 tsp salt'],
        ['Heat the oven to 220C. Rub with the salt.', `Roast on a rack for 45 minutes ${cue}.`],
        'microwave',
      );
      expect(feasible).toBe(false);
      expect(reason).toMatch(/dry/);
    }
  });
});

describe('a barbecue by whatever name', () => {
  const skewers = adaptForFour(
    'Chicken tikka skewers (BBQ)',
    [
      '800 g boneless chicken thighs, cut into 4cm pieces',
      '200 g yoghurt',
      '2 tbsp oil',
      '1 green pepper, in chunks',
      '1 tbsp melted butter',
    ],
    [
      'Mix the yoghurt with the chicken and chill for 4 hours.',
      'Thread the chicken onto skewers with the pepper.',
      'Get the barbecue good and hot - white coals. Oil the grate.',
      'Grill the skewers for 12-14 mins, turning and basting with the butter, until charred at the edges.',
    ],
    'airFryer',
  );

  it('leaves no coals behind, and keeps the skewers, their basting and the time of cubes', () => {
    expect(skewers.source).toBe('grill');
    expect(words(skewers)).not.toMatch(/coals|barbecue|grate|large bowl good/i);
    expect(words(skewers)).toMatch(/skewers, short enough to fit/);
    expect(words(skewers)).toMatch(/basting with the butter/);
    expect(words(skewers)).toMatch(/for 12–16 minutes/);
  });
});

describe('a simmer that no verb tells', () => {
  it('is replaced whole, with its lid and its stirring, and what goes in after it is heated', () => {
    const said = words(
      adaptForFour(
        'Red lentil soup',
        [
          '2 onions, chopped',
          '2 carrots, diced',
          '2 tbsp oil',
          '300 g red lentils',
          '1.5 l vegetable stock',
          '50 g vermicelli',
        ],
        [
          'Soften the onions and carrots in the oil for 10 minutes.',
          'Add the lentils and stock. Bring to the boil, skim off any foam, then turn down, lid ajar, 30 min, stirring a few times because lentils love to stick.',
          'Add the vermicelli and cook another 6 min.',
        ],
        'pressureCooker',
      ),
    );
    expect(said).not.toMatch(/lid ajar|30 min|turn down|love to stick/);
    expect(said).toMatch(/Add the vermicelli\. Set the pressure cooker to Sauté and simmer for 6 minutes/);
  });

  it('takes the remarks of a pan with it', () => {
    const said = words(
      adaptForFour(
        'Lamb curry',
        ['750 g lamb shoulder, diced', '2 onions, sliced', '2 tbsp ghee', '300 ml water'],
        [
          'Brown the lamb in the ghee in a heavy pot. Add the onions and fry for 10 minutes.',
          'Add the water. Cover and simmer for 1 hour 15 minutes until tender. Stir every so often and top up with water if it catches.',
          'Serve with rice.',
        ],
        'slowCooker',
      ),
    );
    expect(said).not.toMatch(/every so often|top up|catches/i);
  });
});
