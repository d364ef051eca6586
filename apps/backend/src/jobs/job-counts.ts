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
      with waiting as (
        select name, count(*)::integer as jobs,
          min(created_on) filter (where state <> 'created' or start_after <= now()) as since
        from jobs.job where state < 'completed' group by name
      ), parked as (
        select ${PARKED_KIND} as kind, count(*)::integer as jobs
        from jobs.job where state < 'completed' and name = 'parked' group by 1
      )
      select q.name as kind, coalesce(w.jobs, 0) as waiting, coalesce(p.jobs, 0) as parked,
        coalesce(extract(epoch from now() - w.since), 0)::float8 as "oldestSeconds"
      from jobs.queue q left join waiting w on w.name = q.name left join parked p on p.kind = q.name
      order by q.name`.execute(queries);
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
