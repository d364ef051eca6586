import type { WebManifest } from '@gastroshop/api-contract';
import { tenantPresentation, type TenantCode, type ThemeKey } from '@gastroshop/identity';
import { brandColors, themes } from '@gastroshop/ui/theme-data';

/** Ground of the shop's pages in daylight, shown while the installed shop starts. */
const PAGE_GROUND = '#fbfaf8';

/** The mark as a drawing, and for systems that take none, as pictures that lie beside the shop's pages. */
const iconsOf = (favicon: ThemeKey): WebManifest['icons'] => [
  { src: '/v1/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...['192', '512'].map((size) => ({
    src: `/icons/${favicon}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  })),
  { src: `/icons/${favicon}-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What a browser needs to install the tenant's shop. */
export const webManifest = (tenant: TenantCode): WebManifest => {
  const { displayName, theme, favicon } = tenantPresentation(tenant);
  return {
    name: displayName,
    short_name: themes[theme].label,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brandColors(themes[theme], 'light').brand,
    background_color: PAGE_GROUND,
    icons: iconsOf(favicon),
  };
};
