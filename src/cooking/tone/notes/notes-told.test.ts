import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { editedFor } from '../edition/edition.ts';

const kitchen = loadKitchen();

const recipes: readonly {
  readonly title: string;
  readonly list: readonly string[];
  readonly notes: readonly (readonly [note: string, told: string])[];
}[] = [
  {
    title: 'Dal',
    list: [
      '1 cup red lentils',
      '3 cups water',
      '1/2 tsp turmeric',
      '1 tsp salt',
      '2 tbsp ghee',
      '1 tsp cumin seeds',
      '4 cloves garlic, sliced',
      '2 dried red chillies',
      '1 tomato, chopped',
      'cilantro',
    ],
    notes: [
      [
        'Rinse lentils till clear. Into pot w/ water, turmeric. Boil, skim, then low 20 min till mushy.',
        'Rinse the lentils until clear. Put them in a pot with the water and the turmeric. Bring to the boil and skim, then cook over low heat for 20 minutes until mushy.',
      ],
      [
        'Tadka: ghee hot, cumin 30 sec, garlic + chillies till golden (watch it!)',
        'For the tadka, heat the ghee until hot, add the cumin, then cook for 30 seconds. Add the garlic and the chillies, then cook until golden, watching closely.',
      ],
      [
        'Pour over dal, cilantro on top. Rice or roti.',
        'Pour over the dal and scatter the cilantro on top. Serve with rice or roti.',
      ],
    ],
  },
  {
    title: 'Crème caramel',
    list: ['250g sugar', '60ml water', '500ml whole milk', '3 eggs', '2 yolks', '1 vanilla pod'],
    notes: [
      [
        'Caramel: 150g sugar + water, med heat, no stirring, to amber. Straight into 6 ramekins, swirl.',
        'For the caramel, cook 150g sugar and the water over medium heat to an amber, without stirring. Divide them straight among 6 ramekins and swirl.',
      ],
      [
        'Milk + vanilla to just under boil. Off heat, infuse 15 min.',
        'Heat the milk and the vanilla to just below boiling. Take the pan off the heat and leave them to infuse for 15 minutes.',
      ],
      [
        'Whisk eggs, yolks, 100g sugar – no froth. Milk on slowly, strain.',
        'Whisk the eggs, yolks and 100g sugar, with no froth. Pour the milk over slowly and strain.',
      ],
      [
        'Fill ramekins; bain-marie, hot water halfway. 150C, 35-40 min – set, slight wobble.',
        'Fill ramekins and set them in a bain-marie with hot water to half their height. Bake at 150C for 35-40 minutes until set with a slight wobble.',
      ],
      [
        'Cool, chill 4 hr min (o/n better). Knife round edge, turn out.',
        'Cool and chill for at least 4 hours (overnight better). Run a knife round the edge and turn out.',
      ],
    ],
  },
  {
    title: 'Panna cotta',
    list: ['500ml cream', '150ml milk', '80g sugar', '3 leaves gelatine', '1 tsp vanilla', 'pinch of salt'],
    notes: [
      ['Gelatine in cold water 5 mins.', 'Soak the gelatine in cold water for 5 minutes.'],
      [
        "Cream, milk, sugar, vanilla, salt: heat to steaming, don't boil.",
        'Heat the cream, milk, sugar, vanilla and salt to steaming, without boiling.',
      ],
      [
        'Squeeze gelatine, into hot cream, stir till gone.',
        'Squeeze the gelatine, add it to the hot cream, then stir until gone.',
      ],
      [
        'Into 6 ramekins. Fridge 4 hrs / overnight.',
        'Divide it among 6 ramekins. Refrigerate for 4 hours / overnight.',
      ],
      [
        'Unmould: 10 sec hot water, flip onto plate.',
        'To unmould, dip for 10 seconds in hot water, then flip onto a plate.',
      ],
    ],
  },
  {
    title: 'Miso cod',
    list: [
      '2 black cod fillets',
      '60g white miso',
      '3 tbsp mirin',
      '2 tbsp sake',
      '2 tbsp sugar',
      '2 heads pak choi',
      '1 tsp sesame oil',
    ],
    notes: [
      [
        'Mirin + sake, boil 30 sec. Off heat: sugar, then miso, whisk. Cool.',
        'Boil the mirin and the sake for 30 seconds. Take the pan off the heat, then whisk in the sugar and the miso. Cool.',
      ],
      ['Smear on fish, fridge 24-48h.', 'Smear on the fish and chill it in the fridge for 24-48 hours.'],
      [
        'Wipe most of it off. 200C 10 minutes on foil.',
        'Wipe most of it off. Bake on foil at 200C for 10 minutes.',
      ],
      [
        'Grill/broiler 2-3 mins till it chars at edges.',
        'Grill or broil for 2-3 minutes until it chars at edges.',
      ],
      [
        'Steam pak choi 3 mins, sesame oil.',
        'Steam the pak choi for 3 minutes, then dress with the sesame oil.',
      ],
    ],
  },
  {
    title: 'Pierogi',
    list: [
      '400g flour',
      '200ml warm water',
      '2 tbsp oil',
      '1/2 tsp salt',
      '500g floury potatoes',
      '250g twaróg',
      '2 onions',
      '50g butter',
    ],
    notes: [
      [
        'Dough: flour, salt, oil, water, knead 8 min, rest 30.',
        'For the dough, mix together the flour, salt, oil and water, knead for 8 minutes, then rest it for 30 minutes.',
      ],
      ['Potatoes 20 min, mash, cool.', 'Boil the potatoes for 20 minutes, mash them, then cool them.'],
      [
        'Onions chopped, butter, 15 min. Half into mash w/ twaróg, salt, lots of pepper.',
        'Cook the chopped onions in the butter for 15 minutes. Stir half into the mash with twaróg, salt and lots of pepper.',
      ],
      [
        'Roll 3mm, 7cm rounds. 1 heaped tsp filling each, fold, pinch.',
        'Roll out to 3mm thick and cut out 7cm rounds. Put 1 heaped tsp of the filling on each, fold and pinch.',
      ],
      ['Boil in batches, 3 min after they float.', 'Boil them in batches for 3 minutes after they float.'],
      ['Rest of onions + butter on top.', 'Spoon the rest of the onions and the butter on top.'],
    ],
  },
  {
    title: 'Beef stew',
    list: [
      '1kg chuck, cubed',
      '2 tbsp flour',
      '2 tbsp oil',
      '2 onions',
      '3 carrots',
      '2 celery sticks',
      '1 tbsp tomato paste',
      '500ml red wine',
      '500ml beef stock',
      '2 bay leaves',
      '300g mushrooms',
    ],
    notes: [
      [
        'Coat the beef in the flour. Brown in batches, hot oil, 5 min each, out to a plate.',
        'Coat the beef in the flour. Brown in batches in the hot oil for 5 minutes each, then move it to a plate.',
      ],
      [
        'Same pot: onions/carrots/celery, 10 mins, lowish heat.',
        'In the same pot, cook the onions, carrots and celery over fairly low heat for 10 minutes.',
      ],
      [
        'Tom paste, 1 min. Wine – reduce by half.',
        'Add the tomato paste and cook for 1 minute. Add the wine and reduce by half.',
      ],
      [
        'Beef back + stock + bay. Lid on. Oven 160C / 2.5 hrs.',
        'Return the beef to the pan, then add the stock and the bay. Cover. Cook in the oven at 160C for 2.5 hours.',
      ],
      [
        'Mushrooms: separate pan, butter, high heat, 5 min – in at the end.',
        'Cook the mushrooms in a separate pan with the butter over high heat for 5 minutes, then add them at the end.',
      ],
      ['Check seasoning. Mash on the side.', 'Check seasoning. Serve with mash.'],
    ],
  },
  {
    title: 'Chocolate chip cookies',
    list: [
      '225g butter',
      '200g brown sugar',
      '100g sugar',
      '2 eggs',
      '2 t vanilla',
      '3 c flour',
      '1 t baking soda',
      '1/2 t salt',
      '2 c chocolate chips',
    ],
    notes: [
      [
        'Oven 350F. Cream butter/sugars 3 mins.',
        'Heat the oven to 350F. Cream the butter and the sugars for 3 minutes.',
      ],
      ['Eggs 1 at a time, vanilla.', 'Add the eggs 1 at a time, then add the vanilla.'],
      [
        "Dry in, mix til just combined - don't overmix. Chips in.",
        'Add the dry ingredients, then mix until just combined, without overmixing. Add the chips.',
      ],
      ['Chill dough 1 hr min.', 'Chill the dough for at least 1 hour.'],
      ['Scoop (1.5 T each), 2in apart, parchment.', 'Scoop (1.5 tbsp each) onto parchment, 2 inches apart.'],
      [
        '10-12 min, edges golden, centers soft. Cool on sheet 5, then rack.',
        'Bake for 10-12 minutes until the edges are golden and the centers are soft. Cool on the sheet for 5 minutes, then move them to a rack.',
      ],
    ],
  },
  {
    title: 'Chicken tray bake',
    list: [
      '8 chicken thighs',
      '500g potatoes',
      '2 red onions',
      '1 lemon',
      '3 T olive oil',
      '1 t oregano',
      '100g feta',
      'handful olives',
    ],
    notes: [
      [
        '220C. Pots halved, onions in wedges → tray, 2 T oil, S&P.',
        'Heat the oven to 220C. Halve the potatoes, cut the onions into wedges, then put them on a tray with 2 tbsp oil, salt and pepper.',
      ],
      ['20 min, shake.', 'Roast for 20 minutes, then shake.'],
      [
        'Chicken: rub w/ 1 T oil, oregano, lemon zest. On top of veg skin up.',
        'Add the chicken, then rub the with 1 tbsp oil, oregano and lemon zest. Put them on top of the vegetables, then skin up.',
      ],
      [
        '35-40 mins til 75C inside, skin crisp.',
        'Roast for 35-40 minutes until 75C inside and the skin is crisp.',
      ],
      [
        'Feta + olives over, last 5 mins. Lemon squeezed over, serve.',
        'Spoon the feta and the olives over for the last 5 minutes. Squeeze the lemon over and serve.',
      ],
    ],
  },
  {
    title: 'Focaccia',
    list: ['500g bread flour', '7g yeast', '10g salt', '400ml water', '4 tbsp olive oil', 'rosemary'],
    notes: [
      [
        'Flour + yeast + salt in bowl, water + 1 tbsp oil in, mix to shaggy dough.',
        'Put the flour, yeast and salt in a bowl, add the water and 1 tbsp oil, then mix to a shaggy dough.',
      ],
      [
        'Cover, 30 min. Fold x4, every 30 min for 2 hrs.',
        'Cover and leave for 30 minutes. Fold 4 times, every 30 minutes for 2 hours.',
      ],
      [
        'Into oiled tin (33x23), rise 1hr till bubbly.',
        'Put it in the oiled tin (33x23), then leave it to rise for 1 hour until bubbly.',
      ],
      [
        'Oven to 220 (200 fan). Dimple w/ oily fingers, oil, rosemary, flaky salt.',
        'Heat the oven to 220°C (200°C fan). Dimple with oily fingers, then add the oil, rosemary and flaky salt.',
      ],
      [
        'Bake 25 mins, golden. Rack, 10 min.',
        'Bake for 25 minutes until golden. Cool it on a rack for 10 minutes.',
      ],
    ],
  },
  {
    title: 'Risotto',
    list: [
      '1 onion, finely chopped',
      '60g butter',
      '300g arborio rice',
      '150ml white wine',
      '1 l hot stock',
      '60g parmesan',
      '200g peas',
    ],
    notes: [
      [
        'Onion in half the butter, low, 8 min – soft, no colour.',
        'Cook the onion in half the butter over low heat for 8 minutes until soft, without letting it colour.',
      ],
      [
        'Rice in, 2 min, stir. Wine – let it go.',
        'Add the rice and cook for 2 minutes, stirring. Add the wine and let it simmer.',
      ],
      [
        'Stock, ladle at a time, 18 min approx, keep stirring.',
        'Add the stock a ladle at a time for about 18 minutes, stirring constantly.',
      ],
      ['Peas last 3 min.', 'Add the peas for the last 3 minutes.'],
      [
        'Off heat; rest of butter, parmesan; beat; lid 2 min.',
        'Take the pan off the heat, beat in the rest of the butter and the parmesan, then cover and leave for 2 minutes.',
      ],
    ],
  },
  {
    title: 'Pancakes',
    list: [
      '200g flour',
      '2 tsp baking powder',
      '1 egg',
      '300ml milk',
      '1 tbsp melted butter',
      '1 tbsp sugar',
    ],
    notes: [
      [
        'Dry: flour, bp, sugar. Wet: egg, milk, butter. Wet into dry, few lumps OK.',
        'Mix together the flour, baking powder and sugar. Whisk together the egg, milk and butter. Wet into dry, few lumps OK.',
      ],
      ['Rest 10 mins.', 'Let it rest for 10 minutes.'],
      [
        'Med pan, bit of butter, 1/4 cup per pancake. Bubbles → flip, 1-2 mins more.',
        'Set a pan over medium heat, add a bit of butter, then use 1/4 cup per pancake. Flip when bubbles appear and cook for 1-2 minutes more.',
      ],
      ['Keep warm low oven. Syrup.', 'Keep it warm in a low oven. Serve with syrup.'],
    ],
  },
  {
    title: 'Pad krapow',
    list: [
      '300g pork mince',
      '6 garlic cloves',
      '4 chillies',
      '1 tbsp oyster sauce',
      '2 tsp soy sauce',
      '1 tsp fish sauce',
      '1 tsp sugar',
      'handful holy basil',
      '2 eggs',
      'rice',
    ],
    notes: [
      [
        'Pound garlic + chilli. Wok smoking, 2 tbsp oil.',
        'Pound the garlic and chilli. Heat a wok until smoking, then add 2 tbsp oil.',
      ],
      [
        'Paste in 20 secs (cough!). Pork, break up, 3 min high heat.',
        'Add the paste and cook for 20 seconds. Break the pork up and cook over high heat for 3 minutes.',
      ],
      [
        'Sauces + sugar, 1 min. Heat off, basil, wilt.',
        'Add the sauces and the sugar and cook for 1 minute. Take the pan off the heat, add the basil, then let it wilt.',
      ],
      [
        'Eggs: separate pan, deep oil, crispy edges, runny yolk.',
        'Cook the eggs in a separate pan in deep oil until the edges are crispy and the yolk is runny.',
      ],
      ['Rice, pork, egg on top.', 'Serve the rice and the pork with the egg on top.'],
    ],
  },
  {
    title: 'Salmon',
    list: [
      '2 salmon fillets',
      '250g new potatoes',
      '200g asparagus',
      '2 T olive oil',
      '1 lemon',
      '1 t dijon',
      '1 t honey',
    ],
    notes: [
      [
        'Oven 220C. Halve pots, 1 T oil, salt, pepper, 20 mins.',
        'Heat the oven to 220C. Halve the potatoes, toss with 1 tbsp oil, salt and pepper, then bake for 20 minutes.',
      ],
      ['Mix dijon/honey/juice of half lemon.', 'Mix the Dijon, honey and juice of half the lemon.'],
      [
        'Asparagus on tray + other T oil, salmon on top, brush w/ mix.',
        'Put the asparagus on a tray with the other T of oil, put the salmon on top, then brush with the mix.',
      ],
      ['12-15 mins more til salmon flakes.', 'Bake for 12-15 minutes more until the salmon flakes.'],
      ['Lemon wedges. Done.', 'Add the lemon wedges.'],
    ],
  },
  {
    title: 'Zucchini bread',
    list: [
      '3 eggs',
      '1 c oil',
      '2 c sugar',
      '2 c grated zucchini',
      '2 t vanilla',
      '3 c flour',
      '1 t baking soda',
      '1 t salt',
      '3 t cinnamon',
      '1/2 c walnuts',
    ],
    notes: [
      [
        'Beat eggs, add oil, sugar, zucchini, vanilla.',
        'Beat the eggs, then add the oil, sugar, zucchini and vanilla.',
      ],
      ['Sift dry, add. Nuts last.', 'Sift the dry ingredients, then add. Add the nuts last.'],
      [
        '2 greased loaf pans. 325 - 1 hr or till toothpick clean.',
        'Divide it between 2 greased loaf pans. Bake at 325°F for 1 hour or until a toothpick comes out clean.',
      ],
      [
        'Cool 10 min in pans, then rack. Freezes great!',
        'Cool for 10 minutes in the pans, then move it to a rack. It freezes well.',
      ],
    ],
  },
  {
    title: 'Ramen',
    list: [
      '500g pork belly',
      '1.5 l chicken stock',
      '3 slices ginger',
      '4 spring onions',
      '3 tbsp soy sauce',
      '2 tbsp mirin',
      '1 tbsp miso',
      '3 eggs',
      '300g ramen noodles',
      'nori',
    ],
    notes: [
      [
        'Belly in pot w stock, ginger, whites of spring onions. Bring up, skim. Low simmer, lid ajar, 90 min.',
        'Put the belly in a pot with the stock, ginger and whites of spring onions. Bring to a simmer and skim. Simmer gently for 90 minutes with the lid ajar.',
      ],
      [
        'Eggs: 6.5 min boil → ice bath → peel → soak in soy+mirin 1 hr.',
        'Boil the eggs for 6.5 minutes, transfer them to an ice bath, then peel them. Soak in soy and mirin for 1 hour.',
      ],
      [
        'Belly out, slice, hot pan 2 min/side.',
        'Take out the belly, slice it, then cook it in a hot pan for 2 minutes on each side.',
      ],
      [
        "Strain broth, whisk in miso + 1 tbsp of the egg soy. Don't boil again.",
        "Strain the broth, then whisk in the miso and 1 tbsp of the egg soy. Don't boil again.",
      ],
      ['Noodles per pkt, drain.', 'Cook the noodles according to the packet instructions, then drain.'],
      [
        'Bowl: noodles, broth, belly, half egg, greens of onions, nori.',
        'Fill each bowl with the noodles, broth, belly, half the egg, greens of the onions and nori.',
      ],
    ],
  },
];

