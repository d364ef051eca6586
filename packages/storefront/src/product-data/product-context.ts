import type { BillingTime, FairPricing } from '@gastroshop/domain/pricing';
import type { Locale } from '@gastroshop/i18n';
import type { PriceVisibility } from '@gastroshop/identity';

/** The circumstances in which articles are shown: the same for all rows of a list. */
export interface ProductContext {
  readonly locale: Locale;
  /** Where the page of an article is. */
  readonly paths: { readonly product: (sku: string) => string };
  /** What of prices is shown (PRI-9). */
  readonly visibility: PriceVisibility;
  readonly loggedIn: boolean;
  /** The user's flag for the number to show (PRD-1). */
  readonly crossTenantNumbers: boolean;
  /** Today in Vienna, YYYY-MM-DD. */
  readonly today: string;
  /** The day whose prices count, YYYY-MM-DD. */
  readonly priceDay: string;
  readonly fair?: FairPricing | undefined;
  /** Which day's prices are billed, where that is not a matter of course. */
  readonly billingTime?: BillingTime | undefined;
}
