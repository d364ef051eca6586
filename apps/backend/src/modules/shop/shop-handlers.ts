import { DEFAULT_APP_PATHS } from '@gastroshop/identity';
import { logoMarkSvg, THEME_ROOT, themeCss } from '@gastroshop/ui/theme-data';
import type { Handlers } from '../../calls';
import { readGroupProfile, readTenantProfile } from '../../tenant-profile';
import type { Services } from '../services';
import { shopConfig } from './shop-config';
import { webManifest } from './web-manifest';

/** The look of the shop at a host, and what it is tracked with. */
export const shopHandlers = (services: Services) =>
  ({
    getShopConfig: async ({ host }, queries) => {
      const own = await readTenantProfile(queries, host.tenant);
      // Only the landing page shows the group beside the branch.
      const group = host.mode === 'BRANCH' ? await readGroupProfile(queries) : own;
      return shopConfig(host, { own, group }, services);
    },
    getThemeStylesheet: async ({ host }, queries) => ({
      mediaType: 'text/css; charset=utf-8',
      bytes: themeCss((await readTenantProfile(queries, host.tenant)).theme, THEME_ROOT),
    }),
    getWebManifest: async ({ host }, queries) =>
      webManifest(
        await readTenantProfile(queries, host.tenant),
        (services.appPaths ?? DEFAULT_APP_PATHS).shop,
      ),
    getFavicon: async ({ host }, queries) => ({
      mediaType: 'image/svg+xml',
      bytes: logoMarkSvg((await readTenantProfile(queries, host.tenant)).theme),
    }),
    getTrackingConfiguration: () => Promise.resolve(services.tracking),
  }) satisfies Handlers;
