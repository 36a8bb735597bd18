import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';
import { openBench } from './transform.ts';
import { isJotted, writtenOut, writtenOutReason } from './written-out.ts';

const kitchen = loadKitchen();

/** Recipes as cooks type them: title, list, steps, and what a copy editor makes of those that are named. */
const recipes: readonly (readonly [
  string,
  readonly string[],
  readonly string[],
  Readonly<Record<string, string>>,
])[] = [
  [
    'Souvlaki',
    [
      '3 lbs pork shoulder, cut in cubes',
      '1/2 c olive oil',
      'juice of 2 lemons',
      '2 Tbsp red wine vinegar',
      '6 cloves garlic, smashed',
      '1 Tbsp dried oregano',
      '2 1/2 tsp kosher salt',
      '1 tsp black pepper',
      '1 tsp sweet paprika',
      '1 red onion, in chunks',
      '12 wooden skewers',
      '6 pitas',
      'tzatziki',
    ],
    [
      'Mix oil, lemon, vinegar, garlic, oregano, S&P, paprika. Hold back 1/4 cup for basting BEFORE the pork goes in. Pork in the rest, fridge, 4 hrs to overnight. Not longer, goes mushy.',
      'Soak skewers 30 min. Thread the pork snug but not jammed, onion every third piece.',
      'Charcoal, two zones. Hot side should be about 450F at the grate.',
      'Grill over hot side 10-12 min, quarter turn every 3 min, lid off, baste last 5 min only. Flares up, shove em to the cool side. You want 145 inside, I go to 155 for shoulder.',
      'Rest 5 min. Warm the pitas 30 sec a side on the grill. Rub the cut lemon shell over the meat, pinch of oregano.',
      'Pita, tzatziki, pork off the stick. Done.',
    ],
    {
      'Soak skewers 30 min. Thread the pork snug but not jammed, onion every third piece.':
        'Soak skewers for 30 minutes. Thread the pork snugly but not jammed, with a piece of onion every third piece.',
      'Charcoal, two zones. Hot side should be about 450F at the grate.':
        'Set up a charcoal grill with two zones. Hot side should be about 450F at the grate.',
      'Rest 5 min. Warm the pitas 30 sec a side on the grill. Rub the cut lemon shell over the meat, pinch of oregano.':
        'Let them rest for 5 minutes. Warm the pitas for 30 seconds on each side on the grill. Rub the cut lemon shell over the meat and add a pinch of oregano.',
      'Pita, tzatziki, pork off the stick. Done.': 'Serve the pork off the stick with the pita and tzatziki.',
    },
  ],
  [
    'Fish curry',
    [
      '600g firm white fish',
      '400ml coconut milk',
      '3 tbsp coconut oil',
      '1 tsp black mustard seed',
      '15 curry leaves',
      '2 onions sliced thin',
      '5 garlic cloves',
      'a thumb of ginger',
      '3 green chillies, slit',
      '2 tsp kashmiri chilli powder',
      '1/2 tsp turmeric',
      '1 tbsp ground coriander',
      '2 ripe tomatoes chopped',
      'golfball of tamarind soaked in 1/2 cup hot water',
      '2 tsp salt',
    ],
    [
      'rub the fish with half the turmeric + a bit of the salt and leave it alone while you get on',
      'Heat the oil in a wide pan, not nonstick if you can help it. mustard seeds in, lid on till they stop popping, then curry leaves (they spit)',
      'onions, med heat, 10 min or so till golden at the edges. Then garlic ginger and chillies 2 mins',
      'turn it down!! add the powders & stir for 30 secs, they burn in no time. tomatoes, cook till mush and you see oil at the sides, 6-7 mins',
      'Strain the tamarind water in, squeeze the pulp well. Add the coconut milk and a splash of water & the rest of the salt, simmer 10 mins',
      'Slide fish in, dont stir, just swirl the pan. 6 to 8 min until it flakes. Rest 10 mins off the heat before eating, with the rice.',
    ],
    {
      'onions, med heat, 10 min or so till golden at the edges. Then garlic ginger and chillies 2 mins':
        'Add the onions, then cook over medium heat for 10 minutes or so until golden at the edges. Add the garlic, ginger and chillies and cook for 2 minutes.',
    },
  ],
  [
    'Dutch Baby',
    [
      '3 large eggs',
      '3/4 c all purpose flour',
      '3/4 c whole milk, warmed',
      '1 Tbs white sugar',
      '1 tsp vanilla',
      'pinch of salt',
      '5 T butter, divided',
      '2 big honeycrisp apples, peeled & sliced',
      '1/3 cup brown sugar',
      '1/4 cup maple syrup',
      '1 tsp cinnamon',
      'powdered sugar',
    ],
    [
      'Oven to 425. Put your 10" cast iron in there while it heats.',
      'Blender: eggs, flour, milk, white sugar, vanilla, salt. 30 seconds and let it sit while you do the apples',
      'Melt 2T of the butter in another skillet over medium. Apples, brown sugar, cinnamon. Cook 8ish mins til soft and syrupy then pour in the maple syrup and bubble 1 more minute. Keep warm',
      'Take the HOT skillet out (mitt!!!), drop in the other 3T of butter, swirl up the sides, pour in batter all at once and straight back in.',
      '18-20 mins and NO PEEKING. It should be brown and crazy puffed.',
      'Pile the apples in the middle, snow with powdered sugar, cut in 3 and eat before it falls',
    ],
    {
      'Oven to 425. Put your 10" cast iron in there while it heats.':
        'Heat the oven to 425°F. Put your 10-inch cast iron in there while it heats.',
      'Blender: eggs, flour, milk, white sugar, vanilla, salt. 30 seconds and let it sit while you do the apples':
        'Put the eggs, flour, milk, white sugar, vanilla and salt in the blender and blend for 30 seconds, then let it sit while you do the apples.',
      '18-20 mins and NO PEEKING. It should be brown and crazy puffed.':
        'Bake for 18-20 minutes, without peeking. It should be brown and crazy puffed.',
    },
  ],
  [
    'sticky date pudding',
    [
      '180 g dates, pitted n chopped',
      '1 cup boiling water',
      '1 tsp bicarb',
      '60g butter, soft',
      '3/4 cup brown sugar',
      '2 eggs',
      '1 cup SR flour',
      '1 t mixed spice',
      'SAUCE:',
      '1 cup brown sugar',
      '300ml thickened cream',
      '50 gm butter',
      'pinch salt',
    ],
    [
      'oven 180 (160 fan). Grease a 20cm square tin & line it',
      'dates + bicarb + boiling water in a bowl, leave 10 min then mash a bit with a fork',
      'cream the butter and sugar, eggs in one at a time, it might look curdled dont stress',
      'fold in flour + spice then the dates with all the water. its runny, thats right',
      'bake 35-40 mins til a skewer comes out clean',
      "sauce: everything in a pot, stir over med heat til sugar's gone then simmer 5 min",
      'poke holes in the pudding, pour over about 1/3 of the sauce, let it soak in 10 min. Serve with the rest and icecream',
    ],
    {
      'oven 180 (160 fan). Grease a 20cm square tin & line it':
        'Heat the oven to 180°C (160°C fan). Grease a 20cm square tin and line it.',
      'dates + bicarb + boiling water in a bowl, leave 10 min then mash a bit with a fork':
        'Put the dates, bicarb and boiling water in a bowl, leave for 10 minutes, then mash a bit with a fork.',
      "sauce: everything in a pot, stir over med heat til sugar's gone then simmer 5 min":
        'For the sauce, put everything in a pot, stir over medium heat until the sugar has dissolved, then simmer for 5 minutes.',
    },
  ],
  [
    'Haddock chowder',
    [
      '12oz undyed smoked haddock fillet',
      '6 oz raw king prawns',
      '1 oz butter',
      '4 rashers smoked back bacon',
      '1 large leek, sliced',
      '2 sticks celery',
      '1 lb waxy potatoes, cubed',
      '1 pint full cream milk',
      '½ pint fish stock',
      '1 bay leaf',
      '2 corn cobs, kernels sliced off',
      '¼ pint double cream',
      'small bunch of chives',
      'white pepper',
    ],
    [
      'Put the haddock in a shallow pan with the milk and bay leaf, bring slowly to a simmer, cover & take off the heat for 8 minutes. Lift out the fish, flake it in big pieces, minding the bones. Keep the milk.',
      'Corn in for 3 minutes. Then the prawns for 2 minutes until pink.',
      'Return haddock to the pan with the cream, warm through. Pepper, no salt as the fish is salty. Chives over the top.',
    ],
    {
      'Corn in for 3 minutes. Then the prawns for 2 minutes until pink.':
        'Add the corn and cook for 3 minutes. Add the prawns and cook for 2 minutes until pink.',
      'Return haddock to the pan with the cream, warm through. Pepper, no salt as the fish is salty. Chives over the top.':
        'Return the haddock to the pan with the cream and warm through. Season with pepper but no salt, as the fish is salty. Scatter the chives over.',
    },
  ],
  [
    'Sausage tray bake (GB)',
    [
      '8 sausages',
      '2 red onions, wedges',
      '500g new potatoes',
      '2 peppers',
      '2 tbsp oil',
      '1 tbsp wholegrain mustard',
      '1 tbsp honey',
      'few sprigs thyme',
      '200g cherry toms',
    ],
    [
      'Oven on, 200 fan. Spuds in the tray with oil, S&P, 15 mins head start.',
      'Sausages, onions, peppers in. Thyme. 25 mins, turn once.',
      'Honey + mustard mixed, brush over sausages. Toms in. 10 mins more till sticky.',
      'Straight to the table in the tray. Good bread.',
    ],
    {
      'Oven on, 200 fan. Spuds in the tray with oil, S&P, 15 mins head start.':
        'Heat the oven to 200°C fan. Put the spuds in the tray with oil and salt and pepper, and give them a 15 minutes head start.',
      'Sausages, onions, peppers in. Thyme. 25 mins, turn once.':
        'Add the sausages, onions and peppers. Add the thyme. Roast for 25 minutes, turning once.',
      'Honey + mustard mixed, brush over sausages. Toms in. 10 mins more till sticky.':
        'Mix the honey and mustard together, then brush over the sausages. Add the tomatoes. Roast for 10 minutes more until sticky.',
    },
  ],
  [
    'Chili (US)',
    [
      '2 lb ground beef',
      '1 lg onion, diced',
      '3 cloves garlic',
      '2 T chili powder',
      '1 T cumin',
      '1 can (28 oz) crushed tomatoes',
      '2 cans kidney beans, drained',
      '1 c beef broth',
      '1 t salt',
      'shredded cheddar',
      'sour cream',
    ],
    [
      'Brown beef in dutch oven, drain. Onion, garlic, 5 min.',
      'Spices in, 1 min, stir so they dont scorch.',
      'Tomatoes, broth, salt. Bring to boil, then low, lid ajar, 1 1/2 hrs.',
      'Beans last 20 min.',
      'Cheese + sour cream on top.',
    ],
    {
      'Tomatoes, broth, salt. Bring to boil, then low, lid ajar, 1 1/2 hrs.':
        'Add the tomatoes, the broth and the salt. Bring to a boil, then reduce the heat to low and simmer, partly covered, for 1 1/2 hours.',
      'Beans last 20 min.': 'Add the beans for the last 20 minutes.',
      'Cheese + sour cream on top.': 'Put the cheese and the sour cream on top.',
    },
  ],
  [
    'Dal tadka (IN)',
    [
      '1 cup toor dal',
      '3 cups water',
      '1/2 tsp turmeric',
      '1 tsp salt',
      '2 tbsp ghee',
      '1 tsp cumin seeds',
      '1/2 tsp mustard seeds',
      '2 dry red chillies',
      '4 cloves garlic, sliced',
      '1 onion, chopped',
      '1 tomato, chopped',
      'pinch hing',
      'coriander leaves',
      '1/2 lemon',
    ],
    [
      'Dal, water, turmeric, salt in cooker. 4 whistles, medium flame.',
      'Ghee in kadai, high flame. Cumin + mustard, let splutter.',
      'Hing, red chillies, garlic, 30 sec. Onion till brown.',
      'Tomato, cook till mush.',
      'Dal in, simmer 5 mins. Lemon. Coriander on top.',
    ],
    {
      'Dal, water, turmeric, salt in cooker. 4 whistles, medium flame.':
        'Put the dal, the water, the turmeric and the salt in a cooker. Cook over medium heat for 4 whistles.',
      'Dal in, simmer 5 mins. Lemon. Coriander on top.':
        'Add the dal and simmer for 5 minutes. Add the lemon. Scatter the coriander on top.',
    },
  ],
  [
    'Lamingtons (AU)',
    [
      '125g butter',
      '1 cup caster sugar',
      '1/2 tsp vanilla',
      '3 eggs',
      '1 3/4 cups SR flour',
      '1/2 cup milk',
      '3 cups icing sugar',
      '1/3 cup cocoa',
      '1/2 cup boiling water',
      '2 cups desiccated coconut',
    ],
    [
      'oven 180. Line a 20x30 tin.',
      'butter + sugar, beat till pale. Eggs in one by one, vanilla.',
      'flour and milk in 2 lots, fold. Tin, 30 mins til skewer clean. Cool, cut into squares.',
      'icing: icing sugar, cocoa, boiling water, stir till smooth',
      'dip, drip, roll in coconut. Rack till set, 1 hr.',
    ],
    {
      'oven 180. Line a 20x30 tin.': 'Heat the oven to 180°C. Line a 20 x 30 cm tin.',
      'icing: icing sugar, cocoa, boiling water, stir till smooth':
        'For the icing, stir the icing sugar, cocoa and boiling water together until smooth.',
    },
  ],
  [
    'Gulasch (DE)',
    [
      '800 g beef chuck, cubed',
      '800 g onions, sliced',
      '2 tbsp lard',
      '2 tbsp sweet paprika',
      '1 tsp hot paprika',
      '1 tbsp tomato paste',
      '500 ml beef stock',
      '1 tsp caraway',
      '2 bay leaves',
      '1 tsp salt',
      '1 tbsp vinegar',
    ],
    [
      'Lard in big pot, onions, low heat, 20 min, must be golden.',
      'Paprika in off the heat, stir, vinegar straight after, otherwise bitter.',
      'Meat, tomato paste, caraway, bay, salt. Stock up to cover.',
      'Lid on, small flame, 2 to 2.5 hrs. Stir now and then.',
      'Noodles or bread beside.',
    ],
    {
      'Lard in big pot, onions, low heat, 20 min, must be golden.':
        'Melt the lard in a big pot, add the onions and cook over low heat for 20 minutes until golden.',
      'Paprika in off the heat, stir, vinegar straight after, otherwise bitter.':
        'Take the pan off the heat, stir in the paprika and add the vinegar straight after, or it turns bitter.',
      'Lid on, small flame, 2 to 2.5 hrs. Stir now and then.':
        'Cover and simmer over low heat for 2 to 2.5 hours. Stir now and then.',
      'Noodles or bread beside.': 'Serve with noodles or bread on the side.',
    },
  ],
  [
    'Thai green curry',
    [
      '1 tbsp oil',
      '3 tbsp green curry paste',
      '400ml coconut milk',
      '500g chicken thighs, sliced',
      '1 aubergine, chunks',
      '100g green beans',
      '1 tbsp fish sauce',
      '1 tsp palm sugar',
      'handful basil',
      '1 lime',
      'jasmine rice',
    ],
    [
      'Paste in hot oil, 1 min.',
      'half the coconut milk, bubble till it splits. Chicken, 5 min.',
      'Rest of coconut milk, aubergine. 8 mins low.',
      'Beans 3 min. Fish sauce, sugar.',
      'Basil, lime, off heat. Rice.',
    ],
    {
      'Paste in hot oil, 1 min.': 'Fry the paste in the hot oil for 1 minute.',
      'Beans 3 min. Fish sauce, sugar.':
        'Add the beans and cook for 3 minutes. Add the fish sauce and the sugar.',
    },
  ],
  [
    'Banana bread',
    [
      '3 ripe bananas',
      '1/3 c melted butter',
      '3/4 c sugar',
      '1 egg',
      '1 t vanilla',
      '1 t baking soda',
      'pinch salt',
      '1 1/2 c flour',
      '1/2 c walnuts',
    ],
    [
      'Oven 350. Butter a loaf pan.',
      'Mash bananas, stir in butter. Sugar, egg, vanilla, in that order.',
      'Soda + salt sprinkled over, mix. Flour last, dont overmix.',
      'Walnuts in. Into pan, 55-60 min, toothpick clean.',
      'Pan 10 min, then rack.',
    ],
    {
      'Oven 350. Butter a loaf pan.': 'Heat the oven to 350°F. Butter a loaf pan.',
      'Pan 10 min, then rack.': 'Leave it in the pan for 10 minutes, then move it to a rack to cool.',
    },
  ],
  [
    'Roast chicken',
    [
      '1 whole chicken, 4 lb',
      '2 T butter',
      '1 lemon',
      '4 sprigs thyme',
      '1 head garlic',
      '1 t salt',
      '1 lb carrots',
      '1 c chicken stock',
    ],
    [
      'Bird out of fridge 1 hr before.',
      'Pat dry, butter all over, S&P. Lemon, thyme, garlic inside.',
      '425F, carrots underneath, 1 hr 10 min or til 165 in the thigh.',
      'Rest 15 min under foil.',
      'Stock into the pan, scrape, boil 5 min. Gravy.',
    ],
    {
      'Bird out of fridge 1 hr before.': 'Take the bird out of the fridge 1 hour beforehand.',
      '425F, carrots underneath, 1 hr 10 min or til 165 in the thigh.':
        'Roast at 425°F with the carrots underneath for 1 hour 10 minutes, or until it reaches 165°F in the thigh.',
      'Rest 15 min under foil.': 'Let them rest for 15 minutes under foil.',
    },
  ],
  [
    'Carbonara',
    ['350g spaghetti', '150g guanciale', '3 eggs', '1 yolk', '80g pecorino', 'black pepper'],
    [
      'Big pot, salted water, pasta on, 9 min.',
      'Guanciale in cold pan, med, till crisp, 8 mins.',
      'Eggs, yolk, cheese, lots of pepper, whisk.',
      'Pasta into pan off heat, egg mix in, splash pasta water, toss like mad.',
      'Eat now.',
    ],
    { 'Eat now.': 'Serve immediately.' },
  ],
  [
    'Chicken shawarma',
    [
      '2 lb chicken thighs',
      '1/4 c yogurt',
      '2 T olive oil',
      '1 lemon',
      '4 garlic cloves',
      '2 t cumin',
      '2 t paprika',
      '1 t salt',
      '6 naan',
      '1 cucumber',
      'garlic sauce',
    ],
    [
      'Mix yogurt, oil, lemon juice, garlic, cumin, paprika, S&P. Chicken in the marinade, fridge, overnight. Not longer, gets mealy.',
      'Grill, two zones. Cook over the hot side 5-6 min, half turn every 2 min.',
      'Burns too fast, move em over. You want 165 in the middle.',
      'Naan, garlic sauce, chicken off the skewers. Done.',
    ],
    {
      'Mix yogurt, oil, lemon juice, garlic, cumin, paprika, S&P. Chicken in the marinade, fridge, overnight. Not longer, gets mealy.':
        'Mix the yogurt, oil, lemon juice, garlic, cumin, paprika, salt and pepper. Put the chicken in the marinade and refrigerate overnight, but not longer, or it gets mealy.',
      'Grill, two zones. Cook over the hot side 5-6 min, half turn every 2 min.':
        'Set up the grill with two zones. Cook over the hot side for 5-6 minutes, giving them a half turn every 2 minutes.',
      'Burns too fast, move em over. You want 165 in the middle.':
        'If it burns too fast, move them over. It should be 165 in the middle.',
      'Naan, garlic sauce, chicken off the skewers. Done.':
        'Serve the chicken off the skewers with the naan and garlic sauce.',
    },
  ],
  [
    'Smoothie pancakes',
    [
      '2 bananas',
      '2 eggs',
      '1 cup oats',
      '1/2 cup milk',
      '1 tsp baking powder',
      '1 tbsp butter',
      'blueberries',
    ],
    [
      'Food processor: bananas, eggs, oats, milk, baking powder, until smooth.',
      'Butter in pan, med-low. 1/4 c batter each, bubbles, flip.',
      'Blueberries on top. Maple syrup if u want.',
    ],
    {
      'Food processor: bananas, eggs, oats, milk, baking powder, until smooth.':
        'Put the bananas, eggs, oats, milk and baking powder in the food processor and blend until smooth.',
      'Blueberries on top. Maple syrup if u want.':
        'Put the blueberries on top. Add maple syrup if you want.',
    },
  ],
  [
    'Rogan josh',
    [
      '800g lamb, cubed',
      '2 tbsp oil',
      '5 cardamom pods',
      '1 cinnamon stick',
      '3 cloves',
      '2 onions',
      '1 tbsp ginger paste',
      '1 tbsp garlic paste',
      '2 tsp kashmiri chilli powder',
      '200g yogurt',
      'salt',
      'coriander',
    ],
    [
      'Oil in kadai, med flame. Cardamom, cinnamon, cloves in, let crackle.',
      'Onions, till golden, 12 min. Ginger garlic paste, 1 min.',
      'Lamb in, high heat, sear all sides.',
      'Chilli powder off the heat. Yogurt in one spoon at a time, else it splits.',
      'Lid on, low flame, 1 hr. Salt. Coriander on top.',
    ],
    {
      'Oil in kadai, med flame. Cardamom, cinnamon, cloves in, let crackle.':
        'Heat the oil in a kadai over medium heat. Add the cardamom, cinnamon and cloves, then let them crackle.',
      'Onions, till golden, 12 min. Ginger garlic paste, 1 min.':
        'Cook the onions for 12 minutes until golden. Add the ginger garlic paste and cook for 1 minute.',
      'Lamb in, high heat, sear all sides.': 'Add the lamb and sear on all sides over high heat.',
      'Chilli powder off the heat. Yogurt in one spoon at a time, else it splits.':
        'Take the pan off the heat and stir in the chilli powder. Add the yogurt a spoonful at a time, or it splits.',
      'Lid on, low flame, 1 hr. Salt. Coriander on top.':
        'Cover and simmer over low heat for 1 hour. Add the salt. Scatter the coriander on top.',
    },
  ],
  [
    'Shepherds pie',
    [
      '500g lamb mince',
      '1 onion',
      '2 carrots',
      '1 tbsp flour',
      '300ml lamb stock',
      '1 tbsp Worcestershire sauce',
      '2 tbsp peas',
      '900g potatoes',
      '50g butter',
      'splash of milk',
    ],
    [
      'Spuds on, salted water, 15-20 mins.',
      'Mince in a hot pan, no oil. Brown it, tip off fat.',
      'Onion + carrot in, 5 mins till soft. Flour, stir 1 min.',
      'Stock, Worcester sauce. Simmer 20 mins. Peas last minute.',
      'Spuds: drain, butter, milk, mash.',
      'Mince in dish, mash on top, fork it. 200C 25 mins till golden.',
    ],
    {
      'Spuds on, salted water, 15-20 mins.': 'Boil the spuds in salted water for 15-20 minutes.',
      'Onion + carrot in, 5 mins till soft. Flour, stir 1 min.':
        'Add the onion and the carrot and cook for 5 minutes until soft. Add the flour and stir for 1 minute.',
      'Stock, Worcester sauce. Simmer 20 mins. Peas last minute.':
        'Add the stock and the Worcestershire sauce. Simmer for 20 minutes. Add the peas for the last minute.',
      'Spuds: drain, butter, milk, mash.': 'Drain the spuds, add the butter and milk and mash.',
      'Mince in dish, mash on top, fork it. 200C 25 mins till golden.':
        'Put the mince in a dish, put the mash on top and roughen it with a fork. Bake at 200C for 25 minutes until golden.',
    },
  ],
  [
    'Focaccia',
    [
      '500g bread flour',
      '7g yeast',
      '400ml warm water',
      '2 tsp salt',
      '4 tbsp olive oil',
      'rosemary',
      'flaky salt',
    ],
    [
      'Flour, yeast, salt, water, 2 tbsp oil in bowl. Mix. Sticky, thats fine.',
      'Cover, fridge, overnight.',
      'Into oiled tray, room temp, 2 hrs. Oven to 220C.',
      'Fingers in, dimples all over. Oil, rosemary, flaky salt.',
      '20-25 mins til golden. Rack 10 min.',
    ],
    {
      'Cover, fridge, overnight.': 'Cover and refrigerate overnight.',
      'Into oiled tray, room temp, 2 hrs. Oven to 220C.':
        'Put it in an oiled tray and leave at room temperature for 2 hours. Heat the oven to 220C.',
      '20-25 mins til golden. Rack 10 min.':
        'Bake for 20-25 minutes until golden. Cool it on a rack for 10 minutes.',
    },
  ],
  [
    'Pulled pork slow cooker',
    [
      '4 lb pork butt',
      '1 onion',
      '1 c bbq sauce',
      '1/2 c cider vinegar',
      '2 T brown sugar',
      '1 T paprika',
      '8 buns',
      'coleslaw',
    ],
    [
      'Rub: sugar, paprika, S&P, all over the pork.',
      'Onion in bottom of crockpot, pork on top, vinegar in. Low 8-10 hrs.',
      'Pull pork out, shred, juice back in.',
      'BBQ sauce in, stir. Warm 20 min.',
      'Buns, pork, slaw. Done.',
    ],
    {
      'Rub: sugar, paprika, S&P, all over the pork.':
        'Mix the sugar, paprika, salt and pepper and rub all over the pork.',
      'Onion in bottom of crockpot, pork on top, vinegar in. Low 8-10 hrs.':
        'Put the onion in the bottom of the crockpot, put the pork on top and add the vinegar. Cook on low for 8-10 hours.',
      'Buns, pork, slaw. Done.': 'Serve the pork and slaw in the buns.',
    },
  ],
  [
    'Pavlova',
    [
      '4 egg whites',
      '220g caster sugar',
      '1 tsp cornflour',
      '1 tsp white vinegar',
      '300ml cream',
      'strawberries',
      '2 passionfruit',
    ],
    [
      'Oven 150 (130 fan). Tray with paper.',
      'Whites to soft peaks. Sugar in a spoon at a time, 10 mins, thick and glossy.',
      'Cornflour + vinegar folded in.',
      'Pile on the tray, dip in the middle. Oven down to 120, 1 hr 15. Oven off, leave it in there til cold.',
      'Cream whipped, fruit on top. Eat same day.',
    ],
    {
      'Oven 150 (130 fan). Tray with paper.': 'Heat the oven to 150°C (130°C fan). Line a tray with paper.',
      'Whites to soft peaks. Sugar in a spoon at a time, 10 mins, thick and glossy.':
        'Whisk the whites to soft peaks. Add the sugar a spoonful at a time, whisking for 10 minutes until thick and glossy.',
      'Cornflour + vinegar folded in.': 'Fold in the cornflour and vinegar.',
    },
  ],
  [
    'Kartoffelsalat',
    [
      '1 kg waxy potatoes',
      '1 onion',
      '150 ml hot beef broth',
      '3 tbsp vinegar',
      '1 tbsp mustard',
      '4 tbsp oil',
      '1 cucumber',
      'chives',
      'salt',
    ],
    [
      'Potatoes in skins, boil 25 min, peel hot.',
      'Slice thin, careful with the fingers.',
      'Broth, vinegar, mustard, salt over it, 30 min to soak in.',
      'Then oil, cucumber. Not too cold on the table.',
      'Chives over the top.',
    ],
    {
      'Potatoes in skins, boil 25 min, peel hot.':
        'Boil the potatoes in their skins for 25 minutes, then peel them while hot.',
      'Broth, vinegar, mustard, salt over it, 30 min to soak in.':
        'Pour the broth, vinegar, mustard and salt over and leave for 30 minutes to soak in.',
      'Chives over the top.': 'Scatter the chives over.',
    },
  ],
  [
    'Stir fry',
    [
      '300g beef strips',
      '1 tbsp soy sauce',
      '1 tsp cornflour',
      '2 tbsp oil',
      '1 red pepper',
      '1 broccoli',
      '2 cloves garlic',
      'thumb of ginger',
      '2 tbsp oyster sauce',
      'noodles',
    ],
    [
      'Beef, soy, cornflour in a bowl, 15 min.',
      'Wok smoking hot, oil, beef 2 min, out.',
      'Garlic ginger 30 secs. Veg, splash water, lid on 2 min.',
      'Beef back in, oyster sauce, toss.',
      'Noodles underneath. Eat straight away.',
    ],
    {
      'Beef, soy, cornflour in a bowl, 15 min.':
        'Put the beef, soy and cornflour in a bowl, then leave for 15 minutes.',
      'Beef back in, oyster sauce, toss.': 'Return the beef, add the oyster sauce and toss.',
    },
  ],
  [
    'Mac and cheese',
    [
      '12 oz macaroni',
      '4 T butter',
      '1/4 c flour',
      '3 c milk',
      '3 c sharp cheddar',
      '1 t mustard powder',
      '1/2 c breadcrumbs',
      'salt',
    ],
    [
      'Oven at 375. Macaroni on, salted water, 8 min, drain.',
      'Butter in pot, flour in, stir 2 mins. Milk in slowly, whisk. Thickens, 5 min.',
      'Off heat. Cheese in a handful at a time, mustard, salt.',
      'Mac in, stir. Into greased dish, crumbs on top.',
      '25 min til bubbly. Rest 5.',
    ],
    {
      'Oven at 375. Macaroni on, salted water, 8 min, drain.':
        'Heat the oven to 375°F. Boil the macaroni in salted water for 8 minutes, then drain.',
    },
  ],
  [
    'Curry laksa',
    [
      '2 tbsp oil',
      '4 tbsp laksa paste',
      '400ml coconut milk',
      '500ml chicken stock',
      '200g rice noodles',
      '300g prawns',
      '100g bean sprouts',
      '2 eggs, boiled',
      'coriander',
      '1 lime',
    ],
    [
      'Oil in wok, paste in, 2 mins till smells good.',
      'Stock + coconut milk in, bring to simmer, 10 mins, dont boil or it splits.',
      'Prawns in, 3 mins till pink.',
      'Noodles: boiling water, 5 min, drain.',
      'Noodles in bowls, soup over, sprouts, egg, coriander on top. Lime wedge.',
    ],
    {
      'Noodles: boiling water, 5 min, drain.': 'Soak the noodles in boiling water for 5 minutes, then drain.',
      'Noodles in bowls, soup over, sprouts, egg, coriander on top. Lime wedge.':
        'Divide the noodles between bowls, pour the soup over and top with the sprouts, egg and coriander. Serve with a lime wedge.',
    },
  ],
  [
    'Scones',
    ['350g SR flour', '85g butter', '3 tbsp sugar', '175ml milk', '1 egg', 'jam', 'clotted cream'],
    [
      'oven 220/200 fan. Tray in to get hot.',
      'Flour, butter, rub to crumbs. Sugar.',
      'Milk warmed, in, quick mix, dont overwork.',
      'Pat 3cm thick, cut, dont twist. Egg wash tops only.',
      '10 min till risen + golden. Jam, cream.',
    ],
    {
      'oven 220/200 fan. Tray in to get hot.':
        'Heat the oven to 220°C (200°C fan). Put the tray in to get hot.',
    },
  ],
  [
    'Ragu',
    [
      '500g beef mince',
      '100g pancetta',
      '1 onion',
      '1 carrot',
      '1 celery stick',
      '150ml red wine',
      '400g tin tomatoes',
      '100ml milk',
      '2 tbsp olive oil',
      '400g tagliatelle',
      'parmesan',
    ],
    [
      'Onion, carrot, celery: chop fine, oil, low heat, 15 mins.',
      'Pancetta in, then mince, high heat till browned.',
      'Wine, let it bubble away. Toms, milk, lid half on, 2-3 hrs on lowest flame.',
      'Pasta 8 mins, save a cup of water.',
      'Pasta into sauce, splash of water, toss. Parmesan.',
    ],
    {
      'Onion, carrot, celery: chop fine, oil, low heat, 15 mins.':
        'Chop the onion, carrot and celery finely and cook in the oil over low heat for 15 minutes.',
      'Pancetta in, then mince, high heat till browned.':
        'Add the pancetta and the mince, then cook over high heat until browned.',
      'Wine, let it bubble away. Toms, milk, lid half on, 2-3 hrs on lowest flame.':
        'Add the wine and let it bubble away. Add the tomatoes and milk and simmer, partly covered, over the lowest heat for 2-3 hours.',
    },
  ],
  [
    'Fish tacos',
    [
      '1 lb cod',
      '1 T oil',
      '2 t chili powder',
      '8 corn tortillas',
      '2 c cabbage',
      '1 avocado',
      '1/2 c crema',
      '2 limes',
      'cilantro',
    ],
    [
      'Cod: oil, chili powder, S&P. Fridge 20 min.',
      'Skillet, med-high, fish 3-4 min a side.',
      'Tortillas 30 sec a side, dry pan.',
      'Cabbage + lime + salt, toss, let sit 10.',
      'Tortilla, fish, cabbage, avo, crema. Cilantro over. Eat.',
    ],
    {
      'Skillet, med-high, fish 3-4 min a side.':
        'Set a skillet over medium-high heat and cook the fish for 3-4 minutes on each side.',
    },
  ],
  [
    'Apple crumble',
    [
      '6 apples',
      '2 tbsp sugar',
      '1 tsp cinnamon',
      '150g flour',
      '100g butter',
      '80g brown sugar',
      '50g oats',
      'custard',
    ],
    [
      'Apples peeled, cored, sliced. Into dish w/ sugar + cinnamon.',
      'Rub flour and butter, sugar and oats in. Over the apples.',
      '180C, 40 min, golden, bubbling at edges.',
      'Custard.',
    ],
    {
      '180C, 40 min, golden, bubbling at edges.':
        'Bake at 180C for 40 minutes until golden and bubbling at the edges.',
      'Custard.': 'Serve with custard.',
    },
  ],
  [
    'Pickles',
    ['1 lb cucumbers', '1 c vinegar', '1 c water', '1 T salt', '1 T sugar', '2 cloves garlic', 'dill'],
    [
      'Cukes into spears. Jar, dill and garlic in the bottom.',
      'Vinegar, water, salt, sugar, boil till dissolved.',
      'Over the cukes while hot. Lid on when cool. Fridge 24 hrs, keeps 1 month.',
    ],
    {
      'Vinegar, water, salt, sugar, boil till dissolved.':
        'Boil the vinegar, water, salt and sugar until dissolved.',
    },
  ],
];

