import { eslintConfig } from '@gastroshop/config/eslint';

// What these scripts print is what they are for.
// Peers are installed apart from the workspace: their packages are not here to be checked against.
export default [
  { ignores: ['peers/**'] },
  ...eslintConfig(import.meta.dirname),
  { rules: { 'no-console': 'off' } },
];
