import type { CalendarDate } from '../calendar';
import type { TemperatureGroup } from '../delivery';

/**
 * The delivery a line travels with. Lines with the same date and temperature are one delivery.
 *
 * Leave `temperature` out where everything of a day comes in one delivery, as in a fair. `date` is undefined only
 * for a line that has no possible day at all.
 */
export interface LineDelivery {
  readonly date: CalendarDate | undefined;
  readonly temperature?: TemperatureGroup | undefined;
}

/** A text that is the same for the lines of one delivery and another for those of any other. */
export const deliveryKey = ({ date, temperature }: LineDelivery): string =>
  `${date ?? ''} ${temperature ?? ''}`;

/** Compares deliveries for sorting: by date, then by the name of the temperature group; what is unknown comes first. */
export const compareDeliveries = (a: LineDelivery, b: LineDelivery): number =>
  compareTexts(a.date ?? '', b.date ?? '') || compareTexts(a.temperature ?? '', b.temperature ?? '');

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
