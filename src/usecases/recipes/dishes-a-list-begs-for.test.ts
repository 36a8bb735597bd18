import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { generateRecipe } from './generate-recipe.ts';

const kitchen = loadKitchen();
type Request = Parameters<typeof generateRecipe>[1];
const cook = (request: Partial<Request>) => generateRecipe(kitchen, request as Request);
const list = (text: string): string[] => text.split(', ');

describe('the dish that a list begs for', () => {
  it('is a layer cake where there are cocoa, jam, icing sugar and a block', () => {
    const { title, instructions } = cook({
      ingredients: list(
        'plain flour, cocoa powder, caster sugar, sunflower oil, oat milk, cider vinegar, bicarbonate of soda, icing sugar, dairy free block, raspberry jam, vanilla',
      ),
      servings: 10,
      time_available: 120,
      skill_level: 'beginner',
      meal_type: 'dessert',
      dietary_restrictions: ['vegan'],
      equipment: ['two 20cm sandwich tins', 'oven'],
    });
    expect(title).toMatch(/Layer Cake with Raspberry Jam and Buttercream/);
    expect(instructions.join(' ')).toMatch(/two round 20 cm/);
  });

  it('is baked oats where there is only a microwave, and a porridge without the egg', () => {
    const with_ = (ingredients: string) =>
      cook({
        ingredients: list(ingredients),
        servings: 1,
        time_available: 10,
        skill_level: 'beginner',
        meal_type: 'breakfast',
        equipment: ['microwave only'],
      }).title;
    const oats = '1/2 cup rolled oats, milk, half a banana, frozen blueberries, peanut butter, cinnamon';
    expect(with_(`${oats}, 1 egg`)).toMatch(/Baked Oats with Banana/);
    expect(with_(oats)).toMatch(/Banana.*Porridge|Porridge with Banana/);
  });

  it('is smoky eggplant under sizzling butter in Turkey', () => {
    const { title } = cook({
      ingredients: list(
        '3 aubergines, thick greek yoghurt 250g, 2 cloves garlic, lemon, pul biber, dried mint, butter 30g, parsley, olive oil',
      ),
      cuisine: 'Turkish',
      servings: 4,
      time_available: 50,
    });
    expect(title).toMatch(/^Yoğurtlu Patlıcan/);
  });

  it('is a tortilla where there are potatoes, eggs, onion and oil, with tomatoes beside it', () => {
    const { title } = cook({
      ingredients: list('600 g potatoes, 6 eggs, 1 large onion, olive oil, salt, 2 tomatoes, garlic'),
      cuisine: 'Spanish',
      servings: 4,
      time_available: 50,
      skill_level: 'intermediate',
      meal_type: 'lunch',
    });
    expect(title).toMatch(/^Tortilla/);
  });

  it('is fried rice where there are cold rice and kimchi, and the mince is not cut into strips', () => {
    const { title, ingredients, storage } = cook({
      ingredients: list(
        '250g beef mince, kimchi, 400g cold cooked rice, 2 eggs, gochujang, spring onions, garlic, soy sauce, sesame oil',
      ),
      cuisine: 'Korean',
      servings: 2,
      time_available: 25,
      skill_level: 'beginner',
      meal_type: 'dinner',
    });
    expect(title).toMatch(/^Kimchi Bokkeumbap/);
    expect(ingredients.map(({ text }) => text).join('\n')).not.toMatch(/mince, cut/);
    expect(storage).toMatch(/not kept and heated again/);
  });

  it('grills corn in its ears beside the chicken', () => {
    const { ingredients, instructions } = cook({
      ingredients: list(
        '10 chicken drumsticks, 2 scotch bonnets, bunch of scallions, 1 tbsp ground allspice, fresh thyme, ginger, garlic, limes, brown sugar, soy sauce, corn on the cob x5',
      ),
      cuisine: 'Jamaican',
      servings: 5,
      time_available: 120,
      equipment: ['charcoal grill', 'blender'],
    });
    expect(ingredients.map(({ text }) => text).join('\n')).toMatch(/ears corn, husked/);
    expect(instructions.join(' ')).toMatch(/Grill the corn over the hot side/);
  });
});

describe('what a pot, a pan and two hands can do', () => {
  it('keeps half of the stock of a goulash soup out of the slow cooker until the end', () => {
    const { instructions } = cook({
      ingredients: list(
        '1.2kg beef chuck, 3 onions, 3 tbsp sweet paprika, caraway seeds, 2 red peppers, 1 tin chopped tomatoes, garlic, beef stock, 500g potatoes, bay leaf',
      ),
      cuisine: 'Hungarian',
      servings: 6,
      time_available: 240,
      equipment: ['slow cooker', 'hob'],
    });
    expect(instructions.join(' ')).toMatch(/(?:Thin with|Stir in) the (?:remaining|rest of the) stock/);
  });

  it('gives nearly a minute to each dumpling', () => {
    const { timing } = cook({
      ingredients: list(
        '350g pork mince, 1/2 napa cabbage, garlic chives, ginger, 1 pack round dumpling wrappers, light soy, shaoxing wine, toasted sesame oil, chinkiang vinegar',
      ),
      cuisine: 'Chinese',
      servings: 4,
      time_available: 90,
      skill_level: 'intermediate',
    });
    expect(timing.total_minutes).toBeGreaterThanOrEqual(60);
  });

  it('tells nobody to let plant milk rise to the rim', () => {
    const { tips } = cook({
      ingredients: list(
        'black tea, oat milk 500ml, green cardamom, fresh ginger, cinnamon stick, cloves, jaggery',
      ),
      cuisine: 'Indian',
      servings: 3,
      meal_type: 'drink',
    });
    expect(tips.join(' ')).not.toMatch(/rise to the rim/);
  });
});
