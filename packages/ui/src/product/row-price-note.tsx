import type { ReactNode } from 'react';
import { BasePriceLabel, PriceHint, type PriceHintData } from '../price';
import type { ProductCardData } from './product-data';
import { hintWithTotal, otherBasePrice } from './product-total';
import styles from './product-row.module.css';

interface RowPriceNoteProps {
  readonly product: Pick<ProductCardData, 'price' | 'basePrice'>;
  readonly total: PriceHintData | undefined;
}

/**
 * The line below a row's price. Where the sum has a column of its own, and the tiers with it, it holds the former price or
 * the one to compare by, else the tier within reach or the sum. Styles choose, so that nothing is measured.
 */
export const RowPriceNote = ({ product, total }: RowPriceNoteProps): ReactNode => {
  const { price } = product;
  const note = price === undefined || price === 'ON_REQUEST' ? undefined : price.note;
  const former = note?.kind === 'FORMER' ? note : undefined;
  const base = otherBasePrice(product);
  const narrow = hintWithTotal(price, total);
  if (former !== undefined && narrow === former) return <PriceHint note={former} />;
  return (
    <>
      <span className={styles['wide']} data-base={former === undefined || undefined}>
        {former !== undefined ? (
          <PriceHint note={former} />
        ) : base === undefined ? null : (
          <BasePriceLabel basePrice={base} />
        )}
      </span>
      <span className={styles['narrow']}>{narrow === undefined ? null : <PriceHint note={narrow} />}</span>
    </>
  );
};
