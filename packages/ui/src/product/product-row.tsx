import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderHint, type OrderHintData, OrderRemedies } from '../order-control';
import { PriceHint, PriceLabel } from '../price';
import type { ProductActions, ProductOrderState, ProductCardData } from './product-data';
import { ProductMeta } from './product-meta';
import { ProductName } from './product-name';
import { ProductOrderControl } from './product-order-control';
import { ProductThumbnail } from './product-thumbnail';
import { RowPriceNote } from './row-price-note';
import { totalHint } from './product-total';
import { useWideRow } from './use-wide-row';
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
  /** Buttons at the end of the second line, such as "keep in a template"; shown when the row is pointed at or reached. */
  readonly tools?: ReactNode;
  /** Position in a list that renders only what is visible. */
  readonly rowIndex?: number | undefined;
  /** What it is to a screen reader: an entry of a list, a row of a table, or nothing, where the parent says it. */
  readonly semantics?: 'listitem' | 'row' | 'none' | undefined;
}

const noActions: ProductActions = {};

interface RowPriceProps {
  readonly product: ProductCardData;
  readonly total: ReturnType<typeof totalHint>;
  /** What is asked about the amount, in place of the line below the price. */
  readonly asked: OrderHintData | undefined;
}

const RowPrice = ({ product, total, asked }: RowPriceProps): ReactNode => {
  const { price } = product;
  const question = asked === undefined ? undefined : <Question hint={asked} />;
  if (question !== undefined && (price === undefined || price === 'ON_REQUEST')) return question;
  return price === undefined ? null : (
    <PriceLabel price={price} note={question ?? <RowPriceNote product={product} total={total} />} />
  );
};

/** What is asked about the amount, below the price; a long sentence grows to the left. */
const Question = ({ hint }: { readonly hint: OrderHintData }): ReactNode => (
  <span className={styles['question']}>
    <OrderHint hint={hint} withoutRemedies />
  </span>
);

/**
 * A product in a list, of one height whatever it is called: name, size, number, badges, price, order control, and what the
 * amount comes to. It renders again only when its own product, order or settings change.
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
  // The remedies stand beside the field: in the column of the sum, else where the price is.
  const remedies = withPrices && hint?.kind === 'AMOUNT' && hint.remedies.length > 0 ? hint : undefined;
  const isWide = useWideRow(remedies !== undefined);
  const beside = isWide ? remedies : undefined;
  const instead = isWide ? undefined : remedies;
  const cell = semantics === 'row' ? 'cell' : undefined;
  const price = product.price === 'ON_REQUEST' ? undefined : product.price;
  const total = totalHint(product.total, order);
  const tier = price?.note?.kind === 'FORMER' ? undefined : price?.note;
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
          <ProductName
            name={name}
            shortName={product.shortName}
            href={product.href}
            lines={density === 'compact' ? 1 : 2}
          />
          <ProductMeta
            product={product}
            hint={beside === undefined ? hint : undefined}
            withoutRemedies={instead !== undefined}
            withBanner
            withOrigin={density === 'normal'}
            words={WORDS_IN_ROW}
          />
          {tools === undefined ? null : <span className={styles['tools']}>{tools}</span>}
        </div>
        {order?.inCart === true ? <span className={visuallyHidden}>{t('inCart')}</span> : null}
      </div>
      {instead !== undefined ? (
        <div role={cell} className={styles['remedies']}>
          <OrderRemedies hint={instead} apart />
        </div>
      ) : withPrices ? (
        <div role={cell} className={styles['price']}>
          <RowPrice product={product} total={total} asked={beside} />
        </div>
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
      {!withPrices || order === undefined ? null : (
        <div role={cell} className={styles['sum']}>
          {beside !== undefined && <OrderRemedies hint={beside} apart />}
          {total === undefined || beside !== undefined ? null : (
            <span className={styles['total']} data-of={total.of}>
              {total.price}
            </span>
          )}
          {tier === undefined || beside !== undefined ? null : <PriceHint note={tier} />}
        </div>
      )}
    </div>
  );
});
