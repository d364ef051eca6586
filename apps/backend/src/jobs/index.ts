export { enqueueJobs } from './enqueue';
export { HAND_OVER_USAGE, handOverCommand, HandOverCommandError } from './hand-over-command';
export { countNotHandedOver, jobCounts, openJobs, type JobCount } from './job-counts';
export type { NewJob } from './job-kinds';
export { startJobWorkers } from './start-job-workers';
