import type { Product } from '@gastroshop/api-contract';
import { offeredUnits, unitMeant } from '@gastroshop/domain/quantity';

// A file of its own: a room that is imported late by its name comes whole, and this one is loaded with the first letter.
export { parseAmountAndQuery } from '@gastroshop/domain/order-list';

const wordsOf = (text: string): readonly string[] => text.toLocaleLowerCase().match(/\p{L}+|\p{Nd}+/gu) ?? [];

/**
 * Whether a number was typed that is neither read as an amount nor part of the article's name: "2,5 obers". What nobody
 * understood is never replaced by the usual amount.
 */
export const leavesNumber = (text: string, { name, productDisplayName = name }: Product): boolean => {
  const words = new Set(wordsOf(`${name} ${productDisplayName}`));
  return wordsOf(text).some((word) => /\d/.test(word) && !words.has(word));
};

/** Whether an article is sold in the unit that was typed. */
export const isSoldIn = ({ units }: Pick<Product, 'units'>, unit: string): boolean =>
  unitMeant(offeredUnits(units), unit) !== undefined;
