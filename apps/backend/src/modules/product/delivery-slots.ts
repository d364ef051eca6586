import type { DeliverySlot, ProductDeliverySlot } from '@gastroshop/api-contract';
import {
  temperatureGroup,
  toursFor,
  tourSlots,
  type CustomerSlots,
  type TemperatureGroup,
} from '@gastroshop/domain/delivery';
import { sql } from 'kysely';
import type { Queries } from '../../db';
import type { Buyer } from './buyer';

/** The weekly deliveries of an article, by how it travels. */
export type DeliverySlotsOf = (
  attributes: readonly { readonly key: string }[],
) => readonly ProductDeliverySlot[] | undefined;

interface SlotRow {
  readonly slot: DeliverySlot;
  readonly is_alternative_tour: boolean;
}

const productSlots = (customer: CustomerSlots, group: TemperatureGroup): readonly ProductDeliverySlot[] => {
  const seen = new Map<number, ProductDeliverySlot>();
  for (const tour of toursFor([group], customer))
    for (const { day, lastOrderDay } of tourSlots(customer, tour))
      seen.set(lastOrderDay * 7 + day, { orderUntilDay: lastOrderDay, dayOfDelivery: day });
  return [...seen.values()];
};

/** Reads the customer's weekly deliveries; undefined without a customer. */
export const readCustomerSlots = async (
  queries: Queries,
  { tenant, customer }: Buyer,
): Promise<CustomerSlots | undefined> => {
  if (customer === undefined) return undefined;
  const { rows } = await sql<SlotRow>`/* customer_slots */
    select slot, is_alternative_tour from delivery_slot
    where tenant = ${tenant} and customer_id = ${customer.id}
    order by position, id`.execute(queries);
  const slots = (isAlternative: boolean): readonly DeliverySlot[] =>
    rows.filter((row) => row.is_alternative_tour === isAlternative).map(({ slot }) => slot);
  return { deliverySlots: slots(false), alternativeTourDeliverySlots: slots(true) };
};

/** Says which of a customer's deliveries an article can come with; of none without a customer. */
export const deliverySlotsOf = (customer: CustomerSlots | undefined): DeliverySlotsOf => {
  if (customer === undefined) return () => undefined;
  const byGroup = new Map<TemperatureGroup, readonly ProductDeliverySlot[]>();
  return (attributes) => {
    const group = temperatureGroup(attributes);
    const known = byGroup.get(group) ?? productSlots(customer, group);
    byGroup.set(group, known);
    return known;
  };
};
