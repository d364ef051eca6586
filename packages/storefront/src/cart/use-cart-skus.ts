import type { Cart } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useGateway } from '../shop';
import type { WithCartOutbox } from '@gastroshop/cart/outbox';
import { cartQuery } from './cart-query';

const select = ({ items }: Cart) => items.map(({ sku }) => sku);

/** The articles in the cart, with those just added and without those just taken out; undefined until it is known. */
export const useCartSkus = (): ReadonlySet<string> | undefined => {
  const { data } = useQuery({ ...cartQuery(useGateway()), select });
  const edits = useSelector(({ cartEdits }: WithCartOutbox) => cartEdits.edits);
  return useMemo(() => {
    if (data === undefined) return undefined;
    const skus = new Set(data);
    for (const { sku, amount } of Object.values(edits)) {
      if (amount === 0) skus.delete(sku);
      else skus.add(sku);
    }
    return skus;
  }, [data, edits]);
};
