import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { pageInfo } from './page';
import { DEFAULT_PAGE_SIZE, pageSize } from './page-size';
import { product } from './product';
import { boundedText, extension, MAX_LIST_ENTRIES, sku } from './scalar';
import { searchFilter } from './search-filter';
import { PRODUCT_SORT_KEYS, sortDirection } from './sort';

const pageRequestShape = z
  .strictObject({
    page: z.int().min(0).default(0).describe('Page, counted from 0'),
    size: pageSize.default(DEFAULT_PAGE_SIZE),
    sortBy: z.enum(PRODUCT_SORT_KEYS).optional(),
    sortDirection: sortDirection.optional(),
  })
  .describe('Which part of a list is asked for, and how it is sorted.');
/** Which part of a list is asked for, and how it is sorted. */
export interface PageRequest extends z.input<typeof pageRequestShape> {}
/** {@link PageRequest} as the backend reads it: defaults filled in. */
export interface PageRequestRead extends z.output<typeof pageRequestShape> {}
export const pageRequest: Shape<PageRequestRead, PageRequest> = component('PageRequest', pageRequestShape);

const searchBodyShape = z
  .strictObject({
    queryString: boundedText(200).optional(),
    whitelistedSkus: list(sku, MAX_LIST_ENTRIES).optional(),
    filter: searchFilter.optional(),
    page: pageRequest.prefault({}),
  })
  .meta({
    description: 'What is searched or browsed for.',
    examples: [
      {
        queryString: 'milch',
        filter: { categoryId: '12', prices: ['PROMOTION'] },
        page: { page: 0, size: 100 },
      },
    ],
  });
/** What is searched or browsed for. */
export interface SearchBody extends z.input<typeof searchBodyShape> {}
/** {@link SearchBody} as the backend reads it: defaults filled in. */
export interface SearchBodyRead extends z.output<typeof searchBodyShape> {}
export const searchBody: Shape<SearchBodyRead, SearchBody> = component('SearchBody', searchBodyShape);

const facetShape = z
  .object({
    key: z
      .string()
      .describe('Field of the search filter; a dot leads to a field inside it, as in originOf.MEAT'),
    values: list(
      z.object({
        value: z.string(),
        label: z.string().optional(),
        count: z.int().min(0),
        parent: extension(z.string()).describe('Value this one lies in, for categories'),
      }),
    ),
    omitted: extension(z.int().min(0)).describe('Number of rarer values that are not named'),
  })
  .meta({
    description:
      'A way to narrow a search further, with the number of articles each value leaves: by itself, or of allergens together with those that are excluded already.',
    examples: [{ key: 'brandNames', values: [{ value: 'Bergbauer', label: 'Bergbauer', count: 12 }] }],
  });
/** A way to narrow a search further, with the number of articles each value leaves. */
export interface Facet extends z.infer<typeof facetShape> {}
export const facet: Shape<Facet> = component('Facet', facetShape);

const productGroupingShape = z
  .object({ key: z.string(), name: z.string().optional(), skus: list(z.string()) })
  .describe('Articles of one answer that belong together.');
/** Articles of one answer that belong together. */
export interface ProductGrouping extends z.infer<typeof productGroupingShape> {}
export const productGrouping: Shape<ProductGrouping> = component('ProductGrouping', productGroupingShape);

const productPageShape = z
  .object({
    products: list(product),
    page: pageInfo,
    facets: list(facet),
    didYouMean: extension(z.string()).describe('What was probably meant, where a word was mistyped'),
    missingWords: extension(list(z.string())).describe(
      'Words that no article found has: those found fit the others',
    ),
  })
  .describe('Articles found, by page.');
/** Articles found, by page. */
export interface ProductPage extends z.infer<typeof productPageShape> {}
export const productPage: Shape<ProductPage> = component('ProductPage', productPageShape);

const groupedProductPageShape = productPageShape
  .extend({ groupings: list(productGrouping) })
  .describe('Articles found, by page, with the groups they form.');
/** Articles found, by page, with the groups they form. */
export interface GroupedProductPage extends z.infer<typeof groupedProductPageShape> {}
export const groupedProductPage: Shape<GroupedProductPage> = component(
  'GroupedProductPage',
  groupedProductPageShape,
);
