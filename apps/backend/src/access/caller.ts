import type { TenantCode, UserFlags, UserLocale } from '@gastroshop/identity';

/** Somebody with a valid bearer token. */
export interface AuthenticatedUser {
  readonly userId: string;
  /** The name the token gives; shown to colleagues in a cart. */
  readonly userName: string;
  readonly tenant: TenantCode;
  readonly flags: UserFlags;
  readonly mayPreviewContent: boolean;
  /** Name of the machine that may send files to be imported; missing: a person, or a machine that may not. */
  readonly importer?: string | undefined;
  readonly locale: UserLocale;
  /** The session at the sign-on service the token belongs to. */
  readonly providerSession: string | undefined;
  /** When the token was issued, to the second. */
  readonly issuedAt: Date;
  /** End of the token; a stream ends with it. */
  readonly expiresAt: Date;
}

/** The customer somebody acts for, after the assignment was checked. */
export interface ActingCustomer {
  readonly id: string;
  readonly displayName: string;
  readonly isDisabled: boolean;
  readonly priceLists: readonly string[];
  readonly hasCatalogRestriction: boolean;
  readonly billingTime: 'ORDER_TIME' | 'DELIVERY_TIME' | undefined;
  /** ORDER, SEE_PRICES, INVOICES, APPROVE. */
  readonly rights: readonly string[];
}
