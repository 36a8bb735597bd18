// The checks that every commit passes, in seconds and without a database. Runs them side by side and prints
// what failed; `node scripts/verify.mjs lint rooms` runs only those.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const checks = [
  'lint',
  'typecheck',
  'format:check',
  'rooms',
  'data:check',
  'migrations:check',
  'unused',
  'speaks-of-itself',
];

const words = process.argv.slice(2);
const unknown = words.filter((word) => !checks.includes(word));
if (unknown.length > 0) {
  console.error(`no check ${unknown.join(', ')}; there are: ${checks.join(', ')}`);
  process.exit(2);
}

/** Runs one npm script and keeps its output. */
const run = (name) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn('npm', ['run', '-s', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) =>
      resolve({ name, code, output, seconds: (performance.now() - started) / 1000 }),
    );
  });

const results = await Promise.all((words.length > 0 ? words : checks).map(run));
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trimEnd());
}
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
