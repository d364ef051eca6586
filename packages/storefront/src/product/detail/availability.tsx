import type { Product } from '@gastroshop/api-contract';
import { effectiveStatus, hasAttribute, isOrderable } from '@gastroshop/domain/product';
import { formatLongDate, formatDeadline } from '@gastroshop/i18n';
import { IconCircleCheck, IconClock, IconTruckDelivery } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { availableAgainDay, type ProductContext } from '../../product-data';
import type { ProductDelivery } from './product-delivery';
import styles from './availability.module.css';

/** What the availability of an article takes. */
export interface AvailabilityProps {
  readonly product: Product;
  readonly context: Pick<ProductContext, 'locale' | 'today'>;
  /** When it can come; undefined where that is not known. */
  readonly delivery: ProductDelivery | undefined;
}

/** Whether an article can be had, when it comes and until when to order it; or from when on it can be had again (PRD-8). */
export const Availability = ({ product, context, delivery }: AvailabilityProps): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  const { locale, today } = context;
  const status = effectiveStatus(product);
  if (!isOrderable(status)) {
    const from = status === 'AVAILABLE_SOON' ? availableAgainDay(product, today) : undefined;
    const words =
      from !== undefined && from > today
        ? t('backFrom', { day: formatLongDate(from, locale, { year: false }) })
        : t(
            status === 'AVAILABLE_SOON'
              ? 'backSoon'
              : status === 'REMOVED_FROM_INVENTORY'
                ? 'removed'
                : 'inactive',
          );
    return (
      <p className={styles['line']} data-tone="later">
        <IconClock size={18} />
        <strong>{words}</strong>
      </p>
    );
  }
  if (delivery === undefined)
    return (
      <p className={styles['line']} data-tone="ok">
        <IconCircleCheck size={18} />
        <strong>{t('available')}</strong>
      </p>
    );
  const { date, deadline, isLater } = delivery;
  const note = hasAttribute(product.attributes, 'Bestellartikel') ? 'preOrderNote' : 'laterNote';
  return (
    <div className={styles['line']} data-tone={isLater ? 'warn' : 'ok'}>
      <IconTruckDelivery size={18} />
      <div>
        <strong>{t('delivery', { day: formatLongDate(date, locale, { year: false }) })}</strong>{' '}
        <span className={styles['deadline']}>
          {t('orderUntil', { deadline: formatDeadline(deadline, locale) })}
        </span>
        {isLater && <span className={styles['note']}>{t(note)}</span>}
      </div>
    </div>
  );
};
