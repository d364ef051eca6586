import { TEMPERATURE_GROUPS } from '@gastroshop/domain/delivery';
import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { day, decimalString, extension, moment, timeOfDay, weekday } from './scalar';

const effectiveDeliverySlotShape = z
  .object({
    day: weekday.describe('Weekday of the delivery, 0 Sunday to 6 Saturday'),
    time: timeOfDay.optional().describe('When the lorry comes, in Vienna; missing where it is not known'),
  })
  .describe('Day and time of a delivery.');
/** Day and time of a delivery. */
export interface EffectiveDeliverySlot extends z.infer<typeof effectiveDeliverySlotShape> {}
export const effectiveDeliverySlot: Shape<EffectiveDeliverySlot> = component(
  'EffectiveDeliverySlot',
  effectiveDeliverySlotShape,
);

const deliverySlotShape = effectiveDeliverySlotShape
  .extend({
    id: z.string().describe('Key of the slot, which an order may name'),
    lastOrderDay: weekday.describe('Weekday until which an order for it is taken, 0 Sunday to 6 Saturday'),
    lastOrderTime: timeOfDay
      .optional()
      .describe('Missing: the last order time of the customer, else midnight'),
    deliveryAddressExternalId: extension(z.string()).describe(
      'The address it drives to; missing: all of them',
    ),
    temperatures: extension(list(z.enum(TEMPERATURE_GROUPS))).describe(
      'Goods it carries; missing: as the list it stands in says',
    ),
    minimumOrderValue: extension(decimalString).describe('Net euro'),
    freeFrom: extension(decimalString).describe('Net euro from which the delivery costs nothing'),
  })
  .meta({
    description: 'A weekly delivery: when the lorry comes and until when to order.',
    examples: [{ id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' }],
  });
/** A weekly delivery: when the lorry comes and until when to order. */
export interface DeliverySlot extends z.infer<typeof deliverySlotShape> {}
export const deliverySlot: Shape<DeliverySlot> = component('DeliverySlot', deliverySlotShape);

const productDeliverySlotShape = z
  .object({
    orderUntilDay: weekday.describe('Weekday until which the product is ordered, 0 Sunday to 6 Saturday'),
    dayOfDelivery: weekday.describe('Weekday it is delivered then, 0 Sunday to 6 Saturday'),
  })
  .describe('A weekly delivery as an article names it.');
/** A weekly delivery as an article names it. */
export interface ProductDeliverySlot extends z.infer<typeof productDeliverySlotShape> {}
export const productDeliverySlot: Shape<ProductDeliverySlot> = component(
  'ProductDeliverySlot',
  productDeliverySlotShape,
);

const deliveryExceptionShape = z
  .object({
    date: day.describe('The day it is about'),
    closed: z.boolean().optional().describe('Whether nothing is delivered on it; missing: something is'),
    replacedBy: day.optional().describe('Day the delivery is moved to'),
    lastOrderAt: moment.optional().describe('Deadline of that delivery instead of the usual one'),
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
export const deliveryException: Shape<DeliveryException> = component(
  'DeliveryException',
  deliveryExceptionShape,
);
