import type { DeliverySlot, ProductDeliverySlot } from '@gastroshop/api-contract';
import {
  temperatureGroup,
  toursFor,
  tourSlots,
  type CustomerSlots,
  type TemperatureGroup,
} from '@gastroshop/domain/delivery';
import type { Queries } from '../../db';
import type { Buyer } from './buyer';

/** The weekly deliveries of an article, by how it travels. */
export type DeliverySlotsOf = (
  attributes: readonly { readonly key: string }[],
) => readonly ProductDeliverySlot[] | undefined;

const productSlots = (customer: CustomerSlots, group: TemperatureGroup): readonly ProductDeliverySlot[] => {
  const seen = new Map<number, ProductDeliverySlot>();
  for (const tour of toursFor([group], customer))
    for (const { day, lastOrderDay } of tourSlots(customer, tour))
      seen.set(lastOrderDay * 7 + day, { orderUntilDay: lastOrderDay, dayOfDelivery: day });
  return [...seen.values()];
};

/** Reads the customer's slots and says which of them an article can come with; undefined without a customer. */
export const deliverySlotsOf = async (
  queries: Queries,
  { tenant, customer }: Buyer,
): Promise<DeliverySlotsOf> => {
  if (customer === undefined) return () => undefined;
  const rows = await queries
    .selectFrom('delivery_slot')
    .select(['slot', 'is_alternative_tour'])
    .where('tenant', '=', tenant)
    .where('customer_id', '=', customer.id)
    .orderBy('position')
    .execute();
  const slots = (isAlternative: boolean): readonly DeliverySlot[] =>
    rows.filter((row) => row.is_alternative_tour === isAlternative).map(({ slot }) => slot);
  const customerSlots = { deliverySlots: slots(false), alternativeTourDeliverySlots: slots(true) };
  const byGroup = new Map<TemperatureGroup, readonly ProductDeliverySlot[]>();
  return (attributes) => {
    const group = temperatureGroup(attributes);
    const known = byGroup.get(group) ?? productSlots(customerSlots, group);
    byGroup.set(group, known);
    return known;
  };
};
