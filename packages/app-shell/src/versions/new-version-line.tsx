import { Button } from '@gastroshop/ui/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './new-version-line.module.css';
import { reloadLatest } from './reload-latest';

/** Says that a newer version has arrived, and takes it when the buyer wants it: nothing is loaded again by itself. */
export const NewVersionLine = (): ReactNode => {
  const { t } = useTranslation('shell-version');
  const [busy, setBusy] = useState(false);
  return (
    <div className={styles['line']} role="status">
      <span>{t('newVersionShort')}</span>
      <Button
        size="small"
        busy={busy}
        onClick={() => {
          setBusy(true);
          void reloadLatest();
        }}
      >
        {t('newVersionTake')}
      </Button>
    </div>
  );
};
