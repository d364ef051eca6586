import { z } from 'zod';
import { component, type Shape } from '../component';
import { boundedText } from '../scalar';

const jobShape = z
  .object({
    title: z.string(),
    employmentType: z.string().optional(),
    workLocation: z.string().optional(),
    entryDate: z.string().optional(),
    active: z.boolean(),
    contactEmail: z.string().optional(),
    saneDescription: z.string().optional().describe('HTML, cleaned by the server'),
    teaserText: z.string().optional(),
    learningTime: z.string().optional(),
    workHours: z.string().optional(),
    lawText: z.string().optional(),
    pdfLink: z.string().optional(),
    url: z.string().describe('Path of the job page'),
  })
  .describe('A job offer.');
/** A job offer. */
export interface Job extends z.infer<typeof jobShape> {}
export const job: Shape<Job> = component('Job', jobShape);

const jobQueryShape = z
  .strictObject({ jobPath: boundedText(500).min(1) })
  .describe('Which job offer is wanted.');
/** Which job offer is wanted. */
export interface JobQuery extends z.infer<typeof jobQueryShape> {}
export const jobQuery: Shape<JobQuery> = component('JobQuery', jobQueryShape);
