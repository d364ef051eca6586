import type { DecimalString } from '../money';

/** A unit an article is sold in: piece, carton, crate, kg. */
export interface Unit {
  /** Word a person reads, for example "Karton". */
  readonly name: string;
  /** Key of the unit within its article, for example "KT". */
  readonly abbreviation: string;
  /** Storage units held by one of this unit; a fraction is allowed. The storage unit has 1. */
  readonly ratio: DecimalString | number;
  readonly isDefault: boolean;
  /** Whether a buyer may choose it (PRD-3). */
  readonly isVisible: boolean;
  readonly isStorageUnit: boolean;
}
