import type { Validity } from '@gastroshop/api-contract';
import { toDay } from './to-day';

/**
 * Whether something is shown on a day. Both ends count as whole days, a missing end is open. The server has left out
 * what is over by the minute; this is for pages that stay open over midnight and for kept copies.
 *
 * @param today YYYY-MM-DD
 */
export const isValidOn = (validity: Validity | undefined, today: string): boolean => {
  const { validFrom, validTo } = validity ?? {};
  const from = validFrom === undefined ? undefined : toDay(validFrom);
  const to = validTo === undefined ? undefined : toDay(validTo);
  return (from === undefined || from <= today) && (to === undefined || to >= today);
};
