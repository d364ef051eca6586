import type { LineWrite } from './line-write';

/** A write and the cart its buyer saw. */
export interface WriteToCart {
  readonly write: Pick<LineWrite, 'operationId'>;
  /** Version of the cart the buyer saw. Missing: an old client, which refers to no cart. */
  readonly seenCartVersion?: number | undefined;
}

/**
 * Whether a write was meant for a cart that was ordered before it came (CRT-9). What was taken in before is no new wish:
 * its answer was lost, and then the cart was ordered with it.
 *
 * @param orderedVersion the version the cart had after its latest order; 0 before the first
 * @param knownOperationIds what the line has taken in
 */
export const cameAfterOrder = (
  { write: { operationId }, seenCartVersion }: WriteToCart,
  orderedVersion: number,
  knownOperationIds: readonly string[],
): boolean =>
  seenCartVersion !== undefined &&
  seenCartVersion < orderedVersion &&
  (operationId === undefined || !knownOperationIds.includes(operationId));
