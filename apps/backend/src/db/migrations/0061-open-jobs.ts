/**
 * Probes and metrics count the jobs that are not done every few seconds: those that are done, which the queue keeps for a
 * while, are not looked at for that.
 */
export const openJobs = /* sql */ `
create index job_open on jobs.job (name, created_on) where state < 'completed';
`;
