import type { DeliveryException, DeliverySlot } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Queries } from '../../db';

/**
 * What the deliveries of a customer follow from, both tours apart: `deliverySchedule({ ...terms, slots: terms.deliverySlots })`
 * of the domain, or `slots: tourSlots(terms, tour, address)`.
 */
export interface CustomerDeliveryTerms {
  /** For fresh and ambient goods. */
  readonly deliverySlots: readonly DeliverySlot[];
  /** For frozen goods; empty: the other slots serve both. */
  readonly alternativeTourDeliverySlots: readonly DeliverySlot[];
  /** For slots without one; HH:MM, Vienna wall clock. */
  readonly lastOrderTime: string | undefined;
  readonly tenantExceptions: readonly DeliveryException[];
  /** Count instead of the tenant's for the same day. */
  readonly customerExceptions: readonly DeliveryException[];
}

interface Row {
  last_order_time: string | null;
  slots: readonly { readonly alternative: boolean; readonly slot: DeliverySlot }[];
  exceptions: readonly { readonly own: boolean; readonly exception: DeliveryException }[];
}

/**
 * Reads the delivery terms of a customer in one query; those of an unknown customer hold no slots.
 *
 * @param since exceptions that are over before this day are left out (YYYY-MM-DD): years of holidays are read with every
 *   change of a cart, and only the coming ones count there; missing: all are wanted
 */
export const deliveryTerms = async (
  queries: Queries,
  tenant: string,
  customerId: string,
  since?: string,
): Promise<CustomerDeliveryTerms> => {
  const from = since ?? null;
  const { rows } = await sql<Row>`/* delivery_terms */
    select
      (select last_order_time from customer where tenant = ${tenant} and id = ${customerId}) as last_order_time,
      (select coalesce(jsonb_agg(jsonb_build_object('alternative', is_alternative_tour, 'slot', slot)
          order by position, id), '[]')
        from delivery_slot where tenant = ${tenant} and customer_id = ${customerId}) as slots,
      (select coalesce(jsonb_agg(jsonb_build_object('own', customer_id <> '', 'exception', exception)
          order by date), '[]')
        from delivery_exception where tenant = ${tenant} and customer_id in ('', ${customerId})
          and (${from}::date is null or date >= ${from}::date or exception->>'replacedBy' >= ${from}::text)
      ) as exceptions
    `.execute(queries);
  const {
    last_order_time: lastOrderTime,
    slots = [],
    exceptions = [],
  } = rows[0] ?? { last_order_time: null };
  return {
    deliverySlots: slots.filter(({ alternative }) => !alternative).map(({ slot }) => slot),
    alternativeTourDeliverySlots: slots.filter(({ alternative }) => alternative).map(({ slot }) => slot),
    lastOrderTime: lastOrderTime ?? undefined,
    tenantExceptions: exceptions.filter(({ own }) => !own).map(({ exception }) => exception),
    customerExceptions: exceptions.filter(({ own }) => own).map(({ exception }) => exception),
  };
};
