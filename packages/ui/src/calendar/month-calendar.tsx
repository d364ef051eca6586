import { useMemo, useRef, useState, type ReactNode } from 'react';
import { CALENDAR_NAMES } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useTranslation } from 'react-i18next';
import { IconChevronLeft, IconChevronRight } from '../icons';
import { addDays, addMonths, monthOf } from './date-math';
import { DayGrid } from './day-grid';
import { initialFocusDate, type DeliveryCalendarProps } from './delivery-calendar-props';
import styles from './month-calendar.module.css';
import { useDayFocus } from './use-day-focus';
import { weeksOfMonth } from './weeks';

/** What the calendar by months takes. */
export interface MonthCalendarProps extends DeliveryCalendarProps {
  /** How many months stand side by side; 1 if missing. */
  readonly months?: 1 | 2 | undefined;
}

/** Delivery days by the month, one or two side by side, for those that lie further off than a few weeks. */
export const MonthCalendar = (props: MonthCalendarProps): ReactNode => {
  const { label, days, from, to, today, value, onChange, months = 1 } = props;
  const { t } = useTranslation('ui-calendar');
  const { locale } = useLocale();
  const { weekStart, months: names } = CALENDAR_NAMES[locale];
  const calendar = useRef<HTMLDivElement>(null);
  const entry = initialFocusDate(props);
  const [begin, setBegin] = useState(monthOf(entry));
  const known = useMemo(() => new Map(days.map((day) => [day.date, day])), [days]);
  const shown = Array.from({ length: months }, (_, index) => addMonths(begin, index));
  const end = addMonths(begin, months - 1);
  const { active, onKeyDown } = useDayFocus(calendar, {
    first: `${monthOf(from)}-01`,
    last: addDays(`${addMonths(monthOf(to), 1)}-01`, -1),
    entry,
    weekStart,
    onTravel: (date) => {
      if (monthOf(date) < begin) setBegin(monthOf(date));
      else if (monthOf(date) > end) setBegin(addMonths(monthOf(date), 1 - months));
    },
  });
  // After turning pages the day last visited may be out of sight; the keyboard then enters at a month's first day.
  const stop = shown.includes(monthOf(active)) ? active : `${begin}-01`;
  return (
    <div ref={calendar} role="group" aria-label={label} className={styles['months']}>
      {shown.map((month, index) => {
        const title = `${names[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
        return (
          <section key={month} className={styles['month']}>
            <div className={styles['head']}>
              {index === 0 ? (
                <button
                  type="button"
                  className={styles['turn']}
                  aria-label={t('previousMonth')}
                  disabled={begin <= monthOf(from)}
                  onClick={() => {
                    setBegin(addMonths(begin, -1));
                  }}
                >
                  <IconChevronLeft size={18} stroke={1.75} />
                </button>
              ) : (
                <span />
              )}
              <h3 className={styles['title']} aria-live="polite">
                {title}
              </h3>
              {index === months - 1 ? (
                <button
                  type="button"
                  className={styles['turn']}
                  aria-label={t('nextMonth')}
                  disabled={end >= monthOf(to)}
                  onClick={() => {
                    setBegin(addMonths(begin, 1));
                  }}
                >
                  <IconChevronRight size={18} stroke={1.75} />
                </button>
              ) : (
                <span />
              )}
            </div>
            <DayGrid
              label={title}
              weeks={weeksOfMonth(month, weekStart)}
              days={known}
              value={value}
              active={stop}
              monthInDays={false}
              words={{ t, locale, today }}
              onChoose={onChange}
              onKeyDown={onKeyDown}
            />
          </section>
        );
      })}
    </div>
  );
};
