import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { ingredients, pantry } = generateRecipe(kitchen, input);
  return {
    lines: ingredients.map(({ text }) => text).join('\n'),
    buy: pantry.missing.map(({ item }) => item).join('; '),
  };
};

describe('vegetables that the caller has counted', () => {
  it('are taken as they are where a few too few are there', () => {
    const borscht = cook({
      ingredients: ['4 beetroots', 'beef shin', 'cabbage', '2 carrots', 'sour cream', 'dill', 'potatoes'],
      cuisine: 'ukrainian',
    });
    expect(borscht.lines).toMatch(/^4 beetroots/m);
    expect(borscht.lines).toMatch(/^2 carrots/m);
    expect(borscht.buy).not.toMatch(/beet|carrot/);
  });

  it('are taken as they are beside others of which nobody said how many there are', () => {
    const { lines, buy } = cook({
      ingredients: ['leftover rice', 'frozen peas', '2 carrots', '1 onion', 'roast lamb', 'cumin seeds'],
      servings: 3,
    });
    expect(lines).toMatch(/^2 carrots/m);
    expect(buy).not.toMatch(/carrot|onion/);
  });

  it('are bought where there are far too few for what the dish is called by', () => {
    const { buy } = cook({
      ingredients: ['1 beetroot', 'beef', 'cabbage', 'sour cream'],
      cuisine: 'ukrainian',
    });
    expect(buy).toMatch(/more beetroots/);
  });
});

describe('one of something, without a number', () => {
  it('is one or two, as the dish bears', () => {
    const { lines } = cook({
      ingredients: [
        '4 hake fillets',
        '800 g potatoes',
        'red onion',
        'courgette',
        'cherry tomatoes',
        'oregano',
      ],
      cuisine: 'greek',
      servings: 4,
    });
    expect(lines).toMatch(/^1 red onion/m);
    expect(lines).toMatch(/^[12] courgettes?/m);
  });

  it('is as much as it takes where two would be too little', () => {
    const { lines } = cook({
      ingredients: ['onion', 'beef stock', 'baguette', 'gruyere', 'butter', 'thyme'],
      cuisine: 'french',
      servings: 4,
    });
    expect(lines).toMatch(/^[4-9] .*onions/m);
  });
});

describe('fruit that was counted', () => {
  const ceviche = cook({
    ingredients: ['2 limes', 'sea bass 600g', 'red onion', 'cilantro', 'sweet potato', 'aji amarillo paste'],
    cuisine: 'peruvian',
    servings: 4,
  });

  it('is bought where the dish takes the juice of far more', () =>
    expect(ceviche.buy).toMatch(/[23] more limes/));
});

describe('what the caller has', () => {
  it('stands in the list by the piece that it was counted by', () => {
    const dal = cook({
      ingredients: ['red lentils', '2 big onions', 'berbere', 'garlic', 'ginger', 'tomato paste'],
      cuisine: 'ethiopian',
      servings: 4,
    });
    expect(dal.lines).toMatch(/^2 onions/m);
    expect(dal.buy).not.toMatch(/onion/);
    expect(cook({ ingredients: ['5 sausages', 'lentils', 'carrot', 'onion'], servings: 3 }).lines).toMatch(
      /^5 .*sausages/m,
    );
  });

  it('is named where something is made from it in passing', () => {
    const risi = cook({
      ingredients: ['chicken stock cube', 'risotto rice', 'peas', 'onion', 'parmesan'],
      servings: 2,
    });
    expect(risi.lines).toMatch(/ml chicken stock \(from your chicken stock cube\)/);
  });
});

