import {
  needs,
  paletteParts,
  renowns,
  type Condition,
  type Dish,
  type DishRole,
  type DishStep,
  type FinishTaken,
  type Need,
  type RatioRule,
  type RoleOption,
  type Station,
} from '../dish.ts';
import { slotRoles, slotsOfForm, slotValues, type SlotNode } from '../text/slots.ts';
import { checkDish } from './check-dish.ts';
import {
  actions,
  heats,
  mealTypes,
  skillLevels,
  type Action,
  type Heat,
  type MealType,
} from '../vocabulary.ts';
import { actionNature } from './actions.ts';
import { sayHeat } from './say-heat.ts';
import { createReader, isRaw, type Raw, type Reader } from './yaml-reader.ts';

/** What the compiler must know of foods to check a dish. */
export interface FoodIndex {
  /** Concrete or abstract node. */
  has(id: string): boolean;
  isAbstract(id: string): boolean;
  /** True where `id` is `kind` or below it. */
  isA(id: string, kind: string): boolean;
}

/** What is wrong with a dish file, for its author. */
export interface DishProblem {
  readonly dish: string;
  readonly where: string;
  readonly problem: string;
}

const stations: readonly Station[] = ['burner', 'oven', 'appliance', 'none'];
const dishKeys = new Set([
  'id',
  'form',
  'title',
  'titles',
  'english',
  'description',
  'cuisine',
  'fits',
  'meals',
  'course',
  'family',
  'known',
  'skill',
  'serves',
  'anchor',
  'any',
  'counts',
  'roles',
  'steps',
  'tips',
  'storage',
  'ratios',
  'yield',
  'region',
  'light',
  'finish',
]);
const roleKeys = new Set([
  'food',
  'or',
  'need',
  'g',
  'range',
  'unit',
  'prep',
  'group',
  'scale',
  'eaten',
  'picks',
  'note',
  'from',
  'unless',
  'only',
  'beside',
  'buy',
]);
const optionKeys = new Set(['food', 'ratio', 'loss', 'prep', 'unit', 'as']);
const stepKeys = new Set([
  'id',
  'do',
  'uses',
  'when',
  'tools',
  'heat',
  'oven',
  'oil',
  'temp',
  'min',
  'active',
  'times',
  'hurry',
  'grows',
  'station',
  'after',
  'cooks',
  'until',
  'say',
  'more',
  'short',
  'ahead',
]);

/** What is counted: so many a serving, or as many as there are pieces of a role. */
function countsIn(
  source: unknown,
  roles: readonly DishRole[],
  say: (where: string, problem: string) => void,
): Pick<Dish, 'counts' | 'countsOf'> {
  const counts: Record<string, number> = {};
  const countsOf: Record<string, string> = {};
  for (const [name, value] of Object.entries(isRaw(source) ? source : {})) {
    const per = isRaw(value) ? value['per'] : value;
    if (typeof per === 'number' && per > 0) counts[name] = per;
    else say(`counts.${name}`, 'must be a number a serving, or {per, of}');
    if (!isRaw(value)) continue;
    const of = String(value['of']);
    if (roles.some(({ id }) => id === of)) countsOf[name] = of;
    else say(`counts.${name}`, `no role "${of}"`);
  }
  return { counts, countsOf };
}

/**
 * Turns a dish as authors write it (parsed YAML) into a `Dish`, with every rule of the format checked.
 * All problems are reported at once; the dish is usable only where there are none.
 */
