import { DEFAULT_THEME, THEME_KEYS, THEME_ROOT, themeCss } from '../../src/theme-data';

/** One sheet per theme by its path in the build, for pages that want its colours before any script runs, or without React. */
export const themeSheets = (): Readonly<Record<string, string>> =>
  Object.fromEntries(THEME_KEYS.map((theme) => [`themes/${theme}.css`, themeCss(theme, THEME_ROOT)]));

/** The colours that the provider's `theme` chooses among: it writes the attribute. */
export const chosenThemes = (): string =>
  THEME_KEYS.filter((theme) => theme !== DEFAULT_THEME)
    .map((theme) => themeCss(theme, `${THEME_ROOT}[data-gs-theme='${theme}']`))
    .join('');
