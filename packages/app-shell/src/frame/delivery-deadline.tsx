import { addDays, viennaDay, viennaMinutes } from '@gastroshop/domain/calendar';
import { formatDateInText, formatTimeLeft, type Locale } from '@gastroshop/i18n';
import { useLocale, useTexts } from '@gastroshop/i18n/react';
import { useDeliveryOutlook } from '@gastroshop/storefront/delivery';
import { DeadlineLine } from '@gastroshop/ui/frame';
import type { ReactNode } from 'react';
import { frameTexts } from './texts';

const MINUTES_A_DAY = 24 * 60;
const DAY_MS = MINUTES_A_DAY * 60_000;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const shortDay = (date: string, locale: Locale): string =>
  formatDateInText(date, locale, { weekday: 'short', month: 'short', year: false });

/** Until when to order for which delivery. */
export const DeliveryDeadline = (): ReactNode => {
  const t = useTexts(frameTexts);
  const { locale } = useLocale();
  const outlook = useDeliveryOutlook();
  if (outlook === undefined) return null;
  const { earliest, now } = outlook;
  const today = viennaDay(now);
  // The end of a day reads 24:00 of that day, not 00:00 of the next.
  const clock = viennaMinutes(earliest.deadline) || MINUTES_A_DAY;
  const day = clock === MINUTES_A_DAY ? viennaDay(earliest.deadline - 1) : viennaDay(earliest.deadline);
  const time = `${twoDigits(Math.floor(clock / 60))}:${twoDigits(clock % 60)}`;
  const left = Math.max(0, earliest.deadline - now);
  const near = left < DAY_MS;
  const words = { time, day: shortDay(day, locale) };
  const isToday = day === today;
  const isTomorrow = day === addDays(today, 1);
  return (
    <DeadlineLine
      order={
        isToday
          ? t('deadlineToday', words)
          : isTomorrow
            ? t('deadlineTomorrow', words)
            : t('deadlineOn', words)
      }
      delivery={t('delivery', { day: shortDay(earliest.date, locale) })}
      left={near ? t('left', { time: formatTimeLeft(left, locale) }) : undefined}
      short={{
        order: isToday
          ? t('deadlineShortToday', words)
          : isTomorrow
            ? t('deadlineShortTomorrow', words)
            : t('deadlineShortOn', words),
        ...(near && { left: formatTimeLeft(left, locale, true) }),
      }}
    />
  );
};
