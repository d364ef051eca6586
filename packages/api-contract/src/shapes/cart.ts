import { z } from 'zod';
import { cartItem, planEntry } from './cart-item';
import { component, type Shape } from './component';
import { list } from './list';
import { amount, extension, moment } from './scalar';
import { fee, totals } from './totals';

const lineContentShape = z
  .object({
    amount: amount.describe('How many of the unit'),
    unitAbbreviation: z.string().describe('Unit the amount is counted in'),
    note: z.string().optional().describe('Remark of the buyer on this line'),
    costCentre: z.string().optional().describe('Cost centre of the customer the line is booked to'),
    customerArticleNumber: z.string().optional().describe('Number the customer has for the product'),
    plan: list(planEntry).optional().describe('Only in fairs: the days the amount is spread over'),
  })
  .describe('The content of a line.');
/** The content of a line. */
export interface LineContent extends z.infer<typeof lineContentShape> {}
export const lineContent: Shape<LineContent> = component('LineContent', lineContentShape);

const deletedCartItemShape = z
  .object({
    sku: z.string().describe('Number of the product'),
    unitAbbr: z.string().describe('Abbreviation of the unit the line was in'),
    deletedAt: moment.describe('When it was taken out'),
    content: extension(lineContent).describe('What the line held, to bring it back whole'),
    version: extension(z.int().min(0)).describe(
      'Version of the removed line, which bringing it back has seen',
    ),
    deletedBy: extension(z.string()).describe('User who took it out'),
    withCart: extension(z.boolean()).describe(
      'It went when the whole cart was emptied, within the last 24 hours',
    ),
  })
  .describe('A line that was taken out, to bring back with one tap.');
/** A line that was taken out, to bring back with one tap. */
export interface DeletedCartItem extends z.infer<typeof deletedCartItemShape> {}
export const deletedCartItem: Shape<DeletedCartItem> = component('DeletedCartItem', deletedCartItemShape);

const lineConflictShape = z
  .object({
    sku: z.string().describe('The line both changed'),
    kept: lineContent.optional().describe('Missing: the line is gone'),
    dropped: lineContent.optional().describe('Missing: the removal lost'),
  })
  .describe('Two buyers changed one line: what the cart holds now and what it does not.');
/** Two buyers changed one line: what the cart holds now and what it does not. */
export interface LineConflict extends z.infer<typeof lineConflictShape> {}
export const lineConflict: Shape<LineConflict> = component('LineConflict', lineConflictShape);

const cartShape = z
  .object({
    customerId: z.string().describe('Customer the cart belongs to; all its users share it'),
    userId: z.string().optional().describe('User who asked'),
    items: list(cartItem).describe('The lines, each with its product'),
    validSince: moment.optional().describe('When this cart began'),
    deletedItems: list(deletedCartItem).describe('Lines that can be brought back, the latest first'),
    version: extension(z.int().min(0)).describe('Grows with each change'),
    totals: extension(totals).describe('Only for those who may see prices'),
    fees: extension(list(fee)).describe('What is billed besides goods, as it would be ordered now'),
    conflicts: extension(list(lineConflict)).describe('Lines two buyers changed at once'),
  })
  .describe('A cart with its articles.');
/** A cart with its articles. */
export interface Cart extends z.infer<typeof cartShape> {}
export const cart: Shape<Cart> = component('Cart', cartShape);

const cartLineAnswerShape = z
  .object({
    item: z
      .object({
        sku: z.string().describe('Number of the product'),
        amount: amount.describe('Amount the cart holds now'),
        unitAbbreviation: z.string().describe('Unit the amount is counted in'),
        version: extension(z.int().min(0)).describe(
          'New version of the line, to be sent with the next write',
        ),
      })
      .optional()
      .describe('Missing: the line is gone'),
    version: z.int().min(0).describe('The new version of the cart'),
    conflict: lineConflict
      .optional()
      .describe('What was overridden, where a colleague changed the line meanwhile'),
  })
  .describe('What became of a write to one line.');
/** What became of a write to one line. */
export interface CartLineAnswer extends z.infer<typeof cartLineAnswerShape> {}
export const cartLineAnswer: Shape<CartLineAnswer> = component('CartLineAnswer', cartLineAnswerShape);
