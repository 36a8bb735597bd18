import { expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

it('bastes with the share that the author gave, and uses the juices of the bag where the plate had them', () => {
  const said = adaptForFour(
    'Pork Chops with Cider Sauce',
    [
      '4 bone-in pork rib chops, 1 inch thick',
      '1 tsp salt',
      '1 tbsp vegetable oil',
      '3 tbsp butter',
      '4 sprigs thyme',
      '1 cup apple cider',
      '1/2 cup chicken stock',
    ],
    [
      'Salt the chops.',
      'Get a skillet hot with the oil. Sear chops 4 min per side, stand them up to render the fat edge.',
      'Turn down to medium, throw in 1 tbsp butter and 2 sprigs of the thyme and baste 2-3 min till they hit 145. Rest on a plate.',
      'Pour off the fat. Add cider, stock and the rest of the thyme and boil hard 8 min.',
      'Whisk in the last of the butter. Put the plate juices in too. Spoon over the chops.',
    ],
    'sousVide',
  ).text.instructions.join('\n');
  expect(said).toMatch(
    /add 1 tbsp butter and 2 sprigs of the thyme, put it back over medium heat and baste/i,
  );
  expect(said).toMatch(/on their rim of fat for 1 minute/);
  expect(said).toMatch(/Put the juices from the bag in too/i);
  expect(said).not.toMatch(/Rest on a plate/);
});
