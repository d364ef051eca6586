import type { DeliverySlot } from './slot';
import { TEMPERATURE_GROUPS, type TemperatureGroup } from './temperature-group';

/** Which of a customer's two lists of slots: `deliverySlots` (MAIN) or `alternativeTourDeliverySlots` (ALTERNATIVE). */
export type TourName = 'MAIN' | 'ALTERNATIVE';

/** Goods that come on one day, for which the buyer chooses that day. */
export interface Tour {
  readonly name: TourName;
  /** Groups on this tour, in the order of {@link TEMPERATURE_GROUPS}. */
  readonly temperatures: readonly TemperatureGroup[];
}

/** The slots of a customer as the wire carries them. */
export interface CustomerSlots {
  readonly deliverySlots: readonly DeliverySlot[];
  readonly alternativeTourDeliverySlots?: readonly DeliverySlot[] | undefined;
}

/** Whether frozen goods come on days of their own, chosen apart from the rest. */
export const hasAlternativeTour = ({ alternativeTourDeliverySlots }: CustomerSlots): boolean =>
  alternativeTourDeliverySlots !== undefined && alternativeTourDeliverySlots.length > 0;

/**
 * The tours the goods of a cart come with, and so the days a buyer has to choose (CHK-3).
 *
 * Frozen goods come with the alternative tour where the customer has one. Ambient goods travel with the fresh ones,
 * with the frozen ones when nothing is fresh, and alone with the main tour.
 */
export const toursFor = (
  temperatures: Iterable<TemperatureGroup>,
  customer: CustomerSlots,
): readonly Tour[] => {
  const carried = new Set(temperatures);
  const isSplit = hasAlternativeTour(customer);
  const onAlternative = (group: TemperatureGroup): boolean =>
    isSplit &&
    (group === 'FROZEN' || (group === 'AMBIENT' && carried.has('FROZEN') && !carried.has('FRESH')));
  const groups = TEMPERATURE_GROUPS.filter((group) => carried.has(group));
  const tours: readonly Tour[] = [
    { name: 'MAIN', temperatures: groups.filter((group) => !onAlternative(group)) },
    { name: 'ALTERNATIVE', temperatures: groups.filter(onAlternative) },
  ];
  return tours.filter((tour) => tour.temperatures.length > 0);
};

/**
 * The slots a tour can use: of its list those that carry all its groups and serve the delivery address. As long as no
 * address is chosen, every address counts.
 */
export const tourSlots = (
  { deliverySlots, alternativeTourDeliverySlots = [] }: CustomerSlots,
  tour: Tour,
  deliveryAddressExternalId?: string,
): readonly DeliverySlot[] =>
  (tour.name === 'MAIN' ? deliverySlots : alternativeTourDeliverySlots).filter(
    (slot) => carriesAll(slot, tour.temperatures) && serves(slot, deliveryAddressExternalId),
  );

const carriesAll = ({ temperatures }: DeliverySlot, groups: readonly TemperatureGroup[]): boolean =>
  temperatures === undefined || groups.every((group) => temperatures.includes(group));

const serves = ({ deliveryAddressExternalId: address }: DeliverySlot, chosen: string | undefined): boolean =>
  address === undefined || chosen === undefined || address === chosen;
