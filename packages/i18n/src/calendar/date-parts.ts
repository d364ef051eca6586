const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const DAY_MS = 86_400_000;

/** A calendar date taken apart. */
export interface DateParts {
  readonly year: number;
  /** 1 January to 12 December. */
  readonly month: number;
  readonly day: number;
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
  /** Whole days since the first of January 1970. */
  readonly dayNumber: number;
}

/** Takes apart what may be a date; `undefined` for what stands in no calendar, such as a 30th of February. */
export const parseDateParts = (date: string): DateParts | undefined => {
  const [, year, month, day] = DATE.exec(date) ?? [];
  const instant = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // Dates that overflow into the next month come back as another text, what is no date as no time at all.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date) return undefined;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    weekday: instant.getUTCDay(),
    dayNumber: instant.getTime() / DAY_MS,
  };
};

/**
 * Takes a calendar date apart.
 *
 * @throws RangeError when the text is no date of the calendar in the form YYYY-MM-DD
 */
export const assertDateParts = (date: string): DateParts => {
  const parts = parseDateParts(date);
  if (parts === undefined) throw new RangeError(`Not a calendar date: ${JSON.stringify(date)}`);
  return parts;
};
