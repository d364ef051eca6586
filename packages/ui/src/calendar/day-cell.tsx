import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatLongDate } from '@gastroshop/i18n';
import styles from './day-cell.module.css';
import { dayLabel, dayHint, type DayTexts } from './day-texts';
import type { DeliveryDay } from './delivery-day';

/** What a day takes. */
export interface DayCellProps {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** What is known of the day; nothing is delivered if missing. */
  readonly day: DeliveryDay | undefined;
  /** Whether it is the chosen day. */
  readonly chosen: boolean;
  /** Whether the number stands with its month, as on the first of a month. */
  readonly withMonth: boolean;
  /** Whether the keyboard enters the calendar at this day. */
  readonly active: boolean;
  /** Language, texts and the present day. */
  readonly words: DayTexts;
  /** Called with the date when a possible day is chosen. */
  readonly onChoose: (date: string) => void;
}

/** A day: outlined with its deadline where delivery is possible, plain with the reason where it is not. */
export const DayCell = (props: DayCellProps): ReactNode => {
  const { date, day, chosen, withMonth, active, words, onChoose } = props;
  const possible = day?.kind === 'possible';
  const today = date === words.today;
  const note = dayHint(date, day, words);
  return (
    <div role="gridcell" aria-selected={chosen} className={styles['cell']}>
      <button
        type="button"
        data-date={date}
        tabIndex={active ? 0 : -1}
        aria-label={dayLabel(date, day, words)}
        aria-disabled={!possible || undefined}
        aria-pressed={possible ? chosen : undefined}
        aria-current={today ? 'date' : undefined}
        className={clsx(
          styles['day'],
          possible && styles['possible'],
          chosen && styles['chosen'],
          today && styles['today'],
        )}
        onClick={() => {
          if (possible) onChoose(date);
        }}
      >
        <span className={clsx(styles['number'], withMonth && styles['month'])}>
          {withMonth
            ? formatLongDate(date, words.locale, { weekday: 'none', month: 'short', year: false })
            : Number(date.slice(8))}
        </span>
        {note !== '' && (
          <span className={styles['note']} title={possible ? undefined : note}>
            {note}
          </span>
        )}
      </button>
    </div>
  );
};
