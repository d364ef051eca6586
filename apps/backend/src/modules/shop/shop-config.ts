import type { ShopConfig } from '@gastroshop/api-contract';
import {
  DEFAULT_PRESENTATION,
  mainTenantOf,
  tenantPresentation,
  shopHosts,
  type HostEntry,
} from '@gastroshop/identity';
import type { Services } from '../services';
import { logoOf } from './brand-files';
import { marketLinksOf } from './market-links';

/**
 * What the shop at a host looks like and whom it belongs to (TEN-3, TEN-5). It depends on the host alone, so that any
 * cache in front may keep it.
 */
export const shopConfig = (
  { tenant, mode }: HostEntry,
  services: Pick<Services, 'hosts' | 'tracking' | 'externalOrigins' | 'marketLinks' | 'nativeAppUrl'>,
): ShopConfig => {
  const { hosts, tracking, externalOrigins, marketLinks, nativeAppUrl } = services;
  const mainTenant = mainTenantOf(tenant);
  const { displayName, logo, theme } = tenantPresentation(tenant);
  const isBranch = mode === 'BRANCH';
  return {
    tenant,
    mainTenant,
    displayName,
    mode,
    theme,
    // The landing page shows the branch beside the group it belongs to (TEN-6).
    logos: isBranch ? [logoOf(logo), logoOf(DEFAULT_PRESENTATION.logo)] : [logoOf(logo)],
    tracking,
    externalOrigins,
    shops: [...shopHosts(hosts, mainTenant)],
    ...(nativeAppUrl !== undefined && { nativeAppUrl }),
    ...(isBranch && { marketLinks: marketLinksOf(marketLinks) }),
  };
};
