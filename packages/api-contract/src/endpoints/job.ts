import type { Endpoint } from './endpoint';

/** One job offer. */
export const getJob = {
  method: 'POST',
  path: '/cms/jobs/detail',
  access: 'anonymous',
  body: 'body',
  csrf: true,
  content: true,
} as const satisfies Endpoint;

/** The job page with its offers. */
export const getJobs = {
  method: 'GET',
  path: '/cms/jobs',
  access: 'anonymous',
  csrf: true,
  content: true,
} as const satisfies Endpoint;
