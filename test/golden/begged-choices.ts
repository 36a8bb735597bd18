import type { GenerateInput } from '#usecases/recipes/generate-recipe';

/** Lists that beg for one dish, and that dish: everything on them belongs to it. */
export const beggedChoices: readonly (readonly [input: GenerateInput, natural: readonly string[]])[] = [
  [
    {
      ingredients: ['10 eggs', '1 kg potatoes', 'chorizo ring', '2 green peppers', 'onion', 'smoked paprika'],
      cuisine: 'Spanish',
      time_available: 80,
      meal_type: 'breakfast',
      servings: 6,
      equipment: ['oven', 'sheet pan'],
    },
    ['huevos-al-horno'],
  ],
  [
    {
      ingredients: ['1 can chickpeas', 'tahini', '1 lemon', 'garlic', 'olive oil', 'paprika', 'carrots'],
      time_available: 15,
      meal_type: 'snack',
      only_these: true,
      equipment: ['food processor'],
    },
    ['hummus'],
  ],
  [
    {
      ingredients: ['mascarpone', 'espresso', 'savoiardi', '4 eggs', 'sugar', 'cocoa', 'marsala'],
      time_available: 40,
      meal_type: 'dessert',
      servings: 8,
    },
    ['tiramisu-al-bicchiere', 'tiramisu'],
  ],
  [
    {
      ingredients: ['a leftover steak', 'lettuce', 'blue cheese', 'cherry tomatoes', 'red onion', 'balsamic'],
      time_available: 10,
      meal_type: 'lunch',
      servings: 1,
      health_focus: 'lowCarb',
    },
    ['steak-and-blue-cheese-salad'],
  ],
  [
    {
      ingredients: ['mackerel fillets', 'beetroot cooked', 'horseradish', 'lentil pouch', 'watercress'],
      time_available: 15,
      servings: 2,
    },
    ['mackerel-beet-lentil-salad'],
  ],
  [
    {
      ingredients: ['potatoes 1kg', 'raclette cheese', 'cornichons', 'smoked ham', 'pickled onions'],
      servings: 6,
    },
    ['raclette'],
  ],
  [
    { ingredients: ['tapioca pearls', 'black tea', 'milk', 'brown sugar', 'ice'], meal_type: 'drink' },
    ['zhenzhu-naicha'],
  ],
  [
    {
      ingredients: ['minced pork', 'wonton wrappers', 'napa cabbage', 'ginger', 'spring onion', 'soy sauce'],
      equipment: ['steamer'],
      time_available: 60,
    },
    ['siu-mai', 'jiaozi', 'wonton-soup'],
  ],
  [
    {
      ingredients: [
        'masa harina',
        'pork shoulder 1kg',
        'dried guajillo chillies',
        'lard',
        'corn husks',
        'garlic',
      ],
      equipment: ['steamer', 'blender'],
      time_available: 300,
      skill_level: 'advanced',
      cuisine: 'Mexican',
    },
    ['tamales-rojos'],
  ],
  [
    {
      ingredients: ['challah dough: bread flour 1kg', 'eggs 4', 'honey', 'oil', 'yeast', 'sesame seeds'],
      dietary_restrictions: ['kosher', 'dairy-free'],
      time_available: 270,
      equipment: ['oven'],
    },
    ['challah'],
  ],
  [
    {
      ingredients: [
        'napa cabbage 2',
        'gochugaru',
        'daikon',
        'garlic',
        'ginger',
        'salted shrimp',
        'rice flour',
      ],
    },
    ['baechu-kimchi'],
  ],
  [
    {
      ingredients: ['frozen perogies', 'kielbasa', 'onion', 'sour cream', 'butter', 'sauerkraut'],
      time_available: 30,
    },
    ['pierogi-z-patelni'],
  ],
  [
    {
      ingredients: [
        'frozen tater tots',
        'ground beef',
        'cream of mushroom soup',
        'frozen green beans',
        'cheddar',
      ],
      time_available: 60,
      equipment: ['oven'],
    },
    ['tater-tot-casserole'],
  ],
  [
    {
      ingredients: ['eggs 6', 'sugar', 'milk 1 litre', 'vanilla'],
      only_these: true,
      meal_type: 'dessert',
      time_available: 90,
    },
    ['baked-egg-custard'],
  ],
  [
    {
      ingredients: ['pork tenderloin', 'sweet potatoes', 'brussels sprouts', 'maple syrup', 'dijon'],
      equipment: ['sheet pan'],
      time_available: 45,
    },
    ['sheet-pan-chicken-and-vegetables', 'sheet-pan-pork-tenderloin'],
  ],
  [
    {
      ingredients: ['leftover mash', '1 egg', 'spring onion', 'smoked salmon', 'creme fraiche'],
      meal_type: 'breakfast',
      time_available: 20,
      servings: 2,
    },
    ['potato-cakes'],
  ],
  [{ ingredients: ['canned chili', 'macaroni', 'cheddar'] }, ['chili-mac']],
  [
    { ingredients: ['cream of celery soup', 'chicken thighs', 'rice'] },
    ['creamy-soup-chicken-and-rice-bake'],
  ],
  [{ ingredients: ['canned tuna', 'mayonnaise', 'celery', 'bread'] }, ['tuna-salad-sandwich']],
  [{ ingredients: ['country-style ribs', 'bbq sauce', 'onion'] }, ['oven-barbecued-country-style-ribs']],
  [{ ingredients: ['turkey wings', 'onion', 'celery', 'flour', 'rice'] }, ['smothered-turkey-wings']],
  [{ ingredients: ['pheasant', 'bacon', 'apple', 'onion', 'cider'] }, ['faisan-a-la-normande']],
  [{ ingredients: ['quail', 'honey', 'garlic', 'thyme'] }, ['cailles-au-miel']],
  [{ ingredients: ['rabbit', 'prunes', 'bacon', 'red wine'] }, ['lapin-aux-pruneaux']],
  [
    { ingredients: ['beef chuck', 'lamb kidneys', 'puff pastry', 'onion', 'stout'] },
    ['steak-and-kidney-pie'],
  ],
  [{ ingredients: ['snow crab legs', 'butter', 'lemon', 'garlic'] }, ['crab-legs-with-garlic-butter']],
  [{ ingredients: ['wheat berries', 'feta', 'cucumber', 'lemon'] }, ['wheat-berry-salad']],
  [{ ingredients: ['bottle gourd', 'chana dal', 'tomato'] }, ['lauki-chana-dal']],
  [{ ingredients: ['nopales', 'eggs', 'tomato', 'onion'] }, ['nopales-con-huevo']],
  [{ ingredients: ['garlic scapes', 'pasta', 'parmesan'] }, ['pasta-al-pesto-di-scapi']],
  // A jar, a packet or a bag from the freezer is what the meal is made of.
  [
    { ingredients: ['fettuccine', 'jar of alfredo sauce', 'chicken breast', 'broccoli'] },
    ['jar-sauce-pasta'],
  ],
  [
    { ingredients: ['chicken thighs', 'jar of tikka masala sauce', 'basmati rice', 'spinach'] },
    ['jar-curry'],
  ],
  [{ ingredients: ['korma sauce', 'chickpeas', 'cauliflower', 'rice'] }, ['jar-chickpea-curry']],
  [
    { ingredients: ['stir fry sauce', 'chicken breast', 'frozen stir fry vegetables', 'egg noodles'] },
    ['bottled-sauce-stir-fry'],
  ],
  [
    { ingredients: ['sweet and sour sauce', 'frozen meatballs', 'rice', 'pineapple chunks'] },
    ['sweet-and-sour-meatballs'],
  ],
  [
    { ingredients: ['chuck roast', 'onion soup mix', 'potatoes', 'carrots'], time_available: 300 },
    ['onion-soup-pot-roast'],
  ],
  [
    { ingredients: ['chuck roast', 'ranch seasoning', 'au jus mix', 'pepperoncini', 'butter'] },
    ['mississippi-pot-roast'],
  ],
  [{ ingredients: ['yellow cake mix', 'canned peaches', 'butter'] }, ['dump-cake']],
  [{ ingredients: ['brownie mix', 'eggs', 'oil', 'walnuts'] }, ['brownie-mix-brownies']],
  [
    { ingredients: ['cornbread mix', 'creamed corn', 'sour cream', 'eggs', 'butter'] },
    ['cornbread-mix-corn-casserole'],
  ],
  [
    { ingredients: ['buffalo sauce', 'chicken breast', 'ranch dressing', 'tortillas'] },
    ['buffalo-chicken-wraps'],
  ],
  [{ ingredients: ['canned chili', 'tortilla chips', 'cheddar'] }, ['nachos']],
  [{ ingredients: ['paella rice', 'saffron', 'mixed seafood'] }, ['paella-de-marisco']],
  [
    {
      ingredients: ['ready shortcrust pastry case', 'eggs', 'bacon', 'cheddar', 'cream'],
      time_available: 60,
    },
    ['ready-case-quiche', 'quiche-lorraine'],
  ],
  [{ ingredients: ['cream of mushroom soup', 'pork chops', 'rice'] }, ['cream-soup-pork-chops']],
];
