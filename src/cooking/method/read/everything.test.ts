import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';
import type { Method } from '../../vocabulary.ts';

const said = (title: string, list: readonly string[], steps: readonly string[], target: Method): string =>
  adaptForFour(title, list, steps, target).text.instructions.join('\n');

describe('a pot that everything goes into at once', () => {
  it('is filled once in a slow cooker, liquid and all, before its lid is on', () => {
    const text = said(
      'Split pea and ham soup',
      [
        '500g green split peas',
        '1 ham hock, about 1kg',
        '1 onion, chopped',
        '2 carrots, chopped',
        '2 litres water',
        'pepper',
      ],
      [
        'Rinse the peas. Put everything in a big pan, bring to the boil, skim.',
        'Simmer gently for 2 to 2½ hours, until the peas have collapsed. Top up the water if needed.',
        'Lift out the hock, shred the meat and return. Season with pepper.',
      ],
      'slowCooker',
    );
    expect(text).toMatch(/Put the peas, hock[^.]*water into the slow cooker/);
    expect(text).not.toMatch(/Add the (?:water|ham)/);
  });

  it('keeps its coconut milk in a rice cooker, which is not boiled first', () => {
    const text = said(
      'Coconut rice',
      ['300g jasmine rice', '400ml coconut milk', '180ml water', '1 tsp sugar'],
      [
        'Rinse the rice. Combine everything in a saucepan, bring to a boil over medium heat stirring.',
        'Cover, reduce to low, cook 15 min. Fluff.',
      ],
      'riceCooker',
    );
    expect(text).toMatch(/Combine everything in the rice cooker\./);
    expect(text).not.toMatch(/of water|bring to a boil/);
  });
});

describe('small things of common dishes', () => {
  it('cooks steel-cut oats by the porridge setting, in their own water', () => {
    const text = said(
      'Steel-cut oats',
      ['170g steel-cut oats', '1 litre water', '1/4 tsp salt'],
      ['Bring the water and salt to a boil in a saucepan. Add the oats and simmer for 25-30 minutes.'],
      'riceCooker',
    );
    expect(text).toMatch(/Porridge setting/);
  });

  it('gives potatoes under pressure water for the steam, and their eggs another pot', () => {
    const text = said(
      'Potato salad',
      ['900g potatoes, cubed', '4 eggs', '200g mayonnaise'],
      [
        'Boil the potatoes in salted water 12-15 minutes until tender. Drain and cool.',
        'In another pot, hard boil the eggs, 10 minutes. Peel and chop.',
        'Mix with the mayonnaise.',
      ],
      'pressureCooker',
    );
    expect(text).toMatch(/Pour in \d+ ml of water[^]*In another pot, hard boil the eggs, 10 minutes/);
    expect(text).not.toMatch(/thermometer/);
  });

  it('asks for no thermometer in loose mince that was browned', () => {
    const text = said(
      'One-pot chili mac',
      ['450g ground beef', '1 onion', '400g tin tomatoes', '500ml beef broth', '225g macaroni'],
      [
        'In a large pot brown the beef with the onion, 7-8 minutes.',
        'Stir in the tomatoes, broth and macaroni. Bring to a boil, cover and simmer for 12-14 minutes.',
      ],
      'campfire',
    );
    expect(text).not.toMatch(/thermometer/);
  });

  it('refuses duck breast in wet heat, and names the cut that suits it', () => {
    const { feasible, reason } = adaptForFour(
      'Duck breast with orange',
      ['2 duck breasts', '2 oranges', '1 tbsp honey'],
      [
        'Score the skin. Cook in a pan skin down for 12 minutes until crisp, turn and cook 3-4 minutes for pink.',
        'Add the orange juice and honey and boil for 5 minutes. Slice the duck.',
      ],
      'pressureCooker',
    );
    expect(feasible).toBe(false);
    expect(reason).toMatch(/Duck legs/);
  });

  it('makes the sauce of steamed fish in a small saucepan, not in the basket', () => {
    const text = said(
      'Pan-fried cod with ginger',
      [
        '2 cod fillets, 200g each',
        '1 tbsp vegetable oil',
        '2cm ginger',
        '2 tbsp light soy sauce',
        '1 tsp sugar',
      ],
      [
        'Heat the oil in a frying pan and fry the cod for 3-4 mins each side. Remove to plates.',
        'Add the ginger to the pan and sizzle 30 seconds. Add the soy and sugar, bubble for 30 seconds. Pour over the fish.',
      ],
      'steamer',
    );
    expect(text).toMatch(/Add the ginger to a small saucepan/);
  });

  it('heats a casserole of cooked things in a microwave for as long as that takes', () => {
    const text = said(
      'Chicken and broccoli casserole',
      [
        '300g cooked rice',
        '400g cooked shredded chicken',
        '360g broccoli florets',
        '300g cream of mushroom soup',
        '170g cheddar',
      ],
      [
        'Steam the broccoli for 4 minutes. Mix all with the soup and spread in a dish. Top with the cheddar.',
        'Bake at 180C for 30 minutes until bubbly.',
      ],
      'microwave',
    );
    expect(Number(/for (\d+)–/.exec(text)?.[1])).toBeLessThan(16);
  });
});
