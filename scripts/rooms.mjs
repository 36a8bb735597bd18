// Room rules: who may import whom. Fails too when it has looked at suspiciously few files or imports.
// `node scripts/rooms.mjs [folder]` looks at another checkout's src/.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('..', import.meta.url));
const root = process.argv[2] ?? own;
const files = readdirSync(join(root, 'src'), { recursive: true }).filter((file) =>
  String(file).endsWith('.ts'),
).length;
const run = spawnSync(
  process.execPath,
  [
    join(own, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'],
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
let report;
try {
  report = JSON.parse(run.stdout);
} catch {
  console.error(run.stderr || run.stdout);
  process.exit(1);
}
const seen = report.modules.filter((module) => module.source.startsWith('src/')).length;
const links = report.modules.reduce((sum, module) => sum + module.dependencies.length, 0);
for (const { rule, from, to, comment } of report.summary.violations) {
  console.error(`${rule.name}: ${from} -> ${to}${comment ? ` (${comment})` : ''}`);
}
const enough = seen >= files && files >= 40 && links >= files;
if (!enough) console.error(`looked at ${seen} of ${files} files and ${links} imports: too few`);
console.log(`${seen} modules, ${links} imports, ${report.summary.violations.length} violations`);
process.exitCode = report.summary.violations.length === 0 && enough ? 0 : 1;
