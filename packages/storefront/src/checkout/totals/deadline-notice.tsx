import { deadlinesToMeet, earliestDelivery } from '@gastroshop/domain/delivery';
import { formatLongDate, formatDeadline, formatOrderDeadline, formatTimeLeft } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Notice } from '@gastroshop/ui/feedback';
import { IconClock } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toWallClockDeadline, type DeliveryPlan, goodsOfPlan, useDeadlineWords } from '../../delivery';
import type { CheckoutLine } from '../lines/checkout-line';
import { upperFirst } from '../upper-first';
import { upcomingDeliveries } from './upcoming-deliveries';

const DAY_MS = 24 * 60 * 60_000;

/** What the notice takes. */
export interface DeadlineNoticeProps {
  readonly plan: DeliveryPlan;
  /** The lines of the cart, whose days may be planned. */
  readonly lines: readonly CheckoutLine[];
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
  /** Says what follows when the deadline passes, where it is less than a day away. */
  readonly withConsequence?: boolean | undefined;
}

/** Some months are shortened by a full stop, which ends the sentence as well. */
const endedOnce = (sentence: string): string => sentence.replace(/\.\.$/, '.');

/** Until when to order for the days that count, in words; on the way to ordering, what moves if it passes. */
export const DeadlineNotice = ({
  plan,
  lines,
  now,
  withConsequence = false,
}: DeadlineNoticeProps): ReactNode => {
  const { t } = useTranslation('storefront-deadline');
  const { locale } = useLocale();
  const words = useDeadlineWords();
  const goods = lines.map(({ product: { attributes }, plan: entries }) => ({
    attributes,
    days: entries?.map(({ date }) => date),
  }));
  const deadlines = deadlinesToMeet(goodsOfPlan(goods, plan), now);
  if (deadlines === undefined) {
    return plan.tours.length === 0 ? null : <Notice tone="warning">{t('none')}</Notice>;
  }
  const { first: delivery, rest } = deadlines;
  const schedule = upcomingDeliveries(lines, plan).find(
    (coming) => coming.delivery.date === delivery.date,
  )?.schedule;
  const left = delivery.deadline - now;
  if (rest !== undefined && !withConsequence) {
    const { order, then } = words(deadlines, now);
    return (
      <Notice tone="brand" icon={<IconClock size={18} />}>
        <strong>{order}</strong>
        {` · ${then}`}
      </Notice>
    );
  }
  if (withConsequence && left < DAY_MS && schedule !== undefined) {
    const later = earliestDelivery(schedule, { now: () => delivery.deadline }, { window: plan.window })?.date;
    return (
      <Notice tone="brand" icon={<IconClock size={18} />}>
        <strong>{t('left', { time: formatTimeLeft(left, locale) })}</strong>
        {later === undefined
          ? t('never')
          : endedOnce(
              t('then', {
                day: formatLongDate(later, locale, { weekday: 'short', month: 'short', year: false }),
              }),
            )}
      </Notice>
    );
  }
  const onWall = toWallClockDeadline(delivery.deadline, now);
  const deadline = formatDeadline(onWall, locale);
  return (
    <Notice tone="brand" icon={<IconClock size={18} />}>
      <strong>{upperFirst(deadline)}</strong>
      {formatOrderDeadline(onWall, delivery.date, locale).slice(deadline.length)}
    </Notice>
  );
};
