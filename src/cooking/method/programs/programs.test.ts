import { describe, expect, it } from 'vitest';
import { adaptForFour, readForFour } from '../../../../test/support/adapt.ts';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import type { Method } from '../../vocabulary.ts';
import { checkAdaptation } from '../checks/check-adaptation.ts';
import { readParts } from '../read/parts.ts';

const kitchen = loadKitchen();
interface Made {
  readonly said: string;
  readonly list: string;
  readonly title: string;
  readonly reasons: readonly string[];
}

/** The dish adapted, its claims proven against its text. */
function make(title: string, list: readonly string[], steps: readonly string[], target: Method): Made {
  const adapted = adaptForFour(title, list, steps, target);
  expect(adapted.reason).toBeNull();
  expect(adapted.feasible).toBe(true);
  expect(adapted.edits.length).toBeGreaterThan(1);
  const read = readForFour(title, list, steps);
  const faults = checkAdaptation(
    read,
    adapted,
    understandRecipe(adapted.text, kitchen),
    readParts(read, kitchen.foods, kitchen.methods.foods),
  ).filter(({ code }) => !['machine-not-named', 'lost-ingredient', 'lost-temperature'].includes(code));
  expect(faults).toEqual([]);
  return {
    said: adapted.text.instructions.join('\n'),
    list: adapted.text.ingredients.join('\n'),
    title: adapted.text.title,
    reasons: adapted.edits.map(({ reason }) => reason),
  };
}

describe('a steamed pudding in a microwave', () => {
  const made = make(
    'Steamed Marmalade Sponge',
    [
      '4 tbsp marmalade',
      '100g butter',
      '100g caster sugar',
      '2 eggs',
      '100g self-raising flour',
      '2 tbsp milk',
    ],
    [
      'Butter a 1 litre pudding basin and spoon in the marmalade.',
      'Cream the butter and sugar, beat in the eggs, fold in the flour and milk. Spoon over the marmalade.',
      'Cover with pleated greaseproof and foil and tie with string.',
      'Steam in a large pan of simmering water for 1 1/2 hours, topping up the water.',
      'Turn out and serve.',
    ],
    'microwave',
  );

  it('has a larger basin, a loose cover, minutes by wattage, and time to stand', () => {
    expect(made.said).toContain('1.3 litre microwave-safe pudding basin');
    expect(made.said).toMatch(/900 W\) for \d[½\d–]* minutes \(or \d[½\d–]* minutes at 700 W\)/);
    expect(made.said).toContain('stand, still covered, for 3 minutes');
    expect(made.said).not.toMatch(/tie with|simmering|topping up|pleated/);
    expect(made.list).toContain('3 tbsp milk');
    expect(made.title).toBe('Microwave Marmalade Sponge');
  });

  it('takes less than its weight for a large one, and stands once', () => {
    const { said } = make(
      'Steamed Syrup Sponge',
      [
        '4 tbsp golden syrup',
        '175 g soft butter',
        '175 g caster sugar',
        '3 eggs',
        '175 g self-raising flour',
        '3 tbsp milk',
      ],
      [
        'Butter a 1.2-litre pudding basin and spoon in the syrup.',
        'Cream the butter and sugar, beat in the eggs, fold in the flour and milk. Spoon into the basin.',
        'Cover with pleated parchment and foil and tie with string. Stand in a large pan of boiling water.',
        'Cover and steam for 1 hour 45 minutes, topping up with boiling water.',
        'Stand for 5 minutes, turn out onto a plate and serve.',
      ],
      'microwave',
    );
    const [, least, most] = /900 W\) for ([\d½]+)–([\d½]+) minutes/.exec(said)!;
    expect(Number.parseFloat(least!)).toBeLessThanOrEqual(6);
    expect(Number.parseFloat(most!)).toBeLessThanOrEqual(8);
    expect(said.match(/\bstand\b/gi)).toHaveLength(1);
    expect(said).toContain('still covered, for 5 minutes');
    expect(said).not.toMatch(/^The basin should/m);
  });
});

