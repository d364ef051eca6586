import type { OrderTemplate, OrderTemplateItem } from '@gastroshop/api-contract';
import { TEST_SCOPE } from './fake-gateway';
import { testProduct } from '@gastroshop/cart/testing';

/** A line of a template, its article with the sku as name. */
export const testTemplateItem = (
  sku: string,
  amount: number,
  differing: Partial<OrderTemplateItem> = {},
): OrderTemplateItem => ({
  productSku: sku,
  amount,
  unit: 'Stk',
  product: testProduct(sku, `Artikel ${sku}`),
  ...differing,
});

/** An order template for tests, made by az100001. */
export const testTemplate = (
  id: string,
  name: string,
  differing: Partial<OrderTemplate> = {},
): OrderTemplate => ({
  id,
  customerId: TEST_SCOPE.customerId,
  name,
  shareable: false,
  creationTime: '2026-11-02T08:00:00Z',
  lastEditedTime: '2026-11-20T08:00:00Z',
  createdBy: 'az100001',
  sharedWith: [],
  orderTemplateItems: [],
  removedProducts: [],
  ...differing,
});
