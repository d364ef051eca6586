import { CART_EVENT_TYPES } from '@gastroshop/domain/cart';
import { z } from 'zod';
import { lineConflict } from './cart';
import { component, type Shape } from './component';
import { extension, moment } from './scalar';

const cartEventShape = z
  .object({
    userId: z.string(),
    customerId: z.string(),
    eventType: z.enum(CART_EVENT_TYPES),
    sku: z.string().optional(),
    amount: z.int().optional(),
    unitAbbreviation: z.string().optional(),
    timestamp: moment,
    cartCode: z.string().optional().describe('Code of the fair; missing: the own cart'),
    cartVersion: extension(z.int().min(0)),
    conflict: extension(lineConflict),
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
export const cartEvent: Shape<CartEvent> = component('CartEvent', cartEventShape);
