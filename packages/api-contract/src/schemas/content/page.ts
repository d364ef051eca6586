import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { list } from '../list-schema';
import { boundedString, extension } from '../scalars';
import { LOCALES } from '../user';
import { contentBlockSchema } from './block';
import { jobSchema } from './job';
import { contentImageSchema, validitySchema } from './link';

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
export const pageMetaSchema: Schema<PageMeta> = registerComponent('PageMeta', pageMetaShape);

const introBlockShape = z
  .object({
    title: z.string().optional().describe('Main heading of the page'),
    secondaryTitle: z.string().optional().describe('Line below the main heading'),
    teaserText: z.string().optional().describe('What the page is about, in sentences'),
    image: contentImageSchema.optional().describe('Picture beside or behind the words'),
    imageCredit: z.string().optional().describe('Who took the picture'),
    backgroundColor: z
      .string()
      .optional()
      .describe('Colour behind the words, as CSS writes it; missing: that of the theme'),
  })
  .describe('What a page begins with.');
/** What a page begins with. */
export interface IntroBlock extends z.infer<typeof introBlockShape> {}
export const introBlockSchema: Schema<IntroBlock> = registerComponent('IntroBlock', introBlockShape);

const contentPageShape = z
  .object({
    uuid: z.string().optional().describe('Key of the page'),
    fullSlug: z.string().optional().describe('Path of the page without a slash in front, such as wir/team'),
    meta: pageMetaSchema.describe("What search engines and the browser's tab are told"),
    introBlock: introBlockSchema.optional().describe('What the page begins with'),
    blocks: list(contentBlockSchema).describe('Its parts, from top to bottom'),
    validity: validitySchema.optional().describe('When it is shown; missing: always'),
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
export const contentPageSchema: Schema<ContentPage> = registerComponent('ContentPage', contentPageShape);

const pageQueryShape = z
  .strictObject({
    fullSlug: boundedString(500)
      .min(1)
      .describe('Path of the page without a slash in front, such as wir/team'),
  })
  .meta({ description: 'Which page is wanted.', examples: [{ fullSlug: 'wir/team' }] });
/** Which page is wanted. */
export interface PageQuery extends z.infer<typeof pageQueryShape> {}
export const pageQuerySchema: Schema<PageQuery> = registerComponent('PageQuery', pageQueryShape);

const jobPageShape = z
  .object({
    page: contentPageSchema.optional().describe('What editors wrote around the offers'),
    jobs: list(jobSchema).describe('The offers, in the order to show them'),
  })
  .describe('The job page with its offers.');
/** The job page with its offers. */
export interface JobPage extends z.infer<typeof jobPageShape> {}
export const jobPageSchema: Schema<JobPage> = registerComponent('JobPage', jobPageShape);
