import type { Cart } from '@gastroshop/api-contract';
import type { OutboxEntry } from '../outbox';

/** Operations named at most. */
const MOST_NAMED = 20;

/** What a change refers to. */
type SeenOfLine = Pick<OutboxEntry, 'seenVersion' | 'seenCartVersion' | 'afterOperationIds'>;

const versionOf = ({ items, deletedItems, version }: Cart, sku: string): number | undefined => {
  const item = items.find((line) => line.sku === sku);
  if (item !== undefined) return item.version;
  // Where the backend tells no versions, none was seen.
  const none = version === undefined ? undefined : 0;
  return deletedItems.find((line) => line.sku === sku)?.version ?? none;
};

/**
 * The buyer's own changes before this one that the backend may have taken in or not: another tab may have sent what waits
 * here. The first and the latest are named, since what is on its way while somebody types on is the first.
 */
const operationsBefore = ({ operationId, afterOperationIds = [] }: OutboxEntry): readonly string[] => {
  const named = [...afterOperationIds, operationId];
  if (named.length > MOST_NAMED) named.splice(1, 1);
  return named;
};

/**
 * What the buyer saw of a line when changing it: the versions of line and cart on the screen. Behind an own change that
 * is not answered stands what was seen at that one; whatever it becomes, this one replaces it.
 *
 * @param cart as the backend told it last; undefined while it is being loaded
 * @param before the own change of the line that waits or is on its way
 */
export const seenBy = (cart: Cart | undefined, sku: string, before: OutboxEntry | undefined): SeenOfLine => {
  if (before !== undefined) {
    const { seenVersion, seenCartVersion } = before;
    const after = operationsBefore(before);
    return {
      ...(seenVersion !== undefined && { seenVersion }),
      ...(seenCartVersion !== undefined && { seenCartVersion }),
      ...(after.length > 0 && { afterOperationIds: after }),
    };
  }
  const seenVersion = cart && versionOf(cart, sku);
  return {
    ...(seenVersion !== undefined && { seenVersion }),
    ...(cart?.version !== undefined && { seenCartVersion: cart.version }),
  };
};
