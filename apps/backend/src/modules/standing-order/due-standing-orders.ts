import type { ShopFeature } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import type { Store } from '../../db';
import { enqueueJobs } from '../../jobs';

/** Of a shop that does without them nothing is ordered that nobody could see or stop. */
const FEATURE: ShopFeature = 'STANDING_ORDERS';

/** Standing orders put in the queue at a time. */
const BATCH = 500;

/**
 * Puts those whose time has come in the queue. Each is looked at again after ten minutes, whatever becomes of its job: a job
 * that is lost, or given up, loses nothing.
 */
export const enqueueDueStandingOrders =
  (store: Store) =>
  async (isStopped: () => boolean): Promise<void> => {
    let taken = BATCH;
    while (taken === BATCH && !isStopped())
      taken = await store.asSystem(async (queries) => {
        const { rows } = await sql<{ tenant: string; customerId: string; standingOrderId: string }>`
          with due as (
            select tenant, id from standing_order
            where next_check_at <= now() and tenant in (
              select code from tenant where tenant_has_feature(code, ${FEATURE})
            )
            order by next_check_at limit ${BATCH} for update skip locked
          )
          update standing_order s set next_check_at = now() + interval '10 minutes'
          from due where s.tenant = due.tenant and s.id = due.id
          returning s.tenant, s.customer_id as "customerId", s.id as "standingOrderId"`.execute(queries);
        await enqueueJobs(
          queries,
          rows.map((data) => ({ kind: 'standing-order', data })),
        );
        return rows.length;
      });
  };
