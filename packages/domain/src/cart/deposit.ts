import { decimal, toMoney, type DecimalInput, type DecimalString, type Money } from '../money';

/** Whether a deposit is for containers used once (outside VAT) or returned and refilled (taxed like its article). */
export const DEPOSIT_KINDS = ['SINGLE_USE', 'MULTI_USE'] as const;
/** Kind of deposit, see {@link DEPOSIT_KINDS}. */
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

/** What is paid for the containers of an article and paid back when they return. */
export interface Deposit {
  /** Euro for one container. */
  readonly amountString: DecimalString;
  /** Containers in one storage unit: a tray of 24 cans has 24. */
  readonly containersPerStorageUnit: DecimalString | number;
  readonly kind: DepositKind;
}

/**
 * Containers that go with an amount of goods. A container is never split: of a broken unit they are rounded up.
 *
 * @param storageQuantity amount of goods in storage units; for weighed articles too, since containers do not follow the weight
 * @throws RangeError when a number is not decimal
 * @example containerCount({ amountString: '0.25', containersPerStorageUnit: 24, kind: 'SINGLE_USE' }, '0.3') // 8
 */
export const containerCount = (deposit: Deposit, storageQuantity: DecimalInput): number =>
  decimal(deposit.containersPerStorageUnit).times(decimal(storageQuantity)).ceil().toNumber();

/**
 * The deposit of a row in euro, rounded half up to the cent. No discount ever lowers it.
 *
 * @param storageQuantity amount of goods in storage units
 * @throws RangeError when a number is not decimal
 * @example rowDeposit({ amountString: '0.25', containersPerStorageUnit: 24, kind: 'SINGLE_USE' }, 2) // '12.00'
 */
export const rowDeposit = (deposit: Deposit, storageQuantity: DecimalInput): Money =>
  toMoney(decimal(deposit.amountString).times(containerCount(deposit, storageQuantity)));
