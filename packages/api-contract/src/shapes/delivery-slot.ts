import { TEMPERATURE_GROUPS } from '@gastroshop/domain/delivery';
import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { day, decimalString, extension, moment, timeOfDay, weekday } from './scalar';

const effectiveDeliverySlotShape = z
  .object({ day: weekday, time: timeOfDay.optional() })
  .describe('Day and time of a delivery.');
/** Day and time of a delivery. */
export interface EffectiveDeliverySlot extends z.infer<typeof effectiveDeliverySlotShape> {}
export const effectiveDeliverySlot: Shape<EffectiveDeliverySlot> = component(
  'EffectiveDeliverySlot',
  effectiveDeliverySlotShape,
);

const deliverySlotShape = effectiveDeliverySlotShape
  .extend({
    id: z.string(),
    lastOrderDay: weekday,
    lastOrderTime: timeOfDay
      .optional()
      .describe('Missing: the last order time of the customer, else midnight'),
    deliveryAddressExternalId: extension(z.string()),
    temperatures: extension(list(z.enum(TEMPERATURE_GROUPS))),
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
  .object({ orderUntilDay: weekday, dayOfDelivery: weekday })
  .describe('A weekly delivery as an article names it.');
/** A weekly delivery as an article names it. */
export interface ProductDeliverySlot extends z.infer<typeof productDeliverySlotShape> {}
export const productDeliverySlot: Shape<ProductDeliverySlot> = component(
  'ProductDeliverySlot',
  productDeliverySlotShape,
);

const deliveryExceptionShape = z
  .object({
    date: day,
    closed: z.boolean().optional(),
    replacedBy: day.optional(),
    lastOrderAt: moment.optional(),
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
