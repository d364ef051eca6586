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
    queryString: boundedText(200).optional(),
    filter: searchFilter.optional(),
    page: pageRequest.prefault({}),
  })
  .describe('Which articles of the quantity history are wanted.');
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
    sku: z.string(),
    quantity: z.number(),
    smallestUnit: z.string(),
    numberOfOrders: z.int().min(0).optional(),
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
    products: list(product),
    quantities: list(quantityHistoryEntry),
    page: pageInfo,
    facets: list(facet),
  })
  .describe("Articles a customer bought in the fair's range of days, by page.");
/** Articles a customer bought in the fair's range of days, by page. */
export interface QuantityHistoryPage extends z.infer<typeof quantityHistoryPageShape> {}
export const quantityHistoryPage: Shape<QuantityHistoryPage> = component(
  'QuantityHistoryPage',
  quantityHistoryPageShape,
);
