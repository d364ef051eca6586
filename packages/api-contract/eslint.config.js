import { eslintConfig } from '@gastroshop/config/eslint';

export default [
  ...eslintConfig(import.meta.dirname),
  {
    files: ['src/**/*.ts'],
    rules: {
      // An interface gives the type of a shape its name: in messages, in editors, and in the declarations, which
      // would otherwise spell every nested shape out again wherever it is used.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
];
