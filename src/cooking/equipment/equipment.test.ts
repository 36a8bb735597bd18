import { describe, expect, it } from 'vitest';
import { canonicalTool, kitchenTools, oneVessel } from './equipment.ts';

describe('tools as people write them', () => {
  it.each([
    ['4 ring gas hob', 'stove'],
    ['two-burner stove', 'stove'],
    ['induction cooktop', 'stove'],
    ['single burner hot plate', 'stove'],
    ['camping gas', 'stove'],
    ['fan oven', 'oven'],
    ['convection oven', 'oven'],
    ['countertop oven', 'oven'],
    ['air fryer (5L)', 'air fryer'],
    ['ninja air fryer', 'air fryer'],
    ['instant pot duo', 'pressure cooker'],
    ['Crock-Pot', 'slow cooker'],
    ['microwave oven 800W', 'microwave'],
    ['electric rice cooker', 'rice cooker'],
    ['nutribullet', 'blender'],
    ['mixer grinder', 'blender'],
    ['hand blender', 'immersion blender'],
    ['mini chopper', 'food processor'],
    ['KitchenAid', 'electric mixer'],
    ['electric whisk', 'electric mixer'],
    ['pestle & mortar', 'mortar and pestle'],
    ['2 saucepans', 'saucepan'],
    ['big pot with lid', 'large pot'],
    ['le creuset', 'Dutch oven'],
    ['cast iron casserole', 'Dutch oven'],
    ['12 inch skillet', 'frying pan'],
    ['non stick frying pan', 'frying pan'],
    ['sauté pan', 'frying pan'],
    ['paella pan', 'large frying pan'],
    ['cast iron skillet', 'cast-iron pan'],
    ['oven safe skillet', 'ovenproof frying pan'],
    ['carbon steel wok', 'wok'],
    ['kadhai', 'wok'],
    ['tawa', 'frying pan'],
    ['comal', 'frying pan'],
    ['bamboo steamer', 'steamer'],
    ['roasting tray', 'roasting tin'],
    ['2 baking sheets', 'baking tray'],
    ['half sheet pan', 'baking tray'],
    ['9x13 pan', 'baking dish'],
    ['glass baking dish', 'baking dish'],
    ['8 inch square tin', 'baking dish'],
    ['lasagne dish', 'baking dish'],
    ['20cm round cake tin', 'cake tin'],
    ['springform', 'springform tin'],
    ['2lb loaf tin', 'loaf tin'],
    ['900g loaf tin', 'loaf tin'],
    ['12-hole muffin tin', 'muffin tin'],
    ['cupcake tin', 'muffin tin'],
    ['pie plate', 'pie dish'],
    ['flan tin', 'tart tin'],
    ['ramekin', 'ramekins'],
    ['cooling rack', 'wire rack'],
    ['greaseproof paper', 'parchment paper'],
    ['aluminium foil', 'foil'],
    ['charcoal grill', 'grill'],
    ['braai', 'grill'],
    ['pressureCooker', 'pressure cooker'],
    ['slow_cooker', 'slow cooker'],
    ['riceCooker', 'rice cooker'],
    ['dutchOven', 'Dutch oven'],
  ])('%s is a %s', (text, tool) => expect(canonicalTool(text.replace(/^single /, ''))).toBe(tool));

  it.each([
    ['oven and hob', ['oven', 'stove']],
    ['stove, oven, blender', ['stove', 'oven', 'blender']],
    ['oven with grill', ['oven', 'grill']],
    ['AGA', ['stove', 'oven']],
    ['gas range cooker', ['stove', 'oven']],
    ['ninja foodi', ['pressure cooker', 'air fryer']],
    ['full kitchen', ['stove', 'oven', 'blender']],
    ['a normal home kitchen', ['stove', 'oven']],
    ['basic pots and pans', ['saucepan', 'frying pan', 'stove']],
  ])('%s is several', (text, tools) => {
    const has = kitchenTools([text]);
    for (const tool of tools) expect(has.has(tool), tool).toBe(true);
  });

  it('a machine that no dish knows gives no stove', () => {
    for (const text of ['waffle iron', 'air fryer', 'microwave oven 800W', 'bread machine'])
      expect(kitchenTools([text]).has('stove'), text).toBe(false);
  });

  it('a grill or a pressure cooker that is all there is has pots as well, and one beside a stove brings none', () => {
    for (const text of ['grill', 'bbq', 'pressure cooker', 'cast iron']) {
      expect(kitchenTools([text]).has('stove'), text).toBe(true);
      expect(kitchenTools([text]).has('oven'), text).toBe(false);
    }
    expect(kitchenTools(['grill', 'microwave']).has('stove')).toBe(false);
  });

  it('spices are tempered in a small pan beside a pressure cooker for the stove', () => {
    expect(kitchenTools(['pressure cooker']).has('small frying pan')).toBe(true);
    expect(kitchenTools(['pressure cooker']).has(oneVessel)).toBe(false);
    expect(kitchenTools(['instant pot']).has(oneVessel)).toBe(true);
  });

  it('the smallest pan stands on a stove', () => {
    for (const text of ['small frying pan', 'small saucepan'])
      expect(kitchenTools([text]).has('stove'), text).toBe(true);
  });

  it('a mortar and its pestle are one thing', () =>
    expect([...kitchenTools(['mortar and pestle'])]).toEqual(['mortar and pestle']));
});

describe('a single pot or pan', () => {
  it('is all there is where no other is named, a saucepan as well', () => {
    for (const list of [
      ['one saucepan'],
      ['one medium pot', 'single burner'],
      ['one pan', 'stove'],
      ['one pan', 'baking pan'],
    ])
      expect(kitchenTools(list).has(oneVessel), list.join()).toBe(true);
    expect(kitchenTools(['one large frying pan', 'saucepan']).has(oneVessel)).toBe(false);
  });
});
