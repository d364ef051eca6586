import type { Completion, Product } from '@gastroshop/api-contract';
import { type AmountAndQuery, parseAmountAndQuery } from '@gastroshop/domain/order-list';
import { offeredUnits, unitMeant } from '@gastroshop/domain/quantity';
import { carriesNumber } from '../product-data';

/** What is suggested, and how what was typed was read for it. */
export interface TypedCompletion extends Completion {
  readonly typed: AmountAndQuery;
}

/** An amount of a product, as an order control takes it that is not in the cart. */
export interface TypedAmount {
  readonly text: string;
  /** Abbreviation of the product's unit. */
  readonly unit: string;
}

/**
 * What was typed beside a product's name; undefined where nothing was, or the product is not sold in that unit: another one is
 * never taken in its place.
 *
 * @param usedUnit the unit of who names none
 */
export const amountFor = (
  { units }: Pick<Product, 'units'>,
  { amount, unit }: Pick<AmountAndQuery, 'amount' | 'unit'>,
  usedUnit: string,
): TypedAmount | undefined => {
  if (amount === undefined) return undefined;
  const meant = unit === undefined ? usedUnit : unitMeant(offeredUnits(units), unit)?.abbreviation;
  return meant === undefined ? undefined : { text: String(amount), unit: meant };
};

/**
 * Asks for what is typed as the shops' own search does: "3 kisten milch" looks for milk, and the amount stays beside it. A
 * number is an amount when a unit says so that something found is sold in, or when nothing is called so with it: "7 up" is a
 * name, "3 milch" is not.
 *
 * @param ask looks for a text; a unit puts what is sold in it first
 */
export const completeTyped = async (
  text: string,
  ask: (query: string, unit?: string) => Promise<Completion>,
): Promise<TypedCompletion> => {
  const typed = parseAmountAndQuery(text);
  const whole = { text, isNumber: false };
  if (typed.amount === undefined || typed.isNumber) return { ...(await ask(typed.text)), typed };
  const { unit } = typed;
  if (unit === undefined) {
    const named = await ask(text);
    if (named.products.some(({ name }) => carriesNumber(name, text))) return { ...named, typed: whole };
    return { ...(await ask(typed.text)), typed };
  }
  const answer = await ask(typed.text, unit);
  if (answer.products.some(({ units }) => unitMeant(offeredUnits(units), unit) !== undefined))
    return { ...answer, typed };
  // Contents are told like amounts: "1 kg mehl" is flour in bags of one kilogram.
  const named = await ask(text);
  return named.products.length === 0 ? { ...answer, typed } : { ...named, typed: whole };
};
