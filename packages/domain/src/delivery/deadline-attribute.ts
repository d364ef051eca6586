const WRITTEN_TIME = /^(\d{1,2})(?::(\d{0,2}))?$/;
const LAST_HOUR = 23;
const LAST_MINUTE = 59;
const MINUTES_PER_HOUR = 60;

/**
 * Reads the extension of the attribute Bestellschluss (PRD-5): hour 0 to 23, minute 0 to 59, minutes default to 0.
 * "14", "14:" and "14:00" are the same, "9:5" is five past nine. Anything else is ignored.
 *
 * @returns minutes since midnight, 0 to 1439; undefined when the article has no readable time
 * @example parseBestellschluss('14:30') // 870
 */
export const parseBestellschluss = (extension: string | undefined): number | undefined => {
  const match = WRITTEN_TIME.exec((extension ?? '').trim());
  if (match === null) return undefined;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  return hour <= LAST_HOUR && minute <= LAST_MINUTE ? hour * MINUTES_PER_HOUR + minute : undefined;
};
