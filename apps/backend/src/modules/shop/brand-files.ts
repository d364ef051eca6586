import type { ShopLogo } from '@gastroshop/api-contract';
import {
  DEFAULT_THEME,
  logoMarkSvg,
  themes,
  type ThemeEntry,
  type ThemeKey,
} from '@gastroshop/ui/theme-data';
import type { TenantProfile } from '../../tenant-profile';
import { iconFile } from './icon-files';

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

/** A file that is drawn when it is asked for. */
export interface DrawnFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** Whether it is drawn from what a tenant may change at any time. */
  readonly mayChange: boolean;
}

/** Whose look it is, read when a file is drawn from it. */
export type ReadTheme = () => Promise<ThemeEntry>;

/**
 * The file at a key of the media path: "brand/alpin.svg" is the mark of a theme, "brand/icon-192.png" an icon of the
 * tenant at the host.
 *
 * @returns undefined for any other key
 */
export const brandFile = async (key: string, readTheme: ReadTheme): Promise<DrawnFile | undefined> => {
  const [, name, ending] = /^brand\/([\w-]+)\.(svg|png)$/.exec(key) ?? [];
  if (name === undefined) return undefined;
  if (ending === 'svg')
    return isTheme(name)
      ? { mediaType: 'image/svg+xml', bytes: Buffer.from(logoMarkSvg(name)), mayChange: false }
      : undefined;
  const bytes = await iconFile(key, await readTheme());
  return bytes === undefined ? undefined : { mediaType: 'image/png', bytes, mayChange: true };
};
