import type { Product } from '@gastroshop/api-contract';
import type { CartStore } from '@gastroshop/cart';
import { ProductCard, type ProductActions } from '@gastroshop/ui';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { orderStateOf } from './order-state';

const summaryOf = ({ sku, name, thumbnailUrl }: Product) => ({
  id: sku,
  number: sku,
  name,
  href: `/product/${encodeURIComponent(sku)}`,
  picture: { family: 'other', url: thumbnailUrl } as const,
});

interface ProductListProps {
  readonly products: readonly Product[];
  /** Missing for visitors: then there is nothing to order with. */
  readonly cart: CartStore | undefined;
}

const nobodyHears = () => () => undefined;
const nothing = () => undefined;

/** Products in the kit's cards, with what the cart holds of them. */
export const ProductList = ({ products, cart }: ProductListProps): ReactNode => {
  const snapshot = useSyncExternalStore(
    cart?.subscribe ?? nobodyHears,
    cart?.getSnapshot ?? nothing,
    nothing,
  );
  const actions = useMemo<ProductActions>(
    () => ({
      onAdd: (sku, value) => cart?.setLine(sku, value),
      onChange: (sku, value) => cart?.setLine(sku, value),
      onRemove: (sku) => cart?.remove(sku),
    }),
    [cart],
  );
  return (
    <div role="list">
      {products.map((product) => (
        <ProductCard
          key={product.sku}
          product={summaryOf(product)}
          order={snapshot && orderStateOf(product, snapshot)}
          actions={actions}
          withPrices={false}
        />
      ))}
    </div>
  );
};
