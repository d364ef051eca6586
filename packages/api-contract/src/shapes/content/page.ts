import { z } from 'zod';
import { component, type Shape } from '../component';
import { list } from '../list';
import { boundedText, extension } from '../scalar';
import { LOCALES } from '../user';
import { contentBlock } from './block';
import { job } from './job';
import { contentImage, validity } from './link';

const pageMetaShape = z
  .object({
    pageTitle: z.string().optional(),
    description: z.string().optional(),
    keywords: z.string().optional(),
    blockRobots: z.boolean().optional(),
  })
  .describe("What search engines and the browser's tab are told.");
/** What search engines and the browser's tab are told. */
export interface PageMeta extends z.infer<typeof pageMetaShape> {}
export const pageMeta: Shape<PageMeta> = component('PageMeta', pageMetaShape);

const introBlockShape = z
  .object({
    title: z.string().optional(),
    secondaryTitle: z.string().optional(),
    teaserText: z.string().optional(),
    image: contentImage.optional(),
    imageCredit: z.string().optional(),
    backgroundColor: z.string().optional(),
  })
  .describe('What a page begins with.');
/** What a page begins with. */
export interface IntroBlock extends z.infer<typeof introBlockShape> {}
export const introBlock: Shape<IntroBlock> = component('IntroBlock', introBlockShape);

const contentPageShape = z
  .object({
    uuid: z.string().optional(),
    fullSlug: z.string().optional(),
    meta: pageMeta,
    introBlock: introBlock.optional(),
    blocks: list(contentBlock),
    validity: validity.optional(),
    lang: extension(z.enum(LOCALES)).describe('Language of the texts where it is not the one asked for'),
  })
  .meta({
    description: 'A page of the content. A client skips blocks of a kind it does not know.',
    examples: [
      {
        fullSlug: 'flyers',
        meta: { pageTitle: 'Flugblätter' },
        introBlock: { title: 'Flugblätter' },
        blocks: [{ kind: 'heading', text: 'Diese Woche' }],
      },
    ],
  });
/** A page of the content. A client skips blocks of a kind it does not know. */
export interface ContentPage extends z.infer<typeof contentPageShape> {}
export const contentPage: Shape<ContentPage> = component('ContentPage', contentPageShape);

const pageQueryShape = z
  .strictObject({ fullSlug: boundedText(500).min(1) })
  .describe('Which page is wanted.');
/** Which page is wanted. */
export interface PageQuery extends z.infer<typeof pageQueryShape> {}
export const pageQuery: Shape<PageQuery> = component('PageQuery', pageQueryShape);

const jobPageShape = z
  .object({ page: contentPage.optional(), jobs: list(job) })
  .describe('The job page with its offers.');
/** The job page with its offers. */
export interface JobPage extends z.infer<typeof jobPageShape> {}
export const jobPage: Shape<JobPage> = component('JobPage', jobPageShape);
