import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { dayOrMomentSchema } from '../scalars';
import { contentLinkSchema } from './link';

const contentEventShape = z
  .object({
    title: z.string().describe('What it is called'),
    startDate: dayOrMomentSchema.describe('First day, or when it begins'),
    endDate: dayOrMomentSchema.optional().describe('Last day, or when it ends; missing: the same day'),
    address: z.string().optional().describe('Street with the number of the house'),
    addressExtra: z.string().optional().describe('Building, hall or stand'),
    zipCode: z.string().optional().describe('Post code'),
    city: z.string().optional().describe('Town'),
    timeRange: z.string().optional().describe('Opening hours in words'),
    additionalInformation: z.string().optional().describe('What else to know'),
    link: contentLinkSchema.optional().describe('Where to read more or to register'),
  })
  .describe('Something that takes place.');
/** Something that takes place. */
export interface ContentEvent extends z.infer<typeof contentEventShape> {}
export const contentEventSchema: Schema<ContentEvent> = registerComponent('ContentEvent', contentEventShape);
