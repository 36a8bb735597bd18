// `npm test`: everything, in about the order of what breaks first. `npm test -- unit` runs one project,
// `npm test -- src/food` the tests whose path holds that. The last line is always `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureServices } from './services.mjs';
import { lastLine, sum, tallyLastLine, tallyReport } from './tally.mjs';
import { projects } from './test-projects.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const commands = [{ name: 'eval', file: 'eval/run.ts', limitMinutes: 8 }];
const words = process.argv.slice(2).filter((word) => word !== '--');
const names = [...projects, ...commands].map((step) => step.name);
const chosen = words.filter((word) => names.includes(word));
const filters = words.filter((word) => !names.includes(word));
const wanted = (step) => (chosen.length > 0 ? chosen.includes(step.name) : true);

/** Runs a program with its output shown, ends it after its limit, and answers its exit code and output. */
const run = (program, args, limitMinutes) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    let output = '';
    const stop = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // It has ended already.
      }
    };
    const limit = setTimeout(() => {
      console.error(`${args.join(' ')}: still running after ${limitMinutes} minutes, stopped`);
      stop('SIGKILL');
    }, limitMinutes * 60_000);
    const interrupted = () => stop('SIGTERM');
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output = (output + chunk).slice(-65_536);
    });
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      resolve({ code: code ?? 1, output });
    });
  });

/** Whether the built service is older than what it is built from. */
const buildIsStale = () => {
  if (!existsSync('dist/cli.js')) return true;
  const built = statSync('dist/cli.js').mtimeMs;
  const newer = (path) => {
    const stats = statSync(path);
    // A folder's own time catches files that were removed.
    if (stats.mtimeMs > built) return !/\.test\.ts$/.test(path);
    return stats.isDirectory() && readdirSync(path).some((name) => newer(join(path, name)));
  };
  return ['src', 'data', 'config', 'scripts', 'package-lock.json'].some(
    (path) => existsSync(path) && newer(path),
  );
};

const runProject = async (project, folder) => {
  const file = join(folder, `${project.name}.json`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project.name, ...filters];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const pass = filters.length > 0 ? ['--passWithNoTests'] : [];
  const { code } = await run(process.execPath, [...args, ...reporters, ...pass], project.limitMinutes);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return tallyReport(project.name, report, code, { mayBeEmpty: filters.length > 0 });
};

const everything = async () => {
  const steps = projects.filter(wanted);
  try {
    ensureServices([...new Set(steps.flatMap((project) => project.services))]);
  } catch (error) {
    return { passed: 0, failed: 1, notes: [error.message] };
  }
  if (buildIsStale()) {
    const { code } = await run(process.execPath, ['scripts/build.mjs'], 2);
    if (code !== 0) return { passed: 0, failed: 1, notes: ['the build failed'] };
  }
  const folder = mkdtempSync(join(tmpdir(), 'sous-test-'));
  const tallies = [];
  try {
    for (const project of steps) tallies.push(await runProject(project, folder));
    for (const { name, file, limitMinutes } of filters.length > 0 ? [] : commands.filter(wanted)) {
      if (!existsSync(file)) {
        tallies.push({ passed: 0, failed: 1, notes: [`${name}: ${file} is not there`] });
        continue;
      }
      const { code, output } = await run(process.execPath, ['--import', 'tsx', file], limitMinutes);
      tallies.push(tallyLastLine(name, output, code));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return sum(tallies);
};

const total = await everything();
for (const note of total.notes) console.error(note);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(lastLine(total));
