import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../test/support/adapt.ts';

const said = (...recipe: Parameters<typeof adaptForFour>): string => {
  const adapted = adaptForFour(...recipe);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};

describe('a roast over its vegetables, on a grill', () => {
  const chicken = (place: string): string =>
    said(
      'Roast chicken with potatoes',
      ['1 whole chicken, about 1.6kg', '750g new potatoes, halved', '1 tbsp olive oil'],
      [
        `Heat the oven to 220C. ${place}`,
        'Roast for 45–50 minutes until the thigh juices run clear.',
        'Rest the chicken 10 minutes.',
      ],
      'grill',
    );

  it.each([
    'Put the potatoes in a big roasting tin with the oil, put a rack over the top and lay the chicken on the rack, skin up, so the juices drip on the potatoes.',
    'Toss the potatoes with the oil in a roasting pan, set the chicken on top breast side up.',
    'Toss the potatoes with the oil in a big roasting tin and sit the chicken on top.',
  ])('lies on the grate, and they in a foil tray of their own: %s', (place) => {
    const text = chicken(place);
    expect(text).toMatch(/(?:Put|Toss) the potatoes [^.]*in a foil tray/);
    expect(text).toMatch(/Set the foil tray under the chicken/);
    expect(text.match(/foil tray/g)).toHaveLength(2);
    expect(text).not.toMatch(/on the rack|on top|over the top|drip on the grate|bowl/);
  });

  it('is done pink where it is carved pink, and its gravy has a saucepan', () => {
    const lamb = said(
      'Roast leg of lamb',
      ['1 leg of lamb, about 2kg', '1.2kg potatoes, in chunks', '4 tbsp olive oil', '300ml lamb stock'],
      [
        'Heat oven to 190C. Rub the lamb with half the oil.',
        'Toss the potatoes with the rest of the oil in a big roasting tin and sit the lamb on top.',
        'Roast for 1 hr 30 mins for pink.',
        'Pour off the fat from the tin, add the stock and bubble on the hob for 5 mins.',
      ],
      'grill',
    );
    expect(lamb).toMatch(/reaches 63 °C/);
    expect(lamb).not.toMatch(/fork|from the tin/);
    expect(lamb).toMatch(/Pour the juices into a saucepan and spoon off the fat, add the stock/);
  });
});

describe('ribs that smoke in stages', () => {
  const ribs = [
    'Smoked baby backs',
    ['2 racks baby back ribs', '1/4 cup brown sugar', '1/2 cup apple juice', '1 cup BBQ sauce'],
    [
      'Coat the ribs with the sugar.',
      'Get your smoker going at 225°F. Lay the ribs on bone side down and smoke for 3 hours.',
      'Wrap each rack tightly in foil with a splash of the juice. Back on the smoker for 2 hours.',
      'Unwrap, brush with BBQ sauce and put back on for a final hour until the sauce is tacky.',
    ],
  ] as const;

  it('keep all three of them in an oven', () => {
    const text = said(...ribs, 'oven');
    expect(text).toMatch(
      /out on a lined baking sheet, bone side down\. Roast [^.]*1½ hours[^]*Wrap [^]*60 minutes[^]*Unwrap [^]*30 minutes/,
    );
    expect(text).not.toMatch(/smoker|2 hours|final hour/);
  });

  it('and in an air fryer, at one heat', () => {
    const text = said(...ribs, 'airFryer');
    expect(new Set(text.match(/Air-fry at [^f]*/g))).toHaveProperty('size', 1);
    expect(text.match(/Air-fry at/g)).toHaveLength(3);
  });
});

