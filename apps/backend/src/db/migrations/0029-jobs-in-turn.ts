/**
 * The next job of the queue is the first entry of an index in the queue's own order: sorting all that wait for each that
 * is taken makes a queue the slower the longer it is.
 */
export const jobsInTurn = /* sql */ `
create index job_in_turn on jobs.job (priority desc, created_on, id) where state < 'active';
`;
