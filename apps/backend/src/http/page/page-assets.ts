import type { TenantCode } from '@gastroshop/identity';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PAGE_SCRIPTS } from './page-scripts';

/** A file the backend's own pages load. */
export interface PageAsset {
  readonly mediaType: string;
  readonly body: string | Buffer;
  /** For how many seconds browsers keep it. */
  readonly keptSeconds: number;
}

/** Scripts and styles follow the release and the tenant soon; letters never change. */
const SOON = 300;
const LONG = 31_536_000;

/** The letters of German and English in every weight. The name changes with the letters. */
export const LETTERS = 'figtree-5.woff2';

const letters = (): PageAsset => ({
  mediaType: 'font/woff2',
  body: readFileSync(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    ),
  ),
  keptSeconds: LONG,
});

/** A tenant's stylesheet as it is served. */
export const styleAsset = (text: string): PageAsset => ({
  mediaType: 'text/css; charset=utf-8',
  body: text,
  keptSeconds: SOON,
});

/** The files that are the same for all tenants, by their name. */
export const PAGE_ASSETS: ReadonlyMap<string, PageAsset> = new Map<string, PageAsset>([
  ...Object.entries(PAGE_SCRIPTS).map(
    ([name, text]) =>
      [name, { mediaType: 'text/javascript; charset=utf-8', body: text, keptSeconds: SOON }] as const,
  ),
  [LETTERS, letters()],
]);

/** Where a file is served. */
export const assetPath = (name: string): string => `/auth/assets/${name}`;

/** Name of a tenant's stylesheet; `undefined` where no tenant is known. */
export const styleName = (tenant: TenantCode | undefined): string => `${tenant ?? 'default'}.css`;
