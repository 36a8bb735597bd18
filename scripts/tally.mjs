// Counts what passed and failed, so that nothing which proved nothing counts as a success.

/** @typedef {{ passed: number, failed: number, notes: string[] }} Tally */

/** Adds tallies up. @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, tally) => total + tally.passed, 0),
  failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  notes: tallies.flatMap((tally) => tally.notes),
});

/** Why a test counts as failed, in a line: a long output may be cut before its end, where this stands. */
const whatHappened = ({ status, failureMessages }) =>
  status === 'failed'
    ? `failed: ${failureMessages?.[0]?.split('\n', 1)[0].slice(0, 300) ?? 'without a message'}`
    : `was ${status}, not run`;

/**
 * Reads one project's JSON report. A skipped or unfinished test is a failure, as is a file that could not be
 * loaded or held no test, a report of no files, and a bad exit that no test explains.
 * @returns {Tally}
 */
export const tallyReport = (name, report, exitCode) => {
  if (report === null) {
    return { passed: 0, failed: 1, notes: [`${name}: ended without a report (exit ${exitCode})`] };
  }
  const notes = [];
  let passed = 0;
  let failed = 0;
  for (const file of report.testResults) {
    const at = `${name}: ${file.name}`;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else {
        failed += 1;
        notes.push(`${at}: "${test.fullName}" ${whatHappened(test)}`);
      }
    }
    const explained = file.assertionResults.some((test) => test.status !== 'passed');
    if (file.assertionResults.length === 0) {
      failed += 1;
      notes.push(`${at}: ${file.status === 'failed' ? 'could not be run' : 'holds no test'}`);
    } else if (file.status === 'failed' && !explained) {
      failed += 1;
      notes.push(`${at}: failed outside its tests`);
    }
  }
  if (report.testResults.length === 0) {
    failed += 1;
    notes.push(`${name}: looked at no file`);
  }
  if (exitCode !== 0 && failed === 0) {
    failed += 1;
    notes.push(`${name}: ended with exit ${exitCode} though every test passed`);
  }
  return { passed, failed, notes };
};

/**
 * Reads a command whose last line says `N passed, N failed`.
 * @returns {Tally}
 */
export const tallyLastLine = (name, output, exitCode) => {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const match = /^(\d+) passed, (\d+) failed$/.exec(last.trim());
  if (!match) {
    return {
      passed: 0,
      failed: 1,
      notes: [`${name}: no "N passed, N failed" at its end (exit ${exitCode})`],
    };
  }
  const tally = { passed: Number(match[1]), failed: Number(match[2]), notes: [] };
  if (tally.passed + tally.failed === 0) {
    return { passed: 0, failed: 1, notes: [`${name}: checked nothing`] };
  }
  if (exitCode !== 0 && tally.failed === 0) {
    return { ...tally, failed: 1, notes: [`${name}: ended with exit ${exitCode} though nothing failed`] };
  }
  return tally;
};

/** The last line of the test command. Nothing run is a failure of its own. @param {Tally} tally */
export const lastLine = ({ passed, failed }) =>
  `${passed} passed, ${passed + failed === 0 ? 1 : failed} failed`;
