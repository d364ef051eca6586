import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button';
import { Modal } from './modal';

/** What a question takes. */
export interface ConfirmDialogProps {
  /** Whether it is open. */
  readonly opened: boolean;
  /** The question. */
  readonly title: string;
  /** What the answer means. */
  readonly children?: ReactNode;
  /** The words of the button that does it; a verb. */
  readonly confirmLabel: string;
  /** Something is lost for good. */
  readonly danger?: boolean | undefined;
  /** It is being done. */
  readonly busy?: boolean | undefined;
  /** Does it. */
  readonly onConfirm: () => void;
  /** Leaves everything as it is. */
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone; what can be undone is done, with a way back. */
export const ConfirmDialog = ({
  opened,
  title,
  children,
  confirmLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactNode => {
  const { t } = useTranslation('ui-overlay');
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={title}
      size="small"
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'filled'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
};
