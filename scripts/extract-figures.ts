/**
 * Writes the figures that the readable foods name beside them:
 * `npm run data:extract -- --reference <folder> [family …]`.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatFigures, type Figure } from '#food/compile/figures';
import { formatProblem, type Problem } from '#food/compile/problem';
import { readFood, sourcesOf } from '#food/compile/readable';
import { readFoodFiles } from './food-tables.ts';
import { openReference } from './reference-tables.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = process.argv.indexOf('--reference');
const folder = at > 0 ? process.argv[at + 1] : undefined;
if (folder === undefined) throw new Error('say where the reference tables are: --reference <folder>');
const families = process.argv.slice(at + 2);
const figureOf = openReference(folder);
const problems: Problem[] = [];
for (const { file, nodes } of readFoodFiles(root)) {
  if (families.length > 0 && !families.includes(basename(file, '.yaml'))) continue;
  const figures = new Map<string, Figure>();
  for (const node of Array.isArray(nodes) ? nodes : []) {
    const food = readFood(node, file, problems);
    for (const source of food ? sourcesOf(food) : []) {
      const figure = figures.get(source) ?? figureOf(source);
      if (figure) figures.set(source, figure);
      else {
        const message = `${source} is not in the reference tables, or has no figure of use`;
        problems.push({ file, id: food!.id, rule: 'source', message });
      }
    }
  }
  writeFileSync(join(root, file.replace(/\.yaml$/, '.figures.tsv')), formatFigures(figures.values()));
  console.log(`${file}: ${figures.size} sources`);
}
for (const problem of problems) console.error(formatProblem(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
