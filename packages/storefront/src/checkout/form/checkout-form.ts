import type { ChosenDays } from '@gastroshop/domain/delivery';
import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '../../shop';

/** What a buyer decides about an order besides its lines. */
export interface CheckoutForm {
  /** Chosen days by tour; what is missing is the earliest possible. */
  readonly days: ChosenDays;
  /** Key of the delivery address; the customer's first where missing. */
  readonly addressId: string | undefined;
  /** Undefined: not decided, the first of the address; empty: none. */
  readonly unloadingArea: string | undefined;
  /** An order of its own, although there is an open one it could be added to. */
  readonly apart: boolean;
  readonly ownNumber: string;
  readonly notes: string;
  /** Addresses a confirmation goes to besides the user's own. */
  readonly emails: readonly string[];
  /** What stands in the field for another address. */
  readonly emailText: string;
}

/** Nothing decided. */
export const EMPTY_FORM: CheckoutForm = {
  days: {},
  addressId: undefined,
  unloadingArea: undefined,
  apart: false,
  ownNumber: '',
  notes: '',
  emails: [],
  emailText: '',
};

/** Where the form of one customer's order is kept. */
export const checkoutFormKey = ({ tenant, customerId, userId, place }: ShopScope): string =>
  storageKey(`checkout-${userId}${place.kind === 'FAIR' ? `-${place.fairCode}` : ''}`, {
    tenant,
    customerId,
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads what was typed before a reload; what cannot be read is as if it had not been typed. */
export const readCheckoutForm = (storage: BrowserStorage, key: string): CheckoutForm => {
  const kept = storage.read(key);
  if (!isRecord(kept)) return EMPTY_FORM;
  const { days, addressId, unloadingArea, apart, ownNumber, notes, emails, emailText } = kept;
  return {
    days: isRecord(days) ? { MAIN: textOf(days['MAIN']), ALTERNATIVE: textOf(days['ALTERNATIVE']) } : {},
    addressId: textOf(addressId),
    unloadingArea: textOf(unloadingArea),
    apart: apart === true,
    ownNumber: textOf(ownNumber) ?? '',
    notes: textOf(notes) ?? '',
    emails: Array.isArray(emails) ? emails.filter((email) => typeof email === 'string') : [],
    emailText: textOf(emailText) ?? '',
  };
};
