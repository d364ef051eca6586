import { decimal, isDecimalString, type Money, toMoney } from '../money';
import type { Price } from './price';

/**
 * The recommended retail price that comes with a price: gross euro, for information only. No rule calculates with it.
 *
 * @returns undefined when there is none or it is no number above 0
 * @example recommendedRetailPrice({ uvp: '5.5' }) // '5.50'
 */
export const recommendedRetailPrice = ({ uvp }: Pick<Price, 'uvp'>): Money | undefined =>
  uvp !== undefined && isDecimalString(uvp) && decimal(uvp).gt(0) ? toMoney(uvp) : undefined;
