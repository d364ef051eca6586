export { enqueueJobs } from './enqueue';
export type { NewJob } from './job-kinds';
export { startJobs } from './start-jobs';
