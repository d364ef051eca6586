import type { Product } from '@gastroshop/api-contract';
import type { AmountAndQuery } from '@gastroshop/domain/order-list';
import { OrderControl } from '@gastroshop/ui/order-control';
import { type ReactNode, useMemo } from 'react';
import { amountFor } from './typed-order';
import { useEmbeddedProduct } from './use-embedded-product';

/** What the order control of a suggestion takes. */
export interface SuggestedOrderProps {
  readonly product: Product;
  /** How what stands in the search was read. */
  readonly typed: Pick<AmountAndQuery, 'amount' | 'unit'>;
}

/** The order control of a suggested product, with the amount that was typed beside its name; nothing for visitors. */
export const SuggestedOrder = ({ product, typed }: SuggestedOrderProps): ReactNode => {
  const { summary, order, actions } = useEmbeddedProduct(product);
  const { sku } = product;
  const { amount, unit } = typed;
  const offered = order?.inCart === false ? order.unit : undefined;
  const draft = useMemo(
    () => (offered === undefined ? undefined : amountFor(product, { amount, unit }, offered)),
    [product, amount, unit, offered],
  );
  return (
    order && (
      <OrderControl
        {...order}
        name={summary.name}
        size="row"
        {...(draft !== undefined && { draft })}
        onAdd={(value) => actions?.onAdd?.(sku, value)}
        onChange={(value) => actions?.onChange?.(sku, value)}
        onRemove={(value) => actions?.onRemove?.(sku, value)}
        onWarning={(warning) => actions?.onWarning?.(sku, warning)}
      />
    )
  );
};
