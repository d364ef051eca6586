import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { CALENDAR_NAMES } from '@gastroshop/i18n';
import { weekNumber } from './date-math';
import { DayCell } from './day-cell';
import styles from './day-grid.module.css';
import type { DayTexts } from './day-texts';
import type { DeliveryDay } from './delivery-day';
import type { Week } from './weeks';

/** What a grid of weeks takes. */
export interface DayGridProps {
  /** Name for screen readers. */
  readonly label: string;
  /** The weeks, seven days each. */
  readonly weeks: readonly Week[];
  /** What is known of the days, by date. */
  readonly days: ReadonlyMap<string, DeliveryDay>;
  /** The chosen day. */
  readonly value: string | undefined;
  /** The day through which the keyboard enters. */
  readonly active: string;
  /** Whether the first of a month, and the first day of all, name their month. */
  readonly monthInDays: boolean;
  /** Language, texts and the present day. */
  readonly words: DayTexts;
  /** Called with the date of a chosen day. */
  readonly onChoose: (date: string) => void;
  /** Called with keys pressed inside. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Where to find the grid. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Weeks of days below the names of the weekdays, each with the number of its week. */
export const DayGrid = (props: DayGridProps): ReactNode => {
  const { label, weeks, days, value, active, monthInDays, words, onChoose, onKeyDown, ref } = props;
  const { weekStart, days: names, shortDays, weekHeader } = CALENDAR_NAMES[words.locale];
  const first = weeks[0]?.find((date) => date !== undefined);
  return (
    <div
      ref={ref}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className={styles['grid']}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup">
        <div role="row" className={styles['row']}>
          <div role="columnheader" className={styles['week']}>
            {weekHeader}
          </div>
          {names.map((_, index) => {
            const weekday = (index + weekStart) % 7;
            return (
              <div
                key={weekday}
                role="columnheader"
                aria-label={names[weekday]}
                className={styles['weekday']}
              >
                {shortDays[weekday]}
              </div>
            );
          })}
        </div>
      </div>
      <div role="rowgroup">
        {weeks.map((week) => {
          const anyDay = week.find((date) => date !== undefined) ?? active;
          const number = weekNumber(anyDay, weekStart);
          return (
            <div role="row" key={anyDay} className={styles['row']}>
              <div role="rowheader" className={styles['week']} aria-label={words.t('week', { week: number })}>
                {number}
              </div>
              {week.map((date, column) =>
                date === undefined ? (
                  <div key={column} role="gridcell" />
                ) : (
                  <DayCell
                    key={date}
                    date={date}
                    day={days.get(date)}
                    chosen={date === value}
                    withMonth={monthInDays && (date.endsWith('-01') || date === first)}
                    active={date === active}
                    words={words}
                    onChoose={onChoose}
                  />
                ),
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
};
