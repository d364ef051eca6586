import type { TenantCode } from './tenant-code';

/** SHOP shows the tenant's start page at the root, BRANCH the landing page with the markets (TEN-5, TEN-6). */
export type ShopMode = 'SHOP' | 'BRANCH';

/** What a host name stands for. */
export interface HostEntry {
  readonly tenant: TenantCode;
  readonly mode: ShopMode;
}

/** Host names (lower case, without port) and what each stands for: configuration of an installation. */
export type HostTable = Readonly<Record<string, HostEntry>>;
