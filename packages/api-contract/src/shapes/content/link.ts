import { z } from 'zod';
import { component, type Shape } from '../component';
import { dayOrMoment } from '../scalar';

export const contentLinkShape = z
  .object({
    caption: z.string().optional().describe('Words of the link; missing: the address'),
    url: z.string().describe('Where it leads: a path of the shop or an address'),
    highlighted: z.boolean().optional().describe('Whether it stands out; missing: no'),
    target: z.string().optional().describe('Window it opens in, as HTML names it; missing: the same'),
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
    url: z.string().describe('Address of the picture: a path of the shop or a whole address'),
    alt: z.string().optional().describe('Text that is read out in its place; missing: it decorates only'),
    width: z.int().optional().describe('Width in pixels, to keep its place free'),
    height: z.int().optional().describe('Height in pixels, to keep its place free'),
  })
  .describe('A picture of the content.');
/** A picture of the content. */
export interface ContentImage extends z.infer<typeof contentImageShape> {}
export const contentImage: Shape<ContentImage> = component('ContentImage', contentImageShape);

const validityShape = z
  .object({
    validFrom: dayOrMoment.optional().describe('First day or moment; missing: since ever'),
    validTo: dayOrMoment.optional().describe('Last day or moment; missing: until further notice'),
  })
  .describe('From when until when something is shown; a missing end is open.');
/** From when until when something is shown; a missing end is open. */
export interface Validity extends z.infer<typeof validityShape> {}
export const validity: Shape<Validity> = component('Validity', validityShape);
