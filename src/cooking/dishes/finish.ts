import type { DishRole, Finish } from '../dish.ts';
import { compileRole, compileStep, type DishProblem, type FoodIndex } from './compile.ts';
import { createReader, isRaw, type Raw, type Reader } from './yaml-reader.ts';

const finishKeys = new Set(
  'name for not light salty parts do heat min tools until say tail named tip'.split(' '),
);
const partKeys = new Set('take g unit prep may'.split(' '));

/** Texts of finishes speak of `top_herb`; in the dish it is a side's role, which a cook in a hurry leaves away. */
const inDish = (text: string): string => text.replaceAll(/(?<![a-z_])top_/g, 'side_top_');

/** Turns the finishes as authors write them (parsed YAML) into a table by id, with their rules checked. */
export function compileFinishes(
  raw: unknown,
  foods: FoodIndex,
): { readonly finishes: ReadonlyMap<string, Finish>; readonly problems: readonly DishProblem[] } {
  const problems: DishProblem[] = [];
  const finishes = new Map<string, Finish>();
  for (const [id, value] of Object.entries(isRaw(raw) ? raw : {})) {
    const reader = createReader((where, problem) => problems.push({ dish: `finish ${id}`, where, problem }));
    finishes.set(id, compileFinish(id, value, foods, reader));
  }
  return { finishes, problems };
}

function compileFinish(id: string, value: unknown, foods: FoodIndex, reader: Reader): Finish {
  const raw: Raw = isRaw(value) ? value : {};
  reader.keys(raw, finishKeys, '');
  const text = (key: string): string => inDish(reader.text(raw, key, '') ?? '');
  const name = text('name');
  const roles = partsOf(raw['parts'], name, foods, reader);
  if (roles.length < 2) reader.say('parts', 'needs at least two');
  const not = reader.strings(raw['not']);
  for (const food of not) if (!foods.has(food)) reader.say('not', `food "${food}" is not in the tables`);
  const { do: action = 'mix', heat, tools = ['small bowl'], min = 3, until } = raw;
  const step = compileStep(
    { id: 'side_top', do: action, heat, tools, min, until, say: text('say'), after: 'start' },
    0,
    [],
    roles,
    reader,
  );
  return {
    id,
    name,
    families: reader.strings(raw['for']),
    not,
    light: raw['light'] === true,
    salty: raw['salty'] === true,
    roles,
    step: { ...step, when: [`has ${roles[0]?.id ?? ''}`] },
    tail: text('tail'),
    named: text('named'),
    tip: raw['tip'] === undefined ? null : text('tip'),
  };
}

function partsOf(value: unknown, name: string, foods: FoodIndex, reader: Reader): readonly DishRole[] {
  // A name that says what it is made of is no heading, nor one that depends on it.
  const group = /[{[]/.test(name) ? 'To finish' : `For the ${name}`;
  return Object.entries(isRaw(value) ? value : {}).map(([key, part]) => {
    const own: Raw = isRaw(part) ? part : {};
    reader.keys(own, partKeys, `parts.${key}`);
    const { take, g, unit, prep, may } = own;
    const need = may === true ? 'optional' : 'required';
    return compileRole(`side_top_${key}`, { or: take, g, unit, prep, need, group }, true, foods, reader);
  });
}
