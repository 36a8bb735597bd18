import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { Tone } from '../vocabulary.ts';
import { titleParts } from './beside/dish-kinds.ts';
import { retitle } from './title.ts';

const { tones } = loadKitchen();
const titled = (title: string, tone: Tone, seed = 1): string =>
  retitle(title, tones.tones[tone], tones, seed);

describe('titles', () => {
  it.each([
    ['A Bakewell tart, as my nan made it in Matlock, with a few confessions', 'Bakewell Tart'],
    ['Cottage pie like we had on Thursdays', 'Cottage Pie'],
    ['Brownies that got me through my exams', 'Brownies'],
    ['The Chocolate Chip Cookies That Saved My Tuesday', 'Chocolate Chip Cookies'],
    ['Banana bread (the moist one)', 'Banana Bread'],
    ['Chicken Adobo, the Way She Taught Me', 'Chicken Adobo'],
    ['Easy lemon possets + shortbread biccies', 'Lemon Possets with Shortbread Biscuits'],
    ['Sausage tray bake for lazy people', 'Sausage Tray Bake'],
    ['Mushroom risotto, the slow way', 'Mushroom Risotto, the Slow Way'],
    ['butter chicken (works every time lol)', 'Butter Chicken'],
    ['fish curry!! (flatmate’s recipe, sworn to secrecy)', 'Fish Curry'],
    ['choc chip cookies ur gonna want to eat the whole tray', 'Chocolate Chip Cookies'],
    ['Sheet pan fajitas bc im tired', 'Sheet Pan Fajitas'],
    ['THE Chili That Won the Office Cook-Off!', 'Chili'],
    ['Shortbread (Gran)', 'Shortbread'],
    ["You'll-Put-It-On-Everything Chimichurri Steak", 'Chimichurri Steak'],
    ['My Kids Are Obsessed Crockpot Taco Chicken', 'Crockpot Taco Chicken'],
    ["Nana's Can't-Stop-Eating-It Cucumber Salad", 'Cucumber Salad'],
    ["The Best Dang Chocolate Chip Cookies You'll Ever Eat", 'Chocolate Chip Cookies'],
    ["Crazy Easy No-Knead Bread, Y'all", 'No-Knead Bread'],
    ['Weeknight Lifesaver Fried Rice', 'Fried Rice'],
    ['Toad-in-the-Hole with Gravy', 'Toad-in-the-Hole with Gravy'],
    ['Overnight oats x2', 'Overnight Oats'],
    ['Bun cha (grilled pork noodle bowls)', 'Bun Cha (Grilled Pork Noodle Bowls)'],
    ['miso cod (re: what did you cook this weekend)', 'Miso Cod'],
    ['Re: RE: Lentil soup', 'Lentil Soup'],
    ['My lentil soup', 'Lentil Soup'],
    ['Aunt Denise’s Famous Peach Cobbler', 'Peach Cobbler'],
    ["Uncle Ray's Legendary Chili", 'Chili'],
    ["Auntie Folake's Party Jollof (don't tell her I wrote it down)", 'Party Jollof'],
    ['Nana Kathleens soda bread', "Nana Kathleen's Soda Bread"],
    ['Mums gravy', "Mum's Gravy"],
    ['my moms pot roast', "My Mom's Pot Roast"],
    ['The Tiramisu That Ruined All Other Tiramisus For Me', 'Tiramisu'],
    ['Plain Scones, after Mrs. Parfitt', 'Plain Scones, After Mrs. Parfitt'],
  ])('%s is %s', (title, dish) => expect(titled(title, 'elegant').toLowerCase()).toBe(dish.toLowerCase()));

  it('take what the dish is into them', () => {
    const loaf = new Set([1, 2, 3, 4].map((seed) => titled('Rye bread', 'storytelling', seed)));
    const stew = new Set([1, 2, 3, 4].map((seed) => titled('Lamb stew', 'storytelling', seed)));
    for (const one of loaf) expect(stew.has(one.replace('Rye Bread', 'Lamb Stew'))).toBe(false);
    expect(titled('Victoria Sandwich', 'kidFriendly')).not.toMatch(/Build/);
    expect(titled('Cottage pie', 'educational')).not.toMatch(/Cold Fat/);
    expect(titled('Lemon possets and shortbread', 'kidFriendly')).not.toMatch(/Roll/);
    expect(titled('Plain scones', 'rustic')).not.toMatch(/Plain Good Plain/);
  });

  it('take no bread that lies in a soup for a loaf, and stand behind no brackets', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(titled('Bread Soup', 'rustic', seed)).not.toMatch(/Hearth/);
      expect(titled('Ribollita (Tuscan Bread and Bean Soup)', 'rustic', seed)).toMatch(/\)$/);
    }
  });

  it('are for kinds of dishes or for all', () => {
    expect(titleParts('=stew|=soup: {title} from the Big Pot')).toEqual({
      of: ['=stew', '=soup'],
      pattern: '{title} from the Big Pot',
    });
    expect(titleParts('{title}: Method')).toEqual({ of: [], pattern: '{title}: Method' });
  });
});
