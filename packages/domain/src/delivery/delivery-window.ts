import { addDays, type CalendarDate, type Clock, maxDate, viennaDateAt } from '../calendar';

/** Days among which deliveries are offered, both inclusive. Empty when `to` lies before `from`. */
export interface DeliveryWindow {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Days the shop offers for delivery, today among them. */
export const DELIVERY_WINDOW_DAYS = 28;

/** The days the main shop offers: today in Vienna and the 27 days after it. */
export const mainShopWindow = (clock: Clock): DeliveryWindow => windowFrom(viennaDateAt(clock.now()));

/** The dates of a fair between which it delivers. */
export interface FairDates {
  readonly firstPossibleDeliveryDate?: CalendarDate | undefined;
  readonly lastPossibleDeliveryDate?: CalendarDate | undefined;
}

/**
 * The days a fair offers (FAI-2): from its first possible delivery date, or today when that is later, to its last.
 * Without a last date it offers as many days as the main shop.
 *
 * @example fairWindow({ firstPossibleDeliveryDate: '2027-01-11', lastPossibleDeliveryDate: '2027-02-05' }, Date)
 */
export const fairWindow = (
  { firstPossibleDeliveryDate, lastPossibleDeliveryDate }: FairDates,
  clock: Clock,
): DeliveryWindow => {
  const today = viennaDateAt(clock.now());
  const from = firstPossibleDeliveryDate === undefined ? today : maxDate(firstPossibleDeliveryDate, today);
  return lastPossibleDeliveryDate === undefined ? windowFrom(from) : { from, to: lastPossibleDeliveryDate };
};

const windowFrom = (from: CalendarDate): DeliveryWindow => ({
  from,
  to: addDays(from, DELIVERY_WINDOW_DAYS - 1),
});
