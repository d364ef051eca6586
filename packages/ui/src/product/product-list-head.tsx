import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './product-row.module.css';

/** What the head of a product list takes. */
export interface ProductListHeadProps {
  /** Whether prices may be seen, as in the rows below. */
  readonly withPrices?: boolean | undefined;
  /** Whether there is an order control in the rows below. */
  readonly withOrder?: boolean | undefined;
  /** What it is to a screen reader: the head of a table, or decoration above a list. */
  readonly semantics?: 'row' | 'none' | undefined;
}

/** The names of the columns of a product list, on the grid of its rows; gone on phones. */
export const ProductListHead = ({
  withPrices = true,
  withOrder = true,
  semantics = 'none',
}: ProductListHeadProps): ReactNode => {
  const { t } = useTranslation('ui-product');
  const isRow = semantics === 'row';
  const cell = isRow ? 'columnheader' : undefined;
  return (
    <div
      role={isRow ? 'row' : undefined}
      aria-hidden={isRow ? undefined : true}
      className={styles['head']}
      data-without-prices={withPrices ? undefined : true}
      data-without-order={withOrder ? undefined : true}
    >
      <span role={cell} className={styles['product']}>
        {t('headProduct')}
      </span>
      {withPrices ? (
        <span role={cell} className={styles['price']}>
          {t('headPrice')}
        </span>
      ) : null}
      {withOrder ? <span role={cell}>{t('headOrder')}</span> : null}
      {withPrices && withOrder ? (
        <span role={cell} className={styles['sum']}>
          {t('headTotal')}
        </span>
      ) : null}
    </div>
  );
};
