import type { Product } from '@gastroshop/api-contract';
import { OrderControl } from '@gastroshop/ui/order-control';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useProductActions, useProductOrder } from '../product';
import type { TypedOrder } from './typed-order';
import { useOrderTracking } from './use-order-tracking';
import { wantedDraft } from './wanted-draft';

/** What the order control of a suggestion takes. */
export interface CompletionOrderProps {
  readonly product: Product;
  /** What was typed before its name. */
  readonly typed: Pick<TypedOrder, 'amount' | 'unit'>;
}

/** The order control of a suggested article, with the amount that was typed before its name. */
export const CompletionOrder = ({ product, typed }: CompletionOrderProps): ReactNode => {
  const { sku, name, productDisplayName = name } = product;
  const { order } = useProductOrder(product);
  const nameOf = useCallback(() => productDisplayName, [productDisplayName]);
  const actions = useProductActions(nameOf, useOrderTracking('Search Quickresults'));
  const { amount, unit } = typed;
  const wanted = useMemo(
    () => order && wantedDraft({ amount, unit }, order.units, order.unit),
    [order, amount, unit],
  );
  if (order === undefined) return null;
  const draft = order.draft ?? (order.inCart ? undefined : wanted);
  return (
    <OrderControl
      {...order}
      name={productDisplayName}
      size="row"
      {...(draft !== undefined && { draft })}
      onAdd={(value) => actions.onAdd?.(sku, value)}
      onChange={(value) => actions.onChange?.(sku, value)}
      onRemove={(value) => actions.onRemove?.(sku, value)}
      onDraftChange={(changed) => actions.onDraftChange?.(sku, changed)}
      onWarning={(warning) => actions.onWarning?.(sku, warning)}
    />
  );
};
