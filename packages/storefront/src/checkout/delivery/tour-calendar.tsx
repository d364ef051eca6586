import type { DeliveryWindow } from '@gastroshop/domain/delivery';
import { formatLongDate, formatDeadline, formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { viennaDateAt } from '@gastroshop/domain/calendar';
import { CalendarExceptions, DeliveryCalendar } from '@gastroshop/ui/calendar';
import { Notice } from '@gastroshop/ui/feedback';
import { IconLeaf, IconSnowflake, IconTruckDelivery } from '@gastroshop/ui/icons';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toWallClockDeadline, type PlannedTour } from '../../delivery';
import type { CheckoutLine } from '../lines/checkout-line';
import { type LineContext, linesTotal } from '../lines/line-price';
import { temperatureWords } from '../totals/temperature-words';
import { calendarDays } from './calendar-days';
import styles from './tour-calendar.module.css';
import { useMissedDeliveryDay } from './use-missed-delivery-day';

/** What the calendar of a tour takes. */
export interface TourCalendarProps {
  readonly planned: PlannedTour;
  /** The lines that come with it. */
  readonly lines: readonly CheckoutLine[];
  readonly context: LineContext;
  /** The days on offer; undefined for those the shop offers. */
  readonly window: DeliveryWindow | undefined;
  /** Whether it is the only tour, so that it needs no name. */
  readonly alone: boolean;
  /** Whether lines may have dates of their own; then these are those without. */
  readonly inPlan?: boolean | undefined;
  /** Whether the other tour comes on the same day. */
  readonly together: boolean;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
  readonly onChange: (date: string) => void;
}

/** The possible days of what comes together, each with its deadline; the chosen one in words below. */
export const TourCalendar = (props: TourCalendarProps): ReactNode => {
  const { planned, lines, context, window, alone, inPlan = false, together, now, onChange } = props;
  const { t } = useTranslation('storefront-delivery');
  const { t: words } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  const { tour, schedule, delivery } = planned;
  const missed = useMissedDeliveryDay(planned, now);
  const { from, to, days, exceptions } = useMemo(
    () => calendarDays(schedule, now, window),
    [schedule, now, window],
  );
  const title = alone ? t('everything') : temperatureWords(tour.temperatures, words);
  const { net, estimated } = linesTotal(lines, context);
  const sum = formatPrice(net);
  const shownSum = estimated ? formatEstimate(sum) : sum;
  const inWords = (date: string) => formatLongDate(date, locale, { year: false });
  const Sign = tour.temperatures.includes('FROZEN') && !alone ? IconSnowflake : IconLeaf;
  return (
    <section className={styles['tour']} aria-label={title}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>
          <span className={styles['sign']}>
            <Sign size={18} />
          </span>
          {title}
        </h2>
        <p className={styles['meta']}>
          {inPlan
            ? t('unplanned', { count: lines.length })
            : !context.visibility.prices
              ? t('positions', { count: lines.length })
              : lines.length === 1
                ? t('metaOne', { sum: shownSum })
                : t('meta', { count: lines.length, sum: shownSum })}
        </p>
      </div>
      {missed !== undefined && delivery !== undefined && (
        <Notice tone="warning" announce="politely">
          {t('missed', { day: inWords(missed) })}
        </Notice>
      )}
      {delivery === undefined ? (
        <Notice tone="error">{t('noDelivery')}</Notice>
      ) : (
        <>
          <DeliveryCalendar
            label={title}
            days={days}
            from={from}
            to={to}
            today={viennaDateAt(now)}
            value={delivery.date}
            onChange={onChange}
          />
          <p className={styles['chosen']}>
            <span className={styles['sign']}>
              <IconTruckDelivery size={18} />
            </span>
            <span>
              <strong>
                {delivery.slot.time === undefined
                  ? inWords(delivery.date)
                  : t('chosen', { day: inWords(delivery.date), time: delivery.slot.time })}
              </strong>
              {together && ` · ${t('together')}`}
              <span className={styles['deadline']}>
                {t('deadline', {
                  deadline: formatDeadline(toWallClockDeadline(delivery.deadline, now), locale),
                })}
              </span>
            </span>
          </p>
        </>
      )}
      <CalendarExceptions exceptions={exceptions} />
    </section>
  );
};
