import { addDays, viennaDateAt } from '@gastroshop/domain/calendar';

/** A day the customer of the world is delivered on, whenever the test runs. */
export const inThreeDays = (): string => addDays(viennaDateAt(Date.now()), 3);
