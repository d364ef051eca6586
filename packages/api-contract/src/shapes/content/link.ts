import { z } from 'zod';
import { component, type Shape } from '../component';
import { dayOrMoment } from '../scalar';

export const contentLinkShape = z
  .object({
    caption: z.string().optional(),
    url: z.string(),
    highlighted: z.boolean().optional(),
    target: z.string().optional(),
  })
  .meta({
    description: 'A link of the content.',
    examples: [{ caption: 'Flugblatt', url: '/flyers', highlighted: true }],
  });
/** A link of the content. */
export interface ContentLink extends z.infer<typeof contentLinkShape> {}
export const contentLink: Shape<ContentLink> = component('ContentLink', contentLinkShape);

const contentImageShape = z
  .object({
    url: z.string(),
    alt: z.string().optional(),
    width: z.int().optional(),
    height: z.int().optional(),
  })
  .describe('A picture of the content.');
/** A picture of the content. */
export interface ContentImage extends z.infer<typeof contentImageShape> {}
export const contentImage: Shape<ContentImage> = component('ContentImage', contentImageShape);

const validityShape = z
  .object({ validFrom: dayOrMoment.optional(), validTo: dayOrMoment.optional() })
  .describe('From when until when something is shown; a missing end is open.');
/** From when until when something is shown; a missing end is open. */
export interface Validity extends z.infer<typeof validityShape> {}
export const validity: Shape<Validity> = component('Validity', validityShape);
