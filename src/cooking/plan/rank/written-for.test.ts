import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

/** What is cooked of a list: its title, what it uses, and all its text. */
function cooked(ingredients: readonly string[], more: Partial<GenerateInput> = {}) {
  const { title, ingredients: lines, steps, pantry } = generateRecipe(kitchen, { ingredients, ...more });
  return {
    title,
    unused: pantry.unused.map(({ item }) => item),
    lines: lines.map(({ text }) => text),
    steps: steps.map(({ text }) => text).join(' '),
  };
}

describe('the dish that these things were bought for', () => {
  const crisps = ['2 big zucchini', 'parmesan', '1 egg', 'garlic powder', 'paprika', 'sour cream', 'lemon'];

  it('is crisps in a crust of cheese, in the air fryer with almonds and in the oven with crumbs', () => {
    const keto = cooked([...crisps, 'almond flour'], {
      meal_type: 'snack',
      dietary_restrictions: ['keto'],
      equipment: ['airFryer'],
    });
    expect(keto.title).toBe('Air-Fryer Zucchini and Parmesan Crisps');
    expect(keto.unused).toEqual([]);
    const baked = cooked([...crisps, 'breadcrumbs'], { meal_type: 'snack', equipment: ['oven'] });
    expect(baked.title).toBe('Zucchini and Parmesan Crisps');
    expect(baked.steps).not.toMatch(/air fryer/i);
  });

  it('is a Wellington, with the dried mushrooms, the brandy, the mustard and the cheese', () => {
    const { title, unused, steps } = cooked(
      [
        '750g chestnut mushrooms',
        '180g pack cooked chestnuts',
        '500g block all-butter puff pastry',
        '300g spinach',
        '4 shallots',
        'small bag dried porcini',
        'thyme',
        'brandy',
        'dijon mustard',
        '2 eggs',
        'lump of stilton left over',
      ],
      {
        cuisine: 'British',
        meal_type: 'dinner',
        time_available: 180,
        skill_level: 'expert',
        servings: 6,
        dietary_restrictions: ['vegetarian'],
      },
    );
    expect(title).toBe('Mushroom and Chestnut Wellington');
    expect(unused).toEqual([]);
    expect(steps).toMatch(/porcini and their liquid and the brandy/);
  });

  it('is kimchi fried rice, of the rice from the takeaway', () => {
    const { title, unused } = cooked(
      [
        'cold cooked rice x2 takeaway tubs',
        'half jar kimchi',
        'block of firm tofu',
        '4 eggs',
        'spring onions',
        'gochujang',
        'sesame oil',
        'frozen peas',
      ],
      { cuisine: 'Korean', servings: 4, dietary_restrictions: ['vegetarian'] },
    );
    expect(title).toContain('Kimchi Bokkeumbap');
    expect(unused).toEqual([]);
  });
});

describe('what is left of a roast, under mash', () => {
  const under = ['leftover mash', '2 leeks', 'frozen peas', '2 carrots', 'mature cheddar'];
  const asks: Partial<GenerateInput> = { cuisine: 'British', meal_type: 'dinner', servings: 4 };

  it('lies in a sauce of stock that flour binds, with the cream and the mustard', () => {
    const { lines, unused, steps } = cooked(
      [
        'leftover roast chicken approx 400g',
        ...under,
        'double cream 100ml left',
        'chicken stock cube',
        'wholegrain mustard',
      ],
      asks,
    );
    expect(unused).toEqual([]);
    expect(lines.join(' ')).toMatch(/flour/);
    expect(steps).toMatch(/Sprinkle over the flour/);
  });

  it('needs no flour in a gravy', () => {
    const { lines, steps } = cooked(['leftover roast lamb', 'gravy', ...under], asks);
    expect(lines.join(' ')).not.toMatch(/flour|stock/);
    expect(steps).toMatch(/gravy/);
  });
});

describe('a biryani', () => {
  const list = [
    '1.5kg lamb shoulder on the bone, cut up',
    '1kg aged basmati',
    '500g full fat yoghurt',
    '6 onions',
    'good pinch saffron',
    'ghee',
    'big bunch mint',
    'coriander',
    '5 green chillies',
    'ginger garlic paste',
    'milk',
  ];
  const asks: Partial<GenerateInput> = {
    cuisine: 'Indian',
    meal_type: 'dinner',
    time_available: 240,
    skill_level: 'expert',
    servings: 10,
  };

  it("is spiced with the cook's own whole spices, and a bought mix only where there are none", () => {
    const own = cooked([...list, 'whole spices - cinnamon, cardamom, cloves, bay, shahi jeera'], asks);
    expect(own.title).toBe('Lamb Biryani');
    expect(own.unused).toEqual([]);
    expect(own.lines.join(' ')).not.toMatch(/masala/);
    const mixed = cooked([...list, 'biryani masala', 'cardamom pods'], asks);
    expect(mixed.title).toBe('Lamb Biryani');
    expect(mixed.lines.join(' ')).toMatch(/biryani masala/);
  });
});