describe('what the list says there is', () => {
  it('is weighed where the caller weighed it, and weighed as he did, with its peel', () => {
    const { lines, buy } = cook({
      ingredients: [
        '2 duck breasts',
        '150g cherries',
        'port',
        'shallot',
        'butter',
        '350g small waxy potatoes',
      ],
      cuisine: 'french',
      servings: 2,
    });
    expect(lines).toMatch(/^350 g waxy potatoes/m);
    expect(buy).not.toMatch(/potato/);
    expect(
      cook({ ingredients: ['600g rhubarb', 'oats', 'flour', 'butter', 'sugar'], servings: 4 }).lines,
    ).toMatch(/^600 g rhubarb/m);
  });

  it('decides how big a bread or a cake is, and what it can do without is left away for want of it', () => {
    const { lines, buy } = cook({
      ingredients: [
        '450g plain flour',
        '7g dried yeast',
        '250g mozzarella',
        '200g feta',
        '1 egg',
        'milk',
        'butter',
      ],
      cuisine: 'georgian',
      servings: 6,
    });
    expect(lines).toMatch(/^2\d\d g low-moisture mozzarella/m);
    expect(lines).toMatch(/(?:all-purpose|plain) flour/);
    expect(buy).not.toMatch(/egg|mozzarella|flour/);
    expect(
      cook({
        ingredients: [
          '500g strong bread flour',
          '1 sachet fast action yeast',
          'olive oil',
          'rosemary',
          'sea salt',
        ],
        cuisine: 'italian',
        servings: 6,
      }).lines,
    ).toMatch(/^500 g bread flour/m);
  });

  it('of two fruits makes up with one for what there is too little of', () => {
    const { lines, buy } = cook({
      ingredients: [
        '4 Bramley apples',
        'punnet of blackberries',
        '150g plain flour',
        '75g oats',
        'butter',
        'sugar',
      ],
      servings: 6,
      meal_type: 'dessert',
    });
    expect(lines).toMatch(/^150 g blackberries/m);
    expect(lines).toMatch(/^(?:4|800 g) (?:cooking|Bramley) apples/m);
    expect(buy).not.toMatch(/apple|berr/);
  });

  it('says how much powder a stock is made of', () => {
    expect(
      cook({
        ingredients: [
          '1 boneless chicken thigh',
          '2 eggs',
          'half an onion',
          'instant dashi',
          'soy sauce',
          'mirin',
          'rice',
        ],
        cuisine: 'japanese',
        servings: 1,
      }).lines,
    ).toMatch(/ml dashi \([¼½¾1] tsp instant dashi stirred into as much hot water\)/);
  });
});

describe('a kitchen with taste enough of its own', () => {
  it('is sent for nothing that the dish can do without', () => {
    const { lines, buy } = cook({
      ingredients: [
        'lamb shoulder',
        'onions',
        'prunes',
        'blanched almonds',
        'saffron',
        'cinnamon sticks',
        'ground ginger',
        'honey',
        'coriander',
      ],
      cuisine: 'moroccan',
      servings: 8,
    });
    expect(`${lines}\n${buy}`).not.toMatch(/turmeric|garlic/);
  });
});

describe('eggs and milk of which both are short', () => {
  const strata = cook({
    ingredients: [
      'half a stale sourdough loaf',
      '6 eggs',
      '150g mature cheddar',
      'couple of handfuls of spinach',
      '400ml milk',
      '200g cherry tomatoes',
      'dijon mustard',
      '4 spring onions',
      'butter',
    ],
    servings: 6,
    meal_type: 'breakfast',
    time_available: 75,
  });

  it('make a smaller bake', () => {
    expect(strata.lines).toMatch(/^400 ml .*milk/m);
    expect(strata.lines).toMatch(/^4 (?:spring onions|scallions)/m);
    expect(strata.buy).toBe('');
  });

  it('and of the rest it takes what is there', () => {
    expect(strata.lines).toMatch(/^6 eggs/m);
    expect(strata.lines).toMatch(/^150 g cheddar/m);
    expect(strata.lines).toMatch(/spinach/);
  });
});

describe('meat that the caller weighed', () => {
  it('is told by weight where it is cut up', () => {
    const { lines } = cook({
      ingredients: [
        '300g boneless chicken thigh',
        '4 eggs',
        '1 onion',
        'instant dashi powder',
        'soy sauce',
        'mirin',
        'sake',
        'sugar',
        'short grain rice',
      ],
      cuisine: 'Japanese',
      servings: 2,
    });
    expect(lines).toMatch(/^300 g boneless, skinless chicken thighs, cut into/m);
  });
});

describe('a bar of chocolate that is a little short of the batter', () => {
  it('goes in as it is, since with two eggs the whole is smaller', () => {
    const { ingredients } = generateRecipe(loadKitchen(), {
      ingredients: ['100g dark chocolate', 'plain flour', '2 eggs', '125g butter', 'sugar', 'salt'],
      only_these: true,
      servings: 10,
    });
    expect(ingredients.find(({ food }) => food === 'dark-chocolate')?.grams).toBe(100);
  });
});
