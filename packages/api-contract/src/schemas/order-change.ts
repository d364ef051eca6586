import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { orderSchema } from './order';
import { problemCode, problemShape } from './problem';
import {
  boundedString,
  daySchema,
  decimalStringSchema,
  idSchema,
  MAX_LIST_ENTRIES,
  momentSchema,
  skuSchema,
} from './scalars';

const seenRevision = z.int().min(1).describe('The revision the buyer saw');

const orderLineChangeShape = z
  .strictObject({
    sku: skuSchema.describe('Number of the product on the line'),
    unitAbbreviation: idSchema.describe('Unit the amount is counted in'),
    amount: z.int().min(0).max(99_999).describe('0 takes the line out'),
  })
  .describe('What a line of an order is to become.');
/** What a line of an order is to become. */
export interface OrderLineChange extends z.infer<typeof orderLineChangeShape> {}
const orderLineChange: Schema<OrderLineChange> = registerComponent('OrderLineChange', orderLineChangeShape);

const orderChangeShape = z
  .strictObject({
    seenRevision,
    lines: list(orderLineChange, MAX_LIST_ENTRIES).describe('Lines that are not named stay'),
    unloadingArea: boundedString(200).optional().describe('Where to unload; missing: stays; empty: ends'),
    customerOrderId: boundedString(100)
      .optional()
      .describe("The customer's own number, at most 100 characters; missing: stays; empty: ends"),
    notes: boundedString(2000)
      .optional()
      .describe('Remark on the whole order, at most 2,000 characters; missing: stays; empty: ends'),
    requestedDeliveryDay: daySchema
      .optional()
      .describe('Another day of delivery, named as when ordering; missing: stays'),
    requestedDeliveryDayFreshProducts: daySchema
      .optional()
      .describe('Another day for fresh goods, where they come apart; missing: stays'),
    requestedDeliveryDayFrozenProducts: daySchema
      .optional()
      .describe('Another day for frozen goods, where they come apart; missing: stays'),
  })
  .meta({
    description: 'A change of an order.',
    examples: [
      {
        seenRevision: 1,
        lines: [{ sku: '100100', unitAbbreviation: 'KT', amount: 5 }],
        notes: 'Bitte vor 7 Uhr',
      },
    ],
  });
/** A change of an order. */
export interface OrderChange extends z.infer<typeof orderChangeShape> {}
export const orderChangeSchema: Schema<OrderChange> = registerComponent('OrderChange', orderChangeShape);

const orderCancellationShape = z
  .strictObject({
    seenRevision,
    deliveryDate: daySchema.optional().describe('Only what comes on this day; missing: the whole order'),
    reason: boundedString(500).optional().describe('Why, at most 500 characters; kept with the revision'),
  })
  .meta({
    description: 'Why and how much of an order is cancelled.',
    examples: [{ seenRevision: 2, deliveryDate: '2026-11-26', reason: 'Ruhetag' }],
  });
/** Why and how much of an order is cancelled. */
export interface OrderCancellation extends z.infer<typeof orderCancellationShape> {}
export const orderCancellationSchema: Schema<OrderCancellation> = registerComponent(
  'OrderCancellation',
  orderCancellationShape,
);

const orderRestorationShape = z.strictObject({ seenRevision }).meta({
  description: 'The latest cancellation of an order is taken back.',
  examples: [{ seenRevision: 3 }],
});
/** The latest cancellation of an order is taken back. */
export interface OrderRestoration extends z.infer<typeof orderRestorationShape> {}
export const orderRestorationSchema: Schema<OrderRestoration> = registerComponent(
  'OrderRestoration',
  orderRestorationShape,
);

const orderRevisionShape = z
  .object({
    revision: z.int().min(1).describe('Counted from 1, the order as it was placed'),
    at: momentSchema.describe('When it was made'),
    userName: z.string().optional().describe('User who made it; missing where the merchandise system did'),
    onBehalfOf: z.string().optional().describe('Whom it was made for, where somebody else made it'),
    order: orderSchema.describe('The whole order as it was then'),
  })
  .describe('A revision of an order.');
/** A revision of an order. */
export interface OrderRevision extends z.infer<typeof orderRevisionShape> {}
export const orderRevisionSchema: Schema<OrderRevision> = registerComponent(
  'OrderRevision',
  orderRevisionShape,
);

const orderChangedProblemShape = problemShape
  .extend({
    code: problemCode('order-changed'),
    skus: list(z.string()).describe('Lines that were changed by both; empty where that cannot be told'),
    order: orderSchema.describe('The order as it is now'),
  })
  .describe('The order was changed meanwhile; it is here as it is now.');
/** The order was changed meanwhile; it is here as it is now. */
export interface OrderChangedProblem extends z.infer<typeof orderChangedProblemShape> {}
export const orderChangedProblemSchema: Schema<OrderChangedProblem> = registerComponent(
  'OrderChangedProblem',
  orderChangedProblemShape,
);

const orderValueTooSmallProblemShape = problemShape
  .extend({
    code: problemCode('order-value-too-small'),
    day: daySchema.describe('The delivery that falls short'),
    net: decimalStringSchema
      .optional()
      .describe('Net euro of the delivery; only for those who may see prices'),
    missing: decimalStringSchema
      .optional()
      .describe('Net euro that are missing; only for those who may see prices'),
  })
  .describe('A delivery is below the least value it is driven for.');
/** A delivery is below the least value it is driven for. */
export interface OrderValueTooSmallProblem extends z.infer<typeof orderValueTooSmallProblemShape> {}
export const orderValueTooSmallProblemSchema: Schema<OrderValueTooSmallProblem> = registerComponent(
  'OrderValueTooSmallProblem',
  orderValueTooSmallProblemShape,
);
