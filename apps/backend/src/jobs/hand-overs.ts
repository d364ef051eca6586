import { sql } from 'kysely';
import type { Queries } from '../db';
import { enqueueJobs, requeueJobs } from './enqueue';
import { JOB_SHAPES, type JobKind } from './job-kinds';
import { PARKED_KIND } from './parked-kind';

/** What was accepted and is not done. */
export interface OpenJob {
  readonly kind: string;
  /** What it is about, as `--again` takes it: tenant/number. */
  readonly subject: string;
  readonly createdAt: Date;
  /** None: an order that was never handed over and for which nobody works. */
  readonly state: 'waiting' | 'parked' | 'none';
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

const SUBJECT = sql`concat_ws('/', data->>'tenant',
  coalesce(data->>'orderId', data->>'mailingId', data->>'submissionId', data->>'notificationId', data->>'importId'))`;

const readOpen = async (queries: Queries): Promise<readonly OpenJob[]> => {
  const { rows } = await sql<Row>`
    select case when name = 'parked' then ${PARKED_KIND} else name end as kind, ${SUBJECT} as subject,
      created_on as "createdAt", case when name = 'parked' then 'parked' else 'waiting' end as state,
      retry_count as tries, case when name = 'parked' then null else start_after end as "dueAt",
      coalesce(output->>'code', output->>'error') as error
    from jobs.job where state in ('created', 'retry', 'active')
    order by created_on, id`.execute(queries);
  return rows.map((row) => ({ ...row, dueAt: row.dueAt ?? undefined, error: row.error ?? undefined }));
};

/**
 * Orders that were accepted and not handed over yet, the oldest first: those that wait, those given up, and those that
 * nobody works for.
 */
export const missingHandOvers = async (queries: Queries): Promise<readonly OpenJob[]> => {
  const jobs = (await readOpen(queries)).filter(({ kind }) => kind === 'hand-over');
  const known = new Set(jobs.map(({ subject }) => subject));
  const orders = await queries
    .selectFrom('customer_order')
    .select(['tenant', 'id', 'created_at'])
    .where('handed_over_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const without = orders.map((order): OpenJob => ({
    kind: 'hand-over',
    subject: `${order.tenant}/${order.id}`,
    createdAt: order.created_at,
    state: 'none',
    tries: 0,
    dueAt: undefined,
    error: undefined,
  }));
  return [...jobs, ...without.filter(({ subject }) => !known.has(subject))].toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
};

/** Jobs of every kind that were given up and wait for a person, the oldest first. */
export const parkedJobs = async (queries: Queries): Promise<readonly OpenJob[]> =>
  (await readOpen(queries)).filter(({ state }) => state === 'parked');

/** What came of an order that is to be handed over again; at work: a worker has it at this very moment. */
export type HandOverAgain = 'queued' | 'at-work' | 'unknown';

/**
 * Has an order handed over again, at once, whatever became of it before: what waits or is parked gives way to one new
 * job. While a worker has the order there is none, for that would be a second delivery: should the worker fail, its own
 * job comes again. A receiver that has the order knows it by its id.
 */
export const handOverAgain = async (
  queries: Queries,
  { tenant, orderId }: { readonly tenant: string; readonly orderId: string },
): Promise<HandOverAgain> => {
  // The row is kept: of two who ask for the same order at once the second finds the job of the first.
  const order = await queries
    .selectFrom('customer_order')
    .select('customer_id')
    .where('tenant', '=', tenant)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return 'unknown';
  const isOfOrder = sql`data->>'tenant' = ${tenant} and data->>'orderId' = ${orderId} and not data ? 'address'`;
  // What a worker takes meanwhile is not deleted, and found at work below.
  await sql`
    delete from jobs.job where name in ('hand-over', 'parked') and state in ('created', 'retry') and ${isOfOrder}`.execute(
    queries,
  );
  const { rows } = await sql`
    select 1 from jobs.job where name = 'hand-over' and state = 'active' and ${isOfOrder}`.execute(queries);
  if (rows.length > 0) return 'at-work';
  await queries
    .updateTable('customer_order')
    .set({ handed_over_at: null, handed_over_deliveries: [] })
    .where('tenant', '=', tenant)
    .where('id', '=', orderId)
    .execute();
  await enqueueJobs(queries, [
    { kind: 'hand-over', data: { tenant, customerId: order.customer_id, orderId } },
  ]);
  return 'queued';
};

const isKind = (kind: string): kind is JobKind => Object.hasOwn(JOB_SHAPES, kind);

/**
 * Has parked jobs of a kind done again, with all their tries.
 *
 * @param subject only those about this; left out: all of the kind
 * @returns how many; undefined: there is no such kind
 */
export const doAgain = async (
  queries: Queries,
  kind: string,
  subject?: string,
): Promise<number | undefined> => {
  if (!isKind(kind)) return undefined;
  const about = subject === undefined ? sql`true` : sql`${SUBJECT} = ${subject}`;
  const { rows } = await sql<{ data: object }>`
    delete from jobs.job
    where name = 'parked' and state in ('created', 'retry') and ${PARKED_KIND} = ${kind} and ${about}
    returning data`.execute(queries);
  await requeueJobs(
    queries,
    kind,
    rows.map(({ data }) => data),
  );
  return rows.length;
};
