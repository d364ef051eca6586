import { useMemo, useRef, type ReactNode } from 'react';
import { CALENDAR_NAMES } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useTranslation } from 'react-i18next';
import { addDays, startOfWeek } from './date-math';
import { DayGrid } from './day-grid';
import { initialFocusDate, type DeliveryCalendarProps } from './delivery-calendar-props';
import { useDayFocus } from './use-day-focus';
import { weeksBetween } from './weeks';

/**
 * The delivery days of the coming weeks, without a break between months. A day says until when to order for it, or
 * why nothing is delivered.
 *
 * Keys: arrows, Home and End travel in the weeks, the page keys by months, Enter and Space choose.
 */
export const DeliveryCalendar = (props: DeliveryCalendarProps): ReactNode => {
  const { label, days, from, to, today, value, onChange } = props;
  const { t } = useTranslation('ui-calendar');
  const { locale } = useLocale();
  const { weekStart } = CALENDAR_NAMES[locale];
  const grid = useRef<HTMLDivElement>(null);
  const known = useMemo(() => new Map(days.map((day) => [day.date, day])), [days]);
  const { active, onKeyDown } = useDayFocus(grid, {
    first: startOfWeek(from, weekStart),
    last: addDays(startOfWeek(to, weekStart), 6),
    entry: initialFocusDate(props),
    weekStart,
  });
  return (
    <DayGrid
      ref={grid}
      label={label}
      weeks={weeksBetween(from, to, weekStart)}
      days={known}
      value={value}
      active={active}
      monthInDays
      words={{ t, locale, today }}
      onChoose={onChange}
      onKeyDown={onKeyDown}
    />
  );
};
