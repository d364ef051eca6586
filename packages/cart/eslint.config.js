import { eslintConfig } from '@gastroshop/config/eslint';

const nodeGlobals = [
  'process',
  'Buffer',
  'global',
  'require',
  'module',
  '__dirname',
  '__filename',
  'setImmediate',
];

export default [
  ...eslintConfig(import.meta.dirname),
  {
    // The tests run a real server and so see Node's types; what is shipped must run in browsers.
    files: ['src/**/*.ts'],
    ignores: ['src/**/*.test.ts', 'src/testing/**'],
    rules: {
      'no-restricted-globals': ['error', ...nodeGlobals],
      'no-restricted-imports': ['error', { patterns: ['node:*'] }],
    },
  },
];
