// `npm test`: everything, in about the order of what breaks first. `npm test -- unit` runs one project,
// `npm test -- src/food` the tests whose path holds that. The last line is always `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIsStale } from './build-state.mjs';
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

/** Runs some projects in one go and reads their report. */
const runProjects = async (some, folder) => {
  const name = some.map((project) => project.name).join(' ');
  const file = join(folder, `${some[0].name}.json`);
  const limitMinutes = some.reduce((total, project) => total + project.limitMinutes, 0);
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', ...some.flatMap((project) => ['--project', project.name])],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filters],
  ];
  const { code } = await run(process.execPath, args, limitMinutes);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return tallyReport(name, report, code);
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
    // One after the other, so that the files of one that are run alone have the machine to themselves.
    const runs = filters.length > 0 ? [steps] : steps.map((project) => [project]);
    for (const some of runs) if (some.length > 0) tallies.push(await runProjects(some, folder));
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
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
// Beside the last line, not in a stream of their own, so that who sees only the end sees what failed.
for (const note of total.notes) console.log(note);
console.log(lastLine(total));
