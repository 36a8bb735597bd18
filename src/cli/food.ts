/** `sous food …`: what the tables know, for those who extend them. */
import { AppError } from '#kernel/errors';
import type { Food } from '#food/model';
import { nutrients } from '#food/vocabulary';
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
      [...allergens, ...(food.opaque ? ['any other is not known'] : [])].join(', ') || 'none known',
    ),
  );
  if (food.vouchedDiets !== undefined)
    lines.push(lineOf('diets', food.vouchedDiets.join(', ') || 'not known'));
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

/** Tells on stderr, now and then, how far a long command is. */
function progressOnStderr(): (step: string, share: number) => void {
  let [said, last] = [0, ''];
  return (step, share) => {
    const now = Date.now();
    if (step === last && now - said < 1000) return;
    [said, last] = [now, step];
    process.stderr.write(`${step}: ${Math.floor(share * 100)} %\n`);
  };
}

const thousands = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');

const importFdcCommand: Command = {
  summary: 'Import the foods of a USDA FoodData Central download',
  options: {
    folder: {
      type: 'string',
      required: true,
      positional: true,
      value: 'FOLDER',
      help: 'the unpacked CSV download',
    },
    branded: { type: 'boolean', help: 'foods of brands, too: a file of some 100 MB for 400,000 of them' },
  },
  more: 'Foods are kept in DATA_DIR and found where the own tables know nothing; running it again replaces them.\nA running service uses them after its next start.',
  run: async (context, values) => {
    const { dataDir } = context.config();
    const [{ openTables }, { importFdc }, { createUnits }] = await Promise.all([
      import('../open-kitchen.ts'),
      import('#larder/fdc-import'),
      import('#food/units'),
    ]);
    const tables = openTables();
    const started = Date.now();
    const summary = importFdc({
      from: textOf(values, 'folder') ?? '',
      to: dataDir,
      branded: values['branded'] === true,
      words: tables.facts.allergenWords,
      units: createUnits(tables.units),
      onProgress: progressOnStderr(),
    });
    const seconds = Math.round((Date.now() - started) / 100) / 10;
    const list = (counts: Readonly<Record<string, number>>): string =>
      Object.entries(counts)
        .map(([name, count]) => `${thousands(count)} ${name}`)
        .join(', ');
    const text = [
      `${thousands(summary.foods)} foods imported in ${seconds} s: ${list(summary.sources)}`,
      `${thousands(summary.withPortions)} have household portions, ${thousands(summary.withAllergens)} name an allergen; every other allergen stays unknown`,
      ...(Object.keys(summary.left).length === 0 ? [] : [`Left out: ${list(summary.left)}`]),
      ...summary.remarks,
      `${(summary.bytes / 1e6).toFixed(1)} MB in ${dataDir}; a running service uses them after its next start`,
    ];
    return { json: { ...summary, seconds }, text: text.join('\n') };
  },
};

export const foodCommands = {
  show: {
    summary: 'What is known of a food',
    options: {
      name: { type: 'string', required: true, positional: true, value: 'NAME', help: 'its name or id' },
    },
    run: async (context, values) => {
      const { openKitchen } = await import('../open-kitchen.ts');
      const { foods } = openKitchen(context.config());
      const name = textOf(values, 'name') ?? '';
      const match = foods.match(name);
      const food = foods.get(name) ?? match.food ?? foods.matchAny(name).food;
      if (food === null) throw new AppError('not_found', `${JSON.stringify(name)} is not in the food tables`);
      return { json: { food }, text: describe(food) };
    },
  },
  check: {
    summary: 'Check a file of own foods and prices, as the start does',
    options: {
      file: {
        type: 'string',
        positional: true,
        value: 'FILE',
        help: 'the file; SOUS_FOODS_FILE or DATA_DIR/foods.yaml if left out',
      },
    },
    more: 'Lists everything that is wrong, with file and line, and ends with code 1 then.',
    run: async (context, values) => {
      const [{ baseOf, openTables, ownFileOf }, { readOwnFile }] = await Promise.all([
        import('../open-kitchen.ts'),
        import('#larder/own-file'),
      ]);
      const file = textOf(values, 'file') ?? ownFileOf(context.config());
      if (file === null) {
        throw new AppError('not_found', 'there is no file of own foods: name one, or set SOUS_FOODS_FILE');
      }
      const { problems, notes, foodCount, priceCount } = readOwnFile(file, baseOf(openTables()));
      if (problems.length > 0) process.exitCode = 1;
      const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;
      const text = [
        ...problems,
        ...notes.map((note) => `note: ${note}`),
        problems.length > 0
          ? `${count(problems.length, 'problem')}: the service will not start with this file`
          : `${count(foodCount, 'food')} and ${count(priceCount, 'price')}: all is well`,
      ];
      return {
        json: { file, ok: problems.length === 0, problems, notes, foods: foodCount, prices: priceCount },
        text: text.join('\n'),
      };
    },
  },
  'import-fdc': importFdcCommand,
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
    run: async (context, values) => {
      const { openKitchen } = await import('../open-kitchen.ts');
      const { reader } = openKitchen(context.config());
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
      return { json: { line, food, grams }, text: tableOf(rows) };
    },
  },
} as const satisfies Record<string, Command>;