export function compileDish(
  raw: unknown,
  foods: FoodIndex,
): { readonly dish: Dish; readonly problems: readonly DishProblem[] } {
  const problems: DishProblem[] = [];
  const source: Raw = isRaw(raw) ? raw : {};
  const id = typeof source['id'] === 'string' ? source['id'] : '(no id)';
  const say = (where: string, problem: string): void => void problems.push({ dish: id, where, problem });
  const reader = createReader(say);
  if (!isRaw(raw)) say('', 'is not a mapping');
  if (!/^[a-z][a-z0-9-]*$/.test(id)) say('id', 'must be kebab-case');
  reader.keys(source, dishKeys, '');

  const form = source['form'] === true;
  const roles = withTableGroup(
    Object.entries(isRaw(source['roles']) ? source['roles'] : {}).map(([key, value]) =>
      compileRole(key, value, form, foods, reader),
    ),
  );
  if (roles.length < 2) say('roles', 'needs at least two roles');
  const serves = source['serves'];
  const servings = isRaw(serves)
    ? {
        default: reader.number(serves, 'default', 'serves') ?? 4,
        min: reader.number(serves, 'min', 'serves') ?? 1,
        max: reader.number(serves, 'max', 'serves') ?? 50,
      }
    : { default: typeof serves === 'number' ? serves : 4, min: 1, max: 50 };
  const rawSteps = Array.isArray(source['steps']) ? (source['steps'] as readonly unknown[]) : [];
  const steps: DishStep[] = [];
  for (const [index, step] of rawSteps.entries()) steps.push(compileStep(step, index, steps, roles, reader));
  const dish: Dish = {
    id,
    form,
    title: reader.text(source, 'title', '') ?? '',
    titles: reader.list(source['titles']).map((entry, index) => ({
      when: whenOf(entry, titleKeys, `titles[${index}]`, reader),
      title: (isRaw(entry) ? reader.text(entry, 'title', `titles[${index}]`) : null) ?? '',
      english: isRaw(entry) && typeof entry['english'] === 'string' ? entry['english'] : null,
    })),
    english: typeof source['english'] === 'string' ? source['english'] : null,
    description: reader.text(source, 'description', '') ?? '',
    cuisine: reader.text(source, 'cuisine', '') ?? '',
    fits: reader.strings(source['fits']),
    meals: reader.words(source['meals'], mealTypes, 'meals') as readonly MealType[],
    course: reader.text(source, 'course', '') ?? '',
    family: reader.text(source, 'family', '') ?? '',
    known: source['known'] === undefined ? null : reader.word(source['known'], renowns, 'known'),
    skill: reader.word(source['skill'], skillLevels, 'skill') ?? 'beginner',
    servings,
    any: reader.strings(source['any']),
    anchor: typeof source['anchor'] === 'string' ? source['anchor'] : null,
    ...countsIn(source['counts'], roles, say),
    roles,
    steps,
    tips: reader.list(source['tips']).map((entry, index) =>
      typeof entry === 'string'
        ? { when: [], text: entry }
        : {
            when: whenOf(entry, tipKeys, `tips[${index}]`, reader),
            text: (isRaw(entry) ? reader.text(entry, 'text', `tips[${index}]`) : null) ?? '',
          },
    ),
    storage: typeof source['storage'] === 'string' ? source['storage'] : null,
    ratios: reader.list(source['ratios']).map((entry, index) => compileRatio(entry, index, reader)),
    yield: typeof source['yield'] === 'number' ? source['yield'] : 1,
    ...(source['light'] === undefined ? {} : { light: reader.text(source, 'light', '') ?? '' }),
    ...(source['finish'] === undefined ? {} : { finish: finishTaken(source['finish'], roles, reader) }),
  };
  checkDish(dish, foods, say);
  return { dish, problems };
}

/** What a form says of the finish that its cuisine gives it. */
function finishTaken(value: unknown, roles: readonly DishRole[], reader: Reader): FinishTaken {
  const raw: Raw = isRaw(value) ? value : {};
  reader.keys(raw, finishKeys, 'finish');
  const title = reader.text(raw, 'title', 'finish') ?? '';
  if (!title.includes('{finish}')) reader.say('finish.title', 'does not say {finish}');
  const unless = reader.strings(raw['unless']);
  const instead = reader.strings(raw['instead']);
  for (const id of [...unless, ...instead])
    if (!roles.some((role) => role.id === id)) reader.say('finish', `"${id}" is no role`);
  return { title, unless, instead };
}

