import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../../test/support/adapt.ts';

describe('boneless thighs from an oven tray', () => {
  it('are grilled over direct heat for minutes, with no tray and no slices on the grate', () => {
    const said = adapt(
      'Oven-Roasted Chicken Shawarma',
      [
        '1/3 cup olive oil',
        '1 tbsp ground cumin',
        '2 lbs boneless, skinless chicken thighs',
        '1 large red onion, cut into wedges',
        '6 pita breads',
      ],
      [
        'Whisk the oil and cumin in a bowl. Add the chicken, turn to coat and refrigerate for 2 hours.',
        'Preheat the oven to 425°F. Add the onion to the chicken and toss, then spread everything out on a large rimmed baking sheet.',
        'Roast for 30-35 minutes, until browned and cooked through.',
        'Rest for 5 minutes, then slice the chicken thinly. Return it to the pan juices and broil for 2-3 minutes until the edges are crisp.',
        'Warm the pitas in the oven for 3 minutes and serve.',
      ],
      'grill',
    ).text.instructions.join('\n');
    expect(said).toMatch(/Grill the chicken thighs over direct medium-high heat for 10–12 minutes, turning/);
    expect(said).toMatch(/the chicken thighs reach 165 °F/);
    expect(said).toMatch(/slice the chicken thinly\.$/m);
    expect(said).toMatch(/pitas on the grate/);
    expect(said).not.toMatch(/tray|without fire|sheet|juices|40–45/);
  });
});
