/** `sous generate`: a recipe in the terminal, without a server. */
import type { GenerateRequest } from '#contract/endpoints/generate';
import { textOf } from './access-command.ts';
import type { OptionSpec, OptionValues } from './access-command.ts';
import type { Command } from './command.ts';

/** How an option's text becomes a field of the request. What is no number is passed on, to be refused with the rest. */
const asList = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
const asNumber = (text: string): number | string => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const asIs = (text: string): string => text;

const text = (field: string, read: (text: string) => unknown, value: string, help: string) =>
  ({ field, read, spec: { type: 'string', value, help } satisfies OptionSpec }) as const;

const fields = {
  ingredients: {
    ...text('ingredients', asList, 'LIST', 'what there is, separated by commas'),
    spec: {
      type: 'string',
      required: true,
      positional: true,
      value: 'LIST',
      help: 'what there is, separated by commas',
    },
  },
  cuisine: text('cuisine', asIs, 'NAME', 'such as greek'),
  diet: text('dietary_restrictions', asList, 'LIST', 'diets and things to avoid: vegan, no peanuts'),
  allergies: text('allergies', asList, 'LIST', 'allergens or any foods'),
  exclude: text('exclude', asList, 'LIST', 'foods to leave out'),
  time: text('time_available', asNumber, 'MINUTES', 'bound on the whole time'),
  skill: text('skill_level', asIs, 'LEVEL', 'beginner, intermediate, advanced or expert'),
  servings: text('servings', asNumber, 'N', '4 by default'),
  'must-use': text('must_use', asList, 'LIST', 'has to be in the dish'),
  equipment: text('equipment', asList, 'LIST', 'all that the kitchen has'),
  meal: text('meal_type', asIs, 'MEAL', 'breakfast, lunch, dinner, snack, dessert or drink'),
  'health-focus': text('health_focus', asIs, 'FOCUS', 'such as highProtein'),
  'max-cost': text('max_cost_per_serving', asNumber, 'USD', 'dollars per serving'),
  units: text('units', asIs, 'SYSTEM', 'metric or us'),
  seed: text('seed', asNumber, 'N', 'another number, another recipe'),
  jurisdiction: text('jurisdiction', asIs, 'LAW', 'us, eu, uk, ca or au'),
} as const;

/** The request that the options say. */
function requestOf(values: OptionValues): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  for (const [name, { field, read }] of Object.entries(fields)) {
    const given = textOf(values, name);
    if (given !== undefined) request[field] = read(given);
  }
  if (values['only-these'] === true) request['only_these'] = true;
  return request;
}

export const generateCommand: Command = {
  summary: 'Cook up a recipe from what is there, and prove it',
  options: {
    ...Object.fromEntries(Object.entries(fields).map(([name, { spec }]) => [name, spec as OptionSpec])),
    'only-these': { type: 'boolean', help: 'nothing beyond the list and staples' },
  },
  more: 'Example: sous generate --ingredients "eggs, spinach, feta" --cuisine greek --servings 2',
  run: async (context, values) => {
    const [
      { generate },
      { compileCheck },
      { generateInputOf },
      { generateRecipe },
      kitchen,
      { printRecipe },
    ] = await Promise.all([
      import('#contract/endpoints/generate'),
      import('#http/validator'),
      import('#usecases/recipes/generate-call'),
      import('#usecases/recipes/generate-recipe'),
      import('../open-kitchen.ts'),
      import('./print-recipe.ts'),
    ]);
    const request = requestOf(values);
    compileCheck(generate.body)(request);
    const { engine, reader } = kitchen.openKitchen(context.config());
    const recipe = generateRecipe({ engine, reader }, generateInputOf(request as GenerateRequest));
    return { json: recipe, text: printRecipe(recipe) };
  },
};
