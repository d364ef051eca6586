import type { Validity } from '@gastroshop/api-contract';
import { addDays, isCalendarDate, viennaInstant } from '@gastroshop/domain/calendar';

/** The first moment of a validity's end: of a day its midnight in Vienna. */
const begins = (text: string): number =>
  isCalendarDate(text) ? viennaInstant(text, '00:00') : Date.parse(text);

/** The first moment after a validity: a day counts as a whole. */
const ends = (text: string): number =>
  isCalendarDate(text) ? viennaInstant(addDays(text, 1), '00:00') : Date.parse(text);

/** The time of a version, as the store keeps it: from (inclusive) and to (exclusive), null for an open end. */
export const validityMoments = ({
  validFrom,
  validTo,
}: Validity): { from: Date | null; to: Date | null } => ({
  from: validFrom === undefined ? null : new Date(begins(validFrom)),
  to: validTo === undefined ? null : new Date(ends(validTo)),
});

/** Whether something is to be shown at a moment; days are inclusive and Vienna's. */
export const isValidAt = (validity: Validity | undefined, now: Date): boolean => {
  const { from, to } = validityMoments(validity ?? {});
  return (from === null || from <= now) && (to === null || to > now);
};
