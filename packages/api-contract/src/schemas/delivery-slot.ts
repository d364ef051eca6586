import { TEMPERATURE_GROUPS } from '@gastroshop/domain/delivery';
import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import {
  daySchema,
  decimalStringSchema,
  extension,
  momentSchema,
  timeOfDaySchema,
  weekdaySchema,
} from './scalars';

const effectiveDeliverySlotShape = z
  .object({
    day: weekdaySchema.describe('Weekday of the delivery, 0 Sunday to 6 Saturday'),
    time: timeOfDaySchema
      .optional()
      .describe('When the lorry comes, in Vienna; missing where it is not known'),
  })
  .describe('Day and time of a delivery.');
/** Day and time of a delivery. */
export interface EffectiveDeliverySlot extends z.infer<typeof effectiveDeliverySlotShape> {}
export const effectiveDeliverySlotSchema: Schema<EffectiveDeliverySlot> = registerComponent(
  'EffectiveDeliverySlot',
  effectiveDeliverySlotShape,
);

const deliverySlotShape = effectiveDeliverySlotShape
  .extend({
    id: z.string().describe('Key of the slot, which an order may name'),
    lastOrderDay: weekdaySchema.describe(
      'Weekday until which an order for it is taken, 0 Sunday to 6 Saturday',
    ),
    lastOrderTime: timeOfDaySchema
      .optional()
      .describe('Missing: the last order time of the customer, else midnight'),
    deliveryAddressExternalId: extension(z.string()).describe(
      'The address it drives to; missing: all of them',
    ),
    temperatures: extension(list(z.enum(TEMPERATURE_GROUPS))).describe(
      'Goods it carries; missing: as the list it stands in says',
    ),
    minimumOrderValue: extension(decimalStringSchema).describe('Net euro'),
    freeFrom: extension(decimalStringSchema).describe('Net euro from which the delivery costs nothing'),
  })
  .meta({
    description: 'A weekly delivery: when the lorry comes and until when to order.',
    examples: [{ id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' }],
  });
/** A weekly delivery: when the lorry comes and until when to order. */
export interface DeliverySlot extends z.infer<typeof deliverySlotShape> {}
export const deliverySlotSchema: Schema<DeliverySlot> = registerComponent('DeliverySlot', deliverySlotShape);

const productDeliverySlotShape = z
  .object({
    orderUntilDay: weekdaySchema.describe(
      'Weekday until which the product is ordered, 0 Sunday to 6 Saturday',
    ),
    dayOfDelivery: weekdaySchema.describe('Weekday it is delivered then, 0 Sunday to 6 Saturday'),
  })
  .describe('A weekly delivery as an article names it.');
/** A weekly delivery as an article names it. */
export interface ProductDeliverySlot extends z.infer<typeof productDeliverySlotShape> {}
export const productDeliverySlotSchema: Schema<ProductDeliverySlot> = registerComponent(
  'ProductDeliverySlot',
  productDeliverySlotShape,
);

const deliveryExceptionShape = z
  .object({
    date: daySchema.describe('The day it is about'),
    closed: z.boolean().optional().describe('Whether nothing is delivered on it; missing: something is'),
    replacedBy: daySchema.optional().describe('Day the delivery is moved to'),
    lastOrderAt: momentSchema.optional().describe('Deadline of that delivery instead of the usual one'),
  })
  .meta({
    description: 'A day on which the weekly plan does not hold.',
    examples: [
      {
        date: '2026-10-26',
        closed: true,
        replacedBy: '2026-10-27',
        lastOrderAt: '2026-10-23T12:00:00+02:00',
      },
    ],
  });
/** A day on which the weekly plan does not hold. */
export interface DeliveryException extends z.infer<typeof deliveryExceptionShape> {}
export const deliveryExceptionSchema: Schema<DeliveryException> = registerComponent(
  'DeliveryException',
  deliveryExceptionShape,
);
