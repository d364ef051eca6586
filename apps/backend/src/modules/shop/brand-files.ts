import type { ShopLogo } from '@gastroshop/api-contract';
import { DEFAULT_THEME, logoMarkSvg, themes, type ThemeKey } from '@gastroshop/ui/theme-data';
import type { TenantProfile } from '../../tenant-profile';

/** Where the mark of a theme is served, see {@link brandFile}. */
const pathOf = (theme: ThemeKey): string => `/media/brand/${theme}.svg`;

/** Where a host serves the mark of its tenant, whichever that has. */
const OWN_MARK = '/v1/favicon.svg';

/** A tenant's logo with its address and the text read out in its place. */
export const logoOf = ({ preparedKey, theme }: TenantProfile): ShopLogo => ({
  url: preparedKey === undefined ? OWN_MARK : pathOf(preparedKey),
  alt: theme.label,
});

/** The logo of the whole group, beside which a branch stands (TEN-6). */
export const groupLogo: ShopLogo = { url: pathOf(DEFAULT_THEME), alt: themes[DEFAULT_THEME].label };

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
