import type { ShopLogo } from '@gastroshop/api-contract';
import { logoMarkSvg, type ThemeEntry } from '@gastroshop/ui/theme-data';
import type { TenantProfile } from '../../tenant-profile';
import { iconFile } from './icon-files';

/** Where the mark of a look is served, see {@link brandFile}. */
const pathOf = (look: string): string => `/media/brand/${look}.svg`;

/** Stands for the look of the whole group. */
const GROUP = 'group';

/** Where a host serves the mark of its tenant, whichever that has. */
const OWN_MARK = '/v1/favicon.svg';

const drawnLogo = (url: string, { label, wordmark, mark }: ThemeEntry): ShopLogo => ({
  url,
  alt: label,
  wordmark: [...wordmark],
  shapes: [...mark],
});

/** A tenant's logo with its address, what it is drawn from and the text read out in its place. */
export const logoOf = ({ preparedKey, theme }: TenantProfile): ShopLogo =>
  drawnLogo(preparedKey === undefined ? OWN_MARK : pathOf(preparedKey), theme);

/** The logo of the whole group, beside which a branch stands (TEN-6). */
export const groupLogoOf = ({ theme }: TenantProfile): ShopLogo => drawnLogo(pathOf(GROUP), theme);

/** A file that is drawn when it is asked for. */
export interface DrawnFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** Whether it is drawn from what a tenant may change at any time. */
  readonly mayChange: boolean;
}

/** Looks that a file is drawn from, read when it is asked for. */
export interface ReadLooks {
  readonly ofHost: () => Promise<ThemeEntry>;
  readonly ofGroup: () => Promise<ThemeEntry>;
  readonly prepared: (key: string) => Promise<ThemeEntry | undefined>;
}

/**
 * The file at a key of the media path: "brand/alpin.svg" is the mark of a prepared look, "brand/group.svg" that of the
 * whole group, "brand/icon-192.png" an icon of the tenant at the host.
 *
 * @returns undefined for any other key
 */
export const brandFile = async (key: string, looks: ReadLooks): Promise<DrawnFile | undefined> => {
  const [, name, ending] = /^brand\/([\w-]+)\.(svg|png)$/.exec(key) ?? [];
  if (name === undefined) return undefined;
  if (ending === 'svg') {
    const look = await (name === GROUP ? looks.ofGroup() : looks.prepared(name));
    return look && { mediaType: 'image/svg+xml', bytes: Buffer.from(logoMarkSvg(look)), mayChange: true };
  }
  const bytes = await iconFile(key, await looks.ofHost());
  return bytes === undefined ? undefined : { mediaType: 'image/png', bytes, mayChange: true };
};