describe('what a microwave did', () => {
  it('softens in a pot, and goes on simmering', () => {
    const text = said(
      'Microwave risotto with peas',
      ['1 tbsp butter', '1 shallot, chopped', '150g risotto rice', '450 ml vegetable stock', '100 g peas'],
      [
        'Put the butter and shallot in a large microwaveable bowl. Microwave on high for 2 minutes.',
        'Stir in the rice, then the stock. Cover with cling film, pierce, and microwave on high for 10 minutes.',
        'Stir in the peas, cover again and microwave for 3 minutes.',
      ],
      'stovetop',
    );
    expect(text).not.toMatch(/bowl|cling|pierce|stove for|microwav/i);
    expect(text).toMatch(/in a large pot[^]*Simmer for 3 minutes/);
  });

  it('bakes for longer in an oven, without its film', () => {
    const text = said(
      'Microwave lemon sponge',
      ['100g butter', '100g caster sugar', '2 eggs', '100g self-raising flour', '2 tbsp milk'],
      [
        'Beat the butter and sugar, beat in the eggs, then fold in the flour and milk. Spoon into a pudding basin.',
        'Cover loosely with cling film and microwave on full power for 4 minutes, until risen.',
      ],
      'oven',
    );
    expect(text).toMatch(/Bake at 180 °C \(350 °F\) for 30 minutes/);
    expect(text).not.toMatch(/cling film/);
  });
});

describe('trays that roast for a pot', () => {
  it('stay in the oven, whatever cooks the pot', () => {
    expect(
      said(
        'Roasted pepper soup',
        ['1 kg tomatoes, halved', '3 red bell peppers', '3 tbsp olive oil', '750 ml vegetable stock'],
        [
          'Preheat the oven to 200C. Spread the tomatoes and peppers over a large baking tray and drizzle with the oil. Roast for 40 minutes.',
          'Scrape everything into a large saucepan and pour over the stock. Bring to the boil and simmer for 15 minutes.',
        ],
        'pressureCooker',
      ),
    ).toMatch(/over a large baking tray[^]*into the pressure cooker/);
    expect(
      said(
        'Oven risotto with squash',
        [
          '800g butternut squash, cubed',
          '2 tbsp oil',
          '1 onion, chopped',
          '300g arborio rice',
          '900ml chicken stock',
        ],
        [
          'Heat oven to 200C. Toss the squash in 1 tbsp oil on a tray and roast for 30 mins.',
          'Heat the rest of the oil in an ovenproof casserole, soften the onion for 5 mins. Stir in the rice for 1 min. Add the stock, bring to a simmer, cover and bake for 18 mins until the rice is just cooked.',
          'Stir in the squash.',
        ],
        'stovetop',
      ),
    ).toMatch(
      /^Heat oven to 200C\. Toss the squash [^.]* roast for 30 mins\.[^]*simmer over low heat for 15 minutes/,
    );
  });
});

