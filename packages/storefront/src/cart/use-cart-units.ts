import type { Cart } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useGateway } from '../shop';
import type { WithCartOutbox } from '@gastroshop/cart/outbox';
import { cartQuery } from './cart-query';

const NONE: ReadonlyMap<string, string> = new Map();

const select = ({ items }: Cart) =>
  items.map(({ sku, unitAbbreviation }) => [sku, unitAbbreviation] as const);

/** The units in which articles are in the cart, by article, as the buyer sees it; none until it is known. */
export const useCartUnits = (): ReadonlyMap<string, string> => {
  const gateway = useGateway();
  const { data } = useQuery({ ...cartQuery(gateway), select });
  const edits = useSelector(({ cartEdits }: WithCartOutbox) => cartEdits.edits);
  return useMemo(() => {
    if (data === undefined) return NONE;
    const units = new Map(data);
    for (const { sku, amount, unit } of Object.values(edits)) {
      if (amount === 0) units.delete(sku);
      else units.set(sku, unit);
    }
    return units;
  }, [data, edits]);
};
