import { brandColors } from './brand-colors';
import { cssBlock } from './css-block';
import type { ThemeEntry } from './theme-entry';
import { themeEntry, type Theme } from './themes';

/** A page lit darkly; Mantine sets the attribute. */
const DARK = "[data-mantine-color-scheme='dark']";

/**
 * The root of a theme's own sheet, for {@link themeCss}. It outranks the kit's own colours wherever their sheet stands:
 * bundlers decide on the order, and Next puts the sheets of a layout before those of the components in it.
 */
export const THEME_ROOT = ':root:root';

/** The root of such a page. */
export const DARK_ROOT = `:root${DARK}`;

const shadesOf = ({ brand }: ThemeEntry): Record<string, string> =>
  Object.fromEntries(brand.map((shade, index) => [`brand-${index}`, shade]));

/**
 * The style sheet of a theme: the brand's variables in both schemes. It is static, so a server can answer with it per
 * host and a page needs no inline style. Loaded after the kit's own sheet, which carries the default theme.
 *
 * @param theme whose colours
 * @param root where they hold; `:root` unless said otherwise
 * @example themeCss('alpin') // ':root { --gs-brand: #025d92; … }'
 */
export const themeCss = (theme: Theme, root = ':root'): string => {
  const entry = themeEntry(theme);
  return (
    cssBlock(root, { ...shadesOf(entry), ...brandColors(entry, 'light') }) +
    cssBlock(`${root}${DARK}`, { ...brandColors(entry, 'dark') })
  );
};
