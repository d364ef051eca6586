import type { TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import type { Queries } from '../../db';
import { currentContent } from './current-content';
import { readContent } from './read-content';

/** Whose address is asked for, and in which language. */
export interface ShopAddressInput {
  readonly tenant: TenantCode;
  readonly locale: Locale;
  readonly now: Date;
}

/** Name, street, place, telephone and mail of a shop as its footer says them; nothing without a footer. */
export const shopAddress = async (
  queries: Queries,
  { tenant, locale, now }: ShopAddressInput,
): Promise<readonly string[]> => {
  const [stored] = await currentContent(queries, { tenant, now, kinds: ['footer'], slug: '' });
  if (stored === undefined) return [];
  const { addressLines = [], displayTelephone, emailAddress } = readContent('footer', stored, locale);
  return [...addressLines, displayTelephone, emailAddress].filter(
    (line): line is string => line !== undefined && line !== '',
  );
};
