import { CUSTOMERS_KEY } from '../session';
import { SCOPE_KEY } from '../shop';

/** Answers older than this are not shown any more and are removed, in milliseconds. */
export const CACHE_MAX_AGE_MS = 3 * 24 * 60 * 60_000;

/** What is kept for when there is no network, and how many answers of each kind. Nothing else ever is. */
export const KEPT_KINDS: Readonly<Record<string, number>> = {
  [CUSTOMERS_KEY]: 1,
  cart: 4,
  added: 10,
  customer: 4,
  search: 40,
  'due-products': 4,
  product: 100,
  'product-details': 60,
  'order-templates': 5,
  'order-template': 20,
  essences: 4,
  labels: 4,
  inventories: 2,
  inventory: 6,
  variants: 60,
  orders: 5,
  order: 10,
  'standing-orders': 20,
  fair: 4,
  header: 4,
  footer: 4,
  'start-page': 4,
  'content-page': 20,
};

/** Whose an answer is, and to what kind of question; undefined for what is not kept. */
export interface KeptPlace {
  readonly kind: string;
  readonly tenant: string;
  readonly userId: string;
  /** Empty where it belongs to the user, whoever is acted for. */
  readonly customerId: string;
}

const text = (part: unknown): string => (typeof part === 'string' ? part : '');

/** Reads from the key of a question whose answer it has. The keys are made by `scopedKey` and `customersQuery`. */
export const keptPlace = (key: readonly unknown[]): KeptPlace | undefined => {
  const place: KeptPlace =
    key[0] === SCOPE_KEY
      ? { kind: text(key[6]), tenant: text(key[2]), userId: text(key[3]), customerId: text(key[4]) }
      : { kind: text(key[0]), tenant: text(key[1]), userId: text(key[2]), customerId: '' };
  return Object.hasOwn(KEPT_KINDS, place.kind) ? place : undefined;
};
