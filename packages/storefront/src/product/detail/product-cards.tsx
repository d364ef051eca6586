import type { Product } from '@gastroshop/api-contract';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import type { ProductActions } from '@gastroshop/ui/product';
import { type ReactNode, useId } from 'react';
import type { ProductContext } from '../../product-data';
import { CartProductCard } from '../cart-product-card';
import sectionStyles from './detail-section.module.css';
import styles from './product-cards.module.css';

/** What a list of cards takes. */
export interface ProductCardsProps {
  readonly title: string;
  readonly products: readonly Product[];
  readonly context: ProductContext;
  readonly actions: ProductActions;
}

/** Articles side by side, each to be ordered in place; nothing where there are none. */
export const ProductCards = ({ title, products, context, actions }: ProductCardsProps): ReactNode => {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={sectionStyles['title']}>
        {title}
      </h2>
      <OrderControlGroup>
        <div role="list" className={styles['cards']}>
          {products.map((product) => (
            <CartProductCard key={product.sku} product={product} context={context} actions={actions} />
          ))}
        </div>
      </OrderControlGroup>
    </section>
  );
};
