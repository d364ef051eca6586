import { z } from 'zod';
import { RECEIPT_TYPES } from './receipt';
import { id, sku } from './scalar';
import { wireBoolean, wireInteger } from './wire';

/**
 * Shapes of every path parameter, by name: a name means the same in all calls. Tenant and customer are plain text on
 * purpose, because an unknown one is answered like a foreign one (403) and not as a wrong shape.
 */
export const pathParameters = {
  tenant: id.describe('Tenant code, compared exactly'),
  customerId: id.describe(
    'Number of the customer the call is for; one the user may not act for is answered as an unknown one',
  ),
  subshopCode: id.describe('Code of the fair'),
  cartType: id.describe('Code of the fair'),
  fairId: id.describe('Code of the fair'),
  sku: sku.describe('Number of the product in the tenant'),
  type: z.enum(RECEIPT_TYPES).describe('Which kind of documents is wanted'),
  documentNumber: id.describe('Number of the document, as the list names it'),
  orderId: id.describe('Key of the order, as the list names it'),
  orderTemplateId: id.describe('Key of the order template'),
  inventoryId: id.describe('Key of the stocktaking'),
  notificationId: id.describe('Key of the notification'),
  userName: id.describe('Name the user signs in with'),
  uuid: z.uuid().describe('Key of the content page'),
  visible: wireBoolean.describe('Whether the product is to be shown on the essence list: true or false'),
  pageIndex: wireInteger(z.int().min(0)).describe('Page, counted from 0'),
};

/** Value of a path parameter, by its name. */
export type PathArgument<Name> = Name extends keyof typeof pathParameters
  ? z.output<(typeof pathParameters)[Name]>
  : never;
