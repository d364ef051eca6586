import { formatSigns } from './format-signs';

const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];
const MONTHS = [
  'Jänner',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** The day that spreadsheets count as 0, in days since 1970. */
const DAY_ZERO = -25_569;
const DAY = 86_400_000;

/** Whether a format writes a number as a date or a time of day. */
export const isDateFormat = (format: string): boolean =>
  /\[[hms]+\]/i.test(format) ||
  (/[dmyhs]/i.test(formatSigns(format)) && !/^(?:general|standard)$/i.test(format));

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * What a cell with a date shows. Weekdays and months are written in German, and what names neither as a day of our
 * calendar: the library knows English alone, and the formats that follow the language of the computer only as those of
 * the United States.
 *
 * @param shown what the library made of it
 */
export const shownDate = (value: number, format: string, shown: string | undefined): string => {
  const letters = formatSigns(format).toLowerCase();
  const date = new Date(Math.round((value + DAY_ZERO) * DAY));
  if (Number.isNaN(date.getTime())) return shown ?? '';
  const day = `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  const hasClock = /[hs]/.test(letters);
  if (!/[yd]/.test(letters) && hasClock) return shown ?? clock;
  const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
  const month = MONTHS[date.getUTCMonth()] ?? '';
  const parts = [
    ...(/d{4}/.test(letters) ? [weekday] : /d{3}/.test(letters) ? [weekday.slice(0, 2)] : []),
    // A format that only names the weekday heads a column of a week.
    ...(/y|m{1,4}|(?<!d)d{1,2}(?!d)/.test(letters) ? [datePart(letters, { day, month, date })] : []),
    ...(hasClock ? [clock] : []),
  ];
  return parts.join(' ');
};

const datePart = (
  letters: string,
  { day, month, date }: { readonly day: string; readonly month: string; readonly date: Date },
): string => {
  if (!/m{3}/.test(letters)) return letters.includes('y') ? day : day.slice(0, 6);
  return [
    ...(/(?<!d)d{1,2}(?!d)/.test(letters) ? [`${date.getUTCDate()}.`] : []),
    month,
    ...(letters.includes('y') ? [String(date.getUTCFullYear())] : []),
  ].join(' ');
};
