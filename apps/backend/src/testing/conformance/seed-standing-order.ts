import { addDays, viennaDateAt } from '@gastroshop/domain/calendar';
import type { Queries } from '../../db';

/** Stores a standing order of a customer that comes every day, from in three days on. */
export const seedStandingOrder = async (
  queries: Queries,
  {
    mark,
    customerId,
    userId,
    sku,
  }: {
    readonly mark: string;
    readonly customerId: string;
    readonly userId: string;
    readonly sku: string;
  },
): Promise<void> => {
  const at = new Date('2026-01-12T08:00:00Z');
  await queries
    .insertInto('standing_order')
    .values({
      tenant: 'AZ',
      id: `s${mark}`,
      customer_id: customerId,
      name: `Milch ${mark}`,
      lines: JSON.stringify([{ sku, unitAbbreviation: 'ST', amount: 2 }]),
      rhythm: JSON.stringify({ kind: 'WEEKDAYS', days: [0, 1, 2, 3, 4, 5, 6] }),
      // Nothing of it is due, or reminded of, while the calls are looked at.
      from_day: addDays(viennaDateAt(Date.now()), 3),
      until_day: null,
      address_id: null,
      unloading_area: null,
      mode: 'REMIND_ONLY',
      closed_days: 'EARLIER',
      guards: JSON.stringify({ missing: 'SKIP_LINE' }),
      owner_id: userId,
      owner_name: 'anna',
      created_at: at,
      changed_at: at,
      changed_by: 'anna',
      next_check_at: null,
    })
    .execute();
  await queries
    .insertInto('standing_occurrence')
    .values({
      tenant: 'AZ',
      customer_id: customerId,
      standing_order_id: `s${mark}`,
      date: '2026-01-13',
      state: 'SKIPPED',
      order_id: null,
      by_name: 'anna',
      at,
    })
    .execute();
};
