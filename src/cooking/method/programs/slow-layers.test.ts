import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

const list = [
  '9 lasagna noodles',
  '1 lb ground pork',
  '1 onion, diced',
  '1 jar (24 oz) marinara',
  '15 oz ricotta',
  '1 egg',
  '1/2 cup grated Parmesan',
  '12 oz mozzarella, shredded',
];

describe('a baked pasta whose oven is told by bare degrees and the size of its dish', () => {
  const adapted = adaptForFour(
    'Weeknight Lasagna',
    list,
    [
      'Brown the pork and onion in a big skillet. Stir in the marinara and simmer 20 minutes.',
      'Boil the noodles, rinse in cold water and lay them on a towel.',
      'Mix the ricotta, egg and half the Parmesan.',
      'In a 9x13 put down a little sauce, then 3 noodles, a third of the ricotta, a third of the mozzarella and a third of the sauce. Do that two more times and put the rest of the Parmesan on top.',
      'Cover with foil and bake at 375 for 25 minutes. Take off the foil, 20 more until bubbling.',
      'Let it stand 15 minutes.',
    ],
    'slowCooker',
  );
  const said = adapted.text.instructions.join('\n');

  it('is an oven dish, layered raw, and nothing of foil, oven or boiling water is left', () => {
    expect(adapted.source).toBe('oven');
    expect(adapted.feasible).toBe(true);
    expect(said).not.toMatch(/\bfoil\b|\bbake\b|\btowel\.|boil the|rinse|9x13/i);
    expect(said).toMatch(/a third of the lasagna noodles, raw and broken to fit/);
  });

  it('keeps cheese back for the end, and is hot in the middle before that', () => {
    expect(said).toMatch(/keeping back a handful of the mozzarella and the rest of the Parmesan/i);
    expect(said).toMatch(/on LOW for 3½–4 hours[^.]*160 °F[\s\S]*cheese that was kept back/);
  });
});

it('ends the minutes that an oven gives once the foil is off, where no verb says so', () => {
  const rolled = adaptForFour(
    'Beef Enchiladas',
    ['1 lb ground beef', '2 cups enchilada sauce', '10 corn tortillas', '2 cups shredded cheddar'],
    [
      'Brown the beef in a skillet. Stir in half a cup of the sauce.',
      'Roll the beef up in the tortillas and lay them in a 9x13. Pour over the rest of the sauce and the cheddar.',
      'Cover with foil and bake at 350 for 20 minutes. Take off the foil, 10 more until bubbling.',
      'Let stand 5 minutes.',
    ],
    'slowCooker',
  );
  expect(rolled.text.instructions.join('\n')).not.toMatch(/10 more|foil/);
});