const finishKeys = new Set(['title', 'unless', 'instead']);
const titleKeys = new Set(['when', 'title', 'english']);
const tipKeys = new Set(['when', 'text']);

/** Conditions of a title or a tip; a key that is none of its own is the rest of a text that a comma cut in two. */
function whenOf(
  entry: unknown,
  known: ReadonlySet<string>,
  where: string,
  reader: Reader,
): readonly Condition[] {
  if (!isRaw(entry)) return [];
  reader.keys(entry, known, where);
  return reader.conditions(entry['when'], where);
}

/** A role as authors write it, with what is wrong with it told to the reader. */
export function compileRole(
  key: string,
  value: unknown,
  form: boolean,
  foods: FoodIndex,
  reader: Reader,
): DishRole {
  const where = `roles.${key}`;
  const raw: Raw = isRaw(value) ? value : {};
  if (!isRaw(value)) reader.say(where, 'must be a mapping such as {food: onion, g: 40}');
  reader.keys(raw, roleKeys, where);
  const food = typeof raw['food'] === 'string' ? raw['food'] : null;
  const from = typeof raw['from'] === 'string' ? raw['from'] : null;
  if (from !== null && !(paletteParts as readonly string[]).includes(from))
    reader.say(where, `from "${from}" is no part of a palette`);
  if (food === null && !form && raw['need'] !== 'extra')
    reader.say(where, 'needs a default food (only open roles of forms and extras go without)');
  if (food !== null && !foods.has(food)) reader.say(where, `food "${food}" is not in the tables`);
  const options = reader.list(raw['or']).map((entry, index): RoleOption => {
    const option: Raw = typeof entry === 'string' ? { food: entry } : isRaw(entry) ? entry : {};
    reader.keys(option, optionKeys, `${where}.or[${index}]`);
    const target = String(option['food'] ?? '');
    if (!foods.has(target)) reader.say(`${where}.or[${index}]`, `food "${target}" is not in the tables`);
    return {
      food: target,
      ratio: reader.number(option, 'ratio', where) ?? 1,
      loss: reader.number(option, 'loss', where) ?? (food === null && from === null ? 0 : 0.15),
      prep: typeof option['prep'] === 'string' ? option['prep'] : null,
      unit: typeof option['unit'] === 'string' ? option['unit'] : null,
      as: typeof option['as'] === 'string' ? option['as'] : null,
    };
  });
  const grams = reader.number(raw, 'g', where);
  if (grams === null || grams <= 0) reader.say(where, 'needs g, the grams per serving');
  const range =
    Array.isArray(raw['range']) && raw['range'].length === 2 ? (raw['range'] as [number, number]) : null;
  const span = range ?? ([(grams ?? 0) * 0.6, (grams ?? 0) * 1.6] as const);
  if (grams !== null && (grams < span[0] || grams > span[1])) reader.say(where, 'g lies outside range');
  const picks =
    Array.isArray(raw['picks']) && raw['picks'].length === 2
      ? (raw['picks'] as [number, number])
      : ([food === null ? 0 : 1, 1] as const);
  return {
    id: key,
    food,
    options,
    need: (reader.word(raw['need'] ?? 'required', needs, `${where}.need`) ?? 'required') as Need,
    grams: grams ?? 1,
    range: span,
    unit: typeof raw['unit'] === 'string' ? raw['unit'] : null,
    prep: typeof raw['prep'] === 'string' ? raw['prep'] : null,
    group: typeof raw['group'] === 'string' ? raw['group'] : null,
    scale:
      reader.word(raw['scale'] ?? 'linear', ['linear', 'fixed', 'root'] as const, `${where}.scale`) ??
      'linear',
    eaten: reader.number(raw, 'eaten', where) ?? 1,
    picks,
    from,
    note: typeof raw['note'] === 'string' ? raw['note'] : null,
    unless: reader.strings(raw['unless']),
    only: typeof raw['only'] === 'string' ? raw['only'] : null,
    beside: raw['beside'] === true,
    buy:
      typeof raw['buy'] === 'string'
        ? (reader.word(raw['buy'], paletteParts, `${where}.buy`) ?? false)
        : raw['buy'] === true,
  };
}

