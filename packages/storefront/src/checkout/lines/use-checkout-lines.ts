import type { Cart } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type WithCartOutbox, cartQuery } from '../../cart';
import { useGateway } from '../../shop';
import type { CheckoutLine, RemovedLine } from './checkout-line';
import { checkoutLines } from './checkout-lines';
import { useAddedItems } from './use-added-items';

/** The cart in the checkout. */
export interface CheckoutCart {
  /** As the backend told it last; undefined while it is being loaded. */
  readonly cart: Cart | undefined;
  /** Could not be loaded, and nothing is known of it. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** With those taken out on this page. */
  readonly lines: readonly CheckoutLine[];
  /** Nothing of the buyer's is on its way: the backend's sums count. */
  readonly settled: boolean;
}

/** The cart with what the buyer has done to it. */
export const useCheckoutLines = (removed?: readonly RemovedLine[]): CheckoutCart => {
  const { data: cart, isError, refetch } = useQuery(cartQuery(useGateway()));
  const edits = useSelector(({ cartEdits }: WithCartOutbox) => cartEdits.edits);
  const added = useAddedItems(cart?.items, edits);
  const lines = useMemo(
    () => checkoutLines([...(cart?.items ?? []), ...added], edits, removed),
    [cart, added, edits, removed],
  );
  return {
    cart,
    failed: isError && cart === undefined,
    retry: () => void refetch(),
    lines,
    settled: Object.keys(edits).length === 0,
  };
};
