const DAY = /^\d{4}-\d{2}-\d{2}$/;

const viennaDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Vienna',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The calendar day of a day or a moment; moments by the clock of Vienna.
 *
 * @returns YYYY-MM-DD; undefined for what stands in no calendar
 */
export const toDay = (text: string): string | undefined => {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return undefined;
  if (DAY.test(text)) return moment.toISOString().slice(0, 10) === text ? text : undefined;
  const parts = new Map(viennaDay.formatToParts(moment).map(({ type, value }) => [type, value]));
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
};
