import type { Order } from '@gastroshop/api-contract';
import { formatLongDate, type Locale, NO_BREAK_SPACE } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconCircleCheck } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressWords } from '../delivery/address-text';
import styles from './confirmation.module.css';
import { EditableLine } from './editable-line';
import { orderDays } from './order-deliveries';

/** More days than this are told by the first one and how many there are: a fair has many. */
const MAX_DAYS = 3;

/** A day without its year; where there is no room for all of it, the date stays in one piece. */
const dayText = (date: string, locale: Locale): string =>
  formatLongDate(date, locale, { year: false }).replace(/(\d\.?) /, `$1${NO_BREAK_SPACE}`);

/** What the head of the confirmation takes. */
export interface ConfirmedDaysProps {
  readonly order: Order;
  /** Whether it tells the numbers of the order; on a phone the row below does. */
  readonly withNumber: boolean;
}

/** What a kitchen asks first: the day its order comes, largest of all; then where to, until when it can be changed, its number. */
export const ConfirmedDays = ({ order, withNumber }: ConfirmedDaysProps): ReactNode => {
  const { t } = useTranslation('storefront-confirmation');
  const { locale } = useLocale();
  const { id, number = id, customerOrderId, deliveryAddress, unloadingArea, deliverySlotTime } = order;
  const days = orderDays(order).flatMap(({ date }) => (date === undefined ? [] : [date]));
  const shown = days.length > MAX_DAYS ? days.slice(0, 1) : days;
  const where = [
    deliverySlotTime === undefined || days.length > 1 ? undefined : t('at', { time: deliverySlotTime }),
    deliveryAddress && addressWords(deliveryAddress),
    unloadingArea,
  ].filter((part) => part !== undefined && part !== '');
  return (
    <div className={styles['head']}>
      <div className={styles['when']}>
        <p className={styles['thanks']}>
          <IconCircleCheck size={20} />
          {t('thanks')}
        </p>
        {shown.length > 0 && (
          <h2 className={styles['days']} data-several={days.length > 1 || undefined}>
            {shown.map((date) => (
              <span key={date}>{dayText(date, locale)}</span>
            ))}
            {shown.length < days.length && (
              <span>{t('moreDays', { count: days.length - shown.length })}</span>
            )}
          </h2>
        )}
        {where.length > 0 && <p className={styles['where']}>{where.join(' · ')}</p>}
        <EditableLine order={order} />
      </div>
      {withNumber && (
        <div className={styles['reference']}>
          <p className={styles['number']}>
            <span className={styles['label']}>{t('number')}</span> {number}
          </p>
          {customerOrderId !== undefined && customerOrderId !== '' && (
            <p className={styles['ownNumber']}>{t('ownNumber', { number: customerOrderId })}</p>
          )}
        </div>
      )}
    </div>
  );
};
