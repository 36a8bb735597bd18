import { expect, it } from 'vitest';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

it('folds in what shares the place of the salmon', () => {
  const { instructions } = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Salmon & Asparagus Risotto',
      servings: 4,
      ingredients: [
        '4 salmon fillets (about 500g)',
        '250g asparagus tips',
        '3 banana shallots, finely chopped',
        '350g arborio rice',
        '200ml dry white wine',
        '1.2 litres fresh fish stock',
        '75g butter',
        '80g Parmigiano Reggiano, grated',
        '150g mascarpone',
        '1 lemon',
      ],
      instructions: [
        'Season the salmon, roast at 200C for 12 minutes, flake into large pieces and set aside.',
        'Blanch the asparagus in boiling water for 2 minutes, drain and refresh.',
        'Heat the stock. Melt half the butter and soften the shallots for 5 minutes. Stir in the rice for 2 minutes.',
        'Add the wine and let it evaporate. Add the stock a ladleful at a time for 18 minutes.',
        'Off the heat, beat in the remaining butter, the Parmesan and the mascarpone. Fold through the salmon, asparagus, lemon zest and a squeeze of juice.',
      ],
    },
    reduction_percent: 40,
  });
  expect(instructions.at(-1)).toMatch(/salmon, pollock, asparagus,(?: peas,)? lemon zest/);
});

it('braises chuck where the author paid for sirloin, before it takes meat away', () => {
  const { ingredients, target_met } = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Beef Braised in Wine',
      servings: 6,
      ingredients: [
        '1.5kg beef - fillet tail or good sirloin, big cubes',
        '400g tiny shallots, peeled',
        '2 carrots, sliced',
        '400ml beef stock',
        '2 tbsp oil',
      ],
      instructions: [
        'Brown the beef in the oil. Take it out.',
        'Cook the carrots and shallots 10 minutes.',
        'Return the beef, pour in the stock, cover and braise at 150C for 2 1/2 hours.',
      ],
    },
    reduction_percent: 30,
  });
  expect(ingredients[0]!.text).toBe('1.5 kg beef chuck, big cubes');
  expect(target_met).toBe(true);
});

it('keeps the cut of the chicken, and cuts onions that take the place of whole shallots', () => {
  const { ingredients } = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Chicken Casserole',
      servings: 4,
      ingredients: [
        '4 boneless skinless chicken breasts (about 1 3/4 lb), cubed',
        '400 g shallots, peeled',
        '2 cups chicken stock',
        '1 cup rice',
      ],
      instructions: [
        'Brown the chicken, 6 minutes.',
        'Add the shallots and stock and simmer for 20 minutes. Serve with the rice, boiled.',
      ],
    },
    reduction_percent: 40,
  });
  const list = ingredients.map(({ text }) => text).join('\n');
  if (/thighs/.test(list)) expect(list).toMatch(/chicken thighs, cubed/);
  if (/onion/.test(list)) expect(list).toMatch(/onions?, peeled and cut into wedges/);
  expect(list).toMatch(/thighs|onion/);
});

it('speaks British in every reason and tip, and bakes muffins all wholemeal', () => {
  const made = healthify(kitchen, {
    recipe: {
      title: 'Banana Muffins',
      servings: 12,
      ingredients: [
        '250g plain flour',
        '2 tsp baking powder',
        '3 very ripe bananas',
        '150g caster sugar',
        '2 eggs',
        '100g butter, melted',
        '100ml milk',
      ],
      instructions: [
        'Mix the flour and baking powder.',
        'Mash the bananas and beat in the sugar, eggs, butter and milk.',
        'Pour wet into dry, stir, divide between the cases and bake for 20 mins.',
      ],
    },
    health_focus: 'highFiber',
  });
  const list = made.ingredients.map(({ text }) => text).join('\n');
  expect(list).toMatch(/g wholemeal flour$/m);
  expect(list).not.toMatch(/plain flour/);
  const said = [...made.changes.map(({ reason }) => reason), ...made.tips, ...made.warnings].join(' ');
  expect(said).toMatch(/fibre/);
  expect(said).not.toMatch(/fiber|whole-wheat|fried/i);
});

it('takes a Spanish tortilla for eggs, with its tilde or without', () => {
  const { instructions, targets } = healthify(kitchen, {
    recipe: {
      title: 'Tortilla espanola',
      servings: 4,
      ingredients: ['500 g potatoes, sliced', '1 onion, sliced', '6 eggs', '200 ml olive oil', '1 tsp salt'],
      instructions: [
        'Fry the potatoes and onion gently in the oil for 20 minutes, then drain.',
        'Beat the eggs with the salt, stir in the potatoes and onion.',
        'Cook in a pan for 5 minutes, turn over and cook for 3 minutes more.',
      ],
    },
    health_focus: 'highFiber',
  });
  expect(targets[0]!.after).toBeGreaterThan(targets[0]!.before! * 1.2);
  expect(instructions.join(' ')).not.toMatch(/Mix in/);
});
