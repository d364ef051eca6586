import type { Product } from '@gastroshop/api-contract';
import { OrderControl } from '@gastroshop/ui/order-control';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
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
  // What had been typed elsewhere, such as in a list, when the search began to name this amount.
  const [before, setBefore] = useState({ amount, unit, draft: order?.draft });
  if (before.amount !== amount || before.unit !== unit) setBefore({ amount, unit, draft: order?.draft });
  if (order === undefined) return null;
  const named = order.inCart ? undefined : wanted;
  // The amount named in the search counts until something is typed here.
  const draft = order.draft === before.draft ? (named ?? order.draft) : (order.draft ?? named);
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
