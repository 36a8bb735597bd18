/** Compares the compiled foods with a folder of reference tables; for authors, the project does not need it. */
import { join } from 'node:path';
import { keysOf, wordsOf } from '#food/match/words';
import type { Food } from '#food/model';
import { allergens, type Allergen, type Trait } from '#food/vocabulary';
import { readRows } from './reference-tables.ts';

const keyOf = (name: string): string => keysOf(wordsOf(name.replace(/\([^)]*\)/g, ''))).join(' ');
const codes: Readonly<Record<string, Allergen>> = { tree_nut: 'tree-nut', sulphites: 'sulphite' };

/** Classes of forbidden things in the diet table, and the traits of which a food of that name must have one. */
const traitsOfClass: Readonly<Record<string, readonly Trait[]>> = {
  meat_poultry: ['meat'],
  fish_seafood: ['fish', 'shellfish'],
  dairy: ['dairy'],
  egg: ['egg'],
  bee_products: ['honey'],
  animal_gelling: ['gelatin'],
  animal_fat: ['animal-fat'],
  animal_stock: ['animal-stock', 'fish'],
  rennet_cheese: ['animal-rennet'],
  pork: ['pork'],
  alcohol: ['alcohol'],
  grains: ['grain', 'pseudograin'],
  legumes: ['legume'],
  root_vegetables: ['root-vegetable', 'allium'],
  high_mercury_fish: ['high-mercury'],
  nightshade: ['nightshade'],
  soy: ['soy'],
};

/** Names that mean another thing in the diet table than in a recipe, with the reason. */
const homonyms: Readonly<Record<string, string>> = {
  'nightshade pepper': 'the vegetable, not the spice',
  'alcohol vinegar': 'forbidden by strict readings only; no alcohol is left in it',
};

/** Prints every disagreement about allergens and diets; the exit code is 1 where there is any. */
export function compareWithReference(foods: readonly Food[], folder: string): void {
  const byName = new Map<string, Food>();
  for (const food of foods) {
    for (const name of [food.name, food.plural, ...food.aliases]) if (name) byName.set(keyOf(name), food);
  }
  let disagreements = 0;
  let compared = 0;
  const say = (message: string): void => {
    disagreements++;
    console.log(message);
  };
  for (const row of readRows(join(folder, 'allergen_sources.tsv'))) {
    const { ingredient = '', allergen_code: code = '', carries, note = '' } = row;
    const allergen = codes[code] ?? (code as Allergen);
    // What stands in brackets may make it another food: "(vegan)", "(unsulphured)".
    if (/\((?:vegan|un)?(?:sulphured)?\)/.test(ingredient)) continue;
    const food = byName.get(keyOf(ingredient));
    if (!food || !allergens.includes(allergen)) continue;
    compared++;
    const level = food.allergens.find((fact) => fact.allergen === allergen)?.level ?? 'no';
    if (level !== { yes: 'contains', may: 'may', no: 'no' }[carries ?? '']) {
      say(`${food.id}: ${allergen}: here ${level}, reference "${ingredient}" ${carries} (${note})`);
    }
  }
  for (const row of readRows(join(folder, 'diet_rules.tsv'))) {
    const wanted = row['rule'] === 'forbid' ? traitsOfClass[row['class'] ?? ''] : undefined;
    for (const example of wanted ? (row['examples'] ?? '').split(',') : []) {
      const food = byName.get(keyOf(example));
      const said = `${row['class']} ${example.replace(/\(.*?\)|not malt/g, '').trim()}`;
      if (!food || homonyms[said] !== undefined) continue;
      compared++;
      if (!food.traits.some((trait) => wanted!.includes(trait))) {
        say(
          `${food.id}: ${row['diet']} forbids it as ${row['class']}, but it has none of ${wanted!.join(', ')}`,
        );
      }
    }
  }
  console.log(`compared ${compared} statements, ${disagreements} disagreements`);
  if (disagreements > 0) process.exitCode = 1;
  if (compared === 0) throw new Error(`nothing to compare in ${folder}`);
}
