import type { ReactNode } from 'react';
import styles from './calendar-columns.module.css';

/** What calendars side by side take. */
export interface CalendarColumnsProps {
  /** One calendar with its heading each, such as fresh and frozen (CHK-3). */
  readonly children: ReactNode;
}

/** Calendars side by side where there is room, else below each other; one alone takes half of a wide page. */
export const CalendarColumns = ({ children }: CalendarColumnsProps): ReactNode => (
  <div className={styles['columns']}>{children}</div>
);
