export { enqueueJobs } from './enqueue';
export { jobCounts, type JobCount } from './job-counts';
export type { NewJob } from './job-kinds';
export { startJobs } from './start-jobs';
