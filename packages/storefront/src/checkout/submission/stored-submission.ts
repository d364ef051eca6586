import type { OrderSubmission } from '@gastroshop/api-contract';
import { storageKey } from '@gastroshop/identity';
import type { BrowserStorage, ShopScope } from '../../shop';

/** A submission as the browser keeps it over a reload. */
export interface StoredSubmission {
  /** Idempotency key, one for a version of the cart until an order took it. */
  readonly key: string;
  readonly cartVersion: number;
  /** What was sent and has not been answered; undefined once a refusal came. */
  readonly submission: OrderSubmission | undefined;
  /** When the buyer pressed, in milliseconds since 1970. */
  readonly sentAt: number;
}

/** Where the submission of one customer's cart is kept; another user of the same computer has another one. */
export const keptSubmissionKey = ({ tenant, customerId, userId, place }: ShopScope): string =>
  storageKey(`submission-${userId}${place.kind === 'FAIR' ? `-${place.fairCode}` : ''}`, {
    tenant,
    customerId,
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever this page kept itself was a submission; the backend checks the rest. */
const isSubmission = (value: unknown): value is OrderSubmission => isRecord(value) && isRecord(value['seen']);

/** Reads what was kept; undefined when there is none, or none that can be read. */
export const loadStoredSubmission = (storage: BrowserStorage, key: string): StoredSubmission | undefined => {
  const kept = storage.read(key);
  if (!isRecord(kept)) return undefined;
  const { key: own, cartVersion, submission, sentAt } = kept;
  if (typeof own !== 'string' || typeof cartVersion !== 'number') return undefined;
  return {
    key: own,
    cartVersion,
    submission: isSubmission(submission) ? submission : undefined,
    // Kept by an older version of the shop: long ago, for all that is known.
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
  };
};
