import { isLocale, type Locale } from '@gastroshop/i18n';
import { DEFAULT_THEME, themes, type Scheme, type ThemeKey } from '../src/theme-data';

/** What the toolbar chose for a story. */
export interface StoryGlobals {
  readonly locale: Locale;
  readonly scheme: Scheme;
  readonly theme: ThemeKey;
}

const isThemeKey = (value: unknown): value is ThemeKey =>
  typeof value === 'string' && Object.hasOwn(themes, value);

/** Reads the toolbar's globals, which Storybook leaves untyped; whatever is unknown becomes the default. */
export const readGlobals = (globals: Record<string, unknown>): StoryGlobals => {
  const { locale, scheme, theme } = globals;
  return {
    locale: typeof locale === 'string' && isLocale(locale) ? locale : 'de-AT',
    scheme: scheme === 'dark' ? 'dark' : 'light',
    theme: isThemeKey(theme) ? theme : DEFAULT_THEME,
  };
};
