import { orderSchema, type ErrorCode } from '@gastroshop/api-contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import type { CallArguments } from './call-over-http';
import { OPEN_FAIRS, type RefusalWorld } from './rejection-fixture';
import { textAt } from './text-at';

/** The calls of one kind of cart. */
export interface CartCalls {
  readonly one: 'putCartItem' | 'putSubshopCartItem';
  readonly plain: 'putCartItemWithoutDetail' | 'putSubshopCartItemWithoutDetail';
  readonly many: 'putCartItems' | 'putSubshopCartItems';
  readonly remove: 'deleteCartItem' | 'deleteSubshopCartItem';
  readonly read: 'getCart' | 'getSubshopCart';
  readonly clear: 'clearCart' | 'clearSubshopCart';
  readonly submit: 'submitCart' | 'submitSubshopCart';
  /** Parameters besides tenant and customer. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** The own cart, and the cart of a fair. */
export const CARTS: readonly (readonly [string, CartCalls])[] = [
  [
    'the own cart',
    {
      one: 'putCartItem',
      plain: 'putCartItemWithoutDetail',
      many: 'putCartItems',
      remove: 'deleteCartItem',
      read: 'getCart',
      clear: 'clearCart',
      submit: 'submitCart',
      parameters: {},
    },
  ],
  [
    'the cart of a fair',
    {
      one: 'putSubshopCartItem',
      plain: 'putSubshopCartItemWithoutDetail',
      many: 'putSubshopCartItems',
      remove: 'deleteSubshopCartItem',
      read: 'getSubshopCart',
      clear: 'clearSubshopCart',
      submit: 'submitSubshopCart',
      parameters: { subshopCode: OPEN_FAIRS.anyNumber },
    },
  ],
];

const THURSDAY = '2026-11-26';
/** After the last order for Thursday. */
const TOO_LATE = new Date('2026-11-25T15:30:00Z');
const NO_DELIVERY = '2026-11-27';

const cartVersion = z.object({ version: z.number().default(0) });

/** What buyers do at a cart of the orderer's. */
const atCart = (refusals: RefusalWorld, cart: CartCalls) => {
  const { make, refuse, who, article } = refusals;
  const parameters = { tenant: 'AZ', customerId: who.customerId, ...cart.parameters };
  const line = (more: object = {}) => ({ sku: article.sku, amount: 1, unitAbbreviation: 'ST', ...more });
  const submission = (body: object = {}, key: string = randomUUID()): CallArguments => ({
    parameters,
    body: { requestedDeliveryDay: THURSDAY, ...body },
    headers: { 'idempotency-key': key },
  });
  return {
    line,
    /** The arguments of every call that puts a line in. */
    putting: (more: object) =>
      [
        [cart.one, { parameters, body: line(more) }],
        [cart.plain, { parameters, body: line(more) }],
        [cart.many, { parameters, body: [line(more)] }],
      ] as const,
    /** The arguments of every call that changes a line. */
    writing: (more: object) =>
      [
        [cart.one, { parameters, body: line(more) }],
        [cart.plain, { parameters, body: line(more) }],
        [cart.many, { parameters, body: [line(more)] }],
        [cart.remove, { parameters, body: { sku: article.sku, ...more } }],
      ] as const,
    put: (more: object = {}) => make(cart.one, { parameters, body: line(more) }),
    version: async () => cartVersion.parse((await make(cart.read, { parameters })).body).version,
    clear: () => make(cart.clear, { parameters }),
    submit: async (body?: object, key?: string) =>
      orderSchema.parse((await make(cart.submit, submission(body, key))).body),
    refuseOrder: (code: ErrorCode, body?: object, key?: string) =>
      refuse(code, cart.submit, submission(body, key)),
  };
};

/** Changes what an article's document says until the work is done. */
const withProduct = async (
  { store, article }: RefusalWorld,
  doc: object,
  work: () => Promise<unknown>,
): Promise<void> => {
  const change = (fields: object) =>
    store.asSystem((queries) =>
      queries
        .updateTable('article')
        .set({ doc: sql`doc || ${JSON.stringify(fields)}::jsonb` })
        .where('sku', '=', article.sku)
        .execute(),
    );
  await change(doc);
  await work().finally(() => change({ status: 'ACTIVE', minSaleQuantity: 0 }));
};

/** How a cart refuses lines and orders, by code. */
export const ORDER_REFUSALS: Partial<
  Readonly<Record<ErrorCode, (refusals: RefusalWorld, cart: CartCalls) => Promise<unknown>>>
> = {
  'articles-not-available': async (refusals, cart) => {
    const buyer = atCart(refusals, cart);
    for (const [name, args] of buyer.putting({ sku: 'gone' }))
      await refusals.refuse('articles-not-available', name, args);
    await buyer.put();
    await withProduct(refusals, { status: 'INACTIVE' }, () => buyer.refuseOrder('articles-not-available'));
  },
  'amount-too-small': async (refusals, cart) => {
    const buyer = atCart(refusals, cart);
    for (const [name, args] of buyer.putting({ sku: refusals.bySix.sku, amount: 5 }))
      await refusals.refuse('amount-too-small', name, args);
    await buyer.put();
    await withProduct(refusals, { minSaleQuantity: 3 }, () => buyer.refuseOrder('amount-too-small'));
  },
  'order-value-too-small': async (refusals, cart) => {
    const buyer = atCart(refusals, cart);
    await buyer.put();
    const setMinimum = (slot: object) =>
      refusals.store.asSystem((queries) =>
        sql`update delivery_slot set slot = (slot - 'minimumOrderValue') || ${JSON.stringify(slot)}::jsonb
          where customer_id = ${refusals.who.customerId}`.execute(queries),
      );
    await setMinimum({ minimumOrderValue: '9999' });
    await buyer.refuseOrder('order-value-too-small').finally(() => setMinimum({}));
  },
  'order-locked': async (refusals, cart) => {
    const buyer = atCart(refusals, cart);
    await buyer.put();
    const { id } = await buyer.submit();
    await refusals.store.asSystem((queries) =>
      sql`update customer_order set status = 'IN_PREPARATION' where id = ${id}`.execute(queries),
    );
    await buyer.put();
    await buyer.refuseOrder('order-locked', { addToOrderId: id });
  },
  'not-found': async (refusals, cart) => {
    const buyer = atCart(refusals, cart);
    await buyer.put();
    await buyer.refuseOrder('not-found', { deliveryAddressExternalId: 'nobody-knows' });
  },
  'cart-already-ordered': async (refusals, cart) => {
    const buyer = atCart(refusals, cart);
    await buyer.put();
    const meant = { seen: { cartVersion: await buyer.version(), lines: [], netString: '0' } };
    const { body } = await buyer.refuseOrder('order-differences', meant);
    await buyer.submit({ ...meant, confirmationToken: textAt(body, 'confirmationToken') });
    await buyer.refuseOrder('cart-already-ordered', meant);
    for (const [name, args] of buyer.writing({ seenCartVersion: meant.seen.cartVersion }))
      await refusals.refuse('cart-already-ordered', name, args);
  },
  'order-differences': async (refusals, cart) => {
    const buyer = atCart(refusals, cart);
    await buyer.put();
    const { sku, unitAbbreviation, amount } = buyer.line();
    await buyer.refuseOrder('order-differences', {
      seen: {
        cartVersion: await buyer.version(),
        lines: [{ sku, unitAbbreviation, amount, rowTotalString: '0.01' }],
        netString: '0.01',
      },
    });
  },
  'deadline-passed': async (refusals, cart) => {
    const buyer = atCart(refusals, cart);
    const { clock } = refusals;
    await buyer.put();
    const before = clock.now();
    clock.moveTo(TOO_LATE);
    await buyer.refuseOrder('deadline-passed').finally(() => {
      clock.moveTo(before);
    });
  },
  'cart-empty': async (refusals, cart) => {
    const buyer = atCart(refusals, cart);
    await buyer.put();
    await buyer.clear();
    await buyer.refuseOrder('cart-empty');
  },
  'delivery-day-not-possible': async (refusals, cart) => {
    const buyer = atCart(refusals, cart);
    await buyer.put();
    await buyer.refuseOrder('delivery-day-not-possible', { requestedDeliveryDay: NO_DELIVERY });
  },
  'idempotency-key-reused': async (refusals, cart) => {
    const buyer = atCart(refusals, cart);
    const key = randomUUID();
    await buyer.put();
    const taken = await buyer.submit({}, key);
    expect((await buyer.submit({}, key)).id).toBe(taken.id);
    await buyer.refuseOrder('idempotency-key-reused', { notes: 'Another' }, key);
  },
};
