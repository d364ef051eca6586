import type { DeliveryDay } from './delivery-day';

/** What a calendar of delivery days takes. */
export interface DeliveryCalendarProps {
  /** What is delivered on the chosen day; name for screen readers. */
  readonly label: string;
  /** The days something is known of, in any order; nothing is delivered on the others. */
  readonly days: readonly DeliveryDay[];
  /** First day offered, YYYY-MM-DD. */
  readonly from: string;
  /** Last day offered, YYYY-MM-DD. */
  readonly to: string;
  /** The present day, YYYY-MM-DD. */
  readonly today: string;
  /** The chosen day, YYYY-MM-DD; none if missing. */
  readonly value?: string | undefined;
  /** Called with the day the buyer chooses. */
  readonly onChange: (date: string) => void;
}

/** Where the keyboard enters a calendar: at the chosen day, else the first possible, else the first offered. */
export const initialFocusDate = ({ value, days, from }: DeliveryCalendarProps): string => {
  const possible = days.filter(({ kind }) => kind === 'possible').map(({ date }) => date);
  return value ?? possible.toSorted()[0] ?? from;
};
