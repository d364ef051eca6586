/** A unit that can be counted in. */
export interface CountUnit {
  readonly abbreviation: string;
  readonly name: string;
  /** Storage units held by one of it. */
  readonly ratio: string;
}

/** An article of the shop on the list of a stock-taking, with all that has to be known of it without a network. */
export interface CountedProductLine {
  readonly kind: 'ARTICLE';
  /** Tells lines apart. */
  readonly key: string;
  readonly sku: string;
  /** The number that is shown. */
  readonly number: string;
  readonly name: string;
  readonly picture?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly categoryName?: string | undefined;
  readonly units: readonly CountUnit[];
  /** Abbreviation of the unit it is counted in. */
  readonly unit: string;
  /** Exact decimal; empty until it was counted. */
  readonly amount: string;
}

/** An article that the shop does not sell. */
export interface NonWebshopLine {
  readonly kind: 'FOREIGN';
  readonly key: string;
  readonly gtin?: string | undefined;
  readonly name: string;
  readonly unit: string;
  readonly amount: string;
}

/** A number that was scanned or typed and has not been looked up: there was no network. */
export interface UnresolvedLine {
  readonly kind: 'CODE';
  readonly key: string;
  readonly code: string;
  readonly amount: string;
}

/** A line of a stock-taking. */
export type CountLine = CountedProductLine | NonWebshopLine | UnresolvedLine;

/** A stock-taking on this device, from its first line until the backend has it. */
export interface InventoryCount {
  readonly id: string;
  /** Moment, ISO 8601. */
  readonly startedAt: string;
  readonly comment: string;
  readonly unloadingArea: string;
  readonly externalAddressId?: string | undefined;
  readonly lines: readonly CountLine[];
  /** It is done and waits to be sent. */
  readonly finished: boolean;
  /** When it was first sent without an answer: it may have arrived all the same. Moment, ISO 8601. */
  readonly triedAt?: string | undefined;
}