describe.each(recipes)('%s', (title, ingredients, instructions, sentences) => {
  it('is written out', () => {
    const { bench } = writtenOut(
      openBench(kitchen, {
        recipe: { title, servings: 4, ingredients: [...ingredients], instructions: [...instructions] },
      }),
      kitchen,
    );
    const now = bench.start.understood.source.instructions;
    for (const [note, said] of Object.entries(sentences)) expect(now[instructions.indexOf(note)]).toBe(said);
  });
});

describe('a healthier version of a recipe with telegrams in it', () => {
  const whole =
    'Put the haddock in a shallow pan with the milk and bring slowly to a simmer. Lift out the fish & flake it.';
  const made = healthify(kitchen, {
    recipe: {
      title: 'Haddock chowder',
      servings: 4,
      ingredients: [
        '12 oz smoked haddock',
        '1 pint milk',
        '1 oz butter',
        '2 corn cobs',
        '1 onion, chopped',
        '1 lb potatoes',
      ],
      instructions: [
        whole,
        'Melt the butter in a saucepan and fry the onion for 8 minutes. Add the potatoes and the milk and simmer for 15 minutes.',
        'Corn in for 3 minutes. Return the fish to the pan.',
      ],
    },
    health_focus: 'lowSodium',
  });

  it('has them as sentences, and leaves what is whole as it came', () => {
    const steps = made.steps.map(({ text }) => text);
    expect(steps[0]).toMatch(/Lift out the fish & flake it\.$/);
    expect(steps[2]).toMatch(/^Add the corn and cook for 3 minutes\. Return the fish to the pan\./);
  });

  it('tells of it once', () => {
    expect(made.changes.filter(({ reason }) => reason === writtenOutReason)).toHaveLength(1);
  });
});

it('a step that got its verb and is a sentence now is told of once', () => {
  const { steps, changes } = healthify(kitchen, {
    recipe: {
      title: 'Dutch baby',
      servings: 3,
      ingredients: ['3 eggs', '3/4 cup flour', '3/4 cup whole milk', '3 T butter', '1/2 cup sugar'],
      instructions: [
        'Oven to 425. Put your 10" cast iron in there while it heats.',
        'Blender: eggs, flour, milk, sugar. 30 seconds.',
        'Take the HOT skillet out, drop in the butter, pour in batter and straight back in.',
        '18-20 mins and NO PEEKING. It should be brown and puffed.',
      ],
    },
    health_focus: 'lowSugar',
  });
  expect(steps[3]!.text).toMatch(/^Bake for 18/);
  expect(changes.filter(({ after }) => after === steps[3]!.text)).toHaveLength(0);
});

it('whole sentences are no notes', () => {
  expect(
    isJotted([
      'Heat the oil in a pan and fry the onions for 10 mins.',
      'Add the stock and simmer for 1 hour.',
    ]),
  ).toBe(false);
});
