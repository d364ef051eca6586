import type { OracleQuestion } from './price';

/** A VAT rate from a day on. */
export interface OracleVat {
  readonly percent: string;
  readonly from: string;
}

/** Deposit on the containers of a storage unit. */
export interface OracleDeposit {
  readonly amount: string;
  readonly containersPerStorageUnit: string;
  readonly kind: 'SINGLE_USE' | 'MULTI_USE';
}

/** A line of a cart. Its delivery is told by a key, so that the oracle need not know how deliveries are made. */
export interface OracleLine {
  readonly question: OracleQuestion;
  readonly delivery: string;
  readonly deliveryDay: string;
  readonly vat?: readonly OracleVat[] | undefined;
  readonly deposit?: OracleDeposit | undefined;
}

/** Something that is billed besides the articles. */
export interface OracleFee {
  readonly net: string;
  readonly delivery: string;
  readonly deliveryDay: string;
  readonly vat?: readonly OracleVat[] | undefined;
}
