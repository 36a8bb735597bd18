import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

describe('a pot in a microwave', () => {
  const risotto = adaptForFour(
    'Mushroom Risotto',
    [
      '300 g arborio rice',
      '250 g chestnut mushrooms, sliced',
      '1 onion, finely chopped',
      '2 garlic cloves, crushed',
      '50 g butter',
      '1 tbsp olive oil',
      '120 ml dry white wine',
      '1.1 litres hot vegetable stock',
      '50 g Parmesan, finely grated',
    ],
    [
      'Heat the oil and half the butter in a wide pan. Cook the onion gently for 8 minutes until soft. Add the mushrooms and garlic and cook for 5 minutes.',
      'Stir in the rice for 2 minutes until glossy, then add the wine and let it bubble away.',
      'Add the hot stock a ladleful at a time, stirring, for 18-20 minutes until the rice is creamy.',
      'Beat in the remaining butter and the Parmesan. Season, cover for 2 minutes and serve.',
    ],
    'microwave',
  );
  const said = risotto.text.instructions.join('\n');

  it('tells every stage of a risotto with its power, cover and minutes', () => {
    expect(said).toMatch(/half the butter and the onion in a large \(3-litre\) microwave-safe bowl/);
    expect(said).toMatch(/mushrooms and the garlic\. Microwave, uncovered, on HIGH for 4–5 minutes/);
    expect(said).toMatch(/650 ml of the hot[^]*rest of the[^]*still a little soupy/);
    expect(said).toContain('Beat in the remaining butter and the Parmesan.');
    expect(said).not.toMatch(/ladle|\bpan\b|bubble|glossy/);
    expect(risotto.text.ingredients.join('\n')).toMatch(/1 litre hot vegetable stock/);
  });

  it('cooks mince first, and beans with the time that they had', () => {
    const chilli = adaptForFour(
      'Beef Chilli',
      [
        '1 tbsp oil',
        '500g beef mince',
        '1 onion, chopped',
        '400g can chopped tomatoes',
        '300ml beef stock',
        '400g can kidney beans, drained',
      ],
      [
        'Heat the oil in a large pan and brown the mince for 6-8 minutes. Add the onion and cook for 5 minutes.',
        'Add the tomatoes and stock, bring to the boil and simmer for 30 minutes.',
        'Add the beans and cook for 10 minutes more. Season and serve.',
      ],
      'microwave',
    ).text.instructions.join('\n');
    expect(chilli).toMatch(
      /breaking it up with a fork twice, until no pink is left and it has reached 71 °C/,
    );
    expect(chilli).toMatch(/on HIGH for [^]*until it bubbles[^]*MEDIUM \(50 %\)[^]*stand, covered/);
    expect(chilli).toMatch(
      /Stir in the (?:kidney )?beans, cover loosely and microwave on HIGH for 6–7 minutes/,
    );
    expect(chilli).not.toMatch(/simmer|boil\b|\bbrown\b/);
  });

  it('leaves pilaf to stand once, and tough meat to other machines', () => {
    const pilaf = adaptForFour(
      'Lemon pilaf',
      [
        '2 tbsp butter',
        '1 onion, chopped',
        '300g basmati rice',
        '600ml chicken stock',
        '2 tbsp chopped parsley',
      ],
      [
        'Melt the butter in a saucepan, soften the onion 5 mins.',
        'Stir in the rice for 1 min, add the stock, bring to a boil.',
        'Cover and cook on low for 12 mins. Leave off the heat, covered, 5 mins.',
        'Fork through the parsley.',
      ],
      'microwave',
    ).text.instructions.join('\n');
    expect(pilaf).toMatch(
      /MEDIUM \(50 %\) for 10–12 minutes without stirring[^]*stand, covered, for 5 minutes/,
    );
    expect(pilaf.match(/5 min/g)).toHaveLength(2);
    const stew = adaptForFour(
      'Beef stew',
      ['800g braising steak, cubed', '2 onions', '500ml beef stock', '1 tbsp oil'],
      ['Brown the beef in the oil, add the onions.', 'Pour in the stock and simmer for 2 hours.'],
      'microwave',
    ).text.instructions.join('\n');
    expect(stew).not.toMatch(/MEDIUM \(50 %\)/);
  });
});
