import type { GenerateInput } from '#usecases/recipes/generate-recipe';

/** What people have in the kitchen and ask for, and the dishes and forms that a good cook would call natural for it. */
export const choiceBriefs: readonly (readonly [input: GenerateInput, natural: readonly string[]])[] = [
  // What families have in the fridge, without a cuisine.
  [{ ingredients: ['chicken breast', 'broccoli', 'cheddar', 'cream', 'pasta'] }, ['creamy-chicken-pasta']],
  [{ ingredients: ['chicken', 'mushrooms', 'cream', 'rice'] }, ['creamy-mushroom-chicken']],
  [{ ingredients: ['sausages', 'pasta', 'tinned tomatoes', 'spinach', 'garlic'] }, ['sausage-pasta']],
  [{ ingredients: ['bacon', 'mushrooms', 'cream', 'pasta'] }, ['creamy-bacon-mushroom-pasta']],
  [{ ingredients: ['pita', 'falafel', 'hummus', 'cucumber', 'tomato'] }, ['falafel-pitas']],
  [{ ingredients: ['halloumi', 'peppers', 'wraps', 'hummus'] }, ['halloumi-wraps']],
  [{ ingredients: ['naan', 'chicken', 'yogurt', 'cucumber', 'garam masala'] }, ['chicken-tikka-naans']],
  [{ ingredients: ['turkey mince', 'cabbage', 'carrots', 'soy sauce'] }, ['egg-roll-in-a-bowl']],
  [{ ingredients: ['potatoes', 'cod', 'smoked haddock', 'milk', 'peas', 'butter'] }, ['fish-pie']],
  [{ ingredients: ['tortillas', 'cheddar', 'black beans', 'peppers', 'avocado'] }, ['quesadillas']],
  [{ ingredients: ['chicken breast', 'tortillas', 'peppers', 'onion', 'cheese'] }, ['chicken-quesadillas']],
  [{ ingredients: ['banana', 'spinach', 'oat milk', 'peanut butter'] }, ['peanut-butter-banana-smoothie']],
  [{ ingredients: ['strawberries', 'banana', 'milk'] }, ['strawberry-banana-smoothie']],
  [{ ingredients: ['tuna', 'sweetcorn', 'mayonnaise', 'bread'] }, ['tuna-sweetcorn-sandwich']],
  [
    { ingredients: ['bread', 'cheese', 'tomato soup'] },
    ['ham-and-cheese-toastie', 'grilled-cheese-sandwich'],
  ],
  [
    { ingredients: ['stewing beef', 'carrots', 'potatoes', 'onion', 'stock'] },
    ['beef-stew', 'beef-stew-with-dumplings', 'irish-stew', 'scouse'],
  ],
  [{ ingredients: ['eggs', 'bread', 'milk', 'cinnamon'] }, ['french-toast', 'pain-perdu']],
  [
    { ingredients: ['flour', 'eggs', 'milk', 'lemon', 'sugar'] },
    ['lemon-sugar-pancakes', 'crepes', 'american-pancakes'],
  ],
  [
    { ingredients: ['flour', 'butter', 'sugar', 'eggs', 'chocolate chips'] },
    ['chocolate-chip-cookies', 'blondies'],
  ],
  [{ ingredients: ['beets', 'cabbage', 'potatoes', 'beef', 'dill'] }, ['borscht']],
  [
    { ingredients: ['crackers', 'cheese', 'grapes', 'ham'], meal_type: 'snack' },
    ['cheese-and-cracker-plate'],
  ],
  [{ ingredients: ['celery', 'peanut butter', 'raisins'], meal_type: 'snack' }, ['ants-on-a-log']],
  [
    {
      ingredients: ['ground beef', 'taco seasoning', 'lettuce', 'cheddar', 'tortillas', 'sour cream'],
      time_available: 30,
    },
    ['ground-beef-tacos', 'tacos', 'breakfast-burrito', 'quesadillas'],
  ],
  [
    {
      ingredients: ['macaroni', 'cheddar', 'milk', 'butter', 'bread crumbs'],
      dietary_restrictions: ['vegetarian'],
    },
    ['mac-and-cheese'],
  ],
  [
    { ingredients: ['chicken', 'carrots', 'celery', 'onion', 'egg noodles', 'thyme'] },
    ['chicken-noodle-soup', 'chicken-carcass-soup', 'chicken-soup-from-a-whole-bird'],
  ],
  [
    {
      ingredients: ['black beans', 'sweet potatoes', 'onion', 'canned tomatoes', 'chili powder', 'cumin'],
      dietary_restrictions: ['vegan'],
    },
    ['chili-con-carne', 'sweet-potato-black-bean-chili', 'slow-cooker-chili', 'black-bean-tacos'],
  ],
  [
    {
      ingredients: ['salmon fillets', 'broccoli', 'rice', 'soy sauce', 'honey', 'garlic'],
      time_available: 30,
    },
    [
      'salmon-rice-bowls',
      'teriyaki',
      'maple-salmon',
      'honey-garlic-chicken',
      'traybake',
      'grain-bowl',
      'stir-fry',
    ],
  ],
  [
    { ingredients: ['flour', 'eggs', 'milk', 'butter', 'blueberries', 'sugar'], meal_type: 'breakfast' },
    ['blueberry-muffins', 'buttermilk-pancakes', 'crepes', 'waffles', 'clafoutis', 'dutch-baby'],
  ],
  [
    { ingredients: ['ground turkey', 'zucchini', 'canned tomatoes', 'pasta', 'parmesan'], servings: 4 },
    [
      'spaghetti-with-meat-sauce',
      'tagliatelle-al-ragu',
      'american-goulash',
      'skillet-pasta',
      'one-pot-tomato-pasta',
      'lasagne',
      'turkey-meatballs',
    ],
  ],
  [
    { ingredients: ['pork shoulder', 'barbecue sauce', 'burger buns', 'cabbage', 'carrots'] },
    ['pulled-pork'],
  ],
  [
    { ingredients: ['steak', 'potatoes', 'garlic', 'butter', 'rosemary', 'green beans'] },
    ['steak-with-garlic-butter'],
  ],
  [
    { ingredients: ['canned tuna', 'bread', 'cheddar', 'celery', 'mayonnaise'], meal_type: 'lunch' },
    ['tuna-melt'],
  ],
  [
    { ingredients: ['shrimp', 'grits', 'bacon', 'cheddar', 'green onions'] },
    ['shrimp-and-grits', 'shrimp-etouffee', 'gumbo'],
  ],
  [
    {
      ingredients: ['quinoa', 'kale', 'chickpeas', 'avocado', 'lemon', 'almonds'],
      dietary_restrictions: ['vegan', 'gluten-free'],
      meal_type: 'lunch',
    },
    ['grain-bowl', 'grain-salad', 'quinoa-salad'],
  ],
  [
    { ingredients: ['broccoli', 'cheddar', 'cream', 'chicken stock', 'onion', 'carrot'] },
    ['broccoli-cheddar-soup'],
  ],
  [
    { ingredients: ['apples', 'oats', 'butter', 'brown sugar', 'cinnamon'], meal_type: 'dessert' },
    ['apple-crisp', 'fruit-crumble'],
  ],
  [
    { ingredients: ['beef mince', 'potatoes', 'carrots', 'onion', 'peas', 'worcestershire sauce'] },
    ['cottage-pie', 'hachis-parmentier', 'mince-and-tatties'],
  ],
  [
    {
      ingredients: ['cauliflower', 'cheddar', 'milk', 'butter', 'mustard'],
      dietary_restrictions: ['vegetarian'],
    },
    ['cauliflower-cheese'],
  ],
  [{ ingredients: ['haddock', 'potatoes', 'milk', 'leek', 'cheddar', 'peas'] }, ['fish-pie']],
  [{ ingredients: ['sausages', 'eggs', 'flour', 'milk', 'onions'] }, ['toad-in-the-hole']],
  [
    { ingredients: ['chicken thighs', 'leeks', 'puff pastry', 'creme fraiche', 'mustard'] },
    ['chicken-and-leek-pie'],
  ],
  [
    { ingredients: ['lamb shoulder', 'potatoes', 'carrots', 'onions', 'rosemary'] },
    ['irish-stew', 'braise', 'sunday-roast-chicken', 'navarin-d-agneau'],
  ],
  [
    {
      ingredients: ['tomatoes', 'onion', 'garlic', 'vegetable stock', 'cream', 'bread'],
      meal_type: 'lunch',
      dietary_restrictions: ['vegetarian'],
    },
    ['tomato-soup', 'vegetable-soup', 'bruschetta'],
  ],
  [
    { ingredients: ['stewing beef', 'carrots', 'potatoes', 'onion', 'red wine', 'thyme'] },
    ['brasato-al-vino-rosso', 'boeuf-bourguignon', 'slow-cooker-stew', 'pot-roast', 'spezzatino'],
  ],
  [
    { ingredients: ['gammon', 'eggs', 'potatoes', 'peas'], time_available: 45 },
    ['gammon-egg-and-chips', 'bauernfruehstueck', 'hash-with-eggs', 'hash', 'pea-and-ham-soup', 'frittata'],
  ],
  [
    { ingredients: ['paneer', 'tomatoes', 'onion', 'cream', 'butter', 'garam masala', 'ginger'] },
    ['murgh-makhani', 'paneer-makhani', 'matar-paneer', 'chicken-tikka-masala', 'palak-paneer'],
  ],
  [
    {
      ingredients: ['potatoes', 'cauliflower', 'turmeric', 'cumin', 'ginger', 'tomato'],
      dietary_restrictions: ['vegan'],
    },
    ['aloo-gobi'],
  ],
  [
    {
      ingredients: ['red lentils', 'onion', 'tomato', 'garlic', 'turmeric', 'spinach'],
      dietary_restrictions: ['vegan'],
      time_available: 40,
    },
    ['red-lentil-dal', 'dal-tadka', 'parippu', 'mercimek-corbasi'],
  ],
  [
    { ingredients: ['frozen peas', 'eggs', 'onion', 'tomatoes', 'garam masala', 'rice'], cuisine: 'indian' },
    ['egg-curry', 'egg-bhurji', 'vegetable-pulao'],
  ],
  [
    {
      ingredients: ['chicken thighs', 'basmati rice', 'yogurt', 'onion', 'garam masala', 'mint'],
      cuisine: 'indian',
      time_available: 90,
    },
    ['chicken-biryani'],
  ],
  [
    {
      ingredients: ['okra', 'onion', 'tomato', 'cumin', 'coriander powder'],
      cuisine: 'indian',
      dietary_restrictions: ['vegan'],
    },
    ['bhindi-masala'],
  ],
  [
    {
      ingredients: ['kidney beans', 'onion', 'canned tomatoes', 'ginger', 'garam masala', 'rice'],
      dietary_restrictions: ['vegetarian'],
    },
    ['rajma', 'chana-masala', 'dal-makhani'],
  ],
  [
    { ingredients: ['lamb mince', 'peas', 'onion', 'ginger', 'garlic', 'tomatoes', 'garam masala'] },
    ['keema-matar', 'aloo-keema'],
  ],
  [
    { ingredients: ['black beans', 'rice', 'onion', 'bell pepper', 'garlic', 'cumin'] },
    ['moros-y-cristianos', 'red-beans-and-rice', 'arroz-con-gandules'],
  ],
  [
    {
      ingredients: ['corn tortillas', 'chicken', 'tomatillos', 'onion', 'cream', 'cheese'],
      cuisine: 'mexican',
    },
    ['enchiladas-verdes', 'chilaquiles'],
  ],
  [{ ingredients: ['ground beef', 'olives', 'raisins', 'tomatoes', 'onion', 'rice'] }, ['picadillo']],
  [{ ingredients: ['shrimp', 'coconut milk', 'bell pepper', 'tomatoes', 'cilantro', 'lime'] }, ['moqueca']],
  [
    { ingredients: ['avocado', 'tomato', 'onion', 'lime', 'cilantro', 'tortilla chips'], meal_type: 'snack' },
    ['guacamole'],
  ],
  [
    {
      ingredients: ['flank steak', 'red onion', 'tomatoes', 'soy sauce', 'french fries'],
      cuisine: 'peruvian',
    },
    ['lomo-saltado'],
  ],
  [
    {
      ingredients: ['corn tortillas', 'eggs', 'tomatoes', 'onion', 'black beans', 'cilantro'],
      meal_type: 'breakfast',
    },
    ['huevos-rancheros', 'chilaquiles', 'breakfast-burrito'],
  ],
  [
    {
      ingredients: ['chicken', 'tomatoes', 'tortillas', 'avocado', 'lime', 'onion', 'chipotle'],
      cuisine: 'mexican',
    },
    [
      'tacos-de-carne-asada',
      'tinga-de-pollo',
      'sopa-de-lima',
      'chicken-fajitas',
      'chicken-tortilla-soup',
      'tostadas',
    ],
  ],
  [
    {
      ingredients: ['chicken breasts', 'bell peppers', 'onion', 'flour tortillas', 'lime'],
      time_available: 30,
    },
    ['chicken-fajitas', 'alambre'],
  ],
  [{ ingredients: ['eggs', 'tomatoes', 'spring onions', 'rice'], time_available: 20 }, ['fanqie-chao-dan']],
  [
    { ingredients: ['firm tofu', 'ground pork', 'doubanjiang', 'green onions', 'rice'], cuisine: 'chinese' },
    ['mapo-tofu', 'jiachang-doufu'],
  ],
  [
    { ingredients: ['leftover rice', 'eggs', 'carrots', 'peas', 'soy sauce'], time_available: 20 },
    ['egg-fried-rice'],
  ],
  [{ ingredients: ['chicken thighs', 'onion', 'eggs', 'rice', 'soy sauce', 'mirin'] }, ['oyakodon']],
  [{ ingredients: ['kimchi', 'rice', 'eggs', 'spam', 'sesame oil'] }, ['kimchi-bokkeumbap']],
  [
    { ingredients: ['pork belly', 'soy sauce', 'ginger', 'star anise', 'sugar'] },
    ['hong-shao-rou', 'thit-kho'],
  ],
  [
    {
      ingredients: ['udon noodles', 'mushrooms', 'spring onions', 'miso', 'tofu'],
      dietary_restrictions: ['vegetarian'],
    },
    [
      'kake-udon',
      'miso-nikomi-udon',
      'bokkeum-udon',
      'noodle-soup',
      'miso-soup-with-tofu',
      'stir-fry',
      'miso-ramen',
    ],
  ],
  [
    {
      ingredients: ['chicken breast', 'thai basil', 'chili', 'garlic', 'fish sauce', 'rice'],
      cuisine: 'thai',
    },
    ['pad-krapow'],
  ],
  [
    { ingredients: ['chicken', 'peanut butter', 'sweet potatoes', 'canned tomatoes', 'onion', 'ginger'] },
    ['mafe', 'groundnut-soup'],
  ],
  [
    {
      ingredients: ['rice', 'tomatoes', 'red bell pepper', 'onion', 'scotch bonnet', 'chicken'],
      cuisine: 'nigerian',
    },
    ['jollof-rice'],
  ],
  [{ ingredients: ['collard greens', 'onion', 'tomatoes', 'beef'], cuisine: 'kenyan' }, ['sukuma-wiki']],
  [
    {
      ingredients: ['red lentils', 'berbere', 'onion', 'garlic', 'tomato paste'],
      dietary_restrictions: ['vegan'],
    },
    ['misir-wot'],
  ],
  [
    { ingredients: ['black-eyed peas', 'plantain', 'palm oil', 'onion', 'tomatoes'] },
    ['red-red', 'ewa-riro'],
  ],
  [
    { ingredients: ['chicken', 'preserved lemon', 'green olives', 'onion', 'couscous'] },
    ['chicken-tagine-with-olives'],
  ],
  [
    { ingredients: ['ground lamb', 'parsley', 'onion', 'tomatoes', 'potatoes', 'allspice'] },
    ['kafta-bil-sanieh', 'izgara-kofte', 'kibbeh-bil-sanieh'],
  ],
  [
    {
      ingredients: ['eggs', 'canned tomatoes', 'red pepper', 'onion', 'cumin', 'feta'],
      meal_type: 'breakfast',
    },
    ['shakshuka', 'menemen', 'ojja'],
  ],
  [
    {
      ingredients: ['bulgur', 'parsley', 'tomatoes', 'cucumber', 'lemon', 'mint'],
      dietary_restrictions: ['vegan'],
    },
    ['tabbouleh'],
  ],
  [
    {
      ingredients: ['chickpeas', 'tahini', 'lemon', 'garlic', 'pita'],
      dietary_restrictions: ['vegan'],
      time_available: 20,
    },
    ['hummus', 'falafel', 'fatteh'],
  ],
  [
    { ingredients: ['lentils', 'rice', 'onions', 'cumin', 'yogurt'], dietary_restrictions: ['vegetarian'] },
    ['mujaddara'],
  ],
  [
    {
      ingredients: ['eggplant', 'tahini', 'lemon', 'garlic', 'pomegranate seeds'],
      dietary_restrictions: ['vegan'],
    },
    ['baba-ghanoush'],
  ],
  [{ ingredients: ['spaghetti', 'eggs', 'pancetta', 'parmesan', 'black pepper'] }, ['spaghetti-carbonara']],
  [
    {
      ingredients: ['mushrooms', 'cream', 'pasta', 'garlic', 'parmesan', 'parsley'],
      dietary_restrictions: ['vegetarian'],
      time_available: 30,
    },
    ['skillet-pasta', 'tagliatelle-ai-funghi'],
  ],
  [{ ingredients: ['arborio rice', 'mushrooms', 'onion', 'white wine', 'parmesan'] }, ['risotto-ai-funghi']],
  [
    { ingredients: ['chicken breasts', 'cream', 'mushrooms', 'mustard', 'tarragon'], cuisine: 'french' },
    [
      'huehnerfrikassee',
      'poulet-a-la-moutarde',
      'pork-chops-in-mushroom-mustard-cream',
      'cotes-de-porc-a-la-moutarde',
      'coq-au-vin',
      'escalopes-a-la-creme',
      'poulet-a-l-estragon',
    ],
  ],
  [
    { ingredients: ['italian sausage', 'broccoli', 'pasta', 'garlic', 'chili flakes'] },
    ['orecchiette-salsiccia-e-broccoli', 'skillet-pasta'],
  ],
  [
    {
      ingredients: ['zucchini', 'eggplant', 'bell peppers', 'tomatoes', 'onion', 'garlic'],
      dietary_restrictions: ['vegan'],
    },
    ['ratatouille', 'briam', 'caponata', 'pisto', 'turlu', 'tian-provencal'],
  ],
  [{ ingredients: ['potatoes', 'eggs', 'onion', 'olive oil'] }, ['tortilla-espanola']],
  [
    { ingredients: ['beetroot', 'cabbage', 'potatoes', 'carrots', 'onion', 'dill', 'sour cream'] },
    ['borscht'],
  ],
  [
    { ingredients: ['chorizo', 'chickpeas', 'spinach', 'canned tomatoes', 'garlic'] },
    [
      'garbanzos-con-chorizo',
      'potaje',
      'espinacas-con-garbanzos',
      'lentejas',
      'braise',
      'sausage-and-bean-casserole',
    ],
  ],
  [{ ingredients: ['feta', 'spinach', 'filo pastry', 'eggs', 'dill'] }, ['spanakopita']],
  [
    { ingredients: ['ricotta', 'spinach', 'lasagne sheets', 'mozzarella', 'tomato sauce'] },
    ['lasagne-ricotta-e-spinaci'],
  ],
  [
    { ingredients: ['ground beef', 'onion', 'egg', 'bread crumbs', 'ketchup', 'potatoes'] },
    ['meatloaf', 'beef-burgers', 'polpette-al-sugo', 'koettbullar', 'salisbury-steak', 'frikadellen'],
  ],
  [
    {
      ingredients: ['white beans', 'kale', 'carrots', 'celery', 'canned tomatoes', 'bread'],
      dietary_restrictions: ['vegan'],
    },
    ['ribollita', 'minestrone'],
  ],
  [
    { ingredients: ['chicken breast', 'rice', 'tomatoes', 'onion', 'cream', 'spinach', 'eggs', 'peanuts'] },
    [
      'murgh-makhani',
      'chicken-tikka-masala',
      'jalfrezi',
      'arroz-con-pollo',
      'pilaf',
      'chicken-paprikash',
      'jollof-rice',
      'tuscan-chicken',
      'murgh-saag',
    ],
  ],
  [
    {
      ingredients: ['chicken breast', 'rice', 'tomatoes', 'onion', 'cream', 'spinach', 'eggs', 'peanuts'],
      allergies: ['dairy', 'egg'],
    },
    [
      'greek-chicken-bowls',
      'suya',
      'jalfrezi',
      'murgh-saag',
      'groundnut-soup',
      'burrito-bowl',
      'one-pan-lemon-chicken-rice',
      'mafe',
      'pilaf',
      'arroz-con-pollo',
      'chicken-karahi',
      'jollof-rice',
      'yassa-poulet',
    ],
  ],
  [
    { ingredients: ['ground beef', 'potatoes', 'carrots', 'cheddar', 'frozen peas'], time_available: 60 },
    ['cottage-pie', 'hachis-parmentier', 'mince-and-tatties'],
  ],
  [
    { ingredients: ['canned tuna', 'pasta', 'canned corn', 'mayonnaise', 'lemon'], time_available: 20 },
    ['tuna-noodle-casserole', 'pasta-salad', 'spaghetti-al-tonno', 'skillet-pasta'],
  ],
  [
    { ingredients: ['pork chops', 'apples', 'cabbage', 'mustard', 'potatoes'], servings: 2 },
    [
      'pork-chops-with-apples',
      'pork-chops-with-colcannon',
      'seared',
      'porc-a-la-normande',
      'traybake',
      'smothered-pork-chops',
    ],
  ],
  [
    { ingredients: ['cod', 'cherry tomatoes', 'olives', 'potatoes', 'parsley'], cuisine: 'mediterranean' },
    [
      'merluzzo-alla-livornese',
      'merluzzo-al-forno-con-patate',
      'pescado-al-horno',
      'pescada-no-forno',
      'psari-plaki',
      'traybake',
      'hout-mchermel',
      'pesce-all-acqua-pazza',
    ],
  ],
  [
    {
      ingredients: ['sweet potato', 'black beans', 'corn', 'avocado', 'lime', 'cheddar'],
      dietary_restrictions: ['gluten-free', 'vegetarian'],
      cuisine: 'mexican',
    },
    [
      'black-bean-tacos',
      'tacos',
      'quesadillas',
      'stuffed-sweet-potatoes',
      'grain-bowl',
      'enchiladas-verdes',
      'sweet-potato-black-bean-chili',
    ],
  ],
  [
    {
      ingredients: ['lentils', 'carrots', 'coconut milk', 'curry powder', 'spinach'],
      dietary_restrictions: ['vegan'],
    },
    [
      'carrot-lentil-coconut-soup',
      'lentil-coconut-curry',
      'curry',
      'red-lentil-dal',
      'parippu',
      'sayur-lodeh',
      'ca-ri',
    ],
  ],
  [
    { ingredients: ['chicken thighs', 'bell pepper', 'onion', 'yogurt', 'cucumber', 'pita'] },
    ['shawarma', 'souvlaki', 'shish-taouk'],
  ],
  [
    { ingredients: ['salmon', 'asparagus', 'lemon', 'butter', 'potatoes'], time_available: 40 },
    [
      'sheet-pan-salmon-and-asparagus',
      'seared',
      'sheet-pan-salmon-with-potatoes',
      'crumb-topped-cod',
      'traybake',
      'garlic-butter-bites',
    ],
  ],
  [
    { ingredients: ['sausages', 'cabbage', 'potatoes', 'beer', 'mustard'] },
    [
      'bratwurst-mit-sauerkraut',
      'ham-cabbage-potato-skillet',
      'sausages-and-mash',
      'stamppot',
      'smoked-sausage-cabbage-skillet',
      'braise',
      'traybake',
      'stoemp',
    ],
  ],
  [
    { ingredients: ['eggplant', 'tomatoes', 'mozzarella', 'basil', 'pasta'] },
    ['pasta-alla-norma', 'parmigiana-di-melanzane', 'pasta-al-forno'],
  ],
  [
    { ingredients: ['shrimp', 'garlic', 'butter', 'spaghetti', 'white wine'], time_available: 25 },
    ['linguine-ai-gamberi', 'shrimp-scampi', 'skillet-pasta'],
  ],
  [
    {
      ingredients: ['chickpeas', 'spinach', 'tomatoes', 'garlic', 'cumin', 'rice'],
      dietary_restrictions: ['vegan'],
    },
    // Palak chana: the dish names itself after what stands in for the paneer.
    [
      'espinacas-con-garbanzos',
      'chana-saag',
      'chana-masala',
      'murgh-saag',
      'potaje',
      'curry',
      'palak-paneer',
    ],
  ],
  [
    { ingredients: ['ham', 'eggs', 'milk', 'cheddar', 'bread', 'mushrooms'], meal_type: 'breakfast' },
    [
      'strata',
      'breakfast-strata',
      'croque-monsieur',
      'scrambled-eggs',
      'omelette-aux-fines-herbes',
      'egg-muffins',
      'frittata',
    ],
  ],
  [
    { ingredients: ['beef mince', 'onion', 'kidney beans', 'canned tomatoes', 'bell pepper', 'rice'] },
    ['chili-con-carne', 'unstuffed-pepper-skillet'],
  ],
  [
    {
      ingredients: ['cauliflower', 'cheddar', 'milk', 'mustard', 'leek'],
      dietary_restrictions: ['vegetarian'],
    },
    ['cauliflower-cheese'],
  ],
  [
    {
      ingredients: ['turkey', 'sweet potato', 'kale', 'cranberries', 'pecans'],
      dietary_restrictions: ['gluten-free'],
    },
    [
      'sheet-pan-chicken-and-vegetables',
      'traybake',
      'grain-bowl',
      'hash',
      'main-salad',
      'roast-turkey-breast',
    ],
  ],
  [
    { ingredients: ['canned salmon', 'potatoes', 'dill', 'eggs'], allergies: ['milk', 'gluten'] },
    ['fishcakes', 'mash-and-tuna-cakes'],
  ],
  [
    { ingredients: ['beef stew meat', 'guinness', 'carrots', 'potatoes'], cuisine: 'irish', servings: 6 },
    ['beef-and-guinness-stew'],
  ],
  [
    { ingredients: ['egg noodles', 'ground beef', 'mushrooms', 'sour cream'] },
    ['ground-beef-stroganoff', 'beef-stroganoff'],
  ],
  [
    // Falafel from soaked chickpeas would be tomorrow's lunch; from a can it is today's.
    {
      ingredients: ['chickpeas', 'tahini', 'lemon', 'cucumber', 'pita', 'parsley'],
      dietary_restrictions: ['vegan'],
      meal_type: 'lunch',
    },
    ['falafel-from-a-can', 'hummus', 'hummus-bi-tahini', 'fattoush', 'falafel', 'sandwich', 'main-salad'],
  ],
  [
    {
      ingredients: ['paneer', 'spinach', 'cream', 'garam masala', 'onion', 'ginger'],
      cuisine: 'indian',
      dietary_restrictions: ['vegetarian', 'gluten-free'],
      time_available: 45,
    },
    ['palak-paneer'],
  ],
  [
    {
      ingredients: ['chicken wings', 'hot sauce', 'butter', 'celery', 'blue cheese'],
      meal_type: 'snack',
    },
    ['buffalo-wings'],
  ],
  [
    {
      ingredients: ['turkey slices', 'bacon', 'lettuce', 'tomato', 'bread', 'mayonnaise'],
      meal_type: 'lunch',
      time_available: 20,
    },
    ['club-sandwich'],
  ],
  [
    {
      ingredients: ['ground turkey', 'black beans', 'corn', 'salsa', 'rice', 'cheddar'],
      servings: 4,
      time_available: 40,
    },
    ['burrito-bowl', 'stuffed-peppers', 'white-turkey-chili'],
  ],
  [
    {
      ingredients: ['spinach', 'artichoke hearts', 'cream cheese', 'parmesan', 'garlic'],
      meal_type: 'snack',
    },
    ['spinach-artichoke-dip'],
  ],
  [
    { ingredients: ['canned baked beans', 'bread', 'cheddar', 'eggs'], time_available: 15, servings: 1 },
    ['beans-on-toast', 'scrambled-eggs'],
  ],
  [{ ingredients: ['minced lamb', 'potatoes', 'frozen mixed vegetables', 'gravy'] }, ['cottage-pie']],
  [
    {
      ingredients: ['avocado', 'sourdough', 'eggs', 'lemon', 'chilli flakes'],
      meal_type: 'breakfast',
      time_available: 15,
    },
    ['avocado-toast'],
  ],
  [
    { ingredients: ['sausages', 'cannellini beans', 'tinned tomatoes', 'kale', 'smoked paprika'] },
    ['sausage-and-bean-casserole', 'cassoulet'],
  ],
  [
    { ingredients: ['pork loin', 'apples', 'cider', 'cream', 'potatoes'], servings: 4 },
    ['porc-a-la-normande', 'pork-chops-with-apples'],
  ],
  [
    {
      ingredients: ['zucchini', 'bacon', 'cheddar', 'eggs', 'self raising flour', 'onion'],
      meal_type: 'lunch',
    },
    ['zucchini-slice'],
  ],
  [
    { ingredients: ['gnocchi', 'pesto', 'chicken breast', 'cherry tomatoes'], time_available: 30 },
    ['gnocchi-al-pesto'],
  ],
  [
    {
      ingredients: ['leftover rice', 'lemon', 'peanuts', 'turmeric', 'curry leaves', 'green chilies'],
      dietary_restrictions: ['vegan', 'gluten-free'],
      time_available: 20,
    },
    ['lemon-rice'],
  ],
  [
    {
      ingredients: ['chicken', 'yogurt', 'cashews', 'cream', 'onion', 'cardamom'],
      cuisine: 'indian',
      allergies: ['peanut'],
    },
    ['chicken-korma', 'murgh-makhani'],
  ],
  [
    {
      ingredients: ['carrots', 'milk', 'sugar', 'ghee', 'cardamom', 'almonds'],
      meal_type: 'dessert',
      cuisine: 'indian',
    },
    ['gajar-halwa'],
  ],
  [{ ingredients: ['ramen noodles', 'eggs', 'spinach', 'miso', 'corn', 'pork belly'] }, ['miso-ramen']],
  [{ ingredients: ['eggs', 'tomato', 'ketchup', 'rice', 'ham', 'onion'], cuisine: 'japanese' }, ['omurice']],
  [
    {
      ingredients: ['ground beef', 'onion', 'parsley', 'mint', 'yogurt', 'pita', 'cucumber'],
      cuisine: 'greek',
    },
    ['keftedes'],
  ],
  [
    {
      ingredients: ['zucchini', 'feta', 'dill', 'eggs', 'flour', 'yogurt'],
      dietary_restrictions: ['vegetarian'],
      meal_type: 'snack',
    },
    ['kolokithokeftedes'],
  ],
  [
    {
      ingredients: ['oats', 'dates', 'peanut butter', 'dark chocolate', 'chia seeds'],
      meal_type: 'snack',
      dietary_restrictions: ['vegan'],
    },
    ['no-bake-oat-bars', 'date-and-nut-bites', 'peanut-butter-oat-balls'],
  ],
  [
    {
      ingredients: ['canned salmon', 'eggs', 'breadcrumbs', 'lemon', 'dill', 'potatoes'],
      time_available: 45,
    },
    ['salmon-patties', 'fishcakes'],
  ],
  [
    { ingredients: ['ground beef', 'macaroni', 'cheddar', 'canned tomatoes', 'onion'] },
    ['american-goulash', 'spaghetti-with-meat-sauce'],
  ],
  [
    { ingredients: ['chicken thighs', 'honey', 'mustard', 'potatoes', 'green beans'] },
    ['honey-mustard-chicken'],
  ],
  [
    { ingredients: ['ground beef', 'potatoes', 'frozen mixed vegetables', 'canned tomatoes', 'onion'] },
    ['vegetable-beef-soup', 'cottage-pie'],
  ],
  [
    {
      ingredients: ['yams', 'eggs', 'tomatoes', 'onion', 'scotch bonnet'],
      cuisine: 'nigerian',
      meal_type: 'breakfast',
    },
    ['yam-and-egg'],
  ],
  [
    { ingredients: ['beef', 'potatoes', 'carrots', 'peas', 'curry powder', 'rice'], cuisine: 'kenyan' },
    ['karanga'],
  ],
  [
    {
      ingredients: ['potatoes', 'carrots', 'peas', 'pickles', 'eggs', 'mayonnaise', 'ham'],
      meal_type: 'lunch',
    },
    ['olivier'],
  ],
  [{ ingredients: ['egg noodles', 'cottage cheese', 'bacon', 'sour cream'] }, ['turos-csusza']],
  [
    {
      ingredients: ['quinoa', 'cucumber', 'tomatoes', 'olives', 'chickpeas', 'lemon'],
      meal_type: 'lunch',
      dietary_restrictions: ['vegan', 'gluten-free'],
    },
    ['quinoa-salad', 'grain-salad'],
  ],
  [
    { ingredients: ['condensed milk', 'evaporated milk', 'eggs', 'sugar', 'vanilla'], meal_type: 'dessert' },
    ['flan'],
  ],
  [{ ingredients: ['mussels', 'linguine', 'white wine', 'garlic', 'parsley'] }, ['linguine-alle-vongole']],
  [
    { ingredients: ['brown lentils', 'feta', 'carrots', 'tomato paste', 'vinegar'], cuisine: 'greek' },
    ['fakes'],
  ],
  [
    {
      ingredients: ['brown lentils', 'mustard', 'lime', 'onion', 'tomatoes'],
      cuisine: 'ethiopian',
      dietary_restrictions: ['vegan'],
    },
    ['azifa'],
  ],
  [{ ingredients: ['beef', 'berbere', 'onions', 'garlic', 'ginger'], cuisine: 'ethiopian' }, ['sega-wot']],
  [
    { ingredients: ['cod', 'tahini', 'lemon', 'bell peppers', 'walnuts'], cuisine: 'lebanese' },
    ['samke-harra'],
  ],
  [
    { ingredients: ['white beans', 'lamb', 'canned tomatoes', 'rice', 'cilantro'], cuisine: 'lebanese' },
    ['fasolia'],
  ],
  [
    {
      ingredients: ['white beans', 'paprika', 'cumin', 'tomatoes', 'bread'],
      cuisine: 'moroccan',
      dietary_restrictions: ['vegan'],
    },
    ['loubia'],
  ],
  [
    { ingredients: ['lamb', 'potatoes', 'lemon', 'oregano', 'garlic'], cuisine: 'greek' },
    ['arni-sto-fourno', 'lamb-shoulder-with-lemon-potatoes'],
  ],
  [
    { ingredients: ['cod', 'bread', 'lemon', 'potatoes', 'peas'], time_available: 45 },
    ['crumb-topped-cod', 'fish-pie'],
  ],
  [
    { ingredients: ['beets', 'feta', 'walnuts', 'arugula', 'orange'], meal_type: 'lunch' },
    ['beet-and-orange-salad', 'roasted-beet-salad', 'salade-composee'],
  ],
  [{ ingredients: ['peaches', 'flour', 'butter', 'sugar', 'milk'], meal_type: 'dessert' }, ['fruit-cobbler']],
  [
    {
      ingredients: ['bananas', 'oats', 'raisins', 'peanut butter'],
      meal_type: 'snack',
      dietary_restrictions: ['vegan'],
    },
    ['banana-oat-cookies'],
  ],
  [
    { ingredients: ['lemons', 'cream', 'sugar', 'raspberries'], meal_type: 'dessert' },
    ['lemon-posset', 'fruit-fool'],
  ],
  [{ ingredients: ['chicken breast', 'capers', 'lemon', 'butter', 'spaghetti'] }, ['chicken-piccata']],
  [
    { ingredients: ['shrimp', 'tortillas', 'avocado', 'cabbage', 'lime', 'black beans'], cuisine: 'mexican' },
    ['tostadas', 'tacos-de-pescado', 'tacos-de-camaron'],
  ],
  [{ ingredients: ['pork chops', 'panko', 'cabbage', 'eggs', 'rice'], cuisine: 'japanese' }, ['tonkatsu']],
  [
    { ingredients: ['pork chops', 'ginger', 'onion', 'cabbage', 'soy sauce', 'rice'], cuisine: 'japanese' },
    ['shogayaki'],
  ],
  [
    { ingredients: ['salmon', 'miso', 'bok choy', 'rice', 'honey'] },
    ['miso-salmon', 'teriyaki', 'chanchan-yaki'],
  ],
  [
    { ingredients: ['pork', 'pineapple', 'bell peppers', 'ketchup', 'vinegar', 'rice'], cuisine: 'chinese' },
    ['gulao-rou'],
  ],
  [
    { ingredients: ['steak', 'lettuce', 'tomatoes', 'lime', 'soy sauce', 'garlic'], cuisine: 'vietnamese' },
    ['bo-luc-lac'],
  ],
  [
    {
      ingredients: ['tofu', 'soy sauce', 'scallions', 'rice', 'mushrooms'],
      cuisine: 'korean',
      dietary_restrictions: ['vegan'],
    },
    ['dubu-jorim'],
  ],
  [{ ingredients: ['chicken breast', 'pasta', 'cream', 'parmesan', 'butter'] }, ['fettuccine-alfredo']],
  [
    {
      ingredients: ['penne', 'tomato sauce', 'mozzarella', 'ricotta', 'spinach'],
      dietary_restrictions: ['vegetarian'],
    },
    ['pasta-al-forno', 'lasagne-ricotta-e-spinaci', 'baked-ziti'],
  ],
  [
    { ingredients: ['chicken', 'black beans', 'corn', 'canned tomatoes', 'tortilla chips', 'avocado'] },
    ['chicken-tortilla-soup'],
  ],
  [
    {
      ingredients: ['cottage cheese', 'eggs', 'flour', 'sugar', 'raisins'],
      meal_type: 'breakfast',
      cuisine: 'russian',
    },
    ['syrniki'],
  ],
  [
    {
      ingredients: ['chicken thighs', 'sweet potatoes', 'black beans', 'lime', 'cilantro', 'cumin'],
      time_available: 50,
    },
    ['sweet-potato-skillet'],
  ],
  [
    {
      ingredients: ['tofu', 'peanut butter', 'broccoli', 'rice noodles', 'soy sauce', 'lime'],
      dietary_restrictions: ['vegan'],
      time_available: 25,
    },
    ['peanut-stir-fried-noodles', 'peanut-noodle-bowl'],
  ],
  [
    {
      ingredients: ['shrimp', 'coconut milk', 'red curry paste', 'bell pepper', 'basil', 'jasmine rice'],
      cuisine: 'thai',
      time_available: 30,
    },
    ['gaeng-phet'],
  ],
  [
    {
      ingredients: ['ground lamb', 'mint', 'feta', 'pita', 'cucumber', 'red onion'],
      cuisine: 'greek',
      time_available: 35,
    },
    ['bifteki', 'keftedes', 'souvlaki'],
  ],
  [
    {
      ingredients: ['smoked mackerel', 'beetroot', 'horseradish', 'potatoes', 'watercress'],
      cuisine: 'british',
    },
    ['smoked-fish-potato-salad', 'main-salad'],
  ],
  [
    {
      ingredients: ['bulgur', 'eggplant', 'pomegranate molasses', 'walnuts', 'parsley'],
      dietary_restrictions: ['vegan'],
    },
    ['batinjan-bil-lahmeh', 'sebzeli-bulgur-pilavi', 'yakhneh', 'pilaf', 'grain-bowl'],
  ],
  [
    { ingredients: ['cod', 'leeks', 'potatoes', 'cream', 'dill'], cuisine: 'nordic', time_available: 45 },
    ['lohikeitto', 'lax-med-dillsas'],
  ],
  [{ ingredients: ['frozen mixed vegetables', 'raw chicken breast', 'puff pastry'] }, ['chicken-pot-pie']],
  [{ ingredients: ['chicken breasts', 'frozen mixed vegetables', 'pie crust'] }, ['chicken-pot-pie']],
  [
    { ingredients: ['beef chuck', 'red wine'] },
    ['boeuf-bourguignon', 'pot-roast', 'beef-stew', 'brasato-al-vino-rosso', 'spezzatino'],
  ],
  [{ ingredients: ['sardines', 'bread'] }, ['sardines-on-toast', 'loaded-toast', 'sandwich']],
  [
    { ingredients: ['canned sardines', 'bread', 'lemon', 'parsley'] },
    ['sardines-on-toast', 'loaded-toast', 'sandwich'],
  ],
  [{ ingredients: ['turkey mince', 'oats'] }, ['turkey-meatballs', 'meatloaf', 'keftedes', 'beef-burgers']],
  [{ ingredients: ['flour', 'yeast', 'olives'] }, ['focaccia', 'no-knead-bread']],
  [
    { ingredients: ['pork chops', 'pears'] },
    ['pork-chops-with-apples', 'smothered-pork-chops', 'seared', 'porc-a-la-normande'],
  ],
  [{ ingredients: ['duck breasts', 'cherries', 'red wine', 'shallots'] }, ['seared', 'canard-aux-cerises']],
  [
    { ingredients: ['black beans', 'pork shoulder', 'oranges', 'garlic'], cuisine: 'cuban' },
    ['lechon-asado', 'masas-de-puerco'],
  ],
  // Fresh pork is no bacon, and beef for hours in the pot is no steak.
  [
    {
      ingredients: ['pork', 'black beans', 'rice', 'plantains', 'orange', 'garlic', 'cumin'],
      cuisine: 'cuban',
      time_available: 150,
    },
    ['masas-de-puerco', 'cerdo-al-mojo'],
  ],
  [
    {
      ingredients: ['beef brisket', 'dried chiles', 'corn tortillas', 'onion', 'cilantro', 'lime'],
      cuisine: 'mexican',
      time_available: 300,
    },
    ['birria'],
  ],
  // With nothing bought, what is there still makes a supper.
  [
    {
      ingredients: ['cooked rice', 'bacon', 'frozen peas', 'eggs', 'soy sauce'],
      only_these: true,
      time_available: 20,
    },
    ['fried-rice'],
  ],
  [
    {
      ingredients: ['canned chickpeas', 'canned tomatoes', 'spinach', 'onion', 'smoked paprika'],
      only_these: true,
      dietary_restrictions: ['vegan'],
    },
    ['bean-stew'],
  ],
  [
    { ingredients: ['sausages', 'pumpkin', 'sage', 'red onion', 'apples'], time_available: 50 },
    ['sheet-pan-sausages', 'traybake'],
  ],
  [
    {
      ingredients: ['lamb chops', 'pumpkin', 'feta', 'mint', 'canned chickpeas'],
      servings: 2,
      time_available: 45,
    },
    ['lamb-chops-with-pumpkin', 'traybake', 'seared'],
  ],
  [
    {
      ingredients: ['chicken breast', 'tortillas', 'lettuce', 'mayonnaise', 'parmesan'],
      meal_type: 'lunch',
      time_available: 25,
    },
    ['chicken-caesar-wrap'],
  ],
  [
    { ingredients: ['ham', 'cheddar', 'puff pastry', 'egg', 'mustard'], meal_type: 'snack' },
    ['feuilletes-jambon-fromage'],
  ],
  [
    {
      ingredients: ['flour', 'eggs', 'milk', 'mushrooms', 'spinach', 'gruyere'],
      dietary_restrictions: ['vegetarian'],
    },
    ['crepes-salees', 'quiche-lorraine'],
  ],
  [
    {
      ingredients: ['masarepa', 'black beans', 'avocado', 'queso fresco'],
      dietary_restrictions: ['gluten-free'],
    },
    ['arepas'],
  ],
  [{ ingredients: ['hot dogs', 'buns', 'onion', 'mustard', 'sauerkraut'], time_available: 20 }, ['hot-dogs']],
  [
    {
      ingredients: ['pumpkin puree', 'evaporated milk', 'eggs', 'pie crust', 'cinnamon'],
      meal_type: 'dessert',
      servings: 8,
    },
    ['pumpkin-pie'],
  ],
  [
    {
      ingredients: ['beef shank', 'wheat noodles', 'bok choy', 'soy sauce', 'star anise', 'ginger'],
      cuisine: 'chinese',
      time_available: 180,
    },
    ['niurou-mian'],
  ],
  [
    {
      ingredients: ['flank steak', 'black beans', 'rice', 'plantains', 'onion', 'bell pepper'],
      time_available: 150,
    },
    ['pabellon-criollo', 'ropa-vieja'],
  ],
  [
    { ingredients: ['bread flour', 'yeast', 'olive oil', 'rosemary', 'sea salt'], time_available: 180 },
    ['focaccia'],
  ],
  [
    {
      ingredients: ['egg noodles', 'eggs', 'bean sprouts', 'scallions', 'soy sauce'],
      dietary_restrictions: ['vegetarian'],
      time_available: 20,
      servings: 2,
    },
    ['jidan-chao-mian', 'chow-mein'],
  ],
  [
    {
      ingredients: ['beef mince', 'eggplant', 'tomatoes', 'yogurt', 'mint', 'pine nuts'],
      time_available: 75,
    },
    ['karniyarik', 'moussaka'],
  ],
  [
    {
      ingredients: ['turkey mince', 'zucchini', 'carrots', 'oats', 'egg'],
      dietary_restrictions: ['dairy-free'],
      servings: 4,
    },
    ['turkey-meatballs', 'meatloaf'],
  ],
  [
    {
      ingredients: ['bell peppers', 'halloumi', 'couscous', 'zucchini', 'lemon', 'harissa'],
      dietary_restrictions: ['vegetarian'],
      time_available: 30,
    },
    ['roasted-vegetable-couscous', 'traybake'],
  ],
  [
    {
      ingredients: ['apples', 'puff pastry', 'cinnamon', 'sugar', 'butter'],
      meal_type: 'dessert',
      time_available: 50,
    },
    ['tarte-fine-aux-pommes'],
  ],
  [
    {
      ingredients: ['scallops', 'cauliflower', 'butter', 'lemon', 'capers'],
      skill_level: 'advanced',
      servings: 2,
      time_available: 40,
    },
    ['saint-jacques-puree-de-chou-fleur'],
  ],
  [
    {
      ingredients: ['black beans', 'onion', 'red pepper', 'cumin', 'orange', 'garlic'],
      dietary_restrictions: ['vegan', 'gluten-free'],
      time_available: 60,
    },
    ['sopa-de-frijoles-negros', 'frijoles-de-la-olla'],
  ],
  [
    { ingredients: ['canned tuna', 'penne', 'sweetcorn', 'cheddar', 'milk', 'frozen peas'], servings: 4 },
    ['tuna-pasta-bake', 'tuna-noodle-casserole'],
  ],
  [
    { ingredients: ['spaghetti', 'canned tomatoes', 'basil', 'garlic', 'parmesan'], time_available: 30 },
    ['spaghetti-al-pomodoro'],
  ],
  [
    {
      ingredients: ['chicken thighs', 'yogurt', 'pita', 'tomatoes', 'cucumber', 'cumin', 'paprika'],
      time_available: 70,
    },
    ['shawarma', 'souvlaki', 'tavuk-kanat'],
  ],
  [
    { ingredients: ['corn', 'potatoes', 'milk', 'bacon', 'onion'], meal_type: 'dinner', time_available: 50 },
    ['corn-chowder'],
  ],
  [
    {
      ingredients: ['pasta', 'cooked chicken', 'cherry tomatoes', 'cucumber', 'olive oil', 'basil'],
      meal_type: 'lunch',
      time_available: 30,
    },
    ['pasta-salad'],
  ],
  [
    {
      ingredients: ['cod', 'chorizo', 'white beans', 'tomatoes', 'parsley'],
      cuisine: 'spanish',
      time_available: 45,
    },
    ['merluza-con-alubias'],
  ],
  [{ ingredients: ['liver', 'onions', 'bacon'] }, ['liver-and-onions']],
  [
    { ingredients: ['chickpeas', 'coconut milk', 'spinach', 'rice', 'curry powder'] },
    ['coconut-chickpea-curry', 'curry', 'chana-masala'],
  ],
  [
    { ingredients: ['ricotta', 'spinach', 'pasta', 'egg'] },
    ['pasta-ricotta-e-spinaci', 'lasagne-ricotta-e-spinaci', 'skillet-pasta'],
  ],
  [
    { ingredients: ['tuna', 'white beans', 'red onion', 'lemon'] },
    ['tuna-chickpea-salad', 'insalata-di-tonno-e-fagioli'],
  ],
  [
    {
      ingredients: ['butternut squash', 'coconut milk', 'red curry paste', 'lime', 'cilantro', 'ginger'],
      dietary_restrictions: ['vegan'],
      time_available: 45,
    },
    ['squash-coconut-soup'],
  ],
  [
    {
      ingredients: ['chicken breast', 'oranges', 'soy sauce', 'cornstarch', 'rice', 'garlic', 'ginger'],
      time_available: 50,
      skill_level: 'beginner',
    },
    ['orange-chicken'],
  ],
  [
    {
      ingredients: [
        'chicken thighs',
        'peanut butter',
        'coconut milk',
        'curry powder',
        'cucumber',
        'soy sauce',
      ],
      time_available: 45,
    },
    ['sate-ayam'],
  ],
  [
    {
      ingredients: ['rice', 'nori', 'carrots', 'spinach', 'eggs', 'sesame oil'],
      cuisine: 'korean',
      meal_type: 'lunch',
      time_available: 60,
      skill_level: 'intermediate',
    },
    ['kimbap'],
  ],
  [
    {
      ingredients: ['apples', 'puff pastry', 'butter', 'sugar'],
      meal_type: 'dessert',
      time_available: 75,
      servings: 6,
    },
    ['tarte-tatin', 'tarte-fine-aux-pommes'],
  ],
  [
    {
      ingredients: ['dates', 'flour', 'brown sugar', 'butter', 'eggs', 'cream'],
      cuisine: 'british',
      meal_type: 'dessert',
      time_available: 80,
      servings: 8,
    },
    ['sticky-toffee-pudding'],
  ],
  [
    {
      ingredients: ['stale bread', 'eggs', 'spinach', 'cheddar', 'milk', 'mustard'],
      meal_type: 'breakfast',
      dietary_restrictions: ['vegetarian'],
      servings: 4,
    },
    ['breakfast-strata', 'strata'],
  ],
  [
    {
      ingredients: ['halibut', 'corn', 'zucchini', 'basil', 'cherry tomatoes'],
      time_available: 30,
      servings: 2,
    },
    ['fish-with-succotash'],
  ],
  [
    {
      ingredients: ['egg noodles', 'chicken thighs', 'coconut milk', 'red curry paste', 'lime', 'shallots'],
      cuisine: 'thai',
      time_available: 50,
    },
    ['khao-soi'],
  ],
  [
    {
      ingredients: ['ground lamb', 'bulgur', 'onion', 'tomatoes', 'mint', 'yogurt'],
      cuisine: 'turkish',
      time_available: 45,
    },
    ['etli-bulgur-pilavi'],
  ],
  [
    { ingredients: ['rice', 'cinnamon', 'sugar', 'milk', 'vanilla'], cuisine: 'mexican', meal_type: 'drink' },
    ['horchata'],
  ],
  [
    {
      ingredients: ['gnocchi', 'cherry tomatoes', 'mozzarella', 'pesto'],
      dietary_restrictions: ['vegetarian'],
      time_available: 35,
      skill_level: 'beginner',
    },
    ['gnocchi-al-pesto', 'sheet-pan-gnocchi'],
  ],
  [
    {
      ingredients: ['almonds', 'flour', 'sugar', 'eggs', 'orange'],
      cuisine: 'italian',
      meal_type: 'snack',
      time_available: 80,
    },
    ['cantucci'],
  ],
  [
    {
      ingredients: ['pork shoulder', 'pineapple', 'onion', 'corn tortillas', 'chipotle', 'lime'],
      cuisine: 'mexican',
      time_available: 90,
    },
    ['tacos-al-pastor'],
  ],
  [
    { ingredients: ['masa harina', 'mozzarella', 'refried beans', 'cabbage', 'vinegar'], time_available: 60 },
    ['pupusas'],
  ],
  [
    {
      ingredients: ['leftover rice', 'ham', 'peas', 'eggs', 'soy sauce'],
      servings: 2,
      time_available: 15,
      skill_level: 'beginner',
    },
    ['egg-fried-rice', 'fried-rice'],
  ],
  [
    {
      ingredients: ['salmon fillets', 'couscous', 'lemon', 'dill', 'cucumber', 'yogurt'],
      servings: 2,
      time_available: 25,
    },
    ['salmon-with-herbed-couscous'],
  ],
  [
    {
      ingredients: ['mushrooms', 'pearl barley', 'onion', 'thyme', 'carrots'],
      dietary_restrictions: ['vegan'],
      time_available: 70,
    },
    ['krupnik'],
  ],
  [
    {
      ingredients: ['tofu', 'broccoli', 'rice', 'peanut butter', 'soy sauce', 'sriracha'],
      dietary_restrictions: ['vegan'],
      health_focus: 'highProtein',
      time_available: 40,
    },
    ['crispy-tofu-peanut-bowls'],
  ],
  [
    {
      ingredients: ['cream cheese', 'smoked salmon', 'tortillas', 'cucumber', 'dill'],
      meal_type: 'snack',
      dietary_restrictions: ['pescatarian'],
      servings: 8,
      time_available: 20,
    },
    ['smoked-salmon-roll-ups'],
  ],
  [
    { ingredients: ['stale bread', 'cinnamon', 'milk', 'eggs'] },
    ['bread-and-butter-pudding', 'bread-pudding', 'french-toast', 'pain-perdu', 'torrijas'],
  ],
  [
    { ingredients: ['chicken livers', 'onion', 'butter', 'brandy', 'thyme'], meal_type: 'snack' },
    ['mousse-de-foies', 'toasts-aux-foies-de-volaille'],
  ],
  [
    { ingredients: ['pollo', 'arroz', 'pimiento rojo', 'guisantes', 'azafrán'], cuisine: 'spanish' },
    ['paella-mixta', 'arroz-con-pollo'],
  ],
  [
    {
      ingredients: ['ground lamb', 'basmati rice', 'cinnamon', 'onion', 'raisins', 'pine nuts', 'yogurt'],
      time_available: 60,
    },
    ['hashwet-el-ruz', 'kabsa'],
  ],
  [
    {
      ingredients: ['lamb shoulder', 'carrots', 'basmati rice', 'cumin', 'onion', 'garlic'],
      servings: 6,
      time_available: 120,
    },
    ['plov', 'kabsa', 'kabuli-pulao'],
  ],
  [
    {
      ingredients: [
        'potatoes',
        'whole wheat flour',
        'cumin seeds',
        'green chillies',
        'cilantro',
        'yogurt',
        'butter',
      ],
      cuisine: 'indian',
      meal_type: 'breakfast',
      time_available: 60,
    },
    ['aloo-paratha'],
  ],
  [
    {
      ingredients: ['vine leaves', 'rice', 'dill', 'mint', 'lemon', 'onion', 'olive oil'],
      dietary_restrictions: ['vegan'],
      time_available: 120,
    },
    ['dolmades'],
  ],
  [
    {
      ingredients: ['spinach', 'sesame oil', 'garlic', 'bean sprouts', 'soy sauce', 'sesame seeds'],
      cuisine: 'korean',
      dietary_restrictions: ['vegan'],
      time_available: 20,
    },
    ['namul'],
  ],
  [
    {
      ingredients: [
        'flour',
        'bananas',
        'eggs',
        'milk',
        'chocolate chips',
        'baking powder',
        'sugar',
        'vegetable oil',
      ],
      servings: 12,
      time_available: 45,
    },
    ['banana-muffins', 'banana-bread'],
  ],
  [
    {
      ingredients: ['quinoa', 'black beans', 'corn', 'avocado', 'lime', 'red onion', 'cilantro'],
      dietary_restrictions: ['vegan'],
      time_available: 35,
    },
    ['black-bean-quinoa-salad'],
  ],
  [
    { ingredients: ['phyllo', 'walnuts', 'honey', 'butter', 'cinnamon'], meal_type: 'dessert', servings: 8 },
    ['baklava'],
  ],
  [
    { ingredients: ['black-eyed peas', 'rice', 'bacon', 'onion', 'collard greens'], cuisine: 'american' },
    ['hoppin-john'],
  ],
  [
    { ingredients: ['potatoes', 'brie', 'bacon', 'onion', 'cream'], cuisine: 'french' },
    ['tartiflette', 'gratin-dauphinois'],
  ],
  [
    { ingredients: ['smoked haddock', 'potatoes', 'milk', 'onion'], cuisine: 'british' },
    ['cullen-skink', 'fish-pie'],
  ],
  [
    { ingredients: ['chicken thighs', 'rice', 'broccoli', 'cheddar', 'milk'], servings: 6 },
    ['chicken-broccoli-rice-casserole'],
  ],
  [
    {
      ingredients: ['deli ham', 'tortillas', 'lettuce', 'swiss cheese', 'mustard'],
      meal_type: 'lunch',
      time_available: 10,
      servings: 1,
    },
    ['deli-wrap'],
  ],
  [{ ingredients: ['plantains', 'eggs', 'salami', 'red onion'], meal_type: 'breakfast' }, ['mangu']],
  [
    { ingredients: ['shrimp', 'andouille', 'corn on the cob', 'potatoes', 'lemon'], cuisine: 'cajun' },
    ['shrimp-boil'],
  ],
  [
    {
      ingredients: ['cabbage', 'egg noodles', 'butter', 'onion', 'caraway'],
      dietary_restrictions: ['vegetarian'],
    },
    ['kaposztas-teszta'],
  ],
  [
    { ingredients: ['mushrooms', 'lentils', 'potatoes', 'carrots', 'peas'], dietary_restrictions: ['vegan'] },
    ['lentil-shepherds-pie', 'lentejas'],
  ],
  [
    {
      ingredients: ['turkey', 'bread', 'celery', 'sage', 'cranberries'],
      servings: 8,
      time_available: 240,
    },
    ['roast-turkey-with-bread-stuffing', 'roast-turkey-breast'],
  ],
  // A salad beside the meat is no reason to leave the soup that is made of all this.
  [{ ingredients: ['beets', 'potatoes', 'cabbage', 'carrots', 'sour cream', 'dill', 'beef'] }, ['borscht']],
  // Who names star anise has it in mind.
  [
    { ingredients: ['pork belly', 'soy sauce', 'sugar', 'star anise', 'ginger', 'rice'] },
    ['hong-shao-rou', 'lu-rou-fan'],
  ],
  [{ ingredients: ['corn', 'chicken breast', 'cream', 'potatoes', 'bacon'] }, ['corn-chowder']],
  [
    { ingredients: ['leftover turkey', 'tortillas', 'cheddar', 'salsa', 'black beans'] },
    ['quesadillas', 'chilaquiles', 'chicken-enchiladas', 'black-bean-enchiladas'],
  ],
  [
    { ingredients: ['ground turkey', 'zucchini', 'canned tomatoes', 'lasagna noodles', 'ricotta'] },
    ['lasagne', 'lasagne-ricotta-e-spinaci'],
  ],
  [
    { ingredients: ['gnocchi', 'gorgonzola', 'spinach', 'walnuts', 'cream'], time_available: 25 },
    ['gnocchi-al-gorgonzola'],
  ],
  [
    {
      ingredients: ['zucchini', 'ricotta', 'eggs', 'basil', 'lemon'],
      dietary_restrictions: ['vegetarian', 'low-carb'],
    },
    ['frittata-di-zucchine', 'frittata'],
  ],
  [
    { ingredients: ['cocoa powder', 'flour', 'sugar', 'milk'], allergies: ['eggs'], meal_type: 'dessert' },
    ['chocolate-pudding', 'chocolate-cake'],
  ],
  [{ ingredients: ['pears', 'blue cheese', 'walnuts', 'endive'] }, ['salade-aux-poires']],
  [
    { ingredients: ['chicken thighs', 'fennel', 'olives', 'potatoes', 'lemon'], time_available: 60 },
    ['poulet-au-fenouil', 'lemon-chicken-olive-traybake'],
  ],
  [
    { ingredients: ['chicken legs', 'prunes', 'olives', 'capers', 'rice'], time_available: 70 },
    ['chicken-marbella'],
  ],
  [
    {
      ingredients: ['hake', 'potatoes', 'peppers', 'paprika', 'onions'],
      cuisine: 'portuguese',
      time_available: 60,
    },
    ['pescada-no-forno'],
  ],
  [
    { ingredients: ['haddock', 'sweetcorn', 'potatoes', 'bacon', 'milk'], time_available: 45 },
    ['fish-chowder', 'corn-chowder'],
  ],
  [
    { ingredients: ['shrimp', 'white beans', 'tomatoes', 'rosemary', 'bread'], time_available: 25 },
    ['gamberi-e-fagioli'],
  ],
  [
    { ingredients: ['ground beef', 'onions', 'beets', 'potatoes', 'capers'], cuisine: 'swedish' },
    ['biff-a-la-lindstrom'],
  ],
  [
    {
      ingredients: ['cauliflower', 'chickpeas', 'tomatoes', 'ginger', 'garlic', 'onion'],
      cuisine: 'indian',
      dietary_restrictions: ['vegan'],
      time_available: 40,
    },
    ['gobi-chana'],
  ],
  [
    {
      ingredients: ['white fish fillets', 'tomatoes', 'red onion', 'cilantro', 'lime', 'potatoes'],
      cuisine: 'peruvian',
      time_available: 45,
    },
    ['sudado-de-pescado'],
  ],
  [
    {
      ingredients: ['eggplant', 'chickpeas', 'tomatoes', 'onion', 'mint', 'pita'],
      cuisine: 'lebanese',
      dietary_restrictions: ['vegan'],
      time_available: 60,
    },
    ['maghmour'],
  ],
  [
    {
      ingredients: ['rice noodles', 'chicken breast', 'carrots', 'cabbage', 'soy sauce'],
      cuisine: 'chinese',
      time_available: 30,
    },
    ['chao-mi-fen'],
  ],
  [
    {
      ingredients: ['lamb shoulder', 'dried apricots', 'almonds', 'couscous', 'onion'],
      cuisine: 'moroccan',
      time_available: 120,
      servings: 6,
    },
    ['lamb-tagine-with-prunes'],
  ],
  [
    {
      ingredients: ['chicken thighs', 'green beans', 'carrots', 'soy sauce', 'ginger'],
      cuisine: 'chinese',
      time_available: 30,
      servings: 4,
    },
    ['jiang-cong-chao', 'chicken-and-broccoli'],
  ],
  [
    {
      ingredients: ['shrimp', 'garlic', 'cilantro', 'lime', 'avocado', 'corn tortillas', 'cabbage'],
      cuisine: 'mexican',
      allergies: ['dairy'],
      time_available: 30,
    },
    ['tacos-de-camaron'],
  ],
  [
    {
      ingredients: ['cod', 'okra', 'tomatoes', 'peanut butter', 'sweet potato', 'rice'],
      cuisine: 'west african',
      time_available: 60,
    },
    ['mafe-poisson'],
  ],
  [
    {
      ingredients: ['chickpeas', 'spinach', 'coconut milk', 'curry leaves', 'mustard seeds'],
      cuisine: 'sri lankan',
      dietary_restrictions: ['vegan'],
      time_available: 35,
    },
    ['kadala-curry', 'coconut-chickpea-curry'],
  ],
  [
    {
      ingredients: ['beef chuck', 'pumpkin', 'corn', 'potatoes', 'onion', 'paprika'],
      cuisine: 'argentinian',
      time_available: 120,
      servings: 6,
    },
    ['carbonada'],
  ],
  [
    {
      ingredients: ['beef', 'potatoes', 'red onion', 'tomatoes', 'soy sauce', 'rice'],
      cuisine: 'peruvian',
      time_available: 35,
      servings: 2,
    },
    ['lomo-saltado'],
  ],
  [
    {
      ingredients: ['cabbage', 'carrots', 'potatoes', 'onion', 'turmeric'],
      cuisine: 'ethiopian',
      dietary_restrictions: ['vegan'],
      time_available: 40,
      servings: 4,
    },
    ['atkilt'],
  ],
  [
    {
      ingredients: ['pork', 'green papaya', 'tomatoes', 'lime', 'peanuts'],
      cuisine: 'thai',
      time_available: 30,
    },
    ['som-tam'],
  ],
  [
    {
      ingredients: ['potatoes', 'peas', 'cauliflower', 'mustard seeds', 'curry leaves', 'coconut'],
      cuisine: 'south indian',
      dietary_restrictions: ['vegan'],
      time_available: 40,
    },
    ['poriyal'],
  ],
  [
    {
      ingredients: ['halloumi', 'bulgur', 'tomatoes', 'mint', 'chickpeas', 'lemon'],
      cuisine: 'lebanese',
      dietary_restrictions: ['vegetarian'],
      time_available: 35,
      servings: 2,
    },
    ['burghul-bi-banadoura'],
  ],
  [
    {
      ingredients: ['shrimp', 'pineapple', 'bell pepper', 'rice', 'eggs'],
      cuisine: 'thai',
      time_available: 25,
      servings: 2,
      allergies: ['peanut'],
    },
    ['khao-pad'],
  ],
  [
    {
      ingredients: ['salmon', 'miso', 'sweet potato', 'broccoli'],
      cuisine: 'japanese',
      time_available: 35,
      servings: 2,
    },
    ['miso-salmon'],
  ],
  [
    { ingredients: ['lamb shoulder', 'white beans', 'rosemary', 'carrots', 'tomatoes'], time_available: 120 },
    ['agneau-aux-haricots'],
  ],
  [
    { ingredients: ['minced beef', 'potatoes', 'peppers', 'tomatoes', 'cumin'], cuisine: 'turkish' },
    ['izmir-kofte'],
  ],
  [
    {
      ingredients: ['pork chops', 'fennel', 'potatoes', 'garlic', 'lemon'],
      cuisine: 'italian',
      time_available: 75,
    },
    ['maiale-con-finocchi'],
  ],
  [
    {
      ingredients: ['salmon', 'lentils', 'spinach', 'mustard', 'creme fraiche'],
      cuisine: 'french',
      servings: 2,
    },
    ['saumon-aux-lentilles'],
  ],
  [
    { ingredients: ['merguez', 'chickpeas', 'carrots', 'couscous', 'harissa'], time_available: 40 },
    ['couscous-merguez'],
  ],
  [
    {
      ingredients: ['beef chuck', 'red wine', 'carrots', 'mushrooms', 'bacon', 'thyme'],
      cuisine: 'french',
      time_available: 120,
    },
    ['boeuf-bourguignon'],
  ],
  [
    { ingredients: ['crab', 'asparagus', 'pasta', 'lemon', 'chili'], time_available: 25, servings: 2 },
    ['linguine-al-granchio'],
  ],
  [
    {
      ingredients: ['pork ribs', 'sauerkraut', 'potatoes', 'juniper'],
      cuisine: 'german',
      time_available: 120,
    },
    ['rippchen-auf-kraut'],
  ],
  [
    {
      ingredients: ['smoked salmon', 'potatoes', 'leeks', 'cream', 'dill'],
      cuisine: 'scandinavian',
      time_available: 60,
    },
    ['laxpudding'],
  ],
  [
    { ingredients: ['chicken', 'leek', 'potato', 'celery', 'carrot', 'parsley'], only_these: true },
    ['chicken-stew', 'chicken-soup-from-a-whole-bird'],
  ],
  [
    {
      ingredients: ['squid', 'tomatoes', 'celery', 'pineapple', 'garlic', 'fish sauce'],
      cuisine: 'vietnamese',
      time_available: 30,
      servings: 3,
    },
    ['muc-xao-thom', 'canh-chua'],
  ],
  [
    {
      ingredients: ['pork chops', 'sweet potatoes', 'pineapple', 'allspice', 'lime'],
      cuisine: 'jamaican',
      time_available: 60,
    },
    ['jerk-tray'],
  ],
  [
    {
      ingredients: ['tilapia', 'cabbage', 'corn tortillas', 'lime', 'sour cream'],
      cuisine: 'mexican',
      time_available: 30,
      servings: 3,
      skill_level: 'beginner',
    },
    ['fish-tacos-with-slaw', 'tacos-de-camaron', 'tacos-de-pescado'],
  ],
  [
    {
      ingredients: ['lamb chops', 'quinoa', 'mint', 'cucumber', 'pomegranate'],
      cuisine: 'persian',
      time_available: 35,
      servings: 2,
    },
    ['shishlik'],
  ],
  [
    {
      ingredients: ['turkey', 'mole paste', 'rice', 'sesame seeds', 'onion'],
      cuisine: 'mexican',
      time_available: 60,
    },
    ['pollo-en-mole'],
  ],
  [
    {
      ingredients: ['pork', 'black beans', 'orange', 'garlic', 'rice'],
      cuisine: 'cuban',
      time_available: 60,
      servings: 4,
    },
    ['cerdo-al-mojo', 'masas-de-puerco'],
  ],
  [
    {
      ingredients: ['chicken wings', 'soy sauce', 'honey', 'garlic', 'sesame seeds'],
      cuisine: 'korean',
      time_available: 50,
      servings: 3,
    },
    ['ganjang-chikin'],
  ],
  [
    {
      ingredients: ['sweet potatoes', 'peanuts', 'spinach', 'tomatoes', 'ginger'],
      cuisine: 'african',
      dietary_restrictions: ['vegan'],
      time_available: 45,
    },
    ['sweet-potato-peanut-stew'],
  ],
  [
    {
      ingredients: ['ground beef', 'rice', 'grape leaves', 'lemon', 'mint'],
      cuisine: 'lebanese',
      time_available: 90,
    },
    ['warak-enab'],
  ],
  [
    {
      ingredients: ['mushrooms', 'cauliflower', 'coconut milk', 'red curry paste', 'lime'],
      cuisine: 'thai',
      dietary_restrictions: ['vegan'],
      time_available: 30,
      servings: 3,
    },
    ['gaeng-phet'],
  ],
  [
    {
      ingredients: ['chicken breast', 'mango', 'avocado', 'black beans', 'quinoa'],
      cuisine: 'latin american',
      time_available: 35,
      servings: 2,
    },
    ['chicken-mango-bowls'],
  ],
  [
    {
      ingredients: ['tofu', 'eggplant', 'miso', 'sesame', 'rice'],
      cuisine: 'japanese',
      dietary_restrictions: ['vegan'],
      time_available: 35,
      servings: 2,
    },
    ['nasu-dengaku'],
  ],
  [
    {
      ingredients: ['pork shoulder', 'pineapple', 'onion', 'cilantro', 'corn tortillas'],
      cuisine: 'mexican',
      time_available: 45,
    },
    ['tacos-al-pastor'],
  ],
  [
    {
      ingredients: ['lentils', 'eggplant', 'pomegranate molasses', 'onion', 'mint'],
      cuisine: 'syrian',
      dietary_restrictions: ['vegan', 'gluten-free'],
      time_available: 60,
    },
    ['rummaniyeh'],
  ],
  [
    {
      ingredients: ['white beans', 'tomatoes', 'carrots', 'olive oil', 'lemon'],
      cuisine: 'turkish',
      dietary_restrictions: ['vegan'],
      time_available: 45,
    },
    ['fasulye-pilaki', 'kuru-fasulye'],
  ],
  [
    {
      ingredients: ['shrimp', 'tomatoes', 'mustard seeds', 'curry leaves', 'rice'],
      cuisine: 'indian',
      allergies: ['dairy'],
      time_available: 30,
      servings: 2,
    },
    ['chemmeen-roast'],
  ],
  [
    {
      ingredients: ['duck breast', 'oranges', 'bok choy', 'five spice', 'noodles'],
      cuisine: 'chinese',
      time_available: 40,
      servings: 2,
      skill_level: 'advanced',
    },
    ['ya-chao-mian'],
  ],
  [
    {
      ingredients: ['fish', 'plantain', 'coconut milk', 'tomatoes', 'thyme'],
      cuisine: 'jamaican',
      time_available: 45,
    },
    ['run-down'],
  ],
  [
    {
      ingredients: ['beef strips', 'kimchi', 'eggs', 'spinach', 'rice', 'carrots'],
      cuisine: 'korean',
      time_available: 40,
      servings: 2,
    },
    ['bibimbap'],
  ],
  [
    {
      ingredients: ['chicken', 'rice', 'peas', 'carrots', 'saffron', 'tomatoes'],
      cuisine: 'cuban',
      time_available: 60,
      servings: 6,
    },
    ['arroz-con-pollo-a-la-chorrera'],
  ],
  [
    {
      ingredients: ['sea bass', 'ginger', 'scallions', 'soy sauce', 'shiitake mushrooms'],
      cuisine: 'chinese',
      time_available: 30,
      servings: 2,
      dietary_restrictions: ['gluten-free'],
    },
    ['qing-zheng-yu'],
  ],
  [
    { ingredients: ['chicken breast', 'tomatoes', 'chorizo', 'butter beans', 'kale'], time_available: 35 },
    ['pollo-con-chorizo'],
  ],
  [
    {
      ingredients: ['lamb shoulder', 'artichokes', 'lemon', 'dill', 'potatoes'],
      cuisine: 'greek',
      time_available: 120,
    },
    ['arni-me-anginares'],
  ],
  [
    { ingredients: ['venison', 'juniper', 'red wine', 'mushrooms', 'celeriac'], time_available: 120 },
    ['hirschgulasch'],
  ],
  [
    {
      ingredients: ['beef meatballs', 'tomatoes', 'peas', 'potatoes'],
      cuisine: 'spanish',
      time_available: 45,
    },
    ['meatballs-in-tomato-sauce'],
  ],
  [
    {
      ingredients: ['chicken breast', 'paprika', 'peppers', 'sour cream', 'egg noodles'],
      cuisine: 'hungarian',
      time_available: 40,
    },
    ['chicken-paprikash'],
  ],
  [
    {
      ingredients: ['shrimp', 'asparagus', 'lemon', 'rice', 'parmesan'],
      cuisine: 'italian',
      time_available: 45,
      servings: 2,
    },
    ['risotto-ai-frutti-di-mare', 'risotto-primavera', 'risotto'],
  ],
  [
    { ingredients: ['butternut squash', 'rice', 'sage', 'parmesan'], cuisine: 'italian' },
    ['risotto-alla-zucca', 'risotto-alla-milanese', 'risotto', 'risotto-primavera'],
  ],
  [
    { ingredients: ['strawberries', 'cream', 'eggs', 'sugar', 'flour', 'butter'], meal_type: 'dessert' },
    ['strawberry-shortcake', 'strawberry-cream-sponge'],
  ],
  [
    {
      ingredients: ['pumpkin', 'sage', 'arborio rice', 'white wine', 'parmesan'],
      cuisine: 'italian',
      dietary_restrictions: ['vegetarian'],
    },
    ['risotto-alla-zucca'],
  ],
  [
    {
      ingredients: ['chicken wings', 'honey', 'soy sauce', 'garlic', 'chili flakes'],
      equipment: ['air fryer'],
    },
    ['sticky-chicken-wings'],
  ],
  [
    { ingredients: ['bulgur', 'parsley', 'mint', 'tomatoes', 'lemon', 'cucumber'], cuisine: 'lebanese' },
    ['tabbouleh'],
  ],
  [{ ingredients: ['oxtail', 'butter beans', 'allspice', 'thyme', 'scotch bonnet'] }, ['jamaican-oxtail']],
  [
    { ingredients: ['corn', 'zucchini', 'tomatoes', 'basil', 'ricotta', 'puff pastry'] },
    ['tarte-feuilletee-aux-legumes'],
  ],
  [{ ingredients: ['chicken', 'waffles', 'maple syrup', 'hot sauce'] }, ['chicken-and-waffles']],
  [
    {
      ingredients: ['okra', 'tomatoes', 'sausage', 'shrimp', 'rice', 'bell pepper', 'celery'],
      cuisine: 'cajun',
    },
    ['gumbo', 'jambalaya'],
  ],
  [{ ingredients: ['crab', 'corn', 'cream', 'potatoes', 'bacon'] }, ['corn-chowder']],
  [
    { ingredients: ['watermelon', 'feta', 'mint', 'lime'], meal_type: 'snack', time_available: 10 },
    ['watermelon-feta-salad'],
  ],
  [
    { ingredients: ['pita', 'ground beef', 'tomatoes', 'tahini', 'parsley', 'onion'], cuisine: 'lebanese' },
    ['arayes'],
  ],
  [
    { ingredients: ['gnocchi', 'sausage', 'kale', 'parmesan', 'garlic'], time_available: 30 },
    ['gnocchi-salsiccia-e-cavolo'],
  ],
  // Meat, something to fill one up, an herb and a spoon of yogurt are one plate, not a chop with the rest left in the cupboard.
  [
    {
      ingredients: ['lamb chops', 'mint', 'peas', 'yogurt', 'couscous'],
      servings: 2,
      time_available: 35,
      skill_level: 'advanced',
    },
    ['plate'],
  ],
  [
    {
      ingredients: ['duck breast', 'lentils', 'oranges', 'fennel'],
      servings: 2,
      skill_level: 'advanced',
      time_available: 60,
    },
    ['plate', 'canard-aux-cerises'],
  ],
  [
    {
      ingredients: ['chicken breasts', 'peaches', 'basil', 'mozzarella', 'balsamic vinegar', 'farro'],
      servings: 2,
      time_available: 45,
    },
    ['plate'],
  ],
  [
    {
      ingredients: ['pork tenderloin', 'apricots', 'rice', 'green beans', 'almonds'],
      servings: 4,
      time_available: 45,
    },
    ['plate'],
  ],
  [
    {
      ingredients: ['pork chops', 'polenta', 'kale', 'parmesan', 'sage'],
      servings: 2,
      time_available: 35,
    },
    ['plate'],
  ],
  [
    {
      ingredients: ['lamb leg steaks', 'lentils', 'feta', 'mint', 'red onion', 'spinach'],
      servings: 2,
      time_available: 45,
    },
    ['plate'],
  ],
  [
    {
      ingredients: ['halloumi', 'peaches', 'couscous', 'mint', 'almonds'],
      dietary_restrictions: ['vegetarian'],
      servings: 2,
      time_available: 25,
    },
    ['plate'],
  ],
  [
    {
      ingredients: ['tempeh', 'bulgur', 'tomatoes', 'parsley', 'tahini'],
      dietary_restrictions: ['vegan'],
      servings: 2,
      time_available: 30,
    },
    ['plate'],
  ],
  [
    { ingredients: ['gammon steaks', 'pineapple', 'potatoes', 'peas'], servings: 2, time_available: 40 },
    ['plate', 'gammon-egg-and-chips'],
  ],
  // Four omelettes one after the other are no supper for four.
  [
    {
      ingredients: ['zucchini', 'corn', 'bell peppers', 'ricotta', 'basil', 'eggs'],
      servings: 4,
      time_available: 50,
      dietary_restrictions: ['vegetarian', 'gluten-free'],
    },
    ['crustless-quiche', 'frittata', 'frittata-di-zucchine', 'filled-omelette'],
  ],
  [
    {
      ingredients: ['eggs', 'potatoes', 'spinach', 'feta', 'red onion'],
      servings: 4,
      time_available: 40,
      dietary_restrictions: ['vegetarian'],
    },
    ['tortilla-espanola', 'frittata', 'green-shakshuka', 'crustless-quiche'],
  ],
  // Sweet potatoes that nobody has make no chili.
  [
    { ingredients: ['turkey mince', 'kidney beans', 'sweetcorn', 'peppers', 'cumin'], servings: 4 },
    ['chili-con-carne', 'turkey-sweet-potato-chili', 'unstuffed-pepper-skillet'],
  ],
  // Bread is a loaf, and no sheet of pastry.
  [
    {
      ingredients: ['tomatoes', 'bread', 'garlic', 'basil', 'olive oil'],
      cuisine: 'italian',
      meal_type: 'lunch',
    },
    ['bruschetta', 'pappa-al-pomodoro', 'panzanella'],
  ],
  [
    {
      ingredients: ['chicken breast', 'peanuts', 'dried chili', 'scallions', 'soy sauce', 'rice'],
      cuisine: 'chinese',
    },
    ['kung-pao-chicken'],
  ],
  [
    { ingredients: ['salmon', 'asparagus', 'lemon', 'potatoes', 'butter', 'dill'] },
    ['sheet-pan-salmon-with-potatoes', 'sheet-pan-salmon-and-asparagus'],
  ],
  [
    { ingredients: ['salmon', 'pasta', 'cream', 'lemon', 'peas', 'dill'], time_available: 30 },
    ['pasta-al-salmone'],
  ],
  [
    { ingredients: ['lettuce', 'parmesan', 'anchovies', 'bread', 'lemon', 'eggs'], meal_type: 'lunch' },
    ['caesar-salad'],
  ],
  [
    { ingredients: ['potatoes', 'cheddar', 'bacon', 'sour cream', 'broccoli', 'scallions'] },
    ['loaded-baked-potatoes'],
  ],
  [
    { ingredients: ['lemons', 'mint', 'sugar', 'ginger'], meal_type: 'drink' },
    ['lemonade', 'hot-ginger-lemon'],
  ],
  [
    { ingredients: ['bananas', 'strawberries', 'yogurt', 'milk', 'honey'], meal_type: 'breakfast' },
    ['strawberry-banana-smoothie'],
  ],
  [
    { ingredients: ['tofu', 'kimchi', 'scallions', 'garlic', 'rice'], cuisine: 'korean' },
    ['dubu-kimchi', 'dubu-jorim', 'kimchi-jjigae'],
  ],
  [
    { ingredients: ['cod', 'tomatoes', 'olives', 'potatoes', 'onion', 'garlic'], cuisine: 'spanish' },
    ['pescado-al-horno', 'marmitako'],
  ],
  [
    { ingredients: ['eggs', 'milk', 'flour', 'butter', 'maple syrup'], meal_type: 'breakfast' },
    ['lemon-sugar-pancakes', 'dutch-baby', 'american-pancakes', 'waffles', 'crepes'],
  ],
  [
    { ingredients: ['pork chops', 'potatoes', 'green beans', 'garlic', 'butter'] },
    ['garlic-butter-pork-chops'],
  ],
  [
    { ingredients: ['lamb shanks', 'red wine', 'carrots', 'rosemary', 'onion'] },
    ['braised-lamb-shanks', 'navarin-d-agneau'],
  ],
  [
    { ingredients: ['duck breast', 'orange', 'honey', 'potatoes'], cuisine: 'french' },
    ['canard-aux-cerises'],
  ],
  [
    { ingredients: ['pasta', 'peas', 'mint', 'ricotta', 'lemon'], time_available: 20 },
    ['pasta-ricotta-e-piselli'],
  ],
  [
    { ingredients: ['potatoes', 'green beans', 'eggs', 'mustard', 'olive oil'], meal_type: 'lunch' },
    ['salade-de-pommes-de-terre-et-haricots'],
  ],
  [{ ingredients: ['almonds', 'maple syrup', 'cinnamon'], meal_type: 'snack' }, ['candied-nuts']],
  [
    { ingredients: ['tea', 'milk', 'cardamom', 'ginger', 'sugar'], cuisine: 'indian', meal_type: 'drink' },
    ['masala-chai'],
  ],
  [
    { ingredients: ['pasta', 'eggplant', 'tomatoes', 'ricotta', 'basil'], cuisine: 'italian' },
    ['pasta-alla-norma'],
  ],
  [
    { ingredients: ['ground beef', 'beets', 'potatoes', 'dill', 'sour cream'], cuisine: 'ukrainian' },
    ['borshch-z-frykadelkamy', 'kartoplyanyky-z-myasom'],
  ],
  [
    {
      ingredients: ['ground beef', 'cabbage', 'gochujang', 'garlic', 'eggs', 'scallions'],
      cuisine: 'korean',
      time_available: 25,
    },
    ['yangbaechu-gogi-bokkeum'],
  ],
  [
    {
      ingredients: ['leftover mashed potatoes', 'canned tuna', 'dill pickles', 'cheddar', 'mustard'],
      dietary_restrictions: ['egg-free'],
      time_available: 35,
    },
    ['mash-and-tuna-cakes'],
  ],
  [
    {
      ingredients: ['apples', 'butter', 'sugar', 'flour', 'eggs', 'cream'],
      cuisine: 'french',
      meal_type: 'dessert',
      time_available: 120,
      servings: 8,
    },
    ['tarte-normande', 'clafoutis'],
  ],
  [
    {
      ingredients: [
        'chicken thighs',
        'cherry tomatoes',
        'garlic',
        'green olives',
        'canned white beans',
        'rosemary',
      ],
      cuisine: 'italian',
      time_available: 50,
    },
    ['pollo-in-teglia-con-fagioli'],
  ],
  [
    { ingredients: ['rice', 'cabbage', 'bacon', 'eggs', 'onion'] },
    ['bacon-cabbage-rice-skillet', 'egg-fried-rice'],
  ],
  [
    { ingredients: ['canned white beans', 'kale', 'eggs', 'garlic', 'parmesan'] },
    ['beans-greens-eggs-skillet'],
  ],
  [{ ingredients: ['leftover pasta', 'eggs', 'ham', 'peas', 'parmesan'] }, ['frittata-di-pasta']],
  [
    { ingredients: ['leftover roast beef', 'potatoes', 'onions', 'gravy', 'carrots'] },
    ['roast-meat-hash-with-gravy'],
  ],
  [{ ingredients: ['cabbage', 'pork', 'fish sauce', 'garlic', 'rice'], cuisine: 'thai' }, ['pad-galumpli']],
  [
    { ingredients: ['ground beef', 'potatoes', 'carrots', 'soy sauce', 'rice'], cuisine: 'chinese' },
    ['tudou-shao-niurou'],
  ],
  [
    { ingredients: ['lentils', 'chorizo', 'potatoes', 'carrots', 'canned tomatoes'], cuisine: 'argentinian' },
    ['guiso-de-lentejas'],
  ],
  [
    { ingredients: ['beef', 'cilantro', 'potatoes', 'peas', 'red onion'], cuisine: 'peruvian' },
    ['seco-de-carne'],
  ],
  [
    { ingredients: ['ground pork', 'potatoes', 'red cabbage', 'onion', 'butter'], cuisine: 'danish' },
    ['frikadeller'],
  ],
  [
    {
      ingredients: ['eggplant', 'ground beef', 'canned tomatoes', 'bell pepper', 'garlic'],
      cuisine: 'egyptian',
    },
    ['mesaaa'],
  ],
  [
    {
      ingredients: ['halloumi', 'watermelon', 'mint', 'cucumber', 'lime'],
      meal_type: 'lunch',
      time_available: 15,
      servings: 2,
      skill_level: 'beginner',
    },
    ['watermelon-halloumi-salad'],
  ],
  [
    {
      ingredients: ['bananas', 'walnuts', 'brown sugar', 'butter', 'flour', 'eggs', 'chocolate chips'],
      meal_type: 'snack',
      time_available: 80,
      servings: 10,
      skill_level: 'beginner',
    },
    ['banana-bread', 'banana-muffins'],
  ],
  [
    {
      ingredients: [
        'skirt steak',
        'potatoes',
        'red onion',
        'tomatoes',
        'soy sauce or tamari',
        'aji amarillo paste',
      ],
      cuisine: 'peruvian',
      dietary_restrictions: ['gluten-free'],
      time_available: 45,
      servings: 2,
    },
    ['lomo-saltado'],
  ],
  [
    {
      ingredients: ['crab meat', 'eggs', 'breadcrumbs', 'mayonnaise', 'lemon', 'old bay'],
      time_available: 35,
      servings: 4,
    },
    ['crab-cakes'],
  ],
  [
    {
      ingredients: ['ricotta', 'eggs', 'lemon', 'sugar', 'flour', 'blueberries'],
      meal_type: 'breakfast',
      time_available: 25,
      servings: 4,
      skill_level: 'beginner',
    },
    ['lemon-ricotta-pancakes'],
  ],
  [
    {
      ingredients: ['cornmeal', 'corn', 'buttermilk', 'jalapeno', 'cheddar', 'eggs'],
      cuisine: 'american',
      meal_type: 'snack',
      time_available: 45,
      servings: 8,
    },
    ['cornbread'],
  ],
  // Nobody is taken to own a waffle iron who did not name it.
  [
    { ingredients: ['flour', 'milk', 'eggs', 'blueberries', 'maple syrup'], servings: 4 },
    ['american-pancakes', 'dutch-baby', 'crepes'],
  ],
  // A list that begs for one dish gets it.
  [
    {
      ingredients: ['mascarpone', 'eggs', 'sugar', 'ladyfingers', 'strong coffee', 'cocoa', 'marsala'],
      cuisine: 'italian',
      meal_type: 'dessert',
      time_available: 60,
      servings: 6,
    },
    // Within the hour a dish of it does not set; glasses need not.
    ['tiramisu', 'tiramisu-al-bicchiere'],
  ],
  [
    {
      ingredients: ['coconut milk', 'sticky rice', '2 mangoes', 'palm sugar', 'sesame seeds'],
      cuisine: 'thai',
      meal_type: 'dessert',
      time_available: 60,
      skill_level: 'beginner',
    },
    ['khao-niao-mamuang'],
  ],
  [
    {
      ingredients: ['4 duck legs', 'puy lentils', 'carrots', 'shallots', 'red wine', 'thyme'],
      cuisine: 'french',
      time_available: 150,
    },
    ['canard-aux-lentilles'],
  ],
  [
    {
      ingredients: ['cooked lobster meat', 'hot dog buns', 'mayo', 'lemon', 'celery', 'butter'],
      meal_type: 'lunch',
    },
    ['lobster-roll'],
  ],
  [
    {
      ingredients: [
        'leftover roast pork',
        'fennel bulb',
        'green beans',
        '300g risotto rice',
        'cream cheese',
        'dill',
      ],
      time_available: 35,
      servings: 4,
    },
    ['risotto-con-finocchi'],
  ],
  [
    {
      ingredients: ['500g pork mince', 'swede', 'sweetcorn', 'couscous', 'mint', 'harissa'],
      time_available: 75,
    },
    ['harissa-mince-couscous'],
  ],
  [
    {
      ingredients: ['dried black-eyed peas', 'collard greens', 'ham hock', 'rice', 'onion', 'garlic'],
      cuisine: 'american',
      time_available: 120,
      servings: 6,
    },
    ['black-eyed-peas-with-ham-hock'],
  ],
  [
    {
      ingredients: [
        'canned pumpkin',
        'eggs',
        'brown sugar',
        'cinnamon',
        'evaporated milk',
        'flour',
        'butter',
      ],
      cuisine: 'american',
      meal_type: 'dessert',
      time_available: 90,
      servings: 8,
    },
    ['press-in-pumpkin-pie'],
  ],
  [
    {
      ingredients: ['pumpkin puree', 'pie crust', 'eggs', 'cream', 'cinnamon', 'sugar'],
      meal_type: 'dessert',
      time_available: 90,
    },
    ['pumpkin-pie'],
  ],
  [
    {
      ingredients: ['pearl barley', 'leeks', 'lardons', 'chicken stock', 'thyme', 'carrots'],
      time_available: 60,
    },
    ['orge-aux-poireaux'],
  ],
  [
    {
      ingredients: ['naan bread', 'tomato sauce', 'mozzarella', 'pepperoni', 'mushrooms'],
      time_available: 20,
    },
    ['naan-pizza'],
  ],
  [
    {
      ingredients: ['200g rice', '3 eggs', 'spring onions', 'soy sauce', 'frozen peas', 'garlic', 'ginger'],
      cuisine: 'chinese',
      time_available: 25,
      servings: 2,
      skill_level: 'beginner',
    },
    ['egg-fried-rice'],
  ],
  [
    {
      ingredients: ['2 lemons', 'poppy seeds', 'gluten-free flour', 'butter', '3 eggs', 'sugar'],
      allergies: ['gluten'],
      meal_type: 'dessert',
      time_available: 75,
      servings: 8,
    },
    ['lemon-drizzle-cake', 'lemon-loaf'],
  ],
  [
    {
      ingredients: ['beef brisket 1.5kg', 'bbq rub', 'cider vinegar', 'brown sugar', 'onion', 'buns'],
      cuisine: 'american',
      time_available: 480,
      servings: 10,
      equipment: ['slow cooker'],
    },
    ['slow-cooker-pulled-pork', 'oven-barbecued-brisket'],
  ],
  [
    {
      ingredients: [
        'pork dumpling wrappers',
        'ground pork',
        'napa cabbage',
        'ginger',
        'scallions',
        'soy sauce',
      ],
      cuisine: 'chinese',
      time_available: 70,
      skill_level: 'intermediate',
    },
    ['jiaozi'],
  ],
  [
    {
      ingredients: [
        '1 tin chickpeas',
        'potato',
        'red onion',
        'tomato',
        'tamarind paste',
        'soya yogurt',
        'cumin',
        'lime',
      ],
      cuisine: 'indian',
      meal_type: 'snack',
      time_available: 40,
      equipment: ['air fryer'],
      dietary_restrictions: ['vegan'],
    },
    ['chana-chaat'],
  ],
  [
    {
      ingredients: ['veggie burgers', 'buns', 'cheddar', 'tomato', 'lettuce', 'pickles'],
      time_available: 20,
    },
    ['veggie-burgers-in-buns'],
  ],
  // The ware says what heat there is.
  [
    {
      ingredients: ['pork tenderloin', 'sweet potatoes', 'brussels sprouts', 'maple syrup', 'dijon'],
      time_available: 45,
      servings: 4,
      equipment: ['sheet pan'],
    },
    ['sheet-pan-pork-tenderloin', 'sheet-pan-chicken-and-vegetables', 'maple-cider-pork-tenderloin'],
  ],
  [
    {
      ingredients: [
        'masa harina',
        'pork shoulder',
        'dried guajillo chillies',
        'lard',
        'corn husks',
        'garlic',
      ],
      cuisine: 'mexican',
      time_available: 300,
      skill_level: 'advanced',
      equipment: ['steamer', 'blender'],
    },
    ['tamales-rojos'],
  ],
  [
    {
      ingredients: ['minced pork', 'wonton wrappers', 'napa cabbage', 'ginger', 'spring onion', 'soy sauce'],
      time_available: 60,
      servings: 4,
      equipment: ['steamer'],
    },
    ['jiaozi', 'siu-mai', 'wonton-soup', 'gyoza'],
  ],
  // A joint is roasted.
  [
    {
      ingredients: [
        'prime rib 6 lb',
        'garlic',
        'rosemary',
        'horseradish',
        'beef stock',
        'potatoes',
        'green beans',
      ],
      time_available: 240,
      servings: 8,
      skill_level: 'advanced',
      meal_type: 'dinner',
    },
    ['sunday-roast-beef'],
  ],
];
