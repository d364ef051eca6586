import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { dayOrMomentSchema } from '../scalars';

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
export const contentLinkSchema: Schema<ContentLink> = registerComponent('ContentLink', contentLinkShape);

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
export const contentImageSchema: Schema<ContentImage> = registerComponent('ContentImage', contentImageShape);

const validityShape = z
  .object({
    validFrom: dayOrMomentSchema.optional().describe('First day or moment; missing: since ever'),
    validTo: dayOrMomentSchema.optional().describe('Last day or moment; missing: until further notice'),
  })
  .describe('From when until when something is shown; a missing end is open.');
/** From when until when something is shown; a missing end is open. */
export interface Validity extends z.infer<typeof validityShape> {}
export const validitySchema: Schema<Validity> = registerComponent('Validity', validityShape);
