import { MAX_CONFIRMATION_MAILS } from '@gastroshop/domain/cart';
import { z } from 'zod';
import { planEntry } from './cart-item';
import { component, type Shape } from './component';
import { list } from './list';
import { ORDER_SOURCES } from './order';
import {
  amount,
  boundedText,
  day,
  decimalString,
  email,
  extension,
  id,
  MAX_LIST_ENTRIES,
  sku,
  timeOfDay,
  weekday,
} from './scalar';

const seenCartShape = z
  .strictObject({
    cartVersion: z.int().min(0),
    lines: list(
      z.strictObject({
        sku,
        unitAbbreviation: id,
        amount,
        rowTotalString: decimalString.optional(),
        day: day.optional(),
        plan: extension(list(planEntry, 300)).describe(
          'Only in fairs: the plan shown; empty where all comes on the requested day. Missing: not compared',
        ),
      }),
      MAX_LIST_ENTRIES,
    ),
    netString: decimalString.optional(),
  })
  .describe('The cart as the buyer saw it when submitting.');
/** The cart as the buyer saw it when submitting. */
export interface SeenCart extends z.infer<typeof seenCartShape> {}
export const seenCart: Shape<SeenCart> = component('SeenCart', seenCartShape);

const submittedAddressShape = z
  .strictObject({
    tenant: id.optional(),
    externalId: id.optional(),
    companyLines: list(boundedText(200), 10).optional(),
    street: boundedText(200).optional(),
    city: boundedText(200).optional(),
    postCode: boundedText(20).optional(),
    countryCode: boundedText(3).optional(),
    unloadingAreas: list(boundedText(200), 300).optional(),
  })
  .describe('An address as an order names it.');
/** An address as an order names it. */
export interface SubmittedAddress extends z.infer<typeof submittedAddressShape> {}
export const submittedAddress: Shape<SubmittedAddress> = component('SubmittedAddress', submittedAddressShape);

const submittedInvoiceAddressShape = submittedAddressShape
  .extend({
    customerId: id.optional(),
    firstName: boundedText(100).optional(),
    lastName: boundedText(100).optional(),
  })
  .describe('The address the invoice of an order goes to.');
/** The address the invoice of an order goes to. */
export interface SubmittedInvoiceAddress extends z.infer<typeof submittedInvoiceAddressShape> {}
export const submittedInvoiceAddress: Shape<SubmittedInvoiceAddress> = component(
  'SubmittedInvoiceAddress',
  submittedInvoiceAddressShape,
);

const orderSubmissionShape = z
  .strictObject({
    deliveryAddressExternalId: id.optional(),
    requestedDeliveryDay: day.optional(),
    requestedDeliveryDayFreshProducts: day.optional(),
    requestedDeliveryDayFrozenProducts: day.optional(),
    unloadingArea: boundedText(200).optional(),
    customerOrderId: boundedText(100).optional(),
    notes: boundedText(2000).optional(),
    deliveryAddress: submittedAddress.optional(),
    billingAddress: submittedInvoiceAddress.optional(),
    deliverySlot: z
      .strictObject({
        id: id.optional(),
        day: weekday,
        time: timeOfDay.optional(),
        lastOrderDay: weekday.optional(),
        lastOrderTime: timeOfDay.optional(),
      })
      .optional(),
    confirmationMailAdresses: list(email, MAX_CONFIRMATION_MAILS)
      .optional()
      .describe("Beside the user's own addresses; together at most ten are written to"),
    orderSource: z.enum(ORDER_SOURCES).optional(),
    seen: extension(seenCart).describe('Missing: the cart as this user last got it is compared instead'),
    addToOrderId: extension(id).describe(
      'The open order the cart is added to, of the same address and days; missing: an order of its own',
    ),
    confirmationToken: extension(boundedText(2000)).describe('Confirms the differences of an earlier answer'),
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
export const orderSubmission: Shape<OrderSubmission> = component('OrderSubmission', orderSubmissionShape);
