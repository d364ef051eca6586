/**
 * A day without time and zone, as the wire writes it: `YYYY-MM-DD`, years 0000 to 9999.
 * Compared as text, an earlier day is the smaller one.
 *
 * @example '2026-11-26'
 */
export type CalendarDate = string;

/** The pattern and a day its month has. */
export const isCalendarDate = (text: string): boolean => !Number.isNaN(midnightOrNaN(text));

/**
 * UTC midnight of a day in epoch milliseconds: the number days are calculated with, in no zone's time.
 *
 * @throws RangeError when the text is no calendar date
 */
export const toUtcMidnight = (date: CalendarDate): number => {
  const milliseconds = midnightOrNaN(date);
  if (Number.isNaN(milliseconds)) throw new RangeError(`"${date}" is no calendar date (YYYY-MM-DD)`);
  return milliseconds;
};

/**
 * The day a number of milliseconds falls on, read as UTC.
 *
 * @throws RangeError outside the years 0000 to 9999
 */
export const fromUtcMillis = (milliseconds: number): CalendarDate => {
  // The comparisons are written so that NaN fails them.
  if (!(milliseconds >= FIRST_MIDNIGHT && milliseconds < END)) {
    throw new RangeError(`${milliseconds} ms lies outside the years 0000 to 9999`);
  }
  return new Date(milliseconds).toISOString().slice(0, DATE_LENGTH);
};

const DATE_LENGTH = 10;
const DAY_OF_MONTH = 8;
const WRITTEN_DATE = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_MIDNIGHT = -62_167_219_200_000;
const END = 253_402_300_800_000;

const midnightOrNaN = (text: string): number => {
  if (!WRITTEN_DATE.test(text)) return Number.NaN;
  const milliseconds = Date.parse(text);
  // Engines differ on 30 February: some refuse it, some go on to March.
  return new Date(milliseconds).getUTCDate() === Number(text.slice(DAY_OF_MONTH)) ? milliseconds : Number.NaN;
};
