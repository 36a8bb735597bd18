import { describe, expect, it } from 'vitest';
import type { HealthFocus } from '#cooking/vocabulary';
import { healthify } from './healthify.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const made = (
  health_focus: HealthFocus,
  title: string,
  ingredients: string[],
  instructions: string[],
): { readonly list: readonly string[]; readonly steps: readonly string[]; readonly title: string } => {
  const answer = healthify(kitchen, {
    health_focus,
    recipe: { title, servings: 4, ingredients, instructions },
  });
  return {
    title: answer.title,
    list: answer.ingredients.map(({ text }) => text),
    steps: answer.instructions,
  };
};

describe('a change is carried through', () => {
  it('whole grain and seeds bring their liquid, and the batter stands', () => {
    const { list, steps } = made(
      'highFiber',
      'Saturday pancakes',
      [
        '1 1/2 cups all purpose flour',
        '3 1/2 tsp baking powder',
        '1 tbsp sugar',
        '1 1/4 cups milk',
        '1 egg',
        '3 tbsp melted butter',
      ],
      [
        'Whisk the dry stuff in a big bowl.',
        'Pour in the milk, egg and melted butter, mix till just combined.',
        'Cook on a lightly oiled griddle, flip when bubbles pop.',
      ],
    );
    expect(list).toContain('1 1/2 cups whole wheat flour');
    expect(list.find((line) => /milk/.test(line))).not.toBe('1 1/4 cups milk');
    expect(steps.join(' ')).toMatch(/stand for 10 minutes/);
  });

  it('a cube on top of a pot of stock goes', () => {
    const { list, steps } = made(
      'lowSodium',
      'Split pea soup',
      [
        '1 lb split peas',
        '1 onion, chopped',
        '8 cups chicken broth',
        '2 chicken bouillon cubes',
        '1 tsp salt',
      ],
      ['Put the peas, onion, broth, bouillon cubes and salt in a pot. Simmer 1 1/2 hours.'],
    );
    expect(list.join('\n')).not.toMatch(/bouillon/);
    expect(steps.join(' ')).not.toMatch(/bouillon/);
  });

  it('less soy sauce takes some of the sugar along, and water makes up the sauce', () => {
    const { list } = made(
      'lowSodium',
      'Mongolian Beef',
      [
        '1 1/2 lbs flank steak, sliced',
        '3/4 cup soy sauce',
        '3/4 cup water',
        '2/3 cup brown sugar',
        '1 tbsp ginger, minced',
        '2 tbsp vegetable oil',
      ],
      [
        'Simmer the ginger, soy sauce, water and sugar 8 minutes.',
        'Fry the beef in the oil in a wok, pour the sauce over and cook 2 minutes.',
      ],
    );
    expect(list.find((line) => /sugar/.test(line))).toBe('1/3 cup brown sugar');
    expect(list.find((line) => /water/.test(line))).toBe('1 1/4 cups water');
  });

  it('pieces of chicken on the bone stay in the oven until they are done', () => {
    const { steps, list } = made(
      'lowFat',
      'Buttermilk Fried Chicken',
      [
        '8 chicken pieces (thighs and drumsticks)',
        '500ml buttermilk',
        '2 cups flour',
        '2 tsp salt',
        'oil for deep frying (about 2 litres)',
      ],
      [
        'Soak the chicken in the buttermilk 4 hours.',
        'Mix the flour with the salt. Dredge each piece.',
        'Heat oil to 325F. Fry 4 pieces at a time, 14-16 minutes, turning, until golden and 165F inside.',
      ],
    );
    expect(steps.join(' ')).toMatch(/35–40 minutes/);
    expect(steps.join(' ')).not.toMatch(/at a time/);
    expect(list[0]).toMatch(/^8 /);
  });

  it('sausage in a gravy is lean sausage, and its fat is poured off', () => {
    const { list, steps } = made(
      'heartHealthy',
      'Biscuits and Sausage Gravy',
      [
        '2 cups self-rising flour',
        '1 stick cold butter, cubed',
        '3/4 cup buttermilk',
        '1 lb breakfast sausage',
        '1/3 cup all-purpose flour',
        '3 cups whole milk',
        '1 tsp salt',
      ],
      [
        'Cut the butter into the self-rising flour. Stir in buttermilk. Cut 12 biscuits. Bake 13-15 min.',
        "Brown the sausage in a big skillet, breaking it up. Don't drain it.",
        'Sprinkle the flour over. Slowly pour in the milk, then simmer 5 min. Salt.',
      ],
    );
    expect(list.join('\n')).toMatch(/turkey breakfast sausage|lean ground pork/);
    expect(steps.join(' ')).not.toMatch(/Don't drain/);
  });

  it('chips that are cut and fried in the recipe are no side out of a bag', () => {
    const { steps } = made(
      'mediterranean',
      'Steak and chips',
      ['2 sirloin steaks (250g each)', '600g potatoes', 'oil for frying', '30g butter', 'watercress'],
      [
        'Cut the potatoes into chips. Fry at 190C until crisp.',
        'Fry the steaks in the butter 3 minutes a side. Rest.',
        'Serve the steak with the chips and watercress.',
      ],
    );
    expect(steps.at(-1)).toMatch(/with the chips/);
  });

  it('peas go into the chilli, not into the pan of rice beside it', () => {
    const { steps, list } = made(
      'highProtein',
      'Veggie chilli',
      [
        '1 tbsp olive oil',
        '2 onions, chopped',
        '2 x 400g tins chopped tomatoes',
        '1 x 400g tin kidney beans, drained',
        '200g basmati rice',
        'grated cheddar',
      ],
      [
        'Soften onions in the oil, 10 min. Tomatoes in, simmer 20 min.',
        'Add beans, 10 min more.',
        'Cook the rice. Serve chilli on rice with cheddar.',
      ],
    );
    expect(list).toContain('2 x 400g tins kidney beans, drained');
    expect(steps.at(-1)).not.toMatch(/peas/);
  });
});

describe('what else a change touches', () => {
  it('the water of the rice goes with the rice', () => {
    const { list } = made(
      'lowCarb',
      'Chicken burrito bowls',
      ['1 1/2 lb chicken thighs', '1 1/2 cups long grain rice', '3 cups water', '1 cup salsa', '1 avocado'],
      [
        'Cook rice in the water, covered, 18 min.',
        'Grill the chicken 6 min per side to 165. Chop.',
        'Build bowls: rice, chicken, salsa, avocado.',
      ],
    );
    expect(list.join('\n')).toMatch(/cauliflower rice/);
    expect(list.join('\n')).not.toMatch(/water/);
  });

  it('nothing is stirred into what is baked, and what is shaped takes its vegetables before', () => {
    const shells = made(
      'ironRich',
      'Stuffed shells',
      [
        '12 oz jumbo pasta shells',
        '15 oz ricotta',
        '1 egg',
        '2 cups shredded mozzarella',
        '24 oz jar marinara',
      ],
      [
        'Boil the shells 9 min, drain.',
        'Mix ricotta, egg and 1 cup of the mozzarella.',
        'Spread 1 cup marinara in a 9x13. Fill shells, nestle in. Rest of sauce over, rest of mozzarella.',
        'Foil on, 375 for 25 min; foil off, 10 min.',
      ],
    );
    expect(shells.steps.at(-1)).not.toMatch(/stir in/i);
    const balls = made(
      'plantForward',
      'Swedish meatballs',
      [
        '1 lb ground beef',
        '1 cup breadcrumbs',
        '1/2 cup milk',
        '1 egg',
        '4 tbsp butter',
        '1 cup tomato sauce',
      ],
      [
        'Mix the beef, breadcrumbs, milk and egg. Roll into 36 balls.',
        'Brown in the butter. Simmer in the sauce 10 min.',
      ],
    );
    expect(balls.steps[0]).toMatch(/Roll into 36 balls\.$/);
  });

  it('a pizza dough keeps its salt and gets water for its whole grain', () => {
    const { list } = made(
      'balanced',
      'Pepperoni pizza',
      [
        '500g strong white bread flour',
        '7g sachet yeast',
        '1 tsp salt',
        '325ml warm water',
        '200ml passata',
        '300g mozzarella, grated',
        '120g pepperoni',
      ],
      [
        'Mix flour, yeast, salt and water. Knead 10 mins, prove 1 hour.',
        'Stretch out. Top with passata, mozzarella, pepperoni.',
        'Bake on a hot tray at 250C for 8-10 mins.',
      ],
    );
    expect(list).toContain('1 tsp salt');
    expect(list).toContain('250 g wholemeal flour');
    expect(list.join('\n')).not.toMatch(/325ml/);
  });

  it('butter for the toast is no oil, and bread is not fried in the fat of the bacon', () => {
    const { list, steps } = made(
      'heartHealthy',
      'Fried breakfast',
      [
        '4 pork sausages',
        '4 rashers streaky bacon',
        '2 eggs',
        '2 slices white bread',
        '50g butter',
        '2 tbsp oil',
      ],
      [
        'Fry the sausages in 1 tbsp oil for 15 mins. Add the bacon.',
        'Fry the bread in the bacon fat till golden. Fry the eggs in the rest of the oil.',
        'Serve with the butter on toast.',
      ],
    );
    expect(list.join('\n')).toMatch(/g (?:unsalted )?butter/);
    expect(steps.join(' ')).toMatch(/Toast the bread/);
  });

  it('coconut cream, water and sugar are nothing that is creamed', () => {
    const { list } = made(
      'lowSaturatedFat',
      'Chicken korma',
      [
        '4 chicken breasts, cubed',
        '2 tbsp ghee',
        '2 onions',
        '160 ml coconut cream',
        '1 tbsp sugar',
        '100ml water',
      ],
      [
        'Heat ghee, fry the onions 10 mins. Add chicken, 5 mins.',
        'Add coconut cream, water and sugar. Simmer 15 mins.',
      ],
    );
    expect(list.join('\n')).not.toMatch(/ghee/);
  });
});

describe('what a cook would not do', () => {
  it('who will not hear of peas gets no spinach, and half of the smoked fish is plain', () => {
    const { list, steps } = made(
      'heartHealthy',
      "Pam's Fish Pie",
      [
        '500g cod',
        '300g smoked haddock',
        '600ml full-fat milk',
        '90g butter',
        '50g plain flour',
        '150ml double cream',
        '1kg potatoes',
        '75g cheddar',
      ],
      [
        'Poach the cod and haddock in the milk for 8 minutes. Flake into a buttered dish.',
        'Melt 50g of the butter, stir in the flour, add the milk, simmer until thick. Stir in the cream.',
        "Mash the potatoes with the remaining butter, spread on top, cheddar over. 200C for 30 mins. I won't hear of peas in it.",
      ],
    );
    expect(list.join('\n')).not.toMatch(/spinach|beans|peas/);
    expect(list).toContain('150 g smoked haddock');
    expect(list).toContain('650 g cod');
    expect(steps[0]).toMatch(/a greased dish/);
  });

  it('dumplings out of a box are made of what is in it, without the salt', () => {
    const { list, steps } = made(
      'lowSodium',
      'Chicken and Dumplings',
      ['1 whole chicken (about 4 lb)', '10 cups water', '2 cups Bisquick', '2/3 cup milk', '1 tsp salt'],
      [
        'Simmer chicken in the water about 1 hour. Pull the meat off the bones.',
        'Mix Bisquick and milk, drop by spoonfuls into the boiling broth. Cook 10 min uncovered, 10 covered.',
        'Put chicken back in. Salt.',
      ],
    );
    expect(list.join('\n')).not.toMatch(/Bisquick/);
    expect(steps[1]).toMatch(/^Mix flour, baking powder, oil and milk/);
  });

  it('a line of which a part is not understood stays whole', () => {
    const { list } = made(
      'lowSodium',
      'Bean chili',
      ['2 lb ground beef', '1 can each black, pinto, kidney beans', '28 oz crushed tomatoes', '1 tsp salt'],
      ['Brown the beef. Add beans, tomatoes and salt. Simmer 1 hour.'],
    );
    expect(list).toContain('1 can each black, pinto, kidney beans');
  });

  it('"panko the chicken" is crumbed, whatever the crumbs', () => {
    const { steps } = made(
      'diabeticFriendly',
      'Chicken Katsu',
      ['4 chicken breasts', '100g plain flour', '2 eggs', '150g panko', '100ml sunflower oil', '300g rice'],
      [
        'Flour, egg, panko the chicken. Shallow fry 4-5 mins a side in the oil.',
        'Cook the rice. Serve with the chicken.',
      ],
    );
    expect(steps.join(' ')).not.toMatch(/breadcrumbs the chicken/);
  });
});
