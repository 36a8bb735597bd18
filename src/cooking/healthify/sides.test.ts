import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import type { HealthFocus } from '../vocabulary.ts';
import { sideMoves } from './sides.ts';

const kitchen = loadKitchen();

function served(text: string, focus: HealthFocus, deny: (id: string) => boolean = () => false): string {
  const understood = understandRecipe(
    {
      title: 'Beef',
      description: null,
      cuisine: null,
      ingredients: ['1 lb beef', '1 onion'],
      instructions: [text],
      servings: 4,
    },
    kitchen,
  );
  return sideMoves(understood, focus, ({ id }) => (deny(id) ? 'out' : null), kitchen.foods)
    .flatMap(({ edits }) => edits)
    .flatMap((edit) => (edit.kind === 'replace-text' ? [edit] : []))
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((made, { span, text: by }) => made.slice(0, span.start) + by + made.slice(span.end), text);
}

test.each([
  ['Serve with fries if you like.', 'lowCarb', 'Serve with a crisp green salad if you like.'],
  ['Serve over mashed potatoes or pasta.', 'lowCarb', 'Serve over mashed cauliflower or zucchini noodles.'],
  ['Serve in soft rolls.', 'lowCarb', 'Serve in crisp lettuce leaves.'],
  ['Serve with a baguette to mop up the sauce.', 'lowCarb', 'Serve with a crisp green salad.'],
  [
    'Serve with garlic bread and a side salad.',
    'lowCarb',
    'Serve with steamed green beans and a side salad.',
  ],
  [
    'Serve with garlic bread and a side salad.',
    'lowFat',
    'Serve with crusty whole-grain bread and a side salad.',
  ],
  ['Serve over hot buttered noodles.', 'heartHealthy', 'Serve over hot whole-wheat noodles.'],
  ['Serve over hot buttered noodles.', 'lowFat', 'Serve over hot noodles.'],
  ['Serve with steamed basmati rice.', 'highFiber', 'Serve with steamed brown basmati rice.'],
  ['Serve with clotted cream or custard.', 'lowSugar', 'Serve with a spoonful of plain Greek yogurt.'],
  ['Serve with brown rice.', 'highFiber', 'Serve with brown rice.'],
  ['Cook the rice and drain it.', 'lowCarb', 'Cook the rice and drain it.'],
] as const)('%s (%s)', (text, focus, made) => expect(served(text, focus)).toBe(made));

test('what may not come in does not', () => {
  const text = 'Serve warm with vanilla ice cream.';
  expect(served(text, 'lowSugar')).toBe('Serve warm with a spoonful of plain Greek yogurt.');
  expect(served(text, 'lowSugar', (id) => /yogurt/.test(id))).toBe(text);
});
