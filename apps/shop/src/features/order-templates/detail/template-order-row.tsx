import type { OrderTemplateItem, Product } from '@gastroshop/api-contract';
import { type ProductContext, toProductCardData } from '@gastroshop/storefront/product';
import { groupDigits, type ProductActions, ProductRow } from '@gastroshop/ui/product';
import { memo, type ReactNode, useMemo } from 'react';
import { TemplateItemIssueMessage } from './template-item-issue-message';
import styles from './template-lines.module.css';
import { lineName } from './template-line';
import { useTemplateOrder } from './use-template-order';

interface ProductProps {
  readonly item: OrderTemplateItem;
  readonly product: Product;
  readonly context: ProductContext;
  readonly actions: ProductActions;
  readonly rowIndex: number;
}

const Article = ({ item, product, context, actions, rowIndex }: ProductProps): ReactNode => {
  const { order, amount, unit } = useTemplateOrder(item, product);
  const summary = useMemo(
    () => toProductCardData(product, amount, unit, context),
    [product, amount, unit, context],
  );
  return (
    <ProductRow
      product={summary}
      order={order}
      actions={actions}
      withPrices={context.visibility.prices}
      rowIndex={rowIndex}
      semantics="none"
    />
  );
};

/** What a line to order takes. */
export interface TemplateOrderRowProps extends Omit<ProductProps, 'product'> {
  /** Changes the line; missing for those who may not. */
  readonly onChange?: ((item: OrderTemplateItem) => void) | undefined;
}

/** A line of a template to order from: the row of its article, and what stands in the way of ordering it. */
export const TemplateOrderRow = memo(function OrderRow({
  onChange,
  ...props
}: TemplateOrderRowProps): ReactNode {
  const { item } = props;
  const { product, productSku } = item;
  return (
    <li className={styles['orderRow']}>
      {product === undefined ? (
        <p className={styles['unknown']}>
          {groupDigits(productSku)} {lineName(item) === productSku ? '' : lineName(item)}
        </p>
      ) : (
        <Article {...props} product={product} />
      )}
      <TemplateItemIssueMessage item={item} onChange={onChange} />
    </li>
  );
});
