import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { pageInfoSchema } from './page';
import { productSchema } from './product';
import { boundedString } from './scalars';
import { facetSchema, pageRequestSchema } from './search';
import { searchFilterSchema } from './search-filter';

const quantityHistoryBodyShape = z
  .strictObject({
    queryString: boundedString(200).optional().describe('Only products that match this; missing: all'),
    filter: searchFilterSchema.optional().describe('What the list is narrowed to'),
    page: pageRequestSchema.prefault({}).describe('Which part of it, and in which order'),
  })
  .meta({
    description: 'Which articles of the quantity history are wanted.',
    examples: [{ filter: { brandNames: ['Bergbauer'] }, page: { page: 0, size: 50 } }],
  });
/** Which articles of the quantity history are wanted. */
export interface QuantityHistoryBody extends z.input<typeof quantityHistoryBodyShape> {}
/** {@link QuantityHistoryBody} as the backend reads it: defaults filled in. */
export interface QuantityHistoryBodyRead extends z.output<typeof quantityHistoryBodyShape> {}
export const quantityHistoryBodySchema: Schema<QuantityHistoryBodyRead, QuantityHistoryBody> =
  registerComponent('QuantityHistoryBody', quantityHistoryBodyShape);

const quantityHistoryEntryShape = z
  .object({
    sku: z.string().describe('Number of the product'),
    quantity: z.number().describe('How much was ordered in the range of days, in the unit named beside'),
    smallestUnit: z.string().describe('Abbreviation of the storage unit, which the quantity is counted in'),
    numberOfOrders: z.int().min(0).optional().describe('How many orders held it'),
  })
  .describe('How much of an article was bought.');
/** How much of an article was bought. */
export interface QuantityHistoryEntry extends z.infer<typeof quantityHistoryEntryShape> {}
export const quantityHistoryEntrySchema: Schema<QuantityHistoryEntry> = registerComponent(
  'QuantityHistoryEntry',
  quantityHistoryEntryShape,
);

const quantityHistoryPageShape = z
  .object({
    products: list(productSchema).describe('Products of this page'),
    quantities: list(quantityHistoryEntrySchema).describe('How much of each was bought'),
    page: pageInfoSchema.describe('Which part of all it is'),
    facets: list(facetSchema).describe('Ways to narrow the list further'),
  })
  .describe("Articles a customer bought in the fair's range of days, by page.");
/** Articles a customer bought in the fair's range of days, by page. */
export interface QuantityHistoryPage extends z.infer<typeof quantityHistoryPageShape> {}
export const quantityHistoryPageSchema: Schema<QuantityHistoryPage> = registerComponent(
  'QuantityHistoryPage',
  quantityHistoryPageShape,
);