/**
 * The roles with what the dish is served with under a heading of its own, and what goes only with that: so the list shows
 * what is cooked and what stands beside it, and the oil for the bread is not taken for the dish's.
 */
function withTableGroup(roles: readonly DishRole[]): readonly DishRole[] {
  const beside = new Set(roles.flatMap(({ id, beside, group }) => (beside && group === null ? [id] : [])));
  return roles.map((role) =>
    role.group === null && (beside.has(role.id) || (role.only !== null && beside.has(role.only)))
      ? { ...role, group: 'To serve' }
      : role,
  );
}

/** Whether a text has words of its own and names roles only under conditions: it makes sense without any of them. */
const standsAlone = (nodes: readonly SlotNode[]): boolean =>
  nodes.every((node) => node.type !== 'roles') &&
  nodes.some((node) => node.type === 'text' && /\p{L}{3}/u.test(node.text));

/** What an author has already said of a grain once its water is gone. */
const goesOn = /stand|rest\b|leave|lid on|steam dry|spread|tip onto|fork|fluff|cool|drain/i;

/** The role that a step cooks in the water it drinks, where nothing is said of what happens to it then. */
function absorbed(say: string, nodes: readonly SlotNode[]): string | null {
  const [role] = slotsOfForm(nodes, 'water');
  if (role === undefined) return null;
  const found = /\.water(?![^}]*boiling)[^}]*\}[^]*?\{min\}([^]*?)(?:\]\[|$)/.exec(say);
  // Hot water over couscous is another way than the one for rice in the same sentence.
  if (found === null || /\[[^\]:!]*=couscous[^\]:]*:[^\]]*$/.test(say.slice(0, found.index))) return null;
  return goesOn.test(found[1]!) ? null : role;
}

/**
 * Rests of these many minutes keep most of their good when they are cut short, longer ones have work to do; onions that
 * are to soften do so in three quarters of the time for a cook who keeps them moving.
 */
const shortable: Readonly<
  Partial<Record<Action, { readonly from: number; readonly to: number; readonly share: number }>>
> = {
  rest: { from: 6, to: 30, share: 0.4 },
  saute: { from: 6, to: 12, share: 0.75 },
  sweat: { from: 6, to: 12, share: 0.75 },
};

/** The fewest minutes of a step: what the author says, or what its action allows where nothing raw and nothing timed is in it. */
function hurryOf(
  raw: Raw,
  action: Action,
  [low]: readonly [number, number],
  reader: Reader,
  where: string,
): number | null {
  const said = reader.number(raw, 'hurry', where);
  if (said !== null) {
    if (said < 1 || said >= low) reader.say(where, 'hurry must be at least a minute, and less than min');
    return said;
  }
  const rule = shortable[action];
  const bound = raw['cooks'] !== undefined || raw['times'] !== undefined;
  if (rule === undefined || bound || low < rule.from || low > rule.to) return null;
  return Math.round(low * rule.share);
}

