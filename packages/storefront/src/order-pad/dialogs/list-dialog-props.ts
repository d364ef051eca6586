import type { ListLine } from '../reading/list-line';

/** What a dialog takes that brings a list into the pad. */
export interface ListDialogProps {
  readonly onList: (list: readonly ListLine[]) => void;
  readonly onClose: () => void;
}
