import { tenantPresentation } from '@gastroshop/identity';
import { logoMarkSvg, themeCss } from '@gastroshop/ui/theme-data';
import type { Handlers } from '../../calls';
import type { Services } from '../services';
import { shopConfig } from './shop-config';
import { webManifest } from './web-manifest';

/** The look of the shop at a host, and what it is tracked with. */
export const shopHandlers = (services: Services) =>
  ({
    getShopConfig: ({ host }) => Promise.resolve(shopConfig(host, services)),
    getThemeStylesheet: ({ host }) =>
      Promise.resolve({
        mediaType: 'text/css; charset=utf-8',
        bytes: themeCss(tenantPresentation(host.tenant).theme),
      }),
    getWebManifest: ({ host }) => Promise.resolve(webManifest(host.tenant)),
    getFavicon: ({ host }) =>
      Promise.resolve({
        mediaType: 'image/svg+xml',
        bytes: logoMarkSvg(tenantPresentation(host.tenant).favicon),
      }),
    getTrackingConfiguration: () => Promise.resolve(services.tracking),
  }) satisfies Handlers;
