import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadDishTables, loadKitchen } from '../../../../test/support/kitchen.ts';
import { takingDriedBeans } from './dried-beans.ts';

const kitchen = loadKitchen();
const { dishes, forms } = loadDishTables();

const cooked = (input: GenerateInput) => {
  const recipe = generateRecipe(kitchen, input);
  return {
    title: recipe.title,
    minutes: recipe.timing.total_minutes,
    lines: recipe.ingredients.map(({ text }) => text).join('\n'),
    text: recipe.instructions.join('\n'),
    missing: recipe.pantry.missing.map(({ item }) => item).join('; '),
  };
};

const masala = [
  '2 onions',
  '3 tomatoes',
  'ginger garlic paste',
  '2 green chillies',
  'cumin seeds',
  'garam masala',
];

describe('dried beans', () => {
  it('that were soaked are not soaked again, nor bought in tins', () => {
    const { title, lines, text, missing } = cooked({
      ingredients: ['1 1/4 cups rajma, soaked overnight', ...masala],
      cuisine: 'Punjabi',
      servings: 4,
      time_available: 150,
    });
    expect(title).toMatch(/Rajma/);
    expect(lines).toMatch(/^1¼ cups kidney beans, dried, soaked overnight/m);
    expect(text).toMatch(/boil hard for ten minutes/);
    expect(text).not.toMatch(/soak for/);
    expect(missing).not.toMatch(/beans/);
  });

  it('are boiled in the pressure cooker of who has one', () => {
    const { text, minutes } = cooked({
      ingredients: ['1 1/4 cups rajma, soaked overnight', ...masala],
      cuisine: 'Punjabi',
      servings: 4,
      time_available: 75,
      equipment: ['5 litre stovetop pressure cooker'],
    });
    expect(text).toMatch(/Add the beans.* cook for 15 minutes/);
    expect(minutes).toBeLessThanOrEqual(75);
  });

  it('are cooked from hard in their own sauce under pressure, and served over the rice that is there', () => {
    const { title, text, minutes } = cooked({
      ingredients: ['1 cup dried chickpeas', 'basmati rice', 'garlic', ...masala],
      cuisine: 'Indian',
      servings: 4,
      time_available: 100,
      equipment: ['instant pot'],
    });
    expect(title).toMatch(/Chana Masala/);
    expect(text).toMatch(/loosen whatever sticks to the bottom\. Add the chickpeas.* cook for 40 minutes/);
    expect(text).not.toMatch(/Drain, keeping/);
    expect(text).toMatch(/with the rice/);
    expect(minutes).toBeLessThanOrEqual(100);
  });

  it('that were not soaked are not called so, and need no garlic, nor go without salt where nobody may have it', () => {
    const { title, lines } = cooked({
      ingredients: [
        '1 lb dried black beans (not soaked)',
        '1 red onion',
        '1 green bell pepper',
        '1 can crushed tomatoes',
        'ground cumin',
        'dried oregano',
        '2 limes',
      ],
      servings: 6,
      time_available: 90,
      allergies: ['garlic'],
      equipment: ['instant pot'],
    });
    expect(title).toMatch(/Black Beans/);
    expect(lines).toMatch(/black beans/);
    expect(lines).not.toMatch(/soaked|garlic/);
    expect(lines).toMatch(/\bsalt\b/);
  });

  it('are soaked first where nobody did', () => {
    const { text } = cooked({
      ingredients: [
        '1 lb dried white beans',
        'rosemary',
        'garlic',
        '1 can tomatoes',
        'parmesan',
        'small pasta',
      ],
      cuisine: 'Italian',
      servings: 4,
    });
    expect(text).toMatch(/soak for 8 hours or overnight/);
    expect(text).toMatch(/beans with fresh cold water/);
  });

  it('are another way to the same dish: what waited for nothing waits for the boiling', () => {
    let changed = 0;
    for (const dish of [...dishes, ...forms]) {
      const other = takingDriedBeans(dish, kitchen.foods);
      if (other === dish) continue;
      changed += 1;
      const ids = new Set(other.steps.map(({ id }) => id));
      expect(ids.size).toBe(other.steps.length);
      for (const { after } of other.steps) for (const id of after) expect(ids).toContain(id);
    }
    expect(changed).toBeGreaterThan(150);
  });

  it('has the one pot of a kitchen with an electric pressure cooker alone', () => {
    const { title, text } = cooked({
      ingredients: ['1 lb dried pinto beans', 'bacon', '1 onion', 'jalapenos', '2 tomatoes', 'chili powder'],
      cuisine: 'Mexican',
      meal_type: 'dinner',
      equipment: ['Instant Pot'],
      servings: 6,
    });
    expect(title).toMatch(/Bean/i);
    expect(text).toMatch(/pressure cooker/);
  });
});
