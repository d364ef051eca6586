import { z } from 'zod';
import { cartItemSchema, planEntrySchema } from './cart-item';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { amountSchema, extension, momentSchema } from './scalars';
import { feeSchema, totalsSchema } from './totals';

const lineContentShape = z
  .object({
    amount: amountSchema.describe('How many of the unit'),
    unitAbbreviation: z.string().describe('Unit the amount is counted in'),
    note: z.string().optional().describe('Remark of the buyer on this line'),
    costCentre: z.string().optional().describe('Cost centre of the customer the line is booked to'),
    customerArticleNumber: z.string().optional().describe('Number the customer has for the product'),
    plan: list(planEntrySchema).optional().describe('Only in fairs: the days the amount is spread over'),
  })
  .describe('The content of a line.');
/** The content of a line. */
export interface LineContent extends z.infer<typeof lineContentShape> {}
export const lineContentSchema: Schema<LineContent> = registerComponent('LineContent', lineContentShape);

const deletedCartItemShape = z
  .object({
    sku: z.string().describe('Number of the product'),
    unitAbbr: z.string().describe('Abbreviation of the unit the line was in'),
    deletedAt: momentSchema.describe('When it was taken out'),
    content: extension(lineContentSchema).describe('What the line held, to bring it back whole'),
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
export const deletedCartItemSchema: Schema<DeletedCartItem> = registerComponent(
  'DeletedCartItem',
  deletedCartItemShape,
);

const lineConflictShape = z
  .object({
    sku: z.string().describe('The line both changed'),
    kept: lineContentSchema.optional().describe('Missing: the line is gone'),
    dropped: lineContentSchema.optional().describe('Missing: the removal lost'),
  })
  .describe('Two buyers changed one line: what the cart holds now and what it does not.');
/** Two buyers changed one line: what the cart holds now and what it does not. */
export interface LineConflict extends z.infer<typeof lineConflictShape> {}
export const lineConflictSchema: Schema<LineConflict> = registerComponent('LineConflict', lineConflictShape);

const cartShape = z
  .object({
    customerId: z.string().describe('Customer the cart belongs to; all its users share it'),
    userId: z.string().optional().describe('User who asked'),
    items: list(cartItemSchema).describe('The lines, each with its product'),
    validSince: momentSchema.optional().describe('When this cart began'),
    deletedItems: list(deletedCartItemSchema).describe('Lines that can be brought back, the latest first'),
    version: extension(z.int().min(0)).describe('Grows with each change'),
    totals: extension(totalsSchema).describe('Only for those who may see prices'),
    fees: extension(list(feeSchema)).describe('What is billed besides goods, as it would be ordered now'),
    conflicts: extension(list(lineConflictSchema)).describe('Lines two buyers changed at once'),
  })
  .describe('A cart with its articles.');
/** A cart with its articles. */
export interface Cart extends z.infer<typeof cartShape> {}
export const cartSchema: Schema<Cart> = registerComponent('Cart', cartShape);

const cartLineAnswerShape = z
  .object({
    item: z
      .object({
        sku: z.string().describe('Number of the product'),
        amount: amountSchema.describe('Amount the cart holds now'),
        unitAbbreviation: z.string().describe('Unit the amount is counted in'),
        version: extension(z.int().min(0)).describe(
          'New version of the line, to be sent with the next write',
        ),
      })
      .optional()
      .describe('Missing: the line is gone'),
    version: z.int().min(0).describe('The new version of the cart'),
    conflict: lineConflictSchema
      .optional()
      .describe('What was overridden, where a colleague changed the line meanwhile'),
  })
  .describe('What became of a write to one line.');
/** What became of a write to one line. */
export interface CartLineAnswer extends z.infer<typeof cartLineAnswerShape> {}
export const cartLineAnswerSchema: Schema<CartLineAnswer> = registerComponent(
  'CartLineAnswer',
  cartLineAnswerShape,
);
