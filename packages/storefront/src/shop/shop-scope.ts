import type { CartScope } from '@gastroshop/cart/outbox';
import type { Locale } from '@gastroshop/i18n';

/** Whose data is shown: everything the backend answers depends on it. */
export interface ShopScope extends CartScope {
  readonly locale: Locale;
}
