// Room rules: who may import whom. Fails too when it has looked at suspiciously few files.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const files = readdirSync('src', { recursive: true }).filter((file) => String(file).endsWith('.ts')).length;
const run = spawnSync(
  'npx',
  ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'],
  {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  },
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
for (const violation of report.summary.violations) {
  console.error(`${violation.rule.name}: ${violation.from} -> ${violation.to}`);
}
const enough = seen >= files && files >= 12 && links >= files / 2;
if (!enough) console.error(`looked at ${seen} of ${files} files and ${links} imports: too few`);
console.log(`${seen} modules, ${links} imports, ${report.summary.violations.length} violations`);
process.exitCode = report.summary.violations.length === 0 && enough ? 0 : 1;
