import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../test/support/adapt.ts';

type Adapted = ReturnType<typeof adaptForFour>;
const steps = (...of: Parameters<typeof adaptForFour>): string => {
  const adapted = adaptForFour(...of);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};
const list = ({ text }: Adapted): string => text.ingredients.join('\n');

describe('what was fried, in hot air', () => {
  const schnitzel = [
    'Put each steak between clingfilm and bash out with a rolling pin till 1/2cm thick.',
    'Coat the pork in the flour, then the egg, then the crumbs.',
    'Heat 1cm oil in a frying pan. Fry the schnitzels 2 at a time for 3 mins each side till crisp and golden. Keep warm in a low oven while you do the others.',
    'Drain on kitchen paper, serve with lemon wedges. My boys fight over the last one.',
  ];
  const pork = [
    '4 pork loin steaks (about 150g each)',
    '50g plain flour',
    '2 eggs',
    '150g dried breadcrumbs',
    'sunflower oil for shallow frying',
    '1 lemon, in wedges',
  ];

  it('loses only the oil: the knife work, the remarks and the table stay word for word', () => {
    const said = steps('Pork schnitzel', pork, schnitzel, 'airFryer');
    expect(said).toContain(schnitzel[0]);
    expect(said).toMatch(/Spray or brush the schnitzels all over with the rest of the sunflower oil/);
    expect(said).toMatch(/turning them [^.]*until crisp and golden/);
    expect(said).toMatch(/71 °C[^.]*thickest piece/);
    expect(said).toContain('My boys fight over the last one.');
    expect(said).not.toMatch(/kitchen paper|low oven|shak/);
    expect(list(adaptForFour('Pork schnitzel', pork, schnitzel, 'airFryer'))).toMatch(/2 tbsp sunflower oil/);
  });

  it('gives each food its own minutes, and knows raw tenders from those of a packet', () => {
    const said = steps(
      'Tenders and fries',
      [
        '1 1/2 lbs chicken tenders',
        '1/2 cup flour',
        '2 eggs',
        '1 cup panko',
        '2 lbs potatoes, cut in 1/2 inch fries',
        'oil for deep frying',
      ],
      [
        'Heat oil to 325 in a deep fryer. Fry the potatoes in batches 5 min until limp. Drain.',
        'Turn the oil up to 375. Meanwhile dredge the tenders in flour, then egg, then panko.',
        'Fry the tenders 5-6 min until golden.',
        'Give the fries a second fry, 3-4 min till crisp. Salt straightaway.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/Toss the potatoes with 1 tablespoon of the oil/);
    expect(said).toMatch(/18–25 minutes, shaking the basket halfway/);
    expect(said).toMatch(/Lay the tenders[^.]*\. Air-fry at [^.]* for 10–12 minutes, turning once/);
    expect(said).toMatch(/tenders reach 165 °F/);
    expect(said).toMatch(/Tip the potatoes back into the basket for 2–3 minutes[^.]*\. Salt straightaway/);
  });
});

describe('a roasting tin that no basket holds', () => {
  const tray = [
    'Heat the oven to 200C fan. In your largest roasting tin toss the potatoes, onions and peppers with half the oil and season.',
    'Rub the chicken with the harissa and the rest of the oil, and sit on top of the veg, skin side up. Roast for 25 mins.',
    'Add the tomatoes and lemon halves to the tin and roast for a further 20 mins until the chicken is crisp and cooked through and the potatoes are golden.',
    'Squeeze over the roasted lemon and serve from the tin with dollops of yoghurt.',
  ];
  const adapted = adaptForFour(
    'Harissa chicken traybake',
    [
      '8 chicken thighs, skin on bone in',
      '600g new potatoes, halved',
      '2 red onions, cut into wedges',
      '2 red peppers, chunks',
      '3 tbsp harissa',
      '2 tbsp olive oil',
      '1 lemon, halved',
      '200g cherry tomatoes',
      '150g greek yoghurt',
    ],
    tray,
    'airFryer',
  );
  const said = adapted.text.instructions.join('\n');

  it('cooks sort by sort, each by its own time, and what went in late at the end', () => {
    expect(said).toMatch(/In a large bowl, toss the potatoes|in a large bowl toss the potatoes/i);
    expect(said).toMatch(/Lay the chicken in the basket in a single layer, skin side down, in 2 batches/);
    expect(said).toMatch(/chicken reaches 74 °C[^.]*\. Keep it warm under foil/);
    expect(said).toMatch(
      /Tip the vegetables into the basket[^]*Add the tomatoes and the lemon for the last 6–8 minutes/,
    );
    expect(said).not.toMatch(/\btin\b|oven|4 batches/);
  });

  it('says why in words that hold', () => {
    expect(adapted.edits.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['tray-time', 'tray-in-air']),
    );
  });
});

describe('a fire, indoors', () => {
  it('sears in a pan what was seared over the coals', () => {
    const said = steps(
      'Pork tenderloin',
      ['2 pork tenderloins (1 lb each)', '2 tbsp honey', '1/4 cup hoisin sauce'],
      [
        'Mix honey and hoisin. Rub it over the pork.',
        'Preheat gas grill: one side high, the other off.',
        'Sear tenderloins over direct heat, 2 min per side. Move to the cool side, close the lid and cook 12-15 min, until 145°F.',
        'Rest 5-10 min and slice.',
      ],
      'oven',
    );
    expect(said).toMatch(
      /Sear the tenderloins in 1 tablespoon of oil in a large ovenproof frying pan over high heat, 2 min(?:utes)? per side/,
    );
    expect(said).toMatch(/Put the pan in the oven and roast for 12–15 minutes, until 145°F/);
    expect(said).not.toMatch(/grill|lid|cool side|direct/);
  });

  it('puts under the broiler what was charred at the end, and leaves a pan of the grate to the stove', () => {
    const said = steps(
      'Beer brats',
      ['6 bratwurst (raw)', '2 large onions, sliced', '2 cans lager beer', '2 tbsp butter', '6 hoagie rolls'],
      [
        'Light the grill, medium heat.',
        "Put a disposable foil pan on the grill with the beer, butter and onions. Once it's simmering add the brats, cook 15 min turning them over once.",
        "Pull the brats out and put them right over the coals for 5 min, turning till they've got good char all over.",
        'Toast the rolls cut side down on the grates 1 min.',
      ],
      'oven',
    );
    expect(said).toMatch(/Bring the beer, butter and onions to a simmer in a wide pan on the stove/);
    expect(said).toMatch(
      /Heat the broiler\. Pull the brats out and put them on a foil-lined baking sheet under the broiler for 5 min/,
    );
    expect(said).toMatch(/Toast the rolls cut side up under the broiler/);
    expect(said).not.toMatch(/coals|grates|grill/);
  });

  it('roasts on a rack what lay beside the coals, and keeps a plank', () => {
    const legs = steps(
      'BBQ chicken legs',
      ['6 whole chicken legs', '2 tsp paprika', '1 1/2 cups barbecue sauce', 'oil for grates'],
      [
        'Rub the legs with the paprika.',
        'Set up grill for two zones - coals banked on one side. Oil the grates.',
        'Put the legs skin side up on the cool side, cover with vents half open, 35-40 min, till 165 inside.',
        'Move them over the coals, brush with sauce and grill 2-3 min a side, till sticky.',
      ],
      'oven',
    );
    expect(legs).toMatch(
      /Lay the legs, skin side up, on a rack over a foil-lined baking tray and roast for 35–45 minutes, till 165 inside/,
    );
    expect(legs).toMatch(/Heat the broiler\. Brush with sauce\. Broil 2-3 min a side/);
    const plank = steps(
      'Plank salmon',
      ['1 cedar plank', '1 1/2 lb side of salmon, skin on', '2 tbsp maple syrup'],
      [
        'Soak the plank in water at least 1 hr.',
        'Lay salmon skin side down on the plank, brush with syrup.',
        'Heat grill to medium high. Set plank on the grates, close the lid, 12-15 min, until it flakes and reads 135-140.',
      ],
      'oven',
    );
    expect(plank).toMatch(/Set the plank on a baking sheet in the oven/);
    expect(plank).not.toMatch(/135/);
  });
});

describe('a closed pot', () => {
  it('stands on no flame: none is turned off, down, or left', () => {
    const said = steps(
      'Lamb hotpot',
      [
        '900g lamb neck, in chunks',
        '2 onions, chopped',
        '500ml lamb stock',
        '2 bay leaves',
        '900g potatoes, sliced thin',
        '25g butter, melted',
        '1 tbsp oil',
      ],
      [
        'Brown the lamb in the oil in a casserole and lift out. Fry the onions in the pan for 8 mins. Pour in the stock and bring to the boil.',
        'Stir in the meat and bay leaves, then turn off the heat. Arrange the sliced potatoes on top, then brush with half of the butter. Cover, then bake at 160C for about 1½ hrs until the potatoes are cooked.',
        'Remove the lid, brush the potatoes with the rest of the butter, then turn the oven up to brown the potatoes, or finish under the grill for 5-8 mins until golden.',
      ],
      'slowCooker',
    );
    expect(said).not.toMatch(/turn off the heat|oven|baking sheet/);
    expect(said).toMatch(
      /If the pot of your cooker may stand under a grill, brown the top there for 5–8 minutes/,
    );
    const risotto = steps(
      'Risotto',
      [
        '300g arborio rice',
        '1 onion, chopped',
        '1.2 litres hot vegetable stock',
        '50g butter',
        '60g parmesan, grated',
      ],
      [
        'Soften the onion in half the butter in a wide pan for 8 mins. Stir in the rice for 2 minutes.',
        'Add the stock a ladle at a time, stirring, 18-20 mins in all.',
        'When the rice is tender take it off the heat, beat in the rest of the butter and the parmesan.',
      ],
      'pressureCooker',
    );
    expect(risotto).toMatch(/When the rice is tender, beat in/);
  });

  it('lets the steam of pulses go by itself, and of meat for longer than of the rest', () => {
    const beans = steps(
      'Beans',
      ['400 g dried black beans', '1 onion, chopped', '1.5 l water'],
      [
        'Soak the beans overnight and drain.',
        'Put the beans, onion and water in a pot and simmer for 1½ hours, until tender.',
      ],
      'pressureCooker',
    );
    expect(beans).toMatch(/Let the pressure drop by itself, which takes about 20 minutes/);
    const beef = steps(
      'Beef stew',
      ['1 kg stewing beef, cubed', '2 onions, sliced', '500 ml beef stock', '2 tbsp oil'],
      [
        'Brown the beef in the oil in a pot.',
        'Add the onions and stock, cover and simmer for 2 hours until tender.',
      ],
      'pressureCooker',
    );
    expect(beef).toMatch(/by itself for 15 minutes/);
  });

  it('takes a can whole and pours less of the stock beside it; a bottle of wine is not emptied', () => {
    const lines = list(
      adaptForFour(
        'Guinness stew',
        [
          '1kg stewing beef, chunks',
          '2 onions, sliced',
          '440ml can Guinness',
          '400ml beef stock',
          '2 tbsp oil',
        ],
        [
          'Brown the beef in the oil in a casserole. Add the onions for 8 minutes.',
          'Pour over the Guinness and stock, cover and simmer for 2½ hrs until tender.',
        ],
        'slowCooker',
      ),
    );
    expect(lines).toMatch(/440ml can Guinness/);
    expect(lines).toMatch(/1[0-4]0ml beef stock/);
    expect(
      list(
        adaptForFour(
          'Coq au vin',
          [
            '1 chicken, jointed into 8 pieces',
            '750ml bottle red Burgundy',
            '300ml chicken stock',
            '1 tbsp oil',
          ],
          [
            'Brown the chicken in the oil in a casserole.',
            'Add wine and stock. Simmer very gently, covered, for 1 hour until tender.',
          ],
          'slowCooker',
        ),
      ),
    ).toMatch(/^100ml chicken stock$/m);
  });

  it('boils beans in their own water first where their author drains them', () => {
    const said = steps(
      'Bean soup',
      [
        '350g dried cannellini beans',
        '1 onion, chopped',
        '2 carrots, sliced',
        '4 tbsp olive oil',
        '400g tin plum tomatoes',
        '1.5 litres water',
      ],
      [
        'Soak beans overnight. Drain, cover with fresh water, boil hard 10 mins, simmer 1 hour until nearly tender, drain.',
        'In a big pot fry the onion and carrots in the oil for 15 mins.',
        'Add tomatoes, beans and the water. Simmer 45 min.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/^Soak beans overnight\. Drain[^]*nearly tender, drain\.\nIn a frying pan/);
    expect(said.match(/boil hard/gi)).toHaveLength(1);
    expect(said).toMatch(/LOW for 6–8 hours/);
  });

  it('chars the skewers of a masala under their grill as before', () => {
    const said = steps(
      'Chicken tikka masala',
      [
        '800g boneless chicken thighs, cut into chunks',
        '150g yoghurt',
        '2 onions, finely chopped',
        '50g butter',
        '400g tin chopped tomatoes',
        '200ml double cream',
      ],
      [
        'Mix the chicken with the yoghurt. Leave in the fridge overnight.',
        'Get the grill really hot. Thread the chicken on skewers and grill for 12-15 minutes, turning, until charred at the edges.',
        'Meanwhile melt the butter in a large pan and cook the onions slowly, 15 minutes, until soft and brown.',
        'Stir in the tomatoes and simmer for 20 mins until thick.',
        'Slide the chicken into the sauce with the cream, simmer 10 mins.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/Mix the chicken with the yoghurt\. Leave in the fridge overnight/);
    expect(said).toMatch(/grill for 12-15 minutes, turning, until charred/);
    expect(said).toMatch(/Add the chicken thighs\.[^]*on LOW[^]*Stir in the double cream/);
  });
});

it('knows a crock by its settings', () => {
  const adapted = adaptForFour(
    'Pulled pork',
    ['5 lb pork shoulder', '2 onions, sliced', '1 cup chicken broth'],
    [
      'Onions in bottom of the crock, pork on top, pour broth around it.',
      'Cover. LOW 8-10 hrs or HIGH 5-6, until it falls apart.',
    ],
    'stovetop',
  );
  expect(adapted.source).toBe('slowCooker');
});

describe('what its author tells in a few words', () => {
  it('smokes on a grate though no verb says so, and cooks on low though none does', () => {
    const brisket = steps(
      'Smoked brisket flat',
      ['5 lb brisket flat', '2 Tbsp kosher salt', 'post oak chunks'],
      [
        'Rub w/ salt. Fridge overnight.',
        'Smoker at 250F with post oak. Fat side up on the grate, 5-6 hrs till 165 and the bark is set.',
        'Wrap tight in butcher paper. Back on till 203 and it probes like butter, 3 hrs or so.',
      ],
      'oven',
    );
    expect(brisket).toMatch(
      /Lay the brisket flat fat side up on a rack[^.]*roast at 275 °F[^.]*for 5–6 hours/,
    );
    expect(brisket).toMatch(/Back in the oven till 203/);
    const roast = steps(
      'Slow cooker pot roast',
      ['3-4 lb chuck roast', '1 can cream of mushroom soup', '1 lb carrots', '1/2 cup water'],
      [
        'Put carrots in the bottom of the crock pot. Roast on top.',
        'Mix the soup and water and pour over.',
        'Low 8-10 hours or high 5-6.',
        'Slice and serve with the gravy.',
      ],
      'oven',
    );
    expect(roast).toMatch(/Pour in the water[^.]*\. Stir in the soup\. Set the roast[^]*put it in the oven/);
    expect(roast).not.toMatch(/8-10/);
  });

  it('adds what goes in for the last minutes', () => {
    const said = steps(
      'Coq au vin',
      [
        '1 chicken, jointed into 8 pieces',
        '20 button onions',
        '250g button mushrooms',
        '500ml red wine',
        '1 tbsp oil',
      ],
      [
        'Brown the chicken in the oil in a casserole, 10 minutes. Brown the onions and mushrooms and set aside.',
        'Add the wine. Simmer very gently, covered, for 45 mins. Add the onions, cook 20 mins more, then mushrooms for the last 10.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/Add the onions\. Add the mushrooms\./);
  });

  it('boils down in a pan what an open wok dried', () => {
    const said = steps(
      'Rendang',
      ['1.2 kg beef chuck, cubed', '400 ml coconut milk', '250 ml water', '3 tbsp oil'],
      [
        'Fry the beef in the oil in a wok. Pour in the coconut milk and water.',
        'Cook, uncovered, on low heat for 3 hours, until the sauce has dried to a thick dark paste and the beef is fall-apart.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(
      /until the beef is fall-apart[^]*Tip everything into a wide pan[^.]*until the sauce has dried to a thick dark paste/,
    );
  });

  it('fries on the stove what baked on a tray for a gravy of its own', () => {
    const said = steps(
      'Meatballs in gravy',
      ['500g beef mince', '1 egg', '60g breadcrumbs', '40g butter', '40g flour', '600ml beef stock'],
      [
        'Oven to 200C, line a tray. Mix mince, egg and crumbs. Roll into 30 balls, put on the tray.',
        'Bake 18-20 minutes till browned and cooked through.',
        'Meanwhile melt butter in a saucepan, stir in flour, whisk in the stock, simmer 5 min.',
        'Tip meatballs into the gravy, simmer 5 min.',
      ],
      'stovetop',
    );
    expect(said).toMatch(/Cook the balls[^.]*turning them on all sides/);
    expect(said).not.toMatch(/Bring to the boil/);
  });
});

describe('small words of a machine that is gone', () => {
  it('takes a braise for what it is, renders its skin at the end, and browns ribs on a tray', () => {
    const thighs = steps(
      'Chicken and leek casserole',
      [
        '8 chicken thighs, bone in, skin on',
        '1 tbsp oil',
        '3 leeks, sliced',
        '300ml dry cider',
        '300ml chicken stock',
      ],
      [
        'Heat oven to 180C. Brown the chicken in the oil in a shallow casserole 8 mins, take out.',
        'Soften the leeks 8 mins. Add cider and stock, bring to a simmer. Sit the chicken back in.',
        'Bake uncovered 35-40 mins until the chicken is cooked through and the skin is crisp.',
      ],
      'slowCooker',
    );
    expect(thighs).toMatch(/in a frying pan for 8 min|in a frying pan 8 min/);
    expect(thighs).toMatch(/LOW for 5–6 hours[^]*For a crisp skin[^.]*under a hot grill/);
    const ribs = steps(
      'Ribs',
      ['2 racks pork spare ribs', '1/4 cup brown sugar', '1 1/2 cups barbecue sauce'],
      [
        'Oven 275F. Rub the sugar all over. Wrap each rack in foil, put on a baking sheet.',
        'Bake 3 to 3 1/2 hours til tender.',
        'Open the foil, brush with sauce, crank to broil, 3-5 min till it bubbles.',
      ],
      'pressureCooker',
    );
    expect(ribs).toMatch(
      /Lift the pork spare ribs onto a baking sheet lined with foil[^]*put under the hot broiler/,
    );
    expect(ribs).not.toMatch(/Open the foil/);
  });

  it('lays foil parcels over a closed grill, and needs no rack on a grate', () => {
    expect(
      steps(
        'Salmon in foil',
        ['4 salmon fillets', '200g green beans', '2 tbsp butter'],
        [
          'Oven to 200C.',
          'Divide beans between 4 squares of foil, salmon and butter on top. Seal into parcels.',
          'Bake on a tray 15-18 mins until the fish flakes.',
        ],
        'grill',
      ),
    ).toMatch(/Lay the parcels on the grate[^.]*close the lid and cook for 15–18 minutes, without turning/);
    expect(
      steps(
        'Jerk chicken',
        ['12 chicken drumsticks', '2 tbsp jerk paste'],
        [
          'Rub the drumsticks with the paste.',
          'Oven to 200C. Line a tray with foil, lay the chicken on a rack over it.',
          'Roast 40-45 mins, turning once.',
        ],
        'grill',
      ),
    ).not.toMatch(/over it|rack/);
  });

  it('says where a closed pot is filled, and leaves a curry of another pan alone', () => {
    const said = steps(
      'Chana',
      ['250g dried chickpeas', '2 tbsp oil', '1 onion, chopped', '400g tin tomatoes'],
      [
        'Soak the chickpeas overnight. Drain, cover with plenty of fresh water and boil 1½ hrs until soft. Keep a mugful of the water.',
        'Heat oil in a pan, add the onion for 10 mins until golden.',
        'Add tomatoes, cook down 10 min. Chickpeas in with the mug of water, simmer 20 mins.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/cover with plenty of fresh water in the pressure cooker/);
    expect(said).toMatch(
      /Add tomatoes, cook down 10 min\. .*hickpeas (?:in )?with the mug of water.* simmer (?:for )?20 mins/,
    );
  });

  it('melts the fat of roast potatoes in a bowl, and heats none in a basket', () => {
    const said = steps(
      'Roast potatoes',
      ['1.5kg potatoes', '100g goose fat'],
      [
        'Cut the potatoes into chunks and boil 8 mins.',
        'Meanwhile put the fat in a big roasting tin in the oven at 200C to get smoking hot.',
        'Drain. Carefully tip into the hot fat and turn to coat.',
        'Roast 45-50 mins, turning twice, till deep golden.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/melt the fat and put it in a large bowl/i);
    expect(said).not.toMatch(/smoking hot|hot fat/);
  });
});

describe('balls that were fried', () => {
  it('are in the oven until they are done inside', () => {
    const said = steps(
      'Falafel',
      ['250 g dried chickpeas', '1 onion', '4 garlic cloves', '1 tsp salt', '700 ml oil for deep frying'],
      [
        'Soak the chickpeas overnight.',
        'Grind them with the onion, garlic and salt and roll into 20 balls.',
        'Fry at 180C, 5 at a time, 4 minutes, until dark brown. Drain.',
      ],
      'oven',
    );
    expect(said).toMatch(/Flatten the balls into patties 2 cm thick/);
    expect(said).toMatch(/for 24–26 minutes in all: turn them/);
    expect(said).toMatch(/Work in 2 tablespoons of the oil/);
  });
});

describe('a gratin by its British name', () => {
  it('is one dish, whose sauce is made as before', () => {
    const said = steps(
      'Macaroni Cheese',
      ['350g macaroni', '50g butter', '50g flour', '600ml milk', '200g cheddar, grated'],
      [
        'Boil the macaroni and drain.',
        'Make a sauce with the butter, flour and milk and melt in most of the cheddar.',
        'Mix, top with the rest and bake at 200C for 20 minutes until brown.',
      ],
      'stovetop',
    );
    expect(said).toContain('Make a sauce with the butter, flour and milk');
    expect(said).toMatch(/cover and cook over low heat/);
    expect(said).not.toMatch(/brown/);
  });
});
