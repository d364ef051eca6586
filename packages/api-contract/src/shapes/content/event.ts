import { z } from 'zod';
import { component, type Shape } from '../component';
import { dayOrMoment } from '../scalar';
import { contentLink } from './link';

const contentEventShape = z
  .object({
    title: z.string(),
    startDate: dayOrMoment,
    endDate: dayOrMoment.optional(),
    address: z.string().optional(),
    addressExtra: z.string().optional(),
    zipCode: z.string().optional(),
    city: z.string().optional(),
    timeRange: z.string().optional(),
    additionalInformation: z.string().optional(),
    link: contentLink.optional(),
  })
  .describe('Something that takes place.');
/** Something that takes place. */
export interface ContentEvent extends z.infer<typeof contentEventShape> {}
export const contentEvent: Shape<ContentEvent> = component('ContentEvent', contentEventShape);
