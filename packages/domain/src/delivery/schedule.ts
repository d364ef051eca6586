import { type CalendarDate, isCalendarDate, type TimeOfDay } from '../calendar';
import { type ParsedException, type DeliveryException, parseException } from './delivery-exception';
import type { DeliverySlot } from './slot';
import { slotWithDeadline, type SlotWithDeadline } from './slot-with-deadline';

/** What the deliveries of a customer follow from. */
export interface DeliveryTerms {
  /** The weekly slots that serve the goods in question, see `tourSlots`. */
  readonly slots: readonly DeliverySlot[];
  /** The customer's lastOrderTime, for slots without one. */
  readonly lastOrderTime?: TimeOfDay | undefined;
  readonly tenantExceptions?: readonly DeliveryException[] | undefined;
  /** Count instead of the tenant's exception for the same day. */
  readonly customerExceptions?: readonly DeliveryException[] | undefined;
}

/** Delivery terms made ready to be asked about many days and articles; made by {@link deliverySchedule}. */
export interface DeliverySchedule {
  /** The slots of each weekday, 0 Sunday to 6 Saturday. */
  readonly slotsByDay: ReadonlyMap<number, readonly SlotWithDeadline[]>;
  readonly exceptions: ReadonlyMap<CalendarDate, ParsedException>;
  /** Exceptions by the day their deliveries have moved to. */
  readonly movedTo: ReadonlyMap<CalendarDate, readonly ParsedException[]>;
}

/** Makes delivery terms ready. Worth keeping: every other function of this room asks it again and again. */
export const deliverySchedule = (terms: DeliveryTerms): DeliverySchedule => {
  const { slots, lastOrderTime, tenantExceptions = [], customerExceptions = [] } = terms;
  const exceptions = new Map<CalendarDate, ParsedException>();
  // The customer's come last and so win.
  for (const exception of [...tenantExceptions, ...customerExceptions]) {
    if (isCalendarDate(exception.date)) exceptions.set(exception.date, parseException(exception));
  }
  return {
    slotsByDay: groupBy(
      slots.map((slot) => slotWithDeadline(slot, lastOrderTime)),
      ({ slot }) => slot.day,
    ),
    exceptions,
    movedTo: groupBy(exceptions.values(), ({ replacedBy }) => replacedBy),
  };
};

const groupBy = <Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key | undefined,
): ReadonlyMap<Key, readonly Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};
