import PgBoss from 'pg-boss';

/** Schema of the job queue's tables. */
const JOB_SCHEMA = 'jobs';

/** The queue's own statements open and close a transaction; migrations run inside one already. */
const construction = PgBoss.getConstructionPlans(JOB_SCHEMA)
  .replace(/^\s*BEGIN;/, '')
  .replace(/COMMIT;\s*$/, '');

/** Attempts grow apart from seconds to hours: about two days in all. Then a job is parked, and waits for a person. */
const PATIENT = {
  retryLimit: 15,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 120,
  deadLetter: 'parked',
};

const TEN_YEARS_IN_MINUTES = 5_256_000;

const queue = (name: string, options: Readonly<Record<string, unknown>>) =>
  `select ${JOB_SCHEMA}.create_queue('${name}', '${JSON.stringify({ policy: 'standard', ...options })}');`;

/**
 * The outbox: what has to happen after an order is stored with it, in one transaction. A request may put jobs in and
 * read none of them.
 */
export const jobQueue = `
${construction}
${queue('parked', { retentionMinutes: TEN_YEARS_IN_MINUTES })}
${queue('confirmation-mail', PATIENT)}
${queue('hand-over', PATIENT)}
grant usage on schema ${JOB_SCHEMA} to shop_app;
grant select on ${JOB_SCHEMA}.queue to shop_app;
grant insert on ${JOB_SCHEMA}.job to shop_app;
`;
