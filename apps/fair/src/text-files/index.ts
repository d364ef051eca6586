import type { TextFiles } from '@gastroshop/i18n/texts';

/** The texts of the app and of the packages it is made of: of each language one file, which names the others. */
export const appTexts: readonly TextFiles[] = [
  { de: () => import('./app-texts.de'), en: () => import('./app-texts.en') },
];
