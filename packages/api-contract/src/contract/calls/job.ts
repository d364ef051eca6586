import * as endpoints from '../../endpoints';
import { jobSchema, jobPageSchema, jobQuerySchema } from '../../schemas';
import { defineCall } from '../call';

export const getJob = defineCall(endpoints.getJob, {
  summary: 'One job offer.',
  body: jobQuerySchema,
  answer: jobSchema,
});

export const getJobs = defineCall(endpoints.getJobs, {
  summary: 'The job page with its offers.',
  answer: jobPageSchema,
});
