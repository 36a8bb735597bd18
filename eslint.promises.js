// Promises that nobody waits for. The rules need types, which cost more than all other checks together: so
// `npm test` runs them and `npm run verify` does not.
import tseslint from 'typescript-eslint';

export default tseslint.config({
  files: ['src/**/*.ts'],
  // The pure rooms have no promises to forget.
  ignores: ['**/*.test.ts', 'src/food/**', 'src/cooking/**'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project: './tsconfig.promises.json', tsconfigRootDir: import.meta.dirname },
  },
  plugins: { '@typescript-eslint': tseslint.plugin },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
  },
});
