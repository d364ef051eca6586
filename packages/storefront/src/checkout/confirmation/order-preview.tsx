import type { Order } from '@gastroshop/api-contract';
import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemThumbnail } from '../../product';
import { useGateway } from '../../shop';
import { itemTotalText, useWeighedUnits } from './order-line-prices';
import styles from './order-preview.module.css';

/** As many lines as stand beside the steps; the page of the order has them all. */
const MAX_LINES = 6;

/** The first lines of what was ordered, and the way to all of them. */
export const OrderPreview = ({ order }: { readonly order: Order }): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-confirmation');
  const { paths } = useGateway();
  const weighed = useWeighedUnits(order);
  const { orderItems } = order;
  const shown = orderItems.slice(0, MAX_LINES);
  const more = orderItems.length - shown.length;
  return (
    <section className={styles['preview']}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{t('positions', { count: orderItems.length })}</h2>
        <Link className={styles['all']} href={paths.order(order.id)}>
          {t('showAll')}
        </Link>
      </div>
      <ul className={styles['lines']}>
        {shown.map((item) => {
          const { productSku, name, amount, unitAbbr, imagePath, mostAccurateRowTotal } = item;
          return (
            <li key={productSku} className={styles['line']}>
              <span className={styles['article']}>
                <ItemThumbnail size="compact" item={{ name, thumbnailUrl: imagePath }} />
                <span className={styles['name']} title={name}>
                  {name}
                </span>
              </span>
              <span className={styles['amount']}>{formatAmount(amount, unitAbbr, locale)}</span>
              {mostAccurateRowTotal !== undefined && (
                <span className={styles['sum']}>{weighed && itemTotalText(item, weighed)}</span>
              )}
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className={styles['more']}>{t('moreLines', { count: more })}</p>}
    </section>
  );
};
