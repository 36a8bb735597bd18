import { describe, expect, it } from 'vitest';
import type { HealthFocus } from '#cooking/vocabulary';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();

const made = (
  health_focus: HealthFocus,
  title: string,
  servings: number,
  ingredients: string[],
  instructions: string[],
) => {
  const result = healthify(kitchen, {
    health_focus,
    recipe: { title, recipeYield: String(servings), ingredients, instructions },
  });
  return {
    ...result,
    list: result.ingredients.map(({ text }) => text).join('\n'),
    steps: result.instructions.join('\n'),
  };
};

describe('what one change does to the rest of the recipe', () => {
  it('counts the pancakes of a batter that has grown, and names what goes into it in one sentence', () => {
    const { steps } = made(
      'wholeFood',
      'Pancakes from Scratch',
      4,
      [
        '1 1/2 cups all-purpose flour',
        '3 1/2 tsp baking powder',
        '1/4 tsp salt',
        '1 tbsp white sugar',
        '1 1/4 cups milk',
        '1 egg',
        '3 tbsp butter, melted',
      ],
      [
        'Sift flour, baking powder, salt and sugar. Make a well; pour in milk, egg and melted butter; mix until smooth.',
        'Heat a griddle over medium-high. Pour 1/4 cup batter per pancake. Brown on both sides. Makes 8 pancakes.',
      ],
    );
    expect(steps).toMatch(/Makes about (?:9|1\d) pancakes/);
    expect(steps.match(/Add the /g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('fills large tortillas with the beans, and rolls none of corn', () => {
    const { list, steps } = made(
      'dash',
      'Breakfast Burritos',
      6,
      [
        '6 large flour tortillas',
        '8 eggs',
        '1/2 lb breakfast sausage',
        '2 cups frozen hash browns',
        '1 1/2 cups shredded cheddar',
        '1/2 cup salsa',
        '2 tbsp butter',
        '1/2 tsp salt',
      ],
      [
        'Cook sausage in a skillet until browned, 7 minutes. Set aside.',
        'Cook hash browns in the drippings until crisp, 10 minutes.',
        'Whisk eggs and salt. Melt butter in a nonstick pan and scramble the eggs softly.',
        'Divide hash browns, eggs, sausage, cheese and salsa among tortillas. Fold in sides and roll up.',
      ],
    );
    expect(list).not.toMatch(/corn tortilla/);
    expect(steps).toMatch(/Divide hash browns.*black beans among tortillas/);
    expect(steps).not.toMatch(/Whisk[^.]*beans/);
  });

  it('folds the kale into the mash, and strews chives over what is on the plate', () => {
    const { steps } = made(
      'balanced',
      'Sausage and Mash with Onion Gravy',
      4,
      [
        '8 pork sausages',
        '1kg potatoes, peeled',
        '75g butter',
        '100ml milk',
        '2 tbsp oil',
        '3 onions, sliced',
        '1 tbsp flour',
        '500ml beef stock',
      ],
      [
        'Fry the sausages in 1 tbsp oil over medium heat for 20 mins, turning, till browned.',
        'Boil potatoes 15-20 mins. Drain, mash with 50g butter and the milk.',
        'Fry onions in the rest of the oil and butter for 15 mins till golden. Stir in flour, then gradually add stock. Bubble 5 mins till thick.',
        'Pile mash on plates with sausages, pour gravy over.',
      ],
    );
    expect(steps).toMatch(/mash with[^\n]*kale[^\n]*fold it in\./);
    expect(steps).toMatch(/sausages until their middle/);
    expect(steps.split('\n').at(-1)).toMatch(/^Pile mash/);
  });

  it('boils the potatoes of a kidney soup beforehand, and then only warms them in it', () => {
    const { steps } = made(
      'kidneyFriendly',
      'Loaded Potato Soup',
      6,
      [
        '2 1/2 lb russet potatoes, peeled and cut in 3/4-inch cubes',
        '2 Tbsp butter',
        '1 medium onion, diced',
        '4 cups chicken broth',
        '2 cups whole milk',
        '1 tsp salt',
      ],
      [
        'Melt the butter in a pot and cook the onion 5 minutes.',
        'Whisk in broth and milk. Add potatoes and salt. Bring to a simmer and cook 15–20 minutes, stirring often, until the potatoes are tender.',
        'Mash about a third of the potatoes right in the pot.',
      ],
    );
    expect(steps).toMatch(/Cover them with plenty of fresh water/);
    expect(steps).toMatch(/Bring to a simmer and cook 5 minutes/);
    expect(steps).not.toMatch(/15–20/);
  });

  it('leaves the skins on potatoes where fiber is asked, and says so in the list', () => {
    const { list, steps } = made(
      'highFiber',
      'Cottage Pie',
      4,
      [
        '500g beef mince',
        '1 tbsp oil',
        '1 large onion, chopped',
        '300ml beef stock',
        '900g potatoes, peeled',
        '50g butter',
        '75ml milk',
      ],
      [
        'Soften the onion in the oil for 10 minutes. Brown the mince well. Add the stock and simmer 30 minutes till thick.',
        'Boil the potatoes 20 minutes, mash with the butter and milk.',
        'Put the mince in a dish, the mash on top. Bake at 200C for 25 minutes.',
      ],
    );
    expect(list).toMatch(/potatoes, scrubbed, skins left on/);
    expect(steps).not.toMatch(/spinach/);
  });

  it('gives a crumble for diabetics no white flour, and some of its apples sweet', () => {
    const { list, changes } = made(
      'diabeticFriendly',
      'Apple Crumble',
      6,
      [
        '900g Bramley apples, peeled, cored and sliced',
        '150g caster sugar',
        'For the topping: 200g plain flour',
        '125g cold butter, cubed',
        '125g demerara sugar',
      ],
      [
        'Toss the apples with the caster sugar and tip into a dish.',
        'Rub the butter into the flour with your fingertips until it looks like coarse breadcrumbs, then stir in the demerara. Scatter over the fruit.',
        'Bake at 190°C for 40–45 minutes, until golden.',
      ],
    );
    expect(list).toMatch(/wholemeal flour/);
    expect(list).not.toMatch(/plain flour/);
    expect(list).toMatch(/Gala apples, cored and sliced, skins on/);
    expect(changes.map(({ after }) => after).join('\n')).not.toMatch(/, For the topping/);
  });

  it('serves a diabetic no more starch than before for the sake of fiber', () => {
    const { targets, list } = made(
      'diabeticFriendly',
      'Chicken Fried Rice',
      4,
      [
        '3 cups cooked white rice, cold',
        '2 chicken breasts, diced',
        '3 eggs, beaten',
        '1 cup frozen peas',
        '3 tbsp vegetable oil',
        '3 tbsp soy sauce',
        '1 tsp sugar',
      ],
      [
        'Heat 1 tbsp oil in a wok on high. Scramble the eggs, take out.',
        'Add 1 tbsp oil, fry the chicken till cooked, about 5 mins.',
        'Last of the oil in, then peas 2 mins. Add rice and break up lumps, fry 3 mins.',
        'Egg back in with soy and sugar. Toss well.',
      ],
    );
    expect(targets[0]!.after!).toBeLessThan(targets[0]!.before!);
    expect(list).toMatch(/cauliflower rice/);
    expect(list).toMatch(/1 tsp sugar/);
  });

  it('keeps a glaze that starch thickens as thick as it was', () => {
    const { list } = made(
      'lowSodium',
      'Chicken Lo Mein',
      4,
      [
        '10 oz dried lo mein noodles',
        '1 lb boneless, skinless chicken breast, thinly sliced',
        '2 Tbsp vegetable oil',
        '1/3 cup soy sauce',
        '3 Tbsp oyster sauce',
        '1 tsp chicken bouillon powder',
        '2 tsp cornstarch',
        '1/2 cup hot water',
      ],
      [
        'Cook the noodles. Drain.',
        'Whisk the soy sauce, oyster sauce, bouillon, cornstarch and hot water.',
        'Stir-fry the chicken in the oil 4–5 minutes. Add the noodles, pour in the sauce and toss until glossy and thick.',
      ],
    );
    expect(list).not.toMatch(/1 cup (?:hot )?water/);
    expect(list).toMatch(/low-sodium chicken bouillon granules/);
  });

  it('says of pasta how long it takes where it boils, and brings beans for its iron', () => {
    const { steps, changes } = made(
      'ironRich',
      'Tomato Pasta with Basil',
      2,
      [
        '200g penne',
        '1 tbsp olive oil',
        '2 garlic cloves, sliced',
        '400g tin chopped tomatoes',
        'handful basil',
        'parmesan to serve',
      ],
      [
        'Cook the penne in salted water.',
        'Fry garlic in oil for 1 min. Add tomatoes, simmer 12 mins.',
        'Toss with pasta and torn basil. Serve with parmesan.',
      ],
    );
    expect(steps.split('\n')[0]).toMatch(/as long as its packet says/);
    expect(changes.length).toBeGreaterThan(1);
  });

  it('calls peanuts without salt by no salt at all', () => {
    const { list } = made(
      'lowSodium',
      'Pad Thai',
      2,
      [
        '200g flat rice noodles',
        '200g raw prawns',
        '3 tbsp fish sauce',
        '2 tbsp tamarind paste',
        '50g roasted salted peanuts, crushed',
      ],
      [
        'Soak the noodles.',
        'Fry the prawns 2 mins. Add the noodles, fish sauce and tamarind. Toss.',
        'Serve with the peanuts.',
      ],
    );
    expect(list).toMatch(/unsalted roasted peanuts/);
  });

  it('stirs nothing into a wrap that is rolled up', () => {
    const { steps } = made(
      'gutHealth',
      'Chicken Tikka Wraps',
      4,
      [
        '400g chicken breast, diced',
        '2 tbsp tikka paste',
        '150g natural yogurt',
        '4 white flour tortillas',
        '1/2 iceberg lettuce, shredded',
        '1 tbsp oil',
      ],
      [
        'Mix the chicken with the paste and half the yogurt.',
        'Fry in the oil 8-10 mins till cooked through.',
        'Warm tortillas, fill with lettuce, chicken and yogurt. Roll up.',
      ],
    );
    expect(steps).toMatch(/Roll up\.$/);
  });

  it('reads mince with its fat behind it, and fills wholemeal buns with what was mixed before it was shaped', () => {
    const { list, steps } = made(
      'mediterranean',
      'Beef Burgers',
      4,
      [
        '500g beef mince 20% fat',
        '1 egg',
        '50g breadcrumbs',
        '1 tsp salt',
        '4 brioche buns',
        '4 slices cheddar',
        '1 tomato, sliced',
        '2 tbsp ketchup',
      ],
      [
        'Mix mince, egg, crumbs and salt, shape into 4 patties. Chill 20 mins.',
        'Grill 5 mins each side, top with cheese for the last minute.',
        'Toast buns, spread with ketchup, fill with burger and tomato.',
      ],
    );
    expect(list).toMatch(/lean beef mince|turkey mince/);
    expect(list).toMatch(/4 wholemeal buns/);
    expect(list).not.toMatch(/tomato pur[eé]e/);
    expect(steps).not.toMatch(/fill with burger[^\n]*garlic/);
  });

  it('makes a red sauce of plain tomato and spices, and pours it as the can was poured', () => {
    const { list, steps } = made(
      'lowSodium',
      'Chicken Enchiladas',
      5,
      [
        '2 cups shredded rotisserie chicken',
        '1 (19 oz) can red enchilada sauce',
        '10 corn tortillas',
        '2 cups shredded Mexican cheese blend',
        '1/2 tsp salt',
      ],
      [
        'Mix the chicken, salt and 1 cup cheese.',
        'Pour 1/2 cup sauce in a 9x13 dish. Fill the tortillas with the chicken mixture, roll and place seam down.',
        'Pour the rest of the sauce over and top with the rest of the cheese. Bake at 375F 20-25 min.',
      ],
    );
    expect(list).toMatch(/no-salt-added tomato sauce/);
    expect(list).toMatch(/cooked chicken/);
    expect(steps).toMatch(/Stir together[^.]*chili powder[^.]*\. Pour[^.]*\bsauce in a 9x13 dish/);
    expect(steps).toMatch(/Pour the rest of the sauce over/);
  });

  it('beats erythritol in with the sugar, cuts cauliflower into florets and opens half a can by its size', () => {
    const cakes = made(
      'lowSugar',
      'Vanilla Cupcakes',
      12,
      ['175g butter, softened', '175g caster sugar', '3 eggs', '175g self-raising flour', '2 tbsp milk'],
      [
        'Beat butter and sugar till pale, beat in eggs one at a time. Fold in flour and milk.',
        'Bake at 180C 18-20 mins till springy.',
      ],
    );
    expect(cakes.steps).toMatch(/Beat butter, sugar,? (?:and )?erythritol\b[^.]*? till pale/);
    const pie = made(
      'lowCarb',
      "Shepherd's Pie",
      6,
      [
        '1 lb ground lamb',
        '1 onion, diced',
        '1 cup beef broth',
        '2 lb russet potatoes, peeled and cubed',
        '4 tbsp butter',
      ],
      [
        'Boil potatoes till tender, drain and mash with butter.',
        'Brown lamb with onion, 8 min. Add the broth. Simmer 10 min.',
        'Spread in a dish, top with mash. Bake at 400F 25 min.',
      ],
    );
    expect(pie.list).toMatch(/cauliflower, cut into florets/);
    const soup = made(
      'kidneyFriendly',
      'Tomato Vegetable Soup',
      6,
      [
        '1 onion, chopped',
        '2 carrots, diced',
        '1 (28 oz) can diced tomatoes',
        '6 cups chicken broth',
        '2 potatoes, diced',
        '1 zucchini, diced',
        '1 tsp salt',
      ],
      [
        'Cook the onion and carrots 8 minutes. Add the tomatoes, broth, potatoes, zucchini and salt; simmer 25 minutes.',
      ],
    );
    expect(soup.list).not.toMatch(/1 can tomatoes/);
  });

  it('makes a meal of a Greek salad, and puts no pulses into pulled pork or a pie', () => {
    const salad = made(
      'highProtein',
      'Greek Salad',
      2,
      [
        '2 large tomatoes',
        '1 cucumber',
        '1/2 red onion',
        '80g feta',
        '12 kalamata olives',
        '3 tbsp olive oil',
        '1 tbsp red wine vinegar',
      ],
      [
        'Chop tomatoes and cucumber, slice onion. Put in a bowl with olives.',
        'Whisk oil and vinegar, pour over. Top with the feta.',
      ],
    );
    expect(salad.list).toMatch(/chickpeas|chicken/);
    expect(salad.steps).not.toMatch(/Whisk[^.]*chickpeas/);
    const tacos = made(
      'heartHealthy',
      'Pork Carnitas Tacos',
      6,
      [
        '3 lb pork shoulder, cut in chunks',
        '2 tsp salt',
        '1 tbsp cumin',
        '1 onion, quartered',
        '1/4 cup lard',
        '18 corn tortillas',
      ],
      [
        'Rub pork with salt and cumin. Put in slow cooker with onion and lard. Cook on low 8 hours.',
        'Shred and broil 5 minutes till crisp.',
        'Serve in warm tortillas with coriander, salsa and lime.',
      ],
    );
    expect(tacos.list).not.toMatch(/chickpeas|mushrooms|white beans/);
    expect(tacos.steps).not.toMatch(/beans[^]*Shred/);
  });
});
