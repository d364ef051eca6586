import type { ProductActions } from '@gastroshop/ui/product';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductContext, CartProductRow } from '../product';
import styles from './product-list.module.css';
import type { ListItem } from './list-items';

/** What the row of an article takes. */
export interface ProductListRowProps {
  readonly item: Extract<ListItem, { readonly kind: 'product' }>;
  readonly context: ProductContext;
  readonly actions: ProductActions;
  readonly density: 'normal' | 'compact';
}

/** An article in the table; a variant says to screen readers which article above it belongs to. */
export const ProductListRow = memo(function ArticleRow({
  item: { product, position, variantOf },
  context,
  actions,
  density,
}: ProductListRowProps): ReactNode {
  const { t } = useTranslation('storefront-catalogue');
  return (
    <div>
      {variantOf !== undefined && (
        <span className={styles['spoken']}>{t('variant', { name: variantOf })}</span>
      )}
      <CartProductRow
        product={product}
        context={context}
        actions={actions}
        rowIndex={position}
        density={density}
        semantics="none"
      />
    </div>
  );
});
