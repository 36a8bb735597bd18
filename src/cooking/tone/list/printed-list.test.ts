import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { printedList } from './printed-list.ts';

const { grounder } = loadKitchen();
const printed = (...lines: string[]): readonly string[] => printedList(lines, grounder);

describe('a list as a cookbook prints it', () => {
  it('leaves its author’s talk out and keeps what is bought', () => {
    expect(
      printed(
        '2 lbs ripe peaches (6 or so), peeled and sliced - you want them good and juicy',
        'vanilla ice cream, because come on',
        '2 tbsp palm sugar (or soft brown, whatever)',
        "2 tsp red chilli powder, or less if you're a wimp",
        '5 tomatoes, the riper the better',
        '1 bottle red wine (burgundy if poss)',
      ),
    ).toEqual([
      '2 lb ripe peaches (about 6), peeled and sliced',
      'Vanilla ice cream',
      '2 tbsp palm sugar (or soft brown)',
      '2 tsp red chilli powder, or less',
      '5 tomatoes, very ripe',
      '1 bottle red wine (preferably Burgundy)',
    ]);
  });

  it('has no word of what anybody would say, and no amount that is only about right', () => {
    expect(
      printed(
        '2 anchovies, optional, nobody will know',
        '1 cup pasta water, save it!!',
        '5 tbsp cold water ish',
        '1/4 tsp white pepper, mum would say more',
        '400g lancashire cheese, crumbled, the crumbly sort not creamy',
        '3 Tbs olive oil + more for drizzling',
      ),
    ).toEqual([
      '2 anchovies, optional',
      '1 cup pasta water, reserved',
      'About 5 tbsp cold water',
      '1/4 tsp white pepper',
      '400 g Lancashire cheese, crumbled, crumbly rather than creamy',
      '3 tbsp olive oil plus extra for drizzling',
    ]);
  });

  it('keeps what is done to a food in a state that it may be in, and a little of what is no small thing', () => {
    expect(
      printed(
        "1 1/2 cups raisins (soak em in hot tea if they're hard)",
        '1 tbsp caraway, Grandad liked it, the kids dont',
        'a little dark chocolate',
        '200g flour (use as little as 180g)',
      ),
    ).toEqual([
      "1 1/2 cups raisins (soak them in hot tea if they're hard)",
      '1 tbsp caraway',
      'A little dark chocolate',
      '200 g flour (use as little as 180 g)',
    ]);
  });

  it('leaves out a word that only calls to who listens', () => {
    expect(printed('4 cups long-grain parboiled rice, well washed o', '1 onion, chopped lah!')).toEqual([
      '4 cups long-grain parboiled rice, well washed',
      '1 onion, chopped',
    ]);
  });

  it('keeps how much somebody wants of it', () => {
    expect(
      printed(
        '1 bunch parsley (you want about 1 cup, packed)',
        '1 lemon (you want about 3 tbsp juice)',
        '1 cup frozen corn (no need to thaw, yay!)',
        '4 cups cold cooked rice (day-old is the way to go)',
      ),
    ).toEqual([
      '1 bunch parsley (about 1 cup, packed)',
      '1 lemon (about 3 tbsp juice)',
      '1 cup frozen corn',
      '4 cups cold cooked rice (day-old)',
    ]);
  });

  it('writes shorthand and dialect in full, amounts in one style', () => {
    expect(
      printed(
        '500g tatties (maris piper)',
        '2c beef stock',
        '1 lg onion, chopped fine',
        '2 tablespoons tom puree',
        '1 tsp salt',
        'S&P',
        'thumb of ginger cut in matchsticks',
        'half a cucumber',
      ),
    ).toEqual([
      '500 g potatoes (Maris Piper)',
      '2 cups beef stock',
      '1 large onion, finely chopped',
      '2 tbsp tomato puree',
      '1 tsp salt',
      'Salt and pepper',
      '1 thumb of ginger, cut into matchsticks',
      '1/2 cucumber',
    ]);
  });

  it('leaves a printed line as it is', () => {
    const lines = [
      '400 g can plum tomatoes',
      '1 onion, finely chopped',
      'Salt and freshly ground black pepper',
      'For the sauce:',
      '2 tablespoons olive oil, plus extra to serve',
    ];
    expect(printed(...lines)).toEqual(lines);
  });

  it('asks for the same foods and grams, whatever it is sent', () => {
    const lines = [
      '1/2 stick... ok a whole stick butter',
      '12 oz (1 1/2 bottles) beer!!',
      '???',
      '3-4 eggs',
      'butter or marg',
    ];
    const grams = (list: readonly string[]): unknown[] =>
      grounder.ground(list).map(({ ingredient }) => [ingredient.food?.id, ingredient.grams]);
    expect(grams(printed(...lines))).toEqual(grams(lines));
  });
});

it('keeps what may stand in for a food, how many depends on its size, and no sentence of talk', () => {
  expect(
    printed(
      '60ml milk (4 tbsp) (you can use water instead)',
      '350 grams veal mince (if you cant find veal replace with pork)',
      '250g pasta. Usually I prefer to use fusilli or penne, but any short-cut pasta should do.',
      '1 banana (or 2 if they are small)',
      '1 zucchini, cut into half-inch chunks',
      '2 tbsp. Olive oil',
      '(Optional) Instead of chicken broth, you can use your own shrimp stock',
    ),
  ).toEqual([
    '60 ml milk (4 tbsp) (or water)',
    '350 g veal mince (or pork)',
    '250 g pasta, such as fusilli or penne, any short-cut pasta',
    '1 banana (or 2 if they are small)',
    '1 zucchini, cut into half-inch chunks',
    '2 tbsp Olive oil',
    '(Optional) Instead of chicken broth, you can use your own shrimp stock',
  ]);
});

it('keeps what must not be done to a food, and what each of them is cut into', () => {
  expect(
    printed(
      "1 can (4 ounces) diced green chiles, don't drain",
      '12 corn tortillas, each cut in quarters',
      "1 cup rice, don't rinse",
      '12 wooden skewers - soak em',
    ),
  ).toEqual([
    '1 can (4 oz) diced green chiles, undrained',
    '12 corn tortillas, each cut into quarters',
    '1 cup rice, do not rinse',
    '12 wooden skewers, soaked',
  ]);
});
