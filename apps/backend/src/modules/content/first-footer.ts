import type { Footer } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import type { TenantCode } from '@gastroshop/identity';
import type { Queries } from '../../db';
import { readTenantProfile } from '../../tenant-profile';
import { legalLinks, publishedLegalPages } from './legal-pages';

/** The footer of a tenant for which nobody has written one: its telephone, and the legal pages there are. */
export const firstFooter = async (
  queries: Queries,
  { tenant, now, locale }: { readonly tenant: TenantCode; readonly now: Date; readonly locale: Locale },
): Promise<Footer> => {
  const { telephone } = await readTenantProfile(queries, tenant);
  const pages = await publishedLegalPages(queries, { tenant, now });
  return {
    ...(telephone !== undefined && { displayTelephone: telephone }),
    ...(pages.length > 0 && { linksDisclaimer: [...legalLinks(pages, locale)] }),
    ...(pages.includes('datenschutz') && { privacyPolicyUrl: '/page/datenschutz' }),
  };
};
