import { DEFAULT_THEME, THEME_KEYS, themeCss } from '../../src/theme-data';

/**
 * Outranks the kit's own colours wherever their sheet stands: bundlers decide on the order, and Next puts the sheets of a
 * layout before those of the components in it.
 */
const ROOT = ':root:root';

/** One sheet per theme by its path in the build, for pages that want its colours before any script runs, or without React. */
export const themeSheets = (): Readonly<Record<string, string>> =>
  Object.fromEntries(THEME_KEYS.map((theme) => [`themes/${theme}.css`, themeCss(theme, ROOT)]));

/** The colours that the provider's `theme` chooses among: it writes the attribute. */
export const chosenThemes = (): string =>
  THEME_KEYS.filter((theme) => theme !== DEFAULT_THEME)
    .map((theme) => themeCss(theme, `${ROOT}[data-gs-theme='${theme}']`))
    .join('');
