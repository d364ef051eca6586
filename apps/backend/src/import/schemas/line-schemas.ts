import { z } from 'zod';
import { contentLine } from './content-line';
import { customerLine } from './customer-line';
import { documentLine } from './document-line';
import { fairLine } from './fair-line';
import { holidayLine } from './holiday-line';
import { lookLine } from './look-line';
import { notificationLine } from './notification-line';
import { priceLine } from './price-line';
import { productLine } from './product-line';
import { tenantLine } from './tenant-line';
import { userLine } from './user-line';

/** What can be imported. */
export const IMPORT_KINDS = [
  'products',
  'prices',
  'customers',
  'documents',
  'content',
  'fairs',
  'holidays',
  'users',
  'notifications',
  'tenants',
  'looks',
] as const;
/** What can be imported, see {@link IMPORT_KINDS}. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Whether a word names something that can be imported. */
export const isImportKind = (word: string | undefined): word is ImportKind =>
  IMPORT_KINDS.some((kind) => kind === word);

const SHAPES = {
  products: productLine,
  prices: priceLine,
  customers: customerLine,
  documents: documentLine,
  content: contentLine,
  fairs: fairLine,
  holidays: holidayLine,
  users: userLine,
  notifications: notificationLine,
  tenants: tenantLine,
  looks: lookLine,
} as const satisfies Readonly<Record<ImportKind, z.ZodType>>;

/** The JSON Schema (2020-12) of one line of a kind. Some rules it cannot say; the import names them in its report. */
const lineSchema = (kind: ImportKind): Readonly<Record<string, unknown>> => ({
  title: `A line of "import ${kind}"`,
  ...z.toJSONSchema(SHAPES[kind], { io: 'input', target: 'draft-2020-12' }),
});

/** The schema as the file that is published. */
export const schemaText = (kind: ImportKind): string => `${JSON.stringify(lineSchema(kind), null, 2)}\n`;