describe('without heat', () => {
  it('sets a citrus pie with cream cheese in place of raw yolks, on a crust of soft butter', () => {
    const made = make(
      'Lime Pie',
      [
        '1 1/2 cups graham cracker crumbs',
        '6 Tbsp butter, melted',
        '3 egg yolks',
        '1 can (14 oz) sweetened condensed milk',
        '1/2 cup lime juice',
      ],
      [
        'Mix crumbs and butter, press in a 9-inch pie plate, bake at 350F for 8 min.',
        'Beat the yolks, condensed milk and lime juice. Pour into the crust.',
        'Bake 15 minutes. Chill 3 hours.',
      ],
      'noCook',
    );
    expect(made.list).toContain('7 Tbsp butter, very soft');
    expect(made.list).toContain('8 oz full-fat cream cheese');
    expect(made.list).not.toMatch(/yolk/);
    expect(made.said).toMatch(/freeze for 30 minutes[^]*chill for at least 6 hours/);
    expect(made.said).not.toMatch(/\b[Bb]ake/);
  });

  it('grinds oats where the flour of a dough would be raw', () => {
    const made = make(
      'Chocolate Chip Cookies',
      [
        '250g plain flour',
        '150g butter, softened',
        '120g brown sugar',
        '1 egg',
        '1 tsp baking powder',
        '150g chocolate chips',
      ],
      [
        'Beat the butter and sugar, add the egg. Stir in flour, baking powder and chocolate chips.',
        'Shape into balls. Bake at 180C for 12 minutes.',
      ],
      'noCook',
    );
    expect(made.list).toMatch(/rolled oats, ground to a fine flour/);
    expect(made.list).not.toMatch(/egg|baking powder|plain flour/);
    expect(made.said).toMatch(/Chill for 1 hour/);
  });

  it.each([
    ['6 tbsp (85 g) butter, melted', '7 tbsp (100 g) butter, very soft', /with a little more of it/],
    [
      '1 stick (113 g) butter, melted',
      '1 stick (113 g) butter, very soft',
      /only soft butter can be rubbed in/,
    ],
  ])('says more butter only where there is more: %s', (butter, now, why) => {
    const made = make(
      'Key Lime Pie',
      [
        '1 1/2 cups (150 g) graham cracker crumbs',
        '1/3 cup sugar',
        butter,
        '4 egg yolks',
        '1 can (14 oz/397 g) sweetened condensed milk',
        '1/2 cup (120 ml) key lime juice',
      ],
      [
        'Mix the crumbs, sugar and butter and press into a 9-inch pie plate. Bake at 350°F for 10 minutes and cool.',
        'Whisk the egg yolks, condensed milk and lime juice. Pour into the crust and bake for 15 minutes, until just set.',
      ],
      'noCook',
    );
    expect(made.list).toContain(now);
    expect(made.reasons.filter((one) => why.test(one))).toHaveLength(1);
    expect(made.reasons.filter((one) => /would stay raw|body and the richness/.test(one))).toHaveLength(2);
    expect(made.reasons.filter((one) => /would stay raw[^]*body and the richness/.test(one))).toEqual([]);
  });

  it('soaks porridge overnight in less milk', () => {
    const made = make(
      'Berry Porridge',
      ['100g porridge oats', '600ml milk', '1 tbsp honey', '100g raspberries'],
      [
        'Simmer the oats in the milk for 5 minutes, stirring.',
        'Stir in the honey and top with the raspberries.',
      ],
      'noCook',
    );
    expect(made.list).toContain('230ml milk');
    expect(made.said).toContain('fridge overnight');
  });

  it('says what to do where meat has to be cooked', () => {
    const adapted = adaptForFour(
      'Chicken stew',
      ['600g chicken thighs', '2 carrots', '500ml stock'],
      ['Brown the chicken 8 minutes.', 'Add the carrots and stock and simmer 40 minutes.'],
      'noCook',
    );
    expect(adapted.feasible).toBe(false);
    expect(adapted.reason).toMatch(/must not be eaten raw[^]*buy them ready cooked/);
  });
});

