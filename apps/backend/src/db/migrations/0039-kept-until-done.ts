const TEN_YEARS_IN_MINUTES = 5_256_000;

/**
 * What waits in the queue is kept until it is done: the queue's own default archives it after two weeks, and what is
 * parked after four, which loses orders where nobody takes them for so long. Those it has archived already wait again.
 */
export const keptUntilDone = /* sql */ `
alter table jobs.job alter column keep_until set default now() + interval '10 years';
update jobs.queue set retention_minutes = ${TEN_YEARS_IN_MINUTES};
update jobs.job set keep_until = created_on + interval '10 years' where state < 'active';
with again as (
  delete from jobs.archive where name = 'hand-over' and state in ('created', 'retry') returning data
)
insert into jobs.job (name, data, retry_limit, retry_delay, retry_backoff, expire_in, dead_letter, policy, keep_until)
select 'hand-over', data, 15, 5, true, interval '2 minutes', 'parked', 'standard', now() + interval '10 years' from again;
`;
