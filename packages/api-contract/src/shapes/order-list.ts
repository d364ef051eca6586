import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { product } from './product';
import { amount, boundedText, id, MAX_LIST_ENTRIES, quantity } from './scalar';

const orderListLineShape = z
  .strictObject({
    lineNumber: z.int().min(1).describe('Number of the line in the list'),
    article: boundedText(200).describe('Article number, GTIN or name'),
    amount: quantity.optional(),
    unit: boundedText(50).optional(),
    note: boundedText(500).optional(),
  })
  .meta({
    description: 'One line of a typed, pasted or scanned order list.',
    examples: [{ lineNumber: 1, article: '100100', amount: '3', unit: 'KT' }],
  });
/** One line of a typed, pasted or scanned order list. */
export interface OrderListLine extends z.infer<typeof orderListLineShape> {}
export const orderListLine: Shape<OrderListLine> = component('OrderListLine', orderListLineShape);

const orderListShape = z
  .strictObject({ lines: list(orderListLine, MAX_LIST_ENTRIES), subshopCode: id.optional() })
  .describe('An order list as it was typed, pasted or scanned.');
/** An order list as it was typed, pasted or scanned. */
export interface OrderList extends z.infer<typeof orderListShape> {}
export const orderList: Shape<OrderList> = component('OrderList', orderListShape);

/** What became of a line of an order list. */
export const ORDER_LIST_OUTCOMES = [
  'FOUND',
  'CORRECTED',
  'SEVERAL_ARTICLES',
  'ARTICLE_UNKNOWN',
  'ARTICLE_NOT_AVAILABLE',
  'UNIT_UNKNOWN',
  'AMOUNT_INVALID',
] as const;
/** What became of a line of an order list, see {@link ORDER_LIST_OUTCOMES}. */
export type OrderListOutcome = (typeof ORDER_LIST_OUTCOMES)[number];

const resolvedOrderListLineShape = z
  .object({
    lineNumber: z.int().min(1),
    outcome: z.enum(ORDER_LIST_OUTCOMES),
    product: product.optional(),
    candidates: list(product).optional().describe('Articles to choose from'),
    unitAbbreviation: z.string().optional(),
    amount: amount.optional().describe('Offered, never raised silently'),
    reason: z.string().optional().describe('A sentence in the language asked for'),
  })
  .describe('What became of one line of an order list.');
/** What became of one line of an order list. */
export interface ResolvedOrderListLine extends z.infer<typeof resolvedOrderListLineShape> {}
export const resolvedOrderListLine: Shape<ResolvedOrderListLine> = component(
  'ResolvedOrderListLine',
  resolvedOrderListLineShape,
);

const resolvedOrderListShape = z
  .object({ lines: list(resolvedOrderListLine) })
  .describe('What became of an order list.');
/** What became of an order list. */
export interface ResolvedOrderList extends z.infer<typeof resolvedOrderListShape> {}
export const resolvedOrderList: Shape<ResolvedOrderList> = component(
  'ResolvedOrderList',
  resolvedOrderListShape,
);