describe('what a cook jots down, told as orders', () => {
  it.each(recipes)('$title', ({ title, list, notes }) => {
    const understood = understandRecipe(
      {
        title,
        description: null,
        cuisine: null,
        servings: 4,
        ingredients: list,
        instructions: notes.map(([note]) => note),
      },
      kitchen,
    );
    const request = { quiet: true, full: true, sober: true, page: true, modern: true };
    expect(editedFor(understood, request, kitchen).source.instructions).toEqual(
      notes.map(([, told]) => told),
    );
  });

  it('seasons before it cooks, and takes out what it cooked', () => {
    const understood = understandRecipe(
      {
        title: 'Pork chops',
        description: null,
        cuisine: null,
        servings: 2,
        ingredients: ['2 pork chops', '50 ml cider'],
        instructions: ['Chops: salt, pepper, hot pan, 4 min/side. Out, rest.', 'Chops back + juices.'],
      },
      kitchen,
    );
    expect(editedFor(understood, { quiet: true, full: true }, kitchen).source.instructions).toEqual([
      'Season the chops with salt and pepper, then cook them in a hot pan for 4 minutes on each side. Take them out and rest them.',
      'Return the chops to the pan and add the juices.',
    ]);
  });

  it('leaves what is a sentence already', () => {
    const instructions = [
      'Heat the oil in a pan over medium heat and cook the onion for 10 minutes, stirring, until soft.',
      'Add the stock, bring to the boil, then cover and simmer for 20 minutes.',
    ];
    const understood = understandRecipe(
      {
        title: 'Soup',
        description: null,
        cuisine: null,
        servings: 4,
        ingredients: ['1 tbsp oil', '1 onion', '1 l stock'],
        instructions,
      },
      kitchen,
    );
    expect(editedFor(understood, { quiet: true, full: true }, kitchen).source.instructions).toEqual(
      instructions,
    );
  });

  it('heats cream and sugar together, and waits without leaving it', () => {
    const understood = understandRecipe(
      {
        title: 'Chocolate pots',
        description: null,
        cuisine: null,
        servings: 4,
        ingredients: ['200g dark chocolate', '300ml double cream', '2 tbsp sugar'],
        instructions: [
          'Heat the cream and sugar until it steams, pour over the chocolate and wait 1 minute.',
          'Heat cream and sugar til steaming, 5 mins.',
        ],
      },
      kitchen,
    );
    const [written, jotted] = editedFor(understood, { quiet: true, full: true }, kitchen).source.instructions;
    expect(written).toMatch(/^Heat the cream and sugar until it steams, pour over the chocolate and wait/);
    expect(written).not.toMatch(/leave|cook the sugar/i);
    expect(jotted).toMatch(/cream and (?:the )?sugar .*(?:5 minutes|steaming)/);
    expect(jotted).not.toMatch(/cook the sugar/);
  });

  it('tears no sentence that begins with its place, says its knife once, and turns out onto a plate', () => {
    const instructions = [
      'To the same skillet add the remaining oil and the garlic.',
      'Let it stand for 2 minutes, run a knife round the edge and turn out onto a plate.',
      'Take it out of the fridge 30 minutes ahead.',
    ];
    const understood = understandRecipe(
      {
        title: 'Dish',
        description: null,
        cuisine: null,
        servings: 4,
        ingredients: ['2 tbsp oil', '2 cloves garlic', '6 sausages'],
        instructions,
      },
      kitchen,
    );
    expect(editedFor(understood, { quiet: true, full: true }, kitchen).source.instructions).toEqual(
      instructions,
    );
  });
});
