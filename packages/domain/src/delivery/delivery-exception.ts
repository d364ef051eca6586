import { type CalendarDate, isCalendarDate } from '../calendar';
import type { DeadlineTime } from './deadline';
import { parseLastOrderAt } from './last-order-at';

/** Extension: a day on which the weekly slots do not hold, such as a public holiday. */
export interface DeliveryException {
  /** The day the weekly slots would deliver on. */
  readonly date: CalendarDate;
  /** Nothing is delivered on that day. */
  readonly closed?: boolean | undefined;
  /** The day on which the deliveries of that day are made instead, be it a slot day or not. */
  readonly replacedBy?: CalendarDate | undefined;
  /**
   * The deadline that counts instead of the slots' own: a timestamp with a zone, one without (Vienna wall clock) or
   * a day, whose end it is then. Unreadable: ignored.
   */
  readonly lastOrderAt?: string | undefined;
}

/** An exception as the schedule works with it. */
export interface ParsedException {
  readonly date: CalendarDate;
  /** No delivery on the day itself: it is closed or its deliveries have moved. */
  readonly closed: boolean;
  readonly replacedBy?: CalendarDate | undefined;
  readonly cutoff?: DeadlineTime | undefined;
}

/** Reads an exception; a replacement that is no other day counts as none. */
export const parseException = (exception: DeliveryException): ParsedException => {
  const { date, closed = false, lastOrderAt } = exception;
  const replacedBy = otherDay(exception);
  return {
    date,
    closed: closed || replacedBy !== undefined,
    replacedBy,
    cutoff: lastOrderAt === undefined ? undefined : parseLastOrderAt(lastOrderAt),
  };
};

const otherDay = ({ date, replacedBy }: DeliveryException): CalendarDate | undefined =>
  replacedBy !== undefined && replacedBy !== date && isCalendarDate(replacedBy) ? replacedBy : undefined;
