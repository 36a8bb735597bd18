// The checks that every commit passes, without a database. Runs them side by side and prints what failed.
import { spawn } from 'node:child_process';

const checks = ['format:check', 'lint', 'typecheck', 'rooms', 'data:check'];

/** Runs one npm script and keeps its output. */
const run = (name) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn('npm', ['run', '-s', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) =>
      resolve({ name, code, output, seconds: (performance.now() - started) / 1000 }),
    );
  });

const results = await Promise.all(checks.map(run));
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trimEnd());
}
process.exitCode = results.every((result) => result.code === 0) ? 0 : 1;
