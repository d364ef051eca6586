import type { TenantCode } from '@gastroshop/identity';
import { plainSlug } from './page-path';

/** Slug under which the start page can be previewed. */
export const START_PAGE = 'startpage';

/** A page as its preview names it. */
export interface PreviewedPage {
  readonly tenant: TenantCode;
  readonly kind: 'startpage' | 'page';
  readonly slug: string;
}

/** The page a preview names by the end of its address. */
export const pageNamed = (tenant: TenantCode, fullSlug: string): PreviewedPage => {
  const slug = plainSlug(fullSlug);
  return slug === START_PAGE ? { tenant, kind: 'startpage', slug: '' } : { tenant, kind: 'page', slug };
};
