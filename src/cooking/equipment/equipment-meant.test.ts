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

  it('has a stove below a steamer and an oven around a sheet pan, where nothing else gives heat', () => {
    const flour = kitchen('all-purpose-flour', 'ground-pork');
    const meant = (...listed: readonly string[]) => equipmentAsMeant(listed, flour);
    expect(meant('bamboo steamer', 'blender').equipment).toEqual(['bamboo steamer', 'blender', 'stove']);
    expect(meant('idli steamer').note).toMatch(/stove was taken for granted/);
    expect(meant('sheet pan').equipment).toEqual(['sheet pan', 'oven']);
    expect(meant('muffin tin', 'whisk').equipment).toEqual(['muffin tin', 'whisk', 'oven', 'stove']);
    expect(meant('oven', 'baking dish').equipment).toEqual(['oven', 'baking dish', 'stove']);
    for (const listed of [
      ['steamer', 'rice cooker'],
      ['electric steamer'],
      ['air fryer', 'sheet pan'],
      ['hob', 'baking tray'],
    ])
      expect(equipmentAsMeant(listed, flour)).toEqual({ equipment: listed, note: null });
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
    [['slow cooker'], ['beef-chuck']],
    [['large frying pan'], ['beef-chuck']],
    [['electric griddle'], ['beef-chuck']],
    [['sandwich press', 'knife'], ['duck-breast']],
    [['no oven'], ['beef-chuck']],
  ])('is what was said: %s for %s', (listed, ids) => {
    expect(equipmentAsMeant(listed, kitchen(...ids))).toEqual({ equipment: listed, note: null });
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
