import { IconAlertCircle, IconCheck, IconHelpCircle } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './line-counts.module.css';
import type { PadSums } from './lines/pad-sums';

/** How many lines are ready, wait for a confirmation, and are open; what there is none of is not said. */
export const LineCounts = ({
  ready,
  toConfirm,
  open,
}: Pick<PadSums, 'ready' | 'toConfirm' | 'open'>): ReactNode => {
  const { t } = useTranslation('order-pad');
  return (
    <>
      {ready > 0 && (
        <span className={styles['count']} data-tone="good">
          <IconCheck size={16} stroke={2.25} />
          {t('ready', { count: ready })}
        </span>
      )}
      {toConfirm > 0 && (
        <span className={styles['count']} data-tone="warning">
          <IconHelpCircle size={16} stroke={2} />
          {t('toConfirm', { count: toConfirm })}
        </span>
      )}
      {open > 0 && (
        <span className={styles['count']} data-tone="error">
          <IconAlertCircle size={16} stroke={2} />
          {t('open', { count: open })}
        </span>
      )}
    </>
  );
};