describe('small words of one machine in another', () => {
  it('counts the minutes of a cutlet by how thick it is', () => {
    const cutlet = (thick: string): string =>
      said(
        'Chicken katsu',
        [
          '4 chicken breasts, about 170g each',
          '50g plain flour',
          '2 eggs, beaten',
          '150g panko',
          '400ml oil, for frying',
        ],
        [
          `Bash the chicken with a rolling pin until ${thick} thick.`,
          'Coat in flour, then egg, then panko.',
          'Heat the oil in a deep frying pan. Fry two at a time for 4–5 minutes on each side until golden.',
        ],
        'airFryer',
      );
    expect(cutlet('1.5cm')).toMatch(/for 1\d–1[0-3] minutes/);
    expect(cutlet('2.5cm')).toMatch(/for 15–18 minutes/);
  });

  it('has no sheet to push things aside on in a basket', () => {
    const text = said(
      'Sheet-pan sausages',
      ['700g baby potatoes, halved', '6 sausages', '1 head broccoli, in florets', '3 tbsp olive oil'],
      [
        'Preheat the oven to 425°F.',
        'Toss the potatoes with 2 tbsp oil on a rimmed sheet pan. Roast 15 minutes.',
        'Add the sausages. Roast for another 15 minutes.',
        'Toss the broccoli with the remaining oil, push everything over to make room and add it to the pan. Roast 10 minutes more.',
      ],
      'airFryer',
    );
    expect(text).toMatch(
      /Toss the broccoli with the remaining oil and add it to the air-fryer basket\. Air-fry/,
    );
  });

  it('puts a loaf into its hot pot, and pours what goes round a joint with it', () => {
    expect(
      said(
        'White loaf',
        ['500g strong white bread flour', '7g fast-action yeast', '10g salt', '320ml water'],
        [
          'Mix everything, then knead for 10 minutes. Cover and prove for 1 hour.',
          'Shape into a round. Put it on a floured baking sheet and leave 40 minutes.',
          'Heat oven to 220C. Slash the top and bake for 30–35 minutes.',
        ],
        'dutchOven',
      ),
    ).toMatch(/Slash the top\.?\s+Lower the loaf on its paper into the hot pot[^.]*\. Put the lid on/);
    const pork = said(
      'Pulled pork',
      ['4 lb bone-in pork shoulder', '1 cup chicken stock', '1/4 cup cider vinegar', '2 tsp salt'],
      [
        'Heat oven to 300F. Rub the salt all over pork.',
        'Set the pork in a Dutch oven. Pour the stock and vinegar around it, cover, and bake 4 hours till you can pull the bone out clean.',
      ],
      'slowCooker',
    );
    expect(pork).toMatch(/Set the pork in a 4-quart slow cooker and pour the vinegar and stock round it/);
    expect(pork).toMatch(/pull the bone out clean/);
  });

  it('leaves no oven setting of a braise behind', () => {
    expect(
      said(
        'Short ribs',
        ['1.5 kg beef short ribs', '1 tbsp oil', '125 ml soy sauce', '750 ml beef stock'],
        [
          'Sear the ribs in the oil in a Dutch oven. Add the soy and stock and bring to a boil.',
          'Cover, transfer to a 325°F oven and braise for 3 hours until fork-tender.',
        ],
        'pressureCooker',
      ),
    ).not.toMatch(/325|oven/);
  });

  it('shares out parsley as its author did', () => {
    const text = said(
      'Koftas in tomato sauce',
      ['500g minced lamb', '1 bunch parsley, chopped', '1 egg', '2 tins chopped tomatoes', '1 tbsp oil'],
      [
        'Mix the lamb with half the parsley and the egg and shape into 20 little torpedoes.',
        'Heat the oil in a pan and brown the koftas, 6 mins. Add the tomatoes.',
        'Simmer gently for 25 mins. Scatter with the rest of the parsley.',
      ],
      'slowCooker',
    );
    expect(text).toMatch(/half the parsley[^]*rest of the parsley/);
    expect(text).not.toMatch(/Stir in the parsley/);
  });

  it('parboils beans in their own pot, once', () => {
    const text = said(
      'Boston baked beans',
      ['1 lb dried navy beans', '1/2 lb salt pork, diced', '1/2 cup molasses', '6 cups water'],
      [
        'Soak the beans overnight, then drain.',
        'Put beans in a pot with the water, bring to a boil and simmer 45 minutes till the skins wrinkle. Drain, saving the liquid.',
        'Heat oven to 300F. Put half the pork in a bean pot, add beans, rest of pork on top.',
        'Mix the molasses with 2 cups of the bean liquid and pour over. Cover, bake 6 hours. Uncover last hour.',
      ],
      'slowCooker',
    );
    expect(text).toMatch(/Put beans in a pot with the water, bring to a boil and simmer 45 minutes/);
    expect(text).not.toMatch(/Boil the navy beans|Uncover/);
  });

  it('warms a sauce in its own pan, and puts no sauce on what is roasted', () => {
    const text = said(
      'Chicken skewers with peanut sauce',
      ['600g chicken breast, cubed', '2 tbsp soy sauce', '3 tbsp peanut butter', '100ml coconut milk'],
      [
        'Marinate chicken in the soy for 1 hour. Thread onto skewers.',
        'Warm the peanut butter and coconut milk in a small pan until smooth.',
        'Grill the skewers over hot coals 8-10 minutes, turning, until done.',
      ],
      'oven',
    );
    expect(text).toMatch(/Warm the peanut butter and coconut milk in a small pan/);
    expect(text).not.toMatch(/Toss the chicken/);
  });

  it('melts cheese on cutlets in the basket, and steams fish on its plate', () => {
    expect(
      said(
        'Chicken parmesan',
        [
          '2 large chicken breasts',
          '1/2 cup flour',
          '2 eggs',
          '1 cup breadcrumbs',
          '1/2 cup oil, for frying',
          '8 oz mozzarella, sliced',
        ],
        [
          'Dredge the chicken in flour, dip in egg and coat with breadcrumbs.',
          'Heat oil in a skillet and fry cutlets 3-4 min per side until golden. Move to a baking dish.',
          'Top with mozzarella and broil 3 minutes until bubbly.',
        ],
        'airFryer',
      ),
    ).toMatch(
      /thickest piece of chicken\.\nTop the cutlets with the mozzarella\. Air-fry at [^.]*°[CF]\) for 3–4 minutes/,
    );
    expect(
      said(
        'Steamed sea bass',
        ['2 sea bass fillets', '3cm ginger, shredded'],
        [
          'Put the fish on a plate that fits your steamer, scatter with the ginger. Steam for 8-10 mins until opaque.',
        ],
        'microwave',
      ),
    ).not.toMatch(/Arrange|steamer/);
  });

  it('reads a simmer without its verb, and fish that bakes in its sauce as a braise', () => {
    const lamb = said(
      'Irish stew',
      ['1.2kg lamb neck', '3 onions, sliced', '1kg potatoes, in chunks', '1 litre lamb stock', 'parsley'],
      [
        'Layer the lamb in a big casserole with the onions.',
        'Pour the stock over, it should nearly cover. Bring slowly to the boil, skim well, then put the potatoes on top. Lid on, barely a simmer, an hour and a half to two hours.',
        'Scatter with parsley.',
      ],
      'slowCooker',
    );
    expect(lamb).not.toMatch(/[Ll]id on,|[Ss]kim|casserole/);
    expect(lamb).toMatch(/it should nearly cover\./);
    expect(
      said(
        'Baked cod in tomato sauce',
        ['4 cod fillets', '1 tbsp olive oil', '1 onion, sliced', '400g tin cherry tomatoes'],
        [
          'Oven to 180C. Soften onion in the oil in an ovenproof pan, 8 mins.',
          'Add the tomatoes and bubble 5 mins.',
          'Nestle in the cod, season, cover and bake 15 mins till it flakes.',
        ],
        'stovetop',
      ),
    ).toMatch(
      /Nestle in the cod(?: and|,) season\.\n[^\n]*cover and simmer gently over low heat for 12 minutes, until it flakes/,
    );
  });

  it('steams fish over its own broth, and locks no risotto up again', () => {
    expect(
      said(
        'Poached salmon',
        [
          '4 salmon fillets, about 150g each',
          '1 litre water',
          '1 lemon, sliced',
          '1 bay leaf',
          '6 peppercorns',
          '150g soured cream',
          '2 tbsp chopped dill',
        ],
        [
          'Bring the water, lemon, bay and peppercorns to a simmer in a wide pan. Slide in the salmon, cover and poach at a bare tremble for 8 minutes.',
          'Stir the soured cream and dill together.',
          'Lift out the fish and serve with the sauce.',
        ],
        'steamer',
      ),
    ).toMatch(/^Bring the water, lemon, bay and peppercorns to a simmer under the steamer\.\nLay/);
    expect(
      said(
        'Mushroom risotto',
        ['2 tbsp butter', '300g risotto rice', '250g mushrooms, sliced', '1 litre vegetable stock'],
        [
          'Melt the butter in a wide pan, add the mushrooms and cook 5 mins.',
          'Tip in the rice, stir for a minute. Add the stock a ladle at a time, stirring, until the rice is tender, about 20 mins.',
        ],
        'pressureCooker',
      ),
    ).toMatch(/if not, simmer it on Sauté/);
  });
});
