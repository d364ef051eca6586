import { APPLICATION_ORDERS, PRICE_TYPES } from '@gastroshop/domain/pricing';
import { z } from 'zod';
import { day, decimalText, key, positiveText, sku } from './fields';

const factor = positiveText.refine((value) => Number(value) <= 1, 'has to be 1 at most: 0.95 is 5 % off');

const reduction = z.strictObject({
  applicationOrder: z.enum(APPLICATION_ORDERS),
  discountFactorString: factor,
  type: key().optional(),
});

/** A price of an article and whom it is for, as a line of `import prices`. */
export const priceLine = z
  .strictObject({
    sku,
    type: z.enum(PRICE_TYPES),
    rawValueString: positiveText.describe(
      'Net euro per storage unit; weighed articles: per the unit they are priced by',
    ),
    minQuantity: z
      .number()
      .min(0)
      .max(999_999)
      .default(0)
      .describe('Storage units from which the price applies'),
    fromDate: day.optional(),
    toDate: day.optional(),
    attachedDiscount: reduction.optional(),
    attachedBonus: reduction.optional(),
    uvp: decimalText.optional().describe('Recommended retail price, gross euro'),
    priceList: key().optional().describe('For customers with this price list'),
    customerId: key().optional().describe('For this customer'),
    fairId: key().optional().describe('In this fair'),
  })
  .refine(({ fromDate, toDate }) => fromDate === undefined || toDate === undefined || fromDate <= toDate, {
    path: ['toDate'],
    error: 'is before fromDate',
  })
  .refine(({ priceList, customerId }) => priceList === undefined || customerId === undefined, {
    path: ['customerId'],
    error: 'a price is for a price list or for a customer, not for both',
  })
  .describe('A price of an article: for everybody, a price list, a customer; in a fair or not.');
/** A price of an article, see {@link priceLine}. */
export type PriceLine = z.infer<typeof priceLine>;

/**
 * What makes two lines the same price: article, whom it is for, type, first quantity, first day. Written as the database
 * writes it for its rows.
 */
export const priceKey = ({
  sku: product,
  type,
  minQuantity,
  fromDate,
  priceList,
  customerId,
  fairId,
}: PriceLine) =>
  [
    product,
    `${fairId === undefined ? '' : `F:${fairId}`}${priceList === undefined ? '' : `L:${priceList}`}${customerId === undefined ? '' : `C:${customerId}`}`,
    type,
    String(minQuantity),
    fromDate ?? '',
  ].join('\t');
