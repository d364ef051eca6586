import * as endpoints from '../../endpoints';
import { job, jobPage, jobQuery } from '../../shapes';
import { defineCall } from '../call';

export const getJob = defineCall(endpoints.getJob, {
  summary: 'One job offer.',
  body: jobQuery,
  answer: job,
});

export const getJobs = defineCall(endpoints.getJobs, {
  summary: 'The job page with its offers.',
  answer: jobPage,
});
