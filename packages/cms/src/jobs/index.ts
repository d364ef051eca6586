export { JobDetail, type JobDetailProps } from './job-detail';
export { JobList, type JobListProps } from './job-list';
