import type { Order } from '@gastroshop/api-contract';
import { throwProblem } from '../../http';
import type { RecordedSubmission } from './submission-record';

/** How a submission names itself. */
export interface SubmissionIdentity {
  readonly hasOwnKey: boolean;
  readonly bodyDigest: string;
  /** The version of the cart the buyer means. */
  readonly cartVersion: number;
  /** What of an order its reader may see: a refusal carries one. */
  readonly visible: (order: Order) => unknown;
}

/**
 * The order that was taken in before, where this submission is a repetition: same key and body, or without a key the
 * same version of the cart and body.
 *
 * @returns undefined when nothing was taken in yet
 * @throws ProblemError idempotency-key-reused for the same key with another body; cart-already-ordered with the order
 *   where the version was ordered otherwise
 */
export const findRepeatedOrder = (
  taken: readonly RecordedSubmission[],
  { hasOwnKey, bodyDigest, cartVersion, visible }: SubmissionIdentity,
): Order | undefined => {
  const byKey = hasOwnKey ? taken.find(({ hasKey }) => hasKey) : undefined;
  if (byKey !== undefined)
    return byKey.bodyDigest === bodyDigest
      ? byKey.order
      : throwProblem('idempotency-key-reused', {
          detail: 'The key belongs to another order. Send a new one.',
        });
  const byVersion = taken.find((submission) => submission.cartVersion === cartVersion);
  if (byVersion === undefined) return undefined;
  if (!hasOwnKey && byVersion.isKeyless && byVersion.bodyDigest === bodyDigest) return byVersion.order;
  return throwProblem('cart-already-ordered', { more: { order: visible(byVersion.order) } });
};
