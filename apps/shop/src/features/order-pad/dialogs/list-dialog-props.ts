import type { Arrival } from '../parsing/arrival';

/** What a dialog takes that brings a list into the pad. */
export interface ListDialogProps {
  readonly onArrival: (arrival: Arrival) => void;
  readonly onClose: () => void;
}
