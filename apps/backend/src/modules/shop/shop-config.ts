import type { ShopConfig } from '@gastroshop/api-contract';
import { DEFAULT_PRESENTATION, mainTenantOf, presentationOf, type HostEntry } from '@gastroshop/identity';
import type { Services } from '../services';
import { logoOf } from './brand-files';
import { marketLinksOf } from './market-links';

/**
 * What the shop at a host looks like and whom it belongs to (TEN-3, TEN-5). It depends on the host alone, so that any
 * cache in front may keep it.
 */
export const shopConfig = (
  { tenant, mode }: HostEntry,
  { tracking, externalOrigins, marketLinks }: Pick<Services, 'tracking' | 'externalOrigins' | 'marketLinks'>,
): ShopConfig => {
  const { displayName, logo, theme } = presentationOf(tenant);
  const isBranch = mode === 'BRANCH';
  return {
    tenant,
    mainTenant: mainTenantOf(tenant),
    displayName,
    mode,
    theme,
    // The landing page shows the branch beside the group it belongs to (TEN-6).
    logos: isBranch ? [logoOf(logo), logoOf(DEFAULT_PRESENTATION.logo)] : [logoOf(logo)],
    tracking,
    externalOrigins,
    ...(isBranch && { marketLinks: marketLinksOf(marketLinks) }),
  };
};
