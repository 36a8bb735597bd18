// The project speaks of itself alone: no path of somebody's machine, no registry, no word of who works on it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What must not be in a tracked file. The patterns are written so that they do not match themselves. */
const rules = [
  {
    name: 'absolute path',
    pattern: /(?<![\w.\-/:)])(?:[A-Z]:\\Users|\/(?:home|root|Users|work|workspace|mnt|tmp|private)\/[\w.])/,
  },
  {
    name: 'registry host',
    pattern: /"resolved": "\w+:|https?:\/\/[\w.-]*(?:registry|artifactory|nexus)[\w.-]*/,
  },
  { name: 'registry setting', pattern: /^\s*(?:@[\w-]+:)?registry\s*=|\/\/[^\s]+:_auth/, only: /npmrc$/ },
  { name: 'ticket number', pattern: /\b[Ii]ssues?[ ]?#?\d+|\(#\d+\)|\bpull request #?\d/, except: /^data\// },
  { name: 'talk of the work itself', pattern: /\bwork[-]?tree\b|\bsub[-]?agents?\b|\bco[-]authored[-]by\b/i },
];

const binary = new Set([
  '.png',
  '.jpg',
  '.jpeg',
  '.gif',
  '.ico',
  '.woff2',
  '.gz',
  '.tgz',
  '.tar',
  '.br',
  '.wasm',
]);

/** Violations in one file's text, as `file:line: rule`. */
export const findViolations = (file, text) =>
  rules
    .filter(({ only, except }) => (only?.test(file) ?? true) && !except?.test(file))
    .flatMap(({ name, pattern }) => {
      // Whole text first: nearly every file passes, and then its lines need not be looked at.
      if (!new RegExp(pattern, `${pattern.flags}m`).test(text)) return [];
      return text
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${file}:${index + 1}: ${name}: ${line.trim().slice(0, 100)}`] : [],
        );
    });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = (listed.stdout ?? '').split('\0').filter((file) => file && !binary.has(extname(file)));
  let read = 0;
  const violations = files.flatMap((file) => {
    try {
      const text = readFileSync(file, 'utf8');
      read += 1;
      return findViolations(file, text);
    } catch {
      // Deleted in the working copy, not yet in the index.
      return [];
    }
  });
  for (const violation of violations) console.error(violation);
  if (read < 40) console.error(`looked at ${read} files: too few (is this a git checkout?)`);
  console.log(`${read} files, ${violations.length} violations`);
  process.exitCode = violations.length === 0 && read >= 40 ? 0 : 1;
}
