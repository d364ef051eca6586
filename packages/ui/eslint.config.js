import { eslintConfig, reactConfig } from '@gastroshop/config/eslint';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';

export default [
  ...eslintConfig(import.meta.dirname),
  ...reactConfig({ reactHooks, jsxA11y }),
  {
    files: ['src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@tabler/icons-react',
              message:
                'Take the outline from the room icons: name it in scripts/icon-names.ts and run pnpm icons:write.',
            },
          ],
        },
      ],
    },
  },
];
