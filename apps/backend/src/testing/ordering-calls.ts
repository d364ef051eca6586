import {
  cartSchema,
  orderSchema,
  type Cart,
  type CartItemWrite,
  type Order,
  type OrderSubmission,
} from '@gastroshop/api-contract';
import type { TestAnswer, TestApp } from './test-app';
import type { SeededOrderer } from './seed-ordering';

/** Somebody who orders, as a test acts for them. */
export interface OrderingActor {
  readonly put: (skus: readonly string[], more?: Partial<CartItemWrite>) => Promise<Cart>;
  readonly cart: () => Promise<Cart>;
  /** Submits for Thursday, 26 November, where nothing else is said. */
  readonly submit: (body?: Partial<OrderSubmission>, idempotencyKey?: string) => Promise<TestAnswer>;
  readonly order: (body?: Partial<OrderSubmission>, idempotencyKey?: string) => Promise<Order>;
}

/** What of an actor differs from the plain one. */
export interface ActorOptions {
  readonly userId?: string | undefined;
  readonly roles?: readonly string[] | undefined;
  readonly locale?: string | undefined;
  /** The fair in whose cart the actor acts; left out: the own cart. */
  readonly fair?: string | undefined;
}

/** Acts for somebody who orders. */
export const orderingActor = (
  shop: TestApp,
  { customerId, userId }: SeededOrderer,
  options: ActorOptions = {},
): OrderingActor => {
  const where = { tenant: 'AZ', customerId } as const;
  const as = {
    userId: options.userId ?? userId,
    tenant: 'AZ',
    ...(options.roles !== undefined && { roles: options.roles }),
  };
  const headers = { 'accept-language': options.locale ?? 'de-AT' };
  const there = { ...where, subshopCode: options.fair ?? '' };
  const isInFair = options.fair !== undefined;
  const submit: OrderingActor['submit'] = (body = {}, idempotencyKey) => {
    const submission = { requestedDeliveryDay: '2026-11-26', ...body };
    const key = idempotencyKey === undefined ? {} : { idempotencyKey };
    return isInFair
      ? shop.call('submitSubshopCart', { ...there, orderSubmission: submission, ...key }, as, headers)
      : shop.call('submitCart', { ...where, orderInformation: submission, ...key }, as, headers);
  };
  return {
    put: async (skus, more = {}) => {
      const items = skus.map((sku) => ({ sku, amount: 1, unitAbbreviation: 'ST', ...more }));
      const answer = isInFair
        ? await shop.call('putSubshopCartItems', { ...there, items }, as, headers)
        : await shop.call('putCartItems', { ...where, items }, as, headers);
      return cartSchema.parse(answer.body);
    },
    cart: async () => {
      const answer = isInFair
        ? await shop.call('getSubshopCart', there, as, headers)
        : await shop.call('getCart', where, as, headers);
      return cartSchema.parse(answer.body);
    },
    submit,
    order: async (body, idempotencyKey) => orderSchema.parse((await submit(body, idempotencyKey)).body),
  };
};
