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
    pageTitle: z.string().optional().describe("Title of the browser's tab"),
    description: z.string().optional().describe('What search engines show below the title'),
    keywords: z.string().optional().describe('Words for search engines, separated by commas'),
    blockRobots: z.boolean().optional().describe('Whether search engines are asked to leave it out'),
  })
  .describe("What search engines and the browser's tab are told.");
/** What search engines and the browser's tab are told. */
export interface PageMeta extends z.infer<typeof pageMetaShape> {}
export const pageMeta: Shape<PageMeta> = component('PageMeta', pageMetaShape);

const introBlockShape = z
  .object({
    title: z.string().optional().describe('Main heading of the page'),
    secondaryTitle: z.string().optional().describe('Line below the main heading'),
    teaserText: z.string().optional().describe('What the page is about, in sentences'),
    image: contentImage.optional().describe('Picture beside or behind the words'),
    imageCredit: z.string().optional().describe('Who took the picture'),
    backgroundColor: z
      .string()
      .optional()
      .describe('Colour behind the words, as CSS writes it; missing: that of the theme'),
  })
  .describe('What a page begins with.');
/** What a page begins with. */
export interface IntroBlock extends z.infer<typeof introBlockShape> {}
export const introBlock: Shape<IntroBlock> = component('IntroBlock', introBlockShape);

const contentPageShape = z
  .object({
    uuid: z.string().optional().describe('Key of the page'),
    fullSlug: z.string().optional().describe('Path of the page without a slash in front, such as wir/team'),
    meta: pageMeta.describe("What search engines and the browser's tab are told"),
    introBlock: introBlock.optional().describe('What the page begins with'),
    blocks: list(contentBlock).describe('Its parts, from top to bottom'),
    validity: validity.optional().describe('When it is shown; missing: always'),
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
  .strictObject({
    fullSlug: boundedText(500).min(1).describe('Path of the page without a slash in front, such as wir/team'),
  })
  .meta({ description: 'Which page is wanted.', examples: [{ fullSlug: 'wir/team' }] });
/** Which page is wanted. */
export interface PageQuery extends z.infer<typeof pageQueryShape> {}
export const pageQuery: Shape<PageQuery> = component('PageQuery', pageQueryShape);

const jobPageShape = z
  .object({
    page: contentPage.optional().describe('What editors wrote around the offers'),
    jobs: list(job).describe('The offers, in the order to show them'),
  })
  .describe('The job page with its offers.');
/** The job page with its offers. */
export interface JobPage extends z.infer<typeof jobPageShape> {}
export const jobPage: Shape<JobPage> = component('JobPage', jobPageShape);
