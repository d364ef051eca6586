import { Button } from '@gastroshop/ui/button';
import { IconClipboardList, IconEdit, IconUpload } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pad-empty-state.module.css';
import type { PadDialog } from './pad-tools';

/** What the help takes. */
export interface PadEmptyStateProps {
  readonly onOpen: (dialog: PadDialog) => void;
}

/** What the empty pad is for and how to start it. */
export const PadEmptyState = ({ onOpen }: PadEmptyStateProps): ReactNode => {
  const { t } = useTranslation('order-pad');
  return (
    <section className={styles['start']} aria-label={t('startTitle')}>
      <div className={styles['way']}>
        <IconEdit size={24} />
        <p>{t('startType')}</p>
      </div>
      <div className={styles['way']}>
        <IconClipboardList size={24} />
        <p>{t('startPaste')}</p>
        <Button
          size="small"
          onClick={() => {
            onOpen('paste');
          }}
        >
          {t('pasteTitle')}
        </Button>
      </div>
      <div className={styles['way']}>
        <IconUpload size={24} />
        <p>{t('startUpload')}</p>
        <Button
          size="small"
          onClick={() => {
            onOpen('upload');
          }}
        >
          {t('uploadTitle')}
        </Button>
      </div>
    </section>
  );
};
