import { brandColors } from './brand-colors';
import { cssBlock } from './css-block';
import { schemeColors } from './scheme-colors';
import { THEME_ROOT, themeCss } from './theme-css';
import { type Theme, themeEntry } from './themes';

/** A page whose provider has not said yet how it is lit. */
const UNLIT_ROOT = `${THEME_ROOT}:not([data-mantine-color-scheme])`;

/**
 * The style sheet of a theme for a page that is drawn on a server and follows its reader's system: where that is dark the
 * page is, before its first script. From then on the provider says how it is lit.
 */
export const systemThemeCss = (theme: Theme): string =>
  themeCss(theme, THEME_ROOT) +
  `@media (prefers-color-scheme: dark) {\n${cssBlock(UNLIT_ROOT, {
    ...schemeColors('dark'),
    ...brandColors(themeEntry(theme), 'dark'),
  })}${UNLIT_ROOT} {\n  --mantine-color-scheme: dark;\n}\n}\n`;
