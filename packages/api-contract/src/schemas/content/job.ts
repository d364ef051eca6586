import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { boundedString } from '../scalars';

const jobShape = z
  .object({
    title: z.string().describe('Name of the position'),
    employmentType: z.string().optional().describe('Full-time, part-time or training, in words'),
    workLocation: z.string().optional().describe('Where one works'),
    entryDate: z.string().optional().describe('When it begins, in words'),
    active: z.boolean().describe('Whether one can apply now'),
    contactEmail: z.string().optional().describe('Address applications go to'),
    saneDescription: z.string().optional().describe('HTML, cleaned by the server'),
    teaserText: z.string().optional().describe('One or two sentences for the list'),
    learningTime: z.string().optional().describe('How long training takes, of apprenticeships'),
    workHours: z.string().optional().describe('Hours a week, in words'),
    lawText: z.string().optional().describe('What the law asks to be told, such as the least pay'),
    pdfLink: z.string().optional().describe('Address of the offer as PDF'),
    url: z.string().describe('Path of the job page'),
  })
  .describe('A job offer.');
/** A job offer. */
export interface Job extends z.infer<typeof jobShape> {}
export const jobSchema: Schema<Job> = registerComponent('Job', jobShape);

const jobQueryShape = z
  .strictObject({ jobPath: boundedString(500).min(1).describe('Path of the job page, as the list names it') })
  .meta({ description: 'Which job offer is wanted.', examples: [{ jobPath: 'jobs/lagerarbeiter' }] });
/** Which job offer is wanted. */
export interface JobQuery extends z.infer<typeof jobQueryShape> {}
export const jobQuerySchema: Schema<JobQuery> = registerComponent('JobQuery', jobQueryShape);
