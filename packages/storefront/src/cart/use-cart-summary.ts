import type { Cart } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useGateway } from '../shop';
import type { WithCartOutbox } from './cart-outbox-slice';
import { cartQuery } from './cart-query';

/** What a header tells of the cart. */
export interface CartSummary {
  /** Lines, with those just added and without those just taken out. */
  readonly count: number;
  /** Net sum in euro as the backend told it, for those who may see it; none while it lacks what could not be sent. */
  readonly net: string | undefined;
  /** A weighed article is in it, so the sum is an estimate. */
  readonly estimated: boolean;
  /** Changes that could not be sent yet. */
  readonly unsent: number;
  /** Changes the backend does not know yet, whether they are on their way or could not be sent. */
  readonly waiting: number;
}

const select = ({ items, totals }: Cart) => ({
  skus: items.map(({ sku }) => sku),
  net: totals?.net,
  estimated: totals?.estimated ?? false,
});

/** What a header tells of the cart. */
export const useCartSummary = (): CartSummary => {
  const { data } = useQuery({ ...cartQuery(useGateway()), select });
  const edits = useSelector(({ cartEdits }: WithCartOutbox) => cartEdits.edits);
  return useMemo(() => {
    const skus = new Set(data?.skus);
    const changes = Object.values(edits);
    const waiting = changes.length;
    let unsent = 0;
    for (const { sku, amount, phase } of changes) {
      if (amount === 0) skus.delete(sku);
      else skus.add(sku);
      if (phase === 'unsent') unsent += 1;
    }
    const net = unsent > 0 ? undefined : data?.net;
    return { count: skus.size, net, estimated: data?.estimated ?? false, unsent, waiting };
  }, [data, edits]);
};
