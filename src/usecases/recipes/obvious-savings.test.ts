import { expect, it } from 'vitest';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cheaper = (
  title: string,
  ingredients: string[],
  instructions: string[],
  reduction_percent: number,
): { readonly list: readonly string[]; readonly steps: readonly string[]; readonly title: string } => {
  const made = budgetifyRecipe(kitchen, {
    recipe: { title, servings: 4, ingredients, instructions },
    reduction_percent,
  });
  return { list: made.ingredients.map(({ text }) => text), steps: made.instructions, title: made.title };
};

it('a risotto gives away the carton of stock and the counter before its salmon', () => {
  const { list, steps } = cheaper(
    'Salmon & Asparagus Risotto',
    [
      '4 salmon fillets (about 500g)',
      '250g asparagus tips',
      '3 banana shallots, finely chopped',
      '350g arborio rice',
      '200ml dry white wine',
      '1.2 litres fresh fish stock',
      '75g butter',
      '80g Parmigiano Reggiano, grated',
      '150g mascarpone',
      '1 lemon',
    ],
    [
      'Season the salmon, roast at 200C for 12 minutes, flake into large pieces and set aside.',
      'Blanch the asparagus in boiling water for 2 minutes, drain and refresh.',
      'Heat the stock. Melt half the butter and soften the shallots for 5 minutes. Stir in the rice for 2 minutes.',
      'Add the wine and let it evaporate. Add the stock a ladleful at a time for 18 minutes.',
      'Off the heat, beat in the remaining butter, the Parmesan and the mascarpone. Fold through the salmon, asparagus, lemon zest and a squeeze of juice.',
    ],
    25,
  );
  expect(list[0]).toBe('4 frozen salmon fillets (about 500g)');
  expect(list).toContain('2 fish stock cubes');
  expect(list.join()).not.toMatch(/sour cream/);
  // Water beside wine that boils away would boil away with it.
  expect(list).toContain('100 ml dry white wine');
  expect(steps.join(' ')).not.toMatch(/wine and water/);
});

it('a pie that simmers for two hours is made of braising steak, and is a steak pie still', () => {
  const { list, title } = cheaper(
    'Steak & ale pie',
    [
      '800g rump steak, diced',
      '2 onions, sliced',
      '500ml pale ale',
      '300ml beef stock',
      '2 tbsp plain flour',
    ],
    [
      'Toss the steak in the flour and brown it in batches.',
      'Cook the onions till golden.',
      'Return meat, add ale and stock. Simmer gently 2 hrs, lid half on, till tender.',
    ],
    25,
  );
  expect(list[0]).toBe('800g braising steak, diced');
  expect(title).toBe('Steak & ale pie');
});

it('fresh pasta becomes the same shape, dried, with its own time', () => {
  const { list, steps } = cheaper(
    'Prawn linguine',
    ['400g fresh linguine', '500g raw king prawns, peeled', '4 tbsp olive oil', '4 cloves garlic, sliced'],
    [
      'Warm the oil with the garlic, add the prawns, 1 minute a side until just pink.',
      'Cook the linguine 3 minutes. Toss with the prawns and eat immediately.',
    ],
    20,
  );
  expect(list[0]).toMatch(/^\d+ g dried linguine$/);
  expect(list).toContain('500g frozen raw king prawns, peeled');
  expect(steps.at(-1)).toContain('9–11 minutes');
});

it('no pitta becomes a tortilla and no tzatziki a raita', () => {
  const { list } = cheaper(
    'Chicken souvlaki',
    ['4 chicken breasts, cubed', '250g halloumi, sliced', '4 pitta breads', '200g tzatziki', '1 cucumber'],
    [
      'Thread the chicken on skewers and griddle 10-12 minutes until cooked through.',
      'Griddle the halloumi. Serve in the pittas with tzatziki and cucumber.',
    ],
    30,
  );
  expect(list.join('\n')).not.toMatch(/tortilla|raita/);
  expect(list.join('\n')).toMatch(/boneless, skinless chicken thighs, cubed/);
});

it('a joint is not cut down while its roasting time stays', () => {
  const { list } = cheaper(
    'Sunday roast rib of beef',
    ['2.5kg rib of beef on the bone', '1.5kg potatoes', '6 carrots', '500ml beef stock'],
    [
      'Roast the beef 220C 20 mins then 160C 1 hr 15. Rest 30 mins.',
      'Roast the potatoes. Boil the carrots.',
      'Make gravy with the stock.',
    ],
    25,
  );
  expect(list[0]).not.toMatch(/rib of beef on the bone/);
  expect(list[0]).toMatch(/^[\d.]+ kg topside of beef/);
});

it('the fat of a sponge is not what it is fried in, and ham that is wrapped round is no bacon', () => {
  const sponge = cheaper(
    'Victoria sponge',
    [
      '225g butter, softened',
      '225g caster sugar',
      '4 eggs',
      '225g self-raising flour',
      '1 tsp vanilla bean paste',
      '200g raspberries',
      '300ml double cream',
    ],
    [
      'Cream the butter and sugar until pale. Beat in eggs, then vanilla.',
      'Fold in the flour. Divide between two tins. 20-25 mins.',
      'Cool. Whip the cream. Fill with cream and raspberries.',
    ],
    20,
  );
  expect(sponge.list[0]).toMatch(/^225g (?:own-brand )?butter, softened$/);
  expect(sponge.list.join('\n')).not.toMatch(/frozen raspberries/);
  const wrapped = cheaper(
    'Stuffed chicken',
    ['4 skinless chicken breasts', '250g mozzarella, sliced', '8 slices prosciutto', '300g cherry tomatoes'],
    [
      'Fill each breast with mozzarella, wrap with 2 slices prosciutto.',
      'Roast with the tomatoes 25-30 mins.',
    ],
    25,
  );
  expect(wrapped.list.join('\n')).not.toMatch(/bacon/);
});

it('breasts on the bone become thighs of the same line, and fillets of another fish are counted as they were', () => {
  const marbella = cheaper(
    'Chicken Marbella',
    [
      '8 bone-in skin-on chicken thighs',
      '8 bone-in skin-on chicken breasts',
      '1 cup prunes',
      '1/2 cup olive oil',
      '1 cup white wine',
      '1 cup brown sugar',
    ],
    [
      'Marinate chicken in prunes and oil.',
      'Arrange in pans, sprinkle with brown sugar, pour wine around. 350F, 50-60 min.',
    ],
    20,
  );
  expect(marbella.list[0]).toBe('16 bone-in chicken thighs');
  const parcels = cheaper(
    'Sea bass en papillote',
    ['2 sea bass fillets', '1 fennel bulb', '50g black olives', '2 tbsp olive oil', '250g new potatoes'],
    [
      'Boil the potatoes.',
      'Put fennel on two sheets of paper, fish on top, olives, oil. Seal. Bake 15 mins at 200C. Serve with potatoes.',
    ],
    30,
  );
  expect(parcels.list[0]).toBe('400 g frozen cod');
});
