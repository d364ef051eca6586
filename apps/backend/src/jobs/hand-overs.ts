import { sql } from 'kysely';
import type { Queries } from '../db';
import { enqueueJobs } from './enqueue';
import { PARKED_KIND } from './parked-kind';

/** A job that is not done. */
export interface OpenJob {
  readonly kind: string;
  /** What it is about, as `--again` takes it where it is an order: tenant/number. */
  readonly subject: string;
  readonly createdAt: Date;
  readonly isParked: boolean;
  /** Tries that failed so far; of a parked job not known any more. */
  readonly tries: number;
  /** When it is tried next; of a parked job never. */
  readonly dueAt: Date | undefined;
  /** Name of the error its last try ended with. */
  readonly error: string | undefined;
}

interface Row extends Omit<OpenJob, 'dueAt' | 'error'> {
  dueAt: Date | null;
  error: string | null;
}

const readOpen = async (queries: Queries): Promise<readonly OpenJob[]> => {
  const { rows } = await sql<Row>`
    select case when name = 'parked' then ${PARKED_KIND} else name end as kind,
      concat_ws('/', data->>'tenant',
        coalesce(data->>'orderId', data->>'mailingId', data->>'submissionId', data->>'notificationId')) as subject,
      created_on as "createdAt", name = 'parked' as "isParked", retry_count as tries,
      case when name = 'parked' then null else start_after end as "dueAt",
      coalesce(output->>'code', output->>'error') as error
    from jobs.job where state in ('created', 'retry', 'active')
    order by created_on, id`.execute(queries);
  return rows.map((row) => ({ ...row, dueAt: row.dueAt ?? undefined, error: row.error ?? undefined }));
};

/** Orders that were accepted and not handed over yet, the oldest first: those that wait, and those given up. */
export const missingHandOvers = async (queries: Queries): Promise<readonly OpenJob[]> =>
  (await readOpen(queries)).filter(({ kind }) => kind === 'hand-over');

/** Jobs of every kind that were given up and wait for a person, the oldest first. */
export const parkedJobs = async (queries: Queries): Promise<readonly OpenJob[]> =>
  (await readOpen(queries)).filter(({ isParked }) => isParked);

/**
 * Has an order handed over again, at once, whatever became of it before: what waits or is parked gives way to one new
 * job. A receiver that has the order knows it by its id.
 *
 * @returns false: there is no such order
 */
export const handOverAgain = async (
  queries: Queries,
  { tenant, orderId }: { readonly tenant: string; readonly orderId: string },
): Promise<boolean> => {
  const order = await queries
    .selectFrom('customer_order')
    .select('customer_id')
    .where('tenant', '=', tenant)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return false;
  // One that is at work at this moment is left to its worker.
  await sql`
    delete from jobs.job
    where name in ('hand-over', 'parked') and state in ('created', 'retry')
      and data->>'tenant' = ${tenant} and data->>'orderId' = ${orderId} and not data ? 'address'`.execute(
    queries,
  );
  await enqueueJobs(queries, [
    { kind: 'hand-over', data: { tenant, customerId: order.customer_id, orderId } },
  ]);
  return true;
};
