import { brandColors } from './brand-colors';
import { cssBlock } from './css-block';
import { themes, type ThemeKey } from './themes';

/** A page lit darkly; Mantine sets the attribute. */
const DARK = "[data-mantine-color-scheme='dark']";

/** The root of such a page. */
export const DARK_ROOT = `:root${DARK}`;

const shadesOf = (theme: ThemeKey): Record<string, string> =>
  Object.fromEntries(themes[theme].brand.map((shade, index) => [`brand-${index}`, shade]));

/**
 * The style sheet of a theme: the brand's variables in both schemes. It is static, so a server can answer with it per
 * host and a page needs no inline style. Loaded after the kit's own sheet, which carries the default theme.
 *
 * @param theme whose colours
 * @param root where they hold; `:root` unless said otherwise
 * @example themeCss('alpin') // ':root { --gs-brand: #025d92; … }'
 */
export const themeCss = (theme: ThemeKey, root = ':root'): string =>
  cssBlock(root, { ...shadesOf(theme), ...brandColors(themes[theme], 'light') }) +
  cssBlock(`${root}${DARK}`, { ...brandColors(themes[theme], 'dark') });
