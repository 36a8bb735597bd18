import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../../test/support/adapt.ts';

const list = [
  '1 lb navy beans',
  '1/2 lb salt pork',
  '1 onion, whole, peeled',
  '1/2 c molasses',
  '2 tsp dry mustard',
];

describe('beans that are boiled, drained and then baked', () => {
  it('have their long bake in the slow cooker and their boil on the stove', () => {
    const steps = adapt(
      'Baked beans',
      list,
      [
        'Soak beans overnight. Drain.',
        'Fresh water to cover by 2 in. Simmer til skins crack, 45 min or so. Drain, SAVE the water.',
        'Onion in bottom of bean pot. Beans in. Push salt pork down in the top.',
        'Mix molasses and mustard w/ 2 c of the hot bean water. Pour over. Should just cover.',
        'Lid on, 300 oven, 6 hrs. Look every hr, add bean water if dry.',
        'Lid off last hr to brown the pork.',
      ],
      'slowCooker',
    ).text.instructions;
    expect(steps[1]).toMatch(/cover by 2 in\. Simmer til skins crack, 45 min or so\. Drain, SAVE the water/);
    expect(steps[2]).toMatch(/^Onion in (?:the )?bottom of the slow cooker\. Beans in\./);
    expect(steps[3]).toContain('2 c of the hot bean water. Pour over.');
    expect(steps[4]).toMatch(/^Cover and cook on LOW for 8–10 hours.*hot bean water if they look dry\.$/);
    expect(steps[5]).toMatch(/^For the last hour take the lid off/);
    expect(steps.join(' ')).not.toMatch(/½ cup|every hr|300/);
  });
});
