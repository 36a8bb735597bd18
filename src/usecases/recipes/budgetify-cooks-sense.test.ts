import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();

const made = (
  reduction_percent: number,
  title: string,
  servings: number,
  ingredients: string[],
  instructions: string[],
) => {
  const result = budgetifyRecipe(kitchen, {
    reduction_percent,
    recipe: { title, recipeYield: String(servings), ingredients, instructions },
  });
  return {
    ...result,
    list: result.ingredients.map(({ text }) => text).join('\n'),
    steps: result.instructions.join('\n'),
    why: result.changes.map(({ reason }) => reason).join('\n'),
  };
};

describe('what a cook with little money takes', () => {
  it('a smaller joint, which roasts sooner', () => {
    const { list, steps, target_met } = made(
      20,
      'Roast Leg of Lamb',
      6,
      ['2kg leg of lamb', '6 garlic cloves, sliced', '3 tbsp olive oil', '1.2kg potatoes, quartered'],
      [
        'Heat oven to 200C. Make slits in the lamb and push in the garlic. Rub with 1 tbsp oil.',
        'Toss the potatoes in a tin with the rest of the oil. Sit the lamb on top and roast 1 hr 30 mins for medium. Rest the lamb 20 mins.',
      ],
    );
    expect(target_met).toBe(true);
    expect(list).toMatch(/1\.5 kg leg of lamb/);
    expect(steps).toMatch(/roast 1 hour 15 minutes/);
  });

  it('thighs on the bone for those that roast whole, and none for chunks', () => {
    const tray = (line: string) =>
      made(
        20,
        'Chicken Traybake',
        4,
        [line, '3 tbsp tikka paste', '2 red onions, in wedges', '400g potatoes, in chunks'],
        [
          'Mix the chicken with the paste.',
          'Toss the onions and potatoes on a tray, sit the chicken on top. Roast at 200C for 40 minutes.',
        ],
      ).list;
    expect(tray('8 skinless boneless chicken thighs')).toMatch(/8 bone-in, skin-on chicken thighs/);
    expect(tray('800g skinless boneless chicken thighs, cut into chunks')).not.toMatch(/bone-in/);
  });

  it('no milk chocolate for dark, no margarine beside it, no stewed tomatoes for tinned ones', () => {
    const cake = made(
      30,
      'Flourless Chocolate Cake',
      10,
      [
        '300g ground almonds',
        '250g dark chocolate (70%)',
        '200g unsalted butter',
        '200g caster sugar',
        '6 eggs',
      ],
      ['Melt the chocolate and butter. Beat in the sugar, eggs and almonds. Bake at 170C for 40 mins.'],
    );
    expect(cake.list).not.toMatch(/milk chocolate|margarine/);
    const eggs = made(
      15,
      'Shakshuka',
      2,
      ['2 tbsp olive oil', '1 red pepper, sliced', '400g tin cherry tomatoes', '4 eggs', '100g feta'],
      [
        'Soften the pepper in the oil. Add the tomatoes, simmer 10 mins. Crack in the eggs, cover 6 mins. Add the feta.',
      ],
    );
    expect(eggs.list).toMatch(/chopped tomatoes/);
  });

  it('water for half the wine where a cube is in the pot, and says nothing of stock', () => {
    const { list, why } = made(
      8,
      'Spaghetti Bolognese',
      4,
      [
        '500g beef mince',
        '1 onion, chopped',
        '200ml red wine',
        '2 x 400g tins plum tomatoes',
        '1 beef stock cube',
        '400g spaghetti',
      ],
      [
        'Brown the mince with the onion for 8 mins. Pour in the wine and let it bubble for 3 mins.',
        'Add tomatoes and the crumbled stock cube. Simmer 1 hr.',
        'Cook the spaghetti. Toss with the sauce.',
      ],
    );
    expect(list).not.toMatch(/beef stock$/m);
    expect(why).not.toMatch(/half stock/);
  });

  it('toasted oats among the nuts of a pie', () => {
    const { list } = made(
      15,
      'Pecan Pie Bars',
      24,
      [
        '2 cups all-purpose flour',
        '1 cup cold unsalted butter, cubed',
        '3 large eggs',
        '1 cup packed light brown sugar',
        '3/4 cup corn syrup',
        '3 cups pecan halves, coarsely chopped',
      ],
      [
        'Pulse flour and butter until it clumps. Press into a pan. Bake 20 minutes.',
        'Whisk eggs, brown sugar and corn syrup. Stir in the pecans.',
        'Pour over the hot crust. Bake 25–30 minutes at 350°F.',
      ],
    );
    expect(list).toMatch(/rolled oats, toasted/);
  });

  it('another can of beans for a chilli, and less of the meat beyond its weight', () => {
    const { list } = made(
      20,
      'Chilli con Carne',
      6,
      [
        '1kg braising steak, cut into small chunks',
        '2 large onions, chopped',
        '2 x 400g cans chopped tomatoes',
        '300ml beef stock',
        '400g can kidney beans, drained',
        '200g soured cream',
      ],
      [
        'Brown the beef in batches. Fry the onions 10 mins.',
        'Return beef, add tomatoes and stock, cover and simmer gently for 2 hrs.',
        'Add beans, cook uncovered for 30 mins. Serve with soured cream.',
      ],
    );
    expect(list).toMatch(/2 \(400 g each\) cans kidney beans/);
  });

  it('less of the rub where there is less of the meat', () => {
    const { list } = made(
      30,
      'Pulled Pork',
      10,
      [
        '5 lb boneless pork shoulder',
        '2 tbsp brown sugar',
        '1 tbsp smoked paprika',
        '1 tbsp salt',
        '1 cup apple cider',
        '1 1/2 cups BBQ sauce',
      ],
      [
        'Rub pork with sugar, paprika and salt. Place in slow cooker with cider. Cook on low 8-10 hours.',
        'Shred pork, mix with BBQ sauce.',
      ],
    );
    expect(list).toMatch(/2 tsp smoked paprika/);
  });

  it('lists no salt where the author wants none, and no mend before the savings', () => {
    const { list, changes } = made(
      10,
      'Fish Chowder',
      4,
      [
        '25g butter',
        '1 onion, chopped',
        '400g potatoes, diced',
        '400ml milk',
        '250g salmon fillet, in chunks',
      ],
      [
        'Sweat the onion in the butter. Add the potatoes and milk and simmer 10 minutes.',
        "Add the salmon and poach 5 minutes. Season with pepper; it probably won't need salt.",
      ],
    );
    expect(list).not.toMatch(/salt/i);
    expect(changes[0]!.reason).toMatch(/saves/);
  });

  it('rashers that are laid over a bird in one piece, and fennel where a soup smells of it', () => {
    const bird = made(
      15,
      'Roast Turkey Crown',
      8,
      ['2.5kg turkey crown', '100g butter', '12 rashers pancetta', '300ml white wine', '500ml chicken stock'],
      [
        'Rub turkey with butter, lay over pancetta. Roast at 190C 20 mins per 500g plus 20 mins.',
        'Rest the turkey. Add wine and stock to the tin, simmer 10 mins.',
      ],
    );
    expect(bird.list).toMatch(/bacon/);
    expect(bird.list).not.toMatch(/cut into strips/);
    const soup = made(
      25,
      'Bouillabaisse',
      6,
      [
        '500g monkfish',
        '500g sea bass fillets',
        '1 fennel bulb',
        '2 onions',
        '4 tbsp olive oil',
        '1.5 litres fish stock',
      ],
      [
        'Soften fennel and onions in oil 15 mins. Add stock and simmer 30 mins.',
        'Add monkfish, 3 mins; then bass, cover 4 mins.',
      ],
    );
    expect(soup.list).toMatch(/fennel/);
  });

  it('no legs for the breasts of a duck that fry in twelve minutes', () => {
    const { list } = made(
      30,
      "Duck a l'Orange",
      4,
      ['4 duck breasts', '2 oranges', '200ml chicken stock', '25g butter', '800g new potatoes'],
      [
        'Score duck, fry skin side down 8 mins, turn 4 mins. Rest.',
        'Add orange juice and stock, reduce by half. Whisk in butter.',
        'Boil potatoes 15 mins. Serve.',
      ],
    );
    expect(list).toMatch(/4 duck breasts/);
  });
});
