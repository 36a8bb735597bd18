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
const commands = [{ name: 'eval', file: 'eval/run.ts', limitMinutes: 20 }];
const words = process.argv.slice(2).filter((word) => word !== '--');
const names = [...projects, ...commands].map((step) => step.name);
const chosen = words.filter((word) => names.includes(word));
const filters = words.filter((word) => !names.includes(word));
const wanted = (step) => (chosen.length > 0 ? chosen.includes(step.name) : true);

/**
 * Runs a program, ends it after its limit, and answers its exit code and output. The output is shown as it comes,
 * or, of a program that runs beside another one, `apart`: all at once when it has ended.
 */
const run = (program, args, limitMinutes, apart = false) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    const kept = [];
    const show = (stream, chunk) => (apart ? kept.push([stream, chunk]) : stream.write(chunk));
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
      show(process.stdout, chunk);
      output = (output + chunk).slice(-65_536);
    });
    child.stderr.on('data', (chunk) => show(process.stderr, chunk));
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) => {
      clearTimeout(limit);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      for (const [stream, chunk] of kept) stream.write(chunk);
      resolve({ code: code ?? 1, output });
    });
  });

/** Runs some projects in one go and reads their report. */
const runProjects = async (some, folder, apart) => {
  const name = some.map((project) => project.name).join(' ');
  const file = join(folder, `${some[0].name}.json`);
  const limitMinutes = some.reduce((total, project) => total + project.limitMinutes, 0);
  const args = [
    ...['node_modules/vitest/vitest.mjs', 'run', ...some.flatMap((project) => ['--project', project.name])],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filters],
  ];
  const { code } = await run(process.execPath, args, limitMinutes, apart);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return tallyReport(name, report, code);
};

/** Runs a command that counts for itself. */
const runCommand = async ({ name, file, limitMinutes }) => {
  if (!existsSync(file)) return { passed: 0, failed: 1, notes: [`${name}: ${file} is not there`] };
  const { code, output } = await run(process.execPath, ['--import', 'tsx', file], limitMinutes, true);
  return tallyLastLine(name, output, code);
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
    if (filters.length > 0) {
      if (steps.length > 0) tallies.push(await runProjects(steps, folder, false));
    } else {
      // What runs its own files side by side has the machine to itself; the rest mostly waits for processes to
      // start and end, and shares it: two at a time, the next as soon as one has ended.
      const [alone, sharing] = [
        steps.filter(({ parallel }) => parallel),
        steps.filter((one) => !one.parallel),
      ];
      for (const project of alone) tallies.push(await runProjects([project], folder, false));
      const waiting = [
        // One is shown as it goes, the others when they have ended.
        ...sharing.map((project, at) => () => runProjects([project], folder, at > 0)),
        ...commands.filter(wanted).map((command) => () => runCommand(command)),
      ];
      const row = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
          tallies.push(await next());
      };
      await Promise.all([row(), row()]);
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
