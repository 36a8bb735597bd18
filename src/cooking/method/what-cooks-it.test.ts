import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../test/support/adapt.ts';

describe('what a dish is cooked by', () => {
  it('is the pot in which it simmers for hours, whatever was charred for its sauce', () => {
    const { text } = adaptForFour(
      'Pork Chile Verde',
      [
        '900 g tomatillos',
        '3 poblano chiles',
        '1.2 kg boneless pork shoulder, cut into 4 cm pieces',
        '2 tbsp oil',
        '1 onion, chopped',
        '750 ml chicken stock',
      ],
      [
        'Heat the grill (broiler) to high. Spread the tomatillos and poblanos on a foil-lined baking sheet and grill for 10 to 12 minutes, until blackened in spots.',
        'Blend the tomatillos with the poblanos to a coarse purée.',
        'Heat the oil in a large heavy pot over medium-high heat and brown the pork in three batches, about 6 minutes per batch. Cook the onion in the same pot for 6 minutes.',
        'Return the pork to the pot with the purée and stock. Bring to a boil, partly cover and simmer gently for 1 hour 45 minutes to 2 hours, until tender.',
      ],
      'pressureCooker',
    );
    const said = text.instructions.join('\n');
    expect(said).toMatch(/baking sheet and grill for 10 to 12 minutes/);
    expect(said).toMatch(/brown the pork[^]*high pressure for 25 minutes/);
    expect(said).not.toMatch(/simmer gently|2 hours/);
  });

  it('holds no stock in its basket: that boils down beside it', () => {
    const { text } = adaptForFour(
      'Lemon Chicken and Potatoes',
      [
        '6 bone-in skin-on chicken thighs',
        '2 lb potatoes, cut in wedges',
        '1/3 cup olive oil',
        '1/3 cup lemon juice',
        '1 cup chicken broth',
        '100 g feta, crumbled',
      ],
      [
        'Toss the chicken and potatoes with the oil and lemon juice in a large bowl.',
        'Preheat the oven to 400F. Dump it all in a 9x13 roasting pan, potatoes on the bottom, chicken on top, and pour the broth around the edges.',
        'Roast for 1 hr 10 min, until the chicken is brown and the potatoes are soft. Take the chicken out to a plate. Turn the oven up to 450 and put the potatoes back in for 10-15 min.',
        'Put the chicken back on, sprinkle the feta over and serve right from the pan.',
      ],
      'airFryer',
    );
    const said = text.instructions.join('\n');
    expect(said).toMatch(
      /Lay the chicken in the basket[^]*20–25 minutes[^]*Tip the potatoes into the basket/,
    );
    expect(said).toMatch(/boil the (?:chicken )?broth in a small pan/);
    expect(said).not.toMatch(/pour the broth around|Serve right\b|serve right\b|roasting pan/);
  });
});
