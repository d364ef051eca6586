import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { list } from '../list-schema';
import { boundedString, momentSchema } from '../scalars';
import { CONTENT_STATES } from './content-change';

const previewPageShape = z
  .object({
    fullSlug: z.string().describe('"startpage" for the start page'),
    title: z.string().optional().describe('Main heading of the page, where it has one'),
    version: z.int().min(1).describe('Counted from 1, up with each change of an editor'),
    state: z.enum(CONTENT_STATES).describe('A draft, or published already'),
    writtenAt: momentSchema.describe('When the newest version was written'),
    isShown: z.boolean().describe('Whether the shop shows some version of it now'),
  })
  .describe('A page that can be previewed.');
/** A page that can be previewed. */
export interface PreviewPage extends z.infer<typeof previewPageShape> {}
export const previewPageSchema: Schema<PreviewPage> = registerComponent('PreviewPage', previewPageShape);

const previewPagesShape = z
  .object({ pages: list(previewPageSchema).describe('The pages, by their slug') })
  .meta({
    description: 'The pages that can be previewed, by their slug.',
    examples: [
      {
        pages: [
          {
            fullSlug: 'wir/team',
            title: 'Unser Team',
            version: 7,
            state: 'DRAFT',
            writtenAt: '2026-11-25T15:04:05+01:00',
            isShown: true,
          },
        ],
      },
    ],
  });
/** The pages that can be previewed, by their slug. */
export interface PreviewPages extends z.infer<typeof previewPagesShape> {}
export const previewPagesSchema: Schema<PreviewPages> = registerComponent('PreviewPages', previewPagesShape);

const previewLinkOrderShape = z
  .strictObject({
    fullSlug: boundedString(500)
      .min(1)
      .describe('Path of the page without a slash in front, such as wir/team'),
  })
  .meta({ description: 'The page a link shall open.', examples: [{ fullSlug: 'wir/team' }] });
/** The page a link shall open. */
export interface PreviewLinkOrder extends z.infer<typeof previewLinkOrderShape> {}
export const previewLinkOrderSchema: Schema<PreviewLinkOrder> = registerComponent(
  'PreviewLinkOrder',
  previewLinkOrderShape,
);

const previewLinkShape = z
  .object({
    path: z.string().describe('Of the preview, with its signature'),
    signature: z.string().describe('The part of the path that opens the draft'),
    expiresAt: momentSchema.describe('From this moment on it opens nothing'),
  })
  .describe('A link that opens the draft of a page for 60 minutes, to whoever has it.');
/** A link that opens the draft of a page for 60 minutes, to whoever has it. */
export interface PreviewLink extends z.infer<typeof previewLinkShape> {}
export const previewLinkSchema: Schema<PreviewLink> = registerComponent('PreviewLink', previewLinkShape);
