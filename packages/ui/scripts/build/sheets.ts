import { DEFAULT_THEME, systemThemeCss, THEME_KEYS, THEME_ROOT, themeCss } from '../../src/theme-data';

/**
 * Two sheets per theme by their paths in the build, for pages that want its colours before any script runs, or without
 * React: one that is light until a script says otherwise, and one that is as the reader's system.
 */
export const themeSheets = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    THEME_KEYS.flatMap((theme) => [
      [`themes/${theme}.css`, themeCss(theme, THEME_ROOT)],
      [`themes/${theme}-system.css`, systemThemeCss(theme)],
    ]),
  );

/** The colours that the provider's `theme` chooses among: it writes the attribute. */
export const chosenThemes = (): string =>
  THEME_KEYS.filter((theme) => theme !== DEFAULT_THEME)
    .map((theme) => themeCss(theme, `${THEME_ROOT}[data-gs-theme='${theme}']`))
    .join('');
