import { MAX_CONFIRMATION_MAILS } from '@gastroshop/domain/cart';
import { z } from 'zod';
import { planEntrySchema } from './cart-item';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { ORDER_SOURCES } from './order';
import {
  amountSchema,
  boundedString,
  daySchema,
  decimalStringSchema,
  emailSchema,
  extension,
  idSchema,
  MAX_LIST_ENTRIES,
  skuSchema,
  timeOfDaySchema,
  weekdaySchema,
} from './scalars';

const seenCartShape = z
  .strictObject({
    cartVersion: z.int().min(0).describe('Version of the cart the buyer saw'),
    lines: list(
      z.strictObject({
        sku: skuSchema.describe('Number of the product'),
        unitAbbreviation: idSchema.describe('Unit the buyer saw'),
        amount: amountSchema.describe('Amount the buyer saw'),
        rowTotalString: decimalStringSchema
          .optional()
          .describe(
            'Net euro the buyer saw for the line; missing: a price on request, or no right to see prices',
          ),
        day: daySchema.optional().describe('Day of its delivery the buyer saw'),
        plan: extension(list(planEntrySchema, 300)).describe(
          'Only in fairs: the plan shown; empty where all comes on the requested day. Missing: not compared',
        ),
      }),
      MAX_LIST_ENTRIES,
    ).describe('Every line the buyer saw, at most 10,000'),
    netString: decimalStringSchema
      .optional()
      .describe('Net euro the buyer saw for all; missing: no right to see prices'),
  })
  .describe('The cart as the buyer saw it when submitting.');
/** The cart as the buyer saw it when submitting. */
export interface SeenCart extends z.infer<typeof seenCartShape> {}
export const seenCartSchema: Schema<SeenCart> = registerComponent('SeenCart', seenCartShape);

const submittedAddressShape = z
  .strictObject({
    tenant: idSchema.optional().describe('Code of the tenant that keeps the address'),
    externalId: idSchema.optional().describe('Key of the address in the merchandise system'),
    companyLines: list(boundedString(200), 10)
      .optional()
      .describe('Name of the business, at most ten lines of 200 characters'),
    street: boundedString(200).optional().describe('Street with the number of the house'),
    city: boundedString(200).optional().describe('Town without the post code'),
    postCode: boundedString(20).optional().describe('Post code; text, because some begin with 0'),
    countryCode: boundedString(3)
      .optional()
      .describe('Country as two or three letters of ISO 3166-1, such as AT'),
    unloadingAreas: list(boundedString(200), 300)
      .optional()
      .describe('Places a delivery can be unloaded at; taken so that an address can be sent back whole'),
  })
  .describe('An address as an order names it.');
/** An address as an order names it. */
export interface SubmittedAddress extends z.infer<typeof submittedAddressShape> {}
export const submittedAddressSchema: Schema<SubmittedAddress> = registerComponent(
  'SubmittedAddress',
  submittedAddressShape,
);

const submittedInvoiceAddressShape = submittedAddressShape
  .extend({
    customerId: idSchema.optional().describe('Number of the customer that is billed'),
    firstName: boundedString(100).optional().describe('First name of the person the invoice is addressed to'),
    lastName: boundedString(100).optional().describe('Last name of the person the invoice is addressed to'),
  })
  .describe('The address the invoice of an order goes to.');
/** The address the invoice of an order goes to. */
export interface SubmittedInvoiceAddress extends z.infer<typeof submittedInvoiceAddressShape> {}
export const submittedInvoiceAddressSchema: Schema<SubmittedInvoiceAddress> = registerComponent(
  'SubmittedInvoiceAddress',
  submittedInvoiceAddressShape,
);

const orderSubmissionShape = z
  .strictObject({
    deliveryAddressExternalId: idSchema
      .optional()
      .describe(
        'Address to deliver to, by its key in the merchandise system; missing: the one named in full, else the first of the customer',
      ),
    requestedDeliveryDay: daySchema.optional().describe('Day for all of it; instead of the two days beside'),
    requestedDeliveryDayFreshProducts: daySchema
      .optional()
      .describe('Day for fresh and ambient goods, where frozen ones travel apart'),
    requestedDeliveryDayFrozenProducts: daySchema
      .optional()
      .describe('Day for frozen goods, where they travel apart'),
    unloadingArea: boundedString(200)
      .optional()
      .describe('Where to unload at the address, at most 200 characters'),
    customerOrderId: boundedString(100)
      .optional()
      .describe("The customer's own number of the order, at most 100 characters; printed on its papers"),
    notes: boundedString(2000).optional().describe('Remark on the whole order, at most 2,000 characters'),
    deliveryAddress: submittedAddressSchema.optional().describe('Address to deliver to, in full'),
    billingAddress: submittedInvoiceAddressSchema
      .optional()
      .describe('Address the invoice goes to; missing: the one of the customer'),
    deliverySlot: z
      .strictObject({
        id: idSchema.optional().describe('Key of the slot'),
        day: weekdaySchema.describe('Weekday of the delivery, 0 Sunday to 6 Saturday'),
        time: timeOfDaySchema.optional().describe('When the lorry comes, in Vienna'),
        lastOrderDay: weekdaySchema
          .optional()
          .describe('Weekday until which an order for it is taken, 0 Sunday to 6 Saturday'),
        lastOrderTime: timeOfDaySchema.optional().describe('Time of day until which it is taken, in Vienna'),
      })
      .optional()
      .describe('The slot the buyer chose'),
    confirmationMailAdresses: list(emailSchema, MAX_CONFIRMATION_MAILS)
      .optional()
      .describe("Beside the user's own addresses; together at most ten are written to"),
    orderSource: z
      .enum(ORDER_SOURCES)
      .optional()
      .describe("Where it is ordered from; missing: the shop. A fair's order is always SUBSHOP"),
    seen: extension(seenCartSchema).describe(
      'Missing: the cart as this user last got it is compared instead',
    ),
    addToOrderId: extension(idSchema).describe(
      'The open order the cart is added to, of the same address and days; missing: an order of its own',
    ),
    confirmationToken: extension(boundedString(2000)).describe(
      'Confirms the differences of an earlier answer',
    ),
  })
  .refine(
    (submission) =>
      submission.requestedDeliveryDay !== undefined ||
      submission.requestedDeliveryDayFreshProducts !== undefined ||
      submission.requestedDeliveryDayFrozenProducts !== undefined,
    { path: ['requestedDeliveryDay'], message: 'An order needs a requested delivery day' },
  )
  .meta({
    description:
      'Everything an order needs besides the cart. Either one requested day, or days for fresh and frozen goods.',
    examples: [
      {
        deliveryAddressExternalId: '4711-1',
        requestedDeliveryDay: '2026-11-26',
        seen: {
          cartVersion: 7,
          lines: [{ sku: '100100', unitAbbreviation: 'KT', amount: 3, rowTotalString: '95.76' }],
          netString: '95.76',
        },
      },
    ],
  });
/** Everything an order needs besides the cart. Either one requested day, or days for fresh and frozen goods. */
export interface OrderSubmission extends z.infer<typeof orderSubmissionShape> {}
export const orderSubmissionSchema: Schema<OrderSubmission> = registerComponent(
  'OrderSubmission',
  orderSubmissionShape,
);
