// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextFiles } from '@gastroshop/i18n/texts';

/** The texts of packages/app-shell, by language. */
export const appShellTexts: TextFiles = {
  de: () => import('./de'),
  en: () => import('./en'),
};
