import type { WebManifest } from '@gastroshop/api-contract';
import { brandColors } from '@gastroshop/ui/theme-data';
import type { TenantProfile } from '../../tenant-profile';
import { iconPath } from './icon-files';

/** Ground of the shop's pages in daylight, shown while the installed shop starts. */
const PAGE_GROUND = '#fbfaf8';

/** The mark as a drawing, and for systems that take none or cut icons to a shape of their own, as pictures. */
const ICONS: WebManifest['icons'] = [
  { src: '/v1/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: iconPath('icon-192'), sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: iconPath('icon-512'), sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: iconPath('icon-maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/**
 * What a browser needs to install the tenant's shop.
 *
 * @param home path the shop lives at; what lies beside it is no part of the installed shop
 */
export const webManifest = ({ displayName, theme }: TenantProfile, home: string): WebManifest => ({
  name: displayName,
  short_name: theme.label,
  id: home,
  start_url: home,
  scope: home,
  display: 'standalone',
  theme_color: brandColors(theme, 'light').brand,
  background_color: PAGE_GROUND,
  icons: ICONS,
});
