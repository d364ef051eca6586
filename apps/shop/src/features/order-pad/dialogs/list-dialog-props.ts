import type { Arrival } from '../reading/arrival';

/** What a dialog takes that brings a list into the pad. */
export interface ListDialogProps {
  readonly onArrival: (arrival: Arrival) => void;
  readonly onClose: () => void;
}
