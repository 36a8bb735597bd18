import { describe, expect, it } from 'vitest';
import { insisted, unspoken } from './spoken.ts';

describe('talk in an author’s instruction', () => {
  it.each([
    ['Chuck the noodles in and toss like you mean it.', 'Chuck the noodles in and toss.'],
    ["It'll look weird and lumpy, don't panic.", "It'll look lumpy."],
    [
      "Rest it for 20 minutes, it really needs this, so go and have a glass of wine. You've earned it!",
      'Rest it for 20 minutes.',
    ],
    [
      'Now the tomatoes, which I like to crush in my hands (wear an apron, I never do), with the sugar and the salt, and then you let it simmer.',
      'Add the tomatoes, crushed by hand, with the sugar and the salt, then let it simmer.',
    ],
    [
      'Carry it straight to the table with the bread, and don’t expect leftovers.',
      'Serve at once with the bread.',
    ],
    ['Which is to say: preheat your oven to 375°F.', 'Preheat your oven to 375°F.'],
    [
      'Beat for a full 3 minutes. I know 3 minutes feels like a long time. Put on a song. Add the eggs.',
      'Beat for a full 3 minutes. Add the eggs.',
    ],
    [
      'If you have the patience of a saint, which I do not, but did that day because I was on the phone with the plumber, chill the dough for 30 minutes.',
      'If possible, chill the dough for 30 minutes.',
    ],
    ['Bake for 9 minutes. They are not raw. Have faith.', 'Bake for 9 minutes. They are not raw.'],
    [
      'They keep in a tin for 4 days, though I have only heard this from other people.',
      'They keep in a tin for 4 days.',
    ],
    [
      'Fry it for 8 minutes. Do not be on WhatsApp during this part.',
      'Fry it for 8 minutes. Do not leave it unattended.',
    ],
    ['Cover with the lid. No stirring, no peeping.', 'Cover with the lid. Do not stir or lift the lid.'],
    ['Cover, so that no steam escapes, not even small.', 'Cover, so that no steam escapes.'],
    ['Then off, stir in the butter.', 'Take it off the heat, then stir in the butter.'],
    ['Turn it off, stir in the butter.', 'Turn it off, stir in the butter.'],
    ['Leave until stone cold.', 'Leave until completely cold.'],
    ['Now the fun part - smear the butter all over.', 'Smear the butter all over.'],
    ['Stir in the walnuts, if you’re a nut person.', 'Stir in the walnuts if you like.'],
    ['Into the tin it goes, 25-28 minutes.', 'Pour it into the tin and bake for 25-28 minutes.'],
    [
      'Brown the meatballs in batches (crowding is a sin), 6 minutes or so.',
      'Brown the meatballs in batches, about 6 minutes.',
    ],
    [
      'Get your hands in there and mix the bread with the pork.',
      'Mix the bread with the pork with your hands.',
    ],
    ['Put the tray in. Custard, obviously.', 'Put the tray in. Serve with custard.'],
    [
      'Melt it over simmering water (or nuke it in 30 second bursts, no judgment here).',
      'Melt it over simmering water (or microwave it in 30 second bursts).',
    ],
    ['Serve with bread, which is how my grandfather had them.', 'Serve with bread.'],
    [
      "Turn it up, add the mince and really brown it, don't just let it go grey like school dinners.",
      "Turn the heat up, add the mince and brown it; don't let it go grey.",
    ],
    [
      'Get the chicken out of the fridge an hour before you want to cook.',
      'Take the chicken out of the fridge an hour before cooking.',
    ],
    ['My blender is ancient so I add a splash of water.', 'Add a splash of water if needed.'],
    ['Chuck in the beef and get it nicely coated.', 'Chuck in the beef and coat it well.'],
    ['It should look thick and glossy, like melted lip gloss.', 'It should look thick and glossy.'],
    [
      'So my aunt Denise would start by turning the oven on to 375°F before she even put her purse down. Do that, and butter a dish while you’re at it.',
      'Turn the oven on to 375°F. Butter a dish.',
    ],
    [
      'Into the dish they go. Back in it goes for 35 minutes.',
      'Put them in the dish. Put it back in for 35 minutes.',
    ],
    [
      'Take the peaches out (hot! careful!) and drop the dough on top.',
      'Take the peaches out (be careful: hot) and drop the dough on top.',
    ],
    ["Don't you dare overmix it.", "Don't overmix it."],
    ["Rub in the butter till it's like crumbs.", 'Rub in the butter till it looks like crumbs.'],
    ['Leave gaps, cobbler is supposed to look rough.', 'Leave gaps, as cobbler is meant to look rough.'],
    [
      'Let it sit a good 20 minutes if you can fight everybody off, then serve.',
      'Let it sit for 20 minutes, then serve.',
    ],
    ['Bake them all by themselves for 10 minutes.', 'Bake them alone for 10 minutes.'],
    ['Get that oven on to 350°F and grease a pan.', 'Heat the oven to 350°F and grease a pan.'],
    ['Soak the crumbs for 5 minutes while you yell at the kids.', 'Soak the crumbs for 5 minutes.'],
    [
      'Get the oil hot in a big skillet over medium heat and brown those babies, about 8 minutes.',
      'Heat the oil in a big skillet over medium heat until hot, then brown those babies, about 8 minutes.',
    ],
    ['Over pasta they go, or straight in your mouth.', 'Serve over pasta.'],
  ])('%s', (said, printed) => {
    expect(unspoken(said)).toBe(printed);
  });

  it.each([
    'Rub the butter into the flour until it looks like breadcrumbs.',
    'Whisk until thick and pale, like softly whipped cream.',
    "Bake for 40 minutes; don't open the door.",
    'Leave it on the counter for an hour before you cook it.',
    'Take them off the heat before they even start to brown.',
    'If it sticks, the dough is meant to be wet.',
    'Fold in the berries, which are meant to look whole.',
    'Do this and the cake will rise.',
  ])('leaves what tells the cook something: %s', (text) => {
    expect(unspoken(text)).toBe(text);
  });
});

it('says that a step matters where its author laughs at whoever leaves it out', () => {
  expect(
    insisted(
      'Boil it until the water is gone. Auntie says if you skip this you are making soup, not jollof.',
    ),
  ).toBe('Boil it until the water is gone. This step is essential.');
  expect(insisted('Soak the rice. If you skip this, cook it for 5 minutes longer.')).toBe(
    'Soak the rice. If you skip this, cook it for 5 minutes longer.',
  );
});
