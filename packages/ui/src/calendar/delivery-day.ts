/** A day in the calendar. */
export type DeliveryDay =
  | {
      /** YYYY-MM-DD. */
      readonly date: string;
      readonly kind: 'possible';
      /** Until when to order for it; by the clock on the buyer's wall. */
      readonly deadline?: { readonly date: string; readonly time: string } | undefined;
    }
  | {
      /** YYYY-MM-DD. */
      readonly date: string;
      readonly kind: 'impossible';
      /** Why nothing is delivered, such as the name of a holiday. */
      readonly reason?: string | undefined;
    };
