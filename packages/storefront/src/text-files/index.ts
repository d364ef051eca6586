// Written by "pnpm texts:write" from the files in the folders "texts": change those.
import type { TextFiles } from '@gastroshop/i18n/texts';

/** The texts of packages/storefront, by language. */
export const storefrontTexts: TextFiles = {
  de: () => import('./de'),
  en: () => import('./en'),
};
