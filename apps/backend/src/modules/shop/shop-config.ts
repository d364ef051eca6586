import { SHOP_FEATURES, type ShopConfig } from '@gastroshop/api-contract';
import { shopHosts, type HostEntry } from '@gastroshop/identity';
import type { TenantProfile } from '../../tenant-profile';
import type { Services } from '../services';
import { groupLogoOf, logoOf } from './brand-files';

/** The theme of a tenant whose mark none of the prepared ones has: the shop asks for the mark. */
const OWN_THEME = 'own';

const hasAll = ({ features }: TenantProfile): boolean =>
  SHOP_FEATURES.every((feature) => features.includes(feature));

/**
 * What the shop at a host looks like and whom it belongs to (TEN-3, TEN-5). It is the same for
 * everybody at the host, so that any cache in front may keep it.
 */
export const shopConfig = (
  { tenant, mode }: HostEntry,
  { own: profile, group }: { readonly own: TenantProfile; readonly group: TenantProfile },
  services: Pick<Services, 'tenants' | 'tracking' | 'externalOrigins' | 'nativeAppUrl'>,
): ShopConfig => {
  const { tenants, tracking, externalOrigins, nativeAppUrl } = services;
  const mainTenant = tenants.mainTenantOf(tenant);
  const isBranch = mode === 'BRANCH';
  return {
    tenant,
    mainTenant,
    displayName: profile.displayName,
    // A site of the group is told of the shop whose parts it shows.
    mode: isBranch ? 'BRANCH' : 'SHOP',
    languages: [...profile.languages],
    theme: profile.markKey ?? OWN_THEME,
    // The landing page shows the branch beside the group it belongs to (TEN-6).
    logos: isBranch ? [logoOf(profile), groupLogoOf(group)] : [logoOf(profile)],
    tracking,
    externalOrigins,
    shops: [...shopHosts(tenants, mainTenant)],
    ...(profile.looksUpRightShop && { looksUpRightShop: true }),
    ...(hasAll(profile) ? {} : { features: [...profile.features] }),
    ...(nativeAppUrl !== undefined && { nativeAppUrl }),
    ...(isBranch && { marketLinks: [...profile.marketLinks] }),
  };
};
