import type { TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import type { ActingCustomer } from '../../access';

/** For whom articles are read: decides language, prices, assortment and delivery days. */
export interface Buyer {
  readonly tenant: TenantCode;
  readonly locale: Locale;
  /** Today in Vienna, YYYY-MM-DD. */
  readonly today: string;
  /** Missing: the tenant's assortment without prices. */
  readonly customer: ActingCustomer | undefined;
}

/** The buyer a call is made by. */
export const buyerOf = ({ tenant, locale, today, customer }: Buyer): Buyer => ({
  tenant,
  locale,
  today,
  customer,
});
