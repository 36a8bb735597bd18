import type { GenerateInput } from '#usecases/recipes/generate-recipe';

/** Kitchens with a diet, few machines, few things or a meal of its own, and the dishes that a good cook would call natural for them. */
export const restrictedChoices: readonly (readonly [input: GenerateInput, natural: readonly string[]])[] = [
  [
    {
      ingredients: ['cherries', 'phyllo', 'almonds', 'sugar'],
      cuisine: 'austrian',
      meal_type: 'dessert',
      time_available: 90,
    },
    ['kirschstrudel'],
  ],
  [
    {
      ingredients: ['sweet potatoes', 'pecans', 'brown sugar', 'butter', 'marshmallows'],
      servings: 6,
      time_available: 75,
    },
    ['sweet-potato-casserole'],
  ],
  [
    {
      ingredients: ['lemons', 'butter', 'eggs', 'flour', 'sugar'],
      cuisine: 'french',
      meal_type: 'dessert',
      time_available: 120,
      skill_level: 'intermediate',
    },
    ['tarte-au-citron'],
  ],
  [
    {
      ingredients: ['eggs', 'condensed milk', 'evaporated milk', 'sugar', 'vanilla'],
      cuisine: 'filipino',
      meal_type: 'dessert',
      time_available: 120,
    },
    ['leche-flan'],
  ],
  [
    {
      ingredients: ['eggs', 'garlic chives', 'soy sauce', 'sesame oil'],
      cuisine: 'chinese',
      only_these: true,
      time_available: 15,
      servings: 1,
      skill_level: 'beginner',
    },
    ['jiucai-chao-dan'],
  ],
  [
    {
      ingredients: ['ground beef', 'cauliflower', 'cheddar', 'heavy cream', 'broccoli'],
      dietary_restrictions: ['keto'],
      time_available: 45,
      servings: 4,
    },
    ['bacon-cheeseburger-casserole', 'chicken-bacon-broccoli-bake'],
  ],
  [
    {
      ingredients: ['chicken thighs', 'black beans', 'corn', 'salsa', 'rice'],
      equipment: ['slow cooker'],
      servings: 6,
      skill_level: 'beginner',
    },
    ['slow-cooker-salsa-chicken'],
  ],
  [
    {
      ingredients: ['potato', 'eggs', 'cheddar', 'scallions'],
      equipment: ['microwave'],
      time_available: 20,
      servings: 1,
      skill_level: 'beginner',
    },
    ['loaded-microwave-potato', 'jacket-potato'],
  ],
  [
    {
      ingredients: ['tofu', 'broccoli', 'rice', 'soy sauce', 'ginger', 'sesame oil'],
      dietary_restrictions: ['vegan'],
      equipment: ['air fryer', 'rice cooker'],
      time_available: 40,
      servings: 2,
    },
    ['air-fryer-tofu-rice-bowls'],
  ],
  [
    {
      ingredients: ['oats', 'apples', 'walnuts', 'cinnamon', 'milk'],
      meal_type: 'breakfast',
      time_available: 40,
      servings: 4,
    },
    ['apple-cinnamon-oatmeal', 'baked-oatmeal'],
  ],
  [
    {
      ingredients: ['mango', 'yogurt', 'ginger', 'honey', 'lime'],
      meal_type: 'drink',
      time_available: 10,
      servings: 2,
    },
    ['mango-lassi'],
  ],
  [
    {
      ingredients: ['lentils', 'brown rice', 'spinach', 'carrots', 'cumin'],
      dietary_restrictions: ['vegan', 'gluten-free'],
      health_focus: 'diabeticFriendly',
      time_available: 50,
      servings: 4,
    },
    ['one-pot-lentils-and-brown-rice', 'mujaddara'],
  ],
  [
    {
      ingredients: ['butternut squash', 'sage', 'ricotta', 'lasagna noodles', 'walnuts'],
      dietary_restrictions: ['vegetarian'],
      time_available: 90,
      servings: 6,
      skill_level: 'intermediate',
    },
    ['lasagne-alla-zucca'],
  ],
  [
    {
      ingredients: ['almond flour', 'cream cheese', 'eggs', 'erythritol', 'lemon'],
      dietary_restrictions: ['keto'],
      meal_type: 'dessert',
      time_available: 60,
    },
    ['mini-keto-cheesecakes'],
  ],
  [
    {
      ingredients: ['pancake mix', 'bananas', 'blueberries', 'milk'],
      meal_type: 'breakfast',
      time_available: 20,
      skill_level: 'beginner',
    },
    ['pancake-mix-pancakes'],
  ],
  [
    {
      ingredients: ['chickpeas', 'tahini', 'garlic', 'lemon'],
      only_these: true,
      meal_type: 'snack',
      time_available: 15,
    },
    ['hummus'],
  ],
  [
    {
      ingredients: ['pork shoulder', 'barbecue sauce', 'onion', 'coleslaw mix', 'buns'],
      equipment: ['slow cooker'],
      servings: 6,
      time_available: 540,
    },
    ['slow-cooker-pulled-pork'],
  ],
  [
    {
      ingredients: ['eggs', 'tortillas', 'cheese', 'salsa', 'black beans'],
      equipment: ['microwave'],
      time_available: 10,
      servings: 1,
      skill_level: 'beginner',
      meal_type: 'breakfast',
    },
    ['microwave-breakfast-burrito'],
  ],
  [
    {
      ingredients: ['watermelon', 'feta', 'mint', 'lime', 'cucumber'],
      time_available: 15,
      servings: 6,
      meal_type: 'lunch',
    },
    ['watermelon-feta-salad'],
  ],
  [
    {
      ingredients: ['brussels sprouts', 'bacon', 'balsamic vinegar', 'maple syrup'],
      time_available: 40,
      servings: 4,
    },
    ['roasted-brussels-sprouts'],
  ],
  [
    {
      ingredients: ['pasta', 'garlic', 'olive oil', 'chili flakes', 'parsley'],
      only_these: true,
      time_available: 20,
      servings: 2,
      skill_level: 'beginner',
    },
    ['aglio-e-olio'],
  ],
  [
    {
      ingredients: ['chicken breast', 'broccoli', 'olive oil', 'lemon', 'garlic powder'],
      equipment: ['air fryer'],
      time_available: 30,
      servings: 1,
      only_these: true,
    },
    ['air-fryer-plate'],
  ],
  [
    {
      ingredients: ['flour', 'yeast', 'rosemary', 'olive oil', 'sea salt'],
      time_available: 120,
      skill_level: 'beginner',
      only_these: true,
    },
    ['focaccia'],
  ],
  [
    {
      ingredients: ['bananas', 'oats', 'peanut butter'],
      only_these: true,
      meal_type: 'snack',
      time_available: 30,
    },
    ['banana-oat-cookies', 'peanut-butter-oat-balls'],
  ],
  [
    {
      ingredients: ['plant-based sausage', 'white beans', 'kale', 'garlic', 'canned tomatoes'],
      dietary_restrictions: ['vegan'],
      time_available: 35,
      servings: 2,
    },
    ['salsiccia-e-fagioli', 'sausage-bean-greens-skillet'],
  ],
  [
    {
      ingredients: ['pasta', 'cherry tomatoes', 'spinach', 'garlic', 'parmesan'],
      equipment: ['one pot'],
      time_available: 25,
      servings: 2,
    },
    ['one-pot-tomato-pasta', 'skillet-pasta'],
  ],
  [
    {
      ingredients: ['coconut milk', 'mango', 'sticky rice', 'sugar', 'sesame seeds'],
      dietary_restrictions: ['vegan'],
      meal_type: 'dessert',
      time_available: 60,
    },
    ['khao-niao-mamuang'],
  ],
  [
    {
      ingredients: ['chicken wings', 'hot sauce', 'butter', 'celery', 'blue cheese'],
      equipment: ['air fryer'],
      time_available: 40,
      servings: 2,
    },
    ['buffalo-wings'],
  ],
  [
    {
      ingredients: ['ramen noodles', 'egg', 'spinach', 'soy sauce', 'frozen corn'],
      time_available: 10,
      servings: 1,
      equipment: ['microwave'],
    },
    ['microwave-ramen'],
  ],
  [
    {
      ingredients: ['leftover rice', 'black beans', 'bell pepper', 'cumin', 'lime'],
      dietary_restrictions: ['vegan'],
      time_available: 20,
      servings: 2,
    },
    ['black-bean-rice-skillet', 'burritos'],
  ],
  [
    {
      ingredients: ['salmon', 'brown rice', 'kale', 'lemon', 'dill'],
      health_focus: 'heartHealthy',
      time_available: 45,
      servings: 2,
    },
    ['lemon-dill-salmon-with-greens-and-grains', 'seared'],
  ],
  [
    {
      ingredients: ['cottage cheese', 'berries', 'almonds', 'honey'],
      meal_type: 'breakfast',
      health_focus: 'highProtein',
      servings: 1,
      time_available: 5,
    },
    ['cottage-cheese-bowl'],
  ],
  [
    { ingredients: ['matcha', 'milk', 'honey', 'ice'], meal_type: 'drink', time_available: 5, servings: 1 },
    ['matcha-latte'],
  ],
  [
    {
      ingredients: ['ground beef', 'rice', 'bell peppers', 'tomato sauce', 'cheese'],
      equipment: ['one pot'],
      time_available: 40,
      servings: 4,
    },
    ['unstuffed-pepper-skillet'],
  ],
  [
    {
      ingredients: ['eggs', 'bacon', 'potatoes', 'bell pepper', 'cheddar'],
      meal_type: 'breakfast',
      equipment: ['air fryer'],
      time_available: 30,
      servings: 2,
    },
    ['air-fryer-breakfast-hash'],
  ],
  [
    {
      ingredients: ['coconut flour', 'eggs', 'cocoa powder', 'coconut oil', 'maple syrup'],
      dietary_restrictions: ['gluten-free', 'dairy-free'],
      allergies: ['tree nuts'],
      meal_type: 'dessert',
      time_available: 50,
    },
    ['coconut-flour-brownies'],
  ],
  [
    {
      ingredients: ['flour', 'eggs', 'milk', 'butter', 'spinach', 'gruyere'],
      meal_type: 'breakfast',
      cuisine: 'french',
      time_available: 40,
      servings: 2,
    },
    ['crepes-salees', 'crustless-quiche'],
  ],
  // Whoever lists tamarind wants to taste it; the chilies may stay.
  [
    {
      ingredients: [
        'tofu',
        'broccoli',
        'rice noodles',
        'lime',
        'peanuts',
        'bean sprouts',
        'tamarind',
        'chillies',
        'spring onions',
      ],
      cuisine: 'Thai',
      time_available: 30,
      dietary_restrictions: ['vegan'],
      servings: 2,
    },
    ['pad-thai'],
  ],
];
