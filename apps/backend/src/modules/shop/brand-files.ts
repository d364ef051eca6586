import type { ShopLogo } from '@gastroshop/api-contract';
import type { ThemeKey } from '@gastroshop/identity';
import { logoMarkSvg, themes } from '@gastroshop/ui/theme-data';

/** Where the mark of a theme is served, see {@link brandFile}. */
const pathOf = (theme: ThemeKey): string => `/media/brand/${theme}.svg`;

/** A logo with its address and the text read out in its place. */
export const logoOf = (theme: ThemeKey): ShopLogo => ({ url: pathOf(theme), alt: themes[theme].label });

const isTheme = (name: string): name is ThemeKey => Object.hasOwn(themes, name);

/**
 * The drawn mark at a key of the media path, such as "brand/alpin.svg".
 *
 * @returns undefined for any other key
 */
export const brandFile = (key: string): string | undefined => {
  const name = /^brand\/(\w+)\.svg$/.exec(key)?.[1];
  return name !== undefined && isTheme(name) ? logoMarkSvg(name) : undefined;
};
