import { GENERATION_MODES } from '@gastroshop/domain/inventory';
import { z } from 'zod';
import { ORDER_SOURCES } from './order';
import { DEFAULT_PAGE_SIZE, pageSize } from './page-size';
import { DOCUMENT_TYPES } from './receipt';
import { boundedText, day, email, id } from './scalar';
import { sortDirection } from './sort';
import { LOCALES } from './user';
import { wireBoolean, wireInteger, wireList } from './wire';

const pageIndex = wireInteger(z.int().min(0)).default(0).describe('Page, counted from 0');
const entries = wireInteger(pageSize).default(DEFAULT_PAGE_SIZE).describe('Entries on a page');

/** Query parameters that mean the same in all calls that have them, by name. */
export const queryParameters = {
  tenant: id,
  mail: email,
  page: pageIndex,
  pageNumber: pageIndex,
  size: entries,
  pageSize: entries,
  perPage: entries,
  addedSize: entries.meta({ 'x-extension': true, description: 'Entries on a page' }),
  sortDirection: sortDirection.optional(),
  receiptType: z.enum(DOCUMENT_TYPES),
  source: z.enum(ORDER_SOURCES).optional(),
  groupByArticleChecked: wireBoolean.default(false),
  generationMode: z.enum(GENERATION_MODES).optional(),
  fromDate: day.optional(),
  toDate: day.optional(),
  inventoryIds: wireList(z.array(id).max(300)).optional(),
  showImages: wireBoolean.default(false),
  showInactive: wireBoolean.default(false),
  cartType: id.optional().describe('Code of the fair'),
  typeFilterId: id.optional(),
  fullSlug: boundedText(500).min(1),
  languageCode: z.enum(LOCALES),
  signature: boundedText(2000).optional().meta({
    'x-extension': true,
    description: 'Signature of a preview link, which opens a draft for 60 minutes',
  }),
  contactPersonId: id,
  /** Says for whom, never that one may: the assignment of the user decides. */
  customerId: id,
  optionalCustomerId: id.optional().meta({
    'x-extension': true,
    description: "Missing: the chosen customer, else the user's only one, else none",
  }),
};