describe('baked pasta on the stove', () => {
  const made = make(
    'Baked Rigatoni',
    [
      '1 lb rigatoni',
      '1 lb Italian sausage',
      '24 oz marinara',
      '15 oz ricotta',
      '1 egg',
      '2 cups shredded mozzarella',
      '1/2 cup torn basil',
    ],
    [
      'Preheat oven to 375°F. Boil the rigatoni in salted water. Drain.',
      'Brown the sausage, breaking it up, 8 minutes. Add the marinara and simmer 10 minutes.',
      'Mix ricotta, egg and half the mozzarella.',
      'Toss the rigatoni with the sauce. Layer with the ricotta in a 9x13, top with mozzarella.',
      'Cover with foil, bake 20 minutes. Uncover, 15 more until bubbly and brown. Rest 10 minutes, basil on top.',
    ],
    'stovetop',
  );

  it('is one pot with its water, stirred and covered, and browns nothing', () => {
    expect(made.said).toMatch(/dry rigatoni and [\d½]+ cups of hot water/);
    expect(made.said).toMatch(/stirring to the bottom every 3 minutes/);
    expect(made.said).not.toMatch(/foil|bubbly|oven|9x13/);
    expect(made.said).toContain('Basil on top');
    expect(made.list).not.toMatch(/egg/);
  });
});

describe('what was fried', () => {
  it('gets a coat of crumbs in place of a batter that would run off', () => {
    const made = make(
      'Beer-battered cod',
      ['600g cod fillets', '150g plain flour', '1 tsp baking powder', '200ml beer', '1 litre oil for frying'],
      [
        'Whisk the flour, baking powder and beer to a batter.',
        'Heat the oil to 180C. Dip the cod in the batter and fry for 6 minutes. Drain.',
      ],
      'airFryer',
    );
    expect(made.list).toMatch(/panko/);
    expect(made.list).not.toMatch(/beer|baking powder/i);
    expect(made.said).toMatch(/Air-fry|air-fry for 10–12 minutes/);
  });

  it('bakes doughnuts by their dough', () => {
    const made = make(
      'Doughnuts',
      ['500g bread flour', '7g yeast', '250ml milk', '50g sugar', 'oil for frying'],
      [
        'Make a dough of everything but the oil, knead and prove 1 hour.',
        'Roll out, cut rings and prove 30 minutes.',
        'Fry at 180C for 1 minute each side. Drain on paper.',
      ],
      'airFryer',
    );
    expect(made.said).toMatch(/175 °C[^]*5–6 minutes/);
    expect(made.said).not.toMatch(/[Dd]rain|\bFry\b/);
  });
});

describe('ribs and pizza', () => {
  it('wraps ribs of the grill in foil for the oven, and glazes them at the end', () => {
    const made = make(
      'Grilled Baby Back Ribs',
      ['2 racks baby back ribs (2 lb each)', '3 tbsp rub', '1 cup bbq sauce'],
      [
        'Rub the ribs all over.',
        'Grill over indirect heat, lid closed, 2 hours.',
        'Brush with sauce, 20 minutes more over direct heat, turning.',
      ],
      'oven',
    );
    expect(made.said).toMatch(/wrap tightly[^]*2½–3 hours[^]*hot broiler for 4–5 minutes/);
    expect(made.said).not.toMatch(/lid closed|indirect/);
  });

  it('bakes in minutes in an oven what a pizza oven did in seconds', () => {
    const made = make(
      'Margherita (pizza oven)',
      ['500g 00 flour', '325ml water', '3g yeast', '200g tinned tomatoes', '250g mozzarella'],
      [
        'Make a dough and prove 8 hours.',
        'Get the pizza oven to 450C.',
        'Stretch, top with tomatoes and mozzarella.',
        'Launch and bake 60-90 seconds, turning.',
      ],
      'oven',
    );
    expect(made.said).toMatch(/6–8 minutes/);
    expect(made.said).not.toMatch(/seconds|450/);
  });
});

