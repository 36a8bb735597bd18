import tseslint from 'typescript-eslint';

/** Node built-ins, time, chance and asynchrony have no place in the pure rooms. */
const pure = {
  files: ['src/food/**/*.ts', 'src/cooking/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: ['node:*'], message: 'The food and cooking rooms are pure.' }] },
    ],
    'no-restricted-globals': ['error', 'Date', 'process', 'fetch', 'setTimeout', 'console', 'Buffer'],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Chance comes from a seed.' },
    ],
    'no-restricted-syntax': [
      'error',
      { selector: ':function[async=true]', message: 'The food and cooking rooms are synchronous.' },
      { selector: 'AwaitExpression', message: 'The food and cooking rooms are synchronous.' },
    ],
  },
};

export default tseslint.config(
  { ignores: ['.dependency-cruiser.cjs', 'dist/**', 'node_modules/**', 'coverage/**'] },
  ...tseslint.configs.strict,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'off',
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { parserOptions: { projectService: false } } },
  pure,
);
