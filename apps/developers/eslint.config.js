import { eslintConfig, reactConfig } from '@gastroshop/config/eslint';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';

export default [...eslintConfig(import.meta.dirname), ...reactConfig({ reactHooks, jsxA11y })];
