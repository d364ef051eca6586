import type { Product } from '@gastroshop/api-contract';
import type { Draft } from './draft';

type Deposit = NonNullable<Product['deposit']>;

const CAN_OR_PLASTIC = '0.25';
const BOTTLE = 0.2;
const LARGE_BOTTLE = 0.29;
const CRATE = 3;
const KEG = '30.00';
/** From this content on, in litres, a glass bottle counts as large. */
const LARGE = 1;

/** The deposit of an article; a crate is paid for with its bottles. */
export const depositOf = ({ traits, pack }: Draft): Deposit | undefined => {
  const { deposit } = traits;
  const isCrateOfDrinks = pack.container.abbreviation === 'Kiste' && pack.unit === 'l' && pack.pieces > 1;
  if (deposit === 'KEG') return { amountString: KEG, containersPerStorageUnit: 1, kind: 'MULTI_USE' };
  if (deposit === 'CAN')
    return { amountString: CAN_OR_PLASTIC, containersPerStorageUnit: pack.pieces, kind: 'SINGLE_USE' };
  if (!isCrateOfDrinks) return undefined;
  const bottles = pack.pieces * (pack.quantity >= LARGE ? LARGE_BOTTLE : BOTTLE);
  return { amountString: (CRATE + bottles).toFixed(2), containersPerStorageUnit: 1, kind: 'MULTI_USE' };
};
