import type { Fair } from '@gastroshop/api-contract';

/**
 * Whether the last day a fair delivers on is past: nothing of it can be ordered any more, also where nobody has set it
 * inactive yet (FAI-2). A fair that names no last day is never over.
 *
 * @param today the day in Vienna, YYYY-MM-DD
 */
export const hasFairEnded = (
  { lastPossibleDeliveryDate: last }: Pick<Fair, 'lastPossibleDeliveryDate'>,
  today: string,
): boolean => last !== undefined && last < today;
