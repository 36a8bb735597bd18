import { describe, expect, it } from 'vitest';
import { looseSlots, parseSlots, renderSlots, type SlotItem, type SlotScope } from './slots.ts';

const item = (singular: string, plural: boolean, name = plural ? `${singular}s` : singular): SlotItem => ({
  name,
  singular,
  plural,
  title: singular,
  quantity: (share) => `${4 * share} tablespoons ${singular}`,
  water: (how) => ['300 ml', how, 'water'].filter(Boolean).join(' '),
});

const scope = (roles: Record<string, SlotItem[]>, kinds: Record<string, string[]> = {}): SlotScope => ({
  items: (role) => roles[role] ?? [],
  isKind: (role, kind) => kinds[role]?.includes(kind) ?? false,
  skill: 'beginner',
  hasTool: () => false,
  value: (name) => ({ min: '8–10 minutes', servings: 'four' })[name] ?? '',
});

const say = (text: string, roles: Record<string, SlotItem[]>, kinds?: Record<string, string[]>): string => {
  const parsed = parseSlots(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return renderSlots(parsed.value, scope(roles, kinds));
};

describe('slotted text', () => {
  const onion = [item('onion', true)];
  const oil = [item('oil', false)];

  it('names roles with their article and number', () => {
    expect(say('fry {onion} in {oil}.', { onion, oil })).toBe('Fry the onions in the oil.');
  });

  it('lets absent roles fall out of a list', () => {
    const text = 'Add {onion, garlic, ginger}.';
    expect(say(text, { onion, ginger: [item('ginger', false)] })).toBe('Add the onions and ginger.');
    expect(say(text, { onion })).toBe('Add the onions.');
  });

  it('speaks to one eater apart from several', () => {
    const parsed = parseSlots('Slide onto [servings=one: a plate][servings!=one: warm plates].');
    if (!parsed.ok) throw new Error(parsed.error);
    const at = (servings: string): string =>
      renderSlots(parsed.value, { ...scope({}), value: () => servings });
    expect(at('one')).toBe('Slide onto a plate.');
    expect(at('four')).toBe('Slide onto warm plates.');
  });

  it('tells what only many need', () => {
    const parsed = parseSlots('Blend[servings=many: , in two loads].');
    if (!parsed.ok) throw new Error(parsed.error);
    const at = (servings: string): string =>
      renderSlots(parsed.value, { ...scope({}), value: () => servings });
    expect(at('two')).toBe('Blend.');
    expect(at('six')).toBe('Blend, in two loads.');
  });

  it('calls a flavor by its first word on a menu', () => {
    const menu = (name: string): string => say('{spice.A} chicken', { spice: [item(name, false)] });
    expect(menu('Cajun seasoning')).toBe('Cajun chicken');
    expect(menu('cumin seeds')).toBe('Cumin chicken');
    expect(menu('dried oregano')).toBe('Oregano chicken');
    expect(menu('lemon juice')).toBe('Lemon chicken');
  });

  it('agrees verbs and pronouns with what fills the role', () => {
    const text =
      'Cook {onion} until {onion.they} {onion.is} soft and {onion.v look} glassy, then lift {onion.it} out of {onion.its} juice.';
    expect(say(text, { onion })).toBe(
      'Cook the onions until they are soft and look glassy, then lift them out of their juice.',
    );
    expect(say(text, { onion: [item('leek', false)] })).toBe(
      'Cook the leek until it is soft and looks glassy, then lift it out of its juice.',
    );
  });

  it('says a segment only when its role is filled, and its opposite only when not', () => {
    const text = 'Stir[garlic:  and add {garlic}][!garlic:  well].';
    expect(say(text, { garlic: [item('garlic', false)] })).toBe('Stir and add the garlic.');
    expect(say(text, {})).toBe('Stir well.');
  });

  it('tests kinds, alternatives and conjunctions, and nests', () => {
    const text = '[protein=poultry: Brown it[oil:  in {oil}].][protein!=poultry: Warm it.]';
    expect(say(text, { protein: onion, oil }, { protein: ['poultry'] })).toBe('Brown it in the oil.');
    expect(say(text, { protein: onion, oil })).toBe('Warm it.');
    expect(say('A[a|b: , b].', { b: onion })).toBe('A, b.');
    expect(say('A[a&b: , b].', { b: onion })).toBe('A.');
  });

  it('loses nothing else with a role that is absent though two ways of it are told', () => {
    const text = 'Stir in [acid=lime: {onion, oil}][acid!=lime: {onion, oil, acid}].';
    expect(say(text, { onion, oil })).toBe('Stir in the onions and oil.');
    expect(say(text, { onion, oil, acid: [item('vinegar', false)] })).toBe(
      'Stir in the onions, oil and vinegar.',
    );
    expect(say('Stir.[acid=lime:  Squeeze {acid}.][acid!=lime:  Add {acid}.]', { onion })).toBe('Stir.');
    expect(say('[acid=lime: A {onion}][acid!=lime: B {onion}][!acid: C {onion}].', { onion })).toBe(
      'C the onions.',
    );
  });

  it('gives shares of an amount', () => {
    expect(say('Pour in {oil.q 0.5}.', { oil })).toBe('Pour in 2 tablespoons oil.');
  });

  it('mends the spaces and stops that dropped segments leave', () => {
    expect(say('Serve [garlic: hot] , [garlic: x].', {})).toBe('Serve.');
  });

  it.each(['{onion', '[garlic text]', '{Onion}', '{onion.zz}', 'a ] b', '[a=: x]'])(
    'reports %s instead of guessing',
    (text) => {
      expect(parseSlots(text).ok).toBe(false);
    },
  );
});

describe('slots that may come out empty', () => {
  const loose = (text: string, groups: string[][] = []): readonly (readonly string[])[] => {
    const parsed = parseSlots(text);
    return parsed.ok ? looseSlots(parsed.value, new Set(['rice']), groups) : [['does not parse']];
  };

  it.each([
    'Boil {rice}.',
    'Scatter over {rice, seeds}.',
    'Serve[seeds:  with {seeds}].',
    'Serve[seeds|herb:  with {herb, seeds}].',
    'Serve[seeds!=nut:  with {seeds}].',
    'Serve[!herb&seeds:  with {seeds}].',
  ])('none in "%s"', (text) => expect(loose(text)).toEqual([]));

  it.each([
    ['with half of {seeds} to a paste', ['seeds']],
    ['Serve[seeds|herb:  with {herb}].', ['herb']],
    ['Serve[!seeds:  with {seeds}].', ['seeds']],
    ['Serve[!herb|seeds:  with {seeds}].', ['seeds']],
  ])('one in "%s"', (text, roles) => expect(loose(text)).toEqual([roles]));

  it('none where some role of a group is filled, and all of the group stand there', () => {
    expect(loose('Scatter over {seeds, herb}.', [['seeds', 'herb']])).toEqual([]);
    expect(loose('Scatter over {seeds}.', [['seeds', 'herb']])).toEqual([['seeds']]);
  });

  it('asks for the pot that is there', () => {
    const parsed = parseSlots('Beans [tool=slow-cooker: cooked slowly][tool!=slow-cooker: simmered].');
    const render = (pots: readonly string[]): string =>
      parsed.ok ? renderSlots(parsed.value, { ...scope({}), hasTool: (tool) => pots.includes(tool) }) : '';
    expect(render(['slow cooker'])).toBe('Beans cooked slowly.');
    expect(render([])).toBe('Beans simmered.');
  });
});
