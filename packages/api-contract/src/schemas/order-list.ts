import { GUESS_KINDS, type GuessKind } from '@gastroshop/domain/order-list';
import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { productSchema } from './product';
import {
  amountSchema,
  boundedString,
  extension,
  idSchema,
  MAX_LIST_ENTRIES,
  quantitySchema,
} from './scalars';

/** One more way to read a line. */
const orderListReadingShape = z
  .strictObject({
    article: boundedString(200).describe('Article number, GTIN or name'),
    amount: quantitySchema.optional().describe('How many, in this reading; missing: none was written'),
    unit: boundedString(50).optional().describe('Unit in this reading: an abbreviation or a name'),
  })
  .describe('One more way to read a line of an order list.');
/** One more way to read a line of an order list. */
export interface OrderListLineReading extends z.infer<typeof orderListReadingShape> {}
export const orderListLineReadingSchema: Schema<OrderListLineReading> = registerComponent(
  'OrderListLineReading',
  orderListReadingShape,
);

const MAX_READINGS = 4;

const orderListLineShape = z
  .strictObject({
    lineNumber: z.int().min(1).describe('Number of the line in the list'),
    article: boundedString(200).describe('Article number, GTIN or name'),
    amount: quantitySchema
      .optional()
      .describe('How many, from 1 up; missing: the answer offers the smallest that is sold'),
    unit: boundedString(50)
      .optional()
      .describe(
        'Unit as it was written: an abbreviation or a name; missing: the one the product starts with',
      ),
    note: boundedString(500).optional().describe('Remark that was written with it, at most 500 characters'),
    text: extension(boundedString(500)).describe(
      'The whole line as it was written: a name is found whole first',
    ),
    alternatives: extension(list(orderListLineReadingSchema, MAX_READINGS)).describe(
      'Other ways to read the line, best first',
    ),
  })
  .meta({
    description: 'One line of a typed, pasted or scanned order list.',
    examples: [{ lineNumber: 1, article: '100100', amount: '3', unit: 'KT' }],
  });
/** One line of a typed, pasted or scanned order list. */
export interface OrderListLine extends z.infer<typeof orderListLineShape> {}
export const orderListLineSchema: Schema<OrderListLine> = registerComponent(
  'OrderListLine',
  orderListLineShape,
);

const orderListShape = z
  .strictObject({
    lines: list(orderListLineSchema, MAX_LIST_ENTRIES).describe('The lines, at most 10,000'),
    subshopCode: idSchema.optional().describe('Code of the fair it is for; missing: the own cart'),
  })
  .meta({
    description: 'An order list as it was typed, pasted or scanned.',
    examples: [
      {
        lines: [
          { lineNumber: 1, article: '100100', amount: '3', unit: 'KT' },
          { lineNumber: 2, article: 'Vollmilch', amount: '12' },
        ],
      },
    ],
  });
/** An order list as it was typed, pasted or scanned. */
export interface OrderList extends z.infer<typeof orderListShape> {}
export const orderListSchema: Schema<OrderList> = registerComponent('OrderList', orderListShape);

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

/** By what a line's article was found. */
export const ORDER_LIST_MATCHES = ['NUMBER', 'GTIN', 'NAME', 'WORDS', 'SPELLING'] as const;
/** By what a line's article was found, see {@link ORDER_LIST_MATCHES}. */
export type OrderListMatch = (typeof ORDER_LIST_MATCHES)[number];

/** Where the unit of a line comes from. */
export const ORDER_LIST_UNIT_SOURCES = ['WRITTEN', 'GTIN', 'DEFAULT'] as const;
/** Where the unit of a line comes from, see {@link ORDER_LIST_UNIT_SOURCES}. */
export type OrderListUnitSource = (typeof ORDER_LIST_UNIT_SOURCES)[number];

const resolvedOrderListLineShape = z
  .object({
    lineNumber: z.int().min(1).describe('Number of the line in the list that was sent'),
    outcome: z
      .enum(ORDER_LIST_OUTCOMES)
      .describe('What became of it: FOUND and CORRECTED can be ordered; the reason says the rest in words'),
    product: productSchema
      .optional()
      .describe('The product that was found, with prices for those who may see them'),
    candidates: list(productSchema).optional().describe('Articles to choose from'),
    unitAbbreviation: z.string().optional().describe('Unit to order it in'),
    amount: amountSchema.optional().describe('Offered, never raised silently'),
    reason: z.string().optional().describe('A sentence in the language asked for'),
    match: extension(z.enum(ORDER_LIST_MATCHES)).describe(
      'By what the article was found: its number, a code, its whole name, the words of a name, or similar words',
    ),
    unitFrom: extension(z.enum(ORDER_LIST_UNIT_SOURCES)).describe(
      'Where the unit comes from: written, named by the code, or the one the article starts with',
    ),
    reading: extension(z.int().min(0)).describe(
      'Index of the alternative that was taken; missing for the reading itself',
    ),
    guesses: extension(list<GuessKind>(z.enum(GUESS_KINDS))).describe(
      'What was guessed, for the buyer to confirm',
    ),
    notSearched: extension(z.literal(true)).describe(
      'The list held more names than one call searches for, and this line was left out: ask about it again, among fewer',
    ),
  })
  .describe('What became of one line of an order list.');
/** What became of one line of an order list. */
export interface ResolvedOrderListLine extends z.infer<typeof resolvedOrderListLineShape> {}
export const resolvedOrderListLineSchema: Schema<ResolvedOrderListLine> = registerComponent(
  'ResolvedOrderListLine',
  resolvedOrderListLineShape,
);

const resolvedOrderListShape = z
  .object({
    lines: list(resolvedOrderListLineSchema).describe('One answer for each line that was sent, in its order'),
  })
  .describe('What became of an order list.');
/** What became of an order list. */
export interface ResolvedOrderList extends z.infer<typeof resolvedOrderListShape> {}
export const resolvedOrderListSchema: Schema<ResolvedOrderList> = registerComponent(
  'ResolvedOrderList',
  resolvedOrderListShape,
);
