import { type CartSummary, summarize, toldOfCart } from '@gastroshop/cart/edits';
import type { WithCartOutbox } from '@gastroshop/cart/outbox';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useGateway } from '../shop';
import { cartQuery } from './cart-query';

/** What a header tells of the cart. */
export const useCartSummary = (): CartSummary => {
  const { data } = useQuery({ ...cartQuery(useGateway()), select: toldOfCart });
  const edits = useSelector(({ cartEdits }: WithCartOutbox) => cartEdits.edits);
  return useMemo(() => summarize(data, edits), [data, edits]);
};
