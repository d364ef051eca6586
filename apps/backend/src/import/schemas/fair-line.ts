import { BILLING_TIMES } from '@gastroshop/api-contract';
import { fairBasePath, fairCodeOf, isTenantCode } from '@gastroshop/identity';
import { z } from 'zod';
import { isImageAddress } from '../../modules/content';
import { day, areUnique, key, positiveText, text } from './fields';

/** Whether a code can be a part of the fair's addresses. */
const isFairCode = (code: string): boolean => {
  try {
    return fairCodeOf(fairBasePath(code)) === code;
  } catch {
    return false;
  }
};

const factor = positiveText
  .refine((value) => Number(value) <= 1, 'has to be 1 at most: 0.97 is 3 % off')
  .describe('Multiplier for regular prices. Left out: the fair sells only what it has prices of its own for');

const isInOrder = (first: string | undefined, last: string | undefined): boolean =>
  first === undefined || last === undefined || first <= last;

const range = z
  .strictObject({ start: day, end: day })
  .refine(({ start, end }) => isInOrder(start, end), { path: ['end'], error: 'is before start' })
  .describe('Days whose orders the quantity history adds up. Left out: the fair has none');

/** A fair, as a line of `import fairs`. The line says all of it: what it leaves out the fair does not have. */
export const fairLine = z
  .strictObject({
    id: key(40).refine(isFairCode, 'can be no part of an address: letters, digits, . _ ~ - are'),
    tenants: z
      .array(
        z
          .string()
          .regex(/^[A-Z]{2}$/, 'is no code of a tenant such as AZ')
          .refine(isTenantCode),
      )
      .min(1)
      .refine((all) => areUnique(all, (tenant) => tenant), 'names one twice')
      .describe('Whose customers may order in it'),
    isActive: z.boolean().describe('Whether it is open; false ends it and keeps its orders'),
    billingTime: z
      .enum(BILLING_TIMES)
      .describe('Whether the prices of the order day or of the delivery count'),
    firstPossibleDeliveryDate: day.optional(),
    lastPossibleDeliveryDate: day.optional(),
    globalDiscountFactor: factor.optional(),
    maxOrdersPerCustomer: z.int().min(1).max(100_000).optional().describe('Left out: as many as they like'),
    blockedCustomers: z
      .array(key())
      .max(100_000)
      .refine((all) => areUnique(all, (id) => id), 'names one twice')
      .default([])
      .describe('Numbers of customers who may not order in it'),
    bannerPath: text(500)
      .refine((address) => isImageAddress(address), 'is no picture: a file below /media/ or an https address')
      .optional(),
    startPagePath: text(200)
      .regex(/^[^/\s][^\s?#]*[^/\s?#]$|^[^/\s?#]$/, 'is no path of a page like messe/herbst')
      .optional()
      .describe('The page of content it begins with'),
    orderHistoryAggregationRange: range.optional(),
  })
  .refine(
    ({ firstPossibleDeliveryDate, lastPossibleDeliveryDate }) =>
      isInOrder(firstPossibleDeliveryDate, lastPossibleDeliveryDate),
    { path: ['lastPossibleDeliveryDate'], error: 'is before firstPossibleDeliveryDate' },
  )
  .describe('A fair: a shop of its own for some time, with its prices, days and limits.');
/** A fair, see {@link fairLine}. */
export type FairLine = z.infer<typeof fairLine>;
