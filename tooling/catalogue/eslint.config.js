import { eslintConfig } from '@gastroshop/config/eslint';

export default eslintConfig(import.meta.dirname);
