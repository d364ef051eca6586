import { z } from 'zod';
import { component, type Shape } from '../component';
import { dayOrMoment } from '../scalar';
import { contentLink } from './link';

const contentEventShape = z
  .object({
    title: z.string().describe('What it is called'),
    startDate: dayOrMoment.describe('First day, or when it begins'),
    endDate: dayOrMoment.optional().describe('Last day, or when it ends; missing: the same day'),
    address: z.string().optional().describe('Street with the number of the house'),
    addressExtra: z.string().optional().describe('Building, hall or stand'),
    zipCode: z.string().optional().describe('Post code'),
    city: z.string().optional().describe('Town'),
    timeRange: z.string().optional().describe('Opening hours in words'),
    additionalInformation: z.string().optional().describe('What else to know'),
    link: contentLink.optional().describe('Where to read more or to register'),
  })
  .describe('Something that takes place.');
/** Something that takes place. */
export interface ContentEvent extends z.infer<typeof contentEventShape> {}
export const contentEvent: Shape<ContentEvent> = component('ContentEvent', contentEventShape);
