import type { FreeOrderItem, Order } from '@gastroshop/api-contract';
import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import type { DetailTexts } from './order-details';
import styles from './order-extras.module.css';

/** What the rest of an order takes. */
export interface OrderExtrasProps {
  readonly order: Pick<Order, 'freeItems' | 'nonWebshopItems' | 'supplierNotes'>;
  readonly words: Pick<DetailTexts, 't'>;
}

/** What an order holds besides articles of the shop: free text, goods from elsewhere, notes to suppliers. */
export const OrderExtras = ({ order, words: { t } }: OrderExtrasProps): ReactNode => {
  const { locale } = useLocale();
  const { freeItems, nonWebshopItems, supplierNotes } = order;
  const itemList = (title: string, items: readonly FreeOrderItem[]): ReactNode =>
    items.length > 0 && (
      <section className={styles['part']}>
        <h2 className={styles['title']}>{title}</h2>
        <ul className={styles['rows']}>
          {items.map(({ name, amount, unit, sku, gtin }, index) => (
            <li key={`${index} ${name}`} className={styles['row']}>
              <span>
                <span className={styles['name']}>{name}</span>
                <span className={styles['meta']}>
                  {[sku && t('number', { sku }), gtin && t('gtin', { gtin })]
                    .filter((part) => part !== undefined && part !== '')
                    .join(' · ')}
                </span>
              </span>
              <span className={styles['amount']}>{formatAmount(amount, unit ?? '', locale).trim()}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {itemList(t('nonWebshopItems'), nonWebshopItems)}
      {itemList(t('freeItems'), freeItems)}
      {supplierNotes.length > 0 && (
        <section className={styles['part']}>
          <h2 className={styles['title']}>{t('supplierNotes')}</h2>
          <ul className={styles['rows']}>
            {supplierNotes.map(({ supplierId, note }) => (
              <li key={`${supplierId} ${note}`} className={styles['row']}>
                <span>
                  <span className={styles['name']}>{t('supplier', { supplierId })}</span>
                  <span className={styles['meta']}>{note}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
