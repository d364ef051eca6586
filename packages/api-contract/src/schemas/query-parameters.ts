import { GENERATION_MODES } from '@gastroshop/domain/inventory';
import { z } from 'zod';
import { ORDER_SOURCES } from './order';
import { DEFAULT_PAGE_SIZE, pageSizeSchema } from './page-size';
import { DOCUMENT_TYPES } from './receipt';
import { boundedString, daySchema, emailSchema, idSchema } from './scalars';
import { sortDirectionSchema } from './sort';
import { LOCALES } from './user';
import { queryBoolean, queryInteger, queryList } from './query-coercion';

const pageIndex = queryInteger(z.int().min(0)).default(0).describe('Page, counted from 0');
const entries = queryInteger(pageSizeSchema).default(DEFAULT_PAGE_SIZE).describe('Entries on a page');

/** Query parameters that mean the same in all calls that have them, by name. */
export const queryParameters = {
  tenant: idSchema.describe('Tenant code, compared exactly'),
  mail: emailSchema.describe('The e-mail address to add or take away, at most 254 characters'),
  page: pageIndex,
  pageNumber: pageIndex,
  size: entries,
  pageSize: entries,
  perPage: entries,
  addedSize: entries.meta({ 'x-extension': true, description: 'Entries on a page' }),
  sortDirection: sortDirectionSchema.optional().describe('Upwards or downwards; both spellings are taken'),
  receiptType: z.enum(DOCUMENT_TYPES).describe('Kind of the document'),
  source: z.enum(ORDER_SOURCES).optional().describe('Only orders that were placed there; missing: all'),
  search: boundedString(100).optional().meta({
    'x-extension': true,
    description:
      "Only orders with all these words in their number, the customer's own number, or a number or name of a product",
  }),
  orderedFrom: daySchema.optional().meta({
    'x-extension': true,
    description: 'Only orders placed on this day in Vienna or later; missing: no first day',
  }),
  orderedTo: daySchema.optional().meta({
    'x-extension': true,
    description: 'Only orders placed on this day in Vienna or before; missing: no last day',
  }),
  editable: queryBoolean.default(false).meta({
    'x-extension': true,
    description: 'true: only orders of which something can still be changed',
  }),
  groupByArticleChecked: queryBoolean
    .default(false)
    .describe('true: a row for each product, in storage units; false: one for each product and unit'),
  generationMode: z
    .enum(GENERATION_MODES)
    .optional()
    .describe('SINGLE: a sheet for each stocktaking; MERGED: all of them on one'),
  fromDate: daySchema.optional().describe('First day of the counts; missing: no first one'),
  toDate: daySchema.optional().describe('Last day of the counts; missing: no last one'),
  inventoryIds: queryList(z.array(idSchema).max(300))
    .optional()
    .describe('Only these stocktakings, at most 300; missing: all'),
  showImages: queryBoolean.default(false).describe('Whether the file shows pictures'),
  showInactive: queryBoolean
    .default(false)
    .describe('Whether products that are not sold now are answered as well'),
  cartType: idSchema.optional().describe('Code of the fair'),
  typeFilterId: idSchema.optional().describe('Only notifications of this type; missing: all'),
  fullSlug: boundedString(500)
    .min(1)
    .describe('Path of the content page without a slash in front, such as wir/team'),
  languageCode: z.enum(LOCALES).describe('Language the draft is wanted in'),
  signature: boundedString(2000).optional().meta({
    'x-extension': true,
    description: 'Signature of a preview link, which opens a draft for 60 minutes',
  }),
  contactPersonId: idSchema.describe("Key of the contact, as the customer's record names it"),
  /** Says for whom, never that one may: the assignment of the user decides. */
  customerId: idSchema.describe(
    'Number of the customer the call is for; refused where the user may not act for it',
  ),
  optionalCustomerId: idSchema.optional().meta({
    'x-extension': true,
    description: "Missing: the chosen customer, else the user's only one, else none",
  }),
};
