/** An amount in a unit, ready to be handed on. */
export interface OrderValue {
  /** Whole number of units, 1 to 99999; when something is counted, 0 as well. */
  readonly amount: number;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/** What stands in the field of a product outside the cart and has not been added yet. */
export interface OrderDraft {
  /** As it was typed, also what is no amount; may be empty. */
  readonly text: string;
  /** Abbreviation of the unit. */
  readonly unit: string;
}

/** A unit a product can be ordered in. */
export interface OrderUnit {
  /** Short form, shown in the field and handed on: "Ktn". */
  readonly abbreviation: string;
  /** Full name, shown in the list of units and read out: "Karton". */
  readonly name: string;
  /** Full name of several: "Kartons"; the name when it is missing. */
  readonly plural?: string | undefined;
  /** What one of it holds: "6 Stück". */
  readonly content?: string | undefined;
  /** Smallest amount that may be ordered in it, at least 1. */
  readonly minimum: number;
}

/** What is asked once about an amount far above the usual (QTY-6). */
export interface UnusualAmountInput {
  /** What is usual, with its unit: "1–4 Stk". */
  readonly usual: string;
  /** A usual amount, to be had instead. */
  readonly instead: number;
  /** Remembers that this amount is meant, so that it is not asked about again. */
  readonly confirm: () => void;
}

/** What the buyer has to be told after a commit. */
export interface OrderWarning {
  /** BELOW_MINIMUM: the amount was raised to the smallest allowed one (QTY-2). */
  readonly kind: 'BELOW_MINIMUM';
  /** The sentence in the buyer's language. */
  readonly text: string;
  /** Milliseconds the sentence should stay. */
  readonly durationMs: number;
}

/** Whether two drafts say the same. */
export const isSameDraft = (one: OrderDraft | undefined, other: OrderDraft | undefined): boolean =>
  one?.text === other?.text && one?.unit === other?.unit;
