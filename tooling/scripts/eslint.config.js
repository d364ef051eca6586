import { eslintConfig } from '@gastroshop/config/eslint';

// What these scripts print is what they are for.
export default [
  { ignores: ['src/consumer/template/**'] },
  ...eslintConfig(import.meta.dirname),
  { rules: { 'no-console': 'off' } },
];
