/** `sous food …`: what the tables know, for those who extend them. */
import { AppError } from '#kernel/errors';
import type { Food } from '#food/model';
import { nutrients } from '#food/vocabulary';
import { openKitchen } from '../main.ts';
import { tableOf, textOf } from './access-command.ts';
import type { Command } from './command.ts';

const lineOf = (label: string, value: string): string => `  ${label.padEnd(12)}${value}`;

function describe(food: Food): string {
  const lines = [
    food.name,
    '',
    lineOf('id', food.id),
    lineOf('kind', [food.id, ...food.ancestors].join(' < ')),
  ];
  lines.push(lineOf('category', food.category));
  if (food.aliases.length > 0) lines.push(lineOf('also', food.aliases.join(', ')));
  const allergens = food.allergens.map(
    ({ allergen, level, via }) => `${level} ${allergen}${via === null ? '' : ` (${via})`}`,
  );
  lines.push(
    lineOf(
      'allergens',
      allergens.length > 0 ? allergens.join(', ') : food.opaque ? 'not known for sure' : 'none known',
    ),
  );
  if (food.traits.length > 0) lines.push(lineOf('traits', food.traits.join(', ')));
  if (food.price !== null) {
    lines.push(
      lineOf('price', `${food.price.usdPerKg.toFixed(2)} USD/kg (${food.price.asOf}, ${food.price.source})`),
    );
  }
  for (const { grams, size, state, unit, source } of food.measures) {
    lines.push(
      lineOf('measure', `${[size, unit, state].filter(Boolean).join(' ')} = ${grams} g (${source})`),
    );
  }
  if (food.nutrients !== null) {
    lines.push('', `Per 100 g (${food.nutrientSource ?? 'source not stated'}):`, '');
    const known = nutrients.flatMap((name, index) => {
      const amount = food.nutrients?.[index];
      return amount === null || amount === undefined ? [] : [[name, String(amount)]];
    });
    lines.push(tableOf(known));
  }
  return lines.join('\n');
}

export const foodCommands = {
  show: {
    summary: 'What is known of a food',
    options: {
      name: { type: 'string', required: true, positional: true, value: 'NAME', help: 'its name or id' },
    },
    run: (_context, values) => {
      const { foods } = openKitchen();
      const name = textOf(values, 'name') ?? '';
      const match = foods.match(name);
      const food = foods.get(name) ?? match.food ?? foods.matchAny(name).food;
      if (food === null)
        return Promise.reject(new AppError('not_found', `${JSON.stringify(name)} is not in the food tables`));
      return Promise.resolve({ json: { food }, text: describe(food) });
    },
  },
  parse: {
    summary: 'How an ingredient line is understood',
    options: {
      line: {
        type: 'string',
        required: true,
        positional: true,
        value: 'LINE',
        help: 'such as "2 cups flour, sifted"',
      },
    },
    run: (_context, values) => {
      const { reader } = openKitchen();
      const line = reader.parse(textOf(values, 'line') ?? '');
      const match = reader.foods.match(line.name);
      const grams = match.food === null ? null : reader.weigh(match.food, line);
      const food = match.food?.id ?? null;
      const rows = [
        ['quantity', [line.quantity, line.quantityMax].filter((part) => part !== null).join(' to ') || '-'],
        ['unit', line.unit ?? '-'],
        ['name', line.name],
        ['preparation', line.preparation ?? '-'],
        ['food', food ?? 'not known'],
        ['grams', grams === null ? 'not known' : grams.toFixed(1)],
      ];
      return Promise.resolve({ json: { line, food, grams }, text: tableOf(rows) });
    },
  },
} as const satisfies Record<string, Command>;
