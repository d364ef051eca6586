import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { orderSchema } from './order';
import { orderDifferenceSchema } from './order-difference';
import { problemCode, problemShape } from './problem';
import { amountSchema, daySchema, extension, momentSchema } from './scalars';

const cartAlreadyOrderedProblemShape = problemShape
  .extend({
    code: problemCode('cart-already-ordered'),
    order: orderSchema.describe('The order that was made of it'),
    skus: extension(list(z.string())).describe(
      'Of a change of several lines: those that were meant for that order',
    ),
  })
  .describe('The cart was ordered meanwhile; the order is here.');
/** The cart was ordered meanwhile; the order is here. */
export interface CartAlreadyOrderedProblem extends z.infer<typeof cartAlreadyOrderedProblemShape> {}
export const cartAlreadyOrderedProblemSchema: Schema<CartAlreadyOrderedProblem> = registerComponent(
  'CartAlreadyOrderedProblem',
  cartAlreadyOrderedProblemShape,
);

const orderDifferencesProblemShape = problemShape
  .extend({
    code: problemCode('order-differences'),
    differences: list(orderDifferenceSchema).describe('Everything that differs, for the buyer to confirm'),
    confirmationToken: z.string().describe('Sent back with the order, it confirms exactly these differences'),
  })
  .describe(
    'What differs from what the buyer saw. Sent again with the token, the order covers exactly these differences.',
  );
/** What differs from what the buyer saw. Sent again with the token, the order covers exactly these differences. */
export interface OrderDifferencesProblem extends z.infer<typeof orderDifferencesProblemShape> {}
export const orderDifferencesProblemSchema: Schema<OrderDifferencesProblem> = registerComponent(
  'OrderDifferencesProblem',
  orderDifferencesProblemShape,
);

const deadlinePassedProblemShape = problemShape
  .extend({
    code: problemCode('deadline-passed'),
    nextPossibleDay: daySchema
      .optional()
      .describe('First day that can still be ordered for; missing: there is none'),
    locked: extension(
      list(
        z.object({
          sku: z.string().describe('Product on the line'),
          editableUntil: momentSchema
            .optional()
            .describe('When its deadline was; missing where it never could be changed'),
        }),
      ),
    ).describe('Of a change: the lines that are fixed, and since when'),
  })
  .describe('It is too late for the requested day.');
/** It is too late for the requested day. */
export interface DeadlinePassedProblem extends z.infer<typeof deadlinePassedProblemShape> {}
export const deadlinePassedProblemSchema: Schema<DeadlinePassedProblem> = registerComponent(
  'DeadlinePassedProblem',
  deadlinePassedProblemShape,
);

const productsNotAvailableProblemShape = problemShape
  .extend({
    code: problemCode('articles-not-available'),
    skus: list(z.string()).describe('Products that cannot be ordered'),
  })
  .describe('Articles that cannot be ordered.');
/** Articles that cannot be ordered. */
export interface ProductsNotAvailableProblem extends z.infer<typeof productsNotAvailableProblemShape> {}
export const articlesNotAvailableProblemSchema: Schema<ProductsNotAvailableProblem> = registerComponent(
  'ArticlesNotAvailableProblem',
  productsNotAvailableProblemShape,
);

const amountTooSmallProblemShape = problemShape
  .extend({
    code: problemCode('amount-too-small'),
    sku: z.string().describe('Product whose amount is too small'),
    smallestAmount: amountSchema.describe('The smallest valid amount in the unit that was sent'),
  })
  .describe('The amount is below the minimum sale quantity.');
/** The amount is below the minimum sale quantity. */
export interface AmountTooSmallProblem extends z.infer<typeof amountTooSmallProblemShape> {}
export const amountTooSmallProblemSchema: Schema<AmountTooSmallProblem> = registerComponent(
  'AmountTooSmallProblem',
  amountTooSmallProblemShape,
);
