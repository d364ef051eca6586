import type { Product } from '@gastroshop/api-contract';
import { OrderControl, OrderControlSkeleton, type OrderControlSize } from '@gastroshop/ui/order-control';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OneProduct } from './one-product';
import { SessionLink } from './session-link';
import { useEmbeddedProduct } from './use-embedded-product';

/** What an order control takes that stands alone. */
export interface AddToCartProps {
  /** Number of the product. */
  readonly sku: string;
  /** Geometry; `row` when it is missing, which has room in a narrow column as well. */
  readonly size?: OrderControlSize | undefined;
}

type ControlProps = Required<Pick<AddToCartProps, 'size'>> & { readonly product: Product };

const Control = ({ product, size }: ControlProps): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const { summary, order, actions } = useEmbeddedProduct(product);
  if (order === undefined) return <SessionLink words={t('signInToOrder')} />;
  const { sku } = product;
  return (
    <OrderControl
      name={summary.name}
      size={size}
      {...order}
      onAdd={(value) => actions?.onAdd?.(sku, value)}
      onChange={(value) => actions?.onChange?.(sku, value)}
      onRemove={(value) => actions?.onRemove?.(sku, value)}
      onWarning={(warning) => actions?.onWarning?.(sku, warning)}
    />
  );
};

/**
 * Amount, unit and the way into the cart, for a product the site shows itself. Visitors find the way to sign in.
 *
 * @example
 * <AddToCart sku="100100" />
 */
export const AddToCart = ({ sku, size = 'row' }: AddToCartProps): ReactNode => (
  <OneProduct sku={sku} waiting={<OrderControlSkeleton size={size} />}>
    {(product) => <Control product={product} size={size} />}
  </OneProduct>
);
