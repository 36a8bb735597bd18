import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();

function made(focus: string, title: string, ingredients: readonly string[], instructions: readonly string[]) {
  const {
    title: called,
    ingredients: list,
    instructions: steps,
  } = healthify(kitchen, {
    health_focus: focus as 'vegan',
    recipe: { title, recipeYield: '4', ingredients: [...ingredients], instructions: [...instructions] },
  });
  return {
    title: called,
    list: list.map(({ text }) => text),
    text: steps.map((step) => (typeof step === 'string' ? step : (step as { text: string }).text)).join(' '),
  };
}

describe('healthify as a cook would', () => {
  it('makes up a butter sauce with a splash of something, and gives back taste', () => {
    const { list, text } = made(
      'lowFat',
      'Garlic Butter Shrimp',
      ['1 lb shrimp', '3 tbsp butter', '4 cloves garlic, minced', '1 lemon', '2 tbsp chopped parsley'],
      [
        'Melt 2 tablespoons of the butter in a skillet and cook the shrimp for 2 minutes a side. Set aside.',
        'Add the remaining butter and the garlic and cook for 1 minute.',
        'Return the shrimp, squeeze over the lemon and scatter with parsley.',
      ],
    );
    expect(list).toContain('1 tbsp butter');
    expect(list).toContain('6 cloves garlic, minced');
    expect(text).toMatch(/Pour in the (?:water|vegetable stock) and let it bubble for 1 minute/);
  });

  it('takes the bread from a sandwich and the fries from beside it where carbohydrate is to be low', () => {
    const { list, text } = made(
      'lowCarb',
      'Philly Cheesesteaks',
      [
        '1 lb ribeye steak, thinly sliced',
        '1 onion, sliced',
        '8 slices provolone cheese',
        '4 hoagie rolls, split',
      ],
      [
        'Cook the onion and the steak in a skillet for 8 minutes and melt the provolone on top.',
        'Toast the rolls, then fill them with the steak. Serve with fries.',
      ],
    );
    expect(list.join()).toMatch(/lettuce/);
    expect(text).not.toMatch(/rolls|fries|[Tt]oast/);
  });

  it('fills burritos with beans, keeps the cans, and names the dish after the meat, not the stock', () => {
    const { title, list } = made(
      'vegetarian',
      'Beef Burritos',
      [
        '1 lb ground beef',
        '1 onion, diced',
        '1/2 cup beef broth',
        '1 (15 oz) can refried beans',
        '6 large flour tortillas',
      ],
      [
        'Brown the ground beef with the onion until no longer pink, about 8 minutes. Drain off the grease.',
        'Add the beef broth and simmer for 4 minutes. Spread the tortillas with the refried beans, top with the beef and roll up.',
      ],
    );
    expect(title).toBe('Vegetarian Black Bean Burritos');
    expect(list).toContain('1 (15 oz) can vegetarian refried beans');
    expect(list.join()).not.toMatch(/beef|vegan/);
  });

  it('puts lentils into the pan where mince was crumbled in, and needs no fat poured off', () => {
    const { text } = made(
      'vegan',
      'Shepherd’s Pie',
      ['1 tbsp oil', '1 onion, chopped', '500g lamb mince', '500ml vegetable stock', '1kg potatoes'],
      [
        'Heat the oil and fry the onion for 8 minutes. Turn up the heat, crumble in the lamb and brown, tipping off any excess fat.',
        'Pour over the stock and simmer for 40 minutes.',
        'Boil the potatoes for 15 minutes, drain and mash. Put the mince in a dish, top with the mash and bake for 25 minutes. Serve with buttered cabbage.',
      ],
    );
    expect(text).toContain('add in the lentils and heat through.');
    expect(text).toContain('simmer for 20 minutes');
    expect(text).toContain('Serve with cabbage.');
  });

  it('covers a pie with pastry, not with bread, where gluten is out', () => {
    const { list } = made(
      'gluten-free',
      'Chicken Pie',
      [
        '500g chicken breast, diced',
        '1 leek, sliced',
        '300ml double cream',
        '375g pack ready-rolled puff pastry',
      ],
      [
        'Fry the chicken and leek for 10 minutes, stir in the cream. Cover with the pastry and bake for 30 minutes.',
      ],
    );
    expect(list.join()).toMatch(/gluten-free puff pastry/);
  });

  it('raises the doneness of a loaf that has become turkey, and says it once', () => {
    const { text, list } = made(
      'mediterranean',
      'Meatloaf',
      ['2 lb ground beef', '1 cup breadcrumbs', '2 eggs', '1 tsp salt'],
      [
        'Combine the beef, breadcrumbs, eggs and salt and shape into a loaf.',
        'Bake 45 minutes or until the center hits 160 degrees. Serve with green beans.',
      ],
    );
    if (list.some((line) => /turkey/.test(line))) {
      expect(text).toContain('the center hits 165 degrees');
      expect(text).not.toMatch(/middle reaches/);
    }
    expect(text.match(/green beans/g)).toHaveLength(1);
  });
});
