import type { TenantCode } from '@gastroshop/identity';
import { PAGE_SCRIPTS } from './page-scripts';

/** A file the backend's own pages load. */
export interface PageAsset {
  readonly mediaType: string;
  readonly text: string;
}

/** The files that are the same for all tenants, by their name. */
export const PAGE_ASSETS: ReadonlyMap<string, PageAsset> = new Map<string, PageAsset>(
  Object.entries(PAGE_SCRIPTS).map(
    ([name, text]) => [name, { mediaType: 'text/javascript; charset=utf-8', text }] as const,
  ),
);

/** Where a file is served. */
export const assetPath = (name: string): string => `/auth/assets/${name}`;

/** Name of a tenant's stylesheet; `undefined` where no tenant is known. */
export const styleName = (tenant: TenantCode | undefined): string => `${tenant ?? 'default'}.css`;