describe('cakes, stir-fries, meatballs, steaks and beans', () => {
  it('gives a cake no metal in a microwave, and minutes by its weight', () => {
    const made = make(
      'Victoria Sponge',
      ['200g butter', '200g sugar', '4 eggs', '200g self-raising flour'],
      [
        'Heat oven to 190C. Grease two 20cm sandwich tins.',
        'Beat everything until smooth. Divide between the tins.',
        'Bake 20 minutes until springy.',
      ],
      'microwave',
    );
    expect(made.said).toMatch(/two deep microwave-safe dishes[^]*one at a time, on full power \(900 W\)/);
    expect(made.said).not.toMatch(/tins?\b/);
  });

  it('leaves no foil round a pudding in a microwave, whatever it stands beside', () => {
    const made = make(
      'Steamed jam sponge',
      ['5 tbsp jam', '115g butter', '115g sugar', '2 eggs', '115g self-raising flour'],
      [
        'Grease a pudding bowl and spoon in the jam.',
        'Cream butter and sugar, add eggs, fold in flour. Spoon on top of the jam, cover w/ greased foil.',
        'Steam for 1 hr 15 in a pan of simmering water.',
      ],
      'microwave',
    );
    expect(made.said).not.toMatch(/cover[^.]*foil/);
  });

  it('pours the sauce of a stir-fry over a hot tray in the last minutes', () => {
    const made = make(
      'Chicken stir-fry',
      [
        '500g chicken breast, sliced',
        '300g broccoli',
        '3 tbsp soy sauce',
        '2 tbsp honey',
        '2 garlic cloves',
        '2 tbsp oil',
      ],
      [
        'Mix the soy sauce and honey.',
        'Heat the oil in a wok and stir-fry the chicken 4 minutes. Add the broccoli and garlic, 3 minutes.',
        'Add the sauce and toss for 1 minute.',
      ],
      'oven',
    );
    expect(made.said).toMatch(/hot tray[^]*Pour the sauce over[^]*3–4 minutes more/);
    expect(made.list).toContain('2 tsp cornflour');
  });

  it('browns meatballs in the oven and leaves their sauce on the stove', () => {
    const made = make(
      'Meatballs in tomato sauce',
      ['500g beef mince', '50g breadcrumbs', '2 tbsp olive oil', '1 onion', '400g tin tomatoes'],
      [
        'Mix mince and breadcrumbs. Shape into 20 meatballs.',
        'Heat the oil in a pan, brown the meatballs 8 minutes. Remove to a plate.',
        'Add the onion, 5 minutes. Add the tomatoes.',
        'Return the meatballs, simmer 20 minutes.',
      ],
      'oven',
    );
    expect(made.said).toMatch(/Roast for 12–14 minutes[^]*71 °C[^]*simmer 20 minutes/);
  });

  it('takes a steak off by the doneness that its author wants, and tells the safe minimum', () => {
    const made = make(
      'Ribeye steak',
      ['2 ribeye steaks, 1 inch thick', '1 tbsp oil'],
      ['Heat the oil in a skillet. Sear the steaks 3 minutes per side for medium rare. Rest 5 minutes.'],
      'airFryer',
    );
    expect(made.said).toMatch(/52 °C[^]*63 °C|126 °F[^]*145 °F/);
  });

  it('softens dried beans by themselves before a chilli comes under pressure', () => {
    const made = make(
      'Chilli',
      [
        '250g dried kidney beans, soaked overnight',
        '600g beef mince',
        '1 onion, chopped',
        '2 x 400g tins chopped tomatoes',
        '500ml beef stock',
      ],
      [
        'Drain beans. Boil hard 10 minutes then simmer 45 minutes until tender, drain.',
        'Brown mince in a big pot, add onion, 8 minutes.',
        'Add tomatoes, stock and beans, simmer 1 hour.',
      ],
      'pressureCooker',
    );
    expect(made.said).toMatch(
      /high pressure for 10 minutes[^]*discard the water[^]*high pressure for 15 minutes/,
    );
    expect(made.said).not.toMatch(/simmer 1 hour/);
  });

  it('toasts a sandwich on a hot tray, and says why a microwave cannot', () => {
    const recipe = [
      'Grilled cheese',
      ['2 slices bread', '50g cheddar', '10g butter'],
      [
        'Butter the bread and put the cheese inside.',
        'Fry in a pan over medium heat 3 minutes each side till golden.',
      ],
    ] as const;
    expect(make(...recipe, 'oven').said).toMatch(/hot tray and bake for 5–6 minutes/);
    expect(adaptForFour(...recipe, 'microwave').reason).toMatch(/steams bread/);
  });
});

