import type { Order } from '@gastroshop/api-contract';
import { TEST_SCOPE } from './fake-gateway';

/** An order for tests, of Wednesday, 25 November 2026. */
export const testOrder = (number: string, differing: Partial<Order> = {}): Order => ({
  id: number,
  number,
  creationTime: '2026-11-25T08:00:00Z',
  customerId: TEST_SCOPE.customerId,
  source: 'WEBSHOP',
  confirmationEmails: [],
  orderItems: [],
  freeItems: [],
  nonWebshopItems: [],
  supplierNotes: [],
  ...differing,
});
