import { lazy, type ReactNode } from 'react';
import { LazySlot } from '../../shop';
import type { SaveTemplateDialogProps } from './save-template-dialog';

const Dialog = lazy(async () => ({ default: (await import('./save-template-dialog')).SaveTemplateDialog }));

/** Keeps lines as an order template under a name (TPL-1). The dialog is loaded when it is asked for. */
export const SaveTemplate = (props: SaveTemplateDialogProps): ReactNode => (
  <LazySlot>
    <Dialog {...props} />
  </LazySlot>
);
