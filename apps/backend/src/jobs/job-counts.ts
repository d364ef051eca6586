import { sql } from 'kysely';
import type { Store } from '../db';
import { PARKED_KIND } from './parked-kind';

/** The jobs of a kind that are not done. */
export interface JobCount {
  readonly kind: string;
  /** Due or not, and those at work. */
  readonly waiting: number;
  /** Given up after two days; a person has to look. The kind "parked" holds them. */
  readonly parked: number;
  /** Age of the oldest that is not planned for later, in seconds; 0: there is none. What failed counts between its tries. */
  readonly oldestSeconds: number;
}

/**
 * Counts the jobs that are not done, by kind, for the metrics. What is parked is told by its data: the queue does not
 * keep its kind.
 */
export const jobCounts = (store: Store): Promise<readonly JobCount[]> =>
  store.asSystem(async (queries) => {
    const { rows } = await sql<JobCount>`
      with open as (
        select name, data, state, created_on, start_after from jobs.job where state in ('created', 'retry', 'active')
      ), parked as (
        select ${PARKED_KIND} as kind
        from open where name = 'parked'
      )
      select q.name as kind,
        (select count(*) from open where open.name = q.name)::integer as waiting,
        (select count(*) from parked where parked.kind = q.name)::integer as parked,
        coalesce((select extract(epoch from now() - min(created_on)) from open
          where open.name = q.name and (state <> 'created' or start_after <= now())), 0)::float8 as "oldestSeconds"
      from jobs.queue q order by q.name`.execute(queries);
    return rows;
  });

/** How many jobs of all kinds wait, and how many were given up. */
export const openJobs = async (
  store: Store,
): Promise<{ readonly waiting: number; readonly parked: number }> => {
  const counts = await jobCounts(store);
  return {
    waiting: counts.reduce((sum, { kind, waiting }) => sum + (kind === 'parked' ? 0 : waiting), 0),
    parked: counts.reduce((sum, { parked }) => sum + parked, 0),
  };
};

/** How many orders were accepted and not handed over, whether somebody works for them or not. */
export const countNotHandedOver = (store: Store): Promise<number> =>
  store.asSystem(async (queries) => {
    const { count } = await queries
      .selectFrom('customer_order')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('handed_over_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  });
