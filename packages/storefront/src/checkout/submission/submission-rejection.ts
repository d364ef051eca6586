import type { OrderDifference } from '@gastroshop/api-contract';
import type { FairRejectionReason } from '@gastroshop/domain/cart';

/** The order a cart was ordered with. */
export interface AcceptedOrder {
  readonly id: string;
  /** The number people use. */
  readonly number: string;
  /** Who ordered. */
  readonly userName: string | undefined;
}

/** Why an order was not taken. Nothing was ordered, but for an unanswered one, of which that is not known. */
export type SubmissionRejection =
  /** Something differs from what the buyer saw; sent again with the token exactly that is confirmed. */
  | {
      readonly kind: 'DIFFERENCES';
      readonly differences: readonly OrderDifference[];
      readonly confirmationToken: string;
    }
  | {
      readonly kind: 'DEADLINE_PASSED';
      readonly nextPossibleDay: string | undefined;
      /** The frozen goods' day is the late one. */
      readonly frozen: boolean;
    }
  | { readonly kind: 'NOT_AVAILABLE'; readonly skus: readonly string[] }
  | { readonly kind: 'AMOUNT_TOO_SMALL'; readonly sku: string; readonly smallestAmount: number }
  | { readonly kind: 'DAY_NOT_POSSIBLE' }
  /** A day a line is planned for, or the only ones an article could come on. */
  | {
      readonly kind: 'PLAN_DAY';
      readonly sku: string;
      readonly day: string | undefined;
      readonly nextPossibleDay: string | undefined;
    }
  /** The delivery is not driven for so little. */
  | { readonly kind: 'ORDER_VALUE_TOO_SMALL' }
  /** The order it was to be added to cannot be changed any more. */
  | { readonly kind: 'ORDER_FIXED' }
  | { readonly kind: 'CART_EMPTY' }
  /** Somebody ordered this cart already: that order. */
  | { readonly kind: 'ALREADY_ORDERED'; readonly order: AcceptedOrder }
  | { readonly kind: 'FORBIDDEN' }
  | { readonly kind: 'ADDRESS_UNKNOWN' }
  /** The fair takes no order; the domain names the reasons. */
  | { readonly kind: 'FAIR'; readonly reason: FairRejectionReason }
  /** No answer came for so long that the buyer has to say whether it shall still be ordered. */
  | { readonly kind: 'UNANSWERED' }
  | { readonly kind: 'UNEXPECTED' };
