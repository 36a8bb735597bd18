import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { RecipeText } from '../understand-recipe/model.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import type { Method } from '../vocabulary.ts';
import { adaptMethod } from './adapt.ts';
import { scaleLine } from './told/scale-line.ts';

const kitchen = loadKitchen();
const adapt = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
  target: Method,
): {
  readonly feasible: boolean;
  readonly reason: string | null;
  readonly text: RecipeText;
  readonly said: string;
} => {
  const source: RecipeText = {
    title,
    description: null,
    cuisine: null,
    servings: 4,
    ingredients,
    instructions,
  };
  const adapted = adaptMethod(
    understandRecipe(source, kitchen),
    { target, source: null, size: { capacityL: null, wattage: null } },
    kitchen,
  );
  return { ...adapted, said: adapted.text.instructions.join('\n') };
};

describe('a dish moves to another machine as a cook would move it', () => {
  it('leaves a can a can, however much it holds', () => {
    expect(scaleLine('440 ml can stout', 1, 0.75)).toBeNull();
    expect(scaleLine('500 ml beef stock', 500, 0.75)).toBe('375 ml beef stock');
    expect(scaleLine('1 1/2 cups stock', 1.5, 0.67)).toBe('1 cup stock');
  });

  it('cooks beans by themselves where their sauce has a pan of its own', () => {
    const { said } = adapt(
      'Rajma',
      [
        '250 g dried red kidney beans',
        '2 tbsp ghee',
        '1 onion, chopped',
        '3 tomatoes, chopped',
        '1 tsp salt',
      ],
      [
        'Soak the kidney beans overnight. Drain, cover with fresh water in a big pot and boil hard for 10 minutes, then simmer for an hour until soft.',
        'Meanwhile, heat the ghee in a wide pan and fry the onion for 8 minutes. Add the tomatoes and salt and cook for 10 minutes.',
        'Add the beans and simmer for 20 minutes.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(
      /fresh water in the pressure cooker\.?\n?[^]*Lock the lid[^]*heat the ghee in a wide pan[^]*simmer for 20 minutes/,
    );
    expect(said).not.toMatch(/boil hard/);
  });

  it('bakes sauced pasta with its crumbs on top, and refuses what a bake would dry out', () => {
    const mac = adapt(
      'Stovetop mac and cheese',
      [
        '450 g macaroni',
        '60 g butter',
        '30 g flour',
        '700 ml milk',
        '300 g cheddar, grated',
        '50 g panko breadcrumbs',
      ],
      [
        'Boil the macaroni in a large pot of salted water for 8 minutes; drain.',
        'Melt the butter in the pot, whisk in the flour and cook for 1 minute. Whisk in the milk and simmer for 5 minutes until thick.',
        'Take off the heat and stir in the cheddar. Fold in the macaroni and warm through over low heat for 2 minutes.',
        'Toast the panko in a dry skillet for 3 minutes and sprinkle it over the top.',
      ],
      'oven',
    );
    expect(mac.feasible).toBe(true);
    expect(mac.said).toMatch(
      /greased baking dish and scatter the panko breadcrumbs over the top[^]*Bake at 180 °C \(350 °F\) for 20–25 minutes/,
    );
    expect(mac.said).not.toMatch(/dry skillet|warm through/);
    const oil = adapt(
      'Spaghetti aglio e olio',
      ['400 g spaghetti', '80 ml olive oil', '4 cloves garlic, sliced'],
      [
        'Boil the spaghetti in salted water for 9 minutes; drain.',
        'Fry the garlic in the oil for 2 minutes. Add the spaghetti and toss.',
      ],
      'oven',
    );
    expect(oil.feasible).toBe(false);
  });

  it('says where else a dish can go that the machine does not take', () => {
    const { feasible, reason } = adapt(
      'Minestrone',
      ['1 onion, diced', '2 carrots, diced', '1.5 l vegetable broth', '1 can borlotti beans, drained'],
      [
        'Soften the onion and carrots in a pot for 10 minutes.',
        'Add the broth and beans and simmer for 20 minutes.',
      ],
      'airFryer',
    );
    expect(feasible).toBe(false);
    expect(reason).toMatch(/can be moved to .*slow cooker/);
  });

  it('turns "half an hour before the end" into a stretch of its own under a slow lid', () => {
    const { said } = adapt(
      'Lamb tagine',
      [
        '1.2 kg lamb shoulder, cubed',
        '2 tbsp oil',
        '2 onions, sliced',
        '400 ml stock',
        '150 g dried apricots',
      ],
      [
        'Preheat the oven to 160 °C. Brown the lamb in the oil in a casserole. Add the onions and cook for 10 minutes.',
        'Add the stock, cover and cook in the oven for 2 hours.',
        'Half an hour before the end, stir in the apricots.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/Stir in the apricots, cover and cook on HIGH for 30 minutes/);
    expect(said).not.toMatch(/before the end/);
  });

  it('returns shredded meat after it has cooked, not before', () => {
    const { said } = adapt(
      'Slow cooker pulled pork',
      ['1.8 kg boneless pork shoulder', '1 onion, sliced', '120 ml chicken stock', '250 ml barbecue sauce'],
      [
        'Put the onion in the slow cooker, pour over the stock and sit the pork on top.',
        'Cover and cook on LOW for 8 hours until it falls apart.',
        'Take the pork out and shred it. Return the meat to the slow cooker and stir in the barbecue sauce. Cook on HIGH for 20 minutes.',
      ],
      'oven',
    );
    expect(said).toMatch(
      /in the oven for 2 hours 45 minutes to 3 hours 15 minutes[^]*shred it[^]*return the meat to the pot[^]*Set the pot over medium heat and simmer, uncovered, for 10–15 minutes/i,
    );
    expect(said).toMatch(/barbecue sauce/);
  });

  it('takes a risotto for its ladling, and holds back neither stock nor its pan', () => {
    const { said } = adapt(
      'Mushroom risotto',
      [
        '2 tbsp olive oil',
        '1 onion, chopped',
        '300 g arborio rice',
        '150 ml white wine',
        '1.2 l vegetable stock',
      ],
      [
        'Keep the stock at a bare simmer in a saucepan. Heat the oil in a wide pan and cook the onion for 8 minutes.',
        'Tip in the rice and stir for 2 minutes. Pour in the wine and let it bubble away.',
        'Add the stock a ladleful at a time, stirring. This will take 18-20 minutes.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/Tip in the rice[^]*Add the stock\.[^]*high pressure for 6 minutes/);
    expect(said).not.toMatch(/ladleful|bare simmer|18-20/);
  });

  it('melts under a lid what melted under the broiler, and keeps a barbecue sauce a sauce', () => {
    const melted = adapt(
      'Baked meatballs',
      ['500 g ground turkey', '50 g breadcrumbs', '700 g marinara sauce', '100 g mozzarella'],
      [
        'Preheat the oven to 200 °C. Mix the turkey and breadcrumbs and roll into 16 balls.',
        'Bake for 20 minutes until browned.',
        'Warm the marinara in an ovenproof skillet, add the meatballs, top with the mozzarella and slide under the broiler for 2 minutes until bubbly.',
      ],
      'stovetop',
    );
    expect(melted.said).toMatch(/Cover the pan and leave it over low heat/);
    expect(melted.said).not.toMatch(/broiler|ovenproof/);
    const ribs = adapt(
      'Oven ribs',
      ['2 kg baby back ribs', '250 ml barbecue sauce'],
      [
        'Preheat the oven to 135 °C. Wrap the ribs in foil. Bake for 2½ hours until tender.',
        'Brush with the barbecue sauce and broil for 4 minutes until sticky.',
      ],
      'grill',
    );
    expect(ribs.said).toMatch(/barbecue sauce/);
    expect(ribs.said).toMatch(
      /Unwrap the ribs, brush them with the barbecue sauce and grill them over the hot side/,
    );
    expect(ribs.said).not.toMatch(/grate sauce|broil/);
  });

  it('turns crackers in a dry pan, and leaves cups cups in a microwave', () => {
    const crackers = adapt(
      'Seed crackers',
      ['200 g flour', '2 tbsp sesame seeds', '60 ml olive oil', '80 ml water'],
      [
        'Preheat the oven to 200 °C. Mix everything to a dough, roll it thin and cut into squares.',
        'Bake for 12 minutes until crisp.',
      ],
      'stovetop',
    );
    expect(crackers.feasible).toBe(true);
    expect(crackers.said).toMatch(/dry, heavy frying pan[^]*on each side[^]*rack/);
    const cups = adapt(
      'Chocolate cake for two',
      ['60 g flour', '50 g sugar', '1 egg', '60 ml milk', '40 g butter, melted'],
      [
        'Preheat the oven to 180 °C. Butter two ramekins and set them on a baking sheet.',
        'Whisk the flour, sugar, egg, milk and butter. Divide between the ramekins and bake for 18 minutes until set.',
      ],
      'microwave',
    );
    expect(cups.said).toMatch(/Butter two ramekins/);
    expect(cups.said).toMatch(/Microwave the ramekins/);
    expect(cups.said).not.toMatch(/baking sheet|the dish/);
  });
});
