import { sql } from 'kysely';
import type { Store } from '../db';

/** How many jobs of a kind are not done; the kind "parked" holds those that were given up and wait for a person. */
export interface JobCount {
  readonly kind: string;
  readonly waiting: number;
}

/** Counts the jobs that are not done, by kind, for the metrics. */
export const jobCounts = (store: Store): Promise<readonly JobCount[]> =>
  store.asSystem(async (queries) => {
    const { rows } = await sql<JobCount>`
      select q.name as kind, count(j.id) as waiting
      from jobs.queue q left join jobs.job j on j.name = q.name and j.state in ('created', 'retry', 'active')
      group by q.name order by q.name`.execute(queries);
    return rows;
  });
