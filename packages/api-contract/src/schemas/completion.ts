import { z } from 'zod';
import { categorySchema } from './category';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { productSchema } from './product';
import { amountSchema, boundedString, daySchema, extension, skuSchema } from './scalars';
import { searchFilterSchema } from './search-filter';

const completionBodyShape = z
  .strictObject({
    query: boundedString(200).describe('What is typed so far; empty: suggestions to begin with'),
    filter: searchFilterSchema.optional().describe('What completions are narrowed to'),
    unit: extension(boundedString(40)).describe(
      'The unit that was typed with it: what the customer buys in it comes first, then what is sold in it',
    ),
    dueBefore: extension(daySchema).describe(
      'With nothing typed: asks for what the customer is due to buy, by its usual rhythm, before this day. That is the day of the delivery after the one that can still be ordered',
    ),
  })
  .meta({ description: 'What is being typed.', examples: [{ query: 'mil' }] });
/** What is being typed. */
export interface CompletionBody extends z.infer<typeof completionBodyShape> {}
export const completionBodySchema: Schema<CompletionBody> = registerComponent(
  'CompletionBody',
  completionBodyShape,
);

const boughtProductShape = z
  .object({
    sku: skuSchema.describe('Product among those found'),
    last: z
      .object({
        day: daySchema.describe('Day of the last purchase'),
        amount: z.number().describe('How many of the unit named beside'),
        unit: z.string().describe('Abbreviation'),
      })
      .describe('What was bought last, in the unit it was ordered in where that is known'),
    usual: z
      .object({
        amount: amountSchema.describe('How many of the unit named beside'),
        unit: z.string().describe('Abbreviation'),
      })
      .optional()
      .describe('What the customer usually orders on this weekday, else at all'),
    everyDays: extension(z.number().int()).describe(
      'Days that usually lie between two purchases; told of what is due',
    ),
    ofLastOrders: extension(
      z.object({
        orders: z.number().int().describe('How many orders were looked at'),
        holdIt: z.number().int().describe('How many of them hold the product'),
      }),
    ).describe('How many of the customer’s last orders hold it; told of what is due'),
  })
  .describe('What the customer has bought of an article found.');
/** What the customer has bought of an article found. */
export interface BoughtProduct extends z.infer<typeof boughtProductShape> {}
export const boughtProductSchema: Schema<BoughtProduct> = registerComponent(
  'BoughtProduct',
  boughtProductShape,
);

const categoryCountShape = z
  .object({
    id: z.string().describe('Key of the category, for the filter of a search'),
    name: z.string().describe('Name in the language asked for'),
    productCount: z.number().int().describe('How many of its articles match'),
  })
  .describe('A category, and how much of what matches it holds.');
/** A category, and how much of what matches it holds. */
export interface CategoryCount extends z.infer<typeof categoryCountShape> {}
export const categoryCountSchema: Schema<CategoryCount> = registerComponent(
  'CategoryCount',
  categoryCountShape,
);

const completionShape = z
  .object({
    terms: list(z.string()).describe('Words that complete what is typed, the best first'),
    products: list(productSchema).describe('Products that match, the best first'),
    categories: list(categorySchema).optional().describe('Categories whose name matches'),
    brands: extension(list(z.string())).describe(
      'Brands of the articles found that begin like what is typed',
    ),
    pastSearches: extension(list(z.string())).describe(
      'What this user searched for before, the latest first',
    ),
    productCount: extension(z.number().int()).describe(
      'How many articles match; missing where they were not all counted',
    ),
    foundIn: extension(list(categoryCountSchema)).describe(
      'The categories that hold most of what matches, with how many; missing where not all were counted',
    ),
    bought: extension(list(boughtProductSchema)).describe(
      'What the customer has bought of the articles found',
    ),
    didYouMean: extension(z.string()).describe('What was probably meant, where a word was mistyped'),
    closeSkus: extension(list(skuSchema)).describe(
      'Those of the products that are surely what was typed; the others are only similar, or have some of its words',
    ),
  })
  .describe('Completions for what is being typed.');
/** Completions for what is being typed. */
export interface Completion extends z.infer<typeof completionShape> {}
export const completionSchema: Schema<Completion> = registerComponent('Completion', completionShape);
