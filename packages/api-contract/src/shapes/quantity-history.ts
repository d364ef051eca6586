import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { pageInfo } from './page';
import { product } from './product';
import { boundedText } from './scalar';
import { facet, pageRequest } from './search';
import { searchFilter } from './search-filter';

const quantityHistoryBodyShape = z
  .strictObject({
    queryString: boundedText(200).optional().describe('Only products that match this; missing: all'),
    filter: searchFilter.optional().describe('What the list is narrowed to'),
    page: pageRequest.prefault({}).describe('Which part of it, and in which order'),
  })
  .meta({
    description: 'Which articles of the quantity history are wanted.',
    examples: [{ filter: { brandNames: ['Bergbauer'] }, page: { page: 0, size: 50 } }],
  });
/** Which articles of the quantity history are wanted. */
export interface QuantityHistoryBody extends z.input<typeof quantityHistoryBodyShape> {}
/** {@link QuantityHistoryBody} as the backend reads it: defaults filled in. */
export interface QuantityHistoryBodyRead extends z.output<typeof quantityHistoryBodyShape> {}
export const quantityHistoryBody: Shape<QuantityHistoryBodyRead, QuantityHistoryBody> = component(
  'QuantityHistoryBody',
  quantityHistoryBodyShape,
);

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
export const quantityHistoryEntry: Shape<QuantityHistoryEntry> = component(
  'QuantityHistoryEntry',
  quantityHistoryEntryShape,
);

const quantityHistoryPageShape = z
  .object({
    products: list(product).describe('Products of this page'),
    quantities: list(quantityHistoryEntry).describe('How much of each was bought'),
    page: pageInfo.describe('Which part of all it is'),
    facets: list(facet).describe('Ways to narrow the list further'),
  })
  .describe("Articles a customer bought in the fair's range of days, by page.");
/** Articles a customer bought in the fair's range of days, by page. */
export interface QuantityHistoryPage extends z.infer<typeof quantityHistoryPageShape> {}
export const quantityHistoryPage: Shape<QuantityHistoryPage> = component(
  'QuantityHistoryPage',
  quantityHistoryPageShape,
);
