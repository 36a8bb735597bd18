/** A caller's recipe, as the examples of the transforms send it. */
export const exampleRecipe = {
  title: 'Creamy tomato pasta',
  servings: 4,
  ingredients: [
    '400 g spaghetti',
    '2 tbsp olive oil',
    '3 cloves garlic, minced',
    '1 can (400 g) chopped tomatoes',
    '120 ml heavy cream',
    '1 1/2 tsp salt',
    '40 g parmesan, grated',
  ],
  instructions: [
    'Boil the spaghetti in salted water for 9 minutes, then drain.',
    'Soften the garlic in the olive oil over medium heat for 1 minute.',
    'Add the tomatoes and simmer for 10 minutes.',
    'Stir in the cream and the spaghetti, and serve with the parmesan.',
  ],
} as const;
