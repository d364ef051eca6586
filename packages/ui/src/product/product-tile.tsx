import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderHintData, OrderRemedies } from '../order-control';
import { BasePriceLabel, PriceHint, PriceLabel } from '../price';
import { ProductBanner } from './product-banner';
import type { ProductActions, ProductOrderState, ProductCardData } from './product-data';
import { ProductMeta } from './product-meta';
import { ProductName } from './product-name';
import { ProductOrderControl } from './product-order-control';
import { ProductThumbnail } from './product-thumbnail';
import { hintWithTotal, otherBasePrice, totalHint } from './product-total';
import styles from './product-tile.module.css';
import { visuallyHidden } from '../a11y';

/** What the tile of a product takes. */
export interface ProductTileProps {
  /** The product; the same object as long as nothing about it changes. */
  readonly product: ProductCardData;
  /** The product and the cart; without it there is nothing to order with. */
  readonly order?: ProductOrderState | undefined;
  /** What the buyer does, for all tiles of the list. */
  readonly actions?: ProductActions | undefined;
  /** Whether prices may be seen; without them their lines are gone. */
  readonly withPrices?: boolean | undefined;
  /** Position in a list that renders only what is visible. */
  readonly rowIndex?: number | undefined;
  /** A button in the upper right corner of the picture, such as "keep in a template". */
  readonly corner?: ReactNode;
}

const noActions: ProductActions = {};

/** A product as a tile: picture with banner and toggle, name in two lines, prices, order control. */
export const ProductTile = memo(function ProductTile({
  product,
  order,
  actions = noActions,
  withPrices = true,
  rowIndex,
  corner,
}: ProductTileProps): ReactNode {
  const { t } = useTranslation('ui-product');
  const [hint, setHint] = useState<OrderHintData>();
  // What answers an amber amount stands above the field, where the prices are.
  const remedies = withPrices && hint?.kind === 'AMOUNT' && hint.remedies.length > 0 ? hint : undefined;
  const { id, name, badges = [], banner, price } = product;
  const base = otherBasePrice(product);
  const note = hintWithTotal(price, totalHint(product.total, order));
  return (
    <div
      role="listitem"
      className={styles['tile']}
      data-in-cart={order?.inCart === true || undefined}
      data-without-prices={withPrices ? undefined : true}
    >
      <div className={styles['picture']}>
        <ProductThumbnail image={product.picture} size="tile" />
        {banner === undefined ? null : (
          <span className={styles['banner']}>
            <ProductBanner banner={banner} />
          </span>
        )}
        {corner === undefined ? null : <span className={styles['corner']}>{corner}</span>}
      </div>
      <div className={styles['body']}>
        <ProductName name={name} shortName={product.shortName} href={product.href} lines={2} />
        {order?.inCart === true ? <span className={visuallyHidden}>{t('inCart')}</span> : null}
        <ProductMeta
          product={product}
          hint={hint}
          withoutRemedies={remedies !== undefined}
          withBanner={false}
          withOrigin={badges.length === 0}
          words={1}
        />
        {remedies !== undefined ? (
          <div className={styles['remedies']}>
            <OrderRemedies hint={remedies} apart />
          </div>
        ) : withPrices ? (
          <div className={styles['prices']}>
            <span className={styles['base']}>
              {base === undefined ? null : <BasePriceLabel basePrice={base} />}
            </span>
            {price === undefined ? null : (
              <PriceLabel
                price={price}
                size="tile"
                note={note === undefined ? undefined : <PriceHint note={note} />}
              />
            )}
          </div>
        ) : null}
        {order === undefined ? null : (
          <ProductOrderControl
            id={id}
            name={name}
            order={order}
            actions={actions}
            size="tile"
            rowIndex={rowIndex}
            onHint={setHint}
          />
        )}
      </div>
    </div>
  );
});
