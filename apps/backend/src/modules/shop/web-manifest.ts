import type { WebManifest } from '@gastroshop/api-contract';
import { brandColors } from '@gastroshop/ui/theme-data';
import type { TenantProfile } from '../../tenant-profile';

/** Ground of the shop's pages in daylight, shown while the installed shop starts. */
const PAGE_GROUND = '#fbfaf8';

const DRAWN = { src: '/v1/favicon.svg', sizes: 'any', type: 'image/svg+xml' } as const;

/**
 * The mark as a drawing, and for systems that take none or cut icons to a shape of their own, as pictures that lie beside
 * the shop's pages. Of a look of its own there is the drawing alone.
 */
const iconsOf = ({ preparedKey }: TenantProfile): WebManifest['icons'] =>
  preparedKey === undefined
    ? [{ ...DRAWN, purpose: 'any' }]
    : [
        { ...DRAWN, purpose: 'any' },
        ...['192', '512'].map((size) => ({
          src: `/icons/${preparedKey}-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: 'any',
        })),
        {
          src: `/icons/${preparedKey}-maskable-512.png`,
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ];

/** What a browser needs to install the tenant's shop. */
export const webManifest = (profile: TenantProfile): WebManifest => {
  const { displayName, theme } = profile;
  return {
    name: displayName,
    short_name: theme.label,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brandColors(theme, 'light').brand,
    background_color: PAGE_GROUND,
    icons: iconsOf(profile),
  };
};
