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
  customerId: id,
  subshopCode: id.describe('Code of the fair'),
  cartType: id.describe('Code of the fair'),
  fairId: id.describe('Code of the fair'),
  sku,
  type: z.enum(RECEIPT_TYPES),
  documentNumber: id,
  orderId: id,
  orderTemplateId: id,
  inventoryId: id,
  notificationId: id,
  userName: id,
  uuid: z.uuid(),
  visible: wireBoolean,
  pageIndex: wireInteger(z.int().min(0)).describe('Page, counted from 0'),
};

/** Value of a path parameter, by its name. */
export type PathArgument<Name> = Name extends keyof typeof pathParameters
  ? z.output<(typeof pathParameters)[Name]>
  : never;
