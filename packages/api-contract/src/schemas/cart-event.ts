import { CART_EVENT_TYPES } from '@gastroshop/domain/cart';
import { z } from 'zod';
import { lineConflictSchema } from './cart';
import { registerComponent, type Schema } from './register-component';
import { extension, momentSchema } from './scalars';

const cartEventShape = z
  .object({
    userId: z.string().describe('User who did it'),
    customerId: z.string().describe('Customer whose cart it is'),
    eventType: z
      .enum(CART_EVENT_TYPES)
      .describe('What happened; an older client skips a type it does not know'),
    sku: z.string().optional().describe('The line it happened to; missing: the whole cart'),
    amount: z
      .int()
      .optional()
      .describe('Amount of the line after it, in the unit named beside; missing where there is no line'),
    unitAbbreviation: z.string().optional().describe('Unit of the amount'),
    timestamp: momentSchema.describe('When the backend stored it'),
    cartCode: z.string().optional().describe('Code of the fair; missing: the own cart'),
    cartVersion: extension(z.int().min(0)).describe(
      'Version of the cart after it; a client that holds this one or a later has it already',
    ),
    conflict: extension(lineConflictSchema).describe('What it overrode, where two buyers changed one line'),
  })
  .meta({
    description: 'Something that happened in a cart.',
    examples: [
      {
        userId: 'u-1',
        customerId: '100200',
        eventType: 'ITEM_CHANGED',
        sku: '100100',
        amount: 3,
        unitAbbreviation: 'KT',
        timestamp: '2026-11-25T14:59:59Z',
        cartVersion: 7,
      },
    ],
  });
/** Something that happened in a cart. */
export interface CartEvent extends z.infer<typeof cartEventShape> {}
export const cartEventSchema: Schema<CartEvent> = registerComponent('CartEvent', cartEventShape);
