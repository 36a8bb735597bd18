import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../test/support/adapt.ts';

const words = (...recipe: Parameters<typeof adapt>): string => {
  const adapted = adapt(...recipe);
  expect(adapted.reason).toBeNull();
  return adapted.text.instructions.join('\n');
};

describe('a recipe read by the owner of the machine', () => {
  it('browns under the broiler what nothing else browns', () => {
    const said = words(
      'Baby back ribs',
      ['3 lb baby back ribs', '1 tbsp smoked paprika', '1 cup barbecue sauce'],
      [
        'Preheat oven to 275F. Rub the ribs with the paprika and wrap them in foil.',
        'Bake for 3 hours until tender.',
        'Unwrap, brush with the barbecue sauce and broil for 4 minutes until sticky.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/meaty side out[^]*Lift them out carefully[^]*under a hot broiler for 4–5 minutes/);
    expect(said).toMatch(/½ cup of water/);
  });

  it('gives pulled meat its bark under the broiler, and leaves the foil of the oven behind', () => {
    const said = words(
      'Oven pulled pork',
      ['4 lb bone-in pork shoulder', '1 tbsp smoked paprika', '1 large onion, sliced', '1 cup apple cider'],
      [
        'Rub the paprika all over the pork.',
        'Heat the oven to 300F. Put the onion in a roasting pan, set the pork on top, pour the cider around it and cover tight with foil.',
        'Roast 4 hours, until a fork twists easily. Take the foil off for the last 30 minutes so you get some bark.',
        'Rest 20 minutes, then pull it apart with two forks.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/pull it apart with two forks[^]*lined with foil and put it under a hot broiler/);
    expect(said).not.toMatch(/foil off|tight|bark|30 minutes/);
  });

  it('does not keep batches of the air fryer warm twice', () => {
    const said = words(
      'Buttermilk fried chicken',
      ['8 chicken drumsticks', '2 cups buttermilk', '2 cups flour', '2 quarts peanut oil, for frying'],
      [
        'Soak the chicken in the buttermilk for 4 hours. Lift it out and press it into the flour.',
        'Heat the oil to 350F in a deep pot. Fry 4 pieces at a time for 13 to 15 minutes, until deep brown.',
        'Drain on a clean rack, never on paper towels, they steam it soggy. Hold in a 200F oven while you fry the rest. Serve with white bread.',
      ],
      'airFryer',
    );
    expect(said).toMatch(/turning once[^]*Serve with white bread/);
    expect(said).not.toMatch(/Hold in|200/);
  });

  it('has no stump behind a boil that goes under pressure', () => {
    const said = words(
      'Rajma',
      [
        '275g dried red kidney beans',
        '6 cups water, plus more for soaking',
        '3 tbsp ghee',
        '2 onions, chopped',
        '3 tomatoes, puréed',
        '1 tsp salt',
      ],
      [
        'Soak the beans in plenty of water overnight. Drain and rinse.',
        'Put the beans in a deep pot with the 6 cups water, boil hard for 10 minutes, skim, then lower the heat, cover and simmer 1½ to 2 hours until you can squash one between your fingers. Not half-squash. Squash.',
        'In a kadai heat the ghee and fry the onions for 12 minutes until brown.',
        'Then the tomatoes and salt, and cook 8 minutes until thick.',
        'Tip in the beans with 2 cups of their cooking water. Simmer 20 minutes.',
      ],
      'pressureCooker',
    );
    expect(said).not.toMatch(/skim|squash\./i);
    expect(said).not.toMatch(/^The tomatoes/m);
  });

  it('is told how a camp fire is made, and keeps the yolks as they are liked', () => {
    const said = adapt(
      'Shakshuka',
      ['3 tbsp olive oil', '1 onion, sliced', '2 x 400g tins chopped tomatoes', '6 eggs'],
      [
        'Heat the oil in a wide frying pan over a medium heat. Add the onion and cook for 15 minutes.',
        'Add the tomatoes and simmer for 15 minutes.',
        'Crack in the eggs, cover and cook on a low heat for 6-8 minutes, until the whites are set and the yolks are how you like them.',
      ],
      'campfire',
    );
    const text = said.text.instructions.join('\n');
    expect(text).toMatch(
      /45 minutes ahead, out of the wind[^]*grate[^]*gloves[^]*lid or a double sheet of foil/,
    );
    expect(text).toMatch(/yolks have to be firm, at 71 °C/);
    expect(text).not.toMatch(/thermometer/);
    expect(said.edits.map(({ reason }) => reason).join()).not.toMatch(/machine has to be hot/);
  });

  it('melts under the broiler what went back into the oven, and keeps its sheet pan a sheet pan', () => {
    expect(
      words(
        'Sausage rolls with peppers',
        [
          '6 Italian sausages',
          '3 bell peppers, sliced',
          '2 tbsp oil',
          '6 crusty rolls',
          '6 slices provolone',
        ],
        [
          'Preheat oven to 400F. Toss the peppers with the oil on a sheet pan and add the sausages.',
          'Roast for 30 minutes.',
          'Fill the rolls with sausage and peppers, top with provolone and return to the oven for 3 minutes to melt.',
        ],
        'slowCooker',
      ),
    ).toMatch(/Italian sausages[^]*top with provolone and put under a hot broiler/);
    expect(
      words(
        'Carnitas',
        ['4 lb pork shoulder, cut into 4 large pieces', '1 tbsp salt', '2 oranges, juiced'],
        [
          'Rub the pork with the salt. Put it in the slow cooker with the orange juice.',
          'Cover and cook on low for 8 hours.',
          'Shred the pork, spread it on a sheet pan and broil 4 minutes until the edges crisp.',
        ],
        'oven',
      ),
    ).toMatch(/for 3–3½ hours[^]*spread it on a sheet pan and broil 4 minutes/);
  });

  it('gives a joint that is shredded afterwards the time of a whole joint, and no bun its heat', () => {
    const said = words(
      'Pulled pork',
      ['4 lb pork shoulder', '1 cup chicken broth', '1 cup barbecue sauce', '8 hamburger buns'],
      [
        'Put the pork in the slow cooker with the broth. Cover and cook on low for 9 hours.',
        'Lift out the pork and shred it into pieces with two forks.',
        'Return the pork to the pot with the barbecue sauce. Heat through and pile onto the buns.',
      ],
      'pressureCooker',
    );
    expect(said).toMatch(/high pressure for 80 minutes/);
    expect(said).not.toMatch(/Add the hamburger buns/);
    expect(said).toMatch(/pile onto the buns/i);
  });

  it('leaves cheese and herbs in what is shaped, and softens onions before the lid is on', () => {
    const said = words(
      'Meatballs in sauce',
      [
        '1 lb ground beef',
        '1/2 cup grated Parmesan',
        '1/4 cup chopped parsley',
        '1 egg',
        '2 tbsp olive oil',
        '1 onion, chopped',
        '1 (28 oz) can crushed tomatoes',
      ],
      [
        'Mix the beef, Parmesan, parsley and egg. Roll into balls.',
        'Brown the meatballs in the oil in a wide pot, 8 minutes. Lift them out.',
        'In the same pot cook the onion for 6 minutes, then pour in the tomatoes.',
        'Slide the meatballs back in and simmer gently for 40 minutes.',
      ],
      'slowCooker',
    );
    expect(said).toMatch(/Mix the beef, Parmesan, parsley and egg/);
    expect(said).toMatch(/cook the onion for 6 minutes/);
    expect(said).not.toMatch(/Stir in the p/);
  });

  it('scrapes up the bits where they are, before all goes into the machine', () => {
    expect(
      words(
        'Beef stew',
        ['2 lb beef chuck, cubed', '2 tbsp oil', '1 onion, chopped', '1 cup red wine', '2 cups beef broth'],
        [
          'Brown the beef in the oil in a Dutch oven, 8 minutes, and set aside. Cook the onion for 5 minutes.',
          'Pour in the wine and scrape up the brown bits. Return the beef with the broth, bring to a boil, cover and simmer for 2 hours.',
        ],
        'slowCooker',
      ),
    ).toMatch(/scraping up what sticks, then tip it all into[^]*the beef with its juices/);
  });

  it('bakes a cheesecake in its own tin, and a loaf on foil that lifts it out', () => {
    const cake = words(
      'Cheesecake',
      ['1 cup graham cracker crumbs', '3 tbsp butter', '16 oz cream cheese', '2/3 cup sugar', '2 eggs'],
      [
        'Preheat the oven to 325F. Mix the crumbs and butter and press into a 7-inch springform pan. Bake 8 minutes.',
        'Beat the cream cheese and sugar, then the eggs. Pour into the crust.',
        'Bake for 50 minutes until set.',
      ],
      'pressureCooker',
    );
    expect(cake).toMatch(/7-inch springform pan[^]*high pressure for 30 minutes/);
    expect(cake).not.toMatch(/ the cups/);
    const loaf = words(
      'Meatloaf',
      ['2 lb ground beef', '1 cup breadcrumbs', '2 eggs', '1/2 cup ketchup'],
      [
        'Preheat oven to 350F. Mix the beef, breadcrumbs and eggs. Shape into a loaf in a loaf pan.',
        'Bake for 45 minutes. Spread with the ketchup and bake 15 minutes more.',
      ],
      'slowCooker',
    );
    expect(loaf).toMatch(/Shape into a loaf\.[^]*strips of foil[^]*ketchup\. Cover and cook on HIGH/);
  });

  it('melts beside the grill the butter that a pan foamed, and lights it after the wait', () => {
    const said = words(
      'Ribeye with garlic butter',
      ['2 ribeye steaks, 1 inch thick', '1 tbsp oil', '3 tbsp butter', '3 garlic cloves, crushed'],
      [
        'Take the steaks out of the fridge 40 minutes ahead. Pat dry.',
        'Heat the oil in a skillet over high heat. Sear the steaks 3 minutes per side.',
        'Add the butter and garlic and baste the steaks with the foaming butter for 1 minute.',
      ],
      'grill',
    );
    expect(said).toMatch(/out of the fridge[^]*Heat one side of the grill to high/);
    expect(said).toMatch(/melt the butter with the garlic in a small pan/);
    expect(said).toMatch(/145 °F \(63 °C\)/);
  });

  it('sets a whole bird on its vegetables, and boils noodles before they are baked', () => {
    expect(
      words(
        'Roast chicken',
        ['1 whole chicken, 3 1/2 lb', '1 lb baby potatoes', '2 tbsp oil'],
        [
          'Preheat oven to 400F. Rub the chicken with the oil.',
          'Scatter the potatoes in a roasting pan and set the chicken on top.',
          'Roast for 1 hour 20 minutes.',
        ],
        'slowCooker',
      ),
    ).toMatch(/^Rub[^\n]*\nPut the baby potatoes in the slow cooker and set the chicken on top/);
    expect(
      words(
        'Tuna noodle casserole',
        ['8 oz egg noodles', '2 cans tuna, drained', '1 cup milk', '1 cup shredded cheddar'],
        [
          'Cook the noodles in boiling salted water for 6 minutes; drain.',
          'Heat the oven to 375F. Stir everything together in a casserole dish.',
          'Bake for 20 minutes.',
        ],
        'microwave',
      ),
    ).toMatch(/Cook the noodles in boiling salted water/);
  });

  it('leaves no oven, no skillet and no second helping of what lies there already', () => {
    const ribs = words(
      'Braised short ribs',
      ['4 lb bone-in short ribs', '2 tbsp oil', '2 onions, chopped', '2 cups red wine', '2 cups beef stock'],
      [
        'Heat the oil in a large Dutch oven and brown the ribs on all sides. Transfer to a plate.',
        'Pour off most of the fat. Add the onions and cook 5 minutes.',
        'Stir in the wine, add the ribs back and simmer until reduced by half, about 25 minutes.',
        'Add the stock. Cover and transfer to the oven. Cook until tender, 2 to 2 1/2 hours.',
      ],
      'slowCooker',
    );
    expect(ribs).toMatch(/Add the onions and cook 5 minutes/);
    expect(ribs).not.toMatch(/oven/i);
    const bread = words(
      'Cornbread',
      ['1 cup cornmeal', '1 cup flour', '2 eggs', '1 cup buttermilk', '2 tsp baking powder'],
      [
        'Preheat the oven to 400F and put a 10-inch cast-iron skillet in to heat.',
        'Whisk everything together. Pour into the hot skillet and bake 20 minutes.',
      ],
      'slowCooker',
    );
    expect(bread).not.toMatch(/skillet/);
    const fajitas = words(
      'Chicken fajitas',
      ['1 lb chicken breasts, in strips', '2 bell peppers, sliced', '2 tbsp olive oil'],
      [
        'Toss the chicken and peppers with the oil.',
        'Heat a large skillet. Cook the chicken 6 minutes, then add the peppers and cook 6 minutes more.',
      ],
      'airFryer',
    );
    expect(fajitas).not.toMatch(/Brush the food|Add the/);
    expect(
      words(
        'Roast turkey breast',
        ['1 bone-in turkey breast (6 lb)', '2 tbsp butter', '1 onion, quartered'],
        ['Preheat the oven to 350F. Rub the turkey with the butter.', 'Roast with the onion for 2 hours.'],
        'slowCooker',
      ),
    ).toMatch(/set the turkey breast on top, skin side up/);
  });

  it('rolls what is rolled with all that is in it, and knows a ham', () => {
    const rolls = words(
      'Stuffed cabbage rolls',
      [
        '1 head green cabbage',
        '1 lb ground beef',
        '1 cup cooked rice',
        '2 tbsp chopped parsley',
        '1 can crushed tomatoes',
      ],
      [
        'Boil the cabbage for 5 minutes and peel off 12 leaves.',
        'Mix the beef, rice and parsley. Put a scoop on each leaf and roll up.',
        'Lay the rolls in a Dutch oven, pour the tomatoes over, cover and simmer over low heat for 75 minutes.',
      ],
      'slowCooker',
    );
    expect(rolls).toMatch(/^Boil the cabbage for 5 minutes[^]*Mix the beef, rice and parsley/);
    expect(rolls).not.toMatch(/Stir in the/);
    expect(
      words(
        'Glazed ham',
        ['1 fully cooked bone-in ham (8 lb)', '1 cup brown sugar'],
        [
          'Preheat oven to 325F. Set the ham in a roasting pan. Bake 2 hours. Brush with the sugar and bake 20 minutes.',
        ],
        'slowCooker',
      ),
    ).toMatch(/on LOW for 4–6 hours/);
  });

  it('says no where a boil has no pot', () => {
    const reason = (...recipe: Parameters<typeof adapt>): string | null => adapt(...recipe).reason;
    expect(
      reason(
        'Shrimp boil',
        ['2 lb shrimp', '1 lb baby potatoes', '1 lb andouille sausage, in chunks'],
        [
          'Bring a huge pot of water to a boil. Add the potatoes and cook 10 minutes.',
          'Add the sausage and boil 5 minutes. Add the shrimp and boil 3 minutes. Drain.',
        ],
        'oven',
      ),
    ).toMatch(/pot of seasoned water/);
  });
});
