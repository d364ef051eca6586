import type { TenantDirectory } from '@gastroshop/identity';
import type { Store } from '../db';
import { type PageAsset, styleAsset, styleName, styleOf } from '../http';
import { findTenantProfile } from '../tenant-profile';

/** The stylesheet of a tenant for the backend's own pages, by its file name; undefined for any other name. */
export const tenantStyle = async (
  store: Store,
  tenants: TenantDirectory,
  name: string,
): Promise<PageAsset | undefined> => {
  const tenant = tenants.codes.find((code) => styleName(code) === name);
  if (tenant === undefined && name !== styleName(undefined)) return undefined;
  const { theme } = await findTenantProfile(store, tenant);
  return styleAsset(styleOf(theme));
};
