import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertCircle, IconCheck } from '../icons';
import styles from './row-status.module.css';

/** What the result of checking a row takes. */
export interface RowStatusProps {
  /** What is wrong; missing when nothing is. */
  readonly problem: string | undefined;
}

/** Says in a word that a row is all right, or in a sentence why it is not. */
export const RowStatus = ({ problem }: RowStatusProps): ReactNode => {
  const { t } = useTranslation('ui-upload');
  return problem === undefined ? (
    <span className={styles['good']}>
      <IconCheck size={16} stroke={2.25} />
      <span>{t('good')}</span>
    </span>
  ) : (
    <span className={styles['bad']} title={problem}>
      <IconAlertCircle size={16} stroke={2} />
      <span className={styles['words']}>{problem}</span>
    </span>
  );
};
