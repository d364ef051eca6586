import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { pageInfoSchema } from './page';
import { DEFAULT_PAGE_SIZE, pageSizeSchema } from './page-size';
import { productSchema } from './product';
import { boundedString, extension, MAX_LIST_ENTRIES, skuSchema } from './scalars';
import { searchFilterSchema } from './search-filter';
import { PRODUCT_SORT_KEYS, sortDirectionSchema } from './sort';

const pageRequestShape = z
  .strictObject({
    page: z.int().min(0).default(0).describe('Page, counted from 0'),
    size: pageSizeSchema.default(DEFAULT_PAGE_SIZE),
    sortBy: z.enum(PRODUCT_SORT_KEYS).optional().describe('What the list is sorted by; missing: relevance'),
    sortDirection: sortDirectionSchema.optional().describe('Upwards or downwards; both spellings are taken'),
  })
  .describe('Which part of a list is asked for, and how it is sorted.');
/** Which part of a list is asked for, and how it is sorted. */
export interface PageRequest extends z.input<typeof pageRequestShape> {}
/** {@link PageRequest} as the backend reads it: defaults filled in. */
export interface PageRequestRead extends z.output<typeof pageRequestShape> {}
export const pageRequestSchema: Schema<PageRequestRead, PageRequest> = registerComponent(
  'PageRequest',
  pageRequestShape,
);

const searchBodyShape = z
  .strictObject({
    queryString: boundedString(200)
      .optional()
      .describe('What is typed: words, numbers or codes, at most 200 characters; missing: everything'),
    whitelistedSkus: list(skuSchema, MAX_LIST_ENTRIES)
      .optional()
      .describe('Only among these products, at most 10,000'),
    filter: searchFilterSchema.optional().describe('What the search is narrowed to'),
    page: pageRequestSchema.prefault({}).describe('Which part of the list, and in which order'),
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
export const searchBodySchema: Schema<SearchBodyRead, SearchBody> = registerComponent(
  'SearchBody',
  searchBodyShape,
);

const facetShape = z
  .object({
    key: z
      .string()
      .describe('Field of the search filter; a dot leads to a field inside it, as in originOf.MEAT'),
    values: list(
      z.object({
        value: z.string().describe('What goes into the filter'),
        label: z.string().optional().describe('What to show, in the language asked for; missing: the value'),
        count: z.int().min(0).describe('Products it would leave'),
        parent: extension(z.string()).describe('Value this one lies in, for categories'),
      }),
    ).describe('Values to narrow by, the most frequent first'),
    omitted: extension(z.int().min(0)).describe('Number of rarer values that are not named'),
  })
  .meta({
    description:
      'A way to narrow a search further, with the number of articles each value leaves: by itself, or of allergens together with those that are excluded already.',
    examples: [{ key: 'brandNames', values: [{ value: 'Bergbauer', label: 'Bergbauer', count: 12 }] }],
  });
/** A way to narrow a search further, with the number of articles each value leaves. */
export interface Facet extends z.infer<typeof facetShape> {}
export const facetSchema: Schema<Facet> = registerComponent('Facet', facetShape);

const productGroupingShape = z
  .object({
    key: z.string().describe('Key of the group of variants'),
    name: z.string().optional().describe('Name of its first product on this page'),
    skus: list(z.string()).describe('Its products, at least two of this page'),
  })
  .describe('Articles of one answer that belong together.');
/** Articles of one answer that belong together. */
export interface ProductGrouping extends z.infer<typeof productGroupingShape> {}
export const productGroupingSchema: Schema<ProductGrouping> = registerComponent(
  'ProductGrouping',
  productGroupingShape,
);

const productPageShape = z
  .object({
    products: list(productSchema).describe('Products of this page'),
    page: pageInfoSchema.describe('Which part of all it is'),
    facets: list(facetSchema).describe('Ways to narrow the search further'),
    didYouMean: extension(z.string()).describe('What was probably meant, where a word was mistyped'),
    missingWords: extension(list(z.string())).describe(
      'Words that no article found has: those found fit the others',
    ),
  })
  .describe('Articles found, by page.');
/** Articles found, by page. */
export interface ProductPage extends z.infer<typeof productPageShape> {}
export const productPageSchema: Schema<ProductPage> = registerComponent('ProductPage', productPageShape);

const groupedProductPageShape = productPageShape
  .extend({ groupings: list(productGroupingSchema).describe('Groups among the products of this page') })
  .describe('Articles found, by page, with the groups they form.');
/** Articles found, by page, with the groups they form. */
export interface GroupedProductPage extends z.infer<typeof groupedProductPageShape> {}
export const groupedProductPageSchema: Schema<GroupedProductPage> = registerComponent(
  'GroupedProductPage',
  groupedProductPageShape,
);
