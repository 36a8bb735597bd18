import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { HealthFocus } from '#cooking/vocabulary';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const made = (
  focus: HealthFocus,
  title: string,
  servings: number,
  ingredients: string[],
  instructions: string[],
) => {
  const answer = healthify(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    health_focus: focus,
  });
  return {
    ...answer,
    list: answer.ingredients.map(({ text }) => text).join('\n'),
    steps: answer.instructions.join('\n'),
    reasons: answer.changes.map(({ reason }) => reason).join('\n'),
  };
};

describe('what brings most is what is changed', () => {
  const hotpot = () =>
    made(
      'lowSodium',
      'Sausage and bean hotpot',
      4,
      [
        '8 pork sausages',
        '4 rashers smoked bacon, chopped',
        '1 onion, chopped',
        '400g tin baked beans',
        '400g tin chopped tomatoes',
        '1 beef stock cube',
        '300ml boiling water',
        '1 tbsp vegetable oil',
      ],
      [
        'Brown the sausages in the oil in a large casserole for 10 minutes, then set aside.',
        'Fry the bacon until crisp, add the onion and cook for 8 minutes.',
        'Dissolve the stock cube in the water. Pour in with the tomatoes and bring to the boil.',
        'Return the sausages, cover and simmer for 25 minutes.',
        'Stir in the baked beans and cook for 10 minutes.',
      ],
    );

  it('bought sausages become lean mince that is seasoned at home, and patties to the end', () => {
    const { list, steps, targets, title } = hotpot();
    expect(list).toMatch(/lean pork mince/);
    expect(list).toMatch(/fennel seeds/);
    expect(steps).toMatch(/shape it into 8 small patties/);
    expect(steps).toMatch(/Return the patties/);
    expect(steps).not.toMatch(/sausage/i);
    expect(title).toMatch(/sausage/i);
    expect(targets[0]!.met).toBe(true);
  });

  it('beans in sauce become plain ones, each called by its own name', () => {
    const { list, steps } = hotpot();
    expect(list).toMatch(/no-added-salt white beans/);
    expect(steps).toMatch(/Stir in the white beans and tomato passata/);
  });

  it('links that are sliced stay links', () => {
    const { list } = made(
      'lowSodium',
      'Sausage pasta',
      4,
      ['6 pork sausages, sliced', '400g penne', '400g tin chopped tomatoes', '1 tsp salt'],
      [
        'Fry the sausages for 10 minutes.',
        'Boil the penne. Add the tomatoes to the sausages and simmer. Toss.',
      ],
    );
    expect(list).not.toMatch(/mince/);
  });
});
