import type { CuisineProfile, Dish, DishRole, Finish, PalettePart } from '../dish.ts';
import { paletteParts } from '../dish.ts';
import type { DishProblem, FoodIndex } from './compile.ts';

/** Spices of which far less than a gram a serving is enough, where the author gives no ratio. */
const potency: Readonly<Record<string, number>> = {
  'white-pepper': 0.2,
  'black-pepper': 0.25,
  'cayenne-pepper': 0.3,
  nutmeg: 0.2,
  mace: 0.2,
  'ground-cloves': 0.12,
  cloves: 0.15,
  allspice: 0.3,
  'ground-allspice': 0.3,
  'star-anise': 0.5,
  'cardamom-pods': 0.5,
  'ground-cardamom': 0.35,
  saffron: 0.02,
  asafoetida: 0.1,
  'bay-leaf': 0.2,
  'ground-cinnamon': 0.5,
  'cinnamon-stick': 0.7,
  'mustard-powder': 0.5,
  'sichuan-pepper': 0.5,
  'caraway-seeds': 0.6,
  'fenugreek-seeds': 0.4,
  'juniper-berries': 0.5,
  'dried-thyme': 0.5,
  'dried-oregano': 0.5,
  'dried-marjoram': 0.5,
  'dried-basil': 0.5,
  'dried-mint': 0.5,
  'dried-dill': 0.5,
  'herbes-de-provence': 0.5,
  'dried-mixed-herbs': 0.5,
};

/** Turns a cuisine as authors write it (parsed YAML) into a profile, with its rules checked. */
export function compileCuisine(
  raw: unknown,
  foods: FoodIndex,
  finishes: ReadonlyMap<string, Finish> = new Map(),
): { readonly profile: CuisineProfile; readonly problems: readonly DishProblem[] } {
  const source = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<Record<string, unknown>>;
  const problems: DishProblem[] = [];
  const id = typeof source['id'] === 'string' ? source['id'] : '(no id)';
  const say = (where: string, problem: string): void =>
    void problems.push({ dish: `cuisine ${id}`, where, problem });
  const strings = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
  const rawPalette = (
    typeof source['palette'] === 'object' && source['palette'] !== null ? source['palette'] : {}
  ) as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(rawPalette))
    if (!(paletteParts as readonly string[]).includes(key)) say(`palette.${key}`, 'is no part of a palette');
  const entries = (part: PalettePart): { food: string; ratio: number }[] =>
    (Array.isArray(rawPalette[part]) ? (rawPalette[part] as readonly unknown[]) : []).map((entry) => {
      const item =
        typeof entry === 'string'
          ? { food: entry, ratio: potencyOf(part, entry) }
          : { ratio: 1, ...(entry as { food: string; ratio?: number }) };
      if (!foods.has(item.food) || foods.isAbstract(item.food))
        say(`palette.${part}`, `food "${item.food}" is not in the tables`);
      return item;
    });
  for (const key of ['name', 'adjective'] as const)
    if (typeof source[key] !== 'string') say(key, 'is missing');
  for (const part of ['fat', 'aromatics', 'spices', 'acid', 'herbs', 'starch', 'umami'] as const) {
    if (entries(part).length === 0) say(`palette.${part}`, 'needs at least one food');
  }
  const palette = Object.fromEntries(
    paletteParts.map((part) => [part, entries(part)]),
  ) as unknown as CuisineProfile['palette'];
  const chosen = strings(source['finishes']);
  for (const one of chosen) if (!finishes.has(one)) say('finishes', `"${one}" is not in data/finishes.yaml`);
  return {
    profile: {
      id,
      name: String(source['name'] ?? id),
      adjective: String(source['adjective'] ?? id),
      within: strings(source['within']),
      aliases: strings(source['aliases']),
      finishes: chosen.flatMap((one) => finishes.get(one) ?? []),
      palette,
    },
    problems: problems.filter(
      (problem, index) =>
        problems.findIndex((other) => other.where === problem.where && other.problem === problem.problem) ===
        index,
    ),
  };
}

const potencyOf = (part: PalettePart, food: string): number =>
  part === 'spices' || part === 'heat' ? (potency[food] ?? 1) : 1;

/**
 * Dresses a form in a cuisine: roles that draw on a part of the palette get its foods, the most typical as default.
 * A role whose part the cuisine leaves empty keeps the form's own foods.
 */
export function dressForm(form: Dish, profile: CuisineProfile): Dish {
  return {
    ...form,
    cuisine: profile.id,
    roles: form.roles.map((role): DishRole => {
      if (role.from === null) return role;
      const foods = profile.palette[role.from as PalettePart];
      if (foods.length === 0) return role;
      // How much of it there is, and how it is cut, the form's author knows better than the palette.
      const options = foods.map(({ food, ratio }, index) => {
        const said = role.options.find((option) => option.food === food);
        return {
          food,
          ratio: said === undefined || said.ratio === 1 ? ratio : said.ratio,
          loss: index * 0.02,
          prep: said?.prep ?? null,
          unit: said?.unit ?? null,
          as: null,
        };
      });
      const own = role.options
        .filter((option) => !foods.some((entry) => entry.food === option.food))
        .map((option) => ({ ...option, loss: option.loss + 0.15 }));
      return { ...role, food: role.picks[1] > 1 ? null : foods[0]!.food, options: [...options, ...own] };
    }),
  };
}
