import type { WebManifest } from '@gastroshop/api-contract';
import { presentationOf, type TenantCode } from '@gastroshop/identity';
import { brandColors, themes } from './themes';

/** Ground of the shop's pages in daylight, shown while the installed shop starts. */
const PAGE_GROUND = '#fbfaf8';

/** What a browser needs to install the tenant's shop. */
export const webManifest = (tenant: TenantCode): WebManifest => {
  const { displayName, theme } = presentationOf(tenant);
  return {
    name: displayName,
    short_name: themes[theme].label,
    start_url: '/',
    display: 'standalone',
    theme_color: brandColors(themes[theme], 'light').brand,
    background_color: PAGE_GROUND,
    icons: [{ src: '/v1/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
};
