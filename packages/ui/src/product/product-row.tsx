import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderHintData, OrderRemedies } from '../order-control';
import { BasePriceLabel, PriceLabel } from '../price';
import type { ProductActions, ProductOrderState, ProductCardData } from './product-data';
import { ProductMeta } from './product-meta';
import { ProductName } from './product-name';
import { ProductOrderControl } from './product-order-control';
import { ProductThumbnail } from './product-thumbnail';
import styles from './product-row.module.css';
import { visuallyHidden } from '../a11y';

/** Badges of a row that keep their word; the third is its logo alone. */
const WORDS_IN_ROW = 2;

/** What the row of a product takes. */
export interface ProductRowProps {
  /** The product; the same object as long as nothing about it changes. */
  readonly product: ProductCardData;
  /** The product and the cart; without it there is nothing to order with. */
  readonly order?: ProductOrderState | undefined;
  /** What the buyer does, for all rows of the list. */
  readonly actions?: ProductActions | undefined;
  /** Whether prices may be seen; without them their columns are gone. */
  readonly withPrices?: boolean | undefined;
  /** `compact` is one line of 44 px, from 961 px on. */
  readonly density?: 'normal' | 'compact' | undefined;
  /** Buttons at the end of the name, such as "keep in a template"; shown when the row is pointed at or reached. */
  readonly tools?: ReactNode;
  /** Position in a list that renders only what is visible. */
  readonly rowIndex?: number | undefined;
  /** What it is to a screen reader: an entry of a list, a row of a table, or nothing, where the parent says it. */
  readonly semantics?: 'listitem' | 'row' | 'none' | undefined;
}

const noActions: ProductActions = {};

/**
 * A product in a list, two lines and never higher: name, number, badges, prices, order control. It renders again only
 * when its own product, order or settings change.
 */
export const ProductRow = memo(function ProductRow({
  product,
  order,
  actions = noActions,
  withPrices = true,
  density = 'normal',
  tools,
  rowIndex,
  semantics = 'listitem',
}: ProductRowProps): ReactNode {
  const { t } = useTranslation('ui-product');
  const [hint, setHint] = useState<OrderHintData>();
  const { id, name } = product;
  // The remedies stand beside the field, where the prices are.
  const remedies = withPrices && hint?.kind === 'AMOUNT' && hint.remedies.length > 0 ? hint : undefined;
  const cell = semantics === 'row' ? 'cell' : undefined;
  return (
    <div
      role={semantics === 'none' ? undefined : semantics}
      className={styles['row']}
      data-density={density}
      data-in-cart={order?.inCart === true || undefined}
      data-without-prices={withPrices ? undefined : true}
      data-without-order={order === undefined || undefined}
    >
      <div role={cell} className={styles['product']}>
        <ProductThumbnail image={product.picture} size={density === 'compact' ? 'compact' : 'row'} />
        <div className={styles['text']}>
          <ProductName name={name} href={product.href} />
          <ProductMeta
            product={product}
            hint={hint}
            withoutRemedies={remedies !== undefined}
            withBanner
            withOrigin={density === 'normal'}
            words={WORDS_IN_ROW}
          />
        </div>
        {order?.inCart === true ? <span className={visuallyHidden}>{t('inCart')}</span> : null}
        {tools === undefined ? null : <span className={styles['tools']}>{tools}</span>}
      </div>
      {remedies !== undefined ? (
        <div role={cell} className={styles['remedies']}>
          <OrderRemedies hint={remedies} apart />
        </div>
      ) : withPrices ? (
        <>
          <div role={cell} className={styles['base']}>
            {product.basePrice === undefined ? null : <BasePriceLabel basePrice={product.basePrice} />}
          </div>
          <div role={cell} className={styles['price']}>
            {product.price === undefined ? null : <PriceLabel price={product.price} />}
          </div>
        </>
      ) : null}
      {order === undefined ? null : (
        <div role={cell} className={styles['order']}>
          <ProductOrderControl
            id={id}
            name={name}
            order={order}
            actions={actions}
            size="row"
            rowIndex={rowIndex}
            onHint={setHint}
          />
        </div>
      )}
    </div>
  );
});
