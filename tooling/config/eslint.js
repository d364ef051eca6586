import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * ESLint settings for one package, type-aware.
 *
 * @param {string} directory the package's folder (import.meta.dirname of its eslint.config.js)
 */
export const eslintConfig = (directory) =>
  defineConfig(
    {
      ignores: [
        'dist/**',
        '.reports/**',
        '.turbo/**',
        '.stryker-tmp/**',
        'coverage/**',
        'storybook-static/**',
        // Declarations of what the compiler alone sees; those of texts are written from their files.
        'src/i18next.d.ts',
        'texts.d.ts',
        'lazy-texts.d.ts',
      ],
    },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    tseslint.configs.strictTypeChecked,
    tseslint.configs.stylisticTypeChecked,
    {
      languageOptions: {
        parserOptions: {
          projectService: { allowDefaultProject: ['*.config.js'] },
          tsconfigRootDir: directory,
        },
      },
      rules: {
        eqeqeq: ['error', 'always'],
        'no-console': 'error',
        'no-restricted-syntax': [
          'error',
          {
            selector:
              'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|skipIf|todo|fails)$/]',
            message: 'A test runs always, for everybody, and passes.',
          },
          {
            selector: "CallExpression[callee.name='useSyncExternalStore'][arguments.length<3]",
            message: 'Say what a server draws: without the third argument a page that is drawn there fails.',
          },
        ],
        // Left over as `import 'p'`, an import of nothing but types would still load p at run time.
        '@typescript-eslint/no-import-type-side-effects': 'error',
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        '@typescript-eslint/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
        '@typescript-eslint/no-non-null-assertion': 'error',
        '@typescript-eslint/consistent-type-assertions': [
          'error',
          { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
        ],
        // Numbers in template strings are harmless; everything else must be made a string on purpose.
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      },
    },
    {
      files: ['**/*.{js,mjs}'],
      languageOptions: { globals: globals.node },
      rules: { 'no-console': 'off' },
    },
    { files: ['*.config.{js,ts}'], extends: [tseslint.configs.disableTypeChecked] },
  );

/**
 * What packages with React components add to `eslintConfig`. The plugins come from the package, which alone depends on
 * them: packages without components install none of it.
 *
 * @param {object} plugins
 * @param {import('eslint').ESLint.Plugin & { configs: { flat: { 'recommended-latest': object } } }} plugins.reactHooks
 * @param {import('eslint').ESLint.Plugin & { flatConfigs: { strict: object } }} plugins.jsxA11y
 */
export const reactConfig = ({ reactHooks, jsxA11y }) =>
  defineConfig(
    { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'react-hooks/exhaustive-deps': 'error',
        // A note to those who let React Compiler memoize for them; nothing is compiled here.
        'react-hooks/incompatible-library': 'off',
      },
    },
    { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
    {
      files: ['**/*.tsx'],
      rules: {
        // Labels wrap their control or name it by id; components of the kit count as controls.
        'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 4 }],
      },
    },
  );
