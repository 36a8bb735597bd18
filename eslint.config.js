import tseslint from 'typescript-eslint';

const notPure = 'The food and cooking rooms are pure: no machine, clock, chance or asynchrony.';
const globals = [
  ...['Date', 'performance', 'Temporal', 'process', 'Buffer', 'fetch', 'console', 'crypto', 'globalThis'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Promise', 'Intl', 'global', 'require'],
];
const syntax = [
  ':function[async=true]',
  'AwaitExpression',
  'ForOfStatement[await=true]',
  'ImportExpression',
  // These depend on the machine's language.
  "CallExpression[callee.property.name='localeCompare'][arguments.length<2]",
  'MemberExpression[property.name=/^toLocale/]',
];

/** Node built-ins, time, chance and asynchrony have no place in the pure rooms. */
const pure = {
  files: ['src/food/**/*.ts', 'src/cooking/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ group: ['node:*'], message: notPure }] }],
    'no-restricted-globals': ['error', ...globals.map((name) => ({ name, message: notPure }))],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Chance comes from a seed.' },
    ],
    'no-restricted-syntax': ['error', ...syntax.map((selector) => ({ selector, message: notPure }))],
  },
};

/** The environment is read in one place, where it is checked and explained. */
const oneReaderOfTheEnvironment = {
  files: ['src/**/*.ts'],
  ignores: ['**/*.test.ts', 'src/config.ts', 'src/food/**', 'src/cooking/**'],
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: 'Only src/config.ts reads the environment.' },
    ],
  },
};

export default tseslint.config(
  { ignores: ['.dependency-cruiser.cjs', 'dist/**', 'node_modules/**', 'coverage/**'] },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The compiler says so of TypeScript.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'off',
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], rules: { '@typescript-eslint/no-unused-vars': 'error' } },
  {
    // A test that is left alone, or left out, proves less than it seems to.
    files: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['only', 'skip', 'todo', 'skipIf', 'runIf', 'fails'].map((name) => ({
          selector: `MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name='${name}']`,
          message: `No .${name}: every test runs, and alone is not enough.`,
        })),
        {
          selector: 'CallExpression[callee.object.name="vi"][callee.property.name="mock"]',
          message: 'No module mocks.',
        },
      ],
    },
  },
  pure,
  oneReaderOfTheEnvironment,
);
