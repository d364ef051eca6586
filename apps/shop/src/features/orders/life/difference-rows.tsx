import { formatAmount, formatUnitPrice, type Locale } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import type { OrderItem } from '@gastroshop/api-contract';
import { IconArrowRight } from '@gastroshop/ui/icons';
import { groupDigits } from '@gastroshop/ui/product';
import { ItemThumbnail } from '@gastroshop/storefront/product';
import { visuallyHidden } from '@gastroshop/ui/a11y';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './difference-rows.module.css';
import type { OrderDifference } from './order-differences';
import { signedPrice } from './signed-price';

/** What the rows of differences take. */
export interface DifferenceRowsProps {
  readonly differences: readonly OrderDifference[];
  /** What stands below a row, for example why a price rises. */
  readonly below?: ((difference: OrderDifference) => ReactNode) | undefined;
}

const BADGES = { ADDED: 'added', REMOVED: 'removed', CHANGED: 'other' } as const;

const amountOf = (item: OrderItem | undefined, locale: Locale): string | undefined =>
  item === undefined ? undefined : formatAmount(item.amount, item.unitAbbr, locale);

const priceOf = (item: OrderItem | undefined): string | undefined =>
  item?.price === undefined ? undefined : formatUnitPrice(item.price);

/** Lines that differ between two forms of an order: old, new, price, and by how much. */
export const DifferenceRows = ({ differences, below }: DifferenceRowsProps): ReactNode => {
  const { t } = useTranslation('orders-life');
  const { locale } = useLocale();
  const { prices } = usePriceVisibility();
  return (
    <ul className={styles['rows']} data-without-prices={prices ? undefined : true}>
      {differences.map((difference) => {
        const { sku, name, kind, before, after, net } = difference;
        const item = after ?? before;
        const [oldPrice, newPrice] = [priceOf(before), priceOf(after)];
        const isOtherPrice = oldPrice !== undefined && newPrice !== undefined && oldPrice !== newPrice;
        return (
          <li key={sku} className={styles['row']} data-kind={kind}>
            <span className={styles['picture']}>
              <ItemThumbnail size="row" item={{ name, thumbnailUrl: item?.imagePath }} />
            </span>
            <span className={styles['text']}>
              <span className={styles['name']} title={name}>
                {name}
              </span>
              <span className={styles['notes']}>
                {groupDigits(sku)}
                <span className={styles['badge']} data-kind={kind}>
                  {t(BADGES[kind])}
                </span>
              </span>
            </span>
            <span className={styles['before']}>{amountOf(before, locale) ?? t('none')}</span>
            <span className={styles['arrow']}>
              <IconArrowRight size={16} />
              <span className={visuallyHidden}>{t('to')}</span>
            </span>
            <span className={styles['after']}>{amountOf(after, locale) ?? t('none')}</span>
            {prices && (
              <>
                <span className={styles['price']}>
                  {isOtherPrice && <del>{oldPrice}</del>} {newPrice ?? oldPrice}
                </span>
                <span className={styles['net']}>{net !== undefined && signedPrice(net)}</span>
              </>
            )}
            {below?.(difference)}
          </li>
        );
      })}
    </ul>
  );
};
