/** A way to answer what is said about an amount. */
export interface OrderRemedy {
  readonly label: string;
  readonly take: () => void;
}

/** What an order control has to say beside its field. */
export type OrderHintData =
  | {
      /** The amount has to be decided on: it is none, or too small. */
      readonly kind: 'AMOUNT';
      /** Identifies the sentence, which describes the field. */
      readonly id: string;
      readonly text: string;
      /** What is asked besides, by voice alone. */
      readonly spoken?: string | undefined;
      /** Whether it is told at once, not only to who stands in the field. */
      readonly urgent: boolean;
      /** What answers it, at most two. */
      readonly remedies: readonly OrderRemedy[];
      /** Gives the amount before back. */
      readonly giveUp: () => void;
    }
  | { readonly kind: 'UNSENT' }
  | { readonly kind: 'DISABLED'; readonly reason: string };
