const WRITTEN_DAYS = /^\d{1,3}$/;

/**
 * Reads the extension of the attribute Bestellartikel: the days a pre-order article needs before the deadline.
 * Missing counts as 0, and so does what is no whole number from 0 to 999.
 *
 * @example parsePreOrderDays('5') // 5
 */
export const parsePreOrderDays = (extension: string | undefined): number => {
  const text = (extension ?? '').trim();
  return WRITTEN_DAYS.test(text) ? Number(text) : 0;
};
