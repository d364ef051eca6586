import { z } from 'zod';
import { RECEIPT_TYPES } from './receipt';
import { daySchema, idSchema, skuSchema } from './scalars';
import { queryBoolean, queryInteger } from './query-coercion';

/**
 * Shapes of every path parameter, by name: a name means the same in all calls. Tenant and customer are plain text on
 * purpose, because an unknown one is answered like a foreign one (403) and not as a wrong shape.
 */
export const pathParameters = {
  tenant: idSchema.describe('Tenant code, compared exactly'),
  customerId: idSchema.describe(
    'Number of the customer the call is for; one the user may not act for is answered as an unknown one',
  ),
  subshopCode: idSchema.describe('Code of the fair'),
  cartType: idSchema.describe('Code of the fair'),
  fairId: idSchema.describe('Code of the fair'),
  sku: skuSchema.describe('Number of the product in the tenant'),
  type: z.enum(RECEIPT_TYPES).describe('Which kind of documents is wanted'),
  documentNumber: idSchema.describe('Number of the document, as the list names it'),
  orderId: idSchema.describe('Key of the order, as the list names it'),
  orderTemplateId: idSchema.describe('Key of the order template'),
  standingOrderId: idSchema.describe('Key of the standing order'),
  date: daySchema.describe('The day of the rhythm that names the occurrence, YYYY-MM-DD'),
  inventoryId: idSchema.describe('Key of the stocktaking'),
  notificationId: idSchema.describe('Key of the notification'),
  subscriptionId: idSchema.describe('SHA-256 of the endpoint of a device, in hexadecimal digits'),
  userName: idSchema.describe('Name the user signs in with'),
  uuid: z.uuid().describe('Key of the content page'),
  visible: queryBoolean.describe('Whether the product is to be shown on the essence list: true or false'),
  pageIndex: queryInteger(z.int().min(0)).describe('Page, counted from 0'),
};

/** Value of a path parameter, by its name. */
export type PathArgument<Name> = Name extends keyof typeof pathParameters
  ? z.output<(typeof pathParameters)[Name]>
  : never;
