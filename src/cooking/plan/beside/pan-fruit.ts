import { burner, in_, isAsian, plain, side, western, within, type LeftoverSide } from './plate.ts';
import { step } from './side-role.ts';

const porky = /^(?:pork|ham|bacon|gammon|kielbasa)|sausage|bratwurst|chorizo/;

const cut = 'cored and cut into wedges';

/** Apples and pears turned in a pan until golden, which sausages and pork are eaten with all over the north. */
export const panFruit: LeftoverSide = {
  ...plain,
  id: 'side_pan_fruit',
  takes: { apple: cut, 'granny-smith-apple': cut, pear: cut },
  grams: 90,
  unit: 'piece',
  group: side,
  oil: 5,
  suits: (plate) =>
    plate.foods.some(({ id }) => porky.test(id)) &&
    within(plate, western) &&
    !isAsian(plate) &&
    in_('roast grill fry bake braise seared saute mash')(plate),
  step: step('side_pan_fruit', {
    ...burner,
    action: 'fry',
    uses: ['side_pan_fruit'],
    tools: ['frying pan'],
    minutes: [6, 8],
    active: 3,
    until: 'golden at the edges and soft, but still in one piece',
    say: 'Shortly before everything is ready, fry {side_pan_fruit} in {side_pan_fruit_oil} in a wide pan with a pinch of salt, turning once or twice, until {until}, {min}. Keep warm.',
  }),
  tail: ' Serve with {side_pan_fruit}.',
  named: 'It comes with pan-fried {side_pan_fruit.n}.',
};