it('reads a heat and its minutes as an oven’s, whatever verb is missing', () => {
  const adapted = adaptForFour(
    'Focaccia',
    ['4 cups bread flour', '2 tsp yeast', '2 cups water', '4 tbsp olive oil'],
    [
      'mix flour yeast water, cover, fridge overnight',
      'oil a 9x13, tip dough in, rise 2 hrs',
      '425F for 25-30 until golden',
    ],
    'airFryer',
  );
  expect(adapted.source).toBe('oven');
  expect(adapted.feasible).toBe(true);
});

describe('a baked cheesecake that is not baked', () => {
  const made = make(
    'Lime Cheesecake',
    [
      '200g digestive biscuits, crushed',
      '50g plus 200g caster sugar',
      '90g butter, melted',
      '600g full-fat cream cheese',
      '3 eggs',
      '150ml soured cream',
      '3 limes, zest and juice',
    ],
    [
      'Heat the oven to 160C. Mix the biscuits, 50g of the sugar and the butter, press into a 20cm springform tin and bake for 10 minutes.',
      'Beat the cream cheese with the rest of the sugar. Beat in the eggs, soured cream, zest and juice and pour over.',
      'Bake for 50 minutes. Turn off the oven and leave the cheesecake inside for 1 hour. Chill before slicing.',
    ],
    'noCook',
  );

  it('shares the sugar between crust and filling, and leaves it in no oven', () => {
    expect(made.said).toMatch(/50 ?g of the caster sugar/);
    expect(made.said).toMatch(/with the remaining caster sugar/);
    expect(made.said).not.toMatch(/inside|oven/i);
  });
});

describe('steaks of which nobody says how pink they are', () => {
  it('are taken off at the safe minimum', () => {
    const { said } = make(
      'Pan-Fried Steaks',
      ['4 sirloin steaks, 2.5cm thick', '1 tbsp oil', 'salt and pepper'],
      [
        'Heat the oil in a frying pan. Season the steaks and sear them for 4 minutes per side. Rest for 5 minutes.',
      ],
      'grill',
    );
    expect(said).toMatch(/63 °C/);
    expect(said).not.toMatch(/57 °C/);
  });
});

describe('a cake in a rice cooker', () => {
  const made = make(
    'Banana Bread',
    [
      '3 ripe bananas, mashed',
      '80g butter, melted',
      '150g sugar',
      '1 egg',
      '190g flour',
      '1 tsp baking soda',
    ],
    [
      'Preheat the oven to 180C and butter a 900g loaf tin, 8 x 21cm.',
      'Mix the bananas with the butter, sugar, egg, flour and baking soda. Pour into the tin.',
      'Bake for 55-65 minutes until a skewer comes out clean. Cool in its tin for 10 minutes, then turn out.',
    ],
    'riceCooker',
  );

  it('bakes in the greased bowl, in rounds where there is no setting for it, by the skewer', () => {
    expect(made.said).toMatch(/the bowl of a rice cooker/);
    expect(made.said).toMatch(/Cake setting[^]*press Cook again[^]*done when a skewer comes out/);
    expect(made.said).not.toMatch(/\btin\b|oven|until a skewer/);
    expect(made.said.match(/turn out/g)).toHaveLength(1);
  });
});
