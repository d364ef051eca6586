import {
  addressSchema,
  ASSIGNMENT_RIGHTS,
  BILLING_TIMES,
  deliveryExceptionSchema,
  deliverySlotSchema,
} from '@gastroshop/api-contract';
import { isEmailAddress } from '@gastroshop/domain/cart';
import { ORDER_EDITINGS } from '@gastroshop/domain/order-life';
import { z } from 'zod';
import { day, areUnique, key, sku, text } from './fields';

const slots = z
  .array(deliverySlotSchema)
  .max(100)
  .refine((all) => areUnique(all, ({ id }) => id), 'two have the same id')
  .optional();

const user = z
  .strictObject({
    userId: key().describe('Id at the sign-on service (the claim sub)'),
    userName: key().optional().describe('Left out: shown by its id until the first sign-on'),
    firstName: text(200).optional(),
    lastName: text(200).optional(),
    email: z.string().refine(isEmailAddress, 'is no e-mail address').optional(),
    rights: z.array(z.enum(ASSIGNMENT_RIGHTS)).min(1).default(['ORDER', 'SEE_PRICES', 'INVOICES']),
    validFrom: day.optional(),
    validTo: day.optional(),
  })
  .describe('Who may act for the customer.');

/**
 * A customer, as a line of `import customers`. What stands in lists of its own (addresses, slots, exceptions, assortment,
 * users) is replaced as a whole where the line has it, and left alone where it has not.
 */
export const customerLine = z
  .strictObject({
    id: key(),
    displayName: text(300),
    isDisabled: z.boolean().default(false),
    priceLists: z.array(key()).max(100).default([]),
    hasBestFriendUser: z.boolean().default(false),
    lastOrderTime: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time like 16:00')
      .optional(),
    showEssenceForDays: z.int().min(1).max(3650).optional(),
    billingTime: z.enum(BILLING_TIMES).optional(),
    contactPersonId: key().optional(),
    orderEditing: z
      .enum(ORDER_EDITINGS)
      .optional()
      .describe(
        'How far its orders are changed until their deadlines: nothing, lines, or lines and day; left out: as its tenant says',
      ),
    address: addressSchema.optional(),
    invoiceAddress: z
      .intersection(
        addressSchema,
        z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
      )
      .optional(),
    deliveryAddresses: z
      .array(z.intersection(addressSchema, z.object({ externalId: key() })))
      .max(500)
      .refine((all) => areUnique(all, ({ externalId }) => externalId), 'two have the same externalId')
      .optional(),
    deliverySlots: slots.describe('For fresh and ambient goods'),
    alternativeTourDeliverySlots: slots.describe('For frozen goods; goes with deliverySlots'),
    deliveryExceptions: z
      .array(deliveryExceptionSchema)
      .max(1000)
      .refine((all) => areUnique(all, ({ date }) => date), 'two are for the same day')
      .optional(),
    assortment: z
      .array(sku)
      .max(100_000)
      .nullable()
      .optional()
      .describe('The only articles the customer may have; null: all; left out: as it is'),
    users: z
      .array(user)
      .max(5000)
      .refine((all) => areUnique(all, ({ userId }) => userId), 'two have the same userId')
      .optional(),
  })
  .refine(
    ({ deliverySlots, alternativeTourDeliverySlots }) =>
      alternativeTourDeliverySlots === undefined || deliverySlots !== undefined,
    { path: ['alternativeTourDeliverySlots'], error: 'needs deliverySlots beside it' },
  )
  .refine(
    ({ deliverySlots = [], alternativeTourDeliverySlots = [] }) =>
      areUnique([...deliverySlots, ...alternativeTourDeliverySlots], ({ id }) => id),
    { path: ['alternativeTourDeliverySlots'], error: 'has the id of one of the deliverySlots' },
  )
  .describe('A customer of a tenant.');
/** A customer, see {@link customerLine}. */
export type CustomerLine = z.infer<typeof customerLine>;
