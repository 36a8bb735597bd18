import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { equipmentAsMeant } from './equipment-meant.ts';

const { foods } = loadKitchen();
const kitchen = (...ids: readonly string[]) => ids.map((id) => foods.get(id)!);

describe('equipment as it was meant', () => {
  it('has a stove and an oven beside a thermometer, where duck is to be cooked', () => {
    const { equipment, note } = equipmentAsMeant(
      ['probe thermometer', 'stick blender'],
      kitchen('duck-breast'),
    );
    expect(equipment).toEqual(['probe thermometer', 'stick blender', 'stove', 'oven']);
    expect(note).toMatch(/duck breast is not eaten raw/);
  });

  it('has a stove beside the oven of a baker, and none in a kitchen that is smaller', () => {
    const chocolate = kitchen('dark-chocolate', 'egg');
    expect(equipmentAsMeant(['oven', 'ramekins', 'hand mixer'], chocolate).equipment).toEqual([
      'oven',
      'ramekins',
      'hand mixer',
      'stove',
    ]);
    for (const listed of [['toaster oven', 'muffin tin'], ['oven'], ['oven only', 'cake tin']])
      expect(equipmentAsMeant(listed, chocolate).equipment).toEqual(listed);
  });

  it('has a stove where dried beans go into the slow cooker, and where a sized tin is baked in', () => {
    const beans = equipmentAsMeant(['slow cooker'], kitchen('dried-black-beans'));
    expect(beans.equipment).toEqual(['slow cooker', 'stove']);
    expect(beans.note).toMatch(/boiled for ten minutes/);
    expect(equipmentAsMeant(['slow cooker'], kitchen('pork-shoulder')).note).toMatch(/to brown/);
    expect(equipmentAsMeant(['slow cooker', 'kettle'], kitchen('pork-shoulder')).note).toBeNull();
    expect(equipmentAsMeant(['just a crockpot'], kitchen('ground-beef')).note).toBeNull();
    expect(equipmentAsMeant(['oven', '9x13 inch pan'], kitchen('dark-chocolate')).equipment).toContain(
      'stove',
    );
  });

  it.each(['Spätzlehobel', 'spaetzle maker', 'pasta machine', 'tortilla press', 'potato ricer'])(
    'has a stove beside a tool for what is cooked: %s',
    (tool) => {
      const { equipment, note } = equipmentAsMeant([tool], kitchen('all-purpose-flour', 'egg'));
      expect(equipment).toEqual([tool, 'stove', 'oven']);
      expect(note).toContain(tool);
      expect(equipmentAsMeant([tool, 'microwave'], kitchen('egg')).note).toBeNull();
    },
  );

  it.each([
    [['blender'], ['banana', 'spinach']],
    [['just a blender'], ['duck-breast']],
    [['air fryer'], ['duck-breast']],
    [['microwave', 'kettle'], ['white-rice']],
    [['slow cooker only'], ['beef-chuck']],
    [['large frying pan'], ['beef-chuck']],
    [['electric griddle'], ['beef-chuck']],
    [['sandwich press', 'knife'], ['duck-breast']],
    [['no oven'], ['beef-chuck']],
  ])('is what was said: %s for %s', (listed, ids) => {
    expect(equipmentAsMeant(listed, kitchen(...ids))).toEqual({ equipment: listed, note: null });
  });

  it.each([
    [['sheet pan'], ['pork-tenderloin'], ['oven']],
    [['baking dish'], ['penne'], ['oven', 'stove']],
    [['oven', 'baking dish'], ['pasta', 'italian-sausage'], ['stove']],
    [['bamboo steamer'], ['ground-pork'], ['stove']],
    [['oven', '9x13 baking dish'], ['eggplant', 'ground-lamb'], ['stove']],
    [['oven', 'baking dish'], ['cauliflower', 'butter', 'all-purpose-flour', 'milk'], ['stove']],
    [['oven', 'sheet pan'], ['phyllo', 'spinach', 'feta'], ['stove']],
    [['dutch oven', 'pie dish'], ['beef-chuck', 'puff-pastry'], ['oven']],
    [['immersion blender'], ['butternut-squash', 'coconut-milk'], ['stove', 'oven']],
    [['steamer', 'blender'], ['masa-harina', 'pork-shoulder'], ['stove']],
  ])('has the heat that its ware stands in or on: %s for %s', (listed, ids, more) => {
    const { equipment, note } = equipmentAsMeant(listed, kitchen(...ids));
    expect(equipment).toEqual([...listed, ...more]);
    expect(note).toMatch(/taken for granted/);
  });

  it.each([
    [['oven', 'sheet pan'], ['pork-tenderloin']],
    [['oven', 'baking dish'], ['lasagna-sheets']],
    [['electric steamer'], ['salmon']],
    [['air fryer', 'baking dish'], ['penne']],
    [['microwave', 'steamer'], ['salmon']],
  ])('has no more heat than it says: %s for %s', (listed, ids) => {
    expect(equipmentAsMeant(listed, kitchen(...ids)).equipment).toEqual(listed);
  });

  it('has a pan for the grill, where that is all there is', () => {
    const { equipment, note } = equipmentAsMeant(['charcoal grill', 'tongs'], kitchen('ground-beef'));
    expect(equipment).toEqual(['charcoal grill', 'tongs', 'large frying pan']);
    expect(note).toMatch(/on the grill/);
    expect(equipmentAsMeant(['george foreman grill'], kitchen('ground-beef')).note).toBeNull();
  });

  it('is not asked about where nobody named any', () => {
    expect(equipmentAsMeant(null, kitchen('duck-breast')).equipment).toBeNull();
  });
});
