import type { Product } from '@gastroshop/api-contract';
import { offeredUnits, unitMeant } from '@gastroshop/domain/quantity';

// A file of its own: a room that is imported late by its name comes whole, and this one is loaded with the first letter.
export { parseAmountAndQuery } from '@gastroshop/domain/order-list';

/** Whether an article is sold in the unit that was typed. */
export const isSoldIn = ({ units }: Pick<Product, 'units'>, unit: string): boolean =>
  unitMeant(offeredUnits(units), unit) !== undefined;