/** A step as authors write it, told with the steps before it and the roles that it may speak of. */
export function compileStep(
  value: unknown,
  index: number,
  before: readonly DishStep[],
  roles: readonly DishRole[],
  reader: Reader,
): DishStep {
  const raw: Raw = isRaw(value) ? value : {};
  const id = typeof raw['id'] === 'string' ? raw['id'] : `s${index + 1}`;
  const where = `steps.${id}`;
  reader.keys(raw, stepKeys, where);
  const action: Action = reader.word(raw['do'], actions, `${where}.do`) ?? 'mix';
  const nature = actionNature[action];
  const minutes = parseMinutes(raw['min']);
  if (minutes === null) reader.say(where, 'needs min, e.g. 10 or "8-10"');
  const span = minutes ?? ([1, 1] as const);
  const say = reader.text(raw, 'say', where) ?? '';
  const texts = [say, raw['until'], raw['more'], raw['short']].filter(
    (text): text is string => typeof text === 'string',
  );
  const nodes = texts.map((text) => reader.slots(text, where));
  const mentioned = new Set<string>();
  for (const parsed of nodes) slotRoles(parsed, mentioned);
  for (const role of reader.strings(raw['uses'])) mentioned.add(role);
  const known = new Set(roles.map((role) => role.id));
  for (const role of mentioned)
    if (!known.has(role)) reader.say(where, `speaks of "${role}", which is no role`);
  const celsius =
    [raw['oven'], raw['oil'], raw['temp']].find((entry): entry is number => typeof entry === 'number') ??
    null;
  const usedValues = new Set<string>();
  for (const parsed of nodes) slotValues(parsed, usedValues);
  if (usedValues.has('temp') && celsius === null)
    reader.say(where, 'says {temp} but sets no oven, oil or temp');
  const cooks = reader.strings(raw['cooks']);
  for (const role of cooks) mentioned.add(role);
  if (usedValues.has('safe') && cooks.length === 0) reader.say(where, 'says {safe} but cooks no role');
  const after =
    raw['after'] === undefined
      ? before.length > 0
        ? [before[before.length - 1]!.id]
        : []
      : raw['after'] === 'start'
        ? []
        : reader.strings(raw['after']);
  for (const other of after)
    if (!before.some((step) => step.id === other))
      reader.say(where, `after "${other}", which is no earlier step`);
  const times = typeof raw['times'] === 'string' ? raw['times'].split('/') : null;
  const active = reader.number(raw, 'active', where);
  const heat = (reader.word(raw['heat'] ?? null, heats, `${where}.heat`, true) ?? null) as Heat | null;
  const onStove = before.findLast((step) => step.heat !== null);
  return {
    id,
    action,
    uses: [...mentioned].filter((role) => known.has(role)),
    stands: standsAlone(nodes[0] ?? []),
    when: reader.conditions(raw['when'], where),
    tools: reader.strings(raw['tools']),
    heat,
    celsius,
    minutes: span,
    hurry: hurryOf(raw, action, span, reader, where),
    active:
      active ??
      Math.max(nature.hands > 0 ? 0.5 : 0, Math.round(((span[0] + span[1]) / 2) * nature.hands * 2) / 2),
    times: times ? { role: times[0]!, method: times[1] ?? '' } : null,
    grows:
      reader.word(raw['grows'] ?? 'none', ['none', 'hands', 'batch'] as const, `${where}.grows`) ?? 'none',
    station: reader.word(raw['station'] ?? nature.station, stations, `${where}.station`) ?? nature.station,
    after,
    cooks,
    absorbs: absorbed(say, nodes[0] ?? []),
    until: typeof raw['until'] === 'string' ? raw['until'] : null,
    say: sayHeat(say, heat, action, onStove?.heat ?? null),
    more: typeof raw['more'] === 'string' ? raw['more'] : null,
    short: typeof raw['short'] === 'string' ? raw['short'] : null,
    ahead: raw['ahead'] === true,
  };
}

function compileRatio(entry: unknown, index: number, reader: Reader): RatioRule {
  const raw: Raw = isRaw(entry) ? entry : {};
  const where = `ratios[${index}]`;
  return {
    name: String(raw['name'] ?? ''),
    of: reader.strings(raw['of']),
    to: reader.strings(raw['to']),
    min: reader.number(raw, 'min', where) ?? 0,
    max: reader.number(raw, 'max', where) ?? Infinity,
  };
}

/** "8-10" → [8, 10]; 10 → [10, 10]; [8, 10]. */
function parseMinutes(value: unknown): readonly [number, number] | null {
  if (typeof value === 'number') return [value, value];
  if (Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number'))
    return [value[0] as number, value[1] as number];
  const match = typeof value === 'string' ? /^(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)$/.exec(value) : null;
  return match ? [Number(match[1]), Number(match[2])] : null;
}
