import type { TenantCode } from './tenant-code';

/**
 * SHOP shows the tenant's start page at the root, BRANCH the landing page with the markets (TEN-5, TEN-6). SITE is another
 * site of the group that passes the shop's paths on to the backend and has pages of its own.
 */
export type HostMode = 'SHOP' | 'BRANCH' | 'SITE';

/** What a host name stands for. */
export interface HostEntry {
  readonly tenant: TenantCode;
  readonly mode: HostMode;
}

/** Host names (lower case, without port) and what each stands for: configuration of an installation. */
export type HostTable = Readonly<Record<string, HostEntry>>;
