import { z } from 'zod';
import { cartItem, planEntry } from './cart-item';
import { component, type Shape } from './component';
import { list } from './list';
import { amount, extension, moment } from './scalar';
import { fee, totals } from './totals';

const lineContentShape = z
  .object({
    amount,
    unitAbbreviation: z.string(),
    note: z.string().optional(),
    costCentre: z.string().optional(),
    customerArticleNumber: z.string().optional(),
    plan: list(planEntry).optional(),
  })
  .describe('The content of a line.');
/** The content of a line. */
export interface LineContent extends z.infer<typeof lineContentShape> {}
export const lineContent: Shape<LineContent> = component('LineContent', lineContentShape);

const deletedCartItemShape = z
  .object({
    sku: z.string(),
    unitAbbr: z.string(),
    deletedAt: moment,
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
    sku: z.string(),
    kept: lineContent.optional().describe('Missing: the line is gone'),
    dropped: lineContent.optional().describe('Missing: the removal lost'),
  })
  .describe('Two buyers changed one line: what the cart holds now and what it does not.');
/** Two buyers changed one line: what the cart holds now and what it does not. */
export interface LineConflict extends z.infer<typeof lineConflictShape> {}
export const lineConflict: Shape<LineConflict> = component('LineConflict', lineConflictShape);

const cartShape = z
  .object({
    customerId: z.string(),
    userId: z.string().optional(),
    items: list(cartItem),
    validSince: moment.optional(),
    deletedItems: list(deletedCartItem),
    version: extension(z.int().min(0)).describe('Grows with each change'),
    totals: extension(totals).describe('Only for those who may see prices'),
    fees: extension(list(fee)),
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
        sku: z.string(),
        amount,
        unitAbbreviation: z.string(),
        version: extension(z.int().min(0)),
      })
      .optional()
      .describe('Missing: the line is gone'),
    version: z.int().min(0).describe('The new version of the cart'),
    conflict: lineConflict.optional(),
  })
  .describe('What became of a write to one line.');
/** What became of a write to one line. */
export interface CartLineAnswer extends z.infer<typeof cartLineAnswerShape> {}
export const cartLineAnswer: Shape<CartLineAnswer> = component('CartLineAnswer', cartLineAnswerShape);
