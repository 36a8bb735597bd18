import { expect, it } from 'vitest';
import { createEngine } from '#cooking/generate';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadDishTables, loadKitchen } from '../support/kitchen.ts';

const kitchen = loadKitchen();
const tables = loadDishTables();

/** What texts speak of by its plain name. */
const plain = ['oil', 'butter', 'salt', 'rice', 'lime juice', 'lemon juice', 'garlic', 'couscous'].map(
  (name) => ({ name, spoken: new RegExp(`\\bthe (?:remaining )?${name}\\b|\\bremaining ${name}\\b`, 'i') }),
);
/** Oil that rises from coconut milk is in no list. */
const risen = /film of oil|the oil runs red|draws out the oil/g;

/** Cooks a dish for what is at its heart alone, in so many minutes: a recipe, or null where it cannot be had. */
function cookFor(dish: (typeof tables.dishes)[number]) {
  const ingredients = dish.roles.flatMap(({ need, beside, food }) => {
    const name = food === null ? undefined : kitchen.foods.concrete(food)?.name;
    return need === 'essential' && !beside && name !== undefined ? [name] : [];
  });
  if (ingredients.length === 0) return () => null;
  const engine = createEngine({
    foods: kitchen.foods,
    facts: kitchen.facts,
    cuisines: kitchen.cuisines,
    dishes: [dish],
    forms: [],
  });
  return (minutes: number | null) => {
    try {
      return generateRecipe(
        { ...kitchen, engine },
        {
          ingredients,
          servings: dish.servings.default,
          ...(minutes === null ? {} : { time_available: minutes }),
        },
      );
    } catch {
      return null;
    }
  };
}

/** Every dish is cooked twice, which takes a minute on a machine that does nothing else. */
const long = 300_000;

it(
  'what the steps take by its plain name stands in the list, with what goes beside a dish and without',
  { timeout: long },
  () => {
    let cooked = 0;
    const missing: string[] = [];
    for (const dish of tables.dishes) {
      const cook = cookFor(dish);
      for (const minutes of [null, 30]) {
        const recipe = cook(minutes);
        if (recipe === null) continue;
        cooked += 1;
        const listed = recipe.ingredients.map(({ name }) => name.toLowerCase()).join(' | ');
        const text = recipe.instructions.join(' ').replace(risen, '');
        for (const { name, spoken } of plain)
          if (spoken.test(text))
            if (!listed.includes(name.replace(/ juice$/, '')))
              missing.push(`${dish.id} ${minutes ?? ''}: ${name}`);
      }
    }
    expect(cooked).toBeGreaterThan(1000);
    expect(missing).toEqual([]);
  },
);
