import type { Cart, CartItem } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useGateway } from '../shop';
import type { OrderDraft, WithCartOutbox } from '@gastroshop/cart/outbox';
import { type OptimisticCartLine, mergeLine } from '@gastroshop/cart/edits';
import { cartQuery } from './cart-query';

/** What the cart has to do with one article. */
export interface CartLineState {
  /** Whether it can be told at all: false while the cart is not loaded. */
  readonly known: boolean;
  readonly line: OptimisticCartLine | undefined;
  readonly item: CartItem | undefined;
  readonly draft: OrderDraft | undefined;
  /** Something about this article is under way. */
  readonly busy: boolean;
}

/** What the cart has to do with one article; the component renders again only when that changes. */
export const useCartLine = (sku: string): CartLineState => {
  const gateway = useGateway();
  const select = useCallback(({ items }: Cart) => items.find((item) => item.sku === sku) ?? null, [sku]);
  const { data } = useQuery({ ...cartQuery(gateway), select });
  const edit = useSelector(({ cartEdits }: WithCartOutbox) => cartEdits.edits[sku]);
  const draft = useSelector(({ cartEdits }: WithCartOutbox) => cartEdits.drafts[sku]);
  return useMemo(
    () => ({
      known: data !== undefined || edit !== undefined,
      line: mergeLine(data ?? undefined, edit),
      item: data ?? undefined,
      draft,
      busy: edit !== undefined && edit.phase !== 'unsent',
    }),
    [data, edit, draft],
  );
};
